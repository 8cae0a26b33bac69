"""Zones of set-up: the spots proposed are legal ones, and as many as there are."""

import pytest
from msgspec.structs import replace

from sacredwire.rules.shapes import Along, Circle, Rectangle
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Marker, Position
from sacredwire.rules.zones import LATTICE, SPOTS, Zone, allows, spots
from support.table import NEW, Fight, model, ruleset, wall

PIECES = [
    wall("low", 4, 4, 9, 9, 2, walkable=True),
    wall("tall", 10, 10, 14, 15, 5),
    wall("rim", 0, 0, 5, 2, 3, walkable=True),
]


def table() -> Position:
    about = [model("b1", 6, 6, 2), model("a1", 12, 0.49), model("h1.1", 16, 16), model("b2", 18, 0.49)]
    position = Fight(NEW, about, pieces=PIECES).state.position
    loot = (Marker("loot-1", "loot", (1200, 600, 0)), Marker("loot-2", "loot", (600, 1700, 0)))
    waiting = replace(position.models["b2"], place=None, presence="reserve")
    return replace(position, markers=loot, models={**position.models, "b2": waiting})


ZONES = [
    ("loot-3", Zone(edges=300, apart=400)),
    ("loot-3", Zone(shapes=(Circle((1200, 1200, 0), 700, 300),), edges=100, apart=600)),
    ("b2", Zone(shapes=(Along("S"),), clear=100)),
    ("b2", Zone(shapes=(Along("W"),), clear=600)),
    ("b2", Zone(shapes=(Circle((1300, 1300, 0), 400),))),
    ("b2", Zone(edges=1000, clear=300)),
]


@pytest.mark.rule("K.setup", "R-91")
@pytest.mark.parametrize(("thing", "zone"), ZONES)
def test_spots_are_legal_and_as_many_as_there_are(thing: str, zone: Zone) -> None:
    rules, position = ruleset(NEW), table()
    holds, found = spots(rules, position, zone, thing)
    assert holds == zone
    assert all(allows(rules, position, zone, thing, at) for at in found)
    assert list(found) == sorted(set(found))
    edge = next((shape.edge for shape in zone.shapes if isinstance(shape, Along)), None)
    near, radius = (49, 49) if thing == "b2" else (0, 0)
    lines = range(LATTICE, 2400, LATTICE)
    along = range(near, 2400 - near + 1, LATTICE // 2)
    columns = {
        None: [(x, y) for x in lines for y in lines],
        "S": [(x, radius) for x in along],
        "W": [(radius, y) for y in along],
    }[edge]
    heights = rules.terrain(position.board).heights
    legal = [(x, y, z) for x, y in columns for z in heights if allows(rules, position, zone, thing, (x, y, z))]
    assert set(found) <= set(legal)
    assert len(found) == min(SPOTS, len(legal))


@pytest.mark.rule("R-91")
def test_nobody_deploys_near_to_a_model_of_another_side() -> None:
    rules, position = ruleset(NEW), table()
    _, found = spots(rules, position, Zone(shapes=(Along("S"),), clear=100), "b2")
    foe = position.models["a1"].place
    assert foe is not None
    assert not any(within(at, 49, foe, 49, 100) for at in found)


@pytest.mark.rule("R-91")
def test_without_room_the_nearest_free_place_is_the_only_one() -> None:
    rules, position = ruleset(NEW), table()
    holds, found = spots(rules, position, Zone(edges=1000, clear=2400), "b2")
    assert holds == Zone(exact=True)
    assert len(found) == 1


@pytest.mark.rule("R-169", "R-91")
def test_r169_without_room_the_nearest_place_is_clear_of_everybody_if_there_is_such_a_place() -> None:
    rules = ruleset(NEW)
    full = wall("full", 20, 0, 24, 4, 6, walkable=False)
    corner = Zone(shapes=(Rectangle(2000, 0, 2400, 400),), clear=100)
    people = [model("b1", 19.51, 2), model("a1", 5, 5)]
    position = Fight(NEW, people, pieces=[full]).state.position
    holds, (place,) = spots(rules, position, corner, "a1")
    assert holds == Zone(exact=True)
    assert not within(place, 49, (1951, 200, 0), 49, 100)
    alone = replace(position, models={"a1": position.models["a1"]})
    assert spots(rules, alone, corner, "a1")[1] == ((1951, 200, 0),)
