"""Every row of the tables that act in play has a test of its effect there.

A test or scene says which rows it proves: ``@pytest.mark.row("weapon-knife")``, ``rows = ["weapon-knife"]``.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from support.table import EDITIONS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def proven() -> set[str]:
    """The rows that tests are marked with and scenes name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "support.row_marks", "-p", "no:randomly"]
    places = [folder for folder in ("tests/rules", "tests/engine", "tests/campaign") if (ROOT / folder).exists()]
    told = subprocess.run([*command, *places], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (line,) = [line for line in told.splitlines() if line.startswith("ROWS ")]
    marked = set(json.loads(line.removeprefix("ROWS ")))
    for scene in (ROOT / "tests" / "scenes").rglob("*.toml"):
        marked.update(tomllib.loads(scene.read_text(encoding="utf-8")).get("rows", ()))
    return marked


def rows_of(edition: Edition) -> set[str]:
    """Ids of the rows whose effect in play must be tested, as the catalogue names them."""
    tables = {
        "weapon": edition.weapons,
        "armor": edition.armor,
        "gear": edition.gear,
        "grenade": edition.grenades,
        "critical": [row for rows in edition.criticals.values() for row in rows],
        "unit": [unit for faction in (*edition.factions, edition.coworkers) for unit in faction.units],
        "fumble": [row for rows in edition.fumbles.values() for row in rows],
        "contract": edition.contracts,
        "blessing": edition.blessings,
        "power": edition.powers,
        "consumable": edition.consumables,
        "search": edition.search,
        "interrogation": edition.interrogation,
        "deployment": edition.deployments,
        "loot-layout": edition.loot_layouts,
        "loot-modifier": edition.loot_modifiers,
        "coworker-setup": edition.coworker_setups,
        "coworker-modifier": edition.coworker_modifiers,
        "timing": edition.timings,
        "spawn-place": edition.spawn_places,
        "setup-advantage": edition.setup_advantages,
        "tactical-advantage": edition.tactical_advantages,
        "kit": edition.kit,
        "evidence": edition.evidence,
        "exploration": edition.exploration,
        "injury": edition.injuries,
        "promotion": edition.promotions,
        "cybernetic": edition.cybernetics,
    }
    return {f"{kind}-{row.id}" for kind, rows in tables.items() for row in rows}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_has_a_test_of_its_effect(edition: str, proven: set[str]) -> None:
    assert rows_of(load_edition(edition)) <= proven


def test_no_test_claims_a_row_that_does_not_exist(proven: set[str]) -> None:
    known = set().union(*(rows_of(load_edition(edition)) for edition in EDITIONS))
    tables = {row.partition("-")[0] for row in known}
    assert {row for row in proven if row.partition("-")[0] in tables} <= known
