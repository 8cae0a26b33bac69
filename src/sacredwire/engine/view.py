"""What a seat sees of a match, by allow-list: a new field of the state stays hidden until it is named here."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from sacredwire.engine.frames import Question, Secret, State
from sacredwire.engine.inputs import Concede, Input
from sacredwire.engine.match import pending
from sacredwire.engine.pending import Decide, Pending
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Condition, Lasting, Marker, Model, Position, Rows, Seat, Sheet, Suffered, Tally


class View(msgspec.Struct, frozen=True, gc=False):
    """A match as a seat sees it. Blessings, bag and sheets are public; of what is secret a seat sees its own.

    Attributes:
        seat: Who looks; None: somebody who plays for no seat.
        edition: The edition's id.
        position: All that lies open on the table; the same structs as the state's, so that rule functions and odds
            answer about it as about a state.
        activation: The activation under way, as far as one is.
        secrets: What this seat knows and the other does not. Rule: R-45.
        books: Of a post-game, all of it. Rule: R-45.
    """

    seat: Seat | None
    edition: str
    position: Position
    activation: Activation | None = None
    secrets: tuple[Secret, ...] = ()
    books: Books | None = None


SHOWN: Mapping[type[msgspec.Struct], tuple[str, ...]] = {
    Position: (
        "board", "mission", "round", "models", "markers", "smokes", "bag", "active", "blessings", "zones", "first",
        "aggressor", "tallies", "cooperation", "summoned", "arrivals", "shaken", "conceded", "winner", "ended", "rows",
        "delayed", "last_search", "counters",
    ),
    Model: (
        "sheet", "presence", "place", "combat", "defense", "wits", "shooting", "move", "health", "max_health",
        "weapons", "armor", "melted", "items", "powers", "blocked", "carrying", "activated", "ran", "blessed", "aim",
        "conditions", "injury", "permanent", "criticals", "kills", "merits", "found", "spent",
    ),
    Sheet: ("id", "name", "side", "seat", "group", "contract", "unit", "boss", "health", "radius", "succession"),
    Condition: ("kind", "amount", "on", "until", "began", "by", "side", "when", "void"),
    Lasting: ("stat", "amount", "source"),
    Suffered: ("row", "damage", "lasting", "dropped", "injury", "armor"),
    Marker: ("id", "kind", "place", "item", "owner", "placed_by"),
    Tally: ("subs", "leads", "evidence", "lost_evidence", "finds", "loses_leads", "campaign"),
    Rows: (
        "deployment", "loot_layout", "loot_modifier", "coworker_setup", "coworker_modifier", "timing", "faction",
        "spawn_place", "units", "coworker", "setup_advantages", "tactical_advantages",
    ),
    Secret: ("seat", "key", "value"),
    Books: (
        "seat", "squad", "result", "bosses", "merits", "postings", "replaced", "died", "injuries", "promotions",
        "recorded", "victory",
    ),
    Activation: (
        "who", "own_token", "at", "moved", "displaced", "actions", "allowed", "disengaged", "cast", "follower",
        "behavior",
    ),
}  # fmt: skip
"""Every field that everybody may see. The board is public as a whole."""


def view(rules: Ruleset, state: State, seat: Seat | None) -> View:
    """What a seat sees now.

    Args:
        rules: The edition.
        state: The match.
        seat: Who looks; None for an onlooker.
    """
    running, position = None, state.position
    for frame in state.stack:
        if type(frame) is Activation:
            running = frame
    own = tuple([_shown(fact) for fact in state.secret if fact.seat == seat]) if state.secret else ()
    if Model.__subclasses__() or type(position) is not Position or not _hides_nothing(id(SHOWN)):
        position, running = _shown(position), _shown(running)
    return View(seat, rules.edition.id, position, running, own, _shown(state.books))  # mostly the very same values


def seen_pending(rules: Ruleset, state: State, seat: Seat | None) -> Pending:
    """What a seat sees of what the match waits for: of another seat's hidden choice only that it is made. Rule: R-45.

    Args:
        rules: The edition.
        state: The match.
        seat: Who looks; None for an onlooker.
    """
    waits = pending(rules, state)
    if isinstance(waits, Decide) and waits.hidden and waits.seat != seat:
        return Decide(waits.seat, waits.prompt, (), hidden=True)
    return waits


def seen_input(state: State, given: Input, seat: Seat | None) -> Input | None:
    """What a seat sees of an input: nothing of the answer to another seat's hidden question. Rule: R-45.

    Args:
        state: The match before the input.
        given: The input.
        seat: Who looks; None for an onlooker.
    """
    asked = state.stack[-1]
    private = isinstance(asked, Question) and asked.hidden and asked.seat != seat
    return None if private and not isinstance(given, Concede) else given


@cache
def _hides_nothing(names: int) -> bool:
    """The same, asked once for a table of names (told by its identity)."""
    del names
    return _all_shown()


def _all_shown() -> bool:
    """Whether every field of every struct is named above."""
    return all(set(kind.__struct_fields__) <= set(names) for kind, names in SHOWN.items())


def _shown(value: Any) -> Any:
    """A value with nothing in it but what is named; of a struct's further kinds only what the kind itself shows."""
    match value:
        case msgspec.Struct():
            kind = next((kind for kind in SHOWN if isinstance(value, kind)), None)
            if kind is None:
                return value
            return kind(**{name: _shown(getattr(value, name)) for name in SHOWN[kind]})
        case tuple():
            return tuple(map(_shown, value))
        case Mapping():
            return {key: _shown(one) for key, one in value.items()}
        case _:
            return value
