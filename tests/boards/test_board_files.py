"""Board files: what is accepted is read back the same, what is wrong is refused with field, value and expectation."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sacredwire.content.board_files import MAX_BYTES, encode_board, load_board, parse_board, save_board
from sacredwire.content.board_shapes import doubled_area, solids_overlap
from sacredwire.content.boards import BOARD_SIZE, Board, Piece
from sacredwire.errors import ContentError

SQUARE = [[100, 100], [200, 100], [200, 200], [100, 200]]
HOLLOW = [[0, 0], [300, 0], [300, 300], [150, 60], [0, 300]]
STAR = [[300, 0], [120, 560], [590, 210], [10, 210], [480, 560]]
BOW = [[0, 0], [100, 100], [100, 0], [0, 100]]


def piece(**fields: Any) -> dict[str, Any]:
    return {"id": "block-1", "footprint": SQUARE, "top": 150} | fields


def whole(*pieces: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"format": "sacredwire-board", "version": 1, "id": "mine", "pieces": list(pieces)} | fields


def read(value: object) -> Board:
    return parse_board(json.dumps(value).encode(), "mine.json")


def without(value: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: one for key, one in value.items() if key != name}


def squares(count: int) -> list[dict[str, Any]]:
    return [
        piece(id=f"p-{n}", footprint=[[x + n % 20 * 100, y + n // 20 * 100] for x, y in ((0, 0), (50, 0), (50, 50))])
        for n in range(count)
    ]


def test_what_a_file_leaves_out_has_its_usual_value() -> None:
    assert read(whole(piece())).pieces == (Piece(id="block-1", footprint=tuple(map(tuple, SQUARE)), top=150),)  # type: ignore[arg-type]  # map gives tuples of any length


def test_a_board_without_terrain_is_a_board() -> None:
    assert read(whole()) == Board(id="mine")
    assert parse_board(encode_board(Board(id="mine")), "mine.json") == Board(id="mine")


def test_a_saved_board_is_read_back_the_same(tmp_path: Path) -> None:
    board = Board(
        id="my-yard",
        name="Patio «nº 1»",
        author="Inés",
        note="Ñandú",
        pieces=(Piece(id="w", kind="wall", footprint=((0, 0), (30, 0), (0, 40)), base=10, top=20, walkable=False),),
    )
    save_board(board, tmp_path / "yard.json")
    assert load_board(tmp_path / "yard.json") == board
    assert load_board(str(tmp_path / "yard.json")) == board


def test_a_footprint_given_clockwise_is_turned_round() -> None:
    turned = read(whole(piece(footprint=SQUARE[::-1]))).pieces[0].footprint
    assert doubled_area(turned) > 0
    assert set(turned) == {tuple(corner) for corner in SQUARE}


def test_four_hundred_pieces_are_read() -> None:
    assert len(read(whole(*squares(400))).pieces) == 400


def test_pieces_may_touch_and_stand_on_each_other() -> None:
    beside = piece(id="b", footprint=[[x + 100, y] for x, y in SQUARE])
    above = piece(id="c", base=150, top=300)
    assert len(read(whole(piece(), beside, above)).pieces) == 3


REFUSED = [
    ("board-object", "-", "[…] (0)", []),
    ("board-field-missing", "format", "-", without(whole(), "format")),
    ("board-format", "format", "other", whole(format="other")),
    ("board-version", "version", "one", whole(version="one")),
    ("board-version", "version", "true", whole(version=True)),
    ("board-version", "version", "0", whole(version=0)),
    ("board-version-later", "version", "2", whole(version=2)),
    ("board-field-unknown", "size", "30", whole(size=30)),
    ("board-field-missing", "pieces", "-", without(whole(), "pieces")),
    ("board-id", "id", "My Board", whole(id="My Board")),
    ("board-id", "id", "../../etc", whole(id="../../etc")),
    ("board-id", "id", "7", whole(id=7)),
    ("board-text", "name", "a" * 60 + "…", whole(name="a" * 81)),
    ("board-text", "note", "one?two", whole(note="one\ntwo")),
    ("board-text", "author", "null", whole(author=None)),
    ("board-list", "pieces", "{…} (0)", whole(pieces={})),
    ("board-too-many-pieces", "pieces", "401", whole(*squares(401))),
    ("board-object", "pieces[0]", "12", whole(12)),  # type: ignore[arg-type]  # what a file may hold
    ("board-field-missing", "pieces[0].top", "-", whole(without(piece(), "top"))),
    ("board-field-unknown", "pieces[0].colour", "red", whole(piece(colour="red"))),
    ("board-duplicate", "pieces[1].id", "block-1", whole(piece(), piece(base=150, top=300))),
    ("board-kind", "pieces[0].kind", "castle", whole(piece(kind="castle"))),
    ("board-kind", "pieces[0].kind", "[…] (0)", whole(piece(kind=[]))),
    ("board-number", "pieces[0].top", "nan", whole(piece(top=float("nan")))),
    ("board-number", "pieces[0].top", "inf", whole(piece(top=float("inf")))),
    ("board-number", "pieces[0].top", "1e+308", whole(piece(top=1e308))),
    ("board-number", "pieces[0].top", "150.5", whole(piece(top=150.5))),
    ("board-number", "pieces[0].top", "true", whole(piece(top=True))),
    ("board-number", "pieces[0].top", "2401", whole(piece(top=2401))),
    ("board-number", "pieces[0].base", "-1", whole(piece(base=-1))),
    ("board-top", "pieces[0].top", "150", whole(piece(base=150))),
    ("board-top", "pieces[0].top", "0", whole(piece(top=0))),
    ("board-flag", "pieces[0].climbable", "1", whole(piece(climbable=1))),
    ("board-flag", "pieces[0].walkable", "yes", whole(piece(walkable="yes"))),
    ("board-list", "pieces[0].footprint", "null", whole(piece(footprint=None))),
    ("board-corners", "pieces[0].footprint", "2", whole(piece(footprint=SQUARE[:2]))),
    ("board-corners", "pieces[0].footprint", "17", whole(piece(footprint=SQUARE * 4 + [[0, 0]]))),
    ("board-point", "pieces[0].footprint[1]", "3", whole(piece(footprint=[[0, 0], [1, 2, 3], [4, 5]]))),
    ("board-number", "pieces[0].footprint[2][0]", "2401", whole(piece(footprint=[[0, 0], [9, 9], [2401, 5]]))),
    ("board-number", "pieces[0].footprint[2][1]", "-5", whole(piece(footprint=[[0, 0], [9, 9], [20, -5]]))),
    ("board-number", "pieces[0].footprint[0][0]", "nan", whole(piece(footprint=[[float("nan"), 0], [9, 9], [2, 5]]))),
    ("board-corner-repeated", "pieces[0].footprint[4]", "100, 100", whole(piece(footprint=[*SQUARE, SQUARE[0]]))),
    ("board-no-area", "pieces[0].footprint", "0", whole(piece(footprint=[[0, 0], [10, 10], [20, 20]]))),
    ("board-crossed", "pieces[0].footprint", "4", whole(piece(footprint=BOW))),
    ("board-crossed", "pieces[0].footprint", "5", whole(piece(footprint=STAR))),
    ("board-not-convex", "pieces[0].footprint[3]", "150, 60", whole(piece(footprint=HOLLOW))),
    ("board-not-convex", "pieces[0].footprint[1]", "150, 60", whole(piece(footprint=HOLLOW[::-1]))),
    ("board-not-convex", "pieces[0].footprint[1]", "50, 0", whole(piece(footprint=[[0, 0], [50, 0], [99, 0], [0, 9]]))),
    ("board-overlap", "pieces", "block-1", whole(piece(), piece(id="b", base=149, top=300))),
]


@pytest.mark.parametrize(
    ("code", "field", "value", "given"), REFUSED, ids=lambda one: one if isinstance(one, str) else ""
)
def test_a_wrong_field_is_named_with_its_value(code: str, field: str, value: str, given: object) -> None:
    with pytest.raises(ContentError) as refused:
        read(given)
    assert (refused.value.code, refused.value.params["field"]) == (code, field)
    assert refused.value.params["value"] == value
    assert refused.value.params["file"] == "mine.json"


@pytest.mark.parametrize(
    ("code", "content"),
    [
        ("json-broken", b""),
        ("json-broken", b"{"),
        ("json-not-text", b"\xff\xfe\x00"),
        ("json-too-deep", b"[" * 100_000),
        ("json-repeated", b'{"id": "a", "id": "b"}'),
        ("board-too-big", b" " * (MAX_BYTES + 1)),
    ],
    ids=["empty", "cut", "no text", "deep", "twice", "big"],
)
def test_what_is_no_json_is_refused(code: str, content: bytes) -> None:
    with pytest.raises(ContentError) as refused:
        parse_board(content, "mine.json")
    assert refused.value.code == code


def test_a_number_of_thousands_of_digits_is_named_with_its_field() -> None:
    content = json.dumps(whole(piece(top=7))).replace("7", "9" * 10_000)
    with pytest.raises(ContentError) as refused:
        parse_board(content.encode(), "mine.json")
    assert (refused.value.code, refused.value.params["field"]) == ("board-number", "pieces[0].top")


@pytest.mark.parametrize("source", ["no-such-board", "no/such/file.json", "nul\0.json"])
def test_a_board_that_is_not_there_is_refused_with_those_that_are(source: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_board(source)
    assert refused.value.code == "board-unknown"
    assert "dry-dock" in str(refused.value.params["known"])


@given(st.recursive(st.none() | st.booleans() | st.floats() | st.integers() | st.text(), st.lists))
def test_no_value_does_worse_than_a_refusal(value: object) -> None:
    for given_value in (value, whole(value), whole(piece(footprint=value)), whole(piece(id=value, top=value))):  # type: ignore[arg-type]  # what a file may hold
        with suppress(ContentError):
            assert isinstance(read(given_value), Board)


@st.composite
def boxes(draw: st.DrawFn) -> Piece:
    x, y, z = (draw(st.integers(0, 6)) for _ in range(3))
    w, d, h = (draw(st.integers(1, 4)) for _ in range(3))
    return Piece(id="b", footprint=((x, y), (x + w, y), (x + w, y + d), (x, y + d)), base=z, top=z + h)


@given(boxes(), boxes())
def test_boxes_overlap_when_they_share_a_unit_cube(one: Piece, other: Piece) -> None:
    def cubes(box: Piece) -> set[tuple[int, int, int]]:
        (x0, y0), _, (x1, y1), _ = box.footprint
        return {(x, y, z) for x in range(x0, x1) for y in range(y0, y1) for z in range(box.base, box.top)}

    assert solids_overlap(one, other) == bool(cubes(one) & cubes(other))


def test_crossing_walls_overlap_though_no_corner_lies_in_the_other() -> None:
    long = Piece(id="a", footprint=((0, 40), (100, 40), (100, 60), (0, 60)), top=BOARD_SIZE)
    tall = Piece(id="b", footprint=((40, 0), (60, 0), (60, 100), (40, 100)), top=BOARD_SIZE)
    assert solids_overlap(long, tall)
