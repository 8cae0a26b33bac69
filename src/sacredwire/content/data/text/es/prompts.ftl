# Lo que la partida pregunta a quien decide: prompt-<clave>.

prompt-act = ¿Qué hace ahora?
prompt-activate = ¿Qué miniatura activas?
prompt-advance = ¿Avanza antes de empezar?
prompt-bless = ¿Le das una Bendición para esta tirada?
prompt-bless-rolled = Ya han caído los dados: ¿le das una Bendición?
prompt-carrier = ¿Qué miniatura lleva la Fuente?
prompt-corner = ¿Qué esquina eliges?
prompt-decoy = ¿Qué botín de los que has colocado es falso? El rival no lo sabrá.
prompt-defend = ¿Se defiende o contraataca?
prompt-deploy = ¿Qué miniatura despliegas?
prompt-direction = ¿En qué dirección?
prompt-drop-weapon = ¿Qué arma suelta?
prompt-edge = ¿Qué borde eliges?
prompt-free-attack = ¿Con qué arma hace su ataque gratis?
prompt-free-search = ¿Qué miniatura busca gratis?
prompt-knockback = ¿Empujas al objetivo?
prompt-play-on = El rival no tiene a nadie en el tablero: ¿terminas aquí o sigues?
prompt-quadrant = ¿En qué cuadrante cuenta?
prompt-put = ¿Dónde va?
prompt-redeploy = ¿Qué miniatura del Agresor vuelves a desplegar?
prompt-reroll-die = ¿Qué dado repites?
prompt-severance = ¿Gastas Finiquito en este ataque?
prompt-spawn-place = ¿Dónde aparecerán los hostiles?
prompt-target = ¿Qué miniatura enemiga es tu objetivo? El rival no lo sabrá.
prompt-terrain = ¿Qué pieza de terreno pones?
prompt-trauma-kit = ¿Anulas el Crítico con el Kit Trauma?
