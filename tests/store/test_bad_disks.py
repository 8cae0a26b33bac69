"""Disks that fail or are full: what was not written is never acknowledged, and the writer goes on once it can."""

from pathlib import Path

from support.acknowledged import faults, kept
from support.cutting import NAME, BadDisk, damage, heard, recorded

FAULTS = 20


def test_what_a_failing_disk_refused_was_not_acknowledged(tmp_path: Path) -> None:
    disk = BadDisk(FAULTS, "bad")
    acks = heard(recorded(tmp_path, "bad", 60, fault=disk))
    assert disk.left == 0, "the disk failed too rarely"
    assert len(acks.refused) >= FAULTS / 4  # a checkpoint that fails is only put off
    assert {*acks.refused} == {"store-io", "store-full"}
    assert acks.settled
    assert faults(kept(f"sqlite:///{tmp_path}/{NAME}"), acks) == []
    assert damage(f"{tmp_path}/{NAME}") == []
