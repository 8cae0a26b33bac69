"""``sacredwire campaign new``, ``list``, ``join`` and ``leave``, and what each of them refuses."""

import subprocess
import sys
from pathlib import Path

import pytest

from sacredwire.store.store import Store
from support.cli import Run
from support.club import SQUADS, Club, good, league


def test_a_campaign_is_founded_once_whatever_is_repeated(club: Club) -> None:
    first, again = good(club("new", "Liga", "--json")).value, good(club("new", "Liga", "--json")).value
    assert (first["again"], again["again"]) == (False, True)
    assert first["campaign"] == again["campaign"]
    assert [one["name"] for one in good(club("list", "--json")).value] == ["Liga"]


def test_without_campaigns_there_is_nothing_to_list(club: Club) -> None:
    assert good(club("list")).out == "Todavía no hay campañas.\n"
    assert good(club("list", "--json")).value == []
    assert good(club("list", "--lang", "en")).out == "There are no campaigns yet.\n"


def test_data_stand_where_the_option_says(club: Club, tmp_path: Path) -> None:
    good(club("new", "Elsewhere", "--data", tmp_path / "other"))
    assert good(club("list", "--json")).value == []
    assert len(good(club("list", "--json", "--data", tmp_path / "other")).value) == 1


def test_a_squad_joins_once_and_another_name_makes_it_another(club: Club) -> None:
    league(club)
    again = good(club("join", "--ready", SQUADS[0], "--json")).value
    assert (again["member"], again["again"]) == ("s1", True)
    renamed = good(club("join", "--ready", SQUADS[0], "--name", "Los Otros", "--json")).value
    assert (renamed["member"], renamed["again"]) == ("s3", False)


def test_a_squad_that_left_may_join_anew(club: Club) -> None:
    league(club)
    good(club("leave", "s1", "--reason", "se muda"))
    assert "No ha cambiado nada" in good(club("leave", "s1")).out
    assert good(club("join", "--ready", SQUADS[0], "--json")).value["member"] == "s3"
    assert "deja la campaña: se muda." in good(club("show", "--ledger")).out


def test_a_squad_of_the_builder_joins_with_its_past_and_goes_back_with_it(club: Club, run: Run, tmp_path: Path) -> None:
    league(club)
    past = tmp_path / "builder.json"
    good(club("fix", "squads.s1.evidence", "[2,5]", "--reason", "de otra liga"))
    good(club("fix", "squads.s1.leads", "3", "--reason", "de otra liga"))
    good(club("fix", "squads.s1.models.2.merits", "4", "--reason", "de otra liga"))
    good(club("export", "--builder", "s1", "--out", past))
    assert good(run("squad", "import", past, "--json")).value[0]["squad"]["evidence"] == [2, 5]
    good(club("new", "Segunda"))
    good(club("join", "Segunda", "--squad", past))
    told = good(club("show", "Segunda", "--squad", "s1", "--json")).value["squad"]["squad"]
    assert (told["evidence"], told["leads"], told["models"][1]["merits"]) == ([2, 5], 3, 4)
    assert good(club("export", "Segunda", "--builder", "s1")).out == past.read_text(encoding="utf-8")


def test_a_campaign_is_meant_by_name_by_id_or_by_its_beginning(club: Club) -> None:
    id_ = good(club("new", "Una", "--json")).value["campaign"]
    good(club("new", "Otra"))
    for word in ("Una", id_, id_[:6]):
        assert good(club("show", word, "--json")).value["name"] == "Una"
    assert club("show", "--json").error["code"] == "campaign-which"
    assert club("show", "Ninguna", "--json").error["code"] == "campaign-unknown"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("show",), "store-missing"),
        (("pair",), "campaign-none"),
        (("new", " "), "campaign-no-name"),
        (("new", "Liga", "--edition", "none"), "content-unknown-edition"),
        (("new",), "usage-missing"),
        (("join", "--ready", SQUADS[0]), "campaign-none"),
        (("simulate", "--squads", "1"), "usage-bad-value"),
        (("simulate", "--campaigns", "2", "--out", "x.json"), "campaign-one-file"),
        (("post", "m1"), "usage-missing"),
        (("undo",), "campaign-undo-what"),
        (("fix", "squads.s1.subs", "3"), "campaign-no-reason"),
        (("result", "m1"), "campaign-form-or-blank"),
        (("post", "m1", "s1", "--bot", "greedy", "--inputs", "x"), "campaign-one-player"),
        (("post", "m1", "s1", "--typed", "--json"), "campaign-nobody-types"),
        (("show", "--squad", "s1", "--model", "s1-1"), "campaign-one-page"),
        (("show", "--log", "x.log"), "campaign-log-of-what"),
    ],
)
def test_bad_words_before_there_is_a_campaign_are_one_line(club: Club, words: tuple[str, ...], code: str) -> None:
    told = club(*words, "--json")
    assert (told.code, told.error["code"]) == (2, code)
    for lang in ("es", "en"):
        said = club(*words, "--lang", lang)
        assert said.code == 2
        assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("join",), "campaign-one-squad"),
        (("join", "--ready", "none"), "squad-not-ready"),
        (("join", "--squad", "none.json"), "file-missing"),
        (("leave", "s9"), "campaign-no-such"),
        (("pair", "--blue", "s1"), "campaign-both-sides"),
        (("pair", "--blue", "s1", "--amber", "s1"), "campaign-alone"),
        (("pair", "--blue", "s1", "--amber", "s9"), "campaign-no-such"),
        (("pair", "--source", "s1"), "campaign-too-little"),
        (("play", "m9"), "campaign-no-such"),
        (("post", "m9", "s1"), "campaign-no-such"),
        (("result", "m9", "--blank"), "campaign-no-such"),
        (("show", "--model", "s1-99"), "campaign-no-such"),
        (("show", "--fixture", "m1"), "campaign-no-such"),
        (("export", "--squad", "s9"), "campaign-no-such"),
        (("fix", "squads.s1.pizza", "1", "--reason", "x"), "campaign-path"),
        (("fix", "squads.s1.subs", "many", "--reason", "x"), "json-type"),
        (("fix", "squads.s1.subs", "--reason", "x"), "campaign-no-value"),
        (("fix", "m1.a2", "3", "--un-kill", "--reason", "x"), "campaign-value-too-many"),
        (("fix", "m1", "3", "--die", "--reason", "x"), "campaign-path"),
        (("undo", "99", "--reason", "x"), "campaign-no-entry"),
        (("undo", "1", "--reason", "x"), "campaign-not-undone"),
        (("undo", "--post", "s1", "--reason", "x"), "campaign-none-settled"),
    ],
)
def test_bad_words_within_a_campaign_are_one_line_and_change_nothing(
    club: Club, words: tuple[str, ...], code: str
) -> None:
    league(club)
    told = club(*words, "--json")
    assert (told.code, told.error["code"]) == (2, code)
    for lang in ("es", "en"):
        said = club(*words, "--lang", lang)
        assert said.code == 2
        assert said.err.count("\n") == 1
    assert good(club("show", "--json")).value["entries"] == 3


def test_a_squad_of_another_edition_does_not_join(club: Club, run: Run, tmp_path: Path) -> None:
    squad = tmp_path / "squad.json"
    good(run("squad", "new", "--seed", "1", "--edition", "sacredwire-0.9", "--out", squad))
    good(club("new", "Vieja", "--edition", "hardwired-0.7"))
    told = club("join", "--squad", squad, "--json")
    assert told.error["params"] == {"field": "edition", "value": "sacredwire-0.9", "expected": "hardwired-0.7"}
    assert club("new", "Vieja", "--json").error["code"] == "campaign-name-taken"


def test_while_another_program_writes_it_may_be_read_but_not_written(club: Club, tmp_path: Path) -> None:
    league(club)
    with Store.open(f"sqlite:///{tmp_path / 'data' / 'sacredwire.db'}"):
        assert good(club("show", "--json")).value["entries"] == 3
        assert len(good(club("list", "--json")).value) == 1
        told = club("join", "--ready", SQUADS[2], "--json")
    assert (told.code, told.error["code"]) == (2, "store-locked")
    good(club("join", "--ready", SQUADS[2]))


def test_what_keeps_nothing_loads_no_database() -> None:
    code = "import sys, sacredwire.cli.campaign; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_command_has_its_help(club: Club, lang: str) -> None:
    page = club("--help", "--lang", lang).out
    names = [line.split()[0] for line in page.splitlines() if line.startswith("  ") and line[2].isalpha()]
    assert {"new", "join", "pair", "play", "post", "result", "simulate"} <= set(names)
    for name in names:
        assert good(club(name, "--help", "--lang", lang)).out
