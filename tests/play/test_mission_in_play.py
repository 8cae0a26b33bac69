"""What was generated comes into play: every row, every unit's number, in the header of the log."""

from itertools import islice

import msgspec
import pytest

from sacredwire.content.board_files import load_board
from sacredwire.content.load import load_edition
from sacredwire.engine.events import Came
from sacredwire.engine.log import LogWriter, read_log
from sacredwire.engine.procedures.arrivals import Arrivals
from sacredwire.engine.setup import Setup, first_position
from sacredwire.errors import ContentError
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import generate, reroll
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Rows
from support.covering import covering
from support.table import EDITIONS, Fight, model

BOARD = load_board("dry-dock")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
TIMINGS = ("early", "standard", "late", "waves", "surge", "ambush")
PLACES = ("unused-edge", "center", "last-action-edge", "aggressor-edge", "near-center", "off-center")
PLAYERS = (model("b1", 2, 0.49), model("a1", 22, 23.51))


def of_rows(edition: str, **wanted: str) -> Scenario:
    """The first mission of a seed that has these rows."""
    rules = load_edition(edition)
    missions = (generate(rules, SeededDice(seed)) for seed in range(3_000))
    return next(one for one in missions if all(getattr(one.rows, name) == row for name, row in wanted.items()))


def arrived(fight: Fight) -> list[str]:
    """The units that came, in order, every die of their placing showing its first face."""
    while fight.asked in ("tie", "direction"):
        fight.play("1")
    groups = dict.fromkeys(fight[event.who].sheet.group for event in fight.of(Came))
    return [
        next(one.sheet.unit for one in fight.position.models.values() if one.sheet.group == name) for name in groups
    ]


@BOTH
@pytest.mark.parametrize("timing", TIMINGS)
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.rule("K.timing", "K.spawn", "I.deployment", "I.tiers")
def test_k_timing_the_generated_units_come_in_their_rounds(edition: str, timing: str, place: str) -> None:
    """No die falls for a unit; each round's units are those of its numbers, a split one as two groups."""
    rules = load_edition(edition)
    rows = of_rows(edition, timing=timing, spawn_place=place).rows
    faction = next(one for one in rules.factions if one.id == rows.faction)
    spawns = next(one.spawns for one in rules.timings if one.id == timing)
    left = list(rows.units)
    for spawn in spawns:
        fight = Fight(
            edition, PLAYERS, frames=(Arrivals(spawn.round),), rows=msgspec.structs.replace(rows, units=tuple(left)),
            round=spawn.round, zones={"blue": ("S",), "amber": ("N",)},
        )  # fmt: skip
        numbers, left = left[: len(spawn.tiers)], left[len(spawn.tiers) :]
        expected = [unit for number in numbers for unit in faction.units if unit.roll == number]
        assert [unit.tier for unit in expected] == list(spawn.tiers)
        assert arrived(fight) == [unit.id for unit in expected for _ in unit.groups]
        assert fight.position.rows.units == tuple(left)
    assert left == []


def set_up(edition: str, scenario: Scenario, seed: int = 3) -> Setup:
    rules = load_edition(edition)
    return Setup(
        edition=edition,
        mission=scenario.mission,
        board=BOARD,
        blue=random_squad(rules, seed),
        amber=random_squad(rules, seed + 1),
        aggressor=scenario.aggressor or "blue",
        rows=scenario.rows,
    )


@BOTH
@pytest.mark.rule("K.generator", "K.roles")
def test_k_generator_every_row_stands_on_the_table_and_in_the_log(edition: str) -> None:
    rules = Ruleset(load_edition(edition))
    for rolled in islice(covering(rules.edition), 20):
        scenario = msgspec.structs.replace(rolled, aggressor="amber")
        setup = set_up(edition, scenario)
        position = first_position(rules, setup)
        assert (position.mission, position.rows, position.aggressor) == (scenario.mission, scenario.rows, "amber")
        lines: list[str] = []
        LogWriter(lines.append, rules, setup)
        assert read_log("".join(lines).encode(), unfinished=True).header.setup.rows == scenario.rows


@BOTH
@pytest.mark.rule("K.generator", "I.tiers")
@pytest.mark.parametrize(
    ("rows", "field"),
    [
        (Rows(deployment="flank"), "deployment"),
        (Rows(loot_layout=""), "loot_layout"),
        (Rows(loot_modifier="x"), "loot_modifier"),
        (Rows(coworker_setup="x"), "coworker_setup"),
        (Rows(coworker_modifier="x"), "coworker_modifier"),
        (Rows(timing="x"), "timing"),
        (Rows(faction="coworkers"), "faction"),
        (Rows(spawn_place="x"), "spawn_place"),
        (Rows(setup_advantages=("terrain", "x")), "setup_advantages"),
        (Rows(tactical_advantages=("",)), "tactical_advantages"),
        (Rows(units=(1, 7)), "units"),
        (Rows(units=(0,)), "units"),
        (Rows(coworker=7), "coworker"),
    ],
)
def test_k_generator_rows_that_the_edition_does_not_have_are_refused(edition: str, rows: Rows, field: str) -> None:
    rules = Ruleset(load_edition(edition))
    scenario = generate(rules.edition, SeededDice(1))
    with pytest.raises(ContentError) as refused:
        first_position(rules, set_up(edition, msgspec.structs.replace(scenario, rows=rows)))
    assert refused.value.params["field"] == field
    open_rows = Rows(timing="", faction="", spawn_place="", coworker=0)
    assert first_position(rules, set_up(edition, msgspec.structs.replace(scenario, rows=open_rows))).rows == open_rows


@BOTH
@pytest.mark.rule("K.timing", "I.tiers")
def test_k_timing_rolled_anew_brings_units_of_its_own_tiers(edition: str) -> None:
    """Surge has a Normal and an Elite unit in one round; both come."""
    rules = load_edition(edition)
    scenario = of_rows(edition, timing="late", spawn_place="center")
    for seed in range(200):
        scenario = reroll(rules, scenario, "timing", SeededDice(seed))
        if scenario.rows.timing == "surge":
            break
    zones = {"blue": ("S",), "amber": ("N",)}
    fight = Fight(edition, PLAYERS, frames=(Arrivals(2),), rows=scenario.rows, round=2, zones=zones)
    tiers = {unit.id: unit.tier for faction in rules.factions for unit in faction.units}
    assert list(dict.fromkeys(tiers[unit] for unit in arrived(fight))) == ["normal", "elite"]
