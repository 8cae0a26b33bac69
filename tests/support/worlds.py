"""Pairs of matches that differ in one hidden fact, and all that anybody can get to see of them."""

import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from sacredwire.engine.inputs import Choose
from sacredwire.engine.notation import parse
from sacredwire.errors import SacredWireError
from sacredwire.rules.state import Rows
from sacredwire.server import looking_back
from sacredwire.server.tokens import hash_of
from sacredwire.store.live import Key
from support.server import Guest, House, any_line

TOKENS = {"blue": "token-of-blue", "amber": "token-of-amber", "": "token-of-nobody"}
STEPS = 3
"""Decisions after the hidden one that are compared."""
MISSIONS = (("assassination", Rows()), ("extraction", Rows(loot_modifier="decoys")))
"""Missions with hidden choices, and what was generated for them."""


def before_the_choice(mission: str, rows: Rows, seed: int) -> tuple[House, str]:
    """A match that has come to its first hidden question."""
    house = House()
    made = house.make(mission=mission)
    match = made.access.match
    if rows != Rows():
        house.service.matches.drop(match)
        kept = house.live.kept[match]
        header = msgspec.json.decode(kept.header)
        header["setup"]["rows"] = msgspec.to_builtins(rows)
        house.live.kept[match] = msgspec.structs.replace(kept, header=msgspec.json.encode(header).decode(), journal=())
    for seat, token in TOKENS.items():
        role, seats = ("player", (seat,)) if seat else ("spectator", ())
        house.live.sit(match, (), keys=(Key(hash_of(token), role, seats),))
    draw, led = random.Random(seed), house.led(match)
    while not led.course.asked.hidden:
        given = led.course.after(parse(any_line(led, draw)))
        house.live.append(match, led.course.seq, led.entries(given, "", house.now))
        led.go_on(given, "", house.now)
    return house, match


def world(base: House, match: str) -> House:
    """The same match again, in a house of its own."""
    house = House()
    house.live.kept[match] = base.live.kept[match]
    house.live.keys = dict(base.live.keys)
    return house


def watched(house: House, match: str) -> dict[str, Guest]:
    """Everybody comes."""
    return {seat: house.guest(match, token) for seat, token in TOKENS.items()}


def outcome(call: Any) -> bytes:
    """What somebody gets who asks: an answer, or a refusal."""
    try:
        return msgspec.json.encode(call())
    except SacredWireError as error:
        return msgspec.json.encode((error.code, dict(error.params)))


def told(house: House, match: str, guests: dict[str, Guest], seat: str) -> Iterator[bytes]:
    """All that somebody without the right to know can get to see: every message, every answer to every question."""
    yield from guests[seat].heard
    led, seats = house.led(match), (seat,) if seat else ()
    yield outcome(lambda: looking_back.log_of(led, seats))
    yield outcome(lambda: looking_back.scene_of(led, seats, None))
    yield outcome(lambda: looking_back.account_of(led, seats))
    yield outcome(lambda: house.service.replays.replay(match))
    yield outcome(lambda: house.service.lobby.mine((TOKENS[seat],)))
    late = house.guest(match, TOKENS[seat])
    yield from late.heard
    standing = [id_ for id_, figure in late.view.figures.items() if figure.model.place]
    if standing:
        place = late.view.figures[standing[0]].model.place
        late.say({"type": "sight", "id": "1", "seer": standing[0], "target": standing[-1], "at": None})
        late.say({"type": "what-if", "id": "2", "who": standing[0], "at": place})
        late.say({"type": "path", "id": "3", "who": standing[0], "to": place})
    late.say({"type": "undo", "id": "undo-of-them", "seq": led.course.seq})
    late.say({"type": "input", "id": "input-of-them", "seq": led.course.seq, "line": "choose blue 1"})
    yield from late.heard
    late.dialog.close()


def go_on(house: House, match: str, guests: dict[str, Guest], seed: int) -> list[str]:
    """Decisions drawn by lot, those of hidden questions by their first offer; their lines."""
    draw, lines = random.Random(seed), []
    for _ in range(STEPS):
        led = house.led(match)
        asked = led.course.asked
        if asked is None:
            break
        line = any_line(led, draw)
        if asked.hidden:
            line = next(f"choose {one.seat} {one.option}" for one in asked.offers if isinstance(one, Choose))
        assert guests[asked.seat].give(line)["type"] == "ack"
        lines.append("" if asked.hidden else line)
    return lines


class Pair(NamedTuple):
    """Two worlds: what was chosen in each, the secrets then, and digests of all that others got to see."""

    options: list[str]
    facts: list[object]
    seen: list[object]


def pairs(mission: str, rows: Rows, count: int) -> Iterator[Pair]:
    """So many pairs, with other options and other decisions each time."""
    base, match = before_the_choice(mission, rows, 3)
    asked = base.led(match).course.asked
    options = [one.option for one in asked.offers if isinstance(one, Choose)]
    others = [seat for seat in TOKENS if seat != asked.seat]
    for number in range(count):
        picked = random.Random(number).sample(options, 2)
        facts, seen = [], []
        for option in picked:
            house = world(base, match)
            guests = watched(house, match)
            assert guests[asked.seat].give(f"choose {asked.seat} {option}")["type"] == "ack"
            lines = go_on(house, match, guests, number)
            digests = [sha256(b"\n".join(told(house, match, guests, seat))).hexdigest() for seat in others]
            seen.append((lines, digests))
            facts.append(house.led(match).course.state.secret)
        yield Pair(picked, facts, seen)
