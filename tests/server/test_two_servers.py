"""Two servers on one PostgreSQL: whoever is connected to either plays the same match."""

import random
from collections.abc import Iterator
from threading import Thread
from uuid import uuid4

import msgspec
import pytest

from sacredwire.server.thinking import packed
from sacredwire.server.wire.rest import Join, TimeControl
from sacredwire.store.live import LiveMatches
from sacredwire.store.store import Store
from support.postgres import Postgres
from support.server import Guest, House, any_line


@pytest.fixture
def houses(server: Postgres) -> Iterator[tuple[House, House]]:
    """Two servers on one fresh database."""
    url = server.create(f"s{uuid4().hex}")
    with Store.open(url) as one, Store.open(url) as other:
        yield House(LiveMatches(one)), House(LiveMatches(other))


def apart(houses: tuple[House, House], **more: object) -> tuple[Guest, Guest]:
    """Blue at the one server, amber at the other."""
    one, other = houses
    made = one.make("me", "open", **more)
    token = other.service.lobby.join(Join(made.invitations["amber"])).token
    one.service.matches.refresh(made.access.match)
    return one.guest(made.access.match, made.access.token), other.guest(made.access.match, token)


def agree(blue: Guest, amber: Guest) -> None:
    """Both see the match as either server has it."""
    for house in (blue.house, amber.house):
        house.service.matches.refresh(blue.match)
    for guest, other in ((blue, amber), (amber, blue)):
        seen = msgspec.json.encode(guest.view)
        assert seen == msgspec.json.encode(other.house.led(blue.match).view(guest.view.seat))
    assert blue.moments.keys() == amber.moments.keys()


def test_a_match_is_played_through_both(houses: tuple[House, House]) -> None:
    blue, amber = apart(houses)
    draw, guests = random.Random(4), {"blue": blue, "amber": amber}
    agree(blue, amber)
    undone = 0
    for number in range(40):
        asked = blue.house.led(blue.match).course.asked
        if asked is None:
            break
        guest = guests[asked.seat]
        assert guest.give(any_line(guest.house.led(blue.match), draw))["type"] == "ack"
        agree(blue, amber)
        if guest.view.undo and number % 3 == 0:
            guest.say({"type": "undo", "id": f"undo-{number:06}", "seq": guest.view.seq})
            undone += guest.said("undone")[-1]["seq"] == guest.view.seq
            agree(blue, amber)
    assert undone


def test_one_of_two_that_decide_at_once_wins(houses: tuple[House, House]) -> None:
    one, other = houses
    made = one.make("me", "me")
    here = one.guest(made.access.match, made.access.token)
    there = other.guest(made.access.match, made.access.token)
    draw = random.Random(5)
    for number in range(12):
        asked = one.led(here.match).course.asked
        for guest in (here, there):
            if guest.view.seat != asked.seat:
                guest.say({"type": "look", "seat": asked.seat})
        line, seq = any_line(one.led(here.match), draw), here.view.seq
        first, second = (here, there) if number % 2 else (there, here)
        ids = ("the-same-id-of-both",) * 2 if number == 6 else (f"first-{number:04}", f"second-{number:04}")
        assert first.give(line, ids[0], seq)["type"] == "ack"
        answer = second.give(line, ids[1], seq)
        assert answer["type"] == "ack" if number == 6 else answer["code"] == "stale"
        one.service.matches.refresh(here.match)
        other.service.matches.refresh(here.match)
        assert msgspec.json.encode(here.view) == msgspec.json.encode(there.view)


def test_bots_and_clocks_of_both_decide_once(houses: tuple[House, House]) -> None:
    one, other = houses
    made = one.make("random", "random", time=TimeControl("decision", 10))
    watching = [house.guest(made.access.match, made.access.token) for house in houses]
    for _ in range(30):
        for house in houses:
            if house.asked:
                question = house.asked.pop(0)
                house.service.playing.bot_decides(question.match, question.seq, house._mind.answer(packed(question)))
        for house in houses:
            house.service.matches.refresh(made.access.match)
    assert watching[0].view.seq > 20
    assert msgspec.json.encode(watching[0].view) == msgspec.json.encode(watching[1].view)
    assert len(one.live.read(made.access.match).journal) == watching[0].view.seq
    assert other.led(made.access.match).course.inputs == one.led(made.access.match).course.inputs


def test_news_of_a_match_reach_the_other_server(houses: tuple[House, House]) -> None:
    one, other = houses
    made = one.make("me", "me")
    guest = one.guest(made.access.match, made.access.token)
    heard: list[str] = []

    def listen() -> None:
        for match in other.live.news(lambda: bool(heard)):
            heard.append(match)

    thread = Thread(target=listen)
    thread.start()
    draw = random.Random(1)
    while thread.is_alive() and not heard:
        asked = one.led(guest.match).course.asked
        if guest.view.seat != asked.seat:
            guest.say({"type": "look", "seat": asked.seat})
        assert guest.give(any_line(one.led(guest.match), draw))["type"] == "ack"
        thread.join(0.1)
    thread.join(20)
    assert set(heard) == {guest.match}
