"""Corporate Blessings: how they come, when each is declared, what it does (C4.2)."""

import pytest

from sacredwire.engine.events import Contested, Healed
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Condition
from support.table import EDITIONS, NEW, OLD, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)


def hand(*blessings: str) -> dict[str, tuple[str, ...]]:
    return {"blue": blessings, "amber": ()}


def new_round(edition: str) -> Fight:
    """A round about to begin, without hostiles."""
    return Fight(
        edition, [model("b1", 5, 5), model("a1", 15, 15)], frames=(Match(at="finish"), Round()), bag=(), round=0
    )


@both
@pytest.mark.row("blessing-surplus")
def test_c4_2_each_rolls_three_and_an_eight_is_two_more(edition: str) -> None:
    fight = new_round(edition).play("blessings: 3 3 5")
    assert fight.position.blessings == {"blue": ("boost", "boost", "severance"), "amber": ()}
    fight.play("blessings: 8 2 8")
    assert fight.dice == ((8, 8, 8, 8),)
    fight.play("blessings: 8 4 8 7")
    assert fight.position.blessings["amber"] == ("reroll", "overtime", "wellness")
    assert fight.asked == "draw"


@both
@pytest.mark.row("blessing-denied")
def test_c4_2_denied(edition: str) -> None:
    fight = new_round(edition).play("blessings: 1 1 1", "blessings: 2 2 2")
    assert fight.position.blessings["blue"] == (("denied",) * 3 if edition == NEW else ())


@pytest.mark.row("blessing-denied")
def test_c4_2_denied_gives_an_extra_action_and_counts_as_the_models_one() -> None:
    fight = Fight(NEW, [model("b1", 5, 5), model("a1", 5, 6.5)], blessings=hand("denied", "overtime"))
    fight.play("bless b1 denied")
    assert fight.refused("bless b1 overtime") == "cannot-bless"
    fight.play("attack b1 a1 unarmed", "attack: 1 1 | 2 2", "attack b1 a1 unarmed", "attack: 1 1 | 2 2")
    assert fight.refused("attack b1 a1 unarmed") == "no-action-left"


@both
@pytest.mark.row("blessing-overtime")
def test_c4_2_overtime_is_two_actions_and_never_more(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, move=400)], blessings=hand("overtime", "overtime"))
    fight.play("bless b1 overtime", "move b1 9,5,0", "again b1 9,9,0", "again b1 5,9,0")
    assert fight.asked == "draw"
    assert fight.position.blessings["blue"] == ("overtime",)
    fight = Fight(edition, [model("b1", 5, 5)], blessings=hand("overtime"), act={"allowed": 2})
    assert fight.refused("bless b1 overtime") == "cannot-bless"


@both
@pytest.mark.row("blessing-boost")
@pytest.mark.rule("R-64")
def test_r64_boost_serves_any_roll_its_defense_too(edition: str) -> None:
    fight = Fight(
        edition,
        [model("a1", 5, 5, weapons=("knife",)), model("b1", 5, 6.5, defense="2d8")],
        blessings=hand("boost"),
    )
    fight.play("attack a1 b1 knife")
    assert (fight.asked, fight.asker) == ("bless", "blue")
    fight.play("bless b1 boost", "attack: 1 2 | 4 4")
    assert fight.rolled_at() == (1, 3)
    assert fight.reasons(1) == {"boost": 1}


@both
@pytest.mark.rule("R-52", "C1.10")
def test_r52_a_boost_beyond_2d12_passes_to_the_opponent(edition: str) -> None:
    fight = Fight(
        edition, [model("b1", 5, 5, combat="2d12", weapons=("knife",)), model("a1", 5, 6.5)], blessings=hand("boost")
    )
    fight.play("attack b1 a1 knife", "bless b1 boost")
    assert fight.dice == ((12, 12), (4, 4))


@both
@pytest.mark.row("blessing-boost")
def test_c4_2_a_blessing_let_pass_stays_in_hand(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("a1", 5, 6.5)], blessings=hand("boost"))
    fight.play("attack b1 a1 unarmed", "pass blue", "attack: 1 1 | 4 4")
    assert fight.position.blessings["blue"] == ("boost",)
    assert not fight["b1"].blessed


@both
@pytest.mark.row("blessing-reroll")
@pytest.mark.rule("R-64", "R-52")
def test_r64_reroll_serves_a_die_of_damage_too(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 5, 6.5)], blessings=hand("reroll"))
    fight.play("attack b1 a1 knife")
    if edition == NEW:
        fight.play("pass blue", "attack: 5 5 | 4 4", "bless b1 reroll", "damage: 1", "blessing: 4")
    else:
        fight.play("attack: 5 5 | 4 4", "pass blue", "damage: 1", "bless b1 reroll", "blessing: 4")
    assert fight["a1"].health == 10
    assert fight["b1"].blessed


@both
@pytest.mark.row("blessing-reroll")
@pytest.mark.rule("R-52")
def test_r52_no_die_is_rerolled_twice_in_one_roll(edition: str) -> None:
    """The Machete rerolled its 1: only the other die is left for the blessing."""
    fight = Fight(edition, [model("b1", 5, 5, weapons=("machete",)), model("a1", 5, 6.5)], blessings=hand("reroll"))
    fight.play("attack b1 a1 machete")
    if edition == NEW:
        fight.play("bless b1 reroll", "attack: 1 2 | 4 4", "reroll: 3 |")
    else:
        fight.play("attack: 1 2 | 4 4", "reroll: 3 |", "bless b1 reroll")
    assert fight.asked == "blessing"
    fight.play("blessing: 6")
    assert fight.of(Contested)[-1].sides[0].dice == (3, 6)


@both
@pytest.mark.row("blessing-severance")
def test_c4_2_severance_is_declared_on_one_attack(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 5, 6.5)], blessings=hand("severance"))
    fight.play("attack b1 a1 knife")
    assert fight.asked == "severance"
    fight.play("bless b1 severance", "attack: 5 4 | 4 4")
    assert fight["a1"].health == 10


@pytest.mark.row("blessing-synergy")
@pytest.mark.rule("R-64")
def test_c4_2_synergy_near_a_friend_is_an_extra_action() -> None:
    def at(x: float) -> Fight:
        return Fight(NEW, [model("b1", 5, 5), model("b2", x, 5)], blessings=hand("synergy"))

    assert at(12.0).refused("bless b1 synergy") == "cannot-bless"  # 6.02" from base to base
    fight = at(11.98).play("bless b1 synergy", "move b1 5,9,0", "again b1 5,5,0", "again b1 5,9,0")
    assert fight.asked == "draw"


@pytest.mark.row("blessing-synergy")
@pytest.mark.rule("R-64")
def test_c4_2_synergy_activates_another_and_uses_a_token() -> None:
    fight = Fight(
        OLD,
        [model("b1", 5, 5), model("b2", 8, 5), model("b3", 20, 5), model("b4", 8, 8, activated=1)],
        blessings=hand("synergy"),
        bag=("blue", "blue", "amber"),
    )
    assert fight.refused("bless b1 synergy b3") == "cannot-bless"  # too far
    assert fight.refused("bless b1 synergy b4") == "cannot-bless"  # it has activated
    fight.play("bless b1 synergy b2", "end b1")
    assert fight.position.active == "b2"
    assert fight.position.bag == ("blue", "amber")
    fight.play("end b2")
    assert (fight["b2"].activated, fight.position.active, fight.asked) == (1, "", "draw")


@pytest.mark.row("blessing-synergy")
def test_c4_2_synergys_first_model_may_fall_in_the_second_ones_activation() -> None:
    """Its own activation is over: it does not end twice."""
    fight = Fight(
        OLD,
        [model("b1", 5, 5, health=1), model("b2", 8, 5, items=("frag",))],
        blessings=hand("synergy"),
        bag=("blue", "amber"),
    )
    fight.play("bless b1 synergy b2", "end b1", "throw b2 frag 5,5,0", "grenade: 6 6 | 1 1", "damage: 8")
    if fight.asked == "damage":
        fight.play("damage: 1")
    fight.play("end b2")
    assert fight["b1"].presence == "out"
    assert [told["who"] for told in fight.told("activation-over")] == ["b1", "b2"]


@both
@pytest.mark.row("blessing-wellness")
@pytest.mark.rule("R-64")
def test_c4_2_wellness_heals_in_the_models_activation_up_to_its_maximum(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, health=12)], blessings=hand("wellness"))
    fight.play("bless b1 wellness", "heal: 4")
    assert fight["b1"].health == 14
    assert [healed.amount for healed in fight.of(Healed)] == [2]
    assert Fight(edition, [model("b1", 5, 5)], blessings=hand("wellness")).refused("bless b1 wellness")


@both
@pytest.mark.rule("C4.2")
def test_c4_2_one_blessing_a_model_and_round(edition: str) -> None:
    """Ines has Boost: no Severance for her attack this round, but for Tobias's."""
    fight = Fight(
        edition,
        [model("b1", 5, 5, weapons=("pistol",)), model("b2", 9, 6.5, activated=0), model("a1", 9, 8)],
        blessings=hand("boost", "boost", "severance"),
        bag=("blue",),
    )
    fight.play("attack b1 a1 pistol")
    if fight.asked == "severance":
        fight.play("pass blue")
    fight.play("bless b1 boost")
    assert fight["b1"].blessed
    assert fight.position.blessings["blue"] == ("boost", "severance")
    assert fight.asked == "attack"  # nobody is asked about Severance again
    assert not fight["b2"].blessed


@both
@pytest.mark.rule("R-62", "R-64")
def test_r62_nobody_blesses_a_hijacked_model(edition: str) -> None:
    taken = Condition("hijacked", until="next-activation", began=True, side="amber", by="a1")
    fight = Fight(
        edition,
        [model("b1", 5, 5, conditions=(taken,)), model("b2", 5, 6.5), model("a1", 20, 20)],
        blessings={"blue": ("boost", "overtime"), "amber": ("boost",)},
    )
    assert fight.asker == "amber"
    assert fight.refused("bless b1 overtime") == "cannot-bless"
    fight.play("attack b1 b2 unarmed")
    assert (fight.asked, fight.asker) == ("bless", "blue")  # for the defense of b2
    fight.play("pass blue")
    assert fight.asked == "attack"
