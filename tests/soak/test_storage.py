"""Kills, power cuts and bad disks by the hundred: what tests/store does a few times."""

from pathlib import Path

import pytest

from sacredwire.store.store import Store
from support.acknowledged import faults, kept
from support.cutting import NAME, BadDisk, cuts, damage, heard, recorded
from support.killing import kill_server, kill_writers
from support.postgres import Postgres
from support.schemas import REVISIONS, cut_at_calls, filled, killed_at_statements

LOTS = range(10)
KILLS, CUTS = 50, 50
"""Of each, in every lot, on a database of its own: 500 in all."""


@pytest.mark.parametrize("lot", LOTS)
def test_killed_writers_lose_nothing_in_a_file(tmp_path: Path, lot: int) -> None:
    kill_writers(f"sqlite:///{tmp_path}/{NAME}", f"file{lot}", KILLS)


@pytest.mark.parametrize("lot", LOTS)
def test_killed_writers_lose_nothing_in_postgresql(server: Postgres, lot: int) -> None:
    kill_writers(server.create(f"killed_writers_{lot}"), f"server{lot}", KILLS)


@pytest.mark.parametrize("lot", LOTS)
def test_killed_servers_lose_nothing(server: Postgres, lot: int) -> None:
    kill_server(server.create(f"killed_servers_{lot}"), f"servers{lot}", KILLS, server)


@pytest.mark.parametrize("lot", LOTS)
def test_power_cuts_lose_nothing(tmp_path: Path, lot: int) -> None:
    events = recorded(tmp_path, f"cuts{lot}", 150)
    assert [found for found in cuts(tmp_path, events, CUTS, f"lot{lot}") if found] == []


@pytest.mark.parametrize("lot", LOTS)
def test_bad_disks_have_nothing_acknowledged_that_they_refused(tmp_path: Path, lot: int) -> None:
    disk = BadDisk(30, f"bad{lot}")
    acks = heard(recorded(tmp_path, f"bad{lot}", 100, fault=disk))
    assert disk.left == 0
    assert acks.refused
    assert faults(kept(f"sqlite:///{tmp_path}/{NAME}"), acks) == []
    assert damage(f"{tmp_path}/{NAME}") == []


@pytest.mark.parametrize("revision", ["", *REVISIONS[:-1]])
def test_an_upgrade_killed_at_any_statement_leaves_the_old_schema_or_the_new(url: str, revision: str) -> None:
    before = filled(url, revision) if revision else {}
    killed_at_statements(url, before, {revision, REVISIONS[-1]})
    Store.open(url).close()


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_an_upgrade_survives_a_power_cut_at_any_call(tmp_path: Path, revision: str) -> None:
    before = filled(f"sqlite:///{tmp_path}/{NAME}", revision)
    assert cut_at_calls(tmp_path, before, every=1) == {revision, REVISIONS[-1]}
