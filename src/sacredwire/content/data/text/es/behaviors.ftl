# Comportamientos de hostiles y Compañeros: behavior-<id>, y lo que hacen: does-behavior-<id>.

behavior-attack = Atacar
behavior-patrol = Patrullar
behavior-cover = Cobertura
behavior-regroup = Reagrupar
behavior-flee = Huir
behavior-wait = Esperar
behavior-frenzy = Frenesí
behavior-mob-up = Jauría
behavior-summon = Invocar
behavior-phase = Fase
behavior-cooperate = Cooperar

does-behavior-attack = Ataca al enemigo al que más probabilidades tiene de impactar; si no puede atacar a ninguno, avanza hacia el más accesible.
does-behavior-patrol = Se mueve hacia el marcador de botín visible más cercano; si no ve ninguno, en una dirección al azar.
does-behavior-cover = Se mueve al punto más cercano a cubierto del enemigo más próximo; si no hay ninguno a su alcance, se aleja de él.
does-behavior-regroup = Se mueve hacia su amigo más cercano; si no le queda ninguno, espera.
does-behavior-flee = Se mueve hacia el borde más cercano y se detiene en él.
does-behavior-wait = No hace nada.
does-behavior-frenzy = Ataca dos veces al mismo objetivo.
does-behavior-mob-up = Ataca con una bonificación de Combate.
does-behavior-summon = Los suyos que están juntos hacen aparecer Parpadeos.
does-behavior-phase = Se teletransporta en una dirección al azar.
does-behavior-cooperate = Interrogar a este grupo es más fácil durante la ronda siguiente.

situation-no-sight = Sin LdV
situation-sight = Con LdV
situation-engaged = Trabado
