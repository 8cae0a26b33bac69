"""Decisions: stored, acknowledged, shown, once each; taken back, handed over, given up, timed."""

import random

import msgspec
import pytest

from sacredwire.errors import StoreError
from sacredwire.server.course import effective, undo_line
from sacredwire.server.tokens import hash_of
from sacredwire.server.wire.rest import Join, TimeControl
from sacredwire.store.live import Key, LiveMatches
from sacredwire.store.store import Store
from support.server import Guest, House, any_line, play


def hot_seat(house: House, **more: object) -> Guest:
    """One browser that plays both seats."""
    made = house.make(**more)
    return house.guest(made.access.match, made.access.token)


def online(house: House, **more: object) -> tuple[Guest, Guest, Guest]:
    """Two browsers and an onlooker."""
    made = house.make("me", "open", **more)
    match = made.access.match
    blue = house.guest(match, made.access.token)
    joined = house.service.lobby.join(Join(made.invitations["amber"], "Ana"))
    looking = house.service.lobby.join(Join(made.watch))
    return blue, house.guest(match, joined.token), house.guest(match, looking.token)


def decide(house: House, guest: Guest, draw: random.Random) -> str:
    """A decision drawn by lot, by whoever is asked; its line."""
    led = house.led(guest.match)
    assert led.course.asked is not None
    if guest.view is None or guest.view.seat != led.course.asked.seat:
        guest.say({"type": "look", "seat": led.course.asked.seat})
    line = any_line(led, draw)
    assert guest.give(line)["type"] == "ack"
    return line


def test_a_decision_is_stored_then_acknowledged_then_shown() -> None:
    house = House()
    guest, order = hot_seat(house), []
    append = house.live.append

    def stored(*given: object, **more: object) -> None:
        append(*given, **more)
        order.append("stored")

    house.live.append = stored

    def send(data: bytes) -> None:
        order.append(msgspec.json.decode(data)["type"])
        guest.hear(data)

    guest.dialog._watcher.send = guest.dialog._send = send
    decide(house, guest, random.Random(1))
    assert order[:3] == ["stored", "ack", "steps"]


def test_what_cannot_be_stored_is_refused_and_nobody_is_shown_anything() -> None:
    house = House()
    guest = hot_seat(house)
    led = house.led(guest.match)
    seq, heard = led.course.seq, len(guest.heard)

    def full(*given: object, **more: object) -> None:
        del given, more  # nothing of it is kept
        raise StoreError("store-full", place="-", reason="-")

    append, house.live.append = house.live.append, full
    answer = guest.give(any_line(led, random.Random(1)))
    assert (answer["type"], answer["code"]) == ("refused", "store-full")
    assert (led.course.seq, len(guest.heard)) == (seq, heard + 1)
    house.live.append = append
    decide(house, guest, random.Random(1))


def test_the_same_id_counts_once_and_is_acknowledged_alike() -> None:
    house = House()
    guest = hot_seat(house)
    line = any_line(house.led(guest.match), random.Random(1))
    first = guest.give(line, "the-same-id", guest.view.seq)
    seq = house.led(guest.match).course.seq
    for _ in range(3):
        assert guest.give(line, "the-same-id", 0) == first
    assert house.led(guest.match).course.seq == seq
    house.service.matches.drop(guest.match)
    again = house.guest(guest.match, house_token(house, guest))
    assert again.give(line, "the-same-id", 0) == first, "after a restart too"


def house_token(house: House, guest: Guest) -> str:
    """A further token to the same seats."""
    house.live.sit(guest.match, (), keys=(Key(hash_of("another"), "player", ("blue", "amber")),))
    return "another"


def test_a_decision_on_sight_of_an_older_moment_is_refused() -> None:
    house, draw = House(), random.Random(1)
    guest = hot_seat(house)
    decide(house, guest, draw)
    seq = house.led(guest.match).course.seq
    for stale in (0, seq - 1, seq + 1, -1):
        answer = guest.give(any_line(house.led(guest.match), draw), seq=stale)
        assert (answer["code"], answer["seq"]) == ("stale", seq)
    assert house.led(guest.match).course.seq == seq


def test_who_is_not_asked_decides_nothing() -> None:
    house, draw = House(), random.Random(1)
    blue, amber, onlooker = online(house)
    led = house.led(blue.match)
    for _ in range(12):
        assert led.course.asked is not None
        line, wrong = any_line(led, draw), amber if led.course.asked.seat == "blue" else blue
        assert wrong.give(line)["code"] == "not-your-decision"
        assert onlooker.give(line)["code"] == "not-a-player"
        right = blue if led.course.asked.seat == "blue" else amber
        assert right.give("fall attack 1 1 | 1 1")["code"] == "dice-are-the-servers"
        assert right.give(line)["type"] == "ack"


def test_everybody_sees_the_same_match_through_their_own_eyes() -> None:
    house = House()
    blue, amber, onlooker = online(house, mission="extraction")

    def agree() -> None:
        led = house.led(blue.match)
        for guest, seat in ((blue, "blue"), (amber, "amber"), (onlooker, None)):
            assert msgspec.json.encode(guest.view) == msgspec.json.encode(led.view(seat))

    play(house, blue.match, {"blue": blue, "amber": amber}, 60, each=agree)
    assert blue.moments.keys() == amber.moments.keys() == onlooker.moments.keys()


def test_a_match_is_built_anew_from_its_journal() -> None:
    house, draw = House(), random.Random(5)
    guest = hot_seat(house)
    for number in range(50):
        decide(house, guest, draw)
        if number % 3 == 2 and guest.view.undo:
            guest.say({"type": "undo", "id": f"undo-{number:06}", "seq": guest.view.seq})
    led = house.led(guest.match)
    assert led.undone, "some were taken back"
    before = [msgspec.json.encode(led.view(seat)) for seat in ("blue", "amber", None)]
    told = [(one.seq, one.open) for one in led._told]
    house.service.matches.drop(guest.match)
    again = house.led(guest.match)
    assert [msgspec.json.encode(again.view(seat)) for seat in ("blue", "amber", None)] == before
    assert [(one.seq, one.open) for one in again._told] == told


def test_undo_takes_back_ones_own_last_decision_and_no_dice() -> None:
    house, draw = House(), random.Random(2)
    guest = hot_seat(house)
    undone = barred = 0
    for number in range(150):
        led = house.led(guest.match)
        if led.course.asked is None:
            break
        state, seq = led.course.state, led.course.seq
        seat = led.course.asked.seat
        decide(house, guest, draw)
        fell = any(played.by == "chance" for played in (guest.moments[one] for one in guest.moments if one > seq))
        if number % 3 == 0 and not fell:
            continue
        guest.say({"type": "look", "seat": seat})
        guest.say({"type": "undo", "id": f"undo-{number:06}", "seq": guest.view.seq})
        if fell:
            assert guest.last["code"] == "nothing-to-undo"
            barred += 1
        else:
            assert led.course.state == state
            assert led.course.seq == seq + 2
            assert max(guest.moments, default=0) <= seq
            undone += 1
    assert undone > 10
    assert barred > 10


def test_the_other_seats_decision_stands_before_an_undo() -> None:
    house, draw = House(), random.Random(4)
    blue, amber, _ = online(house)
    guests, seen = {"blue": blue, "amber": amber}, 0
    for number in range(60):
        led = house.led(blue.match)
        if led.course.asked is None:
            break
        seat = led.course.asked.seat
        other = guests["amber" if seat == "blue" else "blue"]
        assert guests[seat].give(any_line(led, draw))["type"] == "ack"
        other.say({"type": "undo", "id": f"other-{number:06}", "seq": other.view.seq})
        assert other.last["code"] == "nothing-to-undo"
        seen += 1
    assert seen > 30


def test_a_journal_holds_what_was_taken_back_and_its_log_does_not() -> None:
    assert effective(["a", "b", undo_line(1), "c"]) == [(1, "a"), (4, "c")]
    assert effective(["a", "b", undo_line(1), undo_line(0), "c"]) == [(5, "c")]


def test_a_hot_seat_sees_one_side_at_a_time() -> None:
    house, draw = House(), random.Random(1)
    guest = hot_seat(house)
    for _ in range(40):
        led = house.led(guest.match)
        assert led.course.asked is not None
        seat = led.course.asked.seat
        if guest.view.seat != seat:
            assert type(guest.view.waits).__name__ == "Awaited"
            assert guest.give(any_line(led, draw))["code"] == "not-your-decision"
            guest.say({"type": "look", "seat": seat})
        assert guest.view.seat == seat
        assert type(guest.view.waits).__name__ == "Asked"
        decide(house, guest, draw)


def test_giving_up_is_always_possible() -> None:
    house = House()
    blue, amber, _ = online(house)
    led = house.led(blue.match)
    assert led.course.asked is not None
    waiting, seat = (amber, "amber") if led.course.asked.seat == "blue" else (blue, "blue")
    waiting.say({"type": "concede", "id": "enough-of-it", "seat": seat})
    assert led.sitters[seat].leaving
    play(house, blue.match, {"blue": blue, "amber": amber}, 200, seed=3)
    assert led.course.asked is None
    assert led.course.state.position.conceded == (seat,)
    assert blue.said("over")[0]["secret"] == led.secret
    assert house.live.logs[blue.match][0] == tuple(line for _, line in led.course.inputs)


def test_a_bot_takes_a_seat_over_and_hands_it_back() -> None:
    house, draw = House(), random.Random(1)
    guest = hot_seat(house)
    guest.say({"type": "hand-over", "id": "over-to-you", "seat": "amber", "bot": "random"})
    assert {one["seat"]: one["player"] for one in guest.said("players")[-1]["players"]} == {
        "blue": "person",
        "amber": "random",
    }
    for _ in range(25):
        house.settle()
        led = house.led(guest.match)
        assert led.course.asked is not None
        assert led.course.asked.seat == "blue"
        decide(house, guest, draw)
    guest.say({"type": "hand-over", "id": "back-to-me", "seat": "amber", "bot": ""})
    house.settle()
    assert house.led(guest.match).bot_asked() == ""
    guest.say({"type": "hand-over", "id": "nobody-knows", "seat": "amber", "bot": "oracle"})
    assert guest.last["code"] == "no-such-player"


def test_a_bot_without_an_answer_gets_the_least_decision() -> None:
    house = House()
    made = house.make("random", "random")
    for line in (None, "move b1 1.00,1.00,0.00", "fall attack 1 1", "concede blue"):
        question = house.asked.pop(0)
        seq = house.led(made.access.match).course.seq
        asked = house.led(made.access.match).course.asked
        said = None if line == "concede blue" and asked is not None and asked.seat != "blue" else line
        house.service.playing.bot_decides(question.match, question.seq, said)
        assert house.led(made.access.match).course.seq > seq
        house.service.playing.bot_decides(question.match, question.seq, said)


def test_two_bots_play_a_match_to_its_end() -> None:
    house = House()
    made = house.make("greedy", "random", mission="control")
    onlooker = house.guest(made.access.match, made.access.token)
    house.settle()
    led = house.led(made.access.match)
    assert led.course.is_over
    assert type(onlooker.view.waits).__name__ == "Ended"


@pytest.mark.parametrize("control", ["decision", "match"])
def test_time_runs_out_and_a_stored_decision_beats_it(control: str) -> None:
    house, draw = House(), random.Random(1)
    guest = hot_seat(house, time=TimeControl(control, 10))
    led = house.led(guest.match)
    for _ in range(6):
        house.now = led.timer.deadline - 251  # saying it takes a quarter of a second
        seq = led.course.seq
        line = any_line(led, draw)
        seat = led.course.asked.seat
        if guest.view.seat != seat:
            guest.say({"type": "look", "seat": seat})
            house.now -= 250
        assert guest.give(line)["type"] == "ack"
        if control == "match":
            break
    house.service.matches.tick()
    seq = led.course.seq
    house.now = led.timer.deadline + 1
    house.service.matches.tick()
    if control == "decision":
        assert led.course.seq > seq
        assert not led.course.state.position.conceded
    else:
        assert led.course.is_over
        assert led.course.state.position.ended == "concession"


def test_no_time_runs_while_the_server_is_down() -> None:
    house, draw = House(), random.Random(1)
    guest = hot_seat(house, time=TimeControl("match", 3600))
    for _ in range(5):
        decide(house, guest, draw)
    left = sum(house.led(guest.match).timer.left.values())
    house.service.matches.drop(guest.match)
    house.now += 10 * 3600 * 1000
    led = house.led(guest.match)
    house.service.matches.tick()
    assert not led.course.is_over
    assert sum(led.timer.left.values()) == left
    assert led.timer.deadline == house.now + led.timer.left[led.course.asked.seat]


def test_a_store_keeps_a_match_and_its_log(tmp_path: object) -> None:
    with Store.open(f"sqlite:///{tmp_path}/m.db") as store:
        house = House(LiveMatches(store))
        guest = hot_seat(house)
        play(house, guest.match, {"blue": guest, "amber": guest}, 20)
        guest.say({"type": "undo", "id": "undo-000001", "seq": guest.view.seq})
        views = [msgspec.json.encode(house.led(guest.match).view(seat)) for seat in ("blue", "amber", None)]
        again = House(LiveMatches(store))
        assert [msgspec.json.encode(again.led(guest.match).view(seat)) for seat in ("blue", "amber", None)] == views
        asked = house.led(guest.match).course.asked.seat
        guest.say({"type": "concede", "id": "enough-of-it", "seat": asked})
        stored = store.game(guest.match)
        assert stored.is_over
        assert [one.line for one in stored.inputs] == [line for _, line in house.led(guest.match).course.inputs]


def test_a_bot_takes_over_for_whoever_is_long_away_and_hands_back_to_who_returns() -> None:
    house, draw = House(), random.Random(1)
    made = house.make("me", "open")
    blue = house.guest(made.access.match, made.access.token)
    token = house.service.lobby.join(Join(made.invitations["amber"], "Ana")).token
    amber = house.guest(blue.match, token)
    ask = {"type": "hand-over", "id": "sit-for-them", "seat": "amber", "bot": "random"}
    blue.say(ask)
    assert blue.last["code"] == "not-away-yet"
    amber.dialog.close()
    assert blue.said("players")[-1]["players"][1]["away"] == house.now
    house.now += 119_000
    blue.say(ask)
    assert blue.last["code"] == "not-away-yet"
    house.now += 2_000
    blue.say(ask)
    assert blue.last["type"] == "ack"
    for _ in range(20):
        house.settle()
        decide(house, blue, draw)
    back = house.guest(blue.match, token)
    blue.say(ask | {"bot": ""})
    assert blue.last["code"] == "not-your-seat", "only its player takes it back"
    back.say(ask | {"bot": ""})
    assert house.led(blue.match).sitters["amber"].player == "person"


def test_a_bot_whose_answer_was_lost_is_asked_again() -> None:
    house = House()
    made = house.make("random", "random")
    led, append = house.led(made.access.match), house.live.append

    def full(*given: object, **more: object) -> None:
        del given, more  # nothing of it is kept
        raise StoreError("store-full", place="-", reason="-")

    house.live.append = full
    with pytest.raises(StoreError):
        house.settle()
    house.live.append = append
    seq = led.course.seq
    house.service.matches.tick()
    assert not house.asked
    house.now += 31_000
    house.service.matches.tick()
    house.settle()
    assert led.course.seq > seq


def test_a_match_that_nobody_looks_at_is_put_away() -> None:
    house = House()
    guest = hot_seat(house)
    house.now += 3_600_000
    house.service.matches.tick()
    assert house.service.matches.at_hand(guest.match)
    guest.dialog.close()
    house.service.matches.tick()
    assert house.service.matches.at_hand(guest.match) is None
