# Lo que las reglas no admiten en una partida. Las longitudes van en centésimas de pulgada.

error-match-over = La partida ha terminado: ya no admite nada.
error-not-your-decision = Ahora no decide el bando { $seat }.
error-not-offered = Eso no se puede hacer ahora. Se espera: { $expected ->
    [act] una orden de la miniatura activada
    [advance] el avance de un Explorador, o renunciar a él
    [direction] una dirección, de 0 a 359 grados
    [put] el lugar de lo que se está colocando
   *[other] { $expected }
  }.
error-not-active = La miniatura activada es { $expected }, no { $value }.
error-not-in-zone = { $value } no puede colocarse ahí.
error-no-action-left = No le quedan acciones en esta activación.
error-cannot-bless = Esa Bendición no puede darse ahora a esa miniatura.

error-dice-expected = Se esperaban los dados de «{ $expected }».
error-dice-count = Tienen que caer estos dados: { $expected }.
error-die-face = Un dado no puede mostrar { $value }: se esperaba { $expected }.
error-token-expected = Hay que sacar una ficha de la bolsa. Quedan: { $expected }.
error-token-not-in-bag = En la bolsa no hay ninguna ficha { $value }. Quedan: { $expected }.

error-not-a-target = { $value } no puede ser el objetivo.
error-nothing-to-shoot = { $value } no tiene con qué disparar.
error-aims-already = Ya apunta a { $value }.
error-no-sight = No hay Línea de Visión a { $value }.
error-weapon-not-at-hand = No lleva { $value }. Tiene: { $expected }.
error-no-overcharge = { $value } no se puede sobrecargar.
error-weapon-unusable = { $value } no alcanza a ese objetivo o no puede usarse en esta situación.
error-cannot-cast = { $value } no puede canalizarse ahora.
error-no-such-grenade = No lleva ninguna granada { $value }.
error-throw-nowhere = La granada ha de apuntarse a un lugar del tablero con algo debajo.
error-throw-too-far = La granada no llega: como mucho, { $expected } centésimas de pulgada.

error-no-move-left = No le queda ningún movimiento en esta activación.
error-move-too-long = El movimiento mide { $value } centésimas de pulgada y caben { $expected }.
error-move-board-edge = Tramo { $leg }: se sale del tablero.
error-move-wall = Tramo { $leg }: hay terreno en medio.
error-move-foe = Tramo { $leg }: pasa a través de un enemigo.
error-move-steep = Tramo { $leg }: ni se anda ni se escala en diagonal hacia arriba; primero hasta la pared y luego recto.
error-move-no-face = Tramo { $leg }: ahí no hay ninguna pared que escalar.
error-move-no-surface = Tramo { $leg }: no hay suelo donde ponerse.
error-move-gap = Tramo { $leg }: el hueco es demasiado ancho para saltarlo.
error-move-harmful-fall = Tramo { $leg }: la caída haría daño y este movimiento no lo admite.
error-move-end-on-face = El movimiento acaba a media pared, y la escalada ha de completarse.
error-move-end-occupied = El movimiento acaba donde ya hay algo.
error-move-end-unsupported = El movimiento acaba en el aire.
error-may-not-leave = No puede abandonar el tablero por el borde { $value }.
error-not-at-the-edge = Su peana no toca el borde { $value } al acabar el movimiento.

error-wrong-edition = La partida está preparada para { $value } y las reglas son { $expected }.
error-nobody-plays = La plantilla { $value } no tiene ninguna miniatura que juegue esta partida.
error-dice-used-up = Faltan dados: no queda ninguno escrito para «{ $purpose }».
