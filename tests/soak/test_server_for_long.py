"""What the server promises, tried for long: kills, twin worlds, malformed messages."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from sacredwire.engine.match import digest
from sacredwire.rules.state import Rows
from sacredwire.server import dialog
from support.nasty import mutated
from support.server import House, play
from support.sieges import siege
from support.worlds import MISSIONS, pairs


def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    counted = siege(tmp_path, kills=200, matches=20, seed=2)
    assert counted["acknowledged"] == counted["stored"] > 1000


@pytest.mark.rule("R-45")
@pytest.mark.parametrize(("mission", "rows"), MISSIONS)
def test_r_45_ten_thousand_twin_worlds_look_alike(mission: str, rows: Rows) -> None:
    for pair in pairs(mission, rows, 5_000):
        assert pair.seen[0] == pair.seen[1], pair.options


def test_a_hundred_thousand_malformed_messages_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog, "PLAYERS", 10**9)
    house = House()
    made = house.make("me", "me")
    guest = house.guest(made.access.match, made.access.token)
    play(house, guest.match, {"blue": guest, "amber": guest}, 30)
    before = digest(house.led(guest.match).course.state)
    for data in islice(mutated(9), 100_000):
        heard = len(guest.heard)
        assert guest.dialog.hear(data), data
        for reply in guest.heard[heard:]:
            assert len(reply) <= 2000 or msgspec.json.decode(reply)["type"] != "refused"
        del guest.heard[heard:]
    assert digest(house.led(guest.match).course.state) == before
