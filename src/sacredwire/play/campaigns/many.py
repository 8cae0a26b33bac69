"""Many campaigns of bots at once, on as many processes as are wanted: the same seeds give the same on any number."""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from sacredwire.bots.named import BotName
from sacredwire.content.load import load_edition
from sacredwire.play.campaigns.simulate import MIX, MOST_MATCHES, simulate
from sacredwire.play.campaigns.standings import Line, standings
from sacredwire.rules.ruleset import Ruleset


class Plan(NamedTuple):
    """How campaigns are to be played.

    Attributes:
        edition: The edition's id.
        squads: Squads of each campaign.
        bots: Who decides for them, in turn.
        most: Matches after which a campaign is given up.
        folder: The user's own content.
    """

    edition: str
    squads: int = 4
    bots: Sequence[BotName] = MIX
    most: int = MOST_MATCHES
    folder: Path | None = None


class Outcome(NamedTuple):
    """How one campaign ended.

    Attributes:
        seed: Its seed.
        matches: How many it took.
        winner: The member that won; empty if it was given up.
        by: How: ``evidence`` or ``source``.
        lines: The standings.
    """

    seed: int
    matches: int
    winner: str
    by: str
    lines: tuple[Line, ...]


def many(plan: Plan, seeds: Iterable[int], cores: int = 1) -> Iterator[Outcome]:
    """Plays a campaign for each seed, in their order.

    Args:
        plan: How they are played.
        seeds: One for each campaign.
        cores: Processes that play at once; 1: this one alone.

    Raises:
        CampaignError: A total did not agree.
    """
    if cores == 1:
        yield from map(_one, repeat(plan), seeds)
        return
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        yield from pool.map(_one, repeat(plan), seeds)


def _one(plan: Plan, seed: int) -> Outcome:
    rules = _rules(plan.edition, plan.folder)
    campaign, matches = simulate(rules, seed, plan.squads, plan.bots, plan.most)
    return Outcome(seed, matches, campaign.winner, campaign.by, standings(campaign))


@cache
def _rules(edition: str, folder: Path | None) -> Ruleset:
    return Ruleset(load_edition(edition, folder))
