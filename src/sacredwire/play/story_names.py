"""What a story calls things: models, markers, rows, tokens, places, in the reader's language."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from sacredwire.content.voice import Voice
from sacredwire.content.wording import gains
from sacredwire.errors import Param
from sacredwire.rules.state import SEATS, Model, Place, Position, Seat

T = TypeVar("T")

NONE = "none"
"""What a sentence gets where there is nothing to name."""
SELF = "self"

ROWS = ("critical", "fumble", "search", "interrogation")
"""Tables whose rows a story names by a bare id."""


class Names(Generic[T]):
    """Names of what stands on a table.

    Args:
        text: The voice they are said in: the reader's catalogue, or ids.
        position: The table, as it is when something happens.
    """

    def __init__(self, text: Voice[T], position: Position) -> None:
        self.text = text
        self.position = position

    def own(self, key: str) -> str:
        """The key of the mission's own wording of a message, if it has one, else the message's."""
        own = f"{key}-{self.position.mission}"
        return own if self.text.has(own) else key

    def model(self, id_: str) -> T:
        """A model: the name its player gave it, else what it is and its id."""
        model = self.position.models.get(id_)
        if model is None:
            return self.text.plain(id_)
        name = " ".join(model.sheet.name.split())
        if name:
            twins = sum(other.sheet.name == model.sheet.name for other in self.position.models.values())
            return self.text.plain(name) if twins == 1 else self.text.say("story-model", kind=name, id=id_)
        if not (model.sheet.contract or model.sheet.unit):
            return self.text.say("story-plain", id=id_)
        return self.text.say("story-model", kind=self.kind(model), id=id_)

    def given(self, name: str) -> T:
        """A name as its player gave it, of somebody who is no more, or only just there."""
        return self.text.plain(" ".join(name.split()))

    def kind(self, model: Model) -> T:
        """What a model is: its contract or its unit; nothing for one of no table."""
        sheet = model.sheet
        key = f"contract-{sheet.contract}" if sheet.contract else f"unit-{sheet.unit}"
        return self.text.say(key) if sheet.contract or sheet.unit else self.text.plain("")

    def thing(self, id_: str, *, several: bool = False) -> T:
        """A marker, by what it is and whose target, else its number; a weapon on the ground by its name.

        Args:
            id_: Its id.
            several: Whether there will be more of them than lie there.
        """
        marker = next((marker for marker in self.position.markers if marker.id == id_), None)
        if marker is not None and marker.item:
            return self.text.say("marker-weapon", item=self.row(marker.item))
        kind, _, number = id_.partition("-")
        if marker is not None and marker.placed_by and self.text.has(f"marker-{kind}-aim"):
            return self.text.say(f"marker-{kind}-aim", seat=self.text.say(f"seat-{marker.placed_by}"))
        several = several or sum(one.id.rpartition("-")[0] == kind for one in self.position.markers) > 1
        key = f"marker-{kind}-numbered" if several and self.text.has(f"marker-{kind}-numbered") else f"marker-{kind}"
        return self.text.say(key, number=number) if self.text.has(key) and kind != "weapon" else self.text.plain(id_)

    def row(self, id_: str) -> T:
        """A row of a table by its bare id: an item, a power, or a row of a table that is rolled on."""
        for key in (f"{table}-{id_}" for table in ROWS):
            if self.text.has(key):
                return self.text.say(key)
        return self.text.name(id_)

    def weapon(self, id_: str) -> T:
        """A weapon as something somebody fights with: bare hands have no name."""
        key = f"story-weapon-{id_}"
        return self.text.say(key) if self.text.has(key) else self.row(id_)

    def source(self, id_: str) -> T:
        """What modifies or heals: a model, a piece, a contract, a faction, a blessing, loot, a kind of roll, gear."""
        if id_ in self.position.models:
            return self.model(id_)
        if any(piece.id == id_ for piece in self.position.board.pieces):
            return self.text.say("story-piece", piece=id_)
        for kind in ("contract", "faction", "blessing", "loot-modifier", "purpose"):
            if self.text.has(f"{kind}-{id_}"):
                return self.text.say(f"{kind}-{id_}")
        return self.row(id_)

    def token(self, token: str) -> T:
        """Whose a token is: a seat's, a group's, a model's own."""
        if token in SEATS:
            return self.text.say(f"seat-{token}")
        return self.model(token) if token in self.position.models else self.group(token)

    def group(self, group: str) -> T:
        """A group of hostiles or Coworkers."""
        return self.text.say(f"story-group-{group[0]}", number=group[1:])

    def hand(self, hand: str) -> T:
        """Blessings in hand."""
        blessings = hand.split()
        named = (self.text.say(f"blessing-{blessing}") for blessing in blessings)
        return self.text.listing(named) if blessings else self.text.say("no-blessings")

    def place(self, at: Place) -> T:
        """A place as it is read on the board."""
        x, y, z = (self.text.inches(value) for value in at)
        return self.text.say("story-place-high", x=x, y=y, z=z) if at[2] else self.text.say("story-place", x=x, y=y)

    def keyed(self, kind: str) -> Callable[[str], T]:
        """Names that are messages of their own: ``edge-N``, ``seat-blue``."""
        return lambda id_: self.text.say(self.own(f"{kind}-{id_.replace('_', '-')}"))

    def params(self, key: str, given: Mapping[str, Param]) -> dict[str, T | Param]:
        """What a plain event speaks of, ready for its sentence."""
        said: dict[str, T | Param] = {}
        for name, value in given.items():
            say = self._says(key, name)
            said[name] = say(str(value)) if say and value != "" else NONE if value == "" else value
        if key == "marker-placed":
            said["thing"] = self.thing(str(given["thing"]), several=int(given["count"]) > 1)
        if {"who", "target"} <= given.keys() and given["who"] == given["target"]:
            said["target"] = SELF
        if isinstance(amount := given.get("amount"), int):
            said["signed"] = self.signed(str(given.get("stat", "")), amount)
        if key in ("found", "paid", "merited", "brought", "merits-logged"):
            gained = gains(self.text, *(int(given.get(name, 0)) for name in GAINS))
            said |= gained
        if key == "judged":
            said |= self.counts({seat: int(given[seat]) for seat in SEATS})
        if all(isinstance(given.get(axis), int) for axis in "xyz"):
            said["place"] = self.place((int(given["x"]), int(given["y"]), int(given["z"])))
        return said

    def counts(self, counts: Mapping[Seat, int]) -> dict[str, T | Param]:
        """Both sides' counts, the larger first, and whether they are the ``same``."""
        order = sorted(SEATS, key=lambda seat: -counts[seat])
        numbers = {seat: f"{'−' if counts[seat] < 0 else ''}{abs(counts[seat])}" for seat in SEATS}
        pairs = ((self.text.say(f"seat-{seat}"), self.text.plain(numbers[seat])) for seat in order)
        told = self.text.joined((self.text.joined(pair, " ") for pair in pairs), ", ")
        return {"counts": told, "same": "yes" if len(set(counts.values())) == 1 else "no"}

    def signed(self, stat: str, amount: int) -> T:
        """A change with its sign; of Move in inches."""
        if stat == "move":
            return self.text.signed_inches(amount)
        return self.text.plain(f"{'+' if amount >= 0 else '−'}{abs(amount)}")

    def _says(self, key: str, name: str) -> Callable[[str], T] | None:
        """How the parameter of that name is said; None for numbers."""
        if name == "by" and key in SPECIAL:
            return self.keyed(SPECIAL[key])
        if name == "row" and key in TABLES:
            return self.keyed(TABLES[key])
        match name:
            case "who" | "target" | "by":
                return self.model
            case "item" | "grenade" | "power" | "row":
                return self.row
            case "weapon" | "thing" | "token" | "group" | "hand":
                own: Callable[[str], T] = getattr(self, name)
                return own
            case (
                "blessing"
                | "behavior"
                | "situation"
                | "unit"
                | "edge"
                | "seat"
                | "stat"
                | "ground"
                | "kit"
                | "quadrant"
                | "contract"
                | "how"
                | "why"
            ):
                return self.keyed(name)
            case "name":
                return self.given
            case "spawn":
                return self.keyed("spawn-place")
            case _:
                return None


SPECIAL = {"winner": "won", "push-stopped": "stopped", "judged": "measure", "paid": "measure"}
"""Events whose ``by`` is no model but a word of its own."""
TABLES = {
    "evidence-lost": "evidence",
    "recorded": "evidence",
    "duplicate": "evidence",
    "explored": "exploration",
    "injured": "injury",
    "promoted": "promotion",
}
"""Events whose ``row`` is of a table of its own."""
GAINS = ("subs", "leads", "evidence", "merits")
NUMBERS = frozenset(
    {"amount", "count", "health", "total", "round", "points", "steps", "needed", "x", "y", "z", *SEATS, *GAINS}
)
"""Parameters that are said as they are."""
