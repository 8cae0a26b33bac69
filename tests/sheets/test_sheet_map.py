"""The map of a mission: everybody's zones, loot, Coworkers, arrivals and what the mission lays down, to scale."""

import re
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from sacredwire.play.sheets.places import shown_case
from sacredwire.play.sheets.sheet import Sheet
from support.sheets import BOARD, LANGUAGES, ROWS, edition, scenario, sheet, text

SVG = "{http://www.w3.org/2000/svg}"
BLUE, AMBER, LOOT, COWORKERS, HOSTILES, RED = "#1a63bd", "#a85100", "#28724f", "#66701f", "#a13164", "#b3331d"
NOTHING = replace(ROWS, loot_layout="none", coworker_setup="none", spawn_place="", setup_advantages=())


def shapes(made: Sheet, ink: str, kind: str) -> list[dict[str, str]]:
    """The shapes of a kind that are drawn in an ink."""
    drawn = ElementTree.fromstring(made.map.drawing).iter(f"{SVG}{kind}")
    return [one.attrib for one in drawn if ink in (one.get("stroke"), one.get("fill"))]


def boxes(made: Sheet, ink: str) -> list[tuple[int, int, int, int]]:
    """West, south, east and north of each polygon in an ink, hundredths of an inch."""
    found = []
    for one in shapes(made, ink, "polygon"):
        points = [tuple(map(int, point.split(","))) for point in one["points"].split()]
        xs, ys = [x for x, _ in points], [2400 - y for _, y in points]
        found.append((min(xs), min(ys), max(xs), max(ys)))
    return found


def rings(made: Sheet, ink: str) -> list[tuple[int, int, int]]:
    """Center and radius of each circle in an ink."""
    return [(int(one["cx"]), 2400 - int(one["cy"]), int(one["r"])) for one in shapes(made, ink, "circle")]


SOUTH, NORTH = (0, 0, 2400, 98), (0, 2302, 2400, 2400)
SW, SE, NW, NE = (0, 0, 400, 400), (2000, 0, 2400, 400), (0, 2000, 400, 2400), (2000, 2000, 2400, 2400)


@pytest.mark.rule("K.deployment", "R-40", "R-91")
@pytest.mark.parametrize(
    ("deployment", "blue", "amber"),
    [
        ("standard", [SOUTH], [NORTH]),
        ("flanked", [SW], [SE]),
        ("corners", [SW], [NE]),
        ("split", [SOUTH, (0, 0, 98, 2400)], [NE]),
        ("center", [SOUTH], [(900, 900, 1500, 1500)]),
        ("crossfire", [SW, SE], [NE, NW]),
    ],
)
def test_k_deployment_both_zones_are_drawn(deployment: str, blue: list[object], amber: list[object]) -> None:
    rows = replace(NOTHING, deployment=deployment)
    made = sheet("control", "en", rows)
    assert sorted(boxes(made, BLUE)) == sorted(blue)
    assert sorted(boxes(made, AMBER)) == sorted(amber)
    swapped = sheet("control", "en", rows, "amber")
    assert sorted(boxes(swapped, AMBER)) == sorted(blue)
    assert [key.says for key in made.map.keys[:2]] == ["Aggressor (Blue): deployment", "Defender (Amber): deployment"]
    assert [key.says for key in swapped.map.keys[:2]] == [
        "Aggressor (Amber): deployment",
        "Defender (Blue): deployment",
    ]
    assert sheet("control", "en", rows, None).map.keys[0].says == "Aggressor: deployment"


@pytest.mark.rule("R-96")
def test_r96_in_a_finale_both_deploy_in_strips() -> None:
    made = sheet("the-signal")
    assert (boxes(made, BLUE), boxes(made, AMBER)) == ([(0, 0, 2400, 600)], [(0, 1800, 2400, 2400)])


@pytest.mark.rule("K.loot", "R-95")
@pytest.mark.parametrize(
    ("layout", "found"),
    [
        ("scattered", [(600, 600, 1800, 1800)]),
        ("none", []),
        ("edge-stash", [(0, 0, 600, 2400), (1800, 0, 2400, 2400)]),
        ("trail", [(at - 34, 1166, at + 34, 1234) for at in (480, 960, 1440, 1920)]),
        (
            "heavy-drop",
            [
                (x - 34, y - 34, x + 34, y + 34)
                for x, y in ((776, 776), (776, 1624), (1200, 1200), (1624, 776), (1624, 1624))
            ],
        ),
    ],
)
def test_k_loot_where_it_may_lie_or_lies(layout: str, found: list[object]) -> None:
    made = sheet("control", "en", replace(NOTHING, deployment="standard", loot_layout=layout))
    assert sorted(boxes(made, LOOT)) == found
    assert any("Loot" in key.says for key in made.map.keys) is (layout != "none")


@pytest.mark.rule("K.loot")
def test_k_loot_the_central_cache_is_a_circle() -> None:
    assert rings(sheet("control", "en", replace(NOTHING, loot_layout="central-cache")), LOOT) == [(1200, 1200, 300)]


@pytest.mark.rule("K.setup-advantages")
def test_k_setup_advantages_who_may_place_anywhere_has_no_zone() -> None:
    made = sheet("control", "en", replace(ROWS, setup_advantages=("place-loot", "place-coworkers")))
    assert boxes(made, LOOT) == boxes(made, COWORKERS) == rings(made, COWORKERS) == []
    assert not any("Loot" in key.says or "Coworkers" in key.says for key in made.map.keys)


@pytest.mark.rule("K.coworkers")
@pytest.mark.parametrize(
    ("setup", "radii", "zones"),
    [
        ("swarm-center", [600], []),
        ("swarm-edge", [], [(0, 0, 30, 2400), (0, 0, 2400, 30), (0, 2370, 2400, 2400), (2370, 0, 2400, 2400)]),
        ("normal-ring", [400, 800], []),
        ("elite-anywhere", [], [(600, 600, 1800, 1800)]),
        ("normal-loot", [300], []),
        ("elite-center", [300], []),
    ],
)
def test_k_coworkers_where_they_may_stand(setup: str, radii: list[int], zones: list[object]) -> None:
    made = sheet("control", "en", replace(NOTHING, coworker_setup=setup))
    assert rings(made, COWORKERS) == [(1200, 1200, radius) for radius in radii]
    assert sorted(boxes(made, COWORKERS)) == zones
    assert any(key.says.startswith("Coworkers") for key in made.map.keys)


@pytest.mark.rule("K.coworkers")
def test_k_coworkers_beside_loot_that_is_still_to_be_placed_are_in_the_key_alone() -> None:
    made = sheet("control", "en", replace(NOTHING, coworker_setup="normal-loot", loot_layout="scattered"))
    assert rings(made, COWORKERS) == boxes(made, COWORKERS) == []
    assert "Coworkers: beside the loot" in [key.says for key in made.map.keys]


@pytest.mark.rule("K.spawn", "R-87", "R-50")
@pytest.mark.parametrize(
    ("deployment", "place", "edges"),
    [
        ("standard", "unused-edge", "EW"),
        ("corners", "unused-edge", "NESW"),
        ("flanked", "unused-edge", "NEW"),
        ("standard", "last-action-edge", "NESW"),
        ("standard", "aggressor-edge", "S"),
    ],
)
def test_k_spawn_arrows_stand_at_the_edges_hostiles_may_come_over(deployment: str, place: str, edges: str) -> None:
    found = boxes(sheet("control", "en", replace(NOTHING, deployment=deployment, spawn_place=place)), HOSTILES)
    assert len(found) == 4 * len(edges)
    at = {"W": sum(box[0] == 0 for box in found), "S": sum(box[1] == 0 for box in found)}
    at |= {"E": sum(box[2] == 2400 for box in found), "N": sum(box[3] == 2400 for box in found)}
    assert {edge for edge, count in at.items() if count} == set(edges)


@pytest.mark.rule("K.spawn", "R-50")
@pytest.mark.parametrize(("place", "radii"), [("center", []), ("near-center", [400]), ("off-center", [600])])
def test_k_spawn_points_are_in_the_center_or_on_a_ring(place: str, radii: list[int]) -> None:
    made = sheet("control", "en", replace(NOTHING, spawn_place=place))
    assert rings(made, HOSTILES) == [(1200, 1200, radius) for radius in radii]
    assert len(boxes(made, HOSTILES)) == (0 if radii else 4)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("mission", "circles", "areas"),
    [
        ("extraction", [46], []),
        ("control", [300], []),
        ("quadrants", [], []),
        ("seizure", [300, 46], []),
        ("triangulation", [], [(300, 300, 2100, 2100)]),
        ("sabotage", [], [(300, 300, 2100, 2100)]),
        ("heist", [46], []),
        ("uplink", [], [(300, 300, 2100, 2100)]),
        ("escort", [46], []),
        ("the-signal", [300, 46], []),
        ("the-source", [], []),
    ],
)
def test_a_missions_own_markers_and_zones(mission: str, circles: list[int], areas: list[object], lang: str) -> None:
    made = sheet(mission, lang, NOTHING)
    assert [radius for _, _, radius in rings(made, RED)] == circles
    assert [box for box in boxes(made, RED) if max(box[2] - box[0], box[3] - box[1]) > 100] == areas
    assert len(shapes(made, RED, "path")) == (2 if mission == "quadrants" else 0)


@pytest.mark.parametrize(
    ("mission", "signs"),
    [
        ("extraction", ["The objective", "Exit"]),
        ("the-signal", ['Counted within 3"', "The relay", "Hostiles (Normal + Elite): over a random edge"]),
        (
            "the-source",
            [
                "Exit",
                "Hostiles (Elite): in the center",
                "Hostiles (Normal): over the Extractor's edge",
                "Hostiles (Elite): over the exit edge",
            ],
        ),
        ("control", ['Counted within 3"']),
        ("quadrants", ["Four quarters"]),
        ("seizure", ['Counted within 3"', "The beacon"]),
        ("uplink", ['Counted within 3"', 'The node (3): 3" from the edges, 6" apart']),
        ("sabotage", ["The conduit (1): in each enemy's half, 3\" from the edges"]),
    ],
)
def test_the_key_says_what_a_mission_lays_down(mission: str, signs: list[str]) -> None:
    assert [key.says for key in sheet(mission, "en", NOTHING).map.keys[2:]] == signs


@pytest.mark.rule("M14.3", "M14.9", "R-98")
@pytest.mark.parametrize(
    ("mission", "edges"), [("the-source", "N"), ("extraction", "NS"), ("escort", "NS"), ("breakthrough", "NS")]
)
def test_m14_9_exits_are_drawn_at_the_edges_they_lie_at(mission: str, edges: str) -> None:
    ends = {2400: "N", 0: "S"}
    tips = [box for box in boxes(sheet(mission, "en", NOTHING), RED) if max(box[2] - box[0], box[3] - box[1]) <= 100]
    assert {ends[y] for _, low, _, high in tips for y in (low, high) if y in ends} == set(edges)


@pytest.mark.rule("M13.4", "M14.3")
@pytest.mark.parametrize(("mission", "arrows"), [("the-signal", 4 * 4), ("the-source", 4 + 2 * 4)])
def test_m14_3_hostiles_of_the_missions_own_are_drawn(mission: str, arrows: int) -> None:
    """Four triangles at an edge, and four round the center."""
    assert len(boxes(sheet(mission, "en", NOTHING), HOSTILES)) == arrows


def test_the_map_is_drawn_to_scale_with_the_boards_heights_and_safe_names() -> None:
    made = sheet("control", "en", NOTHING)
    root = ElementTree.fromstring(made.map.drawing)
    assert root.attrib["viewBox"] == "0 0 2540 2530"
    said = [one.text for one in root.iter(f"{SVG}text")]
    assert {"3", "0", "24", "Aggressor", "Defender"} <= set(said)
    assert re.search(r'points="400,1500 700,1500 700,1200 400,1200"', made.map.drawing)


@pytest.mark.rule("K.setup-advantages", "R-161")
def test_the_case_shown_is_one_the_rules_allow() -> None:
    for deployment in (row.id for row in edition().deployments if row.roll):
        for advantages in ((), ("choose-edge",)):
            rows = replace(NOTHING, deployment=deployment, setup_advantages=advantages)
            zones = shown_case(BOARD, scenario("control", rows)).zones
            assert set(zones) == {"blue", "amber"}
            assert not set(zones["blue"]) & set(zones["amber"])
    assert text("es").say("sheet-map-note")
