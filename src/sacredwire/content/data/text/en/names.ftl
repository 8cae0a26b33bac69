## Weapons

weapon-knuckles = Knuckles
weapon-knife = Knife
weapon-shiv = Shiv
weapon-prod = Prod
weapon-injector = Injector
weapon-mace = Mace
weapon-sword = Sword
weapon-cable-whip = Cable Whip
weapon-stunner = Stunner
weapon-machete = Machete
weapon-static-blade = Static Blade
weapon-hammer = Hammer
weapon-corrosive-blade = Corrosive Blade
weapon-arc-claw = Arc Claw
weapon-saber = Saber
weapon-gauntlet = Gauntlet
weapon-plague-fist = Plague Fist
weapon-shock-maul = Shock Maul
weapon-chain-blade = Chain Blade
weapon-power-fist = Power Fist
weapon-stapler = Stapler
weapon-pistol = Pistol
weapon-needle-gun = Needle Gun
weapon-arc-pistol = Arc Pistol
weapon-dart-gun = Dart Gun
weapon-frag-pistol = Frag Pistol
weapon-laser = Laser
weapon-screamer = Screamer
weapon-carbine = Carbine
weapon-flamer = Flamer
weapon-sonic-gun = Sonic Gun
weapon-tesla-gun = Tesla Gun
weapon-cryo-gun = Cryo Gun
weapon-launcher = Launcher
weapon-shotgun = Shotgun
weapon-arc-cannon = Arc Cannon
weapon-plasma-caster = Plasma Caster
weapon-rifle = Rifle
weapon-wail-cannon = Wail Cannon
weapon-missile-pod = Missile Pod
weapon-unarmed = Unarmed
weapon-improvised = Improvised

## Grenades

grenade-smoke = Smoke
grenade-flash = Flash
grenade-gas = Gas
grenade-emp = EMP
grenade-frag = Frag
grenade-incendiary = Incendiary

## Armor

armor-mesh-wrap = Mesh Wrap
armor-flak-wrap = Flak Wrap
armor-protective-lining = Protective Lining
armor-padded-vest = Padded Vest
armor-light-vest = Light Vest
armor-defensive-mesh = Defensive Mesh
armor-runners-harness = Runner's Harness
armor-scout-suit = Scout Suit
armor-standard-cuirass = Standard Cuirass
armor-tactical-breastplate = Tactical Breastplate
armor-patrol-harness = Patrol Harness
armor-reinforced-plating = Reinforced Plating
armor-assault-rig = Assault Rig
armor-operations-suit = Operations Suit
armor-heavy-cuirass = Heavy Cuirass
armor-industrial-frame = Industrial Frame
armor-bunker-suit = Bunker Suit
armor-combat-plating = Combat Plating
armor-assault-exoskeleton = Assault Exoskeleton
armor-fortress-plating = Fortress Plating

## Gear

gear-mask = Mask
gear-scanner = Scanner
gear-scope = Scope
gear-camo = Camo
gear-peripheral-sensors = Peripheral Sensors
gear-mag-boots = Mag Boots
gear-grapple = Grapple
gear-inhibitor = Inhibitor

## Consumables

consumable-adrenaline = Adrenaline
consumable-combat-stim = Combat Stim
consumable-reflex-stim = Reflex Stim
consumable-coagulant = Coagulant
consumable-antidote = Antidote
consumable-medkit = Medkit
consumable-overcharge = Overcharge
consumable-trauma-kit = Trauma Kit

## Cybernetics

cybernetic-regenerator = Regenerator
cybernetic-leg = Leg
cybernetic-targeting = Targeting
cybernetic-reflexes = Reflexes
cybernetic-processor = Processor
cybernetic-organs = Organs

## Contract types

contract-boss = Boss
contract-brute = Brute
contract-veteran = Veteran
contract-gunner = Gunner
contract-scout = Scout
contract-zealot = Zealot
contract-agent = Agent
contract-broadcaster = Broadcaster

## Arrays

array-technician = Technician
array-operative = Operative

## Actions

action-attack = Attack
action-move-again = Move Again
action-disengage = Disengage
action-aim = Aim
action-interact = Interact
action-search = Search
action-interrogate = Interrogate
action-cast = Cast

## Corporate Blessings

blessing-denied = Denied
blessing-reroll = Reroll
blessing-boost = Boost
blessing-overtime = Overtime
blessing-severance = Severance
blessing-synergy = Synergy
blessing-wellness = Wellness
blessing-surplus = Surplus

## Broadcast Powers

power-signal-jam = Signal Jam
power-weapon-lock = Weapon Lock
power-neural-trap = Neural Trap
power-resonance-push = Resonance Push
power-force-field = Force Field
power-focus = Focus
power-swap = Swap
power-ping = Ping

## Criticals: bladed

critical-bladed-gash = Gash
critical-bladed-bleed = Bleed
critical-bladed-hamstrung = Hamstrung
critical-bladed-disarmed = Disarmed
critical-bladed-maimed = Maimed
critical-bladed-severed = Severed

## Criticals: blunt

critical-blunt-bruised = Bruised
critical-blunt-stunned = Stunned
critical-blunt-rattled = Rattled
critical-blunt-concussed = Concussed
critical-blunt-crippled = Crippled
critical-blunt-crushed = Crushed

## Criticals: projectile

critical-projectile-grazed = Grazed
critical-projectile-punctured = Punctured
critical-projectile-staggered = Staggered
critical-projectile-shot-through = Shot Through
critical-projectile-riddled = Riddled
critical-projectile-gutshot = Gutshot

## Criticals: energy

critical-energy-scorched = Scorched
critical-energy-slag-armor = Slag Armor
critical-energy-flash-blind = Flash Blind
critical-energy-nerve-damage = Nerve Damage
critical-energy-burned-out = Burned Out
critical-energy-overloaded = Overloaded

## Criticals: explosive

critical-explosive-shrapnel = Shrapnel
critical-explosive-shell-shocked = Shell Shocked
critical-explosive-disoriented = Disoriented
critical-explosive-blown-back = Blown Back
critical-explosive-shattered = Shattered
critical-explosive-devastated = Devastated

## Criticals: toxic

critical-toxic-burned = Burned
critical-toxic-corroding = Corroding
critical-toxic-weakened = Weakened
critical-toxic-delirium = Delirium
critical-toxic-systemic = Systemic
critical-toxic-dissolved = Dissolved

## Criticals: static

critical-static-signal-burn = Signal Burn
critical-static-frequency-terror = Frequency Terror
critical-static-system-drain = System Drain
critical-static-logic-crash = Logic Crash
critical-static-hijacked = Hijacked
critical-static-total-corruption = Total Corruption

## Fumbles: melee

fumble-melee-stumbled = Stumbled
fumble-melee-off-balance = Off Balance
fumble-melee-self-wound = Self-Wound
fumble-melee-wild-swing = Wild Swing
fumble-melee-dropped = Dropped
fumble-melee-shattered = Shattered

## Fumbles: ranged

fumble-ranged-jammed = Jammed
fumble-ranged-misaligned = Misaligned
fumble-ranged-backfire = Backfire
fumble-ranged-friendly-fire = Friendly Fire
fumble-ranged-dropped = Dropped
fumble-ranged-exploded = Exploded

## Fumbles: broadcast

fumble-broadcast-static-overload = Static Overload
fumble-broadcast-interference = Interference
fumble-broadcast-feedback = Feedback
fumble-broadcast-wave-bounce = Wave Bounce
fumble-broadcast-frequency-lock = Frequency Lock
fumble-broadcast-broadcast-storm = Broadcast Storm

## Factions

faction-scrapers = Scrapers
faction-feral-crews = Feral Crews
faction-wave-callers = Wave Callers
faction-static-wraiths = Static Wraiths
faction-feral-automata = Feral Automata
faction-cable-feeders = Cable Feeders
faction-coworkers = Coworkers

## Units: Scrapers

unit-scrapers-gutter-runner = Gutter Runner
unit-scrapers-cable-rat = Cable Rat
unit-scrapers-picker = Picker
unit-scrapers-pit-boss = Pit Boss
unit-scrapers-rogue-broadcaster = Rogue Broadcaster
unit-scrapers-repo-man = Repo Man

## Weapons: Scrapers

weapon-scrapers-zip-gun = Zip Gun
weapon-sharpened-cable = Sharpened Cable
weapon-junk-launcher = Junk Launcher
weapon-power-chain = Power Chain
weapon-scrapers-static-burst = Static Burst
weapon-impound-claw = Impound Claw

## Units: Feral Crews

unit-feral-crews-runt = Runt
unit-feral-crews-bruiser = Bruiser
unit-feral-crews-gunner = Gunner
unit-feral-crews-torch = Torch
unit-feral-crews-heavy = Heavy
unit-feral-crews-boss = Boss

## Weapons: Feral Crews

weapon-feral-crews-zip-gun = Zip Gun
weapon-cleaver = Cleaver
weapon-slug-gun = Slug Gun
weapon-flame-fist = Flame Fist
weapon-slug-cannon = Slug Cannon
weapon-crush-fist = Crush Fist

## Units: Wave Callers

unit-wave-callers-initiate = Initiate
unit-wave-callers-antenna-grafted = Antenna-Grafted
unit-wave-callers-turncoat = Turncoat
unit-wave-callers-frequency-priest = Frequency Priest
unit-wave-callers-signal-champion = Signal Champion
unit-wave-callers-vessel = Vessel

## Weapons: Wave Callers

weapon-arc-spitter = Arc Spitter
weapon-signal-claws = Signal Claws
weapon-arc-blade = Arc Blade
weapon-wave-bolt = Wave Bolt
weapon-resonance-blade = Resonance Blade
weapon-wave-callers-static-burst = Static Burst

## Units: Static Wraiths

unit-static-wraiths-flicker = Flicker
unit-static-wraiths-drift = Drift
unit-static-wraiths-echo = Echo
unit-static-wraiths-interference = Interference
unit-static-wraiths-surge = Surge
unit-static-wraiths-broadcast = Broadcast

## Weapons: Static Wraiths

weapon-arc-bolt = Arc Bolt
weapon-phase-claws = Phase Claws
weapon-signal-flame = Signal Flame
weapon-distortion-fists = Distortion Fists
weapon-frequency-blade = Frequency Blade
weapon-wave-pulse = Wave Pulse

## Units: Feral Automata

unit-feral-automata-maintenance-swarm = Maintenance Swarm
unit-feral-automata-security-drone = Security Drone
unit-feral-automata-targeting-unit = Targeting Unit
unit-feral-automata-heavy-unit = Heavy Unit
unit-feral-automata-hunter-killer = Hunter-Killer
unit-feral-automata-defense-platform = Defense Platform

## Weapons: Feral Automata

weapon-cutting-mandibles = Cutting Mandibles
weapon-pulse-carbine = Pulse Carbine
weapon-neural-lance = Neural Lance
weapon-crushing-claw = Crushing Claw
weapon-shredder-blades = Shredder Blades
weapon-feral-automata-arc-cannon = Arc Cannon

## Units: Cable Feeders

unit-cable-feeders-reaper = Reaper
unit-cable-feeders-larva = Larva
unit-cable-feeders-stalker = Stalker
unit-cable-feeders-lure = Lure
unit-cable-feeders-feeder = Feeder
unit-cable-feeders-agonist = Agonist

## Weapons: Cable Feeders

weapon-venom-spit = Venom Spit
weapon-feeder-tendrils = Feeder Tendrils
weapon-talons = Talons
weapon-mind-spike = Mind Spike
weapon-drain-tubes = Drain Tubes
weapon-acid-spray = Acid Spray

## Units: Coworkers

unit-coworkers-shift-drone = Shift Drone
unit-coworkers-temp = Temp
unit-coworkers-commuter = Commuter
unit-coworkers-data-clerk = Data Clerk
unit-coworkers-middle-manager = Middle Manager
unit-coworkers-assistant-to-the-regional-manager = Assistant to the Regional Manager

## Weapons: Coworkers

weapon-tired-fists = Tired Fists
weapon-emergency-flare = Emergency Flare
weapon-walking-cane = Walking Cane
weapon-stun-gun = Stun Gun
weapon-stun-baton = Stun Baton
weapon-holdout-pistol = Holdout Pistol

## Deployment

deployment-standard = Standard
deployment-flanked = Flanked
deployment-corners = Corners
deployment-split = Split
deployment-center = Center
deployment-crossfire = Crossfire
deployment-edge-band = Edge band

## Loot layout

loot-layout-scattered = Scattered
loot-layout-none = None
loot-layout-central-cache = Central Cache
loot-layout-edge-stash = Edge Stash
loot-layout-trail = Trail
loot-layout-heavy-drop = Heavy Drop

## Loot modifiers

loot-modifier-standard = Standard
loot-modifier-decoys = Decoys
loot-modifier-timed = Timed
loot-modifier-heavy = Heavy
loot-modifier-trapped = Trapped
loot-modifier-contaminated = Contaminated

## Coworker setup

coworker-setup-swarm-center = Swarm at the center
coworker-setup-swarm-edge = Swarm at the edge
coworker-setup-normal-ring = Normal ring
coworker-setup-elite-anywhere = Elite anywhere
coworker-setup-normal-loot = Normal by the loot
coworker-setup-elite-center = Elite at the center
coworker-setup-none = None

## Coworker modifiers

coworker-modifier-standard = Standard
coworker-modifier-skittish = Skittish
coworker-modifier-buddy-system = Buddy System
coworker-modifier-grudge-holder = Grudge Holder
coworker-modifier-talkative = Talkative
coworker-modifier-claustrophobic = Claustrophobic

## Hostile timing

timing-early = Early
timing-standard = Standard
timing-late = Late
timing-waves = Waves
timing-surge = Surge
timing-ambush = Ambush

## Spawn location

spawn-place-unused-edge = Unused edge
spawn-place-center = Center
spawn-place-last-action-edge = Edge of the last search
spawn-place-aggressor-edge = Edge of the Aggressor
spawn-place-near-center = 4" from the center
spawn-place-off-center = 6" from the center

## Setup advantages

setup-advantage-redeploy = Redeployment
setup-advantage-choose-edge = Choice of edge
setup-advantage-spawn-place = Spawn location
setup-advantage-terrain = Extra terrain
setup-advantage-place-loot = Loot at will
setup-advantage-place-coworkers = Coworkers at will

## Tactical advantages

tactical-advantage-deploy-last = Last to deploy
tactical-advantage-hostile-bias = Informed hostiles
tactical-advantage-boss-defense = Guarded Boss
tactical-advantage-first-draw = First draw
tactical-advantage-late-hostiles = Late hostiles
tactical-advantage-free-search = Free Search

## Extra terrain

kit-crate = Crate
kit-barricade = Barricade
kit-pillar = Pillar

## Search

search-random-grenade = Random Grenade
search-random-light-armor = Random Light Armor
search-subs-4 = 4 subs
search-random-melee-weapon = Random Melee Weapon
search-subs-6 = 6 subs
search-evidence-1 = 1 Evidence
search-random-consumable = Random Consumable
search-subs-8 = 8 subs
search-random-ranged-weapon = Random Ranged Weapon
search-evidence-and-lead = 1 Evidence, +1 Lead
search-random-medium-armor = Random Medium Armor
search-evidence-2 = 1 Evidence
search-random-gear = Random Gear
search-subs-12 = 12 subs
search-random-heavy-armor = Random Heavy Armor
search-subs-15 = 15 subs
search-merit = 1 Merit
search-subs-20 = 20 subs
search-evidence-3 = 1 Evidence
search-roll-twice = Roll twice (ignore 20s)

## Interrogation

interrogation-false-data = False Data
interrogation-misdirection = Misdirection
interrogation-bribe-offer = Bribe Offer
interrogation-rumor = Rumor
interrogation-cooperates = Cooperates
interrogation-talkative = Talkative
interrogation-full-disclosure = Full Disclosure

## Evidence

evidence-corrupted-signal-fragment = Corrupted Signal Fragment
evidence-witness-deposition = Witness Deposition
evidence-unmarked-coordinates = Unmarked Coordinates
evidence-monks-confession = Monk's Confession
evidence-pre-tethering-blueprint = Pre-Tethering Blueprint
evidence-suppression-order = Suppression Order
evidence-founders-correspondence = Founders' Correspondence
evidence-frequency-analysis = Frequency Analysis
evidence-tethering-protocol-zero = Tethering Protocol Zero
evidence-the-source-recording = The Source Recording

## Exploration

exploration-marginal-returns = Marginal Returns
exploration-standard-haul = Standard Haul
exploration-fair-extraction = Fair Extraction
exploration-acceptable-yield = Acceptable Yield
exploration-above-quota = Above Quota
exploration-surplus-discovery = Surplus Discovery
exploration-windfall-dividend = Windfall Dividend

## Injuries

injury-terminated = Terminated
injury-degraded = Degraded
injury-scrambled = Scrambled
injury-exposed = Exposed
injury-scarred = Scarred
injury-diminished = Diminished
injury-hobbled = Hobbled
injury-sidelined = Sidelined
injury-glitch = Glitch
injury-reviewed = Reviewed

## Promotion

promotion-demotion = Demotion
promotion-bonus = Bonus
promotion-transfer = Transfer
promotion-clearance = Clearance
promotion-coverage = Coverage
promotion-promotion = Promotion
promotion-training = Training
promotion-raise = Raise
promotion-benefits = Benefits
promotion-relocation = Relocation
promotion-fast-track = Fast-track

## Missions

mission-extraction = Extraction
mission-control = Control
mission-quadrants = Quadrants
mission-seizure = Seizure
mission-assassination = Assassination
mission-breakthrough = Breakthrough
mission-triangulation = Triangulation
mission-sabotage = Sabotage
mission-heist = Heist
mission-uplink = Uplink
mission-lockdown = Lockdown
mission-escort = Escort
mission-the-signal = The Signal
mission-the-source = The Source
