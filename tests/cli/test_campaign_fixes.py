"""``sacredwire campaign fix`` and ``undo``: an arbiter's word, kept beside what stood there before."""

from pathlib import Path

import pytest

from support.club import Club, fought, good

OUT = 'winner = "blue"\nout = ["b4 by a1"]\n[blue]\nevidence = 1\nleads = 1\n'


def ledger(club: Club) -> list[str]:
    """The kinds of the ledger's entries."""
    return [one["entry"]["kind"] for one in good(club("show", "--ledger", "--json")).value["ledger"]]


@pytest.mark.rule("R-194")
def test_r194_both_values_are_kept_and_the_same_again_changes_nothing(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, OUT)
    words = ("fix", "squads.s1.models.3.merits", "4", "--reason", "se olvidó", "--by", "Ana")
    told = good(club(*words)).out
    assert told == "Corrección de squads.s1.models.3.merits: de 0 a 4, por Ana. Motivo: se olvidó\n"
    assert "No ha cambiado nada" in good(club(*words)).out
    assert ledger(club).count("corrected") == 1
    assert told.strip() in good(club("show", "--squad", "s1")).out
    assert good(club("check")).code == 0


@pytest.mark.rule("R-194")
@pytest.mark.parametrize(
    ("path", "value", "kept"),
    [
        ("squads.s1.name", "Los 7", "Los 7"),
        ("squads.s1.name", "77", "77"),
        ("squads.s1.evidence", "[3,1]", [3, 1]),
        ("squads.s1.models.2.absent", "true", True),
        ("matches.m1.winner", "amber", "amber"),
        ("matches.m1.winner", "null", None),
        ("campaign.name", '"La Liga"', "La Liga"),
    ],
)
def test_r194_a_value_is_a_word_where_a_word_stands_and_json_elsewhere(
    club: Club, tmp_path: Path, path: str, value: str, kept: object
) -> None:
    fought(club, tmp_path, OUT)
    entries = good(club("fix", path, value, "--reason", "x", "--json")).value["entries"]
    assert [one["after"] for one in entries] == [kept]


@pytest.mark.rule("R-199")
def test_r199_a_model_was_not_taken_out_after_all(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, OUT)
    good(club("fix", "m1.b4", "--un-kill", "--reason", "había cobertura"))
    blue, amber = good(club("show", "--fixture", "m1", "--json")).value["result"]["seats"]
    assert (blue["survivors"], blue["models"][3]["presence"], amber["models"][0]["kills"]) == (5, "board", [])
    assert club("fix", "m1.b4", "--un-kill", "--reason", "x", "--json").error["code"] == "campaign-not-out"


def _written(script: Path, lines: list[str]) -> Path:
    script.write_text("\n".join(lines), encoding="utf-8")
    return script


@pytest.mark.rule("R-194", "R-195")
def test_r195_a_misread_die_is_set_right_and_everything_else_stands(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, OUT.replace('"b4 by a1"', ""))
    script = _written(tmp_path / "post.txt", ["spend blue 0", "fall evidence 3", *["pass blue"] * 3])
    assert good(club("post", "m1", "s1", "--inputs", script, "--json")).value["settled"]
    words = ("fix", "m1.s1.2", "8", "--die", "--reason", "era un 8", "--json")
    told = good(club(*words)).value
    assert (told["settled"], [one["kind"] for one in told["entries"]]) == (True, ["undone", "settled"])
    assert good(club("show", "--squad", "s1", "--json")).value["squad"]["squad"]["evidence"] == [8]
    assert good(club(*words)).value["entries"] == []
    assert ledger(club)[-3:] == ["settled", "undone", "settled"]
    assert club("fix", "m1.s1.1", "8", "--die", "--reason", "x", "--json").error["code"] == "campaign-no-die"
    assert club("fix", "m1.s1.2", "11", "--die", "--reason", "x", "--json").error["code"] == "campaign-line"
    assert club("fix", "m1.s2.2", "1", "--die", "--reason", "x", "--json").error["code"] == "campaign-not-last-post"
    assert club("fix", "m1.s1.2", "a", "--die", "--reason", "x", "--json").error["code"] == "notation-number"
    assert good(club("check")).code == 0


@pytest.mark.rule("R-195")
def test_r195_a_die_that_changes_what_is_asked_opens_the_post_game_again(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, OUT)
    dice = ["fall evidence 3", "fall exploration 1 1 | 1 1 | 1 1 | 1 1", "fall injury 4 4"]
    script = _written(tmp_path / "post.txt", ["spend blue 0", *dice, *["pass blue"] * 3])
    assert good(club("post", "m1", "s1", "--inputs", script, "--json")).value["settled"]
    told = good(club("fix", "m1.s1.4", "1 1", "--die", "--reason", "dos unos", "--json")).value
    assert not told["settled"]
    assert ledger(club)[-1] == "undone"
    assert told["kept"] == 6  # then somebody has to be recruited
    open_again = good(club("post", "m1", "s1", "--json")).value
    assert (open_again["inputs"][3], open_again["waits"]["prompt"]) == ("fall injury 1 1", "recruit")
    good(club("post", "m1", "s1", "--bot", "random"))
    assert good(club("check")).code == 0


@pytest.mark.rule("R-195")
def test_r195_the_last_post_game_is_undone_as_long_as_nothing_was_built_on_it(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, OUT)
    for member in ("s1", "s2"):
        good(club("post", "m1", member, "--bot", "random", "--seed", "1"))
    good(club("undo", "--post", "s1", "--reason", "mal"))
    assert "No ha cambiado nada" in good(club("undo", "6", "--reason", "mal")).out
    assert club("undo", "5", "--reason", "x", "--json").error["code"] == "campaign-built-on"
    good(club("post", "m1", "s1", "--bot", "random", "--seed", "1"))
    good(club("pair", "--blue", "s1", "--amber", "s2"))
    told = club("undo", "--post", "s1", "--reason", "tarde", "--json")
    assert (told.code, told.error["code"]) == (2, "campaign-built-on")
    assert good(club("check")).code == 0
