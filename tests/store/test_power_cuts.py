"""Power cuts while post-games are written to a file: every acknowledged step is there afterwards.

A process that is killed leaves what it wrote to the operating system, so kills prove nothing about syncing. Here the
writer's calls are recorded, and a disk is put together that holds only what was synced, or that and some of the rest.
"""

from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

from support import post_games
from support.cutting import NAME, cuts, recorded
from support.recorder import Event, Recorder

CUTS = 20
STEPS = 60


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Event]]:
    folder = tmp_path_factory.mktemp("recorded")
    return folder, recorded(folder, "cuts", STEPS)


def test_no_acknowledged_step_is_lost(events: tuple[Path, list[Event]]) -> None:
    assert [found for found in cuts(*events, CUTS, "few") if found] == []


def test_each_acknowledgement_follows_a_sync(events: tuple[Path, list[Event]]) -> None:
    synced = 0
    written = False
    for event in events[1]:
        written |= event.what == "write" and event.path.endswith("-wal")
        synced += event.what == "sync"
        if event.what == "said":
            assert synced or not written, event.data
            synced, written = 0, False


def test_folders_that_were_made_are_on_the_disk_before_anything_is_acknowledged(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/deep/down/{NAME}"
    made = list(Recorder(tmp_path, [str(Path(post_games.__file__)), url, "deep", "0"]).events())
    before = [event.path for event in takewhile(lambda event: event.what != "said", made) if event.what == "sync"]
    assert {str(tmp_path), f"{tmp_path}/deep", f"{tmp_path}/deep/down"} <= {*before}


def test_the_record_holds_checkpoints_and_the_end(events: tuple[Path, list[Event]]) -> None:
    done = Counter((event.what, event.path.rpartition("-")[2]) for event in events[1])
    assert done["unlink", "wal"] == 1
    assert done["said", ""] > STEPS
    assert sum(event.what == "sync" and event.path.endswith(".db") for event in events[1]) > 5


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_the_cuts_find_what_an_unsafe_setting_loses(tmp_path: Path, synchronous: str) -> None:
    unsafe = recorded(tmp_path, "cuts", STEPS // 2, synchronous)
    assert sum(bool(found) for found in cuts(tmp_path, unsafe, CUTS, "unsafe")) >= CUTS / 2
