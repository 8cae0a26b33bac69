"""Moves of an activation: how far, over what, past whom (C4.4-C4.6)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.events import Hurt, Moved
from sacredwire.engine.procedures.drop import Dropping
from sacredwire.rules.state import Condition, Marker
from support.table import EDITIONS, NEW, OLD, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
SLATE = Marker("objective-1", "objective", None)


def block(top: float, **fields: Any) -> Any:
    """A block from 7 to 11 inches east, whose western face stands at 7."""
    return wall("block", 7, 0, 11, 12, top, **{"climbable": True, "walkable": True} | fields)


@both
@pytest.mark.rule("C4.4")
def test_c4_4_any_path_up_to_the_move(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5)])
    assert fight.refused("move b1 9.01,5,0") == "move-too-long"
    assert fight.refused("move b1 7,5,0 via 5,8,0") == "move-too-long"
    fight.play("move b1 7,7,0 via 5,7,0")
    (moved,) = fight.of(Moved)
    assert moved.length == 400


@both
def test_r17_through_friends_not_through_enemies_and_onto_nobody(edition: str) -> None:
    people = [model("b1", 5, 5), model("b2", 7, 5), model("a1", 5, 7)]
    fight = Fight(edition, people)
    assert fight.refused("move b1 5,9,0").startswith("move-")
    assert fight.refused("move b1 7,5.5,0") == "move-end-occupied"
    fight.play("move b1 9,5,0")
    assert fight["b1"].place == (900, 500, 0)


@both
@pytest.mark.rule("R-89", "C4.1")
def test_r89_a_coworker_blocks_the_way_where_it_is_an_enemy(edition: str) -> None:
    people = [model("b1", 5, 5), model("c1.1", 7, 5, unit="coworkers-commuter")]
    fight = Fight(edition, people)
    if edition == NEW:
        assert fight.refused("move b1 9,5,0").startswith("move-")
    else:
        fight.play("move b1 9,5,0")


@both
def test_r17_passing_near_an_enemy_costs_nothing(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("a1", 7, 6.5, weapons=("knife",))]).play("move b1 9,5,0")
    assert fight.asked == "act"


# Height.


@both
@pytest.mark.rule("C4.6")
def test_c4_6_climbing_costs_twice_its_height(edition: str) -> None:
    """At the face: 1.5" up cost 3" and 1" on cost 1"."""
    fight = Fight(edition, [model("b1", 6.51, 5)], pieces=[block(1.5)])
    fight.play("move b1 7.51,5,1.5 via 6.51,5,1.5")
    (moved,) = fight.of(Moved)
    assert (moved.length, fight["b1"].place) == (400, (751, 500, 150))
    sheer = Fight(edition, [model("b1", 6.51, 5)], pieces=[block(1.5, climbable=False)])
    assert sheer.refused("move b1 7.51,5,1.5 via 6.51,5,1.5").startswith("move-")


@both
@pytest.mark.rule("R-67")
def test_c4_6_a_climb_the_move_cannot_pay_for(edition: str) -> None:
    """3" up cost 6". In 0.7 it stops on the face and goes on; in 0.9 it is not begun."""
    fight = Fight(edition, [model("b1", 6.51, 5)], pieces=[block(3)])
    assert fight.refused("move b1 6.51,5,3") in ("move-too-long", "move-end-on-face")
    if edition == NEW:
        assert fight.refused("move b1 6.51,5,2") == "move-end-on-face"
        return
    fight.play("move b1 6.51,5,2")
    assert fight["b1"].place == (651, 500, 200)
    fight.play("again b1 7.49,5,3 via 6.51,5,3")
    assert fight["b1"].place == (749, 500, 300)


@pytest.mark.rule("R-67")
def test_r67_who_hangs_on_a_face_falls_when_pushed() -> None:
    caster = model("b1", 3, 5, contract="broadcaster", powers=("resonance-push",))
    seen = Fight(OLD, [caster, model("a1", 6.51, 5, 4, contract="gunner")], pieces=[block(5)])
    seen.play("cast b1 resonance-push a1", "cast: 5 5 | 3 3", "push: 1", "direct blue 180", "fall: 6")
    assert seen["a1"].place is not None
    assert seen["a1"].place[2] == 0
    assert [hurt.cause for hurt in seen.of(Hurt)] == ["fall"]


@pytest.mark.rule("R-221", "R-78", "M1")
def test_r221_what_is_let_go_of_on_a_face_falls_to_the_ground() -> None:
    """Half-way up a block of 5", above a ledge of 1": onto the ledge; who stands on something drops it there."""
    ledge = wall("ledge", 6, 4, 7, 6, 1, walkable=True)
    climber = model("b1", 6.51, 5, 3, weapons=("sword",), carrying=(SLATE.id,))
    for height, lies in ((3.0, 100), (1.0, 100)):
        who = replace(climber, place=(651, 500, round(100 * height)))
        begun = (Dropping("b1", "sword"),)
        fight = Fight(OLD, [who], pieces=[block(5), ledge], frames=begun, markers=(SLATE,), mission="extraction")
        change = Change(fight.rules, fight.state)
        change.remove("b1", "out")
        places = {marker.id: marker.place for marker in change.markers}
        assert places == {"weapon-1": (651, 500, lies), SLATE.id: (651, 500, lies)}


@both
@pytest.mark.rule("C4.6")
def test_c4_6_jumping_a_gap_costs_its_width_and_two_inches_is_the_most(edition: str) -> None:
    def two(gap: float) -> Fight:
        banks = [wall("west", 2, 2, 6, 8, 2, walkable=True), wall("east", 6 + gap, 2, 14, 8, 2, walkable=True)]
        return Fight(edition, [model("b1", 5, 5, 2)], pieces=banks)

    fight = two(2).play("move b1 9,5,2")
    (moved,) = fight.of(Moved)
    assert (moved.length, fight["b1"].place) == (400, (900, 500, 200))
    assert two(2.05).refused("move b1 9,5,2").startswith("move-")


FALLS = [(3.0, 0, 0), (3.01, 1, 1), (5.0, 1, 1), (6.0, 2, 1), (6.01, 2, 2), (9.0, 3, 2), (10.0, 3, 3)]
"""A drop, the dice it does in 0.7, in 0.9."""


@pytest.mark.parametrize(("height", "old", "new"), FALLS)
@both
@pytest.mark.rule("C4.6", "R-18")
def test_c4_6_dropping_is_free_and_far_falls_hurt(edition: str, height: float, old: int, new: int) -> None:
    roof = wall("roof", 0, 0, 6, 12, height, walkable=True)
    fight = Fight(edition, [model("b1", 5, 5, height, armor="heavy-cuirass")], pieces=[roof])
    fight.play("move b1 7,5,0")
    dice = old if edition == OLD else new
    if dice:
        assert fight.dice == ((6,) * dice,)
        fight.play("fall: " + " ".join("2" * dice))
    (moved,) = fight.of(Moved)
    assert (moved.length, fight["b1"].health) == (200, 14 - 2 * dice)


@both
@pytest.mark.rule("C4.6", "M1.4")
def test_c4_6_whom_a_fall_takes_out_lies_where_it_fell(edition: str) -> None:
    """The objective too: a jump does not carry it on."""
    roof = wall("roof", 0, 0, 6, 12, 6, walkable=True)
    jumper = model("b1", 5, 5, 6, health=1, carrying=("objective-1",), move=800)
    fight = Fight(edition, [jumper, model("b2", 20, 20)], pieces=[roof], markers=(SLATE,), bag=("blue",))
    fight.play("move b1 7.5,6.5,0 via 6.6,5,0", "fall: 1 1" if edition == OLD else "fall: 1")
    assert fight["b1"].presence == "out"
    (slate,) = fight.position.markers
    assert slate.place == (660, 500, 0)


# Contracts and carriers.


@both
@pytest.mark.row("contract-zealot")
@pytest.mark.rule("R-56", "C2.4")
def test_r56_the_zealots_further_two_inches_must_end_engaged(edition: str) -> None:
    people = [model("b1", 5, 5, contract="zealot", move=500), model("a1", 13.4, 5)]
    fight = Fight(edition, people)
    assert fight.refused("move b1 5,10.01,0") == "move-too-long"
    assert fight.refused("move b1 12.01,5,0") == "move-too-long"
    fight.play("move b1 12,5,0")
    fight = Fight(edition, people).play("move b1 5.2,5,0", "again b1 12,5,0")
    assert fight["b1"].place == (1200, 500, 0), "every move of the activation may use it"


@both
@pytest.mark.rule("R-71", "R-56")
def test_r71_a_zealot_pushed_on_its_way_goes_no_farther_than_its_move(edition: str) -> None:
    """Its 7" were to end Engaged; knocked back an inch, they no longer reach."""
    people = [
        model("b1", 5, 5, contract="zealot", move=500),
        model("a1", 6.5, 5, weapons=("mace",)),
        model("a2", 5, 13.4),
    ]
    fight = Fight(edition, people).play("move b1 5,12,0", "strike a1 mace", "attack: 4 4 | 3 3", "damage: 1")
    if edition == OLD:
        fight.play("choose amber push")
    (moved,) = [event for event in fight.of(Moved) if event.how == "move"]
    assert moved.path[0] == (400, 500, 0)
    assert moved.length <= 500


@both
@pytest.mark.rule("M1.3", "R-95", "R-54")
def test_r95_a_carrier_makes_half_of_its_final_move_move_again_too(edition: str) -> None:
    carrier = model("b1", 5, 5, carrying=("objective-1",), conditions=(Condition("move", 50),))
    fight = Fight(edition, [carrier], markers=(SLATE,))
    assert fight.refused("move b1 7.26,5,0") == "move-too-long"
    fight.play("move b1 7.25,5,0")
    assert fight.refused("again b1 9.51,5,0") == "move-too-long"
    zealot = model("b1", 5, 5, contract="zealot", move=500, carrying=("objective-1",))
    fight = Fight(edition, [zealot, model("a1", 10, 5)], markers=(SLATE,))
    assert fight.refused("move b1 8.51,5,0") == "move-too-long"
    fight.play("move b1 8.50,5,0")


@both
@pytest.mark.row("contract-scout")
@pytest.mark.rule("C2.4", "C4.5")
def test_c2_4_a_scout_disengages_for_nothing(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, contract="scout", move=500), model("a1", 5, 6.5, weapons=("knife",))])
    assert fight.refused("disengage b1") == "not-offered"
    fight.play("move b1 5,1,0")
    assert fight.asked == "act"


@both
@pytest.mark.rule("C4.3", "C4.5")
def test_c4_3_disengage_serves_the_later_moves_of_the_activation(edition: str) -> None:
    people = [model("b1", 5, 5), model("a1", 5, 6.5, weapons=("knife",)), model("a2", 5, 2.4, weapons=("knife",))]
    fight = Fight(edition, people, act={"allowed": 2}).play("disengage b1", "move b1 5,3.9,0", "again b1 8,3.9,0")
    assert fight.asked == "draw"
    assert not fight.told("strikes")
    free = Fight(edition, [model("b1", 5, 5), model("a1", 15, 5)])
    assert free.refused("disengage b1") == "not-offered"


@both
@pytest.mark.rule("C4.5", "R-19")
def test_c4_5_leaving_on_the_way_counts_even_if_the_move_ends_engaged(edition: str) -> None:
    people = [model("b1", 5, 5), model("a1", 5, 6.5, weapons=("knife",))]
    fight = Fight(edition, people).play("move b1 6.2,5.5,0 via 6.6,5,0")
    assert fight.asked == "free-attack"
    assert Fight(edition, people).play("move b1 5.7,5,0").asked == "act"


@both
@pytest.mark.rule("C4.5", "R-19a")
def test_r19a_climbing_away_from_an_enemy_is_leaving_it(edition: str) -> None:
    people = [model("b1", 6.51, 5, move=500), model("a1", 6.51, 6.5, weapons=("knife",))]
    fight = Fight(edition, people, pieces=[block(2)]).play("move b1 7.49,5,2 via 6.51,5,2")
    assert fight.asked == "free-attack"


@both
@pytest.mark.rule("C4.5", "R-19a")
def test_r19a_terrain_between_and_nobody_is_engaged(edition: str) -> None:
    thin = wall("thin", 4, 5.7, 6, 5.8, 2)
    people = [model("b1", 5, 5), model("a1", 5, 6.5, weapons=("knife",))]
    assert Fight(edition, people, pieces=[thin]).play("move b1 5,2,0").asked == "act"
    low = wall("low", 4, 5.7, 6, 5.8, 0.59)
    assert Fight(edition, people, pieces=[low]).play("move b1 5,2,0").asked == "free-attack"


@both
@pytest.mark.row("contract-brute")
@pytest.mark.rule("R-11", "C2.4")
def test_c2_4_a_brute_in_heavy_armor_still_moves_three_inches(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, contract="brute", move=300, armor="bunker-suit")])
    assert fight.refused("move b1 8.01,5,0") == "move-too-long"
    fight.play("move b1 8,5,0")
    boss = Fight(edition, [model("b1", 5, 5, contract="boss", armor="heavy-cuirass")])
    farthest = 9 if edition == OLD else 8
    assert boss.refused(f"move b1 {farthest}.01,5,0") == "move-too-long"
    boss.play(f"move b1 {farthest},5,0")


@both
@pytest.mark.rule("R-54")
def test_r54_move_never_falls_below_nought(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, move=100, armor="bunker-suit")])
    assert fight.refused("move b1 5.01,5,0") == "move-too-long"
    fight.play("end b1")


@both
@pytest.mark.rule("R-62")
def test_r62_a_hijacked_model_may_not_leave_throw_or_use(edition: str) -> None:
    taken = Condition("hijacked", until="next-activation", began=True, side="amber", by="a1")
    people = [model("b1", 5, 0.49, items=("frag", "medkit"), health=9, conditions=(taken,)), model("a1", 20, 20)]
    fight = Fight(edition, people)
    assert fight.refused("move b1 5,0.49,0 off S") == "may-not-leave"
    assert fight.refused("use b1 medkit b1") == "not-offered"
    assert fight.refused("throw b1 frag 5,3,0") == "no-such-grenade"
    fight.play("end b1")
    assert not fight["b1"].conditions


@both
@pytest.mark.rule("R-62", "C4.19")
def test_r62_fleeing_comes_first(edition: str) -> None:
    conditions = (Condition("hijacked", until="next-activation", side="amber", by="a1"), Condition("fleeing"))
    people = [model("b1", 12, 6, contract="gunner", conditions=conditions), model("a1", 20, 20)]
    fight = Fight(edition, people, act={"at": "begin"})
    assert fight.asked == "morale"
    fled = fight.play("morale: 1 1 | 6 6")
    assert (fled["b1"].place, fled.asked) == ((1200, 200, 0), "draw")
    passed = Fight(edition, people, act={"at": "begin"}).play("morale: 6 6 | 1 1")
    assert (passed.asked, passed.asker) == ("act", "amber")
