"""The shape of an edition: its printed tables as typed rows, and its policies.

One TOML file per printed table becomes one tuple of rows here. Rows hold ids and numbers; names and sentences live in
the catalogues under the same ids. Distances are hundredths of an inch, Die Tiers 0..4 (2d4..2d12), dice their faces.
"""

from typing import Annotated, Literal

import msgspec

from sacredwire.content.boards import PieceKind
from sacredwire.content.effects import Count, DamageType, Die, Effect, MaybeDie, Number
from sacredwire.content.missions import Judgement, Piece, Reward
from sacredwire.content.operations import Positive
from sacredwire.content.operations import UnitTier as UnitTier  # a word of this schema too

WeaponKind = Literal["melee", "ranged", "power", "improvised"]
ArmorTier = Literal["light", "medium", "heavy"]
Behavior = Literal[
    "attack", "patrol", "cover", "regroup", "flee", "wait", "frenzy", "mob-up", "summon", "phase", "cooperate"
]
Role = Literal["aggressor", "defender", "discoverer", "extractor", "interceptor"]
DieTier = Annotated[int, msgspec.Meta(ge=0, le=4)]
"""2d4, 2d6, 2d8, 2d10, 2d12."""
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every row has: its id, its number on the table's die (0: not rolled) and its effects."""

    id: str
    roll: Count = 0
    effects: tuple[Effect, ...] = ()


class Weapon(Row, frozen=True, kw_only=True):
    """A weapon, squad's or hostile's: ``die`` faces of damage, or ``fixed`` points when ``die`` is 0. Rule: A.melee."""

    kind: WeaponKind
    damage_type: DamageType
    die: MaybeDie = 0
    fixed: Count = 0
    cost: Count = 0


class Grenade(Row, frozen=True, kw_only=True):
    """A grenade; ``damage_type`` is None where the table names none. Rule: A.grenades, C4.15."""

    damage_type: DamageType | None = None
    die: MaybeDie = 0
    fixed: Count = 0
    cost: Count


class Armor(Row, frozen=True, kw_only=True):
    """A piece of armor; its reduction belongs to its tier. Rule: A.armor."""

    tier: ArmorTier
    cost: Count


class Gear(Row, frozen=True, kw_only=True):
    """Gear, a consumable or a cybernetic. ``repairs`` names the penalty a cybernetic needs. Rule: A.gear."""

    cost: Count
    repairs: Literal["", "miss-next-game", "move", "combat", "defense", "wits", "health"] = ""


class Contract(Row, frozen=True, kw_only=True):
    """A contract type. ``limit`` 0 means unique. Rule: C2.4."""

    health: Positive
    move: Count
    weapons: Literal["both", "melee", "ranged"]
    armor: ArmorTier
    limit: Count


class StatArray(Row, frozen=True, kw_only=True):
    """A way to spread dice over the attributes: three Die Tiers. Rule: C2.1."""

    tiers: tuple[DieTier, DieTier, DieTier]


class Power(Row, frozen=True, kw_only=True):
    """A Broadcast power. Rule: C5.1."""

    kind: Literal["offensive", "support"]
    area: bool = True  # a triple spreads it to every valid target near (not Focus, not Swap)


class Unit(Row, frozen=True, kw_only=True):
    """A hostile or Coworker unit: ``groups`` of models, its profile and its weapon's id. Rule: I.units."""

    tier: UnitTier
    groups: tuple[Positive, ...]
    combat: DieTier
    defense: DieTier
    wits: DieTier
    health: Positive
    move: Count
    weapon: str


class BehaviorRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a behavior table: for d6 faces ``low``..``high``, by situation. Rule: I.situation."""

    low: Face
    high: Face
    no_sight: Behavior
    sight: Behavior
    engaged: Behavior


class Faction(Row, frozen=True, kw_only=True):
    """A hostile faction (or the Coworkers): units, behavior, and which other factions are its own side.

    ``attacked`` is the Coworkers' second table. Rule: I.factions.
    """

    units: tuple[Unit, ...]
    behavior: tuple[BehaviorRow, ...]
    attacked: tuple[BehaviorRow, ...] = ()
    allied: tuple[str, ...] = ()


class Action(Row, frozen=True, kw_only=True):
    """An action of the printed table. Rule: C4.3."""


class Spawn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hostiles that arrive at the start of ``round``: one unit of each of ``tiers``."""

    round: Count
    tiers: tuple[UnitTier, ...]


class Timing(Row, frozen=True, kw_only=True):
    """When hostiles arrive. Rule: K.timing."""

    spawns: tuple[Spawn, ...]


class Layout(Row, frozen=True, kw_only=True):
    """A row of the generator whose meaning is code under its id (deployment, loot, spawn place, modifiers).

    Attributes:
        markers: Loot markers it places.
        tier: Tier of the Coworkers it places.
        distance: Farthest distance from the place it names, side of a corner, or reach of ``models`` (hundredths).
        least: Smallest distance from the place it names, hundredths.
        edges: Smallest distance from every edge, hundredths.
        apart: Smallest distance between what it places, hundredths.
        amount: Die Tiers (to Search, to Defense), steps or pieces.
        die: A die it rolls.
        damage: Points it costs each round.
        round: The last round it lasts, or rounds of delay.
        models: Models it needs within ``distance``.

    Rule: K.
    """

    markers: Count = 0
    tier: UnitTier | None = None
    distance: Count = 0
    least: Count = 0
    edges: Count = 0
    apart: Count = 0
    amount: Number = 0
    die: MaybeDie = 0
    damage: Count = 0
    round: Count = 0
    models: Count = 0


class KitPiece(Row, frozen=True, kw_only=True):
    """A small piece of terrain that an advantage adds to the board: a box, in hundredths. Rule: R-92."""

    kind: PieceKind
    width: Positive
    depth: Positive
    height: Positive


class ExplorationRow(Row, frozen=True, kw_only=True):
    """Subs for a total of Wits dice from ``low`` on. Rule: K.exploration."""

    low: Count
    subs: Count


class CampaignRow(Row, frozen=True, kw_only=True):
    """An injury or promotion row.

    ``choice`` marks those where the owner picks ``picks`` different effects. ``kind`` names what no effect says:
    the model is dead, misses the next game, rolls a promotion, or the effect meets its lowest attribute.
    Rule: K.injuries, K.promotion.
    """

    choice: bool = False
    picks: Positive = 1
    kind: Literal["", "dead", "miss-next-game", "promotion", "lowest"] = ""


class Mission(Row, frozen=True, kw_only=True):
    """A mission, made of pieces; it can be played once it says how it is won.

    Attributes:
        rule: The rule that words it, which is cited when it acts.
        trigger: Evidence that sets a finale off; 0 for an ordinary mission.
        deployment: Its own row of the deployments; empty: the generator's.
        rounds: Its last round, for one that no die ends before; 0: the usual length.
        roles: What the Aggressor and the Defender are in it.
        pieces: What lies on the table, what is done with it, what is counted.
        victory: The steps by which the winner is judged, in order; without ``defender`` at the end there are draws.
        rewards: What it pays.

    Rule: M.
    """

    rule: str = "M"
    trigger: Count = 0
    deployment: str = ""
    rounds: Count = 0
    roles: tuple[Role, Role] = ("aggressor", "defender")
    pieces: tuple[Piece, ...] = ()
    victory: tuple[Judgement, ...] = ()
    rewards: tuple[Reward, ...] = ()


class NamePool(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parts of random names. They are the same words in both languages or texts by id. Rule: A.names."""

    id: str
    words_es: tuple[str, ...]
    words_en: tuple[str, ...]


class Switches(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The named policies in which editions differ. Rule code asks these, never the edition.

    Attributes:
        aim: Who gets the modifier of Aim: the aimer's Combat or the target's Defense. C4.3.
        aim_lost: What ends an Aim besides moving: being hit, or taking damage. C4.3.
        reroll_blessing: When Reroll is declared. C4.2.
        focus: Whether Focus tokens give further activations. C4.1, R-31.
        fall: ``floor-total`` = floor(h/3) dice when h > 3"; ``ceil-excess`` = ceil((h-3)/3). C4.6.
        climb_must_finish: Whether a climb must be paid within one move. C4.6, R-67.
        knockback: Whether the attacker chooses to push. C4.6.
        riposte_loss: What a lost Riposte costs: nothing more, or twice the damage dice. C4.7.
        ran_target: Die Tiers on shots at a model that used Move Again this round. C4.10.
        engaged_may_shoot: C4.5, R-20.
        grenade_at_feet: The ratio against the thrower from which the grenade lands at its feet. C4.15.
        critical_damage: Before armor, or after it as a second loss that ignores armor. C4.18.
        heavy_armor_move: Move change of every heavy armor without a larger printed one, hundredths. C2.4, R-11.
        morale_help: Distance of the friend that helps Morale, hundredths (0: none). C4.19.
        enemies: ``sides`` or ``factions``. C4.1.
        loot_markers, coworkers: smallest and largest number needed. C1.8.
    """

    aim: Literal["target-defense", "aimer-combat"]
    aim_lost: Literal["hit", "damage"]
    reroll_blessing: Literal["after-roll", "before-roll"]
    focus: Literal["extra-activations", "own-tokens"]
    fall: Literal["floor-total", "ceil-excess"]
    climb_must_finish: bool
    knockback: Literal["may", "always"]
    riposte_loss: Literal["plain", "double-dice"]
    ran_target: Number
    engaged_may_shoot: bool
    grenade_at_feet: Positive
    critical_damage: Literal["before-armor", "after-armor"]
    heavy_armor_move: Number
    morale_help: Count
    enemies: Literal["sides", "factions"]
    loot_markers: tuple[Count, Count]
    coworkers: tuple[Count, Count]


class Numbers(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The game's loose numbers, so that a designer can change them (hundredths, tiers, points). Rule: C1, C2, C4, K."""

    squad_size: Positive
    budget: Count
    engaged: Count  # within this of an enemy: Engaged (C4.5)
    interact: Count  # Interact, Search, Interrogate, consumables (C4.3)
    free_attack: Number  # tiers (C4.5)
    riposte: Number  # tiers (C4.7)
    improvised: Number  # tiers (C2.3)
    aim: Number  # tiers (C4.3)
    cover: Number  # tiers (C4.13)
    moved_shot: Number  # tiers (C4.10)
    into_melee: Number  # tiers (C4.11)
    stray: Count  # distance to the target of those a stray shot may hit (C4.11)
    wounded_interrogate: Number  # tiers (C4.3)
    cooperate: Number  # tiers (I.cooperate)
    max_actions: Positive  # (C4.1)
    blessings: Count  # dice a player rolls each round (C4.2)
    grenade_range: Count  # (C4.15)
    blast: Count  # radius (C4.15)
    scatter: Die  # die, inches (C4.15)
    cast_area: Count  # radius of a triple (C5.1)
    morale_help: Number  # tiers (C4.19)
    climb_cost: Count  # Move for each 1" of height, hundredths (C4.6)
    jump: Count  # widest gap (C4.6)
    free_fall: Count  # height that does no damage (C4.6)
    fall_step: Positive  # height of one fall die (C4.6)
    fall_die: Die
    armor: tuple[Count, Count, Count]  # reduction of light, medium, heavy (A.armor)
    min_rounds: Positive  # (K.duration)
    max_rounds: Positive
    end_rolls: tuple[Face, ...]  # d6 needed to end after min_rounds, min_rounds + 1, ...
    advantage_gap: Count  # Evidence gap from which the Defender has an advantage of each table (K.gap)
    bonus_gap: Count  # from which he has one more of either (K.gap)
    base_radius: Positive  # 25 mm (C1.7)
    base_mm: tuple[int, int]  # smallest and largest base a player may use, millimeters (C1.7)
    left_damage: Die  # die suffered after the game by models that left (C4.20)
    merit_kill: Count
    merit_boss: Count
    merit_thresholds: tuple[Positive, ...]


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A complete edition of the rules: every table, the loose numbers and the policies.

    ``digest`` is the hash of all numbers (texts excluded), written into each log.
    """

    id: str
    digest: str
    switches: Switches
    numbers: Numbers
    contracts: tuple[Contract, ...]
    arrays: tuple[StatArray, ...]
    weapons: tuple[Weapon, ...]  # melee, ranged and improvised, in the printed order
    hostile_weapons: tuple[Weapon, ...]
    grenades: tuple[Grenade, ...]
    armor: tuple[Armor, ...]  # light, medium, heavy, in the printed order
    gear: tuple[Gear, ...]
    consumables: tuple[Gear, ...]
    cybernetics: tuple[Gear, ...]
    actions: tuple[Action, ...]
    blessings: tuple[Row, ...]
    powers: tuple[Power, ...]
    criticals: dict[DamageType, tuple[Row, ...]]
    fumbles: dict[Literal["melee", "ranged", "broadcast"], tuple[Row, ...]]
    factions: tuple[Faction, ...]  # in the order of the generator's d6
    coworkers: Faction
    deployments: tuple[Layout, ...]
    loot_layouts: tuple[Layout, ...]
    loot_modifiers: tuple[Layout, ...]
    coworker_setups: tuple[Layout, ...]
    coworker_modifiers: tuple[Layout, ...]
    timings: tuple[Timing, ...]
    spawn_places: tuple[Layout, ...]
    setup_advantages: tuple[Layout, ...]
    tactical_advantages: tuple[Layout, ...]
    kit: tuple[KitPiece, ...]
    search: tuple[Row, ...]
    interrogation: tuple[Row, ...]
    evidence: tuple[Row, ...]
    exploration: tuple[ExplorationRow, ...]
    injuries: tuple[CampaignRow, ...]
    promotions: tuple[CampaignRow, ...]
    missions: tuple[Mission, ...]
    names: tuple[NamePool, ...]
