# What is refused of a content file. $place: file › table › row › field.

error-content-unknown-edition = There is no edition “{ $got }”. There are: { $expected }.
error-content-circle = { $place }: the edition “{ $got }” ends up extending itself.
error-content-not-toml = { $place }: this is no readable TOML file: { $line ->
    [end] something is left open at the end of the file
   *[other] line { $line }, column { $column }: { $twice ->
        [yes] what is already said is repeated there
       *[other] what is written there is no TOML; name = value, [[pieces]] or "a text" would be
      }
  }.
error-content-not-text = { $place }: this is no text file in UTF-8 (byte { $got }).
error-content-no-victory = { $place }: the mission has pieces and does not say how it is won. It may be: { $expected }.
error-content-step-twice = { $place }: “{ $got }” stands in the list before. It may be: { $expected }.
error-content-unreadable = { $place }: cannot be read ({ $got }).
error-content-missing-table = { $place }: the file of this table is missing, and no edition it extends has it.
error-content-unknown-table = { $place }: there is no table “{ $got }”. Try: { $expected }.
error-content-unknown-field = { $place }: there is no such field. Try: { $expected }.
error-content-missing-field = { $place }: this field is missing.
error-content-wrong-value = { $place }: “{ $got }” stands where { $kind ->
    [int] a whole number{ $limit } or a figure of the game (2d8, d6, 4")
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $expected }
  } was expected.
error-content-unknown-effect = { $place }: there is no effect “{ $got }”. There are: { $expected }.
error-content-unknown-piece = { $place }: there is no piece of a mission “{ $got }”. There are: { $expected }.
error-content-unknown-marker = { $place }: the mission lays out no marker “{ $got }”. It may be: { $expected }.
error-content-not-counted = { $place }: no piece of the mission counts “{ $got }”. It may be: { $expected }.
error-content-unknown-rule = { $place }: there is no rule “{ $got }”. It may be: { $expected }.
error-content-unknown-row = { $place }: there is no row “{ $got }” to remove.
error-content-duplicate-id = { $place }: the id “{ $got }” is taken.
error-content-duplicate-roll = { $place }: the number { $got } is already that of the row “{ $expected }”.
error-content-missing-roll = { $place }: no row has the number { $expected }.
error-content-roll-outside = { $place }: the number { $got } is not on the table's die ({ $expected }).
error-content-unknown-weapon = { $place }: there is no weapon “{ $got }”. There are: { $expected }.
error-content-unknown-deployment = { $place }: there is no deployment “{ $got }”. There are: { $expected }.
error-content-unknown-faction = { $place }: there is no faction “{ $got }”. There are: { $expected }.
error-content-unknown-unit = { $place }: there is no unit “{ $got }”. There are: { $expected }.
error-content-behavior-gap = { $place }: the rows cover { $got } and must cover each number of { $expected } once and in order.
error-content-no-name = { $place }: its name is missing, the message “{ $expected }”.
error-unknown-language = There is no language “{ $got }”. There are: { $expected }.
error-text-missing = There is no text “{ $message }” in the language { $language }.
error-text-broken = The text “{ $message }” of the language { $language } lacks something: { $reason }.
