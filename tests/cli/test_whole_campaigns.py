"""Campaigns from the command line, from the founding to a winner; the example of the manual; leagues of bots."""

import re
import shlex
from pathlib import Path

import pytest

from support.cli import Run
from support.club import Club, form, good

MANUAL = Path(__file__).parents[2] / "docs" / "campaigns.md"
BOTS = ("--blue-bot", "random", "--amber-bot", "random")


@pytest.mark.rule("K.victory", "K.finales")
@pytest.mark.parametrize("edition", ["sacredwire-0.9", "hardwired-0.7"])
def test_a_small_campaign_from_its_founding_to_its_winner(run: Run, club: Club, tmp_path: Path, edition: str) -> None:
    good(club("new", "Liga", "--edition", edition))
    for squad in good(run("squad", "new", "--list", "--edition", edition, "--json")).value[:3]:
        good(club("join", "--ready", squad["id"]))
    for round_ in range(2):
        entries = good(club("pair", "--seed", round_, "--json")).value["entries"]
        fixture = next(one["fixture"] for one in entries if one["kind"] == "paired")
        sides = good(club("show", "--fixture", fixture, "--json")).value
        good(club("play", fixture, "--seed", round_, *BOTS))
        for member in (sides["blue"], sides["amber"]):
            good(club("post", fixture, member, "--bot", "random", "--seed", round_))
    good(club("fix", "squads.s1.evidence", "[1,2,3,4,5,6,7,8,9]", "--reason", "de otra liga"))
    good(club("fix", "squads.s1.leads", "1", "--reason", "de otra liga"))
    good(club("pair", "--blue", "s1", "--amber", "s2"))
    shown = good(club("show", "--fixture", "m3", "--json")).value
    assert (shown["mission"], shown["lead"]) == ("the-signal", "s1")
    good(club("result", "m3", form(tmp_path, 'winner = "blue"\n[blue]\nevidence = 1\nleads = 0\n')))
    script = tmp_path / "post.txt"
    script.write_text("spend blue 0\nfall evidence 10\n", encoding="utf-8")
    good(club("post", "m3", "s1", "--inputs", script))
    good(club("post", "m3", "s1", "--bot", "random"))
    good(club("post", "m3", "s2", "--bot", "random"))
    told = good(club("show", "--json")).value
    assert (told["winner"], told["by"]) == ("s1", "evidence")
    assert club("pair", "--json").error["code"] == "campaign-over"
    good(club("check"))
    good(club("export", "--out", tmp_path / "liga.json"))
    good(club("import", tmp_path / "liga.json", "--data", tmp_path / "other"))


def test_the_example_of_the_manual_does_what_it_says(
    run: Run, club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del club  # its data folder is the test's own
    monkeypatch.chdir(tmp_path)
    part = MANUAL.read_text(encoding="utf-8").partition("## From the command line")[2]
    block = re.search(r"```sh\n(.*?)```", part, re.DOTALL)
    assert block
    lines = [shlex.split(line, comments=True) for line in block[1].splitlines()]
    commands = [words for words in lines if words]
    assert len(commands) > 10
    for program, *words in commands:
        assert program == "sacredwire"
        good(run(*words))
        if "--blank" in words:  # somebody fills it in
            blank = Path(words[-1])
            filled = blank.read_text(encoding="utf-8").replace('winner = ""', 'winner = "amber"')
            blank.write_text(filled, encoding="utf-8")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_league_of_bots_is_the_same_on_any_number_of_cores(club: Club, lang: str) -> None:
    words = ("simulate", "--campaigns", "2", "--squads", "2", "--most", "1", "--seed", "5", "--bot", "random")
    alone, both = good(club(*words, "--json")).value, good(club(*words, "--cores", "2", "--json")).value
    assert alone == both
    assert [one["matches"] for one in alone["campaigns"]] == [1, 1]
    told = good(club(*words, "--lang", lang)).out
    assert told.count("\n") == 3


def test_a_campaign_of_bots_comes_to_a_winner_and_comes_in_like_any_other(club: Club, tmp_path: Path) -> None:
    file = tmp_path / "bots.json"
    simulated = good(club("simulate", "--seed", "7", "--out", file, "--json")).value["campaigns"][0]
    assert simulated["winner"]
    good(club("import", file))
    told = good(club("show", "--json")).value
    assert (told["winner"], told["by"]) == (simulated["winner"], simulated["by"])
    assert len(told["standings"]) == 4
    good(club("check"))
