"""Ten thousand matches of both editions, and five hundred logs replayed state by state."""

import pytest

from sacredwire.engine.log import read_log, steps
from sacredwire.engine.match import digest
from support.matches import EDITIONS, rules
from support.wild_matches import wild_faults, wild_log

MATCHES, LOGS, BATCH = 5000, 250, 25
"""Of each edition; and how many a test plays."""


@pytest.mark.parametrize("first", range(0, MATCHES, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
def test_matches_keep_their_invariants_and_end(edition: str, first: int) -> None:
    assert not [fault for seed in range(first, first + BATCH) for fault in wild_faults(edition, seed)]


@pytest.mark.parametrize("first", range(0, LOGS, BATCH))
@pytest.mark.parametrize("edition", EDITIONS)
def test_logs_replay_to_the_same_states(edition: str, first: int) -> None:
    for seed in range(first, first + BATCH):
        data, digests = wild_log(edition, seed)
        assert [digest(step.state) for step in steps(rules(edition), read_log(data))] == digests, seed
