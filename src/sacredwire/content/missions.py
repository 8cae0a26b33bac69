"""The typed pieces a mission is made of: what lies on the table, what is done with it, what is counted, what is paid.

A mission is one file, ``mission-<id>.toml``; what a piece does is the file of ``engine/scenarios`` that carries it out.
"""

from typing import ClassVar, Literal

import msgspec

from sacredwire.content.operations import Count, Die, Number, Positive, UnitTier

CENTER, QUADRANTS = "center", "quadrants"

Measure = Literal[
    "holding",
    "taken",
    "models",
    "present",
    "zones",
    "points",
    "steps",
    "done",
    "exited",
    "targets",
    "felled",
    "control",
    "examined",
    "redirected",
    "intercepted",
    "survivors",
    "on-board",
]
"""What can be counted of both sides; each piece says under ``gives`` which of these it counts.

``survivors`` (R-43) and ``on-board`` are counted in every mission.
"""
Judgement = Literal[Measure, "defender"]
"""A step of judging: the side that has more wins; as many, or nobody above nought: the next step decides."""
ALWAYS: tuple[Measure, ...] = ("survivors", "on-board")


class _Piece(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op", tag=str.lower):
    """One piece of a mission: ``gives`` names what it counts, ``thing`` the markers it is about. Rule: M."""

    gives: ClassVar[tuple[Measure, ...]] = ()


class Markers(_Piece, frozen=True, kw_only=True):
    """Markers that are placed before loot. Rule: K.markers.

    Attributes:
        name: What they are: their ids are ``<name>-1``, ``<name>-2``, ...; their name is the text ``marker-<name>``.
        count: How many the Defender places, or with ``enemy-half`` each player, the Defender first.
        where: In the center of the board, where he likes, or each player's in the half nearer to the enemy's zone.
        edges: Smallest distance from every edge, hundredths.
        apart: Smallest distance from each other, hundredths.
    """

    name: str
    count: Positive = 1
    where: Literal["center", "free", "enemy-half"] = "center"
    edges: Count = 300
    apart: Count = 0


class Carry(_Piece, frozen=True, kw_only=True):
    """Things that models take by Interact and carry; carried off over an exit, they win at once. Rule: M1, M12, R-93.

    Attributes:
        thing: The name of its markers.
        half: Whether a carrier moves at half.
        disengage: Whether a carrier may Disengage.
        engaged: What a carrier that becomes Engaged does: keeps it, or drops it.
        exit: The edge over which it is carried off: one's own, the enemy's, the enemy's by the Extractor alone, or
            none.
        snatch: Whether an Engaged model may take it.
        wits: Die Tiers of its carrier's Wits rolls.
        casts: Whether its carrier may Cast.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("holding", "taken")

    thing: str
    half: bool = True
    disengage: bool = False
    engaged: Literal["keeps", "drops"] = "keeps"
    exit: Literal["own", "enemy", "extractor", "none"] = "own"
    snatch: bool = False
    wits: Number = 0
    casts: bool = True


class Forsaken(_Piece, frozen=True, kw_only=True):
    """A thing that nobody carries as a round ends with a hostile near is gone, and both sides lose. Rule: M12, R-99.

    Attributes:
        thing: The name of its markers.
        within: How near a hostile must be, hundredths.
    """

    thing: str
    within: Count


class Zones(_Piece, frozen=True, kw_only=True):
    """Zones in which models are counted. Rule: M2, M3, M4, M10, R-94.

    Attributes:
        around: The ``center`` of the board, its ``quadrants``, or the name of markers, each a zone of its own.
        within: Reach of a zone, hundredths; quadrants have none.
        hostiles: Whether each hostile takes 1 off both counts, or any hostile leaves the zone to nobody.
        floor: Whether a count goes no lower than 0.
        held: Who holds a zone: the side with more models there, or the one that alone has any.
        scores: Whether the larger count scores a point as each round ends.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("models", "present", "zones", "points")

    around: str
    within: Count = 0
    hostiles: Literal["subtract", "contest"] = "subtract"
    floor: bool = True
    held: Literal["more", "alone"] = "more"
    scores: Literal["never", "each-round"] = "never"


class Task(_Piece, frozen=True, kw_only=True):
    """Work done at markers by Interact, step by step, each side's counted apart. Rule: M7, M8, M9, M11.

    Attributes:
        thing: The name of its markers.
        own: Whether a side works only at the markers it placed itself.
        needed: The steps that complete a marker.
        wins: The completed markers that win at once; 0: none do.
        one_model: Whether only one model of a side may work in a round.
        set_back: Whether one may Interact to set the other side back a step.
        fades: Whether steps short of ``needed`` are lost as a round starts without a friendly model near.
        hostiles: What hostiles near do: nothing; one that ends its activation takes a step off the side with more, off
            both if they are as far; as a round ends they take a step off both.
        within: How near "near" is, hundredths.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("steps", "done")

    thing: str
    own: bool = False
    needed: Positive = 1
    wins: Count = 0
    one_model: bool = False
    set_back: bool = False
    fades: bool = False
    hostiles: Literal["ignore", "leader-loses", "both-lose"] = "ignore"
    within: Count = 100


class Exits(_Piece, frozen=True, kw_only=True):
    """Models that walk off over the enemy's deployment edge have exited; none does so while Engaged. Rule: M6, R-98."""

    gives: ClassVar[tuple[Measure, ...]] = ("exited",)


class Targets(_Piece, frozen=True, kw_only=True):
    """Each side secretly picks an enemy model; the first whose target falls, flees or leaves wins. Rule: M5, R-45."""

    gives: ClassVar[tuple[Measure, ...]] = ("targets", "felled")


class Spawns(_Piece, frozen=True, kw_only=True):
    """A unit of hostiles that comes beside those of the generator, its faction rolled each time. Rule: M13.4, M14.3.

    Attributes:
        tier: Its tier.
        rounds: Rounds in which it comes; 0 is after deployment.
        since: The round from which it comes each round; 0: never.
        where: Any edge by the dice, the center, the Extractor's edge, or the one opposite to it.
    """

    tier: UnitTier
    rounds: tuple[Count, ...] = ()
    since: Count = 0
    where: Literal["any-edge", "center", "extractor-edge", "exit-edge"] = "any-edge"


class Control(_Piece, frozen=True, kw_only=True):
    """A thing that the side with more models near controls, settled as rounds start and as the game ends. Rule: M13.5.

    Attributes:
        thing: The name of its marker.
        within: How near they must be, hundredths.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("control",)

    thing: str
    within: Count


class Trial(_Piece, frozen=True, kw_only=True):
    """A Wits roll by Interact at a thing that one's side controls. Rule: M13.6, M13.7, R-44.

    Attributes:
        thing: The name of its marker.
        how: The word by which it is told from others.
        counts: What a success adds 1 to.
        tiers: Die Tiers of the roll.
        once: Whether each squad tries it only once.
        wins: Whether success wins at once.
        triple: Evidence that a triple gives besides.
        swells: Whether failure makes each later arrival one model larger.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("examined", "redirected")

    thing: str
    how: str
    counts: Literal["examined", "redirected"]
    tiers: Number = 0
    once: bool = False
    wins: bool = False
    triple: Count = 0
    swells: bool = False


class Jamming(_Piece, frozen=True, kw_only=True):
    """A thing that makes casting harder, wherever it lies and whoever carries it. Rule: M13.10, M14.7.

    Attributes:
        thing: The name of its marker.
        tiers: Die Tiers of each Cast roll.
        within: How near the caster must be, hundredths; 0: anywhere.
    """

    thing: str
    tiers: Number
    within: Count = 0


class Contained(_Piece, frozen=True, kw_only=True):
    """When the last model of all falls, the squad with fewer near a thing loses Evidence. Rule: M13.9, R-96.

    Attributes:
        thing: The name of its marker.
        within: How near "near" is, hundredths.
        evidence: How much it loses.
    """

    thing: str
    within: Count
    evidence: Positive = 1


class Entrusted(_Piece, frozen=True, kw_only=True):
    """A thing that the Extractor has from the start: he names the model that carries it. Rule: M14.4, R-97.

    Attributes:
        name: What it is, like that of ``Markers``.
    """

    name: str


class Extraction(_Piece, frozen=True, kw_only=True):
    """Who carries a thing off wins the campaign, and loses Evidence and Leads if he fails. Rule: M14.9-M14.11, R-97.

    Attributes:
        thing: The name of its marker.
        swap: Recorded Evidence with which an Interceptor who takes it becomes the Extractor.
        since: The round from which an Interceptor who carries it as a round ends has won.
        loss: The die of the Evidence that is lost.
    """

    gives: ClassVar[tuple[Measure, ...]] = ("intercepted",)

    thing: str
    swap: Count = 9
    since: Count = 5
    loss: Die = 6


class Detonation(_Piece, frozen=True, kw_only=True):
    """A thing that hurts all who are near as the game ends, once victory is judged; armor is ignored. Rule: M14.8.

    Attributes:
        thing: The name of its marker.
        within: How near "near" is, hundredths.
        die: The damage.
    """

    thing: str
    within: Count
    die: Die = 6


Piece = (
    Markers | Carry | Forsaken | Zones | Task | Exits | Targets | Spawns | Control | Trial | Jamming | Contained
    | Entrusted | Extraction | Detonation
)  # fmt: skip


class Reward(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a mission pays, and on which condition. Rule: M, K.merits, R-41.

    Attributes:
        to: The winner, the loser, or (Merits) the winner's models that carry the mission's thing at the victory, or the
            one whose deed won.
        leads, evidence, merits: How much.
        of: What is counted for the condition; empty: there is none.
        least: The smallest count of one's own that fulfils it.
        each: Whether it is paid once for each one counted.
        ahead: The smallest lead over the other side's count that fulfils it.
    """

    to: Literal["winner", "loser", "carrier", "doer"]
    leads: Count = 0
    evidence: Count = 0
    merits: Count = 0
    of: Measure | Literal[""] = ""
    least: Count = 0
    ahead: Count = 0
    each: bool = False
