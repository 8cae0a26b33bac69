# What the command `odds` says.

cli-odds-attacker = The attacker's level: 2d4, 2d6, 2d8, 2d10 or 2d12.
cli-odds-defender = The defender's level.
cli-odds-attacker-mod = The sum of all its DT modifiers: cover, moving, weapon…
cli-odds-defender-mod = The sum of the defender's DT modifiers.
cli-odds-attacker-reroll = Faces it rerolls, with commas; by default those of its weapon. Empty: none.
cli-odds-defender-reroll = Faces the defender rerolls; by default those of the weapon it Ripostes with. Empty: none.
cli-odds-fixed = The defender is the fixed 2d6 (Search, grenades, Morale): no overflow.
cli-odds-retry = Who rolls a lost Wits roll once more (Agent): attacker, defender or both.
cli-odds-weapon = The attacker's weapon or grenade: adds the damage that follows.
cli-odds-riposte = The weapon with which the target Ripostes.
cli-odds-armor = Points taken off by the target's armor.
cli-odds-attacker-armor = Points taken off by the attacker's armor, against the Riposte.
cli-odds-health = Health the target has left: adds the chance to take it Out of Action.
cli-odds-wounded = The target is wounded.
cli-odds-damage-bonus = Damage added once to each hit (Brute: 1).
cli-odds-critical-mod = What is added to the critical roll (Protective Lining: -1).
cli-odds-max-damage = Every hit does maximum damage (Severance, an overcharged Rifle).
cli-odds-edition = The edition whose weapons and rules count; by default sacredwire-0.9.

odds-levels = { $attacker } rolls against { $defender }, modifiers and overflow counted.
odds-rerolls-attacker = The attacker rerolls dice that show: { $faces }.
odds-rerolls-defender = The defender rerolls dice that show: { $faces }.
odds-win = The attacker wins
odds-double = Double or more
odds-triple = Triple or more
odds-quadruple = Quadruple or more
odds-fumble = Fumble

odds-damage = Damage of { $weapon } to a target with armor { $armor }, misses included:
odds-riposte = Damage of the Riposte with { $weapon } to an attacker with armor { $armor }:
odds-out-row = Out of Action by a critical
odds-mean = { $mean } damage on average.
odds-mean-aside = { $mean } damage on average, what a critical takes Out of Action left out.
odds-health = A target with { $health } Health loses { $expected } on average…
odds-health-out = … and goes Out of Action { $chance } of the time.

odds-number = { $whole }.{ $decimals }
odds-percent = { $percent }%
odds-percent-least = < { $percent }%
odds-percent-most = > { $percent }%

error-unknown-tier = There is no level “{ $tier }”. There are { $expected }.
error-odds-face = { $option }: “{ $value }” is no face of that die, which has 1 to { $largest }.
error-odds-fixed = With --fixed the defender is { $tier } without modifiers, rerolls or a second try.
error-odds-weapon = No weapon or grenade has the id “{ $weapon }”. Try: { $known }.
error-odds-riposte = { $weapon } cannot be used to Riposte: that takes a melee weapon.
error-odds-needs = { $option } is about damage and says nothing without { $needed }.
error-odds-grenade = The grenade { $weapon } rolls against the fixed 2d6: add --fixed.
error-odds-no-riposte = Only a melee attack is answered with a Riposte: leave --riposte out.
