"""What the account of a match says at its beginning and at its end, in both languages."""

import pytest

from support.cli import Run

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
