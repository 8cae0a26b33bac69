"""Generated missions by the hundred, both editions in turn: set up, played to the end, nothing where it may not be."""

import hashlib
import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from support.matches import EDITIONS, rules
from support.wild_missions import finale, generated, mission_faults, mission_log, missions

MISSIONS, BATCH, BOARDS, FINALES = 100, 10, 8, 4
"""Missions of both editions together, how many a test plays, on how many boards; and finales of each edition."""

TESTS = Path(__file__).parents[1]
LOGGED = (3, 6, 14)
"""Missions whose logs are compared: greedy against random, random, keen; Assassination, which has secrets, is one."""


def edition_of(number: int) -> str:
    """The editions by turns."""
    return EDITIONS[number % len(EDITIONS)]


@pytest.mark.parametrize("first", range(0, MISSIONS, BATCH))
@pytest.mark.rule("K.generator", "K.setup", "K.markers", "K.spawn", "K.duration", "R-45", "R-58", "R-87", "R-91", "M")
def test_k_generated_missions_are_set_up_and_played_to_the_end(first: int) -> None:
    numbers = range(first, first + BATCH)
    assert not [fault for n in numbers for fault in mission_faults(generated(edition_of(n), n, BOARDS), n)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("K.finales", "M13", "M14", "R-96", "R-97")
def test_k_finales_are_set_up_and_played_to_the_end_whoever_brought_them_about(edition: str) -> None:
    setups = [finale(edition, number, BOARDS) for number in range(FINALES)]
    assert len({(setup.mission, setup.aggressor) for setup in setups}) == FINALES
    assert not [fault for number, setup in enumerate(setups) for fault in mission_faults(setup, number)]


@pytest.mark.rule("K.generator")
def test_k_generator_the_hundred_pair_every_mission_with_every_row() -> None:
    """Each mission with each deployment, layout, timing, ... occurs, in one edition or the other."""
    played = [missions(edition_of(number))[number] for number in range(MISSIONS)]
    own = rules(EDITIONS[0]).edition
    tables = {
        "deployment": own.deployments,
        "loot_layout": own.loot_layouts,
        "loot_modifier": own.loot_modifiers,
        "coworker_setup": own.coworker_setups,
        "coworker_modifier": own.coworker_modifiers,
        "timing": own.timings,
        "faction": own.factions,
        "spawn_place": own.spawn_places,
    }
    ids = [row.id for row in own.missions if row.roll]
    for field, table in tables.items():
        wanted = set(product(ids, [row.id for row in table if row.roll]))
        assert {(one.mission, getattr(one.rows, field)) for one in played} == wanted, field


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_generated_mission_gives_the_same_log_whatever_hashes_are(edition: str) -> None:
    assert "assassination" in {missions(edition)[number].mission for number in LOGGED}
    told = {_hashed(edition, seed) for seed in ("0", "1", "31337")}
    assert told == {_digest(edition)}


def _digest(edition: str) -> str:
    return hashlib.sha256(b"".join(mission_log(edition, number) for number in LOGGED)).hexdigest()


def _hashed(edition: str, hash_seed: str) -> str:
    """The hash of the logs written by a Python of its own, with another seed of its hashes."""
    script = "import sys; sys.path.insert(0, sys.argv[2]); from properties.test_missions import _digest; "
    script += "print(_digest(sys.argv[1]))"
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-c", script, edition, str(TESTS)]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()
