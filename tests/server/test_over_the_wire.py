"""Whole matches through HTTP and WebSockets: two seats and an onlooker, cut lines, foreign pages."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketDisconnect

from sacredwire.content.board_files import board_ids
from sacredwire.content.keys import Part, spoken
from sacredwire.content.text import Text
from sacredwire.server import dialog
from sacredwire.server.api import matches
from support.network import HOST, PAGE, PLAY, Caller, bearer, served
from support.server import any_line

BOARD = {"id": board_ids()[0]}


def invited(client: TestClient, **more: Any) -> tuple[str, dict[str, str]]:
    """A match of two browsers and an onlooker: its id and their tokens."""
    made = client.post("/api/matches", json={"players": {"blue": "me", "amber": "open"}, "board": BOARD, **more}).json()
    amber = client.post("/api/join", json={"invitation": made["invitations"]["amber"], "name": "Ana"}).json()
    onlooker = client.post("/api/join", json={"invitation": made["watch"]}).json()
    tokens = {"blue": made["access"]["token"], "amber": amber["token"], "": onlooker["token"]}
    return made["access"]["match"], tokens


def test_a_whole_match_online_with_a_cut_line_in_the_middle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dialog, "PLAYERS", 10_000)  # these players are faster than any
    draw = random.Random(7)
    with served(tmp_path) as client:
        match, tokens = invited(client)
        led = client.desk.service.matches.led(match)
        with (
            client.websocket_connect(PLAY) as one,
            client.websocket_connect(PLAY) as other,
            client.websocket_connect(PLAY) as third,
        ):
            callers = {
                "blue": Caller(client, one, match, tokens["blue"]).hello(),
                "amber": Caller(client, other, match, tokens["amber"]).hello(),
                "": Caller(client, third, match, tokens[""]).hello(),
            }
            cut = 0
            while (asked := led.course.asked) is not None:
                assert callers[asked.seat].give(any_line(led, draw))["type"] == "ack"
                for caller in callers.values():
                    caller.until("steps")
                if led.course.seq > 60 and not cut:
                    cut = led.course.seq
                    with client.websocket_connect(PLAY) as again:
                        back = Caller(client, again, match, tokens["amber"]).hello(since=20)
                        assert msgspec.json.encode(back.view) == msgspec.json.encode(callers["amber"].view)
                        assert min(back.moments) > 20
            for seat, caller in callers.items():
                assert msgspec.json.encode(caller.view) == msgspec.json.encode(led.view(seat or None))
                private = (led.secret, bytes.fromhex(led.secret).decode("latin-1"), *tokens.values())
                assert not [word for word in private for data in caller.heard if word.encode() in data]
                assert caller.until("over")["secret"] == led.secret
                assert list(caller.moments) == list(range(1, led.course.seq + 1))
        assert cut
        replay = client.get(f"/api/replays/{match}").json()
        assert len(replay["moments"]) == led.course.seq
        seen = client.get(f"/api/replays/{match}/views/{led.course.seq}").json()
        assert seen["waits"]["type"] == "ended"
        log = client.get(f"/api/matches/{match}/log", headers=bearer(tokens[""]))
        again = client.post("/api/replays", content=log.content).json()
        assert again["moments"] == replay["moments"]


def test_a_bot_in_its_own_process_answers(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = client.post("/api/matches", json={"players": {"blue": "me", "amber": "random"}, "board": BOARD}).json()
        access = made["access"]
        led = client.desk.service.matches.led(access["match"])
        with client.websocket_connect(PLAY) as socket:
            caller = Caller(client, socket, access["match"], access["token"]).hello()
            draw, by = random.Random(1), set()
            while not {"blue", "amber"} <= by:
                if caller.view.waits.seat == "blue":
                    assert caller.give(any_line(led, draw))["type"] == "ack"
                by |= {moment["by"] for moment in caller.until("steps")["moments"]}


@pytest.mark.parametrize(
    "origin",
    [
        "", "null", "http://evil.example", "https://127.0.0.1:8028", "http://127.0.0.1:8029", "http://127.0.0.1",
        "http://127.0.0.1:8028.evil.example", "http://evil127.0.0.1:8028", "http://127.0.0.1:8028/", "file://",
        "http://localhost:8028", "http://user@127.0.0.1:8028", "127.0.0.1:8028", "http://[::1]:8028",
    ],
)  # fmt: skip
def test_foreign_pages_get_in_nowhere(tmp_path: Path, origin: str) -> None:
    with served(tmp_path) as client:
        headers = {"Origin": origin}
        answer = client.post("/api/matches", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "origin-refused")
        assert client.delete("/api/matches/x", headers=headers).status_code == 403
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(PLAY, headers=headers) as socket:
            socket.receive_text()
        assert client.desk.service.matches.live.ids() == ()


def test_a_strangers_name_for_us_is_refused(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        for host in ("evil.example", "evil.example:8028", "127.0.0.1.evil.example", "", "localhost.evil"):
            assert client.get("/api/health", headers={"Host": host}).json() == {"code": "host-refused", "params": {}}
        for host in ("localhost:8028", HOST, "192.168.1.7:8028", "[::1]:8028"):
            assert client.get("/api/health", headers={"Host": host}).status_code == 200
    with served(tmp_path, origin="https://play.example.org") as client:
        headers = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        assert client.post("/api/join", json={"invitation": "x"}, headers=headers).status_code == 404
        assert client.post("/api/join", json={}, headers=headers | {"Origin": PAGE}).status_code == 403


def test_every_answer_carries_our_headers_and_no_word_of_the_request(tmp_path: Path) -> None:
    word = "xyzzy-canary"
    with served(tmp_path) as client:
        answers = [
            client.get(f"/api/{word}"),
            client.get(f"/api/boards/{word}"),
            client.get(f"/api/boards/generated/{word}"),
            client.get(f"/api/editions/{word}"),
            client.get(f"/api/matches/{word}/log", headers=bearer(word)),
            client.get(f"/api/replays/{word}/views/{word}"),
            client.put("/api/matches", content=word),
            client.post("/api/matches", content=word),
            client.post("/api/matches", json={word: word}),
            client.post("/api/matches", json={"name": [word]}),
            client.post("/api/join", json={"invitation": word}),
            client.post("/api/join", content="x" * 300_000),
        ]
        for answer in answers:
            assert 400 <= answer.status_code < 500
            assert word not in answer.text
            assert len(answer.content) < 2000
            assert set(answer.json()) == {"code", "params"}
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert answers[-1].status_code == 413


def test_what_opens_which_door(tmp_path: Path) -> None:
    """Every route that is about a match, for everybody there is."""
    with served(tmp_path) as client:
        match, tokens = invited(client)
        stranger = client.post("/api/matches", json={"board": BOARD}).json()["access"]["token"]
        everybody = {"nobody": "", "stranger": stranger, "onlooker": tokens[""], "player": tokens["blue"]}
        doors = {
            ("GET", f"/api/matches/{match}/log"): (401, 401, 200, 200),
            ("GET", f"/api/matches/{match}/scene"): (401, 401, 200, 200),
            ("GET", f"/api/matches/{match}/account"): (401, 401, 200, 200),
            ("GET", f"/api/replays/{match}"): (409, 409, 409, 409),
            ("GET", f"/api/replays/{match}/views/0"): (409, 409, 409, 409),
            ("POST", f"/api/matches/{match}/rematch"): (401, 401, 403, 201),
            ("DELETE", f"/api/matches/{match}"): (401, 401, 403, 409),
        }
        for (method, path), expected in doors.items():
            for token, status in zip(everybody.values(), expected, strict=True):
                headers = bearer(token) if token else {}
                assert client.request(method, path, headers=headers).status_code == status, (method, path, status)
        about_matches = {route.path for route in matches.router.routes if "{" in route.path}
        named = {path.replace(match, "{match}") for _, path in doors}
        named = {path.replace("/replays/{match}", "/replays/{replay}") for path in named}
        assert about_matches == {path.replace("/views/0", "/views/{number}") for path in named}


def test_an_invitation_counts_once_and_a_place_to_look_on_for_all(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = client.post("/api/matches", json={"players": {"blue": "me", "amber": "open"}, "board": BOARD}).json()
        code = made["invitations"]["amber"]
        assert client.post("/api/join", json={"invitation": code}).json()["seats"] == ["amber"]
        assert client.post("/api/join", json={"invitation": code}).json()["code"] == "no-such-invitation"
        assert client.post("/api/join", json={"invitation": made["access"]["token"]}).status_code == 404
        for _ in range(3):
            assert client.post("/api/join", json={"invitation": made["watch"]}).json()["role"] == "spectator"
        listed = client.post("/api/matches/mine", json={"tokens": [made["access"]["token"], "x", code]}).json()
        assert [one["match"] for one in listed] == [made["access"]["match"]]


def test_what_there_is_to_choose_from(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        editions = client.get("/api/editions").json()
        assert [one["id"] for one in editions] == ["sacredwire-0.9", "hardwired-0.7"]
        tables = client.get("/api/editions/hardwired-0.7").json()
        assert {row["id"] for row in tables["weapons"]} >= {"knife", "pistol"}
        words = client.get("/api/editions/hardwired-0.7/words").json()
        assert spoken(Text("es"), msgspec.convert(words["contract-boss"], Part))
        assert client.get("/api/texts/es").text == ""
        assert client.get("/api/texts/xx").status_code == 404
        assert len(client.get("/api/boards").json()) == len(board_ids())
        made = client.get("/api/boards/generated/7").json()["board"]
        assert made == client.get("/api/boards/generated/7").json()["board"]
        squads = client.get("/api/squads/sacredwire-0.9").json()
        assert all(not one["faults"] for one in squads)
        read = client.post("/api/squads/read", json=squads[0]["squad"]).json()
        assert read[0]["squad"] == squads[0]["squad"]
        mission = client.post("/api/missions", json={"seed": 5}).json()
        again = client.post("/api/missions", json={"link": mission["link"]}).json()
        assert again["scenario"] == mission["scenario"]
        asked = {"board": {"board": {"format": "sacredwire-board", "version": 1, **made}}, "scenario": "5"}
        asked |= {"blue": {"squad": squads[1]["squad"]}, "amber": {"ready": squads[2]["id"]}}
        assert client.post("/api/matches", json=asked).status_code == 201


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        assert client.get("/").status_code == 503
        assert "pip install" in client.get("/anywhere").text
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>page</title>")
    (page / "assets" / "a.js").write_text("1")
    (tmp_path / "secret").write_text("nobody's business")
    with served(tmp_path, static=page) as client:
        assert client.get("/join").text == "<title>page</title>"
        assert client.get("/").headers["cache-control"] == "no-cache"
        assert "immutable" in client.get("/assets/a.js").headers["cache-control"]
        for path in ("/../secret", "/%2e%2e/secret", "/assets/%2e%2e/%2e%2e/secret", "//etc/passwd"):
            assert "business" not in client.get(path).text
