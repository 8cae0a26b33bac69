# Behaviors of hostiles and Coworkers: behavior-<id>, and what they do: does-behavior-<id>.

behavior-attack = Attack
behavior-patrol = Patrol
behavior-cover = Cover
behavior-regroup = Regroup
behavior-flee = Flee
behavior-wait = Wait
behavior-frenzy = Frenzy
behavior-mob-up = Mob Up
behavior-summon = Summon
behavior-phase = Phase
behavior-cooperate = Cooperate

does-behavior-attack = Attacks the enemy it is most likely to hit; with none it can attack, it advances toward the easiest to reach.
does-behavior-patrol = Moves toward the nearest visible Loot Marker; seeing none, in a random direction.
does-behavior-cover = Moves to the nearest point in cover from the nearest enemy; with none in reach, away from it.
does-behavior-regroup = Moves toward its nearest friend; with none left, it waits.
does-behavior-flee = Moves toward the nearest edge and stops there.
does-behavior-wait = Does nothing.
does-behavior-frenzy = Attacks the same target twice.
does-behavior-mob-up = Attacks with a bonus to Combat.
does-behavior-summon = Its friends that stand together bring Flickers.
does-behavior-phase = Teleports in a random direction.
does-behavior-cooperate = Interrogating this group is easier during the next round.

situation-no-sight = No LoS
situation-sight = Has LoS
situation-engaged = Engaged
