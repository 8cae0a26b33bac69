"""A log is the whole match, the same bytes every time, and shows whatever was done to it."""

import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.engine.chain import Entry
from sacredwire.engine.log import MatchLog, read_log, start, state_at, steps
from sacredwire.engine.match import digest, replay
from sacredwire.engine.setup import Setup
from sacredwire.errors import LogError, SacredWireError
from sacredwire.play.records import rules_of, turns
from support.matches import EDITIONS, logged, random_match, rules

SEED = 3


def whole(edition: str = EDITIONS[0]) -> bytes:
    return logged(edition, SEED)


def refused(data: bytes, unfinished: bool = False) -> LogError:
    with pytest.raises(LogError) as caught:
        read_log(data, unfinished)
    return caught.value


def with_header(**fields: object) -> bytes:
    """A log whose first line says something else."""
    first, _, rest = whole().partition(b"\n")
    return json.dumps(json.loads(first) | fields, separators=(",", ":")).encode() + b"\n" + rest


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_log_replays_to_the_state_of_the_match_at_every_step(edition: str) -> None:
    log = read_log(whole(edition))
    played = [digest(turn.after) for turn in random_match(edition, SEED)]
    assert [digest(step.state) for step in steps(rules(edition), log)] == played
    again = replay(rules(edition), start(rules(edition), log), log.inputs)
    assert [digest(step.state) for step in again] == played


def test_the_same_match_gives_the_same_bytes_and_says_nothing_of_time_or_machine() -> None:
    logged.cache_clear()
    first = whole()
    logged.cache_clear()
    assert whole() == first
    header = json.loads(first.split(b"\n")[0])
    assert set(header) == {"format", "version", "engine", "edition", "content", "setup"}
    assert set(header["setup"]) == set(Setup.__struct_fields__)


def test_each_line_between_is_one_input_in_the_notation() -> None:
    lines = whole().decode().splitlines()[1:-1]
    assert len(lines) > 100
    assert all(set(json.loads(line)) == set(Entry.__struct_fields__) for line in lines)
    assert any(json.loads(line)["input"].startswith("fall blessings ") for line in lines)


def test_the_closing_line_names_the_result() -> None:
    log = read_log(whole())
    assert log.closing is not None
    assert log.closing.result.round >= 1


def test_a_finished_log_that_ends_otherwise_is_refused() -> None:
    log = read_log(whole())
    assert log.closing is not None
    other = msgspec.structs.replace(log.closing.result, round=log.closing.result.round + 1)
    wrong = msgspec.structs.replace(log, closing=msgspec.structs.replace(log.closing, result=other))
    with pytest.raises(LogError) as caught:
        list(turns(rules(EDITIONS[0]), wrong))
    assert caught.value.code == "log-diverged"


def test_an_input_that_is_not_legal_there_is_refused_with_its_line() -> None:
    log = read_log(whole())
    wrong = msgspec.structs.replace(log, inputs=(*log.inputs[:5], log.inputs[0]))
    with pytest.raises(LogError) as caught:
        list(steps(rules(EDITIONS[0]), wrong))
    assert (caught.value.code, caught.value.params["line"]) == ("log-illegal", 7)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_log_edited_by_one_byte_is_refused(data: st.DataObject) -> None:
    good = whole()
    at = data.draw(st.integers(0, len(good) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != good[at]))
    refused(good[:at] + bytes([byte]) + good[at + 1 :], unfinished=True)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_log_cut_anywhere_is_refused(data: st.DataObject) -> None:
    good = whole()
    at = data.draw(st.integers(0, len(good) - 1))
    assert refused(good[:at]).code in ("log-empty", "log-cut", "log-unfinished", "log-not-a-log")


def test_a_line_taken_out_or_repeated_is_refused() -> None:
    lines = whole().splitlines(keepends=True)
    assert refused(b"".join(lines[:7] + lines[8:])).code == "log-edited"
    assert refused(b"".join(lines[:7] + lines[6:])).code == "log-edited"
    assert refused(whole() + lines[5]).code == "log-after-end"


def test_an_unfinished_log_is_read_when_that_is_allowed() -> None:
    lines = whole().splitlines(keepends=True)
    assert refused(b"".join(lines[:50])).code == "log-unfinished"
    log = read_log(b"".join(lines[:50]), unfinished=True)
    assert (log.closing, len(log.inputs)) == (None, 49)


@pytest.mark.parametrize("field", ["version", "engine"])
def test_a_log_of_a_future_version_is_refused(field: str) -> None:
    error = refused(with_header(**{field: 99, "news": 1}))
    assert (error.code, error.params["field"]) == ("log-later", field)


@pytest.mark.parametrize("data", [b"{}\n", b"[]\n", b"no\n", b'{"format":"other"}\n', b"\xff\n", b"", b'{"format":1}'])
def test_what_is_no_log_is_refused(data: bytes) -> None:
    assert refused(data).code in ("log-not-a-log", "log-empty")


def altered(**fields: object) -> MatchLog:
    log = read_log(whole())
    return msgspec.structs.replace(log, header=msgspec.structs.replace(log.header, **fields))


@pytest.mark.parametrize(
    ("fields", "code"), [({"edition": "sacredwire-9.9"}, "log-edition"), ({"content": "0" * 64}, "log-other-rules")]
)
def test_a_log_of_other_rules_is_refused(fields: dict[str, str], code: str) -> None:
    with pytest.raises(LogError) as caught:
        rules_of(altered(**fields))
    assert caught.value.code == code
    with pytest.raises(LogError):
        start(rules(EDITIONS[0]), altered(**fields))


def test_a_log_of_a_board_squad_or_mission_that_cannot_be_is_refused() -> None:
    setup = read_log(whole()).header.setup
    piece = msgspec.structs.replace(setup.board.pieces[0], top=-5)
    sheet = msgspec.structs.replace(setup.blue.models[0], contract="clerk")
    wrong = {
        "board-number": {"board": msgspec.structs.replace(setup.board, pieces=(piece,))},
        "log-mission": {"mission": "lunch"},
        "squad-unknown": {"blue": msgspec.structs.replace(setup.blue, models=(sheet,))},
    }
    codes = set()
    for fields in wrong.values():
        with pytest.raises(SacredWireError) as caught:
            rules_of(altered(setup=msgspec.structs.replace(setup, **fields)))
        codes.add(caught.value.code)
    assert codes == set(wrong)


def test_any_moment_can_be_asked_for() -> None:
    log = read_log(whole())
    states = [digest(step.state) for step in steps(rules(EDITIONS[0]), log)]
    assert digest(state_at(rules(EDITIONS[0]), log, 40)) == states[39]
    assert state_at(rules(EDITIONS[0]), log, 0) == start(rules(EDITIONS[0]), log)
    with pytest.raises(LogError) as caught:
        state_at(rules(EDITIONS[0]), log, len(log.inputs) + 1)
    assert caught.value.code == "log-no-such-input"
