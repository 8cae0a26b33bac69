# Las frases de los errores comunes: error-<código>. Las de cada parte están con los textos de esa parte.

error-usage-needs-value = La opción { $option } necesita un valor.
error-usage-takes-no-value = La opción { $option } no lleva valor.
error-usage-language = No hablamos «{ $value }», que viene de { $source }. Idiomas posibles: { $expected }.
error-usage-missing = Falta { $name }.
error-usage-bad-value = { $name } no puede ser «{ $value }»: se esperaba { $expected ->
    [int] un número entero
    [N] { $least ->
        [none] un número entero
       *[other] { $most ->
            [none] un número entero desde { $least }
           *[other] un número entero de { $least } a { $most }
          }
      }
    [float] un número
   *[other] { $expected }
  }.
error-usage-no-such-option = No existe la opción { $option }. Prueba con: { $known }.
error-usage-no-such-command = No existe la orden «{ $word }». Prueba con: { $known }.
error-usage-no-command = Falta decir qué orden: { $command } --help las muestra.
error-usage-too-many = Sobran palabras: { $command } --help muestra las que caben.
error-usage-no-folder = { $folder } no es una carpeta que se pueda leer.

error-file-missing = No existe el archivo { $file }.
error-file-forbidden = No hay permiso para usar { $file }.
error-file-is-folder = { $file } es una carpeta, y hace falta un archivo.
error-file-no-folder = No existe la carpeta de { $file }.
error-file-exists = { $file } ya existe; --force escribe encima.
error-output-unusable = No se puede escribir la respuesta ({ $reason }).
error-file-unusable = No se puede usar { $file } ({ $reason }).

error-rule-unknown = Ninguna regla se llama «{ $id }». Se parecen: { $known }.

error-content-text-junk = { $place }: no se entiende «{ $got }».
error-content-text-twice = { $file }: el mensaje { $row } ya está en { $got }.
error-content-text-alone = { $file }: el mensaje { $row } no está en el otro idioma ({ $expected }).
error-content-text-variables = { $file }: el mensaje { $row } usa «{ $got }» y su gemelo «{ $expected }».
error-content-text-not-utf8 = { $place }: el texto no está en UTF-8 (byte { $got }).
