"""One line an input: what CONTRACT shows, both ways for every input, and an exact refusal of everything else."""

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacredwire.engine.inputs import (
    Attack,
    Bless,
    Buy,
    Choose,
    Defend,
    Dismiss,
    Drawn,
    Fall,
    Give,
    Input,
    Move,
    Put,
    Recruit,
    Sell,
    Spend,
    Strike,
)
from sacredwire.engine.notation import LARGEST, VERBS, parse, write
from sacredwire.errors import NotationError

LINES = {
    "move b3 12.50,8.20,0.00 via 11.00,7.00,0.00": Move("b3", (1250, 820, 0), ((1100, 700, 0),)),
    "move b3 12.50,0.49,0.00 off S": Move("b3", (1250, 49, 0), off="S"),
    "again b3 12.50,8.20,0.05": Move("b3", (1250, 820, 5), again=True),
    "attack b3 h1.2 pistol overload": Attack("b3", "h1.2", "pistol", True),
    "attack b3 h1.2 pistol": Attack("b3", "h1.2", "pistol"),
    "defend a1 riposte sword": Defend("a1", "sword"),
    "defend a1": Defend("a1"),
    "strike a1": Strike("a1"),
    "bless b3 boost": Bless("b3", "boost"),
    "bless b3 synergy b4": Bless("b3", "synergy", "b4"),
    "fall attack 4 6 | 2 5": Fall("attack", ((4, 6), (2, 5))),
    "fall reroll | 3": Fall("reroll", ((), (3,))),
    "drawn blue": Drawn("blue"),
    "choose blue die-1": Choose("blue", "die-1"),
    "put loot-1 12.00,8.00,-0.30": Put("loot-1", (1200, 800, -30)),
    "spend blue 2": Spend("blue", 2),
    "buy amber shock-baton": Buy("amber", "shock-baton"),
    "sell blue pistol": Sell("blue", "pistol"),
    "sell blue pistol b3": Sell("blue", "pistol", "b3"),
    "give blue pistol locker b3": Give("blue", "pistol", "locker", "b3"),
    "dismiss a2": Dismiss("a2"),
    "recruit b3 scout operative": Recruit("b3", "scout", "operative"),
    "recruit b3 scout operative named Ana": Recruit("b3", "scout", "operative", name="Ana"),
    "recruit b3 scout technician combat wits": Recruit("b3", "scout", "technician", "combat", "wits"),
    "recruit b3 scout technician combat wits named Ana Ruiz (hija)": Recruit(
        "b3", "scout", "technician", "combat", "wits", "Ana Ruiz (hija)"
    ),
}

WRONG = {
    "": ("notation-missing", 1),
    "   ": ("notation-missing", 1),
    "jump b3": ("notation-verb", 1),
    "mo|ve b3": ("notation-word", 1),
    "move": ("notation-missing", 2),
    "move b3": ("notation-missing", 3),
    "move b3 12.50,8.20": ("notation-place", 3),
    "move b3 12.505,8.20,0.00": ("notation-place", 3),
    "move b3 nan,8.20,0.00": ("notation-place", 3),
    "move b3 1e9,8.20,0.00": ("notation-place", 3),
    "move b3 12345.00,8.20,0.00": ("notation-place", 3),
    "move b3 12.50,8.20,0.00 via": ("notation-missing", 5),
    "move b3 12.50,8.20,0.00 off Q": ("notation-edge", 5),
    "move b3 12.50,8.20,0.00 then": ("notation-extra", 4),
    "attack b3 h1.2": ("notation-missing", 4),
    "attack b3 h1.2 pistol hard": ("notation-extra", 5),
    "defend a1 riposte": ("notation-missing", 4),
    "fall": ("notation-missing", 2),
    "fall attack 4 x": ("notation-number", 4),
    "fall attack 4 -6": ("notation-number", 4),
    "fall attack 4 ٣": ("notation-number", 4),
    "pass green": ("notation-seat", 2),
    "direct blue north": ("notation-number", 3),
    "aim b3 h1..2": ("notation-word", 3),
    "spend blue two": ("notation-number", 3),
    "give blue pistol locker": ("notation-missing", 5),
    "recruit b3 scout": ("notation-missing", 4),
    "recruit b3 scout operative named": ("notation-missing", 6),
    "recruit b3 scout technician combat wits Ana": ("notation-extra", 7),
}


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_its_input_both_ways(line: str) -> None:
    assert parse(line) == LINES[line]
    assert write(LINES[line]) == line


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line_is_refused_at_its_word(line: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(line)
    code, position = WRONG[line]
    assert (refused.value.code, refused.value.params["position"]) == (code, position)


def test_blanks_and_short_numbers_are_read_leniently_and_written_strictly() -> None:
    assert write(parse("  move   b3 12.5,8,0 ")) == "move b3 12.50,8.00,0.00"


@pytest.mark.parametrize(
    "given_input",
    [
        Fall("attack", ()),
        Fall("attack", ((1000,),)),
        Drawn("two words"),
        Put("x", (10**6, 0, 0)),
        Strike(""),
        Drawn(""),
        Recruit("b3", "scout", "technician", "", "wits"),
        Recruit("b3", "scout", "operative", name="Ana  Ruiz"),
    ],
)
def test_what_no_line_can_hold_is_not_written(given_input: Input) -> None:
    with pytest.raises(NotationError):
        write(given_input)


def _inputs() -> st.SearchStrategy[Any]:
    """Any input of the grammar, built from the fields of its type."""
    word = st.from_regex(r"[A-Za-z0-9]{1,6}([-._:][A-Za-z0-9]{1,4}){0,2}", fullmatch=True)
    coordinate = st.integers(-LARGEST, LARGEST)
    place = st.tuples(coordinate, coordinate, coordinate)
    face = st.integers(0, 999)
    special = {
        "to": place,
        "at": place,
        "via": st.lists(place, max_size=3).map(tuple),
        "off": st.sampled_from([None, "N", "E", "S", "W"]),
        "again": st.booleans(),
        "overcharge": st.booleans(),
        "seat": st.sampled_from(["blue", "amber"]),
        "degrees": face,
        "leads": face,
        "groups": st.lists(st.lists(face, max_size=3).map(tuple), min_size=1, max_size=3).map(tuple),
    }
    optional = {"other", (Strike, "weapon"), (Defend, "weapon"), (Sell, "who"), (Recruit, "name")}

    def of(kind: Any) -> st.SearchStrategy[Any]:
        fields = {}
        for field in msgspec.structs.fields(kind):
            strategy = special.get(field.name, word)
            if field.name in optional or (kind, field.name) in optional:
                strategy = st.just("") | word
            fields[field.name] = strategy
        return st.builds(kind, **fields)

    return st.one_of(*map(of, get_args(Input)))


@given(_inputs())
def test_every_input_survives_writing_and_reading(given_input: Input) -> None:
    line = write(given_input)
    assert "\n" not in line
    assert parse(line) == given_input
    assert write(parse(line)) == line


ODD = st.sampled_from(
    [*VERBS, "b3", "h1.2", "via", "off", "N", "|", "6", "12.50,8.20,0.00", ",,", "riposte", "", "\x00"]
)


@given(st.text(max_size=60) | st.lists(ODD, max_size=8).map(" ".join))
def test_any_text_is_an_input_or_a_notation_error(text: str) -> None:
    try:
        found = parse(text)
    except NotationError as refused:
        assert refused.code.startswith("notation-")  # noqa: PT017 - any text may be an input as well
    else:
        assert parse(write(found)) == found
