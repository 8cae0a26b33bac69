"""How a match goes: its state, the entries that led to it, and which of them can still be taken back."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Literal, NamedTuple

from sacredwire.engine.events import Event
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.match import apply, pending
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, Draw, Over, Pending, Roll
from sacredwire.play.dice import SeededDice
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat

By = Literal["blue", "amber", "chance"]


class Played(NamedTuple):
    """An input as it was played.

    Attributes:
        given: The input.
        by: Whose it is.
        before: The match before it.
        after: The match after it.
        events: What happened.
    """

    given: Input
    by: By
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def is_final(self) -> bool:
        """Whether it brought something new to light, so that nothing up to it can be taken back. Rule: R-45."""
        chance = isinstance(self.given, Fall | Drawn)
        return chance or len(self.after.secret) < len(self.before.secret)


class Course:
    """One match as it goes.

    Args:
        rules: The edition.
        start: Where it begins.
        secret: What its dice fall by.
        name: Its name among the matches of the secret.
    """

    def __init__(self, rules: Ruleset, start: State, secret: bytes, name: str) -> None:
        self.rules, self.state, self._secret, self._name = rules, start, secret, name
        self.seq = 0
        self.inputs: list[tuple[int, str]] = []
        self._fallen = 0
        self._tail: list[tuple[int, Played]] = []
        self._waits: tuple[State, Pending] | None = None

    def after(self, given: Input) -> list[Played]:
        """What an input leads to, with the outcomes of chance that follow from it; nothing is changed yet.

        Raises:
            IllegalInput: The input is refused.
        """
        first = self.again(given)
        return [first, *self._falling(first.after)]

    def again(self, given: Input) -> Played:
        """What an input alone leads to: one that was played before, when a journal is gone through.

        Raises:
            IllegalInput: The input is refused.
        """
        by: By = asked.seat if (asked := self.asked) is not None else "chance"
        step = apply(self.rules, self.state, given)
        return Played(given, by, self.state, step.state, step.events)

    def outcomes(self) -> list[Played]:
        """The outcomes of chance that the match waits for as it is."""
        return self._falling(self.state)

    def _falling(self, state: State) -> list[Played]:
        dice = SeededDice(self._secret, self._name, self._fallen)
        played = []
        while isinstance(waits := pending(self.rules, state), Roll | Draw):
            outcome = dice.fall(waits)
            step = apply(self.rules, state, outcome)
            played.append(Played(outcome, "chance", state, step.state, step.events))
            state = step.state
        return played

    def take(self, played: Played, *, final: bool = False) -> None:
        """The next entry of the journal; ``final`` ones are never taken back."""
        self.seq += 1
        self.state = played.after
        self.inputs.append((self.seq, write(played.given)))
        self._fallen += played.by == "chance"
        if final or played.is_final or self.is_over:
            self._tail.clear()
        else:
            self._tail.append((self.seq, played))

    @property
    def waits(self) -> Pending:
        """What the match waits for."""
        if self._waits is None or self._waits[0] is not self.state:
            self._waits = (self.state, pending(self.rules, self.state))
        return self._waits[1]

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.waits, Over)

    @property
    def asked(self) -> Decide | None:
        """What is asked, unless the match is over."""
        return waits if isinstance(waits := self.waits, Decide) else None

    def undoable(self, seat: Seat | None) -> int:
        """How many of its last decisions a seat can take back: those since an outcome, a reveal, another's decision."""
        return sum(1 for _ in takewhile(lambda one: one[1].by == seat, reversed(self._tail)))

    def back_to(self) -> int:
        """The entry to which an undo of the last decision goes back."""
        return self._tail[-1][0] - 1

    def undo(self) -> None:
        """The next entry of the journal takes the last decision back."""
        self.seq += 1
        _, played = self._tail.pop()
        self.inputs.pop()
        self.state = played.before


UNDO = "undo"


def undo_line(back_to: int) -> str:
    """The journal's line of an undo."""
    return f"{UNDO} {back_to}"


def effective(lines: Sequence[str]) -> list[tuple[int, str]]:
    """The entries of a journal that count, each with its number: undone ones and undos left out."""
    kept: list[tuple[int, str]] = []
    for seq, line in enumerate(lines, 1):
        if line.startswith(f"{UNDO} "):
            back_to = int(line.split()[1])
            while kept and kept[-1][0] > back_to:
                kept.pop()
        else:
            kept.append((seq, line))
    return kept
