"""Generated missions played to their end, with everything that is looked at after each input."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

from msgspec.structs import replace

from sacredwire.bots.greedy import GreedyBot
from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.boards import Board
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.squads import Squad
from sacredwire.engine.frames import Question, State
from sacredwire.engine.inputs import Choose, Input
from sacredwire.engine.log import LogWriter
from sacredwire.engine.match import apply, new_match
from sacredwire.engine.setup import Setup
from sacredwire.engine.view import seen_input, seen_pending, view
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play, result_of
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Rows, Seat
from support.covering import covering
from support.matches import rules
from support.placing import Placing, set_up_misses
from support.watch import Watch
from support.wild_matches import KeenBot
from support.wild_set_ups import unready

FINALES = ("the-signal", "the-source")
MOST = 1000
"""Missions of an edition that can be played by their number."""
MIXES = ("random random", "random greedy", "keen keen", "greedy random", "random random", "greedy greedy")
"""Who plays, blue and amber, by the number of the mission."""


@cache
def missions(edition: str) -> tuple[Scenario, ...]:
    """Generated missions; the first hundred show every pair of rows of any two tables."""
    return tuple(islice(covering(rules(edition).edition), MOST))


@cache
def board(number: int) -> Board:
    """One of our boards, or one that is generated."""
    own = board_ids()
    return load_board(own[number]) if number < len(own) else generate_board(number)


def squad(edition: str, seed: int) -> Squad:
    """A ready-made squad or a random one; one of ten has fewer than five models, or some that are absent."""
    draw, ready = Random(f"squad {edition} {seed}"), ready_ids(edition)
    chosen = ready_squad(edition, draw.choice(ready)) if seed % 3 else random_squad(rules(edition).edition, seed)
    if seed % 10 == 4:
        return replace(chosen, models=chosen.models[: draw.randint(1, 4)])
    if seed % 10 == 7:
        left = draw.sample(range(1, 5), draw.randint(1, 3))
        models = [replace(sheet, absent=number in left) for number, sheet in enumerate(chosen.models)]
        return replace(chosen, models=tuple(models))
    return chosen


def generated(edition: str, number: int, boards: int) -> Setup:
    """A generated mission with two squads, on one of so many boards."""
    scenario = missions(edition)[number]
    return _setup(edition, number, boards, scenario.mission, scenario.rows)


def finale(edition: str, number: int, boards: int) -> Setup:
    """The Signal or The Source in turn; whose finale it is has the Evidence that brings it about."""
    name = FINALES[number % 2]
    setup = _setup(edition, number, boards, name, Rows())
    evidence = tuple(range(1, 1 + rules(edition).missions[name].trigger))
    seat = setup.aggressor
    return replace(setup, **{seat: replace(setup.squad(seat), evidence=evidence)})


def _setup(edition: str, number: int, boards: int, mission: str, rows: Rows) -> Setup:
    draw = Random(f"mission {edition} {number}")
    return Setup(
        edition=edition,
        mission=mission,
        board=board(draw.randrange(boards)),
        blue=squad(edition, 2 * number),
        amber=squad(edition, 2 * number + 1),
        aggressor=SEATS[number // 2 % 2],
        rows=rows,
    )


def bots(own: Ruleset, number: int) -> dict[Seat, Player]:
    """Who plays a mission: bots that choose anything, keen ones, greedy ones, in turn."""
    kinds = {"random": RandomBot, "keen": KeenBot}
    names = MIXES[number % len(MIXES)].split()
    return {
        seat: GreedyBot(own) if name == "greedy" else kinds[name](own, f"{number} {seat}")
        for seat, name in zip(SEATS, names, strict=True)
    }


def mission_faults(setup: Setup, number: int, *, roomy: bool = True) -> list[str]:
    """What went wrong in a mission: all faults after the first input that had any, or that it did not end.

    ``roomy``: the board has room for everything, as boards ought to have.
    """
    own = rules(setup.edition)
    watch, placing, last = Watch(own), Placing(own), None
    for last in play(own, new_match(own, setup), bots(own, number), SeededDice(number)):
        faults = [*watch.faults(last), *placing.faults(last), *_told(own, last)]
        if roomy and last.after.position.round and not last.before.position.round:
            faults += [*unready(setup.edition, last.after), *set_up_misses(last.after.position)]
        if faults:
            return [f"{setup.edition} {setup.mission} {number}: {fault}" for fault in faults]
    if last is None or result_of(own, last.after) is None:
        return [f"{setup.edition} {setup.mission} {number}: no end"]
    return []


def mission_log(edition: str, number: int) -> bytes:
    """The log of a generated mission."""
    own, setup, lines = rules(edition), generated(edition, number, len(board_ids())), list[str]()
    writer = LogWriter(lines.append, own, setup)
    *_, last = play(own, new_match(own, setup), bots(own, number), SeededDice(number), writer.add)
    result = result_of(own, last.after)
    assert result is not None
    writer.close(result, last.after)
    return "".join(lines).encode()


def _told(own: Ruleset, turn: Turn) -> Iterator[str]:
    """What a seat is told of the other's secrets: nothing, not even when one is chosen. Rule: R-45."""
    state, asked = turn.after, turn.before.stack[-1]
    for seat in (*SEATS, None) if state.secret else ():
        seen = view(own, state, seat)
        foreign = tuple(fact for fact in state.secret if fact.seat != seat)
        if set(seen.secrets) & set(foreign) or seen != view(own, replace(state, secret=seen.secrets), seat):
            yield f"{seat} sees {seen.secrets} of {state.secret}"
    if isinstance(asked, Question) and asked.hidden and isinstance(turn.given, Choose):
        for offer in asked.offers:
            step = apply(own, turn.before, offer)
            for seat in (*SEATS, None):
                if seat != asked.seat and _shown(own, turn.before, offer, step.state, step.events, seat) != _shown(
                    own, turn.before, turn.given, state, turn.events, seat
                ):
                    yield f"{seat} can tell {offer} from {turn.given}"


def _shown(own: Ruleset, before: State, given: Input, after: State, events: object, seat: Seat | None) -> object:
    return seen_input(before, given, seat), events, view(own, after, seat), seen_pending(own, after, seat)
