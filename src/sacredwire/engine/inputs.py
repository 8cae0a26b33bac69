"""What a match or a post-game is fed with: decisions of a seat and outcomes of chance. Both are logged."""

import msgspec

from sacredwire.rules.state import Edge, Place, Seat


class _Act(msgspec.Struct, frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """A decision."""


class Activate(_Act, frozen=True, gc=False, tag="activate"):
    """Spend the drawn token on this model. Rule: C4.1."""

    who: str


class Move(_Act, frozen=True, gc=False, tag="move"):
    """Move along ``via`` to ``to``; ``again`` spends the action (Move Again); ``off`` leaves over that edge at the end.

    Rule: C4.4, C4.3, C4.20.
    """

    who: str
    to: Place
    via: tuple[Place, ...] = ()
    again: bool = False
    off: Edge | None = None


class Attack(_Act, frozen=True, gc=False, tag="attack"):
    """Attack a target with a weapon; ``overcharge`` is the Rifle's. Rule: C4.7."""

    who: str
    target: str
    weapon: str
    overcharge: bool = False


class Defend(_Act, frozen=True, gc=False, tag="defend"):
    """Answer a melee attack with Defense, or with a Riposte by ``weapon``. Rule: C4.7."""

    who: str
    weapon: str = ""


class Strike(_Act, frozen=True, gc=False, tag="strike"):
    """The weapon of a free attack; empty: it is let pass. Rule: R-71."""

    who: str
    weapon: str = ""


class Disengage(_Act, frozen=True, gc=False, tag="disengage"):
    """Spend the action to leave Engaged safely. Rule: C4.3."""

    who: str


class Aim(_Act, frozen=True, gc=False, tag="aim"):
    """Aim at a target in sight. Rule: C4.3."""

    who: str
    target: str


class Interact(_Act, frozen=True, gc=False, tag="interact"):
    """Interact with a marker: take an objective or a weapon, or what the mission says; ``how`` where it says several.

    Rule: C4.3.
    """

    who: str
    thing: str
    how: str = ""


class Search(_Act, frozen=True, gc=False, tag="search"):
    """Search a loot marker. Rule: C4.3, K.search."""

    who: str
    thing: str


class Interrogate(_Act, frozen=True, gc=False, tag="interrogate"):
    """Interrogate a Coworker. Rule: C4.3, K.interrogate."""

    who: str
    target: str


class Cast(_Act, frozen=True, gc=False, tag="cast"):
    """Cast a power on a target. Rule: C5.1."""

    who: str
    power: str
    target: str


class Throw(_Act, frozen=True, gc=False, tag="throw"):
    """Throw a grenade at a point. Rule: C4.15."""

    who: str
    grenade: str
    at: Place


class Use(_Act, frozen=True, gc=False, tag="use"):
    """Use a consumable on a model (the user itself counts). Rule: A.consumables, R-15."""

    who: str
    item: str
    target: str


class End(_Act, frozen=True, gc=False, tag="end"):
    """End the activation. Rule: C4.1."""

    who: str


class Bless(_Act, frozen=True, gc=False, tag="bless"):
    """Give a blessing to a model; ``other`` is the second model of Synergy in hardwired-0.7. Rule: C4.2, R-64."""

    who: str
    blessing: str
    other: str = ""


class Pass(_Act, frozen=True, gc=False, tag="pass"):
    """Let an opportunity go by."""

    seat: Seat


class Choose(_Act, frozen=True, gc=False, tag="choose"):
    """Pick one of the named options of a question (a die, a weapon, an edge, yes or no)."""

    seat: Seat
    option: str


class Aside(_Act, frozen=True, gc=False, tag="direct"):
    """Give a direction in whole degrees, counter-clockwise from east (Resonance Push). Rule: C5.1."""

    seat: Seat
    degrees: int


class Put(_Act, frozen=True, gc=False, tag="put"):
    """Place a model or a marker during set-up. Rule: K.setup."""

    thing: str
    at: Place


class Concede(_Act, frozen=True, gc=False, tag="concede"):
    """Give the game up; allowed whenever the seat has something to decide."""

    seat: Seat


class Spend(_Act, frozen=True, gc=False, tag="spend"):
    """Say how many Leads may go on rerolls of this piece of Evidence; they are gone, used or not. Rule: R-41."""

    seat: Seat
    leads: int


class Buy(_Act, frozen=True, gc=False, tag="buy"):
    """Buy a thing at its listed price; it lies in the Lockers. Rule: K.trading."""

    seat: Seat
    item: str


class Sell(_Act, frozen=True, gc=False, tag="sell"):
    """Sell a thing of a model's, or (``who`` empty) of the Lockers'. Rule: K.trading."""

    seat: Seat
    item: str
    who: str = ""


class Give(_Act, frozen=True, gc=False, tag="give"):
    """Hand a thing on; ``giver`` and ``taker`` are models or ``locker``. Rule: K.trading."""

    seat: Seat
    item: str
    giver: str
    taker: str


class Dismiss(_Act, frozen=True, gc=False, tag="dismiss"):
    """Send a model away for good. Rule: K.recruits."""

    who: str


class Recruit(_Act, frozen=True, gc=False, tag="recruit"):
    """Fill an open slot with a new model; without a ``name`` the dice give it one. Rule: K.recruits, R-100.

    Attributes:
        who: The slot, as the match calls it.
        contract: Its contract.
        array: Its stat array; ``strong`` and ``weak`` where that array's best and worst die go.
        name: Words parted by single blanks.
    """

    who: str
    contract: str
    array: str
    strong: str = ""
    weak: str = ""
    name: str = ""


Action = (
    Activate | Move | Attack | Defend | Strike | Disengage | Aim | Interact | Search | Interrogate | Cast | Throw | Use
    | End | Bless | Pass | Choose | Aside | Put | Concede | Spend | Buy | Sell | Give | Dismiss | Recruit
)  # fmt: skip


class Fall(msgspec.Struct, frozen=True, gc=False, tag="fall", forbid_unknown_fields=True):
    """The faces that lay on the table, one group a roller, in the order of the chance."""

    purpose: str
    groups: tuple[tuple[int, ...], ...]


class Drawn(msgspec.Struct, frozen=True, gc=False, tag="drawn", forbid_unknown_fields=True):
    """The token that came out of the bag. Rule: C4.1."""

    token: str


Outcome = Fall | Drawn
Input = Action | Outcome
