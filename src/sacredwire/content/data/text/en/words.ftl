# Words of the game that are no rows of a table: <kind>-<id>.

edition-hardwired-0-7 = Hardwired 28 (0.7)
edition-sacredwire-0-9 = Sacred Wire 28 (0.9)

seat-blue = Blue
seat-amber = Amber
role-aggressor = Aggressor
role-defender = Defender
role-first-player = First Player
role-second-player = Second Player
role-boss = Boss
role-resource = Resource

attribute-combat = Combat
attribute-defense = Defense
attribute-wits = Wits
stat-combat = Combat
stat-defense = Defense
stat-wits = Wits
stat-attributes = all attributes
stat-shooting = shots
stat-health = Health
stat-move = Move
stat-lowest = its lowest attribute
stat-armor = armor

die-tier = DT
dice-tier-0 = 2d4
dice-tier-1 = 2d6
dice-tier-2 = 2d8
dice-tier-3 = 2d10
dice-tier-4 = 2d12

damage-type-bladed = Bladed
damage-type-blunt = Blunt
damage-type-projectile = Projectile
damage-type-energy = Energy
damage-type-explosive = Explosive
damage-type-toxic = Toxic
damage-type-static = Static
damage-type-broadcast = Broadcast

weapon-kind-melee = Melee
weapon-kind-ranged = Ranged
weapon-kind-power = Power
weapon-kind-improvised = Improvised
weapon-access-both = Both
weapon-access-melee = Melee
weapon-access-ranged = Ranged

armor-tier-light = Light
armor-tier-medium = Medium
armor-tier-heavy = Heavy

unit-tier-swarm = Swarm
unit-tier-normal = Normal
unit-tier-elite = Elite

power-kind-offensive = Offensive
power-kind-support = Support

condition-engaged = Engaged
condition-wounded = Wounded
condition-armored = Armored
condition-fleeing = Fleeing
condition-out-of-action = Out of Action
condition-bleeding = Bleeding
condition-corrosion = Corrosion
condition-dissolved = Dissolved
condition-stunned = Loses its activation
condition-hijacked = Hijacked
condition-aiming = Aiming
condition-hostile = Hostile

subs = { $count ->
    [one] { $count } sub
   *[other] { $count } subs
  }
leads = { $count ->
    [one] { $count } Lead
   *[other] { $count } Leads
  }
evidences = { $count } Evidence
merits = { $count ->
    [one] { $count } Merit
   *[other] { $count } Merits
  }

list-and = and
list-and-before-i = and

# Rolls: a single one, or a group that has a name of its own.
rolls-all = all its rolls
rolls-attack = its attacks
rolls-shot = its shots
rolls-melee = its melee attacks
rolls-riposte = its Ripostes
rolls-free-attack = its free attacks
rolls-defense = its Defense rolls
rolls-search = its Search rolls
rolls-interrogate = its Interrogate rolls
rolls-cast = its Cast rolls
rolls-morale = its Morale rolls
rolls-grenade = its grenade throws
rolls-interact = its Interact rolls
rolls-attack-riposte = its Combat rolls with it
rolls-attack-riposte-grenade = its Combat rolls
