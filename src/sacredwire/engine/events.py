"""What happened, in the past tense: derived from inputs, shown to people, never stored as truth."""

import msgspec

from sacredwire.rules.modifiers import Reason
from sacredwire.rules.state import Condition, Place

Param = str | int


class Side(msgspec.Struct, frozen=True, gc=False):
    """One roller of a contest as it stood: printed tier, what changed it, the tier it rolled at, its dice and total."""

    who: str
    tier: int
    reasons: tuple[Reason, ...]
    rolled_at: int
    dice: tuple[int, ...]
    total: int


class Contested(msgspec.Struct, frozen=True, gc=False, tag="contested"):
    """An opposed roll was decided. ``won`` is 0 for the first side; ``ratio`` the winner's total over the loser's."""

    purpose: str
    rule: str
    sides: tuple[Side, Side]
    won: int
    ratio: int
    ties: int = 0


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled"):
    """Dice fell that nobody opposed: damage, a table, a distance."""

    purpose: str
    rule: str
    who: str
    dice: tuple[int, ...]
    total: int


class Rerolled(msgspec.Struct, frozen=True, gc=False, tag="rerolled"):
    """One die was rerolled: by its face (C4.7), by a blessing (C4.2)."""

    who: str
    was: int
    now: int
    why: str


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """A model changed its place. ``how``: move, again, push, swap, phase, fall, advance, flight, delirium, put."""

    who: str
    path: tuple[Place, ...]
    how: str
    length: int = 0


class Hurt(msgspec.Struct, frozen=True, gc=False, tag="hurt"):
    """A model lost Health: ``rolled`` damage, less ``armor``, leaves ``lost``; ``left`` is its Health now."""

    who: str
    cause: str
    rolled: int
    armor: int
    lost: int
    left: int
    by: str = ""
    source: str = ""


class Healed(msgspec.Struct, frozen=True, gc=False, tag="healed"):
    """A model got Health back."""

    who: str
    amount: int
    left: int
    source: str


class Gone(msgspec.Struct, frozen=True, gc=False, tag="gone"):
    """A model left the board: ``how`` is its new presence; ``by`` is credited."""

    who: str
    how: str
    by: str = ""


class Came(msgspec.Struct, frozen=True, gc=False, tag="came"):
    """A model came onto the board."""

    who: str
    place: Place
    how: str


class Afflicted(msgspec.Struct, frozen=True, gc=False, tag="afflicted"):
    """A condition began (or, with ``ended``, is over)."""

    who: str
    condition: Condition
    source: str = ""
    ended: bool = False


class Told(msgspec.Struct, frozen=True, gc=False, tag="told"):
    """Anything else that happened: ``key`` names its sentence, ``rule`` the rule, ``params`` what it speaks of."""

    key: str
    rule: str
    params: dict[str, Param] = {}


Event = Contested | Rolled | Rerolled | Moved | Hurt | Healed | Gone | Came | Afflicted | Told
