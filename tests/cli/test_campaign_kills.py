"""A post-game whose program is killed at any moment: nothing that was answered is lost, nothing counts twice."""

import subprocess
import sys
from pathlib import Path
from random import Random

from support.club import Club, fought, good

POST = (sys.executable, "-u", "-m", "sacredwire", "campaign", "post", "m1", "s1", "--bot", "random")
FOUND = 'winner = "blue"\nout = ["b4 by a1"]\n[blue]\nevidence = 3\nleads = 2\nsubs = 90\n'
KILLS = 6


def test_killed_at_any_moment_it_goes_on_where_it_stood(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, FOUND)
    random = Random(4)
    kept: list[str] = []
    midway = 0
    for _ in range(KILLS):
        running = subprocess.Popen(POST, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert running.stdout is not None
        for _ in range(random.randrange(14)):  # it is past its start, somewhere among its answers
            running.stdout.readline()
        running.kill()
        running.communicate()
        told = good(club("post", "m1", "s1", "--json")).value
        if told["again"]:
            break
        midway += len(told["inputs"]) > 0
        assert told["inputs"][: len(kept)] == kept
        kept = told["inputs"]
    assert midway
    good(club("post", "m1", "s1", "--bot", "random"))
    whole = good(club("show", "--ledger", "--json")).value["ledger"]
    settled = [one["entry"] for one in whole if one["entry"]["kind"] == "settled"]
    assert len(settled) == 1
    assert settled[0]["inputs"][: len(kept)] == kept
    good(club("check"))
