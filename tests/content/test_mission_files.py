"""A mission is a file: what is wrong in it is refused with file, row, field and what was expected there."""

import re
from pathlib import Path

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.missions import Carry, Markers, Reward
from sacredwire.content.text import Text
from sacredwire.errors import ContentError

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "content"
MISSION = (EXAMPLE / "house-rules" / "mission-cold-store.toml").read_text(encoding="utf-8")
NAMES = "mission-odd-job = {0}\nrule-M-cold-store = {0}\n    .title = {0}\n"


def load(folder: Path, text: str, stem: str = "mission-odd-job") -> None:
    """Loads an edition with one mission of one's own."""
    home = folder / "house"
    home.mkdir(parents=True)
    (home / "edition.toml").write_text('extends = "sacredwire-0.9"\n', encoding="utf-8")
    (home / f"{stem}.toml").write_text(text, encoding="utf-8")
    for lang in ("es", "en"):
        (folder / "text" / lang).mkdir(parents=True)
        (folder / "text" / lang / "own.ftl").write_text(NAMES.format(lang), encoding="utf-8")
    load_edition("house", folder)


def refused(folder: Path, text: str, stem: str = "mission-odd-job") -> ContentError:
    """What the mission is refused for; its sentence exists in both languages and names the place."""
    with pytest.raises(ContentError) as caught:
        load(folder, text, stem)
    for lang in ("es", "en"):
        assert str(caught.value.params["place"]) in Text(lang).say(f"error-{caught.value.code}", **caught.value.params)
    return caught.value


def changed(old: str, new: str) -> str:
    """The example with one thing otherwise."""
    assert old in MISSION
    return MISSION.replace(old, new, 1)


def test_the_example_is_a_mission_of_pieces() -> None:
    edition = load_edition("house-rules", EXAMPLE)
    mission = next(row for row in edition.missions if row.id == "cold-store")
    assert mission.pieces[0] == Markers(name="crate", count=2, where="free", edges=400, apart=800)
    assert mission.pieces[1] == Carry(thing="crate", half=False, disengage=True, exit="none")
    assert mission.rewards[1] == Reward(to="winner", evidence=1, of="points", ahead=3)
    assert len(edition.missions) == len(load_edition("sacredwire-0.9").missions) + 1


@pytest.mark.parametrize(
    ("old", "new", "code", "field", "expected"),
    [
        ('op = "carry"', 'op = "cary"', "unknown-piece", "pieces[1].op", "markers, carry, forsaken, zones"),
        ('op = "carry"', 'thing_ = "x"', "missing-field", "pieces[1].op", "op"),
        ("half = false", "halve = false", "unknown-field", "pieces[1].halve", "half"),
        ('exit = "none"', 'exit = "nowhere"', "wrong-value", "pieces[1].exit", "own, enemy, extractor, none"),
        ("count = 2", "count = 0", "wrong-value", "pieces[0].count", "int >= 1"),
        ("within = '3\"'", "within = '3'", "wrong-value", "pieces[2].within", "int"),
        ('thing = "crate"', 'thing = "create"', "unknown-marker", "pieces[1].thing", "crate"),
        ('around = "crate"', 'around = "centre"', "unknown-marker", "pieces[2].around", "center"),
        ('"points", "taken"', '"points", "token"', "wrong-value", "victory[1]", "holding"),
        ('to = "winner"', 'to = "winer"', "wrong-value", "rewards[0].to", "winner, loser, carrier"),
        ('of = "points"', 'of = "points"\nmost = 3', "unknown-field", "rewards[1].most", "least"),
        ("victory =", "victroy =", "unknown-field", "victroy", "victory"),
        ('rule = "M.cold-store"', 'rule = "M99"', "unknown-rule", "rule", "M1"),
        ("victory =", 'id = "other"\nvictory =', "unknown-field", "id", "rule"),
        ("count = 2", "count = 13", "wrong-value", "pieces[0].count", "1-12"),
        ("edges = '4\"'", "edges = '12\"'", "wrong-value", "pieces[0].edges", '0"-11.99"'),
        ("apart = '8\"'", "apart = '17\"'", "wrong-value", "pieces[0].apart", '0"-16"'),
        ('"points", "taken"', '"points", "points"', "step-twice", "victory[1]", "on-board"),
        ("victory =", "roll = 13\nvictory =", "roll-outside", "roll", "1-12"),
        ("victory =", "roll = 1\nvictory =", "duplicate-roll", "roll", "extraction"),
    ],
)
def test_a_typo_in_a_mission_is_refused_at_its_place(
    tmp_path: Path, old: str, new: str, code: str, field: str, expected: str
) -> None:
    error = refused(tmp_path, changed(old, new))
    where = error.params["file"], error.params["field"]
    assert (error.code, *where) == (f"content-{code}", "house/mission-odd-job.toml", field)
    assert expected in str(error.params["expected"])


@pytest.mark.parametrize(
    ("victory", "field"), [('["zones"]', "victory[0]"), ('["survivors", "holding"]', "victory[1]")]
)
def test_what_no_piece_counts_cannot_judge(tmp_path: Path, victory: str, field: str) -> None:
    error = refused(tmp_path, f"victory = {victory}\n")
    assert (error.code, error.params["field"]) == ("content-not-counted", field)
    assert error.params["expected"] == "defender, on-board, survivors"


def test_what_no_piece_counts_is_no_condition(tmp_path: Path) -> None:
    error = refused(tmp_path, '[[rewards]]\nto = "winner"\nleads = 1\nof = "points"\n')
    assert (error.code, error.params["field"]) == ("content-not-counted", "rewards[0].of")


def test_nobody_is_paid_for_carrying_where_nothing_is_carried(tmp_path: Path) -> None:
    error = refused(tmp_path, '[[rewards]]\nto = "carrier"\nmerits = 1\n')
    assert (error.code, error.params["field"]) == ("content-wrong-value", "rewards[0].to")


def test_a_mission_is_named_in_kebab_case(tmp_path: Path) -> None:
    error = refused(tmp_path, MISSION, "mission-Odd_Job")
    assert (error.code, error.params["got"]) == ("content-wrong-value", "Odd_Job")


def test_a_mission_needs_a_name_in_both_languages(tmp_path: Path) -> None:
    error = refused(tmp_path, MISSION, "mission-nameless")
    assert (error.code, error.params["expected"]) == ("content-no-name", "mission-nameless")


def test_a_mission_of_the_book_may_be_changed_in_part(tmp_path: Path) -> None:
    """A file of the same name lays its fields over the book's; lists are replaced as a whole."""
    load(tmp_path, 'victory = ["models", "defender"]\n', "mission-control")
    mission = next(row for row in load_edition("house", tmp_path).missions if row.id == "control")
    book = next(row for row in load_edition("sacredwire-0.9").missions if row.id == "control")
    assert mission.victory == ("models", "defender")
    assert (mission.roll, mission.pieces, mission.rewards) == (book.roll, book.pieces, book.rewards)


def test_a_mission_of_pieces_says_how_it_is_won(tmp_path: Path) -> None:
    error = refused(tmp_path, '[[pieces]]\nop = "markers"\nname = "crate"\n')
    assert (error.code, error.params["field"]) == ("content-no-victory", "victory")


def test_a_number_taken_twice_is_told_of_ones_own_file_and_no_list_ends_in_nothing(tmp_path: Path) -> None:
    error = refused(tmp_path / "a", MISSION.replace("victory =", "roll = 3\nvictory =", 1), "mission-a-job")
    assert (error.code, error.params["file"]) == ("content-duplicate-roll", "house/mission-a-job.toml")
    assert error.params["expected"] == "quadrants"
    error = refused(tmp_path / "b", changed('of = "points"', 'of = "pints"'))
    assert not str(error.params["expected"]).rstrip().endswith(",")


@pytest.mark.parametrize(("stem", "meant"), [("mision-cold", "mission-cold.toml"), ("mission", "mission-<id>.toml")])
def test_a_file_of_almost_the_right_name_is_told_the_right_one(tmp_path: Path, stem: str, meant: str) -> None:
    error = refused(tmp_path, MISSION, stem)
    assert (error.code, error.params["expected"]) == ("content-unknown-table", meant)


@pytest.mark.parametrize(
    ("text", "line", "column", "twice"),
    [("victory =\n", "1", "10", "no"), ("roll = 1\nroll = 2\n", "2", "9", "yes"), ("victory = [", "end", "end", "no")],
)
def test_what_is_no_toml_is_told_with_line_and_column_in_our_words(
    tmp_path: Path, text: str, line: str, column: str, twice: str
) -> None:
    error = refused(tmp_path, text)
    told = [error.params[name] for name in ("line", "column", "twice")]
    assert (error.code, *told) == ("content-not-toml", line, column, twice)
    assert "Invalid" not in Text("es").say(f"error-{error.code}", **error.params)


def test_the_pieces_are_told_where_a_designer_looks() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.search(r"## Add a mission\n.*docs/examples/content", page, re.DOTALL)
