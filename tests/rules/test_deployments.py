"""The six deployments and the finales': who picks what, where models may stand, whose edges are whose."""

import pytest

from sacredwire.rules.deployment import half_of, outlines, own_edges, shapes_of, touched_edges, unused_edges, used_edges
from sacredwire.rules.state import Position, Rows
from sacredwire.rules.zones import allows
from support.set_up import AMBER_FIRST, ROLL, bare, both, deploy, options, spots, squads, waiting
from support.table import NEW, OLD, Fight, ruleset, wall

CORNERS = ("NE", "SE", "SW", "NW")
EDGES = ("N", "E", "S", "W")


def zones(fight: Fight) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What blue and amber deploy on."""
    return fight.position.zones["blue"], fight.position.zones["amber"]


def table(deployment: str, blue: tuple[str, ...], amber: tuple[str, ...], **fields: object) -> Position:
    """A position in which the zones have been picked."""
    fight = Fight(NEW, squads(), rows=Rows(deployment=deployment), zones={"blue": blue, "amber": amber}, **fields)
    return fight.position


@both
@pytest.mark.row("deployment-standard")
@pytest.mark.rule("R-40", "R-91")
def test_k_deployment_1_standard_opposing_edges(edition: str) -> None:
    fight = bare(edition, deployment="standard").play(AMBER_FIRST)
    assert (fight.asked, fight.asker, options(fight)) == ("edge", "amber", EDGES)
    fight.play("choose amber W")
    assert zones(fight) == (("E",), ("W",))
    deploy(fight, "b1", "23.51,12", "23.50,12", "0.49,12", "12,0.49")
    deploy(fight, "a1", "0.49,0.49", "0.50,12", "23.51,20")


@both
@pytest.mark.row("deployment-flanked")
@pytest.mark.rule("R-40", "R-91")
def test_k_deployment_2_flanked_the_first_player_picks_a_corner_the_other_gets_that_edges_other_corner(
    edition: str,
) -> None:
    fight = bare(edition, deployment="flanked").play(ROLL)
    assert (fight.asked, fight.asker, options(fight)) == ("edge", "blue", EDGES)
    fight.play("choose blue E")
    assert (fight.asked, fight.asker, options(fight)) == ("corner", "blue", ("NE", "SE"))
    fight.play("choose blue SE")
    assert zones(fight) == (("SE",), ("NE",))
    deploy(fight, "a1", "20.49,20.49", "20.48,22", "22,20.48", "12,23.51")
    deploy(fight, "b1", "23.51,3.51", "23.51,3.52", "20.48,2")


@both
@pytest.mark.row("deployment-corners")
@pytest.mark.rule("R-40", "R-91")
def test_k_deployment_3_corners_the_first_player_picks_the_other_gets_the_opposite_one(edition: str) -> None:
    for mine, theirs in (("NE", "SW"), ("SE", "NW"), ("SW", "NE"), ("NW", "SE")):
        fight = bare(edition, deployment="corners").play(AMBER_FIRST)
        assert (fight.asked, fight.asker, options(fight)) == ("corner", "amber", CORNERS)
        fight.play(f"choose amber {mine}")
        assert zones(fight) == ((theirs,), (mine,))
    deploy(fight, "b1", "22,2", "19.9,2", "22,4", "2,2")


@both
@pytest.mark.row("deployment-split")
@pytest.mark.rule("R-91")
def test_k_deployment_4_split_the_defenders_corner_touches_neither_of_the_aggressors_edges(edition: str) -> None:
    fight = bare(edition, deployment="split").play(ROLL)
    assert (fight.asker, options(fight)) == ("blue", CORNERS)
    assert zones(fight.play("choose blue NE")) == (("N", "E"), ("SW",))
    fight = bare(edition, deployment="split", aggressor="amber").play(ROLL)
    assert zones(fight.play("choose blue NE")) == (("NE",), ("S", "W"))


@both
@pytest.mark.row("deployment-split")
@pytest.mark.rule("R-91", "R-168")
def test_k_deployment_4_split_the_aggressor_uses_both_edges(edition: str) -> None:
    fight = bare(edition, *squads(3), deployment="split").play(ROLL, "choose blue SE")
    deploy(fight, "a1", "2,22")
    deploy(fight, "b1", "5,0.49", "12,12", "0.49,12")
    deploy(fight, "a2", "3.51,20.49", "3.52,22")
    deploy(fight, "b2", "8,0.49")
    fight.play("put a3 1,21,0")
    assert all(x == 2351 for x, _, _ in spots(fight)), "the last one fills the empty edge"
    deploy(fight, "b3", "23.51,12", "12,0.49")


@both
@pytest.mark.rule("R-91", "R-168")
def test_r168_a_split_squad_in_the_corner_between_its_edges_uses_both(edition: str) -> None:
    fight = bare(edition, *squads(2), deployment="split").play(ROLL, "choose blue SE")
    deploy(fight, "a1", "2,22")
    deploy(fight, "b1", "23.51,0.49")
    deploy(fight, "a2", "3,21")
    deploy(fight, "b2", "12,0.49")
    alone = bare(edition, waiting("b1", boss=True), waiting("a1", boss=True), deployment="split")
    alone.play(ROLL, "choose blue SE", "put a1 2,22,0")
    assert {x for x, _, _ in spots(alone)} & {2351}
    assert {y for _, y, _ in spots(alone)} & {49}, "one model cannot use both"


@both
@pytest.mark.row("deployment-center")
@pytest.mark.rule("R-91", "R-54", "R-66")
def test_k_deployment_5_center_the_aggressor_picks_an_edge_the_defender_has_the_center(edition: str) -> None:
    fight = bare(edition, deployment="center", aggressor="amber").play(ROLL)
    assert (fight.asked, fight.asker, options(fight)) == ("edge", "amber", EDGES)
    assert zones(fight.play("choose amber N")) == (("center",), ("N",))
    deploy(fight, "a1", "12,23.51", "12,12")
    deploy(fight, "b1", "15.49,12", "15.50,12")


@both
@pytest.mark.row("deployment-crossfire")
@pytest.mark.rule("R-91")
def test_k_deployment_6_crossfire_corners_in_turn_the_aggressor_first(edition: str) -> None:
    fight = bare(edition, deployment="crossfire", aggressor="amber").play(ROLL)
    assert (fight.asker, options(fight)) == ("amber", CORNERS)
    fight.play("choose amber SE")
    assert (fight.asker, options(fight)) == ("blue", ("NE", "SW", "NW"))
    fight.play("choose blue NE")
    assert (fight.asker, options(fight)) == ("amber", ("SW", "NW"))
    fight.play("choose amber NW")
    assert zones(fight) == (("NE", "SW"), ("SE", "NW"))
    deploy(fight, "a1", "22,2", "22,22", "2,2", "12,12")
    deploy(fight, "b1", "2,2", "22,2")
    deploy(fight, "a2", "2,22")


@both
@pytest.mark.rule("R-91")
def test_r91_in_a_corner_too_nobody_deploys_within_an_inch_of_a_model_not_his(edition: str) -> None:
    fight = bare(edition, deployment="flanked").play(ROLL, "choose blue E", "choose blue SE")
    fight.put("b2", presence="board", place=(2049, 2049, 0))
    deploy(fight, "a1", "22.48,20.49", "22.47,20.49", "21.50,20.49")


@both
@pytest.mark.rule("R-40", "R-169")
def test_r169_a_corner_full_of_terrain_gives_the_nearest_free_place(edition: str) -> None:
    full = wall("full", 20, 0, 24, 4, 6, walkable=False)
    fight = bare(edition, deployment="corners", pieces=[full]).play(ROLL, "choose blue SE")
    deploy(fight, "a1", "2,22")
    fight.play("choose blue b1")
    place = fight["b1"].place
    assert place is not None
    gap = max(2000 - place[0], place[1] - 400, 0)
    assert gap == 49, "it touches the corner"


@both
@pytest.mark.rule("R-40")
def test_k_setup_a_narrow_gap_between_the_proposed_spots_is_found(edition: str) -> None:
    """Between two blocks in the corner there is room for one base only, off the lattice."""
    blocks = [wall("a", 20, 0, 24, 1.73, 6, walkable=False), wall("b", 20, 2.75, 24, 4, 6, walkable=False)]
    fight = bare(edition, deployment="corners", pieces=blocks).play(ROLL, "choose blue SE")
    deploy(fight, "a1", "2,22")
    fight.play("choose blue b1")
    assert all(222 <= y <= 226 for _, y, _ in spots(fight))


@both
@pytest.mark.row("deployment-edge-band")
@pytest.mark.rule("R-96")
def test_r96_the_finales_band_is_six_inches_deep(edition: str) -> None:
    fight = bare(edition, deployment="edge-band").play(ROLL, "choose blue S")
    assert zones(fight) == (("S",), ("N",))
    deploy(fight, "a1", "12,17.51", "12,17.50", "12,6")
    deploy(fight, "b1", "3,6.49", "3,6.50")


@pytest.mark.rule("R-98", "R-162")
@pytest.mark.parametrize(
    ("blue", "own", "touched"),
    [
        (("S",), ("S",), ("S",)),
        (("NE",), ("N", "E"), ("N", "E")),
        (("S", "W"), ("S", "W"), ("S", "W")),
        (("NE", "SW"), EDGES, EDGES),
        (("center",), EDGES, ()),
    ],
)
def test_r98_a_corner_owns_both_its_edges_and_the_center_the_one_that_is_nearest(
    blue: tuple[str, ...], own: tuple[str, ...], touched: tuple[str, ...]
) -> None:
    position = table("standard", blue, ("N",))
    assert own_edges(position, "blue") == own
    assert touched_edges(position, "blue") == touched


@pytest.mark.rule("R-87")
@pytest.mark.parametrize(
    ("deployment", "blue", "amber", "used"),
    [
        ("standard", ("S",), ("N",), ("N", "S")),
        ("flanked", ("NE",), ("SE",), ("E",)),
        ("corners", ("NE",), ("SW",), ()),
        ("split", ("N", "E"), ("SW",), ("N", "E")),
        ("center", ("W",), ("center",), ("W",)),
        ("crossfire", ("NE", "SE"), ("SW", "NW"), ()),
        ("edge-band", ("E",), ("W",), ("E", "W")),
    ],
)
def test_r87_edges_that_no_squad_deploys_along(
    deployment: str, blue: tuple[str, ...], amber: tuple[str, ...], used: tuple[str, ...]
) -> None:
    position = table(deployment, blue, amber)
    assert used_edges(position) == used
    assert unused_edges(position) == (tuple(edge for edge in EDGES if edge not in used) or EDGES)


@pytest.mark.rule("R-87")
def test_r87_with_every_edge_used_any_is_unused() -> None:
    assert unused_edges(table("standard", ("S", "E"), ("N", "W"))) == EDGES


@pytest.mark.rule("R-98")
@pytest.mark.parametrize(
    ("deployment", "blue", "amber", "mine", "theirs", "line"),
    [
        ("standard", ("S",), ("N",), (500, 1190), (500, 1210), (500, 1200)),
        ("corners", ("SW",), ("NE",), (1190, 1190), (1210, 1210), (1200, 1200)),
        ("center", ("W",), ("center",), (440, 1200), (460, 1200), (450, 1200)),
        ("split", ("N", "E"), ("SW",), (400, 1410), (400, 1390), (400, 1400)),
    ],
)
def test_r98_the_half_nearer_to_a_zone(
    deployment: str,
    blue: tuple[str, ...],
    amber: tuple[str, ...],
    mine: tuple[int, int],
    theirs: tuple[int, int],
    line: tuple[int, int],
) -> None:
    rules, position = ruleset(NEW), table(deployment, blue, amber)
    ours, others = half_of(rules, position, "blue", 300), half_of(rules, position, "amber", 300)
    assert ours.edges == 300
    assert allows(rules, position, ours, "target-1", (*mine, 0))
    assert not allows(rules, position, ours, "target-1", (*theirs, 0))
    assert allows(rules, position, others, "target-1", (*theirs, 0))
    assert not allows(rules, position, others, "target-1", (*mine, 0))
    assert allows(rules, position, ours, "target-1", (*line, 0))
    assert allows(rules, position, others, "target-1", (*line, 0)), "the line belongs to both"


@pytest.mark.rule("K.deployment", "R-40")
@pytest.mark.parametrize("edition", [OLD, NEW])
def test_k_deployment_zones_can_be_drawn(edition: str) -> None:
    rules = ruleset(edition)
    assert outlines(rules, table("corners", ("SE",), ("NW",)), "blue") == (
        ((2000, 0), (2400, 0), (2400, 400), (2000, 400)),
    )
    assert outlines(rules, table("standard", ("N",), ("S",)), "blue") == (
        ((0, 2302), (2400, 2302), (2400, 2400), (0, 2400)),
    )
    assert outlines(rules, table("edge-band", ("W",), ("E",)), "blue") == (((0, 0), (600, 0), (600, 2400), (0, 2400)),)
    (circle,) = outlines(rules, table("center", ("W",), ("center",)), "amber")
    assert {max(circle), min(circle)} == {(1500, 1200), (900, 1200)}
    assert len(shapes_of(rules, table("crossfire", ("NE", "SE"), ("SW", "NW")), "amber")) == 2
