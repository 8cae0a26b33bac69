"""Whatever comes from outside: a short refusal, nothing changed, nobody else disturbed."""

from itertools import islice
from pathlib import Path

import msgspec
import pytest

from sacredwire.content.board_files import board_ids
from sacredwire.engine.match import digest
from sacredwire.server import dialog
from sacredwire.server.dialog import ONLOOKERS, PLAYERS
from support.nasty import BY_HAND, mutated
from support.network import PLAY, Caller, served
from support.server import House, play

LARGEST_REPLY = 2000
ANSWERS = {"way", "sight", "what-if", "pong", "ack", "looked", "players", "refused"}


def test_no_message_breaks_a_dialog_or_changes_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog, "PLAYERS", 10**9)
    house = House()
    made = house.make("me", "me")
    guest = house.guest(made.access.match, made.access.token)
    for _ in range(30):
        led = house.led(guest.match)
        asked = led.course.asked
        if asked.prompt == "act":
            break
        play(house, guest.match, {"blue": guest, "amber": guest}, 1)
    before, journal = digest(led.course.state), house.live.kept[guest.match].journal
    refused = 0
    for data in (*BY_HAND, *islice(mutated(1), 400)):
        heard = len(guest.heard)
        assert guest.dialog.hear(data), data[:80]
        for reply in guest.heard[heard:]:
            kind = msgspec.json.decode(reply)["type"]
            assert kind in ANSWERS, data[:80]
            refused += kind == "refused"
            assert len(reply) <= LARGEST_REPLY or kind in ("looked", "what-if", "way", "sight"), data[:80]
        assert len(guest.heard) > heard or b"look" in data, data[:80]
    assert digest(led.course.state) == before
    assert house.live.kept[guest.match].journal == journal
    assert refused > 200


def test_who_has_not_greeted_gets_nothing() -> None:
    house = House()
    made = house.make("me", "me")
    heard: list[bytes] = []
    for data in (*BY_HAND, *islice(mutated(2), 100)):
        talk = dialog.Dialog(house.service, heard.append)
        goes_on = talk.hear(data)
        kind = msgspec.json.decode(heard[-1])["type"]
        assert kind in ("refused", "pong")
        assert goes_on == (kind == "pong")
    for token in ("", "x", made.access.token[:-1], made.watch, made.access.token.upper()):
        assert not dialog.Dialog(house.service, heard.append).hear(
            msgspec.json.encode({"type": "hello", "match": made.access.match, "token": token})
        )
        assert msgspec.json.decode(heard[-1])["code"] == "no-such-token"


@pytest.mark.parametrize(("who", "most"), [("player", PLAYERS), ("onlooker", ONLOOKERS)])
def test_a_flood_ends_with_the_flooder(who: str, most: int) -> None:
    house = House()
    made = house.make("me" if who == "player" else "random", "random")
    guest, ping = house.guest(made.access.match, made.access.token), msgspec.json.encode({"type": "ping"})
    house.now += 20_000
    assert all(guest.dialog.hear(ping) for _ in range(most))
    house.now += 19_000
    assert not guest.dialog.hear(ping)
    assert guest.last["code"] == "too-many-messages"


def test_bad_messages_over_the_wire_get_codes_and_the_next_one_is_answered(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        access = client.post(
            "/api/matches", json={"players": {"blue": "me", "amber": "me"}, "board": {"id": board_ids()[0]}}
        ).json()["access"]
        with client.websocket_connect(PLAY) as socket:
            caller = Caller(client, socket, access["match"], access["token"]).hello()
            for data in ('{"type":"input","id":"\\ud800","seq":1,"line":"x"}', "[" * 60_000, "NaN", "{}"):
                socket.send_text(data)
                assert caller.until("refused")["code"] in ("message-broken", "message-shape")
            socket.send_bytes(b"\x00\x01")
            assert caller.until("refused")["code"] == "message-broken"
            caller.say({"type": "ping", "id": "still-here"})
            assert caller.until("pong")["id"] == "still-here"


@pytest.mark.parametrize("path", ["matches", "join", "matches/mine", "missions", "squads/read", "replays"])
def test_bad_bodies_get_codes(tmp_path: Path, path: str) -> None:
    with served(tmp_path) as client:
        for body in BY_HAND:
            if body == b"{}" and path in ("matches", "missions"):
                continue  # every field has a default
            answer = client.post(f"/api/{path}", content=body)
            assert 400 <= answer.status_code < 500, (path, body[:60], answer.text)
            assert len(answer.content) < LARGEST_REPLY
            assert set(answer.json()) == {"code", "params"}
