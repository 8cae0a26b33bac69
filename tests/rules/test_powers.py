"""Broadcast Powers: casting, whom they may be cast on, and what each does (C5.1)."""

from typing import Any

import pytest

from sacredwire.engine.frames import Bag
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Condition, Marker, Model
from support.table import EDITIONS, NEW, OLD, Fight, wall
from support.table import model as any_model

both = pytest.mark.parametrize("edition", EDITIONS)
WON, TRIPLED = "cast: 5 5 | 3 3", "cast: 6 6 | 2 2"


def model(id_: str, x: float, y: float, **fields: Any) -> Model:
    """A model that rolls no lost Wits roll again, unless it is said to be an Agent."""
    return any_model(id_, x, y, **({"contract": "veteran"} if "." not in id_ else {}) | fields)


def caster(power: str, **fields: Any) -> Model:
    return model("b1", 5, 5, contract="broadcaster", powers=(power,), **{"wits": "2d8"} | fields)


def kinds(fight: Fight, who: str) -> list[str]:
    return [condition.kind for condition in fight[who].conditions]


@both
def test_c5_1_a_triple_spreads_to_every_valid_target_within_three_inches(edition: str) -> None:
    """The booklet's Signal Jam: 15 against 5. With 14 the Gunner alone."""
    near, far, friend = model("a2", 12, 8.9), model("a3", 12, 9.5), model("b2", 13.5, 5)
    people = [caster("signal-jam"), model("a1", 12, 5, wits="2d4"), near, far, friend, model("h1.1", 9, 5)]
    fight = Fight(edition, people).play("cast b1 signal-jam a1")
    assert fight.dice == ((8, 8), (4, 4))
    fight.play("cast: 7 8 | 2 3")
    jammed = {who for who in fight.position.models if kinds(fight, who)}
    assert jammed == {"a1", "a2", "h1.1"}
    fight = Fight(edition, people).play("cast b1 signal-jam a1", "cast: 7 7 | 2 3")
    assert {who for who in fight.position.models if kinds(fight, who)} == {"a1"}


@both
@pytest.mark.row("power-signal-jam")
@pytest.mark.rule("R-61")
def test_c5_1_signal_jam_until_the_targets_next_activation_ends(edition: str) -> None:
    people = [caster("signal-jam"), model("a1", 5, 6.5, defense="2d8"), model("b2", 5, 8)]
    fight = Fight(edition, people).play("cast b1 signal-jam a1", WON)
    fight.play("end b1")
    jammed = fight["a1"]
    later = Fight(edition, [jammed, model("b2", 5, 8)], act={"at": "begin"})
    later.play("attack a1 b2 unarmed", "attack: 1 1 | 2 2")
    assert later.reasons()["condition"] == -1
    later.play("end a1")
    assert not later["a1"].conditions


@both
@pytest.mark.row("power-weapon-lock")
@pytest.mark.rule("R-78")
def test_c5_1_weapon_lock_makes_it_drop_a_weapon_of_its_owners_choice(edition: str) -> None:
    people = [caster("weapon-lock"), model("a1", 12, 5, weapons=("knife", "pistol"))]
    fight = Fight(edition, people).play("cast b1 weapon-lock a1", WON)
    assert (fight.asked, fight.asker) == ("drop-weapon", "amber")
    fight.play("choose amber pistol")
    assert fight["a1"].weapons == ("knife",)
    (marker,) = fight.position.markers
    assert (marker.item, marker.place, marker.owner) == ("pistol", (1200, 500, 0), "a1")


@both
@pytest.mark.rule("R-78")
def test_r78_a_dropped_weapon_is_picked_up_by_whoever_may_use_it(edition: str) -> None:
    people = [caster("weapon-lock"), model("a1", 12, 5, weapons=("pistol",)), model("b2", 12, 7, contract="gunner")]
    fight = Fight(edition, people).play("cast b1 weapon-lock a1", WON, "end b1")
    lying = fight.position.markers
    brute = model("b2", 12, 6.5, contract="brute")
    assert Fight(edition, [brute], markers=lying).refused("interact b2 weapon-1") == "not-offered"
    gunner = Fight(edition, [model("b2", 12, 6.4, contract="gunner")], markers=lying).play("interact b2 weapon-1")
    assert (gunner["b2"].weapons, gunner.position.markers) == (("pistol",), ())
    engaged = [model("b2", 12, 6.4, contract="gunner"), model("a2", 12, 7.9)]
    assert Fight(edition, engaged, markers=lying).play("interact b2 weapon-1")["b2"].weapons == ("pistol",)
    far = Fight(edition, [model("b2", 12, 6.5, contract="gunner")], markers=lying)
    assert far.refused("interact b2 weapon-1") == "not-offered"  # 1.01" from its base


@both
@pytest.mark.row("power-neural-trap")
@pytest.mark.rule("R-18", "R-79")
def test_c5_1_a_neural_trap_springs_as_the_target_starts_to_move(edition: str) -> None:
    people = [caster("neural-trap"), model("a1", 12, 5, armor="heavy-cuirass", health=6)]
    trapped = Fight(edition, people).play("cast b1 neural-trap a1", WON)["a1"]
    fight = Fight(edition, [trapped, caster("neural-trap")], act={"at": "begin"})
    fight.play("move a1 12,6,0")
    assert fight.dice == ((6,),)
    fight.play("neural-trap: 6")
    assert fight["a1"].presence == "out"
    assert fight["b1"].kills == ("a1",)
    calm = Fight(edition, [trapped, caster("neural-trap")], act={"at": "begin"}).play("end a1")
    assert not calm["a1"].conditions


@both
@pytest.mark.row("power-neural-trap")
@pytest.mark.rule("R-53")
def test_r53_two_traps_spring_both_and_only_once(edition: str) -> None:
    traps = tuple(Condition("trapped", 6, until="next-activation", by=by) for by in ("b1", "b2"))
    fight = Fight(
        edition, [model("a1", 12, 5, conditions=traps), model("b1", 2, 2), model("b2", 2, 5)], act={"at": "begin"}
    )
    fight.play("move a1 12,6,0", "neural-trap: 2", "neural-trap: 3")
    assert (fight["a1"].health, fight["a1"].place) == (9, (1200, 600, 0))
    fight.play("again a1 12,7,0")
    assert fight["a1"].place == (1200, 700, 0)


@both
@pytest.mark.row("power-neural-trap")
def test_c5_1_a_neural_trap_springs_in_flight_too(edition: str) -> None:
    conditions = (Condition("trapped", 6, until="next-activation", by="b1"), Condition("fleeing"))
    fight = Fight(edition, [model("a1", 12, 5, conditions=conditions), model("b1", 2, 2)], act={"at": "begin"})
    fight.play("morale: 1 1 | 6 6")
    assert fight.asked == "neural-trap"


@both
@pytest.mark.row("power-resonance-push")
@pytest.mark.rule("R-69")
def test_c5_1_resonance_push_first_the_inches_then_the_direction(edition: str) -> None:
    people = [caster("resonance-push"), model("a1", 12, 5), model("a2", 12, 9, armor="padded-vest")]
    fight = Fight(edition, people).play("cast b1 resonance-push a1", WON, "push: 4")
    assert (fight.asked, fight.asker) == ("direction", "blue")
    fight.play("direct blue 180")
    assert fight["a1"].place == (800, 500, 0)
    fight = Fight(edition, people).play("cast b1 resonance-push a2", WON, "push: 4", "direct blue 90")
    assert fight["a2"].place == (1200, 1200, 0)


@both
@pytest.mark.row("power-force-field")
@pytest.mark.rule("R-61", "R-2")
def test_c5_1_a_force_field_against_shots_and_support_against_2d6(edition: str) -> None:
    people = [caster("force-field", wits="2d12"), model("b2", 12, 5)]
    fight = Fight(edition, people).play("cast b1 force-field b2")
    assert fight.dice == ((12, 12), (6, 6))  # nothing passes over to the 2d6
    fight.play("cast: 5 5 | 3 3")
    (field,) = fight["b2"].conditions
    assert (field.amount, field.on, field.when, field.until) == (2, ("defense",), "against-shot", "next-activation")
    own = Fight(edition, [caster("force-field")]).play("cast b1 force-field b1", WON, "end b1")
    assert own["b1"].conditions, "cast in its own activation it holds until the next one ends"


@both
@pytest.mark.row("power-ping")
@pytest.mark.rule("R-61")
def test_c5_1_ping_sees_through_walls(edition: str) -> None:
    block = wall("wall", 7, 0, 8, 20, 6)
    people = [caster("ping"), model("b2", 5, 8, weapons=("pistol",)), model("a1", 12, 8)]
    pinged = Fight(edition, people, pieces=[block]).play("cast b1 ping b2", WON)["b2"]
    fight = Fight(edition, [pinged, model("a1", 12, 8)], pieces=[block], act={"at": "begin"})
    fight.play("attack b2 a1 pistol", "attack: 2 2 | 3 4")
    assert "cover" not in fight.reasons()
    fight.play("end b2")
    assert not fight["b2"].conditions


@both
@pytest.mark.row("power-swap")
def test_r83_swap_caster_and_ally_change_places_with_what_they_carry(edition: str) -> None:
    people = [caster("swap", aim="a1"), model("b2", 15, 5, carrying=("objective-1",)), model("b3", 17.99, 5)]
    thing = Marker("objective-1", "objective", None)
    fight = Fight(edition, people, markers=(thing,))
    assert fight.refused("cast b1 swap b1") == "not-a-target"
    assert fight.refused("cast b1 swap b3") == "not-a-target"  # 12.01" away
    fight.play("cast b1 swap b2", WON)
    assert (fight["b1"].place, fight["b2"].place) == ((1500, 500, 0), (500, 500, 0))
    assert fight["b2"].carrying == ("objective-1",)
    assert not fight["b1"].aim


@both
@pytest.mark.row("power-swap")
def test_r83_swap_causes_no_free_attacks(edition: str) -> None:
    fight = Fight(edition, [caster("swap"), model("b2", 12, 5), model("a1", 5, 6.5, weapons=("knife",))])
    fight.play("cast b1 swap b2", WON)
    assert (fight.asked, fight["b1"].place) == ("act", (1200, 500, 0))


@both
@pytest.mark.rule("R-82", "C5.1")
def test_r82_support_spreads_to_allies_the_caster_too_but_not_focus_and_swap(edition: str) -> None:
    people = [caster("ping"), model("b2", 7, 5), model("b3", 7, 8), model("b4", 20, 20), model("a1", 8, 7)]
    fight = Fight(edition, people).play("cast b1 ping b2", TRIPLED)
    assert {who for who in fight.position.models if kinds(fight, who)} == {"b1", "b2", "b3"}
    fight = Fight(edition, [caster("focus"), *people[1:]], bag=("blue", "blue", "blue")).play(
        "cast b1 focus b2", TRIPLED
    )
    assert fight.position.bag.count("b2") == 2
    assert set(fight.position.bag) == {"blue", "b2"}


@both
@pytest.mark.rule("R-82", "R-88", "R-89")
def test_r88_coworkers_a_power_reaches_are_marked_where_they_are_enemies(edition: str) -> None:
    people = [caster("signal-jam"), model("c1.1", 12, 5), model("c1.2", 13, 6)]
    fight = Fight(edition, people, bag=("c1",)).play("cast b1 signal-jam c1.1", TRIPLED)
    marked = [who for who in ("c1.1", "c1.2") if fight[who].has("hostile")]
    assert marked == (["c1.1", "c1.2"] if edition == NEW else ["c1.1"])


@both
def test_c5_1_who_may_be_the_target(edition: str) -> None:
    block = wall("wall", 7, 0, 8, 7, 6)
    people = [caster("signal-jam"), model("b2", 5, 9), model("a1", 12, 5), model("a2", 5, 12)]
    fight = Fight(edition, people, pieces=[block])
    assert fight.refused("cast b1 signal-jam a1") == "not-a-target"  # out of sight
    assert fight.refused("cast b1 signal-jam b2") == "not-a-target"  # one's own squad
    assert fight.refused("cast b1 ping b2") == "cannot-cast"  # not known
    fight.play("cast b1 signal-jam a2")
    fight = Fight(edition, [caster("ping"), *people[1:]])
    assert fight.refused("cast b1 ping a1") == "not-a-target"
    fight = Fight(edition, [model("b1", 5, 5, powers=("ping",)), *people[1:]])
    assert fight.refused("cast b1 ping b2") == "cannot-cast"  # only a Broadcaster casts


@both
def test_c5_1_once_an_activation_and_while_engaged_too(edition: str) -> None:
    people = [caster("ping"), model("b2", 5, 9), model("a1", 5, 6.5)]
    fight = Fight(edition, people, act={"allowed": 2}).play("cast b1 ping b2", "cast: 1 2 | 3 3")
    assert fight.refused("cast b1 ping b2") == "cannot-cast"


@both
@pytest.mark.rule("C4.17")
@pytest.mark.parametrize(("power", "target"), [("signal-jam", "a1"), ("ping", "b2")])
def test_c5_1_tripled_by_the_other_side_is_a_broadcast_fumble(edition: str, power: str, target: str) -> None:
    people = [caster(power), model("b2", 5, 9), model("a1", 12, 5)]
    fight = Fight(edition, people).play(f"cast b1 {power} {target}", "cast: 1 2 | 4 5")
    assert fight.dice == ((6,),)
    fight.play("fumble: 5", "damage: 3")
    assert (fight["b1"].health, fight["b1"].blocked) == (11, (power,))
    fight = Fight(edition, people).play(f"cast b1 {power} {target}", "cast: 1 2 | 4 4")
    assert fight.asked == "act"  # 8 against 3 is no triple


@both
@pytest.mark.rule("R-57")
def test_r57_an_agent_that_loses_to_a_power_rolls_again(edition: str) -> None:
    """The second result counts: what was a triple is none now."""
    people = [caster("signal-jam"), model("a1", 12, 5, contract="agent"), model("a2", 12, 7, contract="gunner")]
    fight = Fight(edition, people).play("cast b1 signal-jam a1", "cast: 6 6 | 2 2")
    assert (fight.asked, fight.dice) == ("retry", ((6, 6),))
    fight.play("retry: 3 3")
    assert [who for who in ("a1", "a2") if kinds(fight, who)] == ["a1"]
    fight = Fight(edition, people).play("cast b1 signal-jam a1", "cast: 6 6 | 2 2", "retry: 1 1")
    assert [who for who in ("a1", "a2") if kinds(fight, who)] == ["a1", "a2"]


# Focus: the sixth of the worst interrupts.


@pytest.mark.row("power-focus")
def test_r31_focus_is_for_a_model_not_yet_activated() -> None:
    people = [caster("focus", activated=1), model("b2", 9, 5, activated=1), model("b3", 9, 9)]
    fight = Fight(NEW, people, bag=("blue", "amber"))
    assert fight.refused("cast b1 focus b2") == "not-a-target"
    assert fight.refused("cast b1 focus b1") == "not-a-target"
    fight.play("cast b1 focus b3", WON)
    assert fight.position.bag == ("blue", "amber", "b3", "b3")


def focused(edition: str, **fields: Any) -> Fight:
    """A Broadcaster has focused b2; then the match waits for a token."""
    people = [caster("focus", activated=1), model("b2", 9, 5, **fields), model("b3", 9, 9), model("a1", 20, 20)]
    bag = ("b2", "b2", "blue", "blue", "amber")
    return Fight(edition, people, frames=(Match(at="finish"), Round(at="draw")), bag=bag)


@pytest.mark.row("power-focus")
def test_r31_its_own_token_activates_that_model_and_takes_two_more_along() -> None:
    fight = focused(NEW).play("drawn b2")
    assert fight.position.active == "b2"
    assert fight.position.bag == ("blue", "amber")


@pytest.mark.row("power-focus")
def test_r31_activated_by_an_ordinary_token_both_spares_leave() -> None:
    fight = focused(NEW).play("drawn blue", "activate b2")
    assert fight.position.bag == ("blue", "amber")
    fight = focused(NEW).play("drawn blue", "activate b3")
    assert fight.position.bag == ("b2", "b2", "blue", "amber")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.row("power-focus")
@pytest.mark.rule("R-58")
def test_r31_a_focused_model_that_goes_out_takes_its_tokens_along(edition: str) -> None:
    people = [model("a1", 9, 6.5, weapons=("knife",)), model("b2", 9, 5, health=1), model("b3", 20, 9)]
    fight = Fight(edition, people, bag=("b2", "b2", "blue", "blue", "amber"))
    fight.play("attack a1 b2 knife", "attack: 5 5 | 3 3", "damage: 2")
    assert fight.position.bag == ("blue", "amber")


@pytest.mark.row("power-focus")
@pytest.mark.rule("C4.1")
def test_r31_in_the_old_edition_each_token_is_an_extra_activation() -> None:
    """Focus 0.7: three activations in one round, whatever order the tokens come in."""
    fight = focused(OLD).play("drawn b2", "end b2", "drawn blue")
    fight.play("activate b2", "end b2", "drawn b2", "end b2")
    assert [told["who"] for told in fight.told("activated")] == ["b2", "b2", "b2"]
    assert fight.position.bag == ("blue", "amber")
    fight.play("drawn blue")  # the only one left acts: nobody is asked
    assert fight.position.active == "b3"


@pytest.mark.row("power-focus")
def test_r31_in_the_old_edition_the_caster_may_focus_itself_or_who_has_activated() -> None:
    people = [caster("focus", activated=1), model("b2", 9, 5, activated=1)]
    fight = Fight(OLD, people, bag=("amber",)).play("cast b1 focus b1", WON)
    assert fight.position.bag == ("amber", "b1", "b1")
    Fight(OLD, people, bag=("amber",)).play("cast b1 focus b2", WON)


@pytest.mark.row("power-focus")
def test_r102_an_extra_activation_casts_no_focus() -> None:
    """Else a round need never end."""
    fight = Fight(OLD, [caster("focus", activated=1), model("b2", 9, 5)], act={"own_token": True})
    assert fight.refused("cast b1 focus b2") == "cannot-cast"


@pytest.mark.row("power-focus")
@pytest.mark.rule("R-61")
def test_r31_an_extra_activation_is_an_activation_of_its_own() -> None:
    """Bleeding bites each time; what held until the next activation ends with the first."""
    conditions = (Condition("bleeding", 2), Condition("ping", until="next-activation"))
    fight = focused(OLD, conditions=conditions).play("drawn b2")
    assert fight["b2"].health == 12
    fight.play("end b2")
    assert [condition.kind for condition in fight["b2"].conditions] == ["bleeding"]
    fight.play("drawn b2")
    assert fight["b2"].health == 10


@both
@pytest.mark.rule("R-103", "R-62")
def test_r103_a_hijacked_hostile_gathers_nothing(edition: str) -> None:
    taken = Condition("hijacked", until="next-activation", side="blue", by="b1")
    people = [model("h1.1", 5, 5, unit="feral-crews-boss", conditions=(taken,)), model("c1.1", 5, 6.5)]
    loot = Marker("loot-1", "loot", (500, 580, 0))
    fight = Fight(edition, [*people, model("b1", 20, 20)], frames=(Bag(), GroupTurn("h1")), markers=(loot,))
    assert (fight.asked, fight.asker) == ("act", "blue")
    assert fight.refused("interrogate h1.1 c1.1") == "not-offered"
    assert fight.refused("search h1.1 loot-1") == "not-offered"
