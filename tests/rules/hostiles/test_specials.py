"""Summon and Phase."""

import pytest

from sacredwire.content.boards import Piece
from sacredwire.engine.events import Came, Moved
from sacredwire.engine.procedures.activation import Activation
from sacredwire.rules.engagement import gap
from sacredwire.rules.state import Model
from support.ai_groups import turn, unit
from support.table import EDITIONS, Fight, model, wall

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def callers(edition: str, *places: tuple[float, float]) -> list[Model]:
    return [unit(edition, "wave-callers-initiate", f"h1.{n}", *at) for n, at in enumerate(places, start=1)]


def settle_ties(fight: Fight) -> Fight:
    while fight.asked == "tie":
        fight.play("1")
    return fight


ROW = ((5, 5), (6.5, 5), (8, 5), (9.5, 5))
"""Four in a chain, half an inch and a bit from base to base."""


@BOTH
@pytest.mark.rule("I.summon", "R-86")
@pytest.mark.row("unit-static-wraiths-flicker")
def test_r86_four_in_a_chain_bring_two_flickers(edition: str) -> None:
    fight = turn(edition, [*callers(edition, *ROW), model("b1", 5, 15)], arrivals={"h": 1}).play("5")
    settle_ties(fight)
    flickers = [m for m in fight.position.models.values() if m.sheet.unit == "static-wraiths-flicker"]
    assert [m.id for m in flickers] == ["h2.1", "h2.2"]
    assert {m.sheet.side for m in flickers} == {"static-wraiths"}
    assert all(m.on_board and not m.activated for m in flickers)
    assert [event.how for event in fight.of(Came)] == ["summon", "summon"]
    others = [m for m in fight.position.models.values() if m.on_board]
    for flicker in flickers:
        assert min(gap(flicker, other) for other in others if other.id != flicker.id) == 101
    assert fight.position.summoned == 1
    assert "h2" not in fight.position.bag, "their token comes with the next round's bag"


@BOTH
@pytest.mark.rule("I.summon", "R-86")
def test_r86_once_a_round_for_the_whole_faction(edition: str) -> None:
    table = [*callers(edition, *ROW), model("b1", 5, 15)]
    assert not turn(edition, table, summoned=1).play("5").of(Came)
    assert settle_ties(turn(edition, table, summoned=1, round=2).play("5")).of(Came)


@BOTH
@pytest.mark.rule("I.summon", "R-86")
@pytest.mark.parametrize(
    ("apart", "joined", "came"),
    [
        (1.98, "", 1),  # exactly an inch from base to base: three in a chain bring one
        (1.99, "", 0),  # no chain
        (1.98, "static-wraiths-drift", 2),  # a Static Wraith counts with them
        (1.98, "scrapers-picker", 1),  # nobody else does, on whatever side
    ],
)
def test_r86_who_counts(edition: str, apart: float, joined: str, came: int) -> None:
    table = callers(edition, *((5 + apart * n, 5) for n in range(3)))
    if joined:
        table.append(unit(edition, joined, "h9.1", 5 + apart * 3, 5))
    fight = settle_ties(turn(edition, [*table, model("b1", 5, 15)]).play("5"))
    assert len(fight.of(Came)) == came


@BOTH
@pytest.mark.rule("R-86")
def test_r86_the_largest_chain_counts_wherever_it_stands(edition: str) -> None:
    """A caller alone calls for three that stand together far away; they come beside those."""
    table = [
        *callers(edition, (5, 5)),
        *(unit(edition, "wave-callers-turncoat", f"h2.{n}", 15 + 1.5 * n, 18) for n in (1, 2, 3)),
        model("b1", 5, 10),
    ]
    fight = settle_ties(turn(edition, table, arrivals={"h": 2}).play("5"))
    (came,) = fight.of(Came)
    assert came.who == "h3.1"
    assert abs(came.place[0] - 1800) < 300
    assert abs(came.place[1] - 1800) < 300


@BOTH
@pytest.mark.rule("R-86")
def test_r86_equal_chains_by_the_dice(edition: str) -> None:
    table = [
        *callers(edition, (5, 5), (6.5, 5), (8, 5)),
        *(unit(edition, "wave-callers-turncoat", f"h2.{n}", 12 + 1.5 * n, 20) for n in (1, 2, 3)),
        model("b1", 5, 10),
    ]
    fight = turn(edition, table, arrivals={"h": 2}).play("5")
    assert (fight.asked, fight.dice) == ("tie", ((2,),))
    settle_ties(fight.play("2"))
    assert fight.of(Came)[0].place[1] > 1700


def phase(edition: str, x: float, y: float, z: float = 0, *others: Model, pieces: tuple[Piece, ...] = ()) -> Fight:
    echo = unit(edition, "static-wraiths-echo", "h1.1", x, y, z)
    frames = (Activation("h1.1", behavior="phase"),)
    return Fight(edition, [echo, *others], pieces=pieces, frames=frames)


@BOTH
@pytest.mark.rule("I.phase", "R-86")
def test_r86_phase_rolls_a_die_and_a_direction_for_each(edition: str) -> None:
    echoes = [unit(edition, "static-wraiths-echo", f"h1.{n}", 5 + 3 * n, 12) for n in (1, 2)]
    fight = turn(edition, [*echoes, model("b1", 5, 12)]).play("5")
    assert (fight.asked, fight.dice) == ("phase", ((6,), (360,)))
    fight.play("6 | 90")
    assert fight["h1.1"].place == (800, 1800, 0)
    fight.play("3 | 360")
    assert fight["h1.2"].place == (1400, 1200, 0)
    assert {event.how for event in fight.of(Moved)} == {"phase"}


@BOTH
@pytest.mark.rule("I.phase", "R-70")
def test_r70_phase_through_walls_and_onto_what_is_not_above(edition: str) -> None:
    """Through a wall to the floor behind it; into a block, onto its top; from a tower onto the lower roof."""
    thin = wall("thin", 9, 5, 9.3, 15, 3)
    assert phase(edition, 8, 10, pieces=(thin,)).play("3 | 360")["h1.1"].place == (1100, 1000, 0)
    block = wall("block", 10, 8, 14, 12, 3)
    assert phase(edition, 8, 10, pieces=(block,)).play("4 | 360")["h1.1"].place == (1200, 1000, 300)
    roof = (
        wall("tower", 6, 8, 9.8, 12, 4),
        wall("roof", 10, 8, 14, 12, 2, base=1.5),
        wall("high", 10, 8, 14, 12, 7, base=6),
    )
    assert phase(edition, 8, 10, 4, pieces=roof).play("4 | 360")["h1.1"].place == (1200, 1000, 200)


@BOTH
@pytest.mark.rule("I.phase", "R-70")
def test_r70_phase_stops_at_the_edge_and_beside_who_stands_there(edition: str) -> None:
    assert phase(edition, 22, 10).play("6 | 360")["h1.1"].place == (2351, 1000, 0)
    taken = phase(edition, 10, 10, 0, model("b1", 13, 10)).play("3 | 360")
    place = taken["h1.1"].place
    assert place is not None
    apart = (place[0] - 1300) ** 2 + (place[1] - 1000) ** 2
    assert 98**2 <= apart <= 99**2


@BOTH
@pytest.mark.rule("C4.5", "I.phase")
def test_c4_5_phasing_away_causes_no_free_attacks(edition: str) -> None:
    fight = phase(edition, 10, 10, 0, model("b1", 11, 10, weapons=("knife",))).play("6 | 180")
    assert not fight.told("strikes")
    assert fight["h1.1"].place == (400, 1000, 0)
