"""Playing a scene: from its position through its inputs to what came out, and whether that was expected."""

from pathlib import Path

import msgspec

from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import refuse
from sacredwire.content.scene_files import Document
from sacredwire.engine.events import Event
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.match import apply, check, digest, pending, settle
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Draw, Roll
from sacredwire.play.scenes.expect import Fault, faults
from sacredwire.play.scenes.format import Scene, scene_of
from sacredwire.play.scenes.position import state_of
from sacredwire.play.scenes.script import Line, lines_of, outcome
from sacredwire.rules.ruleset import Ruleset


class Moment(msgspec.Struct, frozen=True):
    """One input of a scene and what came of it.

    Attributes:
        line: The input as it is written; empty for what happened before the first.
        before: The state it was given in; ``after`` the one it led to.
        events: What happened.
        refused: The code it was refused with, as the scene wanted.
    """

    line: str
    before: State
    after: State
    events: tuple[Event, ...] = ()
    refused: str = ""


class Played(msgspec.Struct, frozen=True):
    """A scene played under one edition.

    Attributes:
        scene: The scene.
        rules: The edition.
        moments: What happened, input by input.
        faults: Where it did not come out as expected; none: it did.
    """

    scene: Scene
    rules: Ruleset
    moments: tuple[Moment, ...]
    faults: tuple[Fault, ...]

    @property
    def end(self) -> State:
        """The state at its end."""
        return self.moments[-1].after

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return tuple(event for moment in self.moments for event in moment.events)


def editions_of(document: Document, file: str, folder: Path | None = None) -> tuple[str, ...]:
    """The editions a scene is played under: those it names, else all.

    Raises:
        ContentError: The scene is not well formed, or names an edition that does not exist.
    """
    named = scene_of(document, file).editions
    known = edition_ids(folder)
    for edition in named:
        if edition not in known:
            raise refuse("unknown-edition", Spot(file, field="editions"), got=edition, expected=", ".join(known))
    return named or known


def play_scene(document: Document, file: str, edition: str, folder: Path | None = None) -> Played:
    """Plays a scene under an edition.

    Args:
        document: What ``read_scene`` gave.
        file: For errors.
        edition: The edition's id.
        folder: The user's own content folder.

    Raises:
        ContentError: The scene cannot be read, or names what does not exist.
    """
    scene = scene_of(document, file, edition)
    return _Play(Ruleset(load_edition(edition, folder)), scene, Spot(file)).play()


class _Play:
    """A scene being played."""

    def __init__(self, rules: Ruleset, scene: Scene, spot: Spot) -> None:
        self.rules = rules
        self.scene = scene
        self.spot = spot
        self.dice = list(scene.dice)
        self.wrong: list[Fault] = []
        start = state_of(rules, scene, spot.file)
        first = settle(rules, start)
        self.moments = [Moment("", start, first.state, first.events)]

    def play(self) -> Played:
        for line in lines_of(self.scene, self.spot):
            if not isinstance(line.given, Fall | Drawn):
                self._let_fall()
            if self.wrong or not self._line(line):
                break
        else:
            self._let_fall()
            if self.dice and not self.wrong:
                self.wrong.append(Fault("dice", "", ", ".join(self.dice)))
        wrong = self.wrong or faults(self.rules, self.scene, self.moments[-1].after, self._events(), self.spot)
        return Played(self.scene, self.rules, tuple(self.moments), tuple(wrong))

    def _events(self) -> tuple[Event, ...]:
        return tuple(event for moment in self.moments for event in moment.events)

    def _let_fall(self) -> None:
        """Dice of the list fall as long as the match waits for some and there are any."""
        while self.dice and not self.wrong:
            waits = pending(self.rules, self.moments[-1].after)
            if not isinstance(waits, Roll | Draw):
                return
            self._give(outcome(waits, self.dice.pop(0), self.spot), "dice")

    def _line(self, line: Line) -> bool:
        """Gives one line of ``play``; says whether to go on."""
        field = f"play {line.number}"
        if not line.refused:
            return self._give(line.given, field)
        state = self.moments[-1].after
        before = digest(state)
        rejection = check(self.rules, state, line.given)
        got = rejection.code if rejection else ""
        if got != line.refused or digest(state) != before:
            self.wrong.append(Fault(field, write(line.given), got, line.refused))
            return False
        self.moments.append(Moment(write(line.given), state, state, refused=got))
        return True

    def _give(self, given: Input, field: str) -> bool:
        state = self.moments[-1].after
        rejection = check(self.rules, state, given)
        if rejection is not None:
            self.wrong.append(Fault(field, write(given), rejection.code, params=rejection.params))
            return False
        step = apply(self.rules, state, given)
        self.moments.append(Moment(write(given), state, step.state, step.events))
        return True
