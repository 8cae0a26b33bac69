"""Missions with secrets, exits and ends of their own, at random: invariants hold after every input, and each ends."""

import pytest
from msgspec.structs import replace

from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.match import new_match
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import play, result_of
from sacredwire.rules.state import SEATS, Seat
from support.matches import EDITIONS, rules
from support.watch import Watch
from support.wild_matches import KeenBot, wild_setup

MATCHES = 10
"""Of each mission and edition, between bots that choose anything and keen ones in turn."""


def faults(edition: str, mission: str, seed: int) -> list[str]:
    """What went wrong in a match: the first broken invariant, or that it did not end as its mission says."""
    own = rules(edition)
    start = new_match(own, replace(wild_setup(edition, seed), mission=mission))
    kind = RandomBot if seed % 2 else KeenBot
    bots: dict[Seat, Player] = {seat: kind(own, f"{mission} {seed} {seat}") for seat in SEATS}
    watch, last = Watch(own), None
    for last in play(own, start, bots, SeededDice(seed)):
        if found := watch.faults(last):
            return [f"{edition} {mission} {seed}: {fault}" for fault in found]
    result = result_of(own, last.after) if last else None
    if last is None or result is None:
        return [f"{edition} {mission} {seed}: no end"]
    if any(fact.key == "target" for fact in last.after.secret):
        return [f"{edition} {mission} {seed}: a target is hidden still"]
    row = own.missions[mission]
    allowed = {*row.victory, "objective", "lost"}
    return [] if result.by in allowed else [f"{edition} {mission} {seed}: won by {result.by}"]


@pytest.mark.parametrize("mission", ["assassination", "breakthrough", "the-signal", "the-source"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("M5", "M6", "M13", "M14", "R-45", "R-93", "R-96", "R-97")
def test_m_a_mission_keeps_its_invariants_and_ends_as_its_text_says(edition: str, mission: str) -> None:
    assert not [fault for seed in range(MATCHES) for fault in faults(edition, mission, seed)]
