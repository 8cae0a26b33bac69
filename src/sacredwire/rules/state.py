"""What a match is at one moment: frozen values of whole numbers.

Lengths and places are hundredths of an inch, Die Tiers 0..4, degrees whole numbers counter-clockwise from east.
"""

from collections.abc import Mapping
from typing import Literal, Protocol

import msgspec

from sacredwire.content.boards import Board
from sacredwire.content.effects import RollKind, Stat, When

Seat = Literal["blue", "amber"]
SEATS: tuple[Seat, Seat] = ("blue", "amber")
Edge = Literal["N", "E", "S", "W"]
EDGES: tuple[Edge, Edge, Edge, Edge] = ("N", "E", "S", "W")
Corner = Literal["NE", "SE", "SW", "NW"]
CORNERS: tuple[Corner, Corner, Corner, Corner] = ("NE", "SE", "SW", "NW")
Ground = Edge | Corner | Literal["center"]
"""What of the board a squad deploys on; how much of it is the deployment's row. Rule: K.deployment."""
Place = tuple[int, int, int]

Presence = Literal["reserve", "board", "out", "left", "exited", "removed"]
"""Where a model is: not yet placed, on the board, Out of Action, gone by choice or flight, off by a mission exit,
or taken off by a rule (an interrogated Coworker)."""

Kind = Literal[
    "bleeding", "corrosion",  # Continuous damage at the start of each own activation (C4.18)
    "fleeing",  # C4.19
    "dazed",  # loses its next activation
    "hijacked",  # `side` makes the choices of its next activation
    "dissolved",  # Out of Action when the round `amount` ends
    "jolted",  # `amount` Die Tiers to every roll in its next activation, and to none before
    "tiers",  # `amount` Die Tiers to the rolls `on` until `until`
    "move",  # `amount` hundredths of Move until `until`
    "trapped",  # Neural Trap: a die of `amount` when it starts to move (C5.1)
    "ping",  # ignores cover, sees through walls (C5.1)
    "end-damage",  # a die of `amount` when the game is over
    "contaminated",  # loses `amount` Health as each round ends
    "hostile",  # a Coworker that was attacked (I.hostile)
    "unarmed",  # an AI model whose weapon was dropped (`amount` 1) or destroyed (0)
]  # fmt: skip


class Condition(msgspec.Struct, frozen=True, gc=False):
    """Something that holds for a model.

    Attributes:
        kind: What it is.
        amount: Points, tiers, hundredths or faces, as the kind says.
        on: The rolls it touches; empty means all.
        until: The moment it ends. ``next-roll`` ends with the first roll it touches.
        began: Whether the activation that ``next-activation`` speaks of has begun.
        by: The model that caused it and is credited, or empty.
        side: The side in control, for ``hijacked``.
        when: A further limit (``against-shot``).
        void: What a Trauma Kit may undo: the critical's row that caused it, or empty (R-30).
    """

    kind: Kind
    amount: int = 0
    on: tuple[RollKind, ...] = ()
    until: Literal["next-activation", "next-roll", "round", "game"] = "game"
    began: bool = False
    by: str = ""
    side: str = ""
    when: When = "always"
    void: str = ""


class Lasting(msgspec.Struct, frozen=True, gc=False):
    """A permanent change suffered: what really changed (after the clamp), and the row that did it. Rule: R-53."""

    stat: Stat
    amount: int
    source: str = ""


class Suffered(msgspec.Struct, frozen=True, gc=False):
    """A critical a model suffered, for the Trauma Kit that voids one later. Rule: R-30.

    Attributes:
        row: The row of the critical table. Conditions it began bear this id in ``void``.
        damage: Health its extra damage took.
        lasting: Permanent changes it made.
        dropped: Id of the marker of a weapon it made the model drop, or empty.
        injury: The penalty it put on the injury roll.
        armor: Id of the armor it destroyed, or empty.
    """

    row: str
    damage: int = 0
    lasting: tuple[Lasting, ...] = ()
    dropped: str = ""
    injury: int = 0
    armor: str = ""


class Sheet(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """What a model is, the same for the whole match.

    Attributes:
        id: ``b1``..``b5``, ``a1``..``a5``, ``h<group>.<n>``, ``c<group>.<n>``.
        name: The name its player gave it; empty for AI models.
        side: ``blue``, ``amber``, a hostile faction's id, or ``coworkers``.
        seat: The seat that owns it; None for AI models.
        group: Its token: the seat, ``h1``, ``c1``, ...
        contract: Contract id, empty for AI models; ``unit`` is the reverse.
        boss: Whether its fall shakes its squad (C4.19).
        health: Maximum Health at the start.
        radius: Of its base.
        succession: What a Resource who became the Boss picked (``weapons``, ``armor``); else empty (K.succession).
    """

    id: str
    name: str
    side: str
    seat: Seat | None
    group: str
    contract: str = ""
    unit: str = ""
    boss: bool = False
    health: int = 0
    radius: int = 49
    succession: str = ""


class Model(msgspec.Struct, frozen=True, gc=False):
    """A model at this moment.

    Attributes:
        sheet: What it is.
        presence: Where it is; ``place`` is None unless on the board.
        combat, defense, wits: Die Tiers with their permanent changes.
        shooting: Permanent tiers on shots alone (a critical).
        move: Move with permanent changes and without armor, gear or conditions.
        health: Current Health.
        max_health: Maximum with permanent changes.
        weapons: Ids of weapons at hand, in order.
        armor: Id of the armor worn, or empty; ``melted`` counts the levels it lost.
        items: Ids of gear, consumables and grenades at hand, one entry each.
        powers: Ids of powers known; ``blocked`` those lost for the game.
        carrying: Ids of markers carried.
        activated: Activations spent this round.
        ran: Whether it used Move Again this round.
        blessed: Whether it received a blessing this round.
        aim: Id of the model it aims at, or empty.
        conditions: What holds for it.
        injury: Sum of penalties on its injury roll.
        permanent: Lasting changes suffered, for the campaign sheet.
        criticals: Criticals suffered and not voided.
        kills: Enemy squad models it is credited with.
        merits: Merits found or earned beside kills.
        found: Item ids found this game; ``spent`` single-use ids used up.
    """

    sheet: Sheet
    presence: Presence = "reserve"
    place: Place | None = None
    combat: int = 1
    defense: int = 1
    wits: int = 1
    shooting: int = 0
    move: int = 400
    health: int = 1
    max_health: int = 1
    weapons: tuple[str, ...] = ()
    armor: str = ""
    melted: int = 0
    items: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
    carrying: tuple[str, ...] = ()
    activated: int = 0
    ran: bool = False
    blessed: bool = False
    aim: str = ""
    conditions: tuple[Condition, ...] = ()
    injury: int = 0
    permanent: tuple[Lasting, ...] = ()
    criticals: tuple[Suffered, ...] = ()
    kills: tuple[str, ...] = ()
    merits: int = 0
    found: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its id, as in the notation."""
        return self.sheet.id

    @property
    def on_board(self) -> bool:
        """Whether it stands on the board."""
        return self.presence == "board"

    @property
    def wounded(self) -> bool:
        """Below its maximum Health. Rule: C4.18."""
        return self.health < self.max_health

    def has(self, kind: Kind) -> bool:
        """Whether a condition of the kind holds for it."""
        for condition in self.conditions:  # noqa: SIM110 - asked too often for a generator
            if condition.kind == kind:
                return True
        return False


MarkerKind = Literal["loot", "weapon", "objective"]


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A point on the board (or carried: ``place`` None): loot, a dropped weapon, an objective. Rule: R-65."""

    id: str
    kind: MarkerKind
    place: Place | None
    item: str = ""  # the weapon's id
    owner: str = ""  # the model it belongs to after the game
    placed_by: Seat | Literal[""] = ""  # who chose its place


Smoke = tuple[int, int, int]
"""A column of smoke: x and y of its axis, radius. Rule: R-73."""


class Tally(msgspec.Struct, frozen=True, gc=False):
    """What a seat has gathered in this game. Evidence is provisional. Rule: R-41, R-42."""

    subs: int = 0
    leads: int = 0
    evidence: int = 0
    lost_evidence: int = 0  # recorded pieces lost to False Data when no provisional one was left
    finds: tuple[str, ...] = ()  # found items that no finder may use: for the Locker
    loses_leads: bool = False  # all of them, once the game is over (M14.10, M14.11)
    campaign: bool = False  # it has won the campaign (M14.9)


class Rows(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the mission generator gave, as row ids; an empty id is rolled when it is needed. Rule: K.generator.

    Attributes:
        units: d6 of each hostile unit in the order of arrival (1-2 swarm, 3-4 normal, 5-6 elite), as far as given.
        coworker: d6 of the Coworkers' unit; 0: a d2 within the tier of the set-up row.
    """

    deployment: str = "standard"
    loot_layout: str = "scattered"
    loot_modifier: str = "standard"
    coworker_setup: str = "normal-ring"
    coworker_modifier: str = "standard"
    timing: str = "standard"
    faction: str = ""
    spawn_place: str = "unused-edge"
    units: tuple[int, ...] = ()
    coworker: int = 0
    setup_advantages: tuple[str, ...] = ()
    tactical_advantages: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, gc=False):
    """All that lies open on the table.

    Attributes:
        board: The terrain.
        mission: The mission's id.
        round: 0 during set-up, then 1, 2, ...
        models: Every model by id, in order of arrival; those gone stay with their presence.
        markers: Loot, dropped weapons, objectives.
        smokes: Columns of smoke.
        bag: Tokens in the bag: a seat, a group, or a model's own (Focus).
        active: The model whose activation runs, or empty.
        blessings: Ids of the blessings each seat holds.
        zones: What each seat deploys on: edges, corners, the center. ``rules.deployment`` answers about it.
        first: The First Player; ``aggressor`` the Aggressor. Rule: K.setup.
        tallies: What each seat has gathered.
        cooperation: Round in which a Coworker group's interrogations are easier, by group. Rule: I.cooperate.
        summoned: Round in which the Wave Callers last summoned. Rule: R-86.
        arrivals: Hostile and Coworker groups placed so far (numbers new groups).
        shaken: Seats whose Boss fell and whose squad has still to test Morale. Rule: R-80.
        conceded: Seats that gave up.
        winner: The seat that won at once, once a mission says so.
        ended: How the game ended, or empty while it runs.
        rows: What the mission generator gave.
        delayed: Rounds by which the next arrivals are late.
        last_search: Where the last Search or Interrogate took place (K.spawn), or None.
        counters: What the mission counts, by key: ``points.blue``, ``taken.amber``, ...
    """

    board: Board
    mission: str
    round: int
    models: Mapping[str, Model]
    markers: tuple[Marker, ...] = ()
    smokes: tuple[Smoke, ...] = ()
    bag: tuple[str, ...] = ()
    active: str = ""
    blessings: Mapping[str, tuple[str, ...]] = {}
    zones: Mapping[str, tuple[Ground, ...]] = {}
    first: Seat = "blue"
    aggressor: Seat = "blue"
    tallies: Mapping[str, Tally] = {}
    cooperation: Mapping[str, int] = {}
    summoned: int = 0
    arrivals: Mapping[str, int] = {}
    shaken: tuple[Seat, ...] = ()
    conceded: tuple[Seat, ...] = ()
    winner: Seat | None = None
    ended: str = ""
    rows: Rows = Rows()
    delayed: int = 0
    last_search: Place | None = None
    counters: Mapping[str, int] = {}


class Table(Protocol):
    """What rule functions read: a Position, a View's position, or a change under way."""

    @property
    def board(self) -> Board:
        """The terrain."""
        ...

    @property
    def round(self) -> int:
        """The round under way; 0 during set-up."""
        ...

    @property
    def models(self) -> Mapping[str, Model]:
        """Every model by id."""
        ...

    @property
    def markers(self) -> tuple[Marker, ...]:
        """Loot, dropped weapons, objectives."""
        ...

    @property
    def smokes(self) -> tuple[Smoke, ...]:
        """Columns of smoke."""
        ...

    @property
    def active(self) -> str:
        """The model whose activation runs, or empty."""
        ...


def other(seat: Seat) -> Seat:
    """The opponent's seat."""
    return "amber" if seat == "blue" else "blue"
