"""`sacredwire content check` tells every fault of the editions and texts, ours and the user's."""

from pathlib import Path

import pytest

from sacredwire.content.load import edition_ids
from support.cli import Run


def lay(folder: Path, files: dict[str, str]) -> Path:
    """A content folder of one's own with these files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_what_we_ship_is_in_order(run: Run) -> None:
    answer = run("content", "check", "--json")
    assert answer.code == 0
    assert answer.value["faults"] == []
    assert [one["id"] for one in answer.value["editions"]] == list(edition_ids())
    assert all(one["rows"] > 100 for one in answer.value["editions"])


def test_an_edition_of_ones_own_is_checked_too(run: Run, tmp_path: Path) -> None:
    own = lay(tmp_path, {"mine/edition.toml": 'extends = "sacredwire-0.9"\n'})
    answer = run("content", "check", "--content", own)
    assert answer.code == 0
    assert answer.out.startswith("hardwired-0.7: ")
    assert "\nmine: " in answer.out


def test_every_wrong_edition_is_told_at_once_with_its_place(run: Run, tmp_path: Path) -> None:
    own = lay(
        tmp_path,
        {
            "orphan/edition.toml": 'extends = "nowhere"\n',
            "typo/edition.toml": 'extends = "sacredwire-0.9"\n',
            "typo/contracts.toml": '[[row]]\nid = "boss"\nhealth = "many"\n',
        },
    )
    answer = run("content", "check", "--content", own, "--json")
    assert answer.code == 1
    orphan, typo = answer.value["faults"]
    assert orphan["params"]["got"] == "nowhere"
    assert {typo["params"][key] for key in ("file", "row", "field")} == {"typo/contracts.toml", "boss", "health"}
    assert all(len(fault["message"].splitlines()) == 1 for fault in (orphan, typo))


@pytest.mark.parametrize(
    ("spanish", "english", "code"),
    [
        ("mine = Uno\n!\n", "mine = One\n", "content-text-junk"),
        ("mine = Uno\nmine = Dos\n", "mine = One\n", "content-text-twice"),
        ("mine = Uno\n", "", "content-text-alone"),
        ("", "mine = One\n", "content-text-alone"),
        ("mine = Uno { $a }\n", "mine = One { $b }\n", "content-text-variables"),
        ("mine = Uno\n    .title = Título\n", "mine = One\n", "content-text-variables"),
    ],
)
def test_wrong_texts_are_told(run: Run, tmp_path: Path, spanish: str, english: str, code: str) -> None:
    own = lay(tmp_path, {"text/es/own.ftl": spanish, "text/en/own.ftl": english})
    answer = run("content", "check", "--content", own, "--json")
    assert answer.code == 1
    assert [fault["code"] for fault in answer.value["faults"]] == [code]


def test_a_text_of_ones_own_may_replace_ours(run: Run, tmp_path: Path) -> None:
    own = lay(tmp_path, {f"text/{lang}/own.ftl": "weapon-knife = Corvo\n" for lang in ("es", "en")})
    assert run("content", "check", "--content", own).code == 0


def test_a_content_folder_that_is_none_is_bad_input(run: Run, tmp_path: Path) -> None:
    answer = run("content", "check", "--content", tmp_path / "nowhere", "--json")
    assert (answer.code, answer.error["code"]) == (2, "usage-no-folder")


def test_a_catalogue_that_is_no_text_is_bad_input(run: Run, tmp_path: Path) -> None:
    own = lay(tmp_path, {"text/es/own.ftl": ""})
    (own / "text/es/own.ftl").write_bytes(b"mine = \xff\n")
    answer = run("content", "check", "--content", own, "--json")
    assert (answer.code, answer.error["code"]) == (2, "content-text-not-utf8")
    assert run("rules", "--content", own).code == 2
