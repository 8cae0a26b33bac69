"""What the account of a match says at its beginning and at its end, in both languages."""

import pytest

from sacredwire.cli.account import tell_result
from sacredwire.cli.out import Lang, Out
from sacredwire.content.text import Text
from sacredwire.rules.results import MatchResult, SeatResult
from support.cli import Run
from support.matches import EDITIONS, random_match

MATCH = ("match", "--board", "dry-dock", "--seed", "5", "--blue-bot", "random", "--amber-bot", "random")
RICH = "?gap=3&m=2&dep=1&cs=5&cm=2&ht=3&hf=1&ll=1&lm=3&sp=1&hu0=2&hu1=2&cu=4&sa=1&ta=1"
"""A link that leaves nothing to the dice and has both of the Defender's advantages."""


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "es",
            (
                "es el Agresor y",
                "Despliegue: Estándar.",
                "Modificador del botín: Temporizado.",
                "Compañeros: Asustadizo.",
                "Tardío.",
            ),
        ),
        ("en", ("is the Aggressor and", "Deployment: Standard.", "modifier: Timed.", "modifier: Skittish.", "Late.")),
    ],
)
@pytest.mark.rule("K.roles", "K.generator", "K.gap")
def test_a_generated_match_opens_with_its_roles_and_rows(run: Run, lang: str, words: tuple[str, ...]) -> None:
    told = run(*MATCH, "--scenario", RICH, "--lang", lang, "--quiet").out
    rolled = run("mission", "show", RICH, "--lang", lang).out

    assert all(word in told for word in words), told
    advantages = [line for line in rolled.splitlines() if ("Ventaja" if lang == "es" else "dvantage") in line]
    assert len(advantages) == 2
    for line in advantages:
        title, _, name = line.strip().partition(" (")
        assert f"{title}: {name.partition('): ')[2].partition('.')[0]}." in told


@pytest.mark.parametrize(("mission", "role"), [("the-signal", "Descubridor"), ("the-source", "Extractor")])
@pytest.mark.rule("K.roles", "R-96")
def test_r96_a_finale_opens_with_its_own_roles_and_no_rows_but_its_deployment(
    run: Run, mission: str, role: str
) -> None:
    told = run(*MATCH, "--mission", mission, "--quiet").out
    assert (
        f"Azul es el {role} y Ámbar, el Interceptor." in told or f"Ámbar es el {role} y Azul, el Interceptor." in told
    )
    assert "Despliegue:" in told
    assert "Modificador" not in told


@pytest.mark.rule("K.roles", "K.generator")
def test_json_says_what_was_played(run: Run) -> None:
    value = run(*MATCH, "--scenario", RICH, "--json").value
    assert (value["mission"], value["rows"]["loot_modifier"], value["rows"]["faction"]) == (
        "control",
        "timed",
        "scrapers",
    )
    assert value["aggressor"] in {"blue", "amber"}
    assert {seat["role"] for seat in value["result"]["seats"]} == {"aggressor", "defender"}


@pytest.mark.parametrize(
    ("lang", "ahead", "paid"), [("es", "va por delante en", "recibe"), ("en", "is ahead on", "receives")]
)
@pytest.mark.rule("K.tie-break", "R-41")
def test_quiet_and_json_tell_how_it_was_decided_and_paid(run: Run, lang: str, ahead: str, paid: str) -> None:
    words = (*MATCH, "--mission", "quadrants", "--lang", lang)
    told = run(*words, "--quiet").out
    value = run(*words, "--json").value
    keys = [event["key"] for event in value["ending"]]
    assert keys[0] == "judged"
    assert "paid" in keys
    *_, last = [event["params"] for event in value["ending"] if event["key"] == "judged"]
    assert {"by", "seat", "blue", "amber"} == last.keys()
    assert (ahead in told) == bool(last["seat"])
    assert paid in told


@pytest.mark.rule("M14.10", "M14.11", "R-90")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_closing_lines_show_what_a_campaign_takes_or_gives(capsys: pytest.CaptureFixture[str], lang: Lang) -> None:
    position = next(random_match(EDITIONS[0], 1)).before.position
    blue = SeatResult("blue", 3, 0, 1, 0, 2, (), (), loses_leads=True)
    amber = SeatResult("amber", 2, 0, 0, 0, 0, (), (), campaign=True)
    tell_result(Out(lang), MatchResult("amber", "objective", "objective", 4, (blue, amber)), position)
    said = capsys.readouterr().out
    text = Text(lang)
    lost = text.say("evidences", count=2)
    assert text.say("account-loses-evidence", seat=text.say("seat-blue"), evidence=lost) in said
    assert text.say("account-loses-leads", seat=text.say("seat-blue")) in said
    assert text.say("account-campaign", seat=text.say("seat-amber")) in said
