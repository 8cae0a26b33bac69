# Lo que dice la orden `odds`.

cli-odds-attacker = Nivel de quien ataca: 2d4, 2d6, 2d8, 2d10 o 2d12.
cli-odds-defender = Nivel de quien defiende.
cli-odds-attacker-mod = Suma de sus modificadores de ND, todos: cobertura, movimiento, arma…
cli-odds-defender-mod = Suma de los modificadores de ND de la defensa.
cli-odds-attacker-reroll = Caras que repite, separadas por comas; si falta, las de su arma. Vacío: ninguna.
cli-odds-defender-reroll = Caras que repite quien defiende; si falta, las del arma con que responde. Vacío: ninguna.
cli-odds-fixed = Quien defiende son los 2d6 fijos (Buscar, granadas, Moral): sin desbordamiento.
cli-odds-retry = Quién repite una vez su tirada de Astucia perdida (Agente): attacker, defender o both.
cli-odds-weapon = Arma o granada de quien ataca: añade el daño que sigue.
cli-odds-riposte = Arma con la que el objetivo responde con un Contraataque.
cli-odds-armor = Puntos que resta la armadura del objetivo.
cli-odds-attacker-armor = Puntos que resta la armadura de quien ataca, ante el Contraataque.
cli-odds-health = Salud que le queda al objetivo: añade la probabilidad de dejarlo Fuera de Combate.
cli-odds-wounded = El objetivo está herido.
cli-odds-damage-bonus = Daño que se suma una vez a cada impacto (Bruto: 1).
cli-odds-critical-mod = Lo que se suma a la tirada de crítico (Forro Protector: -1).
cli-odds-max-damage = Todo impacto hace el daño máximo (Finiquito, Rifle sobrecargado).
cli-odds-edition = Edición de cuyas armas y reglas se trata; si falta, sacredwire-0.9.

odds-levels = Tiran { $attacker } contra { $defender }, contados los modificadores y el desbordamiento.
odds-rerolls-attacker = Quien ataca repite los dados que muestren: { $faces }.
odds-rerolls-defender = Quien defiende repite los dados que muestren: { $faces }.
odds-win = Gana quien ataca
odds-double = Doble o más
odds-triple = Triple o más
odds-quadruple = Cuádruple o más
odds-fumble = Pifia

odds-damage = Daño de { $weapon } a un objetivo con armadura { $armor }, fallos incluidos:
odds-riposte = Daño del Contraataque con { $weapon } a quien ataca, con armadura { $armor }:
odds-out-row = Fuera de Combate por crítico
odds-mean = De media, { $mean } de daño.
odds-mean-aside = De media, { $mean } de daño, sin contar lo que un crítico deja Fuera de Combate.
odds-health = A un objetivo con { $health } de Salud le quita { $expected } de media…
odds-health-out = … y lo deja Fuera de Combate el { $chance } de las veces.

odds-number = { $whole },{ $decimals }
odds-percent = { $percent } %
odds-percent-least = < { $percent } %
odds-percent-most = > { $percent } %

error-unknown-tier = No existe el nivel «{ $tier }». Los hay de { $expected }.
error-odds-face = { $option }: «{ $value }» no es una cara de ese dado, que las tiene del 1 al { $largest }.
error-odds-fixed = Con --fixed, quien defiende son { $tier } sin modificadores, sin repeticiones y sin segundo intento.
error-odds-weapon = No hay arma ni granada con el identificador «{ $weapon }». Prueba con: { $known }.
error-odds-riposte = Con { $weapon } no se puede hacer un Contraataque: hace falta un arma cuerpo a cuerpo.
error-odds-needs = { $option } habla del daño y no dice nada sin { $needed }.
error-odds-grenade = La granada { $weapon } se tira contra los 2d6 fijos: añade --fixed.
error-odds-no-riposte = Solo a un ataque cuerpo a cuerpo se responde con un Contraataque: sobra --riposte.
