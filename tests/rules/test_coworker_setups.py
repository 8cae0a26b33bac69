"""The six set-ups of the Coworkers: which tier, where they may stand, who places them (K.coworkers)."""

import pytest

from support.set_up import ROLL, bare, both
from support.table import Fight, wall

SWARM, NORMAL, ELITE = (1, 2), (3, 4), (5, 6)


def tier_rolled(edition: str, row: str) -> list[str]:
    """The units that a d2 gives for a row."""
    units = []
    for face in (1, 2):
        fight = bare(edition, coworker_setup=row, loot_layout="none").play(ROLL, f"unit: {face}")
        units.append(fight["c1.1"].sheet.unit)
    return units


def units_of(fight: Fight, numbers: tuple[int, int]) -> list[str]:
    units = fight.rules.edition.coworkers.units
    return [units[number - 1].id for number in numbers]


def place(edition: str, row: str, number: int, good: str, *bad: str, **fields: object) -> Fight:
    """The first Coworker of a row: First Player's, bad places refused, the good one taken."""
    fight = bare(edition, coworker_setup=row, coworker=number, **fields).play(ROLL)
    assert (fight.asked, fight.asker) == ("put", "blue")
    for wrong in bad:
        assert fight.refused(f"put c1.1 {wrong},0") == "not-in-zone", wrong
    return fight.play(f"put c1.1 {good},0")


@both
@pytest.mark.row("coworker-setup-swarm-center")
@pytest.mark.rule("K.coworkers", "R-54", "R-66")
def test_k_coworkers_1_swarm_within_six_inches_of_the_center(edition: str) -> None:
    fight = place(edition, "swarm-center", 1, "18.49,12", "18.50,12", "12,2")
    assert fight.asker == "amber"
    assert tier_rolled(edition, "swarm-center") == units_of(fight, SWARM)


@both
@pytest.mark.row("coworker-setup-swarm-edge")
@pytest.mark.rule("K.coworkers", "R-167")
@pytest.mark.parametrize(("face", "good", "bad"), [(1, "12,23.51", "12,23.50"), (4, "0.49,5", "12,0.49")])
def test_k_coworkers_2_swarm_on_a_random_edge(edition: str, face: int, good: str, bad: str) -> None:
    fight = bare(edition, coworker_setup="swarm-edge", coworker=2).play(ROLL)
    assert fight.dice == ((4,),)
    fight.play(f"edge: {face}")
    assert fight.asker == "blue"
    assert fight.refused(f"put c1.1 {bad},0") == "not-in-zone"
    fight.play(f"put c1.1 {good},0")
    assert fight.asker == "amber"


@both
@pytest.mark.row("coworker-setup-normal-ring")
@pytest.mark.rule("K.coworkers", "R-66")
def test_k_coworkers_3_normal_in_a_ring_from_four_to_eight_inches(edition: str) -> None:
    fight = place(edition, "normal-ring", 3, "16.49,12", "16.48,12", "20.50,12", "12,12")
    fight.play("put c1.2 3.51,12,0" if fight.asked == "put" else "choose blue S")
    assert tier_rolled(edition, "normal-ring") == units_of(fight, NORMAL)


@both
@pytest.mark.row("coworker-setup-elite-anywhere")
@pytest.mark.rule("K.coworkers", "R-66")
def test_k_coworkers_4_elite_anywhere_six_inches_from_the_edges(edition: str) -> None:
    fight = place(edition, "elite-anywhere", 5, "6.49,6.49", "6.48,12", "12,17.52")
    assert tier_rolled(edition, "elite-anywhere") == units_of(fight, ELITE)


@both
@pytest.mark.row("coworker-setup-normal-loot")
@pytest.mark.rule("K.coworkers", "R-16", "R-65")
def test_k_coworkers_5_normal_within_three_inches_of_any_loot_measured_in_space(edition: str) -> None:
    roof = wall("roof", 5, 5, 7, 7, 3, walkable=True)
    fight = bare(edition, coworker_setup="normal-loot", coworker=3, loot_layout="central-cache", pieces=[roof],
                 setup_advantages=("place-loot",))  # fmt: skip
    fight.play(ROLL, "put loot-1 6,6,3", "put loot-2 20,20,0", "put loot-3 20,4,0")
    assert fight.asker == "blue"
    assert fight.refused("put c1.1 7.5,6,0") == "not-in-zone", "beside the roof, three inches below the marker"
    assert fight.refused("put c1.1 16.50,20,0") == "not-in-zone"
    assert fight.refused("put c1.1 12,12,0") == "not-in-zone"
    fight.play("put c1.1 16.51,20,0")


@both
@pytest.mark.rule("K.coworkers")
def test_k_coworkers_5_without_loot_within_three_inches_of_the_center(edition: str) -> None:
    fight = place(edition, "normal-loot", 3, "15.49,12", "15.50,12", loot_layout="none")
    assert tier_rolled(edition, "normal-loot") == units_of(fight, NORMAL)


@both
@pytest.mark.row("coworker-setup-elite-center")
@pytest.mark.rule("K.coworkers", "R-66")
def test_k_coworkers_6_elite_within_three_inches_of_the_center(edition: str) -> None:
    fight = place(edition, "elite-center", 5, "12,8.51", "12,8.50")
    assert tier_rolled(edition, "elite-center") == units_of(fight, ELITE)


@both
@pytest.mark.row("coworker-setup-none")
@pytest.mark.rule("R-96")
def test_r96_a_mission_may_have_no_coworkers(edition: str) -> None:
    fight = bare(edition, coworker_setup="none").play(ROLL)
    assert fight.asked == "edge"
    assert not [who for who in fight.position.models if who[0] == "c"]


@both
@pytest.mark.rule("K.markers", "R-89", "R-169")
def test_k_coworkers_without_room_in_the_zone_they_take_the_nearest_free_place(edition: str) -> None:
    block = wall("block", 8, 8, 16, 16, 6, walkable=False)
    fight = bare(edition, coworker_setup="elite-center", coworker=5, pieces=[block]).play(ROLL)
    at = fight["c1.1"].place
    assert at is not None
    assert max(abs(at[0] - 1200), abs(at[1] - 1200)) == 449, "it touches the block"
    assert fight["c1.1"].on_board


@both
@pytest.mark.row("setup-advantage-place-coworkers")
@pytest.mark.rule("K.setup-advantages", "R-92", "R-89")
def test_k_setup_advantage_6_the_defender_places_all_coworkers_anywhere(edition: str) -> None:
    fight = bare(edition, coworker_setup="swarm-edge", coworker=1, setup_advantages=("place-coworkers",)).play(ROLL)
    for who, x in (("c1.1", 0.49), ("c1.2", 12), ("c2.1", 14), ("c2.2", 23.51)):
        assert (fight.asked, fight.asker) == ("put", "amber"), "no edge is rolled"
        fight.play(f"put {who} {x:.2f},12,0")
    assert fight.asked == "edge"
