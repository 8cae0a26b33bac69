"""A hundred missions show every pair of rows of any two tables."""

from itertools import combinations, islice

import msgspec
import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition
from sacredwire.play.missions.links import read_link, write_link
from sacredwire.play.missions.scenario import Scenario
from support.covering import covering
from support.table import EDITIONS

HUNDRED = 100


def shown(scenario: Scenario) -> list[tuple[str, str]]:
    """The rows of a mission, one a table, counted without the covering's own functions."""
    rows = {"mission": scenario.mission} | msgspec.structs.asdict(scenario.rows)
    rows |= {name: rows[name][:1] for name in ("setup_advantages", "tactical_advantages")}
    return [(name, *row) if isinstance(row, tuple) else (name, row) for name, row in rows.items() if name not in OTHERS]


OTHERS = ("units", "coworker")
FIELDS = {
    "mission": 12, "deployment": 6, "loot_layout": 6, "loot_modifier": 6, "coworker_setup": 6, "coworker_modifier": 6,
    "timing": 6, "faction": 6, "spawn_place": 6, "setup_advantages": 6, "tactical_advantages": 6,
}  # fmt: skip
"""The tables with their number of rows."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [0, 28])
@pytest.mark.rule("K.generator", "K.gap")
def test_every_pair_of_rows_of_two_tables_occurs(edition: str, seed: int) -> None:
    rules: Edition = load_edition(edition)
    found = {pair for scenario in islice(covering(rules, seed), HUNDRED) for pair in combinations(shown(scenario), 2)}
    pairs = {(one[0], two[0]): 0 for one, two in found}
    for one, two in found:
        if len(one) == len(two) == 2:
            pairs[one[0], two[0]] += 1
    assert len(pairs) == len(FIELDS) * (len(FIELDS) - 1) // 2
    assert pairs == {(one, two): FIELDS[one] * FIELDS[two] for one, two in pairs}


def test_the_same_seed_gives_the_same_missions_whole_and_with_a_link() -> None:
    rules = load_edition("hardwired-0.7")
    missions = list(islice(covering(rules, 5), 40))
    assert missions == list(islice(covering(rules, 5), 40))
    assert missions[:3] != list(islice(covering(rules, 6), 3))
    for scenario in missions:
        read = read_link(rules, write_link(rules, scenario), NO_DICE)
        assert (read.scenario, read.faults) == (scenario, ())


class NoDice:
    """Dice that nobody may throw."""

    def fall(self, chance: object) -> object:
        """Nothing falls."""
        raise AssertionError(chance)


NO_DICE = NoDice()


def test_after_the_pairs_missions_go_on_with_every_gap() -> None:
    rules = load_edition("hardwired-0.7")
    later = list(islice(covering(rules, 1), HUNDRED, HUNDRED + 60))
    assert {scenario.gap for scenario in later} == set(range(6))
    assert len({write_link(rules, scenario) for scenario in later}) == 60
