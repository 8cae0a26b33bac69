"""Whole matches at random: whatever is played, the rules' invariants hold after every input, and every match ends."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sacredwire.engine.log import read_log, steps
from sacredwire.engine.match import digest
from support.matches import EDITIONS, rules
from support.wild_matches import wild_faults, wild_log

TESTS = Path(__file__).parents[1]
MATCHES, BATCH = 100, 5
"""Matches of each edition, and how many a test plays; `make soak` plays thousands."""


@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.1", "R-58", "R-59", "R-93", "K.duration")
def test_c4_1_a_match_keeps_its_invariants_and_ends(edition: str, first: int) -> None:
    assert not [fault for seed in range(first, first + BATCH) for fault in wild_faults(edition, seed)]


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_log_replays_to_the_same_states(edition: str, seed: int) -> None:
    data, digests = wild_log(edition, seed)
    assert [digest(step.state) for step in steps(rules(edition), read_log(data))] == digests


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_log_whatever_hashes_are(edition: str) -> None:
    told = {_hashed(edition, seed) for seed in ("0", "1", "31337")}
    assert told == {hashlib.sha256(wild_log(edition, 4)[0]).hexdigest()}


def _hashed(edition: str, hash_seed: str) -> str:
    """The hash of a log written by a Python of its own, with another seed of its hashes."""
    script = "import hashlib, sys; from support.wild_matches import wild_log; "
    script += "print(hashlib.sha256(wild_log(sys.argv[1], 4)[0]).hexdigest())"
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(TESTS)}
    command = [sys.executable, "-c", script, edition]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()
