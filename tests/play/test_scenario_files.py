"""Mission files: what is written is read again, and what is wrong is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.cli.mission_source import load_scenario
from sacredwire.content.load import load_edition
from sacredwire.content.strict_json import parse
from sacredwire.errors import ContentError
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import generate
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.missions.scenario_files import SCHEMA, parse_scenario, scenario_text
from support.table import EDITIONS

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def made(edition: str = "hardwired-0.7", seed: int = 7, gap: int = 5) -> Scenario:
    return generate(load_edition(edition), SeededDice(seed), gap=gap, aggressor="amber")


def refused(value: Any) -> ContentError:
    with pytest.raises(ContentError) as error:
        parse_scenario(value, "mission.json")
    return error.value


@BOTH
@settings(deadline=None)
@given(seed=st.integers(0, 2**32), gap=st.integers(0, 6), mission=st.sampled_from(["", "heist", "the-signal"]))
def test_what_is_written_is_read_again(edition: str, seed: int, gap: int, mission: str) -> None:
    scenario = generate(load_edition(edition), SeededDice(seed), gap=gap, mission=mission)
    text = scenario_text(scenario)
    assert parse_scenario(parse(text.encode(), "mission.json"), "mission.json") == scenario


def test_a_file_says_its_version_and_every_row_by_name(tmp_path: Path) -> None:
    path = tmp_path / "mission.json"
    path.write_text(scenario_text(made()), "utf-8")
    told = json.loads(path.read_text("utf-8"))
    assert (told["schema"], told["edition"], told["mission"], told["gap"]) == (
        SCHEMA,
        "hardwired-0.7",
        "triangulation",
        5,
    )
    assert told["rows"]["deployment"] == "center"
    assert load_scenario(path) == made()


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"gap": -1}, "mission-number", "gap"),
        ({"gap": 10_000}, "mission-number", "gap"),
        ({"gap": 1}, "mission-number", "setup_advantages"),
        ({"lore": 2**32}, "mission-number", "lore"),
        ({"mission": "triangulate"}, "mission-row", "mission"),
        ({"aggressor": "red"}, "json-value", "$.aggressor"),
        ({"mision": "control"}, "json-unknown", "$.mision"),
        ({"gap": "2"}, "json-type", "$.gap"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], code: str, field: str) -> None:
    error = refused(json.loads(scenario_text(made())) | change)
    assert (error.code, error.params["field"]) == (code, field)


@pytest.mark.rule("K.generator", "K.gap", "R-182")
@pytest.mark.parametrize(
    ("change", "code", "field", "expected"),
    [
        ({"deployment": "flank"}, "mission-row", "deployment", "standard, flanked, corners, split, center, crossfire"),
        ({"faction": ""}, "mission-lacks", "faction", None),
        ({"timing": ""}, "mission-lacks", "timing", "early, standard, late, waves, surge, ambush"),
        ({"units": [5, 4]}, "mission-number", "unit-1", "3–4"),
        ({"units": [3]}, "mission-lacks", "unit-2", "5–6"),
        ({"units": [4, 5, 1]}, "mission-number", "units", "4, 5"),
        ({"coworker": 1}, "mission-number", "coworker-unit", "3–4"),
        ({"coworker": 0}, "mission-lacks", "coworker-unit", "3–4"),
        ({"tactical_advantages": []}, "mission-lacks", "tactical-advantage", None),
        ({"tactical_advantages": ["spies"]}, "mission-row", "tactical_advantages", None),
        ({"setup_advantages": ["terrain", "redeploy", "terrain"]}, "mission-number", "setup_advantages", None),
        ({"tactical_advantages": ["first-draw", "deploy-last"]}, "mission-number", "tactical_advantages", "first-draw"),
        ({"loot": "none"}, "json-unknown", "$.rows.loot", None),
    ],
)
def test_a_row_that_the_generator_could_not_give_is_named(
    change: dict[str, Any], code: str, field: str, expected: str | None
) -> None:
    """Of timing standard (Normal, then Elite) and Normal Coworkers, at a gap of 5."""
    told = json.loads(scenario_text(made()))
    error = refused(told | {"rows": told["rows"] | change})
    assert (error.code, error.params["field"]) == (code, field)
    assert expected is None or error.params["expected"] == expected


@pytest.mark.rule("R-96")
def test_r96_a_finale_with_rows_is_refused() -> None:
    assert refused(json.loads(scenario_text(made())) | {"mission": "the-source"}).code == "mission-finale-rows"


def test_another_version_and_none_are_refused() -> None:
    told = json.loads(scenario_text(made()))
    assert refused(told | {"schema": SCHEMA + 1}).code == "mission-schema"
    assert refused({name: value for name, value in told.items() if name != "schema"}).code == "mission-no-schema"
    assert refused([]).code == "json-type"
    assert refused(told | {"edition": "hardwired-9"}).code == "content-unknown-edition"
