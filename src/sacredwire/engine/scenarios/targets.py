"""An enemy model that each side picks in secret, and wins by taking out."""

from sacredwire.content.missions import Measure
from sacredwire.engine.change import Change
from sacredwire.engine.endings import OBJECTIVE
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.rewards import doer
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Position, Seat, other

TARGET = "target"
"""The key of the hidden fact, and of the counter once it is open."""


class Picking(Frame, frozen=True, gc=False, tag="picking"):
    """Each seat picks its target, hidden from the other. Rule: M5.1, R-45."""

    seats: tuple[Seat, ...]
    rule: str


def step(change: Change, frame: Picking, got: object) -> None:
    """The next seat picks; a seat with no enemy on the board has nobody to pick. Rule: M5.1, R-45."""
    seats = frame.seats
    if isinstance(got, Choose):
        change.hide(got.seat, TARGET, got.option)
        change.say("target-picked", frame.rule, seat=got.seat)
        seats = seats[1:]
    for number, seat in enumerate(seats):
        enemies = [model.id for model in change.models.values() if model.sheet.seat == other(seat) and model.on_board]
        if enemies:
            change.set(Picking(seats[number:], frame.rule))
            change.ask(seat, "target", [Choose(seat, enemy) for enemy in enemies], hidden=True)
            return
    change.pop()


class Hunting(Part):
    """Whose target has fallen, and to whom. Rule: M5, R-45, R-93, R-98."""

    def deployed(self, change: Change) -> None:
        """Both pick, the First Player first. Rule: M5.1."""
        first = change.position.first
        change.push(Picking((first, other(first)), self.row.rule))

    def lost(self, change: Change, who: str, by: str) -> None:
        """A target that falls, flees or leaves is revealed; the hunter's model that took it out did the deed.

        Rule: M5.2, M5.3, M5.7, M5.8, R-98, R-215.
        """
        for fact in change.reveal(TARGET, who):
            self._reveal(change, fact.seat, who)
        killer, counters = change.models.get(by), change.position.counters
        if killer is not None and killer.sheet.seat and _key(killer.sheet.seat, who) in counters:
            change.note({doer(by): 1})

    def _reveal(self, change: Change, seat: Seat, who: str) -> None:
        change.note({_key(seat, who): 1})
        change.say("target-revealed", self.row.rule, seat=seat, who=who)

    def ends(self, change: Change) -> str:
        """A target has fallen: the game ends with that activation. Rule: M5.4, M5.5, R-93."""
        return OBJECTIVE if any(_fallen(change.position, seat) for seat in SEATS) else ""

    def closing(self, change: Change) -> Frame | None:
        """The targets that stand at the end are revealed too. Rule: M5.5."""
        for fact in change.reveal(TARGET):
            change.say("target-revealed", self.row.rule, seat=fact.seat, who=fact.value)
        return None

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Whose target has fallen; whose model took it out. Rule: M5.4, M5.5, M5.8."""
        del rules
        if what == "targets":
            return {seat: _fallen(position, seat) for seat in SEATS}
        if what != "felled":
            return None
        models = position.models.values()
        return {seat: sum(m.sheet.seat == seat and doer(m.id) in position.counters for m in models) for seat in SEATS}


def _fallen(position: Position, seat: Seat) -> int:
    """Whether the seat's target has fallen: 1 or 0."""
    return int(any(key.startswith(_key(seat, "")) for key in position.counters))


def _key(seat: Seat, who: str) -> str:
    return f"{TARGET}.{seat}.{who}"
