# Lo que la geometría se niega a usar.

error-piece-footprint = La planta de la pieza «{ $piece }» tiene que ser convexa, ir en sentido contrario a las agujas del reloj, tener al menos tres esquinas y caber en el tablero.
error-piece-height = La pieza «{ $piece }» tiene que subir desde su base hasta su parte superior, entre 0 y { $high } centésimas de pulgada.
