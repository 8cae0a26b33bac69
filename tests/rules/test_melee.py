"""Attacks in melee, Ripostes, free attacks."""

import pytest

from sacredwire.engine.events import Contested, Gone, Hurt, Moved
from sacredwire.engine.inputs import Attack, Defend
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.push import Push
from sacredwire.rules.combat import UNARMED
from sacredwire.rules.state import Condition, Model
from support.table import EDITIONS, NEW, OLD, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
FLEEING = (Condition("fleeing"),)


def duel(edition: str, *more: Model, act: dict[str, object] | None = None, **target: object) -> Fight:
    """b1 with a knife beside a1, who has what the test gives it."""
    return Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, **target), *more], act=act)


@both
def test_c4_7_melee_needs_reach(edition: str) -> None:
    """An inch from edge to edge, in space: 0.98" across the bases."""
    for x, z, reaches in ((6.98, 0, True), (6.99, 0, False), (5.98, 1, True), (5.98, 1.01, False)):
        step = wall("step", x - 0.3, 3, x + 2, 7, z) if z else wall("away", 20, 20, 21, 21, 1)
        fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", x, 5, z)], pieces=[step])
        offered = any(isinstance(offer, Attack) and offer.weapon == "knife" for offer in fight.offers)
        assert offered == reaches
        if not reaches:
            assert fight.refused("attack b1 a1 knife") == "weapon-unusable"


@both
@pytest.mark.rule("C4.9")
def test_c4_7_melee_needs_line_of_sight(edition: str) -> None:
    thin = wall("thin", 5.6, 3, 5.7, 7, 3)
    fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 6.3, 5)], pieces=[thin])
    assert fight.refused("attack b1 a1 knife") == "no-sight"


@both
@pytest.mark.rule("R-65")
def test_r65_anyone_outside_the_squad_may_be_attacked(edition: str) -> None:
    others = [model("b2", 5, 6), model("c1.1", 4, 5), model("h1.1", 5, 4)]
    fight = duel(edition, *others)
    targets = {offer.target for offer in fight.offers if isinstance(offer, Attack)}
    assert targets == {"a1", "c1.1", "h1.1"}
    assert fight.refused("attack b1 b2 knife") == "not-a-target"
    assert fight.refused("attack b1 b1 knife") == "not-a-target"
    assert fight.refused("attack b1 a9 knife") == "not-a-target"
    assert fight.refused("attack b1 a1 saber") == "weapon-not-at-hand"


@both
@pytest.mark.rule("C2.3")
def test_c2_3_a_contract_limits_the_weapons_used(edition: str) -> None:
    """A Gunner's knife stays in its sheath, a Brute's carbine serves nobody but as a club."""
    gunner = Fight(edition, [model("b1", 5, 5, contract="gunner", weapons=("knife", "pistol")), model("a1", 6, 5)])
    assert gunner.refused("attack b1 a1 knife") == "weapon-not-at-hand"
    brute = Fight(edition, [model("b1", 5, 5, contract="brute", weapons=("carbine",)), model("a1", 6, 5)])
    assert brute.refused("attack b1 a1 carbine") == "weapon-not-at-hand"
    assert {offer.weapon for offer in brute.offers if isinstance(offer, Attack)} == {"improvised", "unarmed"}


@both
def test_c4_7_the_defender_chooses_how_to_answer(edition: str) -> None:
    fight = duel(edition, weapons=("sword", "carbine", "knife")).play("attack b1 a1 knife")
    assert fight.asker == "amber"
    assert fight.offers == (Defend("a1"), Defend("a1", "sword"), Defend("a1", "knife"))


@both
@pytest.mark.rule("C4.7", "C2.3")
def test_c4_7_who_cannot_riposte_is_not_asked(edition: str) -> None:
    """Without a melee weapon in reach, with Improvised Combat, while fleeing."""
    for fields in ({"weapons": ("carbine",)}, {}, {"weapons": ("sword",), "conditions": FLEEING}):
        assert duel(edition, **fields).play("attack b1 a1 knife").asked == "attack"
    whip = Fight(edition, [model("b1", 5, 5, weapons=("cable-whip",)), model("a1", 7.9, 5, weapons=("sword",))])
    assert whip.play("attack b1 a1 cable-whip").asked == "attack"
    back = Fight(
        edition, [model("b1", 5, 5, weapons=("cable-whip",)), model("a1", 7.9, 5, weapons=("cable-whip",))]
    )  # fmt: skip
    assert back.play("attack b1 a1 cable-whip").asked == "defend"


@both
@pytest.mark.rule("R-22")
def test_r22_a_riposte_won_does_plain_damage(edition: str) -> None:
    """No maximum for a double; the flat point of the Brute counts; then whoever was tripled and stands fumbles."""
    brute = {"contract": "brute", "combat": "2d8", "weapons": ("sword",)}
    fight = duel(edition, **brute).play("attack b1 a1 knife", "defend a1 riposte sword")
    assert fight.dice[1] == ((6, 6) if edition == OLD else (8, 8))
    fight.play("1 2 | 6 6", "damage: 2")
    assert fight["b1"].health == 11
    assert fight["a1"].health == 14
    assert fight.asked == "fumble"
    dead = duel(edition, **brute).put("b1", health=3).play("attack b1 a1 knife", "defend a1 riposte sword")
    dead.play("1 2 | 6 6", "damage: 2")
    assert dead["b1"].presence == "out"
    assert dead.asked == "draw"
    assert dead["a1"].kills == ("b1",)


@both
@pytest.mark.rule("R-22")
def test_r22_a_riposte_pushes_jolts_and_pierces(edition: str) -> None:
    for weapon, check in (("mace", "push"), ("prod", "jolt")):
        fight = duel(edition, combat="2d8", weapons=(weapon,)).play("attack b1 a1 knife", f"defend a1 riposte {weapon}")
        fight.play("1 5 | 6 3", "damage: 2")
        if check == "push":
            if edition == OLD:
                assert fight.asker == "amber"
                fight.play("choose amber push")
            assert fight["b1"].place == (400, 500, 0)
        else:
            assert fight["b1"].has("jolted")


@pytest.mark.rule("C4.7")
@pytest.mark.parametrize(("edition", "dice"), [(OLD, 1), (NEW, 2)])
def test_c4_7_a_riposte_lost_doubles_the_dice(edition: str, dice: int) -> None:
    """The policy; doubled dice at their maximum are twice it, a fixed weapon is left alone."""
    lost = duel(edition, weapons=("sword",)).play("attack b1 a1 knife", "defend a1 riposte sword", "6 5 | 4 4")
    assert lost.dice == ((4,) * dice,)
    double = duel(edition, weapons=("knife",)).play("attack b1 a1 knife", "defend a1 riposte knife", "6 6 | 3 3")
    assert double["a1"].health == 14 - 4 * dice
    fixed = Fight(edition, [model("b1", 5, 5, weapons=("knuckles",)), model("a1", 6, 5, weapons=("knife",))])
    fixed.play("attack b1 a1 knuckles", "defend a1 riposte knife", "6 5 | 4 4")
    assert fixed["a1"].health == 12


@both
@pytest.mark.rule("R-23")
def test_r23_an_ai_model_ripostes_only_when_strictly_better(edition: str) -> None:
    for combat, defense, riposte in (("2d10", "2d6", True), ("2d8", "2d6", False), ("2d6", "2d8", False)):
        hostile = model("h1.1", 6, 5, combat=combat, defense=defense, weapons=("cleaver",))
        fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), hostile]).play("attack b1 h1.1 knife")
        assert fight.asked == "attack"
        assert bool(fight.told("ripostes")) == riposte


@both
@pytest.mark.rule("R-52", "C4.2")
def test_r52_declared_first_then_blessings_the_acting_side_first(edition: str) -> None:
    table = [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, weapons=("sword",))]
    fight = Fight(edition, table, blessings={"blue": ("boost",), "amber": ("boost",)}).play("attack b1 a1 knife")
    assert fight.asked == "defend"
    fight.play("defend a1")
    assert (fight.asked, fight.asker) == ("bless", "blue")
    fight.play("pass blue")
    assert (fight.asked, fight.asker) == ("bless", "amber")
    fight.play("bless a1 boost")
    assert fight.dice == ((6, 6), (8, 8))


@both
@pytest.mark.rule("R-64")
def test_r64_severance_is_spent_even_on_a_miss_and_is_no_ripostes(edition: str) -> None:
    """One blessing a model: with Severance on it there is no Boost for the same roll."""
    table = [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, weapons=("sword",))]
    hands = {"blue": ("boost", "severance"), "amber": ("severance",)}
    fight = Fight(edition, table, blessings=hands).play("attack b1 a1 knife", "defend a1 riposte sword")
    assert (fight.asked, fight.asker) == ("severance", "blue")
    fight.play("bless b1 severance")
    assert fight.asked == "attack"
    fight.play("2 2 | 3 2")
    assert fight.position.blessings == {"blue": ("boost",), "amber": ("severance",)}


@both
@pytest.mark.rule("C2.4")
def test_c2_4_contracts_in_melee(edition: str) -> None:
    """Veteran below half its Health, Zealot Engaged with two, Brute one point more with whatever it strikes."""
    veteran = duel(edition, contract="veteran", health=6, max_health=13).play("attack b1 a1 knife")
    assert veteran.dice == ((6, 6), (8, 8))
    half = duel(edition, contract="veteran", health=7, max_health=13).play("attack b1 a1 knife")
    assert half.dice == ((6, 6), (6, 6))
    zealot = model("b1", 5, 5, contract="zealot", weapons=("knife",))
    two = Fight(edition, [zealot, model("a1", 6, 5), model("a2", 4, 5)]).play("attack b1 a1 knife")
    assert two.dice == ((8, 8), (6, 6))
    one = Fight(edition, [zealot, model("a1", 6, 5)]).play("attack b1 a1 knife")
    assert one.dice == ((6, 6), (6, 6))
    brute = Fight(edition, [model("b1", 5, 5, contract="brute", combat="2d10"), model("a1", 6, 5)])
    brute.play("attack b1 a1 unarmed", "6 5 | 5 5")
    assert brute["a1"].health == 12


def leaving(edition: str, *strikers: Model, **mover: object) -> Fight:
    """b1 walks away from whoever stands by."""
    return Fight(edition, [model("b1", 5, 5, **mover), *strikers]).play("move b1 5.00,9.00,0.00")


@both
@pytest.mark.rule("C4.5", "R-71")
def test_r71_free_attacks_nearest_first_with_a_weapon_of_choice(edition: str) -> None:
    far, near = model("a1", 6.5, 5, weapons=("sword",)), model("a2", 4, 5, weapons=("carbine",))
    fight = leaving(edition, far, near)
    assert [offer.weapon for offer in fight.offers] == ["improvised", UNARMED, ""]
    assert fight.offers[0].who == "a2"
    fight.play("strike a2 improvised", "2 2 | 2 5")
    assert fight.reasons() == {"improvised": -2, "free-attack": -1}
    assert [offer.weapon for offer in fight.offers] == ["sword", UNARMED, ""]
    fight.play("strike a1")
    assert fight["b1"].place == (500, 900, 0)


@both
@pytest.mark.rule("R-19", "C4.5")
def test_r19_the_mover_defends_with_defense(edition: str) -> None:
    fight = leaving(edition, model("a1", 6, 5, combat="2d8", weapons=("sword",)), weapons=("sword",))
    fight.play("strike a1 sword")
    assert fight.asked == "attack"
    assert fight.dice == ((6, 6), (6, 6))


@both
@pytest.mark.rule("R-71")
def test_r71_a_mover_out_or_fleeing_does_not_move(edition: str) -> None:
    dead = leaving(edition, model("a1", 6, 5, combat="2d8", weapons=("sword",)), health=3)
    dead.play("strike a1 sword", "6 6 | 3 3")
    assert dead["b1"].presence == "out"
    assert not dead.of(Moved)
    scared = leaving(edition, model("a1", 6, 5, combat="2d10", weapons=("cable-whip",)), health=14)
    scared.play("strike a1 cable-whip", "6 6 | 2 2", "critical: 2")
    assert scared["b1"].has("fleeing")
    assert scared["b1"].place == (500, 500, 0)
    assert scared.asked == "draw", "and its activation ends (R-60)"


@both
@pytest.mark.rule("R-71")
def test_r71_a_mover_pushed_moves_as_it_still_can(edition: str) -> None:
    """Pushed west by the free attack it goes on along its path as far as it can."""
    fight = leaving(edition, model("a1", 6, 5, combat="2d8", weapons=("mace",)))
    fight.play("strike a1 mace", "6 5 | 5 5", "damage: 2")
    if edition == OLD:
        assert (fight.asked, fight.asker) == ("knockback", "amber")
        fight.play("choose amber push")
    pushed, walked = fight.of(Moved)
    assert (pushed.how, pushed.path[-1]) == ("push", (400, 500, 0))
    assert (walked.how, walked.path[0], walked.path[-1]) == ("move", (400, 500, 0), fight["b1"].place)


@both
@pytest.mark.rule("R-71")
def test_r71_a_push_takes_the_mover_out_of_the_next_ones_reach(edition: str) -> None:
    strikers = (model("a1", 5.99, 5, combat="2d8", weapons=("shock-maul",)), model("a2", 6, 5.9, weapons=("sword",)))
    fight = leaving(edition, *strikers).play("strike a1 shock-maul", "6 5 | 5 5", "damage: 2")
    if edition == OLD:
        fight.play("choose amber push")
    assert fight.asked == "act"


@both
@pytest.mark.rule("R-21", "R-89")
def test_r21_who_makes_no_free_attacks(edition: str) -> None:
    """Coworkers not marked Hostile, and the fleeing; the dazed do (R-60)."""
    assert leaving(edition, model("c1.1", 6, 5, weapons=("cleaver",)), model("a1", 4, 5, conditions=FLEEING)).of(Moved)
    hostile = model("c1.1", 6, 5, weapons=("cleaver",), conditions=(Condition("hostile"),))
    assert leaving(edition, hostile).asked == "attack"
    dazed = model("a1", 6, 5, weapons=("sword",), conditions=(Condition("dazed"),))
    assert leaving(edition, dazed).asked == "free-attack"


@both
@pytest.mark.rule("R-71", "R-77")
def test_r77_an_ai_models_free_attack(edition: str) -> None:
    """With its best weapon; whoever uses a Power is Unarmed there."""
    bruiser = leaving(edition, model("h1.1", 6, 5, combat="2d10", weapons=("cleaver",)))
    assert bruiser.told("strikes")[0]["weapon"] == "cleaver"
    lure = leaving(edition, model("h1.1", 6, 5, side="cable-feeders", combat="2d12", weapons=("mind-spike",)))
    assert lure.told("strikes")[0]["weapon"] == UNARMED
    assert lure.dice[0] == (6, 6)


@both
@pytest.mark.rule("C4.3", "C2.4")
def test_c4_3_disengaging_and_the_scout_leave_safely(edition: str) -> None:
    enemy = model("a1", 6, 5, weapons=("sword",))
    assert not leaving(edition, enemy, contract="scout").of(Contested)
    safe = Fight(edition, [model("b1", 5, 5), enemy]).play("disengage b1", "move b1 5.00,9.00,0.00")
    assert not safe.of(Contested)


@both
@pytest.mark.rule("R-88")
def test_r88_an_attack_marks_that_coworker(edition: str) -> None:
    """Even one that misses, and only the one attacked."""
    table = [model("b1", 5, 5, weapons=("knife",)), model("c1.1", 6, 5), model("c1.2", 4, 5)]
    fight = Fight(edition, table).play("attack b1 c1.1 knife", "1 2 | 4 4")
    assert fight["c1.1"].has("hostile")
    assert not fight["c1.2"].has("hostile")


@both
@pytest.mark.rule("R-79")
def test_r79_who_is_credited(edition: str) -> None:
    """Whoever takes an enemy squad's model out; hostiles give and get nothing."""
    kill = duel(edition, health=2).play("attack b1 a1 knife", "6 5 | 5 5", "damage: 2")
    assert kill["b1"].kills == ("a1",)
    assert [(gone.who, gone.how, gone.by) for gone in kill.of(Gone)] == [("a1", "out", "b1")]
    hostile = model("h1.1", 6, 5, health=1, weapons=("cleaver",))
    none = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), hostile])
    none.play("attack b1 h1.1 knife", "6 5 | 5 5", "damage: 2")
    assert none["h1.1"].presence == "out"
    assert none["b1"].kills == ()
    taken = Fight(edition, [model("h1.1", 5, 5, combat="2d8", weapons=("cleaver",)), model("b1", 6, 5, health=1)],
                  frames=(Assault("h1.1", "b1", "cleaver"),))  # fmt: skip
    taken.play("attack: 8 8 | 6 5", "damage: 1")
    assert taken["b1"].presence == "out"
    assert taken["h1.1"].kills == ()


@both
@pytest.mark.rule("R-86", "I.reboot")
def test_r86_an_automaton_reboots_on_a_six(edition: str) -> None:
    """On the spot, at once, each time, its conditions ended."""
    drone = model("h1.1", 6, 5, side="feral-automata", health=2, max_health=8, conditions=(Condition("bleeding", 2),))
    fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), drone])
    fight.play("attack b1 h1.1 knife", "6 5 | 5 5", "damage: 3", "reboot: 6", "reboot: 4")
    assert (fight["h1.1"].presence, fight["h1.1"].health, fight["h1.1"].conditions) == ("board", 4, ())
    down = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), drone])
    down.play("attack b1 h1.1 knife", "6 5 | 5 5", "damage: 3", "reboot: 5")
    assert down["h1.1"].presence == "out"


@both
@pytest.mark.rule("R-86", "I.consume")
def test_r86_a_feeder_heals_on_a_kill(edition: str) -> None:
    """Up to its maximum, and only by its attack."""
    reaper = model("h1.1", 5, 5, side="cable-feeders", combat="2d8", health=3, max_health=6, weapons=("talons",))
    fight = Fight(edition, [reaper, model("b1", 6, 5, health=1)], frames=(Assault("h1.1", "b1", "talons"),))
    fight.play("attack: 8 8 | 6 5", "damage: 1", "consume: 5")
    assert fight["h1.1"].health == 6
    alive = Fight(edition, [reaper, model("b1", 6, 5)], frames=(Assault("h1.1", "b1", "talons"),))
    alive.play("attack: 8 8 | 6 5", "damage: 1")
    assert alive.asked == "draw"


@both
@pytest.mark.rule("C4.6", "R-69")
def test_r69_what_stops_a_push(edition: str) -> None:
    """A wall, a step up, another model, the edge of the board; nothing is hurt by it."""
    pushed = (Push("a1", (1, 0), 300),)
    post = wall("post", 8, 4, 9, 6, 3)
    for x, pieces, others, end in (
        (6, [post], [], 751),
        (6, [], [model("a2", 8.5, 5)], 752),
        (22, [], [], 2351),
        (6, [], [], 900),
    ):
        fight = Fight(edition, [model("a1", x, 5), *others], pieces=pieces, frames=pushed)
        assert fight["a1"].place == (end, 500, 0)
        assert not fight.of(Hurt)


@both
@pytest.mark.rule("C4.6")
def test_c4_6_models_on_one_axis_are_pushed_anywhere(edition: str) -> None:
    """Same centre: the direction is random."""
    fight = Fight(edition, [model("a1", 6, 5)], frames=(Push("a1", (0, 0), 100),))
    fight.play("direction: 90")
    assert fight["a1"].place == (600, 600, 0)


@both
def test_r131_equally_near_strikers_in_the_order_they_came(edition: str) -> None:
    near = [model(who, x, 5, weapons=("sword",)) for who, x in (("a2", 6), ("a1", 4))]
    fight = leaving(edition, *near)
    assert fight.offers[0].who == "a2"
    fight.play("strike a2")
    assert fight.offers[0].who == "a1"


@both
@pytest.mark.rule("R-62")
def test_r62_a_hijacked_mover_is_struck_by_its_own_side(edition: str) -> None:
    """Its own side counts as enemy: leaving a friend is leaving an enemy, and its owner may strike."""
    hijacked = Condition("hijacked", until="next-activation", side="amber", by="a1")
    table = [model("b1", 5, 5, conditions=(hijacked,)), model("b2", 6, 5, weapons=("sword",)), model("a1", 4, 5)]
    fight = Fight(edition, table, act={"at": "begin"}).play("move b1 5.00,9.00,0.00")
    assert (fight.asked, fight.asker) == ("free-attack", "blue")
    fight.play("strike b2 sword", "4 4 | 4 3", "damage: 1")
    assert fight.asked == "act", "and amber's models are no enemies of it meanwhile"
