# The policies in which editions differ: policy-<switch>, with its value in $value.

policy-aim = { $value ->
    [target-defense] Aim takes one Die Tier from the target's Defense against the next shot.
   *[aimer-combat] Aim adds one Die Tier to the shooter's Combat on its next shot.
  }
policy-aim-lost = { $value ->
    [hit] Aim is lost when the model is hit.
   *[damage] Aim is lost when the model takes damage.
  }
policy-reroll-blessing = { $value ->
    [after-roll] Reroll may be declared once the roll is seen.
   *[before-roll] Reroll is declared before rolling.
  }
policy-focus = { $value ->
    [extra-activations] The tokens of Focus give further activations.
   *[own-tokens] Nobody activates twice in a round: the tokens of Focus are the model's own.
  }
policy-fall = { $value ->
    [floor-total] A fall of more than 3" does a d6 for every whole 3".
   *[ceil-excess] A fall does a d6 for every 3", or part of them, beyond the first 3".
  }
policy-climb-must-finish = { $value ->
    [true] A climb must be paid with the Move that is left, or it is not begun.
   *[false] A climb may stop part of the way up.
  }
policy-knockback = { $value ->
    [may] The attacker chooses whether to push.
   *[always] The push always happens.
  }
policy-riposte-loss = { $value ->
    [plain] A Riposte that loses costs the ordinary damage.
   *[double-dice] A Riposte that loses costs twice the damage dice.
  }
policy-ran-target = { $value ->
    [0] Having used Move Again does not trouble a shooter.
   *[other] Shooting at a model that used Move Again this round: { $value } Die Tier.
  }
policy-engaged-may-shoot = { $value ->
    [true] An Engaged model may shoot.
   *[false] An Engaged model may not shoot.
  }
policy-grenade-at-feet = The grenade lands at the thrower's feet if the 2d6 reach { $value } times its total or more.
policy-critical-damage = { $value ->
    [before-armor] A critical's extra damage is added before armor.
   *[after-armor] A critical's damage comes afterwards and ignores armor.
  }
policy-heavy-armor-move = { $value ->
    [0] Heavy armor takes only the Move its row says.
   *[other] Every heavy armor changes Move by { $inches } unless its row takes more.
  }
policy-morale-help = { $value ->
    [0] Nobody helps in a Morale test.
   *[other] A friend within { $inches } adds one Die Tier to the Morale test.
  }
policy-enemies = { $value ->
    [sides] Enemies are the two squads, the hostiles and the hostile Coworkers.
   *[factions] Every model of another faction is an enemy.
  }
policy-loot-markers = Loot markers on the table: { $value }.
policy-coworkers = Coworkers on the table: { $value }.
