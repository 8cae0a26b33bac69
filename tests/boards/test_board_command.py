"""``sacredwire board``: answers, drawings and refusals."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from sacredwire.cli.board_plan import board_plan
from sacredwire.content.board_files import board_ids, load_board
from support.cli import Run

SVG = "{http://www.w3.org/2000/svg}"


def test_list_names_our_boards(run: Run) -> None:
    spoken = run("board", "list", "--lang", "en")
    assert spoken.code == 0
    assert "The Dry Dock" in spoken.out
    assert [row["id"] for row in run("board", "list", "--json").value] == list(board_ids())
    assert "El dique seco" in run("board", "list").out


def test_new_saves_a_board_that_can_be_shown(run: Run, tmp_path: Path) -> None:
    made = run("board", "new", "--seed", 2, "--style", "blocks", "--out", tmp_path / "two.json", "--json").value
    assert made["board"]["id"] == "blocks-2"
    assert made["report"]["meets_demands"] is True
    shown = run("board", "show", tmp_path / "two.json", "--json").value
    assert shown == made == run("board", "show", "--seed", 2, "--style", "blocks", "--json").value
    assert load_board(tmp_path / "two.json").id == "blocks-2"


@pytest.mark.parametrize("words", [("new", "--seed", 3, "--out"), ("show", "dry-dock", "--svg")])
def test_no_file_is_written_over_unless_forced(run: Run, tmp_path: Path, words: tuple[object, ...]) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")
    refused = run("board", *words, file, "--json")
    assert (refused.code, refused.out, refused.error["code"]) == (2, "", "file-exists")
    assert refused.error["params"] == {"file": str(file)}
    assert file.read_text() == "mine"
    assert run("board", *words, file, "--force").code == 0
    assert file.read_text() != "mine"


def test_new_without_a_seed_says_how_to_see_the_board_again(run: Run) -> None:
    made = run("board", "new", "--style", "blocks", "--lang", "en")
    words = re.search(r"sacredwire (board show --seed \d+ --style blocks --plan)", made.out)
    assert words
    again = run(*words[1].split(), "--lang", "en")
    assert again.out.strip() in made.out


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("board_id", board_ids())
def test_show_draws_a_board_to_scale(run: Run, tmp_path: Path, board_id: str, lang: str) -> None:
    file = tmp_path / "plan.svg"
    assert run("board", "show", board_id, "--svg", file, "--lang", lang).code == 0
    drawing = ElementTree.parse(file).getroot()
    board = load_board(board_id)
    groups = [group for group in drawing.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None]
    drawn = {tuple(group.findall(f"{SVG}polygon")[0].get("points", "").split()) for group in groups}
    assert drawn == {tuple(f"{x},{2400 - y}" for x, y in piece.footprint) for piece in board.pieces}
    told = " ".join(text.text or "" for text in drawing.iter(f"{SVG}text"))
    assert {"es": "Alturas", "en": "Heights"}[lang] in told
    assert "1½" in told


def test_words_of_an_author_cannot_break_the_drawing(run: Run, tmp_path: Path) -> None:
    name = '<svg/onload=alert(1)> & "so"'
    board = {"format": "sacredwire-board", "version": 1, "id": "x", "name": name, "author": "<b>", "pieces": []}
    (tmp_path / "x.json").write_text(json.dumps(board))
    assert run("board", "show", tmp_path / "x.json", "--svg", tmp_path / "x.svg").code == 0
    drawing = ElementTree.parse(tmp_path / "x.svg").getroot()
    assert drawing.findtext(f"{SVG}title") == name


def test_the_plan_is_24_rows_of_48_columns_without_colors_where_nobody_sees_them(run: Run) -> None:
    out = run("board", "show", "stairwell-nine", "--plan").out
    rows = re.findall(r"^ ..  ?│(.*)│$", out, re.MULTILINE)
    assert [len(row) for row in rows] == [48] * 24
    assert "\x1b" not in out
    assert "4" in "".join(rows)
    # The board is its own half turn, and so is its plan but for the corners that two pieces share.
    turned = [row[::-1] for row in reversed(rows)]
    assert sum(a != b for row, other in zip(rows, turned, strict=True) for a, b in zip(row, other, strict=True)) < 40


def test_check_fails_a_board_that_is_not_what_the_book_demands(run: Run, tmp_path: Path) -> None:
    board = {"format": "sacredwire-board", "version": 1, "id": "bare", "pieces": []}
    (tmp_path / "bare.json").write_text(json.dumps(board))
    good = run("board", "check", "dry-dock", "--json")
    assert (good.code, good.value[0]["meets_demands"]) == (0, True)
    bad = run("board", "check", "dry-dock", tmp_path / "bare.json", "--lang", "en")
    assert bad.code == 1
    assert "NO   Clear lines of sight right across" in bad.out
    failed = [
        one for one in run("board", "check", tmp_path / "bare.json", "--json").value[0]["demands"] if not one["met"]
    ]
    assert {"sight-across", "lanes-long", "surfaces"} <= {one["id"] for one in failed}


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("show",), "board-one-source"),
        (("show", "dry-dock", "--seed", "3"), "board-one-source"),
        (("show", "wet-dock"), "board-unknown"),
        (("show", "--seed", "-1"), "board-seed"),
        (("new", "--seed", str(2**63)), "board-seed"),
        (("new", "--seed", "3", "--style", "moon"), "board-style"),
        (("new", "--seed", "three"), "usage-bad-value"),
        (("new", "--seed", "3", "--out", "no/such/folder/b.json"), "file-no-folder"),
        (("check",), "usage-missing"),
    ],
)
def test_what_cannot_be_done_is_refused_with_exit_code_2(run: Run, words: tuple[str, ...], code: str) -> None:
    refused = run("board", *words, "--json")
    assert (refused.code, refused.error["code"]) == (2, code)
    assert refused.error["message"]


def test_a_wrong_file_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_text(
        '{"format": "sacredwire-board", "version": 1, "id": "x", "pieces": [{"id": NaN}]}'
    )
    refused = run("board", "show", tmp_path / "bad.json", "--lang", "en")
    assert refused.code == 2
    assert refused.out == ""
    assert len(refused.err.strip().splitlines()) == 1
    assert "pieces[0].footprint" in refused.err


def test_a_terminal_with_colors_gets_the_same_plan_in_greys() -> None:
    board = load_board("stairwell-nine")
    plain, colored = board_plan(board, colored=False), board_plan(board, colored=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == plain
    assert all(line.endswith("\x1b[0m│") for line in colored.splitlines() if "\x1b" in line)
    assert "\x1b[0;48;5;239;38;5;231m4" in colored
