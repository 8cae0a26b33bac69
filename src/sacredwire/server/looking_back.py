"""A match looked back upon: its log, a moment of it as a scene, what each model did, the whole of it played again."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from sacredwire.content.scene_files import encode_scene
from sacredwire.engine.chain import chained, end_line, entry_line
from sacredwire.engine.events import Contested, Hurt, Moved
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Fall, Input
from sacredwire.engine.log import MatchLog, read_log
from sacredwire.engine.match import apply, digest, new_match, pending
from sacredwire.engine.notation import parse
from sacredwire.engine.pending import Over
from sacredwire.engine.procedures.contest import Contest
from sacredwire.errors import ServiceError
from sacredwire.play.match import Turn
from sacredwire.play.records import rules_of, turns
from sacredwire.play.scenes.capture import capture
from sacredwire.play.story_opening import opening
from sacredwire.rules.dice.table import margins
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Seat
from sacredwire.server.led import ENCODER, Led
from sacredwire.server.matches import Matches
from sacredwire.server.showing.moments import moment_of
from sacredwire.server.showing.odds import contest_of
from sacredwire.server.showing.table import Shower
from sacredwire.server.wire.rest import Account, ModelAccount, Replay
from sacredwire.server.wire.table import View

KEPT = 4
"""Replays that are kept at hand: each holds every state of its match."""


def log_of(led: Led, seats: tuple[Seat, ...]) -> str:
    """The log of a match as far as it went, undone decisions left out.

    Raises:
        ServiceError: ``past-hidden``: it holds answers that whoever asks may not know yet. Rule: R-45.
    """
    if led.hides(seats):
        raise ServiceError("past-hidden")
    running, lines = chained("", led.header), [led.header]
    for _, line in led.course.inputs:
        running = chained(running, line)
        lines.append(entry_line(line, running))
    waits = pending(led.rules, led.course.state)
    if isinstance(waits, Over):
        lines.append(end_line(ENCODER.encode(waits.result), digest(led.course.state), running))
    return "\n".join([*lines, ""])


def scene_of(led: Led, seats: tuple[Seat, ...], at: int | None) -> str:
    """A moment of a match as a scene file; without a number the present one.

    Raises:
        ServiceError: ``past-hidden``, ``no-such-moment``.
    """
    if led.hides(seats) or any(fact.seat not in seats for fact in led.course.state.secret):
        raise ServiceError("past-hidden")
    state = led.course.state if at is None else _state_at(led, at)
    return encode_scene(capture(led.rules, state, "-"))


def _state_at(led: Led, at: int) -> State:
    if not 0 <= at <= led.course.seq:
        raise ServiceError("no-such-moment", expected=led.course.seq)
    state = new_match(led.rules, led.setup)
    for turn in played_again(led.rules, state, [parse(line) for seq, line in led.course.inputs if seq <= at]):
        state = turn.after
    return state


def played_again(rules: Ruleset, start: State, inputs: Sequence[Input]) -> Iterator[Turn]:
    """Inputs given one after the other."""
    state = start
    for given in inputs:
        step = apply(rules, state, given)
        yield Turn(given, state, step.state, step.events)
        state = step.state


def account_of(led: Led, seats: tuple[Seat, ...]) -> Account:
    """What each model did. Rule: C4.7, C4.18.

    Raises:
        ServiceError: ``past-hidden``.
    """
    if led.hides(seats):
        raise ServiceError("past-hidden")
    inputs = [parse(line) for _, line in led.course.inputs]
    counts: dict[str, dict[str, float]] = {}
    for turn in played_again(led.rules, new_match(led.rules, led.setup), inputs):
        _count(turn, counts)
    kills = {id_: len(model.kills) for id_, model in led.course.state.position.models.items()}
    names = ("attacks", "hits", "expected", "dealt", "taken", "moved")
    told = []
    for id_ in led.course.state.position.models:
        found = counts.get(id_, {})
        one = {name: round(found.get(name, 0), 3) if name == "expected" else int(found.get(name, 0)) for name in names}
        told.append(msgspec.convert({"who": id_, "kills": kills[id_], **one}, ModelAccount))
    return Account(tuple(told))


def _count(turn: Turn, counts: dict[str, dict[str, float]]) -> None:
    def add(who: str, name: str, amount: float) -> None:
        of = counts.setdefault(who, {})
        of[name] = of.get(name, 0) + amount

    frame = turn.before.stack[-2] if len(turn.before.stack) > 1 else None
    attacked = isinstance(frame, Contest) and frame.purpose == "attack" and frame.at == "fallen" and not frame.ties
    if attacked and isinstance(turn.given, Fall) and isinstance(frame, Contest):
        add(frame.sides[0].who, "attacks", 1)
        add(frame.sides[0].who, "expected", float(margins(contest_of(frame)).at_least(1)))
    for event in turn.events:
        match event:
            case Contested(purpose="attack") if event.won == 0:
                add(event.sides[0].who, "hits", 1)
            case Hurt():
                add(event.who, "taken", event.lost)
                if event.by:
                    add(event.by, "dealt", event.lost)
            case Moved(how="move" | "again"):
                add(event.who, "moved", event.length)
            case _:
                pass


class Replays:
    """Finished matches played again.

    Args:
        matches: The matches of the store.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._logs: dict[str, MatchLog] = {}
        self._turns = lru_cache(maxsize=KEPT)(self._played)

    def read(self, data: bytes) -> Replay:
        """The replay of a log file, kept at hand for a while.

        Raises:
            LogError, ContentError: It cannot be played.
        """
        log = read_log(data)
        rules_of(log, self._matches.folder)
        id_ = chained("", data.decode())[:32]
        if len(self._logs) >= KEPT:
            self._logs.pop(next(iter(self._logs)))
        self._logs[id_] = log
        return self.replay(id_)

    def replay(self, id_: str) -> Replay:
        """A finished match, moment by moment.

        Raises:
            ServiceError: ``match-goes-on``: it is not over yet.
            StoreError: There is no such match.
        """
        rules, played = self._turns(id_)
        voice = self._matches.voice
        moments = tuple(
            moment_of(rules, voice, number, turn.given, turn.before, turn.after, turn.events, SEATS)
            for number, turn in enumerate(played, 1)
        )
        return Replay(id_, self.view(id_, 0), tuple(opening(voice, played[0].before.position)), moments)

    def view(self, id_: str, number: int) -> View:
        """What an onlooker sees after so many inputs; where dice are to fall, what is known before they do.

        Raises:
            ServiceError: ``no-such-moment``.
        """
        rules, played = self._turns(id_)
        if not 0 <= number <= len(played):
            raise ServiceError("no-such-moment", expected=len(played))
        state = played[number - 1].after if number else played[0].before
        return Shower(rules, self._matches.voice).view(state, number, None)

    def _played(self, id_: str) -> tuple[Ruleset, tuple[Turn, ...]]:
        log = self._logs.get(id_)
        if log is not None:
            rules = rules_of(log, self._matches.folder)
            return rules, tuple(turns(rules, log))
        led = self._matches.led(id_)
        if not led.course.is_over:
            raise ServiceError("match-goes-on")
        inputs = [parse(line) for _, line in led.course.inputs]
        return led.rules, tuple(played_again(led.rules, new_match(led.rules, led.setup), inputs))
