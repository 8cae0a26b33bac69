"""Rounds and matches of a campaign: who meets whom, matches of the program and of real tables, how they are shown."""

import json
import tomllib
from pathlib import Path

import pytest

from support.cli import Run
from support.club import Club, form, fought, good, league, meeting


def test_k_a_round_says_who_meets_whom_and_why(club: Club) -> None:
    league(club, 3)
    told = good(club("pair", "--seed", "1"))
    assert "descansa" in told.out
    assert "Se habían visto 0 veces. Azul: 0 Pruebas y 0 Pistas; ámbar: 0 Pruebas y 0 Pistas." in told.out
    again = club("pair", "--json")
    assert (again.code, again.error["code"]) == (2, "campaign-nobody-free")


def test_k_the_first_with_five_pieces_of_evidence_has_to_play_the_signal(club: Club) -> None:
    league(club)
    good(club("fix", "squads.s2.evidence", "[1,2,3,4,5]", "--reason", "de antes"))
    entry = good(club("pair", "--json")).value["entries"][0]
    assert (entry["mission"], entry["lead"]) == ("the-signal", "s2")


@pytest.mark.rule("K.finales", "R-193")
def test_r193_whoever_may_risk_the_source_is_told_and_says_so_beforehand(club: Club) -> None:
    league(club)
    good(club("fix", "squads.s2.evidence", "[1,2,3,4,5,6,7,8,9]", "--reason", "de antes"))
    good(club("fix", "campaign.triggered", "antes", "--reason", "de antes"))
    told = good(club("pair", "--lang", "en"))
    assert "pair --source s2" in told.out
    good(club("undo", "6", "--reason", "se arriesga"))
    bold = good(club("pair", "--source", "s2", "--json")).value["entries"][0]
    assert (bold["mission"], bold["lead"]) == ("the-source", "s2")


def test_a_match_between_bots_counts_once_and_can_be_watched_again(club: Club, run: Run, tmp_path: Path) -> None:
    meeting(club)
    words = ("play", "m1", "--seed", "4", "--blue-bot", "random", "--amber-bot", "random", "--json")
    first, again = good(club(*words)).value, good(club(*words)).value
    assert (first["again"], again["again"]) == (False, True)
    assert first["state"] == again["state"]
    assert club("play", "m1", "--seed", "5", "--json").error["code"] == "campaign-stage"
    assert club("play", "m1", "--json").error["code"] == "campaign-stage"
    log = tmp_path / "m1.log"
    shown = good(club("show", "--fixture", "m1", "--log", log, "--json")).value
    assert (shown["stage"], shown["result"]) == ("played", first["result"])
    assert good(run("replay", log, "--json")).value["state"] == first["state"]
    assert good(club("check")).out.endswith("todo cuadra y todo sale igual.\n")


def test_a_match_that_the_program_played_is_entered_by_its_log(club: Club, run: Run, tmp_path: Path) -> None:
    meeting(club)
    log, squads = tmp_path / "match.log", [tmp_path / "s1.json", tmp_path / "s2.json"]
    for member, file in zip(("s1", "s2"), squads, strict=True):
        good(club("export", "--squad", member, "--out", file))
    bots = ("--blue-bot", "random", "--amber-bot", "random")
    match = ("match", "--blue", squads[0], "--amber", squads[1], *bots, "--log", log, "--quiet", "--json")
    played = good(run(*match)).value
    entered = good(club("play", "m1", "--log", log, "--json")).value
    assert entered["result"] == played["result"]
    assert good(club("play", "m1", "--log", log, "--json")).value["again"]
    good(run("match", *bots, "--log", log, "--quiet", "--force"))
    assert club("play", "m1", "--log", log, "--json").error["code"] == "campaign-log-squad"
    log.write_text("no log", encoding="utf-8")
    assert club("play", "m1", "--log", log, "--json").error["code"] == "log-not-a-log"


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_empty_form_names_everybody_and_wants_only_the_winner(club: Club, tmp_path: Path, lang: str) -> None:
    meeting(club)
    file = tmp_path / "form.toml"
    good(club("result", "m1", "--blank", "--out", file, "--lang", lang))
    blank = file.read_text(encoding="utf-8")
    assert len(tomllib.loads(blank)["models"]) == 10
    assert club("result", "m1", file, "--json").error["params"]["faults"] == 1
    file.write_text(blank.replace('winner = ""', 'winner = "amber"'), encoding="utf-8")
    good(club("result", "m1", file))
    shown = good(club("show", "--fixture", "m1", "--json")).value
    assert shown["result"]["winner"] == "amber"
    assert [one["survivors"] for one in shown["result"]["seats"]] == [5, 5]


def test_a_form_counts_once_and_another_one_is_refused(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path)
    file = tmp_path / "form.toml"
    assert good(club("result", "m1", file, "--json")).value["again"]
    other = form(tmp_path, 'winner = "amber"\n')
    assert club("result", "m1", other, "--json").error["code"] == "campaign-stage"
    assert "Se juega m1 en mesa" in good(club("show", "--ledger")).out


def test_everything_wrong_with_a_form_is_told_at_once(club: Club, tmp_path: Path) -> None:
    meeting(club)
    file = form(tmp_path, 'winner = "blue"\nrounds = -1\nout = ["a9", "who"]\n[blue]\npizza = 1\n')
    told = club("result", "m1", file, "--json")
    assert (told.code, told.error["code"], told.error["params"]["faults"]) == (2, "campaign-form-faults", 4)
    codes = sorted(one["code"] for one in json.loads(told.out)["faults"])
    assert codes == ["form-nobody", "form-nobody", "form-number", "form-unknown"]
    for lang in ("es", "en"):
        said = club("result", "m1", file, "--lang", lang)
        assert (said.code, said.out, said.err.count("\n")) == (2, "", 5)
    assert club("result", "m1", form(tmp_path, "winner = ["), "--json").code == 2


def test_pages_of_a_squad_a_model_and_a_match_tell_what_they_did(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path)
    good(club("post", "m1", "s1", "--bot", "random", "--seed", "1"))
    squad = good(club("show", "--squad", "s1")).out
    assert "m1 contra Núcleo Quemado: ganada, 1 bajas causadas y 0 propias" in squad
    model = good(club("show", "--model", "s1-1", "--lang", "en")).out
    assert "took out Set Forja" in model
    fallen = good(club("show", "--model", "s2-2")).out
    assert "m1: Fuera de Combate" in fallen
    assert "lo dejó fuera Víctor Acreedor" in fallen
    assert "Pospartida pendiente: Núcleo Quemado" in good(club("show")).out
    page = good(club("show", "--fixture", "m1")).out
    assert "Fuera de Combate: Set Forja." in page
