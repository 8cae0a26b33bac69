"""What one seat alone knows reaches nobody else, not even by what is asked and when."""

from collections.abc import Iterator
from itertools import takewhile

import msgspec
import pytest

from sacredwire.bots.random_bot import RandomBot
from sacredwire.content.scene_files import encode_scene, parse_scene
from sacredwire.engine.change import Change
from sacredwire.engine.codec import decode_state, encode_state
from sacredwire.engine.events import Told
from sacredwire.engine.frames import Secret, State
from sacredwire.engine.inputs import Action, Choose, Concede, Input
from sacredwire.engine.match import check, digest, new_match, pending, replay, settle
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import View, seen_input, seen_pending, view
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play
from sacredwire.play.scenes.capture import capture
from sacredwire.play.scenes.format import scene_of
from sacredwire.play.scenes.position import state_of
from sacredwire.rules.state import SEATS, Rows, Seat
from support.matches import EDITIONS, random_match, rules, setup

RULES = rules(EDITIONS[0])
MOMENT = list(random_match(EDITIONS[0], 5))[40].after
SECRETS = (Secret("amber", "target", "b2"), Secret("blue", "target", "a1"))
OTHERS: tuple[Seat | None, ...] = ("amber", None)


def with_secrets(*facts: Secret) -> State:
    """The moment, with these facts hidden in it."""
    change = Change(RULES, MOMENT)
    for fact in facts:
        change.hide(fact.seat, fact.key, fact.value)
    return change.close()


def asked(*options: str) -> State:
    """The moment, with a hidden question put to blue."""
    change = Change(RULES, MOMENT)
    change.ask("blue", "pick", [Choose("blue", option) for option in options], "b1", hidden=True)
    return change.close()


def told(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.rule("R-45")
def test_r_45_the_order_of_hiding_is_no_fact() -> None:
    assert with_secrets(*SECRETS) == with_secrets(*reversed(SECRETS), *SECRETS)
    assert with_secrets(*SECRETS).secret == SECRETS


@pytest.mark.rule("R-45")
def test_r_45_what_is_revealed_is_secret_no_more() -> None:
    change = Change(RULES, with_secrets(*SECRETS, Secret("blue", "decoy", "loot-1")))
    assert change.reveal("target", "nobody") == ()
    assert change.reveal("target", "a1") == SECRETS[1:]
    assert change.close().secret == (SECRETS[0], Secret("blue", "decoy", "loot-1"))
    assert change.reveal("target") == SECRETS[:1]
    assert not change.events, "whoever reveals tells of it"


@pytest.mark.rule("R-45")
def test_r_45_each_seat_sees_its_own() -> None:
    state = with_secrets(*SECRETS)
    assert view(RULES, state, "amber").secrets == SECRETS[:1]
    assert view(RULES, state, "blue").secrets == SECRETS[1:]
    assert view(RULES, state, None).secrets == ()


@pytest.mark.rule("R-45")
def test_r_45_a_hidden_question_shows_others_only_that_it_is_asked() -> None:
    for seat in OTHERS:
        assert seen_pending(RULES, asked("a1", "a2"), seat) == Decide("blue", "pick", (), hidden=True)
    own = seen_pending(RULES, asked("a1", "a2"), "blue")
    assert own == pending(RULES, asked("a1", "a2"))
    assert isinstance(own, Decide)
    assert own.offers == (Choose("blue", "a1"), Choose("blue", "a2"))


@pytest.mark.rule("R-45")
def test_r_45_a_hidden_question_with_one_answer_is_asked_all_the_same() -> None:
    alone, many = asked("a1"), asked("a1", "a2", "a3")
    for seat in OTHERS:
        assert told(seen_pending(RULES, alone, seat)) == told(seen_pending(RULES, many, seat))
    change = Change(RULES, MOMENT)
    change.ask("blue", "pick", [Choose("blue", "a1")])
    assert change.result == Choose("blue", "a1"), "an open one is not"


@pytest.mark.rule("R-45")
def test_r_45_the_answer_reaches_nobody_else() -> None:
    state, answer = asked("a1", "a2"), Choose("blue", "a1")
    assert check(RULES, state, answer) is None
    assert seen_input(state, answer, "blue") == answer
    assert [seen_input(state, answer, seat) for seat in OTHERS] == [None, None]
    assert seen_input(state, Concede("blue"), "amber") == Concede("blue"), "giving up is no secret"
    assert seen_input(MOMENT, answer, "amber") == answer, "the answer to an open question is open"


@pytest.mark.rule("R-45")
def test_r_45_secrets_are_kept_with_the_state() -> None:
    state = with_secrets(*SECRETS)
    assert decode_state(encode_state(state)) == state
    assert digest(state) != digest(MOMENT)
    scene = scene_of(parse_scene(encode_scene(capture(RULES, state, "x")).encode(), "x"), "x", EDITIONS[0])
    assert digest(settle(RULES, state_of(RULES, scene, "x")).state) == digest(state)
    hidden = asked("a1", "a2")
    assert decode_state(encode_state(hidden)) == hidden


def twin(fact: Secret) -> Iterator[Turn]:
    """The rest of the match, played by bots that know nothing of the fact."""
    bots = {seat: RandomBot(RULES, seat) for seat in SEATS}
    return play(RULES, with_secrets(fact), bots, SeededDice(9))


@pytest.mark.rule("R-45")
def test_r_45_twin_worlds_look_alike_to_whoever_is_not_entitled() -> None:
    for one, two in zip(twin(SECRETS[1]), twin(Secret("blue", "target", "a2")), strict=True):
        for seat in OTHERS:
            assert shown(one, seat) == shown(two, seat)
        assert view(RULES, one.after, "blue") != view(RULES, two.after, "blue")


def shown(turn: Turn, seat: Seat | None) -> tuple[bytes, ...]:
    """All of a turn that a seat gets."""
    given: Input | None = seen_input(turn.before, turn.given, seat)
    return (
        told(given),
        told(turn.events),
        told(view(RULES, turn.after, seat)),
        told(pending_of(turn.after, seat)),
    )


def pending_of(state: State, seat: Seat | None) -> object:
    """What the seat sees asked; regions of moves by their number of stops, which they follow from."""
    waits = seen_pending(RULES, state, seat)
    if isinstance(waits, Decide):
        return waits.seat, waits.prompt, waits.who, waits.hidden, [repr(offer)[:200] for offer in waits.offers]
    return waits


def test_an_answer_that_was_not_offered_is_refused() -> None:
    refused = check(RULES, asked("a1", "a2"), Choose("blue", "a3"))
    assert refused is not None
    assert (refused.code, refused.params["expected"]) == ("not-offered", "pick")


class Deceiver(RandomBot):
    """Chooses at random, but answers hidden questions by the number of the offer."""

    def __init__(self, seed: str, hides: int) -> None:
        super().__init__(RULES, seed)
        self.hides = hides

    def choose(self, seen: View, ask: Decide) -> Action:
        """Draws for a hidden question too, so that the dice of its mind stay in step."""
        drawn = super().choose(seen, ask)
        if not ask.hidden:
            return drawn
        return [offer for offer in ask.offers if isinstance(offer, Choose)][self.hides]


def decoys(hides: int) -> list[Turn]:
    """A match whose loot has decoys, Amber's fakes by the number of the offer, until one of them is found."""
    start = new_match(RULES, msgspec.structs.replace(setup(EDITIONS[0], 3), rows=Rows(loot_modifier="decoys")))
    bots = {"blue": Deceiver("blue", 0), "amber": Deceiver("amber", hides)}
    return list(takewhile(lambda turn: not found_one(turn), play(RULES, start, bots, SeededDice(2))))


def found_one(turn: Turn) -> bool:
    """Whether a loot marker was found, which may reveal a fake."""
    return any(isinstance(event, Told) and event.key == "searched" for event in turn.events)


@pytest.mark.rule("R-45", "R-95", "K.loot-modifiers")
def test_r_45_nothing_tells_which_loot_is_fake_until_it_is_found() -> None:
    """Two matches, the same but for which loot Amber made fake, look the same to Blue and to onlookers."""
    one, two = decoys(0), decoys(1)
    assert len(one) == len(two) > 50
    chosen = [index for index, turn in enumerate(one) if turn.given != two[index].given]
    assert len(chosen) == 1, "they differ in one answer"
    for first, second in zip(one, two, strict=True):
        for seat in ("blue", None):
            assert shown(first, seat) == shown(second, seat)
    after = slice(chosen[0], None)
    for first, second in zip(one[after], two[after], strict=True):
        assert first.after.secret != second.after.secret
        assert view(RULES, first.after, "amber").secrets != view(RULES, second.after, "amber").secrets


@pytest.mark.rule("R-45")
def test_r_45_secrets_come_again_from_a_log() -> None:
    """The inputs alone lead to the same secrets, and a log stopped after the choice too."""
    turns = decoys(0)
    start, states = turns[0].before, [turn.after for turn in turns]
    again = [step.state for step in replay(RULES, start, [turn.given for turn in turns])]
    assert list(map(digest, again)) == list(map(digest, states))
    assert again[-1].secret == states[-1].secret != ()
