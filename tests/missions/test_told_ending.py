"""What the events say when a match ends: each step of judging with its counts, what is paid, a squad that is gone."""

import pytest

from sacredwire.content.text import Text
from sacredwire.engine.change import Change
from sacredwire.engine.events import Told
from sacredwire.play.story import tell
from sacredwire.rules.state import Model
from support.mission_tables import at_round_end, gone, spread
from support.table import EDITIONS, Fight, model
from support.task_tables import Site

both = pytest.mark.parametrize("edition", EDITIONS)
TERMINAL = Site("heist", "terminal-1")


def near(side: str, count: int) -> list[Model]:
    """Models within 3" of the center."""
    return spread(side, count, 10, {"b": 11, "a": 13, "h1.": 12}[side])


def sentences(fight: Fight, lang: str) -> list[str]:
    """What the story says of all that happened."""
    return [line.text for line in tell(Text(lang), fight.events, fight.position)]


@both
@pytest.mark.rule("K.tie-break")
def test_each_step_of_judging_is_told_with_both_counts(edition: str) -> None:
    fight = at_round_end(edition, "control", [*near("b", 2), *near("a", 2), *spread("a", 1, 2, 23, first=3)])
    assert fight.told("judged") == [
        {"by": "models", "seat": "", "blue": 2, "amber": 2},
        {"by": "on-board", "seat": "amber", "blue": 2, "amber": 3},
    ]
    spanish, english = sentences(fight, "es"), sentences(fight, "en")
    assert "Empate en miniaturas junto al centro, menos los hostiles: Azul 2, Ámbar 2." in spanish
    assert "Ámbar va por delante en miniaturas en el tablero: Ámbar 3, Azul 2." in spanish
    assert "Tied on models near the center, less hostiles: Blue 2, Amber 2." in english
    assert "Amber is ahead on models on the board: Amber 3, Blue 2." in english


@both
@pytest.mark.rule("K.tie-break", "M2.4")
def test_a_step_in_which_nobody_has_anything_says_so(edition: str) -> None:
    fight = at_round_end(edition, "control", [*near("b", 1), *near("a", 2), *near("h1.", 2)])
    assert fight.told("judged")[0] == {"by": "models", "seat": "", "blue": -1, "amber": 0}
    assert any("Nadie suma nada" in line and "Ámbar 0, Azul −1" in line for line in sentences(fight, "es"))


@both
@pytest.mark.rule("M2.7", "M2.8")
def test_m2_8_what_the_mission_pays_is_told_with_its_reason(edition: str) -> None:
    fight = at_round_end(edition, "control", [*near("b", 3), model("a1", 2, 23)])
    plain = {"seat": "blue", "leads": 1, "evidence": 0}
    assert fight.told("paid") == [
        {**plain, "why": "winner", "by": "", "count": 0},
        {**plain, "why": "extra", "by": "models", "count": 3},
    ]
    assert "Azul recibe 1 Pista por la victoria." in sentences(fight, "es")
    assert "Blue receives 1 Lead for the victory." in sentences(fight, "en")


@both
@pytest.mark.rule("M9.7", "M9.9")
def test_m9_9_the_losers_lead_is_told(edition: str) -> None:
    people = [model("b1", 2, 2), model("b2", 4, 2), model("a1", 2, 23)]
    fight = TERMINAL.round_over(edition, *people, counters=TERMINAL.counters(2, 1))
    assert fight.told("judged") == [{"by": "steps", "seat": "blue", "blue": 2, "amber": 1}]
    lost = [told for told in fight.told("paid") if told["seat"] == "amber"]
    assert lost == [{"seat": "amber", "leads": 1, "evidence": 0, "why": "loser", "by": "steps", "count": 1}]
    assert "Azul va por delante en descargas: Azul 2, Ámbar 1." in sentences(fight, "es")


@both
@pytest.mark.rule("R-14")
def test_r14_a_squad_whose_last_model_is_gone_is_told_and_only_then(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("b2", 7, 5), model("a1", 20, 20)])
    change = Change(fight.rules, fight.state)
    change.remove("b1", "left")
    assert not [event for event in change.events if isinstance(event, Told)]
    change.remove("b2", "out")
    assert [event for event in change.events if isinstance(event, Told)] == [
        Told("squad-gone", "R-14", {"seat": "blue"})
    ]


@both
@pytest.mark.parametrize(
    ("option", "key", "said"), [("end", "called", "terminada"), ("play-on", "played-on", "seguir")]
)
@pytest.mark.rule("R-14")
def test_r14_what_the_squad_that_is_left_decides_is_told(edition: str, option: str, key: str, said: str) -> None:
    fight = at_round_end(edition, "control", [model("b1", 5, 5), gone(model("a1", 2, 23), "out")], round=5)
    fight.play(f"choose blue {option}")
    assert fight.told(key) == [{"seat": "blue"}]
    assert any(line.startswith("Azul decide") and said in line for line in sentences(fight, "es"))
