"""The round: tokens, activations, what is lost and when things end (C4.1, K.duration)."""

from typing import Any

import pytest

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.pending import Draw
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.engagement import are_enemies
from sacredwire.rules.state import Condition, Model
from support.table import EDITIONS, NEW, OLD, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)


def at(stage: Any, edition: str, models: list[Model], **position: Any) -> Fight:
    """A match at a stage of its round."""
    position.setdefault("bag", ())
    return Fight(edition, models, frames=(Match(at="finish"), Round(at=stage)), **position)


def two_squads() -> list[Model]:
    return [model(f"b{n}", 2 * n, 2) for n in range(1, 6)] + [model(f"a{n}", 2 * n, 22) for n in range(1, 6)]


@both
@pytest.mark.rule("C1.8")
def test_c4_1_one_token_a_model_and_one_a_group(edition: str) -> None:
    """The booklet's round: two squads of five, a group of hostiles and one of Coworkers: twelve tokens."""
    crew = [model("h1.1", 12, 12), model("h1.2", 14, 12), model("c1.1", 12, 15), model("c1.2", 14, 15)]
    fight = at("fill", edition, [*two_squads(), *crew, model("h2.1", 20, 12)])
    assert sorted(fight.position.bag) == sorted(["blue"] * 5 + ["amber"] * 5 + ["h1", "h2", "c1"])
    without = at("fill", edition, [*two_squads(), *crew])
    assert len(without.position.bag) == 12
    without.play("drawn blue", "activate b1", "end b1")
    assert len(without.position.bag) == 11


@both
@pytest.mark.rule("R-58")
def test_c4_1_the_token_of_a_model_out_leaves_the_bag_at_once(edition: str) -> None:
    people = [model("a1", 5, 6.5, weapons=("knife",)), model("b1", 5, 5, health=1), model("b2", 20, 5)]
    fight = Fight(edition, people, bag=("blue", "blue", "c1")).play(
        "attack a1 b1 knife", "attack: 5 5 | 3 3", "damage: 2"
    )
    assert fight.position.bag == ("blue", "c1")
    acted = [people[0], model("b1", 5, 5, health=1, activated=1), people[2]]
    fight = Fight(edition, acted, bag=("blue", "c1")).play("attack a1 b1 knife", "attack: 5 5 | 3 3", "damage: 2")
    assert fight.position.bag == ("blue", "c1"), "it had activated: its token was spent"


@both
@pytest.mark.rule("R-58")
def test_r58_a_model_that_leaves_takes_a_token_along_only_before_it_acts(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 0.49), model("b2", 20, 20)], bag=("blue",)).put("b1", activated=1)
    fight.play("move b1 5,0.49,0 off S")
    assert fight["b1"].presence == "left"
    assert fight.position.bag == ("blue",)


@both
def test_c4_1_a_groups_token_stays_until_its_last_model_goes(edition: str) -> None:
    people = [
        model("b1", 5, 5, weapons=("knife",)),
        model("h1.1", 5, 6.5, health=1, side="scrapers"),
        model("h1.2", 20, 20, side="scrapers"),
    ]
    script = ("attack b1 h1.1 knife", "attack: 5 5 | 3 3", "damage: 2")
    assert Fight(edition, people, bag=("h1",)).play(*script).position.bag == ("h1",)
    assert Fight(edition, people[:2], bag=("h1", "amber")).play(*script).position.bag == ("amber",)


@both
def test_c4_1_a_drawn_token_activates_a_model_that_has_not_acted(edition: str) -> None:
    people = [model("b1", 5, 5, activated=1), model("b2", 8, 5), model("b3", 11, 5), model("a1", 20, 20)]
    fight = at("draw", edition, people, bag=("blue", "blue", "amber")).play("drawn blue")
    assert (fight.asked, fight.asker) == ("activate", "blue")
    assert [offer.who for offer in fight.offers] == ["b2", "b3"]
    assert fight.refused("activate b1") == "not-offered"
    assert at("draw", edition, people, bag=("amber",)).refused("drawn blue") == "token-not-in-bag"


@both
def test_c4_1_a_token_nobody_can_use_is_discarded(edition: str) -> None:
    fight = at("draw", edition, [model("b1", 5, 5, activated=1), model("a1", 9, 9)], bag=("blue", "amber"))
    fight.play("drawn blue")
    assert fight.told("token-discarded")
    assert fight.waits == Draw(("amber",))


@both
def test_c4_1_a_move_and_an_action_in_either_order(edition: str) -> None:
    people = [model("b1", 5, 5, weapons=("pistol",)), model("a1", 12, 5)]
    shot = ("attack b1 a1 pistol", "attack: 2 2 | 3 3")
    fight = Fight(edition, people).play("move b1 5,8,0")
    assert fight.refused("move b1 5,9,0") == "no-move-left"
    assert fight.play(*shot).asked == "draw"
    fight = Fight(edition, people).play(*shot)
    assert fight.refused("attack b1 a1 pistol") == "no-action-left"
    assert fight.play("move b1 5,8,0").asked == "draw"
    fight = Fight(edition, people)
    assert fight.refused("again b1 5,8,0") == "no-move-left"


@both
@pytest.mark.rule("C4.3")
def test_c4_3_move_again_is_the_action(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, weapons=("pistol",)), model("a1", 12, 5)])
    fight.play("move b1 5,8,0", "again b1 5,5,0")
    assert fight["b1"].ran
    assert fight.asked == "draw"


# Lost activations.


@both
@pytest.mark.rule("R-60")
def test_r13_a_lost_activation_is_spent_and_bleeding_bites_all_the_same(edition: str) -> None:
    people = [model("b1", 5, 5, conditions=(Condition("dazed"), Condition("bleeding", 2)))]
    fight = Fight(edition, people, act={"at": "begin"})
    assert (fight.asked, fight["b1"].health, fight["b1"].activated) == ("draw", 12, 1)
    assert [condition.kind for condition in fight["b1"].conditions] == ["bleeding"]


@both
def test_r13_a_fleeing_model_spends_its_activation(edition: str) -> None:
    people = [model("b1", 5, 12, contract="gunner", conditions=(Condition("fleeing"),))]
    fight = Fight(edition, people, act={"at": "begin"}).play("morale: 1 1 | 6 6")
    assert (fight.asked, fight["b1"].activated) == ("draw", 1)


@both
@pytest.mark.rule("R-60", "C4.19")
def test_r60_a_fleeing_model_that_passes_acts_normally(edition: str) -> None:
    people = [model("b1", 5, 12, conditions=(Condition("fleeing"),)), model("a1", 5, 13.5)]
    fight = Fight(edition, people, act={"at": "begin"}).play("morale: 6 6 | 1 1")
    assert not fight["b1"].conditions
    fight.play("attack b1 a1 unarmed", "attack: 1 1 | 3 2", "move b1 5,11,0")


@both
def test_r60_one_that_starts_fleeing_in_its_own_activation_ends_it(edition: str) -> None:
    """Its own Boss falls to a grenade it throws; it fails its Morale test."""
    people = [
        model("b2", 5, 5, contract="gunner", items=("frag",), wits="2d4"),
        model("b1", 5, 10, boss=True, health=1),
        model("a1", 20, 20),
    ]
    fight = Fight(edition, people, act={"allowed": 2}, bag=("blue", "amber"))
    fight.play("throw b2 frag 5,10,0", "grenade: 6 6 | 1 1", "damage: 8", "morale: 1 1 | 6 6")
    assert fight["b2"].has("fleeing")
    assert fight.asked == "draw"
    assert fight.position.bag == ("amber",)


# The end of a round.


@both
@pytest.mark.rule("R-75")
def test_r59_the_dissolved_fall_first_then_effects_end_then_the_length_is_checked(edition: str) -> None:
    conditions = (Condition("dissolved", 5, by="a1"), Condition("move", 200, until="round"))
    people = [
        model("b1", 5, 5, conditions=conditions),
        model("b2", 9, 5, conditions=conditions[1:]),
        model("a1", 20, 20),
    ]
    fight = at("end", edition, people, round=5, smokes=((500, 500, 300),), blessings={"blue": ("boost",), "amber": ()})
    assert fight.asked == "duration"
    assert (fight["b1"].presence, fight["a1"].kills) == ("out", ("b1",))
    assert not fight["b2"].conditions
    assert (fight.position.smokes, fight.position.blessings["blue"]) == ((), ())
    still = at("end", edition, [model("b1", 5, 5, conditions=(Condition("dissolved", 6),)), model("a1", 9, 9)], round=5)
    assert still["b1"].on_board


@both
def test_r59_the_mission_counts_between_the_two(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Dissolved are gone by then; smoke and what holds until the end of the round is still there."""
    seen: list[tuple[str, bool, bool]] = []

    def look(self: object, change: Change) -> None:
        del self
        seen.append((change.models["b1"].presence, change.models["b2"].has("move"), bool(change.smokes)))

    monkeypatch.setattr(missions.Mission, "end_of_round", look)
    dissolved, fast = Condition("dissolved", 3), Condition("move", 200, until="round")
    people = [model("b1", 5, 5, conditions=(dissolved,)), model("b2", 9, 5, conditions=(fast,)), model("a1", 20, 20)]
    at("end", edition, people, round=3, smokes=((500, 500, 300),))
    assert seen == [("out", True, True)]


@both
@pytest.mark.rule("R-80", "R-75")
def test_r59_a_boss_dissolved_shakes_its_squad(edition: str) -> None:
    boss = model("b1", 5, 5, boss=True, conditions=(Condition("dissolved", 3),))
    fight = at("end", edition, [boss, model("b2", 9, 5), model("a1", 20, 20)], round=3)
    assert fight.asked == "morale"


@both
@pytest.mark.parametrize(
    ("number", "faces", "ends"), [(5, "2", False), (5, "3", True), (6, "1", False), (6, "2", True)]
)
@pytest.mark.rule("K.duration")
def test_k_duration_a_die_after_rounds_five_and_six(edition: str, number: int, faces: str, ends: bool) -> None:
    people = [model("b1", 5, 5), model("a1", 20, 20)]
    fight = at("end", edition, people, round=number).play(f"duration: {faces}")
    assert fight.position.ended == ("duration" if ends else "")
    assert fight.position.round == number + (not ends)


@both
@pytest.mark.rule("K.duration")
def test_k_duration_four_rounds_at_least_and_seven_at_most(edition: str) -> None:
    people = [model("b1", 5, 5), model("a1", 20, 20)]
    assert at("end", edition, people, round=4).position.round == 5
    assert at("end", edition, people, round=7).position.ended == "duration"


@both
def test_r14_a_squad_with_nobody_left_lets_the_other_decide(edition: str) -> None:
    people = [model("b1", 5, 5), model("a1", 20, 20)]

    def alone() -> Fight:
        fight = Fight(edition, people).put("a1", presence="left", place=None)
        return at("end", edition, list(fight.position.models.values()), round=5)

    fight = alone()
    assert (fight.asked, fight.asker) == ("play-on", "blue")
    ended = alone().play("choose blue end")
    assert (ended.position.ended, ended.waits.result.winner) == ("called", "blue")  # type: ignore[union-attr]
    assert alone().play("choose blue play-on").asked == "duration"


@both
def test_r14_with_nobody_at_all_it_ends_at_once(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("a1", 20, 20)])
    fight.put("a1", presence="out", place=None, health=0).put("b1", presence="left", place=None)
    ended = at("end", edition, list(fight.position.models.values()), round=2)
    assert ended.position.ended == "no-models"


@both
def test_r14_in_the_last_round_nobody_is_asked(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("a1", 20, 20)]).put("a1", presence="left", place=None)
    ended = at("end", edition, list(fight.position.models.values()), round=7)
    assert ended.position.ended == "duration"


@both
def test_c4_1_a_new_round_begins_anew(edition: str) -> None:
    people = [model("b1", 5, 5, activated=1, ran=True, blessed=True), model("a1", 20, 20)]
    fight = at("end", edition, people, round=2)
    assert fight.position.round == 3
    fight.play("blessings: 5 5 5", "blessings: 5 5 5")
    assert fight.position.bag == ("blue", "amber")
    one = fight["b1"]
    assert (one.activated, one.ran, one.blessed) == (0, False, False)


# Who is whose enemy: a policy.


@pytest.mark.parametrize(
    ("a", "b", "enemies"),
    [
        ("b1", "a1", (OLD, NEW)),
        ("b1", "h1.1", (OLD, NEW)),
        ("h1.1", "h2.1", (NEW,)),  # two factions
        ("h3.1", "h4.1", ()),  # Wave Callers and Static Wraiths are one
        ("b1", "c1.1", (NEW,)),
        ("h1.1", "c1.1", (NEW,)),
        ("b1", "c2.1", (OLD, NEW)),  # marked Hostile
        ("h1.1", "c2.1", (OLD, NEW)),
        ("c1.1", "c2.1", (NEW,)),
        ("b1", "b2", ()),
    ],
)
@both
@pytest.mark.rule("C4.1", "R-89")
def test_c4_1_who_is_whose_enemy(edition: str, a: str, b: str, enemies: tuple[str, ...]) -> None:
    sides = {"h2.1": "scrapers", "h3.1": "wave-callers", "h4.1": "static-wraiths"}
    marked = {"c2.1": (Condition("hostile"),)}
    one, other = (
        model(who, 5, 5, side=sides.get(who, "feral-crews"), conditions=marked.get(who, ())) for who in (a, b)
    )
    rules = Fight(edition, [model("b1", 5, 5)]).rules
    assert are_enemies(rules, one, other) == are_enemies(rules, other, one) == (edition in enemies)
