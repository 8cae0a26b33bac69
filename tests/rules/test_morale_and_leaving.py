"""Morale, flight, and what it costs to leave the board (C4.19, C4.20)."""

from typing import Any

import pytest

from sacredwire.engine.events import Moved
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Condition, Marker, Model
from support.table import EDITIONS, NEW, OLD, SEAT_OF, Fight
from support.table import model as any_model

both = pytest.mark.parametrize("edition", EDITIONS)
FLEEING = (Condition("fleeing"),)
SLATE = Marker("objective-1", "objective", None)


def model(id_: str, x: float, y: float, z: float = 0, **fields: Any) -> Model:
    """A model that rolls no lost Wits roll again."""
    return any_model(id_, x, y, z, **({"contract": "gunner"} if id_[0] in SEAT_OF else {}) | fields)


def shaken(edition: str, *friends: Model, **position: Any) -> Fight:
    """Blue's Boss falls to a1's knife."""
    people = [
        model("a1", 5, 6.5, contract="veteran", weapons=("knife",)),
        model("b1", 5, 5, boss=True, health=1),
        *friends,
    ]
    fight = Fight(edition, people, bag=("amber", *["blue"] * (1 + len(friends))), **position)
    return fight.play("attack a1 b1 knife", "attack: 5 5 | 3 3", "damage: 4")


@both
@pytest.mark.parametrize("wits", ["2d8"])
def test_c4_19_a_friend_near_helps_where_the_edition_says_so(edition: str, wits: str) -> None:
    """The booklet's Dmitri (2d8) has Sunita within 3": 2d10. Tobias (2d4) has nobody near and fails."""
    people = [model("b2", 12, 5, wits=wits), model("b3", 12, 8.98), model("b4", 20, 20, wits="2d4")]
    fight = shaken(edition, *people)
    assert fight.dice == (((10, 10) if edition == NEW else (8, 8)), (6, 6))
    fight.play("morale: 6 8 | 4 4", "morale: 6 6 | 1 1")
    assert fight.dice == ((4, 4), (6, 6))
    fight.play("morale: 2 3 | 4 5")
    assert [who for who in ("b2", "b3", "b4") if fight[who].has("fleeing")] == ["b4"]


@pytest.mark.rule("R-54")
def test_c4_19_the_friend_must_be_within_three_inches() -> None:
    fight = shaken(NEW, model("b2", 12, 5), model("b3", 12, 8.99))
    assert fight.dice == ((6, 6), (6, 6))


@both
def test_c4_19_fleeing_ones_do_not_test_again_and_enemies_not_at_all(edition: str) -> None:
    fight = shaken(edition, model("b2", 12, 5, conditions=FLEEING), model("a2", 12, 9))
    assert fight.asked in ("act", "draw")
    assert not fight["a2"].has("fleeing")


@both
@pytest.mark.rule("R-57")
def test_r57_an_agent_tests_morale_again(edition: str) -> None:
    fight = shaken(edition, model("b2", 12, 5, contract="agent")).play("morale: 1 1 | 6 6")
    assert fight.asked == "retry"
    fight.play("retry: 6 6", "morale: 6 6 | 1 1")  # a tie at the same tier: everything again
    assert not fight["b2"].has("fleeing")


@both
def test_c4_19_the_retest_comes_first_then_the_whole_move_to_the_nearest_edge(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 9, conditions=FLEEING)], act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert fight["b1"].place == (100, 900, 0)
    assert fight["b1"].has("fleeing")
    fight = Fight(edition, [model("b1", 4.49, 9, conditions=FLEEING)], act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert fight["b1"].presence == "left"
    if edition == NEW:
        helped = Fight(edition, [model("b1", 5, 9, conditions=FLEEING), model("b2", 5, 11)], act={"at": "begin"})
        assert helped.dice == ((8, 8), (6, 6)), "retests too"


@both
@pytest.mark.rule("C4.5", "R-71")
def test_c4_19_a_fleeing_model_suffers_free_attacks(edition: str) -> None:
    people = [model("b1", 12, 5, conditions=FLEEING), model("a1", 12, 6.5, contract="veteran", weapons=("knife",))]
    fight = Fight(edition, people, act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert (fight.asked, fight.asker) == ("free-attack", "amber")
    fight.play("strike a1 knife", "attack: 4 4 | 5 5")
    assert fight["b1"].place == (1200, 100, 0)


@both
@pytest.mark.rule("R-19", "R-21")
def test_r21_a_fleeing_model_makes_no_free_attack(edition: str) -> None:
    people = [model("b1", 12, 5), model("a1", 12, 6.5, contract="veteran", weapons=("knife",), conditions=FLEEING)]
    assert Fight(edition, people).play("move b1 12,2,0").asked == "act"


@both
def test_r80_both_bosses_down_the_acting_side_tests_first(edition: str) -> None:
    people = [
        model("a2", 5, 9.9, items=("frag",)),
        model("a1", 5, 5, boss=True, health=1),
        model("b1", 5, 6.5, boss=True, health=1),
        model("b2", 20, 20),
    ]
    fight = Fight(edition, people, bag=("amber", "blue", "blue"))
    fight.play("throw a2 frag 5,5.7,0", "grenade: 6 6 | 1 1", "damage: 8", "damage: 8")
    assert [told["seat"] for told in fight.told("morale")] == ["amber"]
    fight.play("morale: 6 6 | 1 1")
    assert [told["seat"] for told in fight.told("morale")] == ["amber", "blue"]


@both
@pytest.mark.rule("R-80", "M1.4")
def test_r80_whoever_begins_to_flee_drops_an_objective_at_once(edition: str) -> None:
    fight = shaken(edition, model("b2", 12, 5, carrying=("objective-1",)), markers=(SLATE,))
    fight.play("morale: 1 1 | 6 6")
    assert fight["b2"].carrying == ()
    assert fight.position.markers == (Marker("objective-1", "objective", (1200, 500, 0)),)


@both
def test_r80_a_boss_who_leaves_or_flees_shakes_nobody(edition: str) -> None:
    people = [model("b1", 5, 0.49, boss=True), model("b2", 12, 12)]
    fight = Fight(edition, people, bag=("blue", "amber")).play("move b1 5,0.49,0 off S")
    assert (fight["b1"].presence, fight.asked) == ("left", "draw")


@both
@pytest.mark.rule("R-80")
def test_r80_a_free_attack_that_fells_a_boss_shakes_before_the_move_goes_on(edition: str) -> None:
    """The striker fumbles and hits its own Boss: amber tests, then b1 walks."""
    people = [
        model("b1", 12, 5),
        model("a2", 12, 6.5, contract="veteran", weapons=("knife",)),
        model("a1", 12, 8, boss=True, health=1),
    ]
    fight = Fight(edition, people, bag=("amber", "amber")).play("move b1 12,2,0", "strike a2 knife")
    fight.play("attack: 1 1 | 3 3", "fumble: 4")
    if fight.asked == "damage":
        fight.play("damage: 4")
    assert fight["a1"].presence == "out", fight.told("fumble")
    assert (fight.asked, fight["b1"].place) == ("morale", (1200, 500, 0))
    fight.play("morale: 6 6 | 1 1")
    assert fight["b1"].place == (1200, 200, 0)


@both
@pytest.mark.rule("R-80")
def test_r80_an_ai_model_put_to_flight_tests_alike_and_stops_at_the_edge(edition: str) -> None:
    fight = Fight(
        edition,
        [model("h1.1", 2, 12, side="scrapers", conditions=FLEEING), model("b1", 20, 20)],
        frames=(Match(at="finish"), Round(at="draw"), GroupTurn("h1")),
        bag=("blue",),
    )
    fight.play("behavior: 1", "morale: 1 1 | 6 6")
    assert (fight["h1.1"].place, fight["h1.1"].presence) == ((49, 1200, 0), "board")


# Leaving.


@both
def test_c4_20_over_any_edge_the_base_touches_at_the_end_of_a_move(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 2)])
    assert fight.refused("move b1 5,0.50,0 off S") == "not-at-the-edge"
    assert fight.refused("move b1 5,0.49,0 off W") == "not-at-the-edge"
    fight.play("move b1 5,0.49,0 off S")
    assert fight["b1"].presence == "left"
    corner = Fight(edition, [model("b1", 2, 2)]).play("move b1 0.49,0.49,0 off W")
    assert corner["b1"].presence == "left"


@both
@pytest.mark.rule("C4.5", "R-19")
def test_c4_20_walking_off_is_leaving_engaged(edition: str) -> None:
    people = [model("b1", 5, 0.49), model("a1", 5, 1.9, contract="veteran", weapons=("knife",)), model("b2", 20, 20)]
    fight = Fight(edition, people, bag=("blue", "amber")).play("move b1 5,0.49,0 off S")
    assert (fight.asked, fight.asker) == ("free-attack", "amber")
    fight.play("strike a1 knife", "attack: 3 3 | 4 4")
    assert fight["b1"].presence == "left"
    people[0] = model("b1", 5, 0.49, conditions=FLEEING)
    fight = Fight(edition, people, bag=("blue", "amber"), act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert fight.asked == "free-attack"
    fight.play("strike a1 knife", "attack: 3 3 | 4 4")
    assert fight["b1"].presence == "left"


@both
@pytest.mark.rule("R-71", "C4.20")
def test_c4_20_a_move_cut_short_on_the_way_leaves_nobody(edition: str) -> None:
    """A free attack pushes the mover away from the edge: it goes as far as its Move reaches, and stays."""
    people = [model("b1", 12, 4.49), model("a1", 13.5, 4.49, contract="veteran", weapons=("mace",))]
    fight = Fight(edition, people).play("move b1 12,0.49,0 off S", "strike a1 mace", "attack: 4 4 | 3 3", "damage: 1")
    if edition == OLD:
        fight.play("choose amber push")
    assert fight["b1"].on_board
    (moved,) = [event for event in fight.of(Moved) if event.how == "move"]
    assert (moved.path[0], moved.length) == ((1100, 449, 0), 400)


@both
@pytest.mark.rule("R-81", "R-104", "C4.20")
def test_r81_finds_and_objectives_stay_at_the_edge_own_equipment_does_not(edition: str) -> None:
    own = {"weapons": ("pistol", "rifle"), "items": ("medkit", "scope"), "armor": "flak-wrap"}
    leaver = model("b1", 5, 0.49, **own, found=("rifle", "scope", "flak-wrap"), carrying=("objective-1",))
    fight = Fight(edition, [leaver, model("b2", 5, 20)], markers=(SLATE,), bag=("blue",))
    fight.play("move b1 5,0.49,0 off S")
    assert (fight["b1"].weapons, fight["b1"].items, fight["b1"].armor) == (("pistol",), ("medkit",), "")
    assert fight["b1"].found == ()
    lying = {(marker.kind, marker.item, marker.place, marker.owner) for marker in fight.position.markers}
    assert lying == {("objective", "", (500, 49, 0), ""), ("weapon", "rifle", (500, 49, 0), "")}
    taker = Fight(edition, [model("b2", 5, 1.5)], markers=fight.position.markers).play("interact b2 weapon-1")
    assert (taker["b2"].weapons, taker["b2"].found) == (("rifle",), ("rifle",))


@both
@pytest.mark.rule("R-81")
def test_r81_in_flight_too(edition: str) -> None:
    fleer = model("b1", 3, 12, weapons=("rifle",), found=("rifle",), conditions=FLEEING)
    fight = Fight(edition, [fleer, model("b2", 20, 20)], act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert (fight["b1"].presence, fight["b1"].weapons) == ("left", ())


@both
@pytest.mark.rule("R-78", "K.postgame")
def test_r78_a_weapon_left_lying_returns_to_its_owner_one_taken_stays(edition: str) -> None:
    lying = (
        Marker("weapon-1", "weapon", (900, 900, 0), "pistol", "b1"),
        Marker("weapon-2", "weapon", (0, 0, 0), "rifle"),
    )
    people = [model("b1", 5, 5, weapons=("stapler",)), model("a1", 20, 20, weapons=("carbine",))]
    fight = Fight(edition, people, frames=(Match(at="finish"),), ended="duration", markers=lying)
    blue, amber = fight.waits.result.seats  # type: ignore[union-attr]  # the match is over
    assert blue.models[0].weapons == ("stapler", "pistol")
    assert amber.models[0].weapons == ("carbine",)


@both
@pytest.mark.rule("R-43")
def test_r43_survivors_are_those_on_the_board_or_off_by_a_mission_exit(edition: str) -> None:
    fight = Fight(edition, [model(f"b{n}", 3 * n, 5) for n in range(1, 6)])
    for who, presence in (("b2", "exited"), ("b3", "left"), ("b4", "out"), ("b5", "exited")):
        fight.put(who, presence=presence, place=None)
    end = Fight(edition, fight.position.models.values(), frames=(Match(at="finish"),), ended="duration")
    assert end.waits.result.seats[0].survivors == 3  # type: ignore[union-attr]  # the match is over
