"""The server is killed at random points: nothing acknowledged is lost, nothing is applied twice, all matches go on."""

from pathlib import Path

from support.sieges import siege


def test_ten_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    counted = siege(tmp_path, kills=10, matches=3, seed=1)
    assert counted["acknowledged"] == counted["stored"] > 50
