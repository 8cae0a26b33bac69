"""The mission generator: every table in order, evenly, row by row again."""

from collections import Counter
from collections.abc import Iterable
from itertools import product

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.schema import Edition
from sacredwire.engine.inputs import Fall, Outcome
from sacredwire.engine.pending import Chance, Roll
from sacredwire.errors import ContentError
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import Roles, Standing, generate, reroll, rerollable, roles, standing
from sacredwire.play.missions.numbers import numbers_of
from sacredwire.play.missions.scenario import Scenario
from sacredwire.rules.state import Rows
from support.table import EDITIONS

BOTH = pytest.mark.parametrize("edition", EDITIONS)


class Hand:
    """Dice that show the faces they are told, whatever they are thrown for, and remember what was asked."""

    def __init__(self, faces: Iterable[int]) -> None:
        self.faces = iter(faces)
        self.asked: list[tuple[str, str, tuple[int, ...]]] = []

    def fall(self, chance: Chance) -> Outcome:
        assert isinstance(chance, Roll)
        [group] = chance.groups
        self.asked.append((chance.purpose, chance.rule, group))
        faces = tuple(next(self.faces) for _ in group)
        assert all(1 <= face <= sides for face, sides in zip(faces, group, strict=True))
        return Fall(chance.purpose, (faces,))


ORDER = [
    ("mission", 12),
    ("deployment", 6),
    ("coworker-setup", 6),
    ("timing", 6),
    ("loot-layout", 6),
    ("faction", 6),
    ("spawn-place", 6),
    ("loot-modifier", 6),
    ("coworker-modifier", 6),
]
"""The tables in the order of the book, with their dice."""

PLAIN = [1] * len(ORDER)


def rolled(edition: str, *faces: int, gap: int = 0) -> tuple[Scenario, Hand]:
    """The mission of these faces; the briefing's two dice are ones."""
    hand = Hand((*faces, 1, 1))
    return generate(load_edition(edition), hand, gap=gap), hand


@BOTH
@pytest.mark.rule("K.generator", "I.deployment", "K.coworkers")
def test_k_generator_rolls_every_table_in_the_books_order(edition: str) -> None:
    scenario, hand = rolled(edition, 2, 3, 4, 1, 5, 6, 2, 3, 5, 2, 1, 2)
    assert [(purpose, group) for purpose, _, group in hand.asked] == [
        *((name, (sides,)) for name, sides in ORDER),
        ("unit-1", (2,)),
        ("unit-2", (2,)),
        ("coworker-unit", (2,)),
        ("lore", (2**16, 2**16)),
    ]
    assert scenario == Scenario(
        edition=edition,
        mission="control",
        gap=0,
        rows=Rows(
            deployment="corners",
            coworker_setup="elite-anywhere",
            timing="early",
            loot_layout="trail",
            faction="cable-feeders",
            spawn_place="center",
            loot_modifier="timed",
            coworker_modifier="talkative",
            units=(2, 3),
            coworker=6,
        ),
    )


@BOTH
@pytest.mark.rule("K.gap", "R-181")
@pytest.mark.parametrize(
    ("gap", "asked"),
    [
        (0, []),
        (1, []),
        (2, ["setup-advantage", "tactical-advantage"]),
        (3, ["setup-advantage", "tactical-advantage"]),
        (4, ["setup-advantage", "tactical-advantage", "bonus-advantage", "bonus-advantage"]),
        (12, ["setup-advantage", "tactical-advantage", "bonus-advantage", "bonus-advantage"]),
    ],
)
def test_k_gap_gives_advantages(edition: str, gap: int, asked: list[str]) -> None:
    """None up to 1, one of each table from 2, one more of either from 4."""
    faces = [*PLAIN, *[3, 5, 2, 4][: len(asked)], 1, 1, 1]
    scenario, hand = rolled(edition, *faces, gap=gap)
    assert [purpose for purpose, _, _ in hand.asked if purpose.endswith("advantage")] == asked
    setup, tactical = scenario.rows.setup_advantages, scenario.rows.tactical_advantages
    assert setup == (("spawn-place",) if asked else ())
    assert tactical == ("late-hostiles", "first-draw")[: max(0, len(asked) - 1 - (len(asked) > 2))]


@BOTH
@pytest.mark.rule("R-92", "R-181")
def test_r92_a_repeat_is_rolled_again(edition: str) -> None:
    scenario, hand = rolled(edition, *PLAIN, 3, 5, 1, 3, 3, 6, 1, 1, 1, gap=4)
    assert scenario.rows.setup_advantages == ("spawn-place", "place-coworkers")
    assert sum(purpose == "bonus-advantage" for purpose, _, _ in hand.asked) == 4


@BOTH
@pytest.mark.rule("K.generator")
def test_k_generator_every_face_of_a_table_is_a_row_of_its_own(edition: str) -> None:
    """So even dice give even rows: each table by itself, all faces, exactly."""
    for place, (name, sides) in enumerate(ORDER):
        found = Counter[object]()
        for face in range(1, sides + 1):
            scenario, _ = rolled(edition, *PLAIN[:place], face, *PLAIN[place + 1 :], 1, 1, 1)
            rows = {"mission": scenario.mission} | msgspec.structs.asdict(scenario.rows)
            found[rows[name.replace("-", "_")]] += 1
        assert len(found) == sides
        assert set(found.values()) == {1}


@BOTH
@pytest.mark.rule("K.gap", "R-92", "R-181")
def test_k_gap_every_advantage_is_as_likely_as_any_other(edition: str) -> None:
    """All faces of the five dice; the last one is rolled again as long as it repeats, so it is even over the rest."""
    found = Counter[tuple[tuple[str, ...], tuple[str, ...]]]()
    for setup, tactical, table, bonus in product(range(1, 7), range(1, 7), (1, 2), range(1, 7)):
        if bonus == (setup, tactical)[table - 1]:
            continue
        scenario, _ = rolled(edition, *PLAIN, setup, tactical, table, bonus, 1, 1, 1, gap=4)
        found[scenario.rows.setup_advantages, scenario.rows.tactical_advantages] += 1
    assert len(found) == 6 * 6 * 2 * 5
    assert set(found.values()) == {1}


@BOTH
@pytest.mark.rule("I.tiers", "K.timing", "I.deployment", "K.coworkers")
def test_i_tiers_a_d2_for_every_unit_that_arrives_and_for_the_coworkers(edition: str) -> None:
    """Swarm are units 1 and 2 of a faction, Normal 3 and 4, Elite 5 and 6."""
    low = {"swarm": 1, "normal": 3, "elite": 5}
    times = [("swarm", "normal"), ("normal", "elite"), ("swarm", "swarm"), ("normal", "elite"), ("normal", "elite")]
    times.append(("elite", "normal"))
    setups = ["swarm", "swarm", "normal", "elite", "normal", "elite"]
    for timing, setup, faction, one, two, coworker in product(range(1, 7), range(1, 7), (1, 4), (1, 2), (1, 2), (1, 2)):
        scenario, _ = rolled(edition, 1, 1, setup, timing, 1, faction, 1, 1, 1, one, two, coworker)
        first, second = times[timing - 1]
        assert scenario.rows.units == (low[first] + one - 1, low[second] + two - 1)
        assert scenario.rows.coworker == low[setups[setup - 1]] + coworker - 1


@pytest.mark.rule("K.generator")
def test_seeded_missions_are_even_over_every_table() -> None:
    """Chi-square of each table over 3,000 missions; beyond the bound once in a million by chance."""
    edition = load_edition("hardwired-0.7")
    found: dict[str, Counter[int]] = {}
    for seed in range(3_000):
        for key, number in numbers_of(edition, generate(edition, SeededDice(seed), gap=4)).items():
            found.setdefault(key, Counter())[number] += 1
    for key, counts in found.items():
        if key in ("ls", "hu0", "hu1", "cu"):
            continue
        sides = {"m": 12, "bt": 2}.get(key, 6)
        expected = counts.total() / sides
        assert sum((counts[face] - expected) ** 2 / expected for face in range(1, sides + 1)) < 50, key
    assert len(found["ls"]) == 3_000


@BOTH
@settings(deadline=None)
@given(seed=st.integers(0, 2**64), gap=st.integers(0, 9))
def test_a_seed_gives_the_same_mission_again(edition: str, seed: int, gap: int) -> None:
    rules = load_edition(edition)
    assert generate(rules, SeededDice(seed), gap=gap) == generate(rules, SeededDice(seed), gap=gap)


def test_a_seed_gives_the_mission_it_always_gave() -> None:
    """On any machine: the dice are SHA-256 of what is thrown."""
    edition = load_edition("hardwired-0.7")
    numbers = numbers_of(edition, generate(edition, SeededDice(7), gap=5))
    assert list(numbers.items()) == [
        ("m", 7), ("dep", 5), ("cs", 3), ("ht", 2), ("ll", 4), ("hf", 1), ("sp", 6), ("lm", 1), ("cm", 5),
        ("sa", 6), ("ta", 6), ("bt", 1), ("ba", 3), ("hu0", 4), ("hu1", 5), ("cu", 4), ("ls", 3765217691),
    ]  # fmt: skip


DEPENDS = {"timing": {"hu0", "hu1"}, "coworker-setup": {"cu"}, "units": {"hu0", "hu1"}}
"""Numbers that may change together with a row rolled anew."""
KEYS = {
    "mission": "m", "deployment": "dep", "coworker-setup": "cs", "timing": "ht", "loot-layout": "ll", "faction": "hf",
    "spawn-place": "sp", "loot-modifier": "lm", "coworker-modifier": "cm", "setup-advantage": "sa",
    "tactical-advantage": "ta", "bonus-advantage": "ba", "unit-1": "hu0", "unit-2": "hu1", "coworker-unit": "cu",
    "lore": "ls",
}  # fmt: skip


def fits(edition: Edition, scenario: Scenario) -> bool:
    """Whether every unit is of the tier that its row asks for; checked without the generator's own functions."""
    rows = scenario.rows
    spawns = next(row.spawns for row in edition.timings if row.id == rows.timing)
    tiers = [tier for spawn in spawns for tier in spawn.tiers]
    faction = next(row for row in edition.factions if row.id == rows.faction)
    units = {unit.roll: unit.tier for unit in faction.units}
    wanted = next(row.tier for row in edition.coworker_setups if row.id == rows.coworker_setup)
    coworkers = {unit.roll: unit.tier for unit in edition.coworkers.units}
    return [units[roll] for roll in rows.units] == tiers and coworkers[rows.coworker] == wanted


@BOTH
@settings(deadline=None)
@given(seed=st.integers(0, 2**32), again=st.integers(0, 2**32), gap=st.integers(0, 5), data=st.data())
def test_a_row_rolled_anew_leaves_all_others(
    edition: str, seed: int, again: int, gap: int, data: st.DataObject
) -> None:
    rules = load_edition(edition)
    scenario = generate(rules, SeededDice(seed), gap=gap, aggressor="amber")
    what = data.draw(st.sampled_from(rerollable(rules, scenario)))
    anew = reroll(rules, scenario, what, SeededDice(again))
    before, after = numbers_of(rules, scenario), numbers_of(rules, anew)
    may_change = {KEYS.get(what, what)} | DEPENDS.get(what, set()) | ({"bt"} if what == "bonus-advantage" else set())
    assert {key for key in before if before[key] != after[key]} <= may_change
    assert (anew.edition, anew.gap, anew.aggressor) == (scenario.edition, scenario.gap, scenario.aggressor)
    assert fits(rules, anew)
    for rows in (anew.rows.setup_advantages, anew.rows.tactical_advantages):
        assert len(set(rows)) == len(rows)
    for place, tier in enumerate(zip(scenario.rows.units, anew.rows.units, strict=True)):
        if (tier[0] + 1) // 2 == (tier[1] + 1) // 2 and what != "units" and what != f"unit-{place + 1}":
            assert tier[0] == tier[1], "a unit that still fits is kept"


@BOTH
@pytest.mark.rule("R-92")
def test_r92_a_setup_advantage_rolled_anew_does_not_repeat_the_bonus(edition: str) -> None:
    rules = load_edition(edition)
    scenario, _ = rolled(edition, *PLAIN, 3, 5, 1, 6, 1, 1, 1, gap=4)
    anew = reroll(rules, scenario, "setup-advantage", Hand([6, 6, 2]))
    assert anew.rows.setup_advantages == ("choose-edge", "place-coworkers")
    bonus = reroll(rules, scenario, "bonus-advantage", Hand([2, 5, 1]))
    assert bonus.rows.setup_advantages == ("spawn-place",)
    assert bonus.rows.tactical_advantages == ("late-hostiles", "deploy-last")


@BOTH
@pytest.mark.parametrize("what", ["", "deployments", "unit-3", "setup-advantage", "bonus-advantage", "gap"])
def test_what_is_not_rolled_cannot_be_rolled_anew(edition: str, what: str) -> None:
    rules = load_edition(edition)
    with pytest.raises(ContentError) as refused:
        reroll(rules, generate(rules, SeededDice(1)), what, SeededDice(1))
    assert refused.value.code == "mission-reroll"
    assert "deployment, coworker-setup" in str(refused.value.params["expected"])


@BOTH
@pytest.mark.rule("R-96", "K.finales")
@pytest.mark.parametrize("mission", ["the-signal", "the-source"])
def test_r96_a_finale_is_no_row_and_has_none(edition: str, mission: str) -> None:
    rules = load_edition(edition)
    scenario = generate(rules, Hand([]), mission=mission, gap=3, aggressor="blue")
    none = Rows(loot_layout="none", coworker_setup="none", timing="", faction="", spawn_place="")
    assert scenario == Scenario(edition=edition, mission=mission, gap=3, aggressor="blue", rows=none)
    assert rerollable(rules, scenario) == ()
    assert mission not in {generate(rules, SeededDice(seed)).mission for seed in range(100)}


def test_a_mission_may_be_given_and_must_exist() -> None:
    rules = load_edition("sacredwire-0.9")
    assert generate(rules, SeededDice(3), mission="heist").mission == "heist"
    with pytest.raises(ContentError) as refused:
        generate(rules, SeededDice(3), mission="hiest")
    assert refused.value.params["value"] == "hiest"


@pytest.mark.rule("K.roles", "K.gap")
@pytest.mark.parametrize(
    ("blue", "amber", "found"),
    [
        ((3, 2), (1, 1), Roles("blue", 3)),
        ((1, 1), (3, 2), Roles("amber", 3)),
        ((0, 5), (4, 0), Roles("blue", 1)),
        ((2, 3), (3, 2), Roles("amber", 0)),
        ((4, 0), (0, 4), Roles("blue", 0)),
    ],
)
def test_k_roles_the_aggressor_has_more_evidence_and_leads(
    blue: tuple[int, int], amber: tuple[int, int], found: Roles
) -> None:
    """On a tie he has more Evidence; no die falls."""
    assert roles(Standing(*blue), Standing(*amber), Hand([])) == found


@pytest.mark.rule("K.roles")
def test_k_roles_still_tied_at_random() -> None:
    even = Standing(2, 1)
    assert roles(even, even, Hand([1])) == Roles("blue", 0)
    assert roles(even, even, Hand([2])) == Roles("amber", 0)
    assert {roles(even, even, SeededDice(seed)).aggressor for seed in range(20)} == {"blue", "amber"}


@pytest.mark.rule("K.roles")
def test_k_roles_of_squads() -> None:
    squad = ready_squad("hardwired-0.7", ready_ids("hardwired-0.7")[0])
    grown = msgspec.structs.replace(squad, evidence=(2, 7, 9), leads=4)
    assert (standing(squad), standing(grown)) == (Standing(0, 0), Standing(3, 4))
