# The sentences of shared errors: error-<code>. Those of each part stand with that part's texts.

error-usage-needs-value = The option { $option } needs a value.
error-usage-takes-no-value = The option { $option } takes no value.
error-usage-language = We do not speak “{ $value }”, which comes from { $source }. Possible languages: { $expected }.
error-usage-missing = { $name } is missing.
error-usage-bad-value = { $name } cannot be “{ $value }”: expected { $expected ->
    [int] a whole number
    [N] { $least ->
        [none] a whole number
       *[other] { $most ->
            [none] a whole number from { $least } up
           *[other] a whole number from { $least } to { $most }
          }
      }
    [float] a number
   *[other] { $expected }
  }.
error-usage-no-such-option = There is no option { $option }. Try: { $known }.
error-usage-no-such-command = There is no command “{ $word }”. Try: { $known }.
error-usage-no-command = A command is missing: { $command } --help shows them.
error-usage-too-many = There are words too many: { $command } --help shows those that fit.
error-usage-no-folder = { $folder } is no folder that can be read.

error-file-missing = There is no file { $file }.
error-file-forbidden = There is no permission to use { $file }.
error-file-is-folder = { $file } is a folder, and a file is needed.
error-file-no-folder = The folder of { $file } does not exist.
error-file-exists = { $file } exists already; --force writes over it.
error-output-unusable = The answer cannot be written ({ $reason }).
error-file-unusable = { $file } cannot be used ({ $reason }).

error-rule-unknown = No rule is called “{ $id }”. Similar ones: { $known }.

error-content-text-junk = { $place }: “{ $got }” cannot be understood.
error-content-text-twice = { $file }: the message { $row } already stands in { $got }.
error-content-text-alone = { $file }: the message { $row } is missing in the other language ({ $expected }).
error-content-text-variables = { $file }: the message { $row } uses “{ $got }” and its twin “{ $expected }”.
error-content-text-not-utf8 = { $place }: the text is not UTF-8 (byte { $got }).
