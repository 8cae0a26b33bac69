"""``sacredwire mission sheet``: what it writes, by which ending, and what it refuses."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from sacredwire.play.missions.links import write_link
from support.cli import Run
from support.sheets import ROWS as OPEN_ROWS
from support.sheets import edition, scenario

ROWS = replace(OPEN_ROWS, units=(3, 6), coworker=4)
SOLID = Path(__file__).parents[1] / "cli" / "solid.board.json"
BEGINS = {"pdf": b"%PDF-", "html": b"<!doctype html>", "svg": b"<svg", "png": b"\x89PNG"}


@pytest.mark.parametrize(("ending", "count"), [("pdf", 1), ("html", 1), ("svg", 3), ("png", 3)])
def test_the_ending_says_what_is_written_and_pages_are_numbered(
    run: Run, tmp_path: Path, ending: str, count: int
) -> None:
    words = (
        "mission",
        "sheet",
        "control",
        "--format",
        "a5",
        "--board",
        "dry-dock",
        "--out",
        tmp_path / f"mine.{ending}",
    )
    told = run(*words, "--json").value
    names = [f"mine.{ending}"] if count == 1 else [f"mine-{page}.{ending}" for page in range(1, count + 1)]
    assert [Path(file).name for file in told["files"]] == names == sorted(file.name for file in tmp_path.iterdir())
    assert all((tmp_path / name).read_bytes().startswith(BEGINS[ending]) for name in names)
    assert (told["sheet"]["title"], told["sheet"]["map"]["name"]) == ("Control", "El dique seco")


def test_a_seed_gives_the_same_sheet_again_and_the_language_is_asked_for(run: Run, tmp_path: Path) -> None:
    for name in ("one", "two"):
        spoken = run(
            "mission", "sheet", "--seed", 9, "--mission", "heist", "--lang", "en", "--out", tmp_path / f"{name}.pdf"
        )
        assert (spoken.code, spoken.out) == (0, f"Sheet written to {tmp_path / name}.pdf.\n")
    assert (tmp_path / "one.pdf").read_bytes() == (tmp_path / "two.pdf").read_bytes()
    about = PdfReader(tmp_path / "one.pdf").metadata
    assert about is not None
    assert about["/Title"] == "Heist"


def test_a_link_gives_the_sheet_of_its_rows_and_says_what_it_lacks(run: Run, tmp_path: Path) -> None:
    link = write_link(edition(), scenario("escort", ROWS))
    told = run("mission", "sheet", link, "--lang", "en", "--out", tmp_path / "a.html", "--json").value
    assert (told["sheet"]["title"], told["faults"]) == ("Escort", [])
    assert [line["name"] for line in told["sheet"]["lines"]][:2] == ["Split", "Normal by the loot"]
    broken = link.replace("dep=4", "dep=9")
    assert broken != link
    again = run("mission", "sheet", broken, "--lang", "en", "--out", tmp_path / "b.html")
    assert again.code == 0
    assert "dep" in again.err


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("control", "--out", "mine.doc"), "sheet-ending"),
        (("control", "--out", "mine"), "sheet-ending"),
        (("controll",), "mission-no-such"),
        (("--mission", "controll"), "mission-no-such"),
        (("control", "--mission", "heist"), "sheet-two-missions"),
        (("control", "--out", "there.pdf"), "file-exists"),
        (("control", "--out", "nowhere/mine.pdf"), "file-no-folder"),
        (("control", "--out", "folder.pdf"), "file-is-folder"),
        (("control", "--board", "nowhere"), "board-unknown"),
        (("control", "--board", str(SOLID)), "board-solid"),
        (("control", "--format", "a3"), "usage-bad-value"),
        (("control", "--edition", "first"), "content-unknown-edition"),
    ],
)
def test_what_cannot_be_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], code: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.pdf").write_bytes(b"mine")
    Path("folder.pdf").mkdir()
    refused = run("mission", "sheet", *words, "--json")
    assert (refused.code, refused.out, refused.error["code"]) == (2, "", code)
    assert Path("there.pdf").read_bytes() == b"mine"
    assert not Path("sheet.pdf").exists()


def test_force_writes_over_what_is_there(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "there.html"
    file.write_bytes(b"mine")
    assert run("mission", "sheet", "control", "--board", "dry-dock", "--out", file, "--force").code == 0
    assert file.read_bytes().startswith(BEGINS["html"])


def test_nothing_else_loads_the_typesetter() -> None:
    program = (
        "import sys; from sacredwire.cli.main import main; code = main(sys.argv[1:]); "
        "sys.exit(code or 'typst' in sys.modules)"
    )
    for words in (("odds", "2d8", "2d6"), ("mission", "list")):
        subprocess.run([sys.executable, "-c", program, *words], check=True, capture_output=True)
