"""How matches of each mission end when bots play them: `python tools/mission_report.py --help`.

Two tables, a line a mission. Greedy against greedy: by which step of judging matches were decided, which seat won, how
many rounds they took. Greedy against random, each seed twice with seats swapped: how often greedy won and lost, games
that both lost apart. The same words give the same tables, on however many cores.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context
from statistics import fmean
from typing import Literal, NamedTuple

from sacredwire.bots.named import BotName, new_bot
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.engine import missions
from sacredwire.engine.endings import LOST
from sacredwire.engine.match import new_match
from sacredwire.engine.setup import NOTHING_ROLLED, Setup
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.play.missions.generator import generate
from sacredwire.play.missions.scenario import Scenario, is_finale
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Rows, Seat

RowsOf = Literal["generated", "default"]
BOARDS = 12
"""Boards that matches are played on, in turn."""
Pairs = tuple[tuple[BotName, BotName], ...]
EQUALS: Pairs = (("greedy", "greedy"),)
UNEQUALS: Pairs = (("greedy", "random"), ("random", "greedy"))
"""Who decides for blue and for amber."""
COUNTED = ("survivors", "on-board", "defender", LOST)
"""What decides when neither the objective nor a count of the mission's own did, a game that both lost among it."""


class Game(NamedTuple):
    """What one match is played with: who decides for blue, who for amber, and which dice fall."""

    edition: str
    rows: RowsOf
    mission: str
    seed: int
    blue: BotName
    amber: BotName


class End(NamedTuple):
    """How a match ended: who won, by which step of judging, in which round; ``aggressor`` is who attacked."""

    game: Game
    winner: Seat | None
    by: str
    round: int
    aggressor: Seat

    @property
    def bot(self) -> BotName | None:
        """The bot that won."""
        return None if self.winner is None else self.game.blue if self.winner == "blue" else self.game.amber


@cache
def ruleset(edition: str) -> Ruleset:
    """The rules of an edition, once a process."""
    return Ruleset(load_edition(edition))


def set_up(game: Game) -> Setup:
    """Board, squads, roles and rows of a match; seats swapped, they stay as they are."""
    edition, seed = ruleset(game.edition).edition, game.seed
    ready = ready_ids(edition.id)
    aggressor = SEATS[seed % len(SEATS)]
    if game.rows == "generated":
        scenario = generate(edition, SeededDice(f"{game.mission} {seed}"), mission=game.mission, aggressor=aggressor)
    else:
        rows = NOTHING_ROLLED if is_finale(edition, game.mission) else Rows()
        scenario = Scenario(edition=edition.id, mission=game.mission, rows=rows)
    return Setup(
        edition=edition.id,
        mission=game.mission,
        board=generate_board(seed % BOARDS + 1),
        blue=ready_squad(edition.id, ready[seed % len(ready)]),
        amber=ready_squad(edition.id, ready[(seed * 7 + 1) % len(ready)]),
        aggressor=aggressor,
        rows=scenario.rows,
    )


def run(game: Game) -> End:
    """Plays one match to its end."""
    rules, names = ruleset(game.edition), {"blue": game.blue, "amber": game.amber}
    setup = set_up(game)
    state = new_match(rules, setup)
    bots = {seat: new_bot(names[seat], rules, f"{game.seed} {seat}") for seat in SEATS}
    for turn in play(rules, state, bots, SeededDice(f"{game.mission} {game.seed} match")):
        state = turn.after
    result = result_of(rules, state)
    assert result is not None, "the loop plays to the end"
    return End(game, result.winner, result.by, result.round, setup.aggressor)


@contextmanager
def players(cores: int) -> Iterator[Callable[[Sequence[Game]], list[End]]]:
    """What plays matches on so many cores, in the order given."""
    if cores == 1:
        yield lambda games: list(map(run, games))
        return
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        yield lambda games: list(pool.map(run, games, chunksize=2))


def tell_equals(mission: str, ends: Sequence[End]) -> None:
    """A line of greedy against greedy."""
    total, by = len(ends), Counter(end.by for end in ends)
    decided = total - sum(by[step] for step in COUNTED)
    won = Counter(end.winner for end in ends)
    attacked = sum(end.winner == end.aggressor for end in ends)
    steps = ", ".join(f"{step} {count}" for step, count in sorted(by.items(), key=lambda pair: (-pair[1], pair[0])))
    print(
        f"{mission:<15}{total:>5}{share(decided, total):>9}"
        f"{share(won['blue'], total):>7}{share(won['amber'], total):>7}{share(won[None], total):>8}"
        f"{share(attacked, total):>9}{fmean(end.round for end in ends):>7.1f}   {steps}"
    )


def tell_unequals(mission: str, ends: Sequence[End]) -> None:
    """A line of greedy against random."""
    total, won = len(ends), Counter(end.bot for end in ends)
    lost = [end for end in ends if end.bot == "random"]
    seats = " ".join(f"{seat} {sum(end.winner == seat for end in lost)}" for seat in SEATS)
    by = ", ".join(f"{step} {count}" for step, count in sorted(Counter(end.by for end in lost).items()))
    seeds = " ".join(f"{end.game.seed}{'r' if end.game.blue == 'random' else 'g'}" for end in lost)
    print(
        f"{mission:<15}{total:>5}{share(won['greedy'], total):>9}{share(won['random'], total):>7}"
        f"{share(won[None], total):>11}   {f'{seats}: {by}; seeds {seeds}' if lost else '-'}"
    )


def share(part: int, total: int) -> str:
    """A part in percent."""
    return f"{100 * part / total:.0f} %" if total else "-"


def tables(asked: argparse.Namespace) -> None:
    """Plays and prints what was asked for."""
    known = [name for name in missions.names(ruleset(asked.edition)) if name != missions.NONE]
    chosen = asked.missions.split(",") if asked.missions else known
    if unknown := sorted(set(chosen) - set(known)):
        sys.exit(f"no mission that can be played: {', '.join(unknown)}; there are {', '.join(known)}")
    seeds = range(asked.first, asked.first + max(1, asked.matches))
    halved = seeds[: max(1, len(seeds) // 2)]
    print(f"{asked.edition}, {asked.rows} rows, seeds from {asked.first}")
    with players(asked.cores) as play_all:
        if asked.pairing in ("greedy", "both"):
            print(f"\n{'greedy v greedy':<15}{'n':>5}{'decided':>9}{'blue':>7}{'amber':>7}{'nobody':>8}", end="")
            print(f"{'aggress.':>9}{'rounds':>7}   decided by")
            for mission in chosen:
                tell_equals(mission, play_all(games(asked.edition, asked.rows, mission, seeds, EQUALS)))
        if asked.pairing in ("random", "both"):
            print(f"\n{'greedy v random':<15}{'n':>5}{'won':>9}{'lost':>7}{'both lost':>11}   lost to")
            for mission in chosen:
                tell_unequals(mission, play_all(games(asked.edition, asked.rows, mission, halved, UNEQUALS)))


def games(edition: str, rows: RowsOf, mission: str, seeds: Iterable[int], pairs: Pairs) -> list[Game]:
    """The matches of a mission: each pair of bots with each seed."""
    return [Game(edition, rows, mission, seed, *pair) for seed in seeds for pair in pairs]


def main() -> None:
    """Reads the options and prints the tables."""
    asking = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    asking.add_argument("--missions", default="", help="ids with commas between them; all that can be played")
    asking.add_argument("--matches", type=int, default=40, help="matches a mission and table (40)")
    asking.add_argument("--first", type=int, default=1, help="the first seed (1)")
    asking.add_argument("--edition", default="sacredwire-0.9")
    asking.add_argument("--rows", choices=("generated", "default"), default="generated", help="the generator's tables")
    asking.add_argument("--pairing", choices=("greedy", "random", "both"), default="both", help="whom greedy meets")
    asking.add_argument("--cores", type=int, default=1)
    tables(asking.parse_args())


if __name__ == "__main__":
    main()
