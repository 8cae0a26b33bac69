"""Shots: what changes them, shots into melee, Aim; and the worst interrupts of combat."""

import pytest

from sacredwire.engine.events import Contested, Gone, Hurt, Moved
from sacredwire.engine.inputs import Aim, Attack
from sacredwire.engine.procedures.assault import Assault
from sacredwire.rules.state import Condition, Model
from support.table import EDITIONS, NEW, OLD, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
SHOOTER = model("b1", 5, 5, weapons=("carbine",))


def shot(edition: str, target: Model, *more: Model, shooter: Model = SHOOTER, **act: object) -> Fight:
    """b1 shoots at the target."""
    weapon = shooter.weapons[0]
    return Fight(edition, [shooter, target, *more], act=act).play(f"attack b1 {target.id} {weapon}")


@both
def test_c4_8_a_shot_is_met_with_defense_alone(edition: str) -> None:
    fight = shot(edition, model("a1", 9, 5, weapons=("sword",)))
    assert fight.asked == "attack"


@both
@pytest.mark.rule("C4.14")
def test_c4_14_range_is_unlimited(edition: str) -> None:
    assert shot(edition, model("a1", 23, 23)).dice == ((6, 6), (6, 6))


@both
@pytest.mark.rule("C4.10", "C2.4")
def test_c4_10_moving_and_shooting(edition: str) -> None:
    """Not for a Gunner."""
    assert shot(edition, model("a1", 9, 5), displaced=True).dice == ((4, 4), (6, 6))
    gunner = model("b1", 5, 5, contract="gunner", weapons=("carbine",))
    assert shot(edition, model("a1", 9, 5), shooter=gunner, displaced=True).dice == ((6, 6), (6, 6))


@pytest.mark.rule("C4.10")
@pytest.mark.parametrize(("edition", "sides"), [(OLD, 4), (NEW, 6)])
def test_c4_10_a_target_that_moved_again(edition: str, sides: int) -> None:
    assert shot(edition, model("a1", 9, 5, ran=True)).dice == ((sides, sides), (6, 6))


@pytest.mark.rule("R-20", "R-77")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r20_shooting_while_engaged(edition: str) -> None:
    """Allowed in 0.7, and then into melee; in 0.9 there is the club. A hostile's Power may be used in both."""
    fight = Fight(edition, [SHOOTER, model("a1", 6, 5), model("a2", 15, 5)])
    weapons = {(offer.target, offer.weapon) for offer in fight.offers if isinstance(offer, Attack)}
    clubs = {("a1", "improvised"), ("a1", "unarmed")}
    assert weapons == (clubs | {("a1", "carbine"), ("a2", "carbine")} if edition == OLD else clubs)
    if edition == OLD:
        fight.play("attack b1 a1 carbine")
        assert fight.dice == ((4, 4), (6, 6))
    else:
        assert fight.refused("attack b1 a2 carbine") == "weapon-unusable"


@both
@pytest.mark.rule("R-28", "R-77")
def test_r28_a_power_is_a_shot(edition: str) -> None:
    """Cover and movement count, its damage meets armor, and being Engaged does not matter."""
    low = wall("low", 7.5, 4, 8, 7, 1)
    lure = model("h1.1", 4, 5.5, side="cable-feeders", combat="2d10", weapons=("mind-spike",))
    table = [lure, model("b1", 8.6, 5.5, armor="flak-wrap"), model("b2", 3, 5.5)]
    frames = (Assault("h1.1", "b1", "mind-spike", moved=True),)
    fight = Fight(edition, table, pieces=[low], frames=frames)
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("6 6 | 6 5", "damage: 4")
    assert fight["b1"].health == 11
    assert fight.reasons() == {"cover": -1, "moved": -1}


@both
@pytest.mark.rule("C4.9", "C5.1")
def test_c5_1_ping_sees_through_walls(edition: str) -> None:
    high = wall("high", 7, 3, 8, 8, 4)
    blind = Fight(edition, [SHOOTER, model("a1", 9, 5)], pieces=[high])
    assert blind.refused("attack b1 a1 carbine") == "no-sight"
    pinged = model("b1", 5, 5, weapons=("carbine",), conditions=(Condition("ping"),))
    seeing = Fight(edition, [pinged, model("a1", 9, 5)], pieces=[high]).play("attack b1 a1 carbine")
    assert seeing.dice == ((6, 6), (6, 6))


@both
@pytest.mark.rule("C5.1")
def test_c5_1_a_force_field_helps_against_shots_alone(edition: str) -> None:
    field = Condition("tiers", 2, ("defense",), "next-activation", when="against-shot")
    assert shot(edition, model("a1", 9, 5, conditions=(field,))).dice == ((6, 6), (10, 10))
    blow = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, conditions=(field,))])
    assert blow.play("attack b1 a1 knife").dice == ((6, 6), (6, 6))


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize(("edition", "dice"), [(OLD, ((6, 6), (4, 4))), (NEW, ((8, 8), (6, 6)))])
def test_c4_3_aim_helps_the_next_shot_at_its_target(edition: str, dice: object) -> None:
    table = [SHOOTER, model("a1", 9, 5), model("a2", 9, 9)]
    fight = Fight(edition, table, act={"allowed": 2}).play("aim b1 a1")
    assert Aim("b1", "a1") not in fight.offers
    fight.play("attack b1 a1 carbine")
    assert fight.dice == dice
    fight.play("6 6 | 4 3", "damage: 1")
    assert fight["b1"].aim == ""
    other = Fight(edition, table, act={"allowed": 2}).play("aim b1 a1", "attack b1 a2 carbine")
    assert other.dice == ((6, 6), (6, 6))
    assert other.play("6 6 | 6 5", "damage: 1")["b1"].aim == ""


@both
@pytest.mark.rule("R-65")
def test_r65_aim_needs_sight_and_ends_with_any_displacement(edition: str) -> None:
    high = wall("high", 7, 3, 8, 8, 4)
    blind = Fight(edition, [SHOOTER, model("a1", 9, 5)], pieces=[high])
    assert blind.refused("aim b1 a1") == "no-sight"
    assert Fight(edition, [model("b1", 5, 5), model("a1", 9, 5)]).refused("aim b1 a1") == "nothing-to-shoot"
    moved = Fight(edition, [SHOOTER, model("a1", 9, 5)]).play("aim b1 a1", "move b1 5.00,7.00,0.00")
    assert moved["b1"].aim == ""
    pushed = Fight(edition, [model("b1", 5, 5, weapons=("mace",)), model("a1", 6, 5, aim="b1")])
    pushed.play("attack b1 a1 mace", "6 5 | 5 5", "damage: 1")
    if edition == OLD:
        pushed.play("choose blue push")
    assert pushed["a1"].aim == ""


@pytest.mark.rule("C4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c4_3_what_loses_an_aim(edition: str) -> None:
    """A hit in 0.7, even one that armor stops; damage of any kind in 0.9, and no hit without it."""
    aimer = model("a1", 6, 5, armor="heavy-cuirass", aim="b1")
    hit = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), aimer]).play("attack b1 a1 knife", "6 5 | 5 5")
    hit.play("damage: 1")
    assert hit["a1"].aim == ("" if edition == OLD else "b1")
    miss = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), aimer]).play("attack b1 a1 knife", "5 5 | 6 5")
    assert miss["a1"].aim == "b1"
    bled = model("a1", 6, 5, aim="b1", conditions=(Condition("bleeding", 2),))
    bleeding = Fight(edition, [bled, model("b1", 15, 5)], act={"at": "begin"})
    assert bleeding["a1"].aim == ("b1" if edition == OLD else "")


@both
@pytest.mark.rule("R-65")
def test_r65_melee_uses_no_aim_up(edition: str) -> None:
    both_ways = model("b1", 5, 5, weapons=("knife", "carbine"), aim="a2")
    fight = Fight(edition, [both_ways, model("a1", 6, 5), model("a2", 9, 9)])
    fight.play("attack b1 a1 knife", "5 5 | 6 5")
    assert fight["b1"].aim == "a2"


def melee(edition: str, *more: Model, shooter: Model = SHOOTER) -> Fight:
    """b1 shoots at a1, who is Engaged with b2."""
    return shot(edition, model("a1", 10, 5), model("b2", 11, 5), *more, shooter=shooter)


@both
def test_c4_11_a_shot_into_melee(edition: str) -> None:
    """-1; a miss hits a random other model within 1" of the target, with a damage roll and no second attack."""
    fight = melee(edition, model("a2", 10, 6.9), model("a3", 10, 7.1))
    assert fight.dice == ((4, 4), (6, 6))
    fight.play("2 2 | 4 3")
    assert (fight.asked, fight.dice) == ("stray", ((2,),))
    fight.play("stray: 1", "damage: 5")
    assert [(hurt.who, hurt.cause, hurt.lost) for hurt in fight.of(Hurt)] == [("b2", "stray", 5)]
    assert len(fight.of(Contested)) == 1


@both
@pytest.mark.rule("C4.11")
def test_c4_11_with_one_model_there_nothing_is_random(edition: str) -> None:
    fight = melee(edition).play("2 2 | 4 3", "damage: 8")
    assert [hurt.who for hurt in fight.of(Hurt)] == ["b2"]


@both
@pytest.mark.rule("R-72", "C4.11")
def test_r72_a_fumble_into_melee_is_a_critical_against_that_model(edition: str) -> None:
    """Maximum damage and the table, 1 more for quadruple; the fumble table is not rolled."""
    screamer = model("b1", 5, 5, weapons=("screamer",))
    fight = melee(edition, shooter=screamer).play("1 1 | 4 4", "critical: 3")
    assert fight.of(Hurt)[0].lost == 6
    assert fight.told("critical") == [{"who": "b2", "row": "static-logic-crash"}]
    assert fight.asked == "act"
    arc = model("b1", 5, 5, weapons=("arc-pistol",))
    never = melee(edition, shooter=arc).play("1 1 | 4 4")
    assert never.asked == "damage", "the Arc Pistol never fumbles: an ordinary stray hit"


@pytest.mark.rule("R-72")
def test_r72_never_the_shooter_and_with_nobody_there_an_ordinary_fumble() -> None:
    """0.7: the shooter alone is Engaged with its target."""
    screamer = model("b1", 5, 5, weapons=("screamer",))
    fight = shot(OLD, model("a1", 6, 5), shooter=screamer).play("1 1 | 2 3")
    assert fight.asked == "act"
    fumbled = shot(OLD, model("a1", 6, 5), shooter=screamer).play("1 1 | 3 3")
    assert fumbled.asked == "fumble"


@both
@pytest.mark.rule("C4.11", "R-80")
def test_r80_a_stray_hit_on_a_boss(edition: str) -> None:
    """Interrupt: one's own Boss goes down by one's own shot; nobody is credited, and its squad tests Morale after."""
    boss = model("b2", 11, 5, contract="boss", boss=True, health=2)
    shooter = model("b1", 5, 5, contract="veteran", weapons=("carbine",))
    table = (model("a1", 10, 5), boss, model("b3", 20, 20, contract="veteran"), model("a2", 20, 5))
    fight = shot(edition, *table, shooter=shooter)
    fight.play("2 2 | 4 3", "damage: 2")
    assert [(gone.who, gone.by) for gone in fight.of(Gone)] == [("b2", "")]
    assert fight.asked == "morale"
    assert fight.position.shaken == ()
    fight.play("2 2 | 6 5", "6 6 | 1 2")
    assert fight["b1"].has("fleeing")
    assert not fight["b3"].has("fleeing")
    assert not fight["a1"].has("fleeing")


@both
@pytest.mark.rule("R-80", "C4.19")
def test_r80_the_attack_is_finished_before_morale(edition: str) -> None:
    """An arc goes on to its next model after it took a Boss out."""
    tesla = model("b1", 5, 5, weapons=("tesla-gun",), combat="2d8")
    boss = model("a1", 9, 5, contract="boss", boss=True, health=1)
    fight = Fight(edition, [tesla, boss, model("a2", 9, 7)]).play("attack b1 a1 tesla-gun", "6 5 | 6 4")
    fight.play("damage: 2", "damage: 3")
    assert [hurt.who for hurt in fight.of(Hurt)] == ["a1", "a2"]
    assert fight.asked == "morale"


@pytest.mark.rule("C4.2", "R-52", "R-64")
def test_c4_2_the_reroll_after_the_roll() -> None:
    """Interrupt, 0.7: the totals lie there; one die of the defender falls again, and of the attacker after it."""
    table = [SHOOTER, model("a1", 9, 5)]
    fight = Fight(OLD, table, blessings={"blue": ("reroll",), "amber": ("reroll",)}).play("attack b1 a1 carbine")
    assert fight.asked == "attack"
    fight.play("6 6 | 3 2")
    assert (fight.asked, fight.asker) == ("bless-rolled", "blue")
    fight.play("pass blue")
    assert (fight.asked, fight.asker) == ("bless-rolled", "amber")
    fight.play("bless a1 reroll", "choose amber 2", "blessing: 6")
    assert fight.of(Contested)[0].sides[1].total == 9
    assert fight.asked == "damage"
    fight.play("damage: 8")
    assert fight.asked == "bless-rolled", "any one of its dice, damage too"
    fight.play("pass blue")
    assert fight["a1"].health == 6


@pytest.mark.rule("C4.2")
def test_c4_2_the_reroll_before_the_roll() -> None:
    """0.9: declared before, the die is chosen after."""
    fight = Fight(NEW, [SHOOTER, model("a1", 9, 5)], blessings={"blue": ("reroll",), "amber": ()})
    fight.play("attack b1 a1 carbine")
    assert fight.asked == "bless"
    fight.play("bless b1 reroll", "3 3 | 4 4")
    assert fight.asked == "reroll-die"
    fight.play("choose blue 1", "blessing: 6")
    assert fight.of(Contested)[0].won == 0


@both
@pytest.mark.rule("R-30", "R-74")
def test_r30_a_trauma_kit_in_the_middle_of_a_free_attack(edition: str) -> None:
    """Interrupt: the mover voids the critical that would have put it to flight, and walks on."""
    mover = model("b1", 5, 5, items=("trauma-kit",))
    striker = model("a1", 6, 5, combat="2d10", weapons=("cable-whip",))
    fight = Fight(edition, [mover, striker]).play("move b1 5.00,9.00,0.00", "strike a1 cable-whip", "6 6 | 2 2")
    fight.play("critical: 2")
    assert (fight.asked, fight.asker) == ("trauma-kit", "blue")
    fight.play("use b1 trauma-kit b1")
    assert not fight["b1"].has("fleeing")
    assert fight["b1"].place == (500, 900, 0)
    assert fight["b1"].health == 8


@both
@pytest.mark.rule("R-62")
def test_r62_a_hijacked_models_shot_brings_nobody_a_merit(edition: str) -> None:
    """Interrupt: not for its squad, not for the hijacker; what bleeds on later is laid to nobody either."""
    hijacked = Condition("hijacked", until="next-activation", side="amber", by="a1")
    gun = model("b1", 5, 5, weapons=("carbine",), combat="2d8", conditions=(hijacked,))
    table = [gun, model("b2", 9, 5), model("a1", 5, 15), model("h1.1", 12, 12, health=1)]
    fight = Fight(edition, table, act={"at": "begin"})
    assert fight.asker == "amber"
    fight.play("attack b1 b2 carbine", "8 8 | 2 3", "critical: 2")
    (bleeding,) = fight["b2"].conditions
    assert (bleeding.kind, bleeding.by) == ("bleeding", "")
    assert {offer.target for offer in fight.offers if isinstance(offer, Attack)} == set()


@both
@pytest.mark.rule("R-79", "C4.6")
def test_r79_a_fall_by_a_push_is_credited(edition: str) -> None:
    walkway = wall("walkway", 4, 4, 6.5, 6, 8, base=7.5)
    attacker = model("b1", 5, 5, 8, weapons=("mace",))
    fight = Fight(edition, [attacker, model("a1", 6.3, 5, 8, health=5)], pieces=[walkway])
    fight.play("attack b1 a1 mace", "5 5 | 4 4", "damage: 2")
    if edition == OLD:
        fight.play("choose blue push")
    fight.play("fall: 3 5")
    assert fight["a1"].presence == "out"
    assert fight["b1"].kills == ("a1",)
    assert [moved.how for moved in fight.of(Moved)] == ["push"]


@both
@pytest.mark.rule("R-79")
def test_r79_self_inflicted_falls_are_nobodys(edition: str) -> None:
    walkway = wall("walkway", 4, 4, 6.5, 6, 8, base=7.5)
    jumper = model("b1", 6.4, 5, 8, health=1)
    fight = Fight(edition, [jumper, model("a1", 20, 20)], pieces=[walkway])
    fight.play("move b1 7.10,5.00,0.00", "fall: 1 1")
    assert fight["b1"].presence == "out"
    assert fight["a1"].kills == ()


@both
def test_r135_severance_covers_all_an_attack_hits(edition: str) -> None:
    tesla = model("b1", 5, 5, weapons=("tesla-gun",), combat="2d8")
    table = [tesla, model("a1", 9, 5), model("a2", 9, 7)]
    fight = Fight(edition, table, blessings={"blue": ("severance",), "amber": ()})
    fight.play("attack b1 a1 tesla-gun", "bless b1 severance", "6 5 | 6 4")
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("a1", 8), ("a2", 8)]
    into = [model("b1", 5, 5, weapons=("screamer",)), model("a1", 10, 5), model("b2", 11, 5)]
    stray = Fight(edition, into, blessings={"blue": ("severance",), "amber": ()})
    stray.play("attack b1 a1 screamer", "bless b1 severance", "2 2 | 4 3")
    assert [(hurt.who, hurt.lost) for hurt in stray.of(Hurt)] == [("b2", 6)]


@both
def test_r133_a_stray_hit_does_what_the_weapon_does_but_starts_no_arc(edition: str) -> None:
    dart = model("b1", 5, 5, weapons=("dart-gun",))
    jolted = melee(edition, shooter=dart).play("2 2 | 4 3", "damage: 1")
    assert jolted["b2"].has("jolted")
    tesla = model("b1", 5, 5, weapons=("tesla-gun",))
    quiet = melee(edition, shooter=tesla).play("2 2 | 4 3", "damage: 1")
    assert [hurt.who for hurt in quiet.of(Hurt)] == ["b2"]


@both
def test_r133_a_fumble_is_the_weapons_damage_without_the_contracts(edition: str) -> None:
    brute = model("b1", 5, 5, contract="brute", weapons=("knuckles",))
    fight = Fight(edition, [brute, model("a1", 6, 5)]).play("attack b1 a1 knuckles", "1 1 | 3 3", "fumble: 3")
    assert fight["b1"].health == 12


@both
def test_r136_nobody_elses_trauma_kit(edition: str) -> None:
    friend = model("a2", 7, 5, items=("trauma-kit",))
    fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("knife",)), model("a1", 6, 5), friend])
    fight.play("attack b1 a1 knife", "6 6 | 2 2", "critical: 3")
    assert fight.asked == "act"


@both
def test_r137_who_may_aim(edition: str) -> None:
    target = model("a1", 9, 5)
    assert Fight(edition, [model("b1", 5, 5, weapons=("knife",)), target]).refused("aim b1 a1") == "nothing-to-shoot"
    again = Fight(edition, [model("b1", 5, 5, weapons=("carbine",), aim="a1"), target])
    assert again.refused("aim b1 a1") == "aims-already"


@pytest.mark.rule("C4.1", "R-89", "C4.11")
@pytest.mark.parametrize(("edition", "reasons"), [(OLD, {}), (NEW, {"into-melee": -1})])
def test_r89_an_unmarked_coworker_engages_under_one_policy(edition: str, reasons: dict[str, int]) -> None:
    """In 0.9 it is the hostile's enemy, so the shot goes into melee; in 0.7 it is nobody's."""
    fight = shot(edition, model("h1.1", 10, 5), model("c1.1", 11, 5))
    fight.play("2 2 | 6 6" if not reasons else "2 2 | 4 3")
    assert fight.reasons() == reasons
    assert (fight.asked == "damage") == bool(reasons)


@both
def test_r51_a_hostiles_weapon_has_no_special(edition: str) -> None:
    """The Defense Platform's Arc Cannon shares a name with the shop's, and nothing else: it starts no arc."""
    platform = model("h1.1", 5, 5, side="feral-automata", combat="2d8", weapons=("feral-automata-arc-cannon",))
    frames = (Assault("h1.1", "b1", "feral-automata-arc-cannon"),)
    fight = Fight(edition, [platform, model("b1", 9, 5), model("b2", 9, 7)], frames=frames)
    fight.play("attack: 6 5 | 5 5", "damage: 4")
    assert [hurt.who for hurt in fight.of(Hurt)] == ["b1"]
    assert not any(weapon.effects for weapon in fight.rules.edition.hostile_weapons)
