"""Any moment of a match is a scene: written to a file and read back, it is that very state."""

import pytest

from sacredwire.content.scene_files import encode_scene, parse_scene
from sacredwire.engine.codec import decode_state, encode_state
from sacredwire.engine.frames import State
from sacredwire.engine.match import digest, pending, settle
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Over
from sacredwire.play.scenes.capture import capture
from sacredwire.play.scenes.format import scene_of
from sacredwire.play.scenes.playing import play_scene
from sacredwire.play.scenes.position import state_of
from support.matches import EDITIONS, random_match, rules


def again(edition: str, state: State) -> State:
    """The state of the scene file of a state."""
    text = encode_scene(capture(rules(edition), state, "a moment"))
    scene = scene_of(parse_scene(text.encode(), "moment"), "moment", edition)
    return settle(rules(edition), state_of(rules(edition), scene, "moment")).state


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [0, 7])
def test_any_moment_is_a_scene(edition: str, seed: int) -> None:
    turns = list(random_match(edition, seed))
    for turn in turns[::5]:
        own = again(edition, turn.after)
        assert digest(own) == digest(turn.after)
        assert own.position.board.pieces == turn.after.position.board.pieces
    own = again(edition, turns[-1].after)
    assert isinstance(pending(rules(edition), own), Over)


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_moments_need_no_encoded_procedures(edition: str) -> None:
    documents = [
        capture(rules(edition), turn.after, "x") for turn in random_match(edition, 7) if turn.after.position.round
    ]
    told = sum("stack" not in document for document in documents)
    assert told > len(documents) // 2


def test_a_captured_scene_plays_on_like_the_match() -> None:
    edition = EDITIONS[0]
    turns = list(random_match(edition, 7))
    document = capture(rules(edition), turns[99].after, "from here")
    document["play"] = "".join(f"{write(turn.given)}\n" for turn in turns[100:130])
    played = play_scene(parse_scene(encode_scene(document).encode(), "x"), "x", edition)
    assert not played.faults
    assert digest(played.end) == digest(turns[129].after)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_survives_its_encoding(edition: str) -> None:
    for turn in list(random_match(edition, 3))[::9]:
        assert decode_state(encode_state(turn.after)) == turn.after
