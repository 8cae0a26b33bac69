"""The six loot layouts: where markers may lie, who places them, which places are fixed (K.loot)."""

import pytest

from sacredwire.rules.state import Place
from support.set_up import ROLL, bare, both, deploy, options
from support.table import Fight, wall


def loot(fight: Fight) -> list[Place | None]:
    """Where loot lies."""
    return [marker.place for marker in fight.position.markers if marker.kind == "loot"]


def placers(fight: Fight) -> list[str]:
    """Who placed which marker."""
    return [marker.placed_by or "" for marker in fight.position.markers]


@both
@pytest.mark.row("loot-layout-none")
@pytest.mark.rule("K.loot")
def test_k_loot_2_none(edition: str) -> None:
    fight = bare(edition, loot_layout="none").play(ROLL)
    assert fight.asked == "edge"
    assert not fight.position.markers


@both
@pytest.mark.row("loot-layout-central-cache")
@pytest.mark.rule("K.loot", "R-54", "R-66")
def test_k_loot_3_central_cache_three_within_three_inches_by_turns(edition: str) -> None:
    fight = bare(edition, loot_layout="central-cache").play(ROLL)
    assert (fight.asked, fight.asker) == ("put", "amber")
    assert fight.refused("put loot-1 15.01,12,0") == "not-in-zone"
    fight.play("put loot-1 15,12,0")
    assert fight.asker == "blue"
    fight.play("put loot-2 12,9,0", "put loot-3 12,12,0")
    assert fight.asked == "edge"
    assert placers(fight) == ["amber", "blue", "amber"]


@both
@pytest.mark.row("loot-layout-edge-stash")
@pytest.mark.rule("K.loot", "R-87", "R-91")
def test_k_loot_4_edge_stash_needs_the_edges_first_and_lies_at_the_unused_ones(edition: str) -> None:
    fight = bare(edition, loot_layout="edge-stash").play(ROLL)
    assert fight.asked == "edge"
    fight.play("choose blue S")
    assert (fight.asked, fight.asker) == ("put", "amber")
    assert fight.refused("put loot-1 6.01,12,0") == "not-in-zone"
    assert fight.refused("put loot-1 12,2,0") == "not-in-zone"
    fight.play("put loot-1 6,12,0", "put loot-2 18,12,0", "put loot-3 1,1,0", "put loot-4 23.99,23,0")
    assert placers(fight) == ["amber", "blue", "amber", "blue"]
    assert (fight.asked, fight.asker) == ("deploy", "amber")


@both
@pytest.mark.rule("R-87", "R-91", "R-229")
def test_k_loot_4_edge_stash_between_corners_any_edge_is_unused(edition: str) -> None:
    """Each marker may lie by another edge."""
    fight = bare(edition, loot_layout="edge-stash", deployment="corners").play(ROLL, "choose blue SE")
    fight.play("put loot-1 12,6,0")
    assert fight.refused("put loot-2 12,12,0") == "not-in-zone"
    fight.play("put loot-2 12,18,0", "put loot-3 6,12,0", "put loot-4 18,12,0")
    assert fight.asked == "deploy"
    flanked = bare(edition, loot_layout="edge-stash", deployment="flanked").play(
        ROLL, "choose blue N", "choose blue NE"
    )
    assert flanked.refused("put loot-1 12,23,0") == "not-in-zone"
    flanked.play("put loot-1 12,1,0")


@both
@pytest.mark.row("loot-layout-trail")
@pytest.mark.rule("K.loot", "R-91", "R-163")
@pytest.mark.parametrize(
    ("deployment", "picks", "places"),
    [
        ("standard", ("blue S",), [(480, 1200), (960, 1200), (1440, 1200), (1920, 1200)]),
        ("standard", ("blue E",), [(1200, 480), (1200, 960), (1200, 1440), (1200, 1920)]),
        ("flanked", ("blue N", "blue NE"), [(480, 1200), (960, 1200), (1440, 1200), (1920, 1200)]),
        ("center", ("blue W",), [(1200, 480), (1200, 960), (1200, 1440), (1200, 1920)]),
        ("corners", ("blue NE",), [(480, 1920), (960, 1440), (1440, 960), (1920, 480)]),
        ("corners", ("blue SE",), [(480, 480), (960, 960), (1440, 1440), (1920, 1920)]),
        ("split", ("blue NE",), [(480, 1920), (960, 1440), (1440, 960), (1920, 480)]),
        (
            "crossfire",
            ("blue NE", "amber SW", "blue SE"),
            [(1200, 480), (1200, 960), (1200, 1440), (1200, 1920)],
        ),
        (
            "crossfire",
            ("blue NE", "amber NW", "blue SW"),
            [(480, 1200), (960, 1200), (1440, 1200), (1920, 1200)],
        ),
    ],
)
def test_k_loot_5_trail_evenly_along_the_center_line_between_the_squads(
    edition: str, deployment: str, picks: tuple[str, ...], places: list[tuple[int, int]]
) -> None:
    fight = bare(edition, loot_layout="trail", deployment=deployment).play(ROLL)
    assert fight.asked in ("edge", "corner")
    fight.play(*(f"choose {pick}" for pick in picks))
    assert loot(fight) == [(x, y, 0) for x, y in places]
    assert placers(fight) == ["amber", "blue", "amber", "blue"]
    assert fight.asked == "deploy", "nothing was to be chosen"


@both
@pytest.mark.row("loot-layout-heavy-drop")
@pytest.mark.rule("K.loot", "R-95")
def test_k_loot_6_heavy_drop_one_in_the_center_and_one_six_inches_off_on_each_diagonal(edition: str) -> None:
    fight = bare(edition, loot_layout="heavy-drop").play(ROLL)
    assert fight.asked == "edge"
    near, far = 1200 - 424, 1200 + 424
    assert loot(fight)[0] == (1200, 1200, 0)
    assert {at[:2] for at in loot(fight)[1:] if at} == {(near, near), (near, far), (far, near), (far, far)}


@both
@pytest.mark.rule("R-95", "K.markers")
def test_r95_a_fixed_place_in_terrain_is_the_nearest_free_point(edition: str) -> None:
    block = wall("block", 15, 16, 17, 20, 6, walkable=False)
    fight = bare(edition, loot_layout="heavy-drop", pieces=[block]).play(ROLL)
    moved = next(at for at in loot(fight) if at and at[0] > 1300 and at[1] > 1300)
    assert moved[1] in range(1599, 1625)
    assert moved[0] in (1700, 1701) or moved[1] in (1599, 1600)


@both
@pytest.mark.row("setup-advantage-place-loot")
@pytest.mark.rule("K.setup-advantages", "R-92")
def test_k_setup_advantage_5_the_defender_places_all_loot_and_no_limit_holds(edition: str) -> None:
    fight = bare(edition, loot_layout="scattered", setup_advantages=("place-loot",)).play(ROLL)
    for number, at in enumerate(("0.01,0.01", "0.5,0.01", "1,0.5", "23.99,23.99", "12,12"), start=1):
        assert (fight.asked, fight.asker) == ("put", "amber")
        fight.play(f"put loot-{number} {at},0")
    assert placers(fight) == ["amber"] * 5
    for layout, count in (("trail", 4), ("edge-stash", 4), ("heavy-drop", 5), ("none", 0)):
        free = bare(edition, loot_layout=layout, setup_advantages=("place-loot",)).play(ROLL)
        for number in range(1, count + 1):
            free.play(f"put loot-{number} {number},12,0")
        assert free.asked == "edge", "the edges are not needed first"


@both
@pytest.mark.rule("K.setup", "K.loot")
def test_k_setup_loot_lies_before_anybody_is_deployed(edition: str) -> None:
    fight = bare(edition, loot_layout="heavy-drop").play(ROLL, "choose blue S")
    assert options(fight) == ("a1", "a2")
    deploy(fight, "a1", "12,23.51")
    assert len(loot(fight)) == 5
