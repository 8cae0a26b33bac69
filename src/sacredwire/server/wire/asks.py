"""What a match waits for, as it travels: a question with its offers and their exact odds, or who is waited for."""

import msgspec

from sacredwire.content.keys import Part
from sacredwire.engine.inputs import Action
from sacredwire.rules.state import Edge, Place, Seat


class Why(msgspec.Struct, frozen=True, gc=False):
    """One modifier of a roll.

    Attributes:
        amount: Die Tiers it adds or takes.
        text: The modifier in words: how much, why, and whose.
        key: Why, one word (``reason-<key>``).
        rule: The rule behind it.
        source: The row, piece or model that says so, or empty.
    """

    amount: int
    text: Part
    key: str
    rule: str
    source: str


class Level(msgspec.Struct, frozen=True, gc=False):
    """One side of a roll before it falls.

    Attributes:
        who: The model; empty for the fixed 2d6 (R-2).
        tier: Its attribute.
        level: The tier it rolls at, once all modifiers and the overflow count. Rule: C1.10, R-1.
        why: What changes it.
        rerolls: Faces rolled again once. Rule: R-3.
        retry: Whether a lost roll is rolled again once. Rule: R-57.
    """

    who: str
    tier: int
    level: int
    why: tuple[Why, ...]
    rerolls: tuple[int, ...]
    retry: bool


class Spread(msgspec.Struct, frozen=True, gc=False):
    """An exact distribution of lost Health.

    Attributes:
        chances: Pairs of points and their chance, rising; no more points than there is Health.
        mean: The average.
        out: The chance that it takes the model Out of Action.
    """

    chances: tuple[tuple[int, float], ...]
    mean: float
    out: float


class Odds(msgspec.Struct, frozen=True, gc=False):
    """The exact odds of the roll that follows an offer.

    Attributes:
        purpose: What the roll is for (``purpose-<purpose>``).
        rule: The rule that asks for it.
        sides: Who rolls and at which levels, the acting side first.
        win, double, triple: The chance that the acting side wins, wins twice over or more, three times over or more.
        lose: The chance that it loses.
        fumble: The chance that the other side wins three times over or more. Rule: C4.17.
        damage: Health an attack takes from its target, misses counted as 0.
        back: Health a Riposte takes from the attacker.
    """

    purpose: str
    rule: str
    sides: tuple[Level, Level]
    win: float
    double: float
    triple: float
    lose: float
    fumble: float
    damage: Spread | None = None
    back: Spread | None = None


class Answer(msgspec.Struct, frozen=True, gc=False):
    """How the target of a melee attack may answer it, and the odds then; no weapon: by its Defense. Rule: C4.7."""

    weapon: str
    odds: Odds


class Deed(msgspec.Struct, frozen=True, gc=False, tag="deed"):
    """One plain choice.

    Attributes:
        line: The input to send back.
        action: The same, in parts.
        odds: The odds of its roll, when one follows at once; of an attack against Defense.
        answers: Other ways the target may answer, for a melee attack on a player's model.
    """

    line: str
    action: Action
    odds: Odds | None = None
    answers: tuple[Answer, ...] = ()


class Leave(msgspec.Struct, frozen=True, gc=False):
    """The cheapest way off the board over an edge. ``line`` is the input. Rule: C4.20."""

    edge: Edge
    to: Place
    line: str


class Stops(msgspec.Struct, frozen=True, gc=False):
    """The stops of a move as columns of equal length: the n-th stop is the n-th of each.

    Attributes:
        x, y, z: Where it lies.
        cost: What it costs at most, hundredths.
        kind: What the way there holds, as bits: 1 climbing, 2 a jump, 4 a drop.
        dice: Dice of falling damage on the way, all drops together. Rule: C4.6.
        far: Indices of stops beyond the Move, open only because the move ends Engaged. Rule: R-56.
    """

    x: tuple[int, ...]
    y: tuple[int, ...]
    z: tuple[int, ...]
    cost: tuple[int, ...]
    kind: tuple[int, ...]
    dice: tuple[int, ...]
    far: tuple[int, ...]


class Going(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """A free move: to any of the stops, or along waypoints of one's own; the server says exactly (``path``).

    Attributes:
        who: The mover.
        from_: Where it stands (``from`` in JSON).
        budget: Hundredths it may spend; ``stretch`` more if it ends Engaged. Rule: R-56.
        again: Whether it costs the action (Move Again).
        safe: Whether it has disengaged.
        strikers: Enemies that strike it if it leaves them. Rule: C4.5.
        stops: Where it can get to.
        leaving: Ways off the board.
    """

    who: str
    from_: Place = msgspec.field(name="from")
    budget: int
    stretch: int
    again: bool
    safe: bool
    strikers: tuple[str, ...]
    stops: Stops
    leaving: tuple[Leave, ...]


class Throwing(msgspec.Struct, frozen=True, gc=False, tag="throw"):
    """A grenade at any surface point within ``distance`` of the thrower's base: ``throw <who> <grenade> <x,y,z>``.

    Attributes:
        who: The thrower.
        grenade: The grenade's id.
        distance: How far it may be thrown, hundredths.
        blast: How near to the point a model is caught, hundredths.
        smoke: Radius of the smoke it leaves, hundredths; 0: none.
        aims: Points worth aiming at: models in range.
        odds: The odds that it lands where it is thrown.
        damage: What it does to a model without armor and with Health to spare.
    """

    who: str
    grenade: str
    distance: int
    blast: int
    smoke: int
    aims: tuple[Place, ...]
    odds: Odds | None
    damage: Spread


class Placing(msgspec.Struct, frozen=True, gc=False, tag="put"):
    """A thing to be placed: ``put <thing> <x,y,z>``, on a proposed spot or anywhere its zone allows. Rule: K.setup."""

    thing: str
    spots: tuple[Place, ...]


class Turning(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """A direction in whole degrees, counter-clockwise from east: ``direct <seat> <degrees>``. Rule: C5.1."""

    seat: Seat


Offered = Deed | Going | Throwing | Placing | Turning


class Asked(msgspec.Struct, frozen=True, gc=False, tag="asked"):
    """A question to the seat that looks.

    Attributes:
        seat: Who decides.
        prompt: The question (``prompt-<key>``).
        who: The model it is about, or empty.
        hidden: Whether the answer is for that seat alone.
        offers: What may be chosen.
    """

    seat: Seat
    prompt: str
    who: str
    hidden: bool
    offers: tuple[Offered, ...]


class Awaited(msgspec.Struct, frozen=True, gc=False, tag="awaited"):
    """Another seat decides. Of a hidden question only that it is asked. Rule: R-45."""

    seat: Seat
    prompt: str
    who: str
    hidden: bool


class Falling(msgspec.Struct, frozen=True, gc=False, tag="falling"):
    """Dice are to fall or a token is to be drawn: only in a replay, between two moments.

    Attributes:
        purpose: What for (``purpose-<purpose>``), or ``draw``.
        rule: The rule that asks for it.
        groups: Faces of each die, one group a roller.
        owner: The seat whose roll it is, or empty.
        who: Models that roll.
    """

    purpose: str
    rule: str
    groups: tuple[tuple[int, ...], ...]
    owner: str
    who: tuple[str, ...]
