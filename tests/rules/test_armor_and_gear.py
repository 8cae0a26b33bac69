"""Every row of the armor, gear and grenade tables in play."""

import pytest
from _pytest.mark.structures import ParameterSet

from sacredwire.engine.events import Contested, Hurt
from sacredwire.rules.armor import tier
from sacredwire.rules.movement import allowance
from sacredwire.rules.wits import wits_reasons
from support.table import EDITIONS, NEW, OLD, Fight, model, ruleset, wall

ARMOR: dict[str, tuple[int, tuple[int, ...], int, int]] = {
    "mesh-wrap": (1, (), -1, -1),
    "flak-wrap": (1, (), 0, 0),
    "protective-lining": (1, (), 0, 0),
    "padded-vest": (1, (), 0, 0),
    "light-vest": (1, (), 1, 1),
    "defensive-mesh": (1, (1,), 0, 0),
    "runners-harness": (1, (), 2, 2),
    "scout-suit": (1, (1,), 1, 1),
    "standard-cuirass": (2, (), 0, 0),
    "tactical-breastplate": (2, (), 1, 1),
    "patrol-harness": (2, (1,), 0, 0),
    "reinforced-plating": (2, (1, 2), 0, 0),
    "assault-rig": (2, (), 2, 2),
    "operations-suit": (2, (1,), 1, 1),
    "heavy-cuirass": (3, (), 0, -1),
    "industrial-frame": (3, (1,), -1, -1),
    "bunker-suit": (3, (1, 2), -2, -2),
    "combat-plating": (3, (1,), 0, -1),
    "assault-exoskeleton": (3, (1, 2), 0, -1),
    "fortress-plating": (3, (1, 2, 3), 0, -1),
}
"""Reduction, faces rerolled in Defense, inches of Move in 0.7 and in 0.9, read off the printed tables."""


def rows(kind: str, *ids: str) -> list[ParameterSet]:
    """Rows under both editions, each marked as tested."""
    return [
        pytest.param(edition, row, marks=pytest.mark.row(f"{kind}-{row}"), id=f"{edition}-{row}")
        for edition in EDITIONS
        for row in ids
    ]


@pytest.mark.parametrize(("edition", "armor"), rows("armor", *ARMOR))
@pytest.mark.rule("A.armor", "R-3", "R-11")
def test_a_armor_every_piece(edition: str, armor: str) -> None:
    """What it takes off, what it rerolls in Defense, what it weighs."""
    less, faces, old_move, new_move = ARMOR[armor]
    wearer = model("a1", 6, 5, defense="2d8", armor=armor, health=30)
    fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("saber",)), wearer])
    fight.play("attack b1 a1 saber", "8 8 | 1 8" if faces else "8 6 | 6 5")
    if faces:
        assert fight.asked == "reroll"
        assert fight.dice == ((), (8,))
        fight.play("reroll: | 1" if len(faces) == 3 else "reroll: | 2")
    fight.play("damage: 9")
    assert fight.of(Hurt)[0].lost == 9 - less
    assert ruleset(edition).numbers.armor[tier(fight.rules, wearer)] == less
    assert allowance(fight.rules, wearer) == 400 + 100 * (old_move if edition == OLD else new_move)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-3")
def test_r3_armor_rerolls_only_its_faces(edition: str) -> None:
    for armor, (_, faces, _, _) in ARMOR.items():
        wearer = model("a1", 6, 5, defense="2d8", armor=armor)
        face = max(faces, default=0) + 1
        fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("knife",)), wearer])
        fight.play("attack b1 a1 knife", f"8 4 | {face} 7")
        assert fight.asked != "reroll"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("A.armor", "C4.18")
def test_a_armor_never_heals(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, armor="heavy-cuirass")])
    fight.play("attack b1 a1 knife", "6 6 | 5 5", "damage: 2")
    assert fight["a1"].health == 14
    assert fight.of(Hurt)[0].lost == 0


@pytest.mark.parametrize(("edition", "armor"), rows("armor", "padded-vest"))
@pytest.mark.rule("R-69")
def test_r69_the_padded_vest_and_pushes(edition: str, armor: str) -> None:
    for weapon, x in (("shock-maul", 700), ("mace", 600)):
        fight = Fight(edition, [model("b1", 5, 5, weapons=(weapon,)), model("a1", 6, 5, armor=armor)])
        fight.play(f"attack b1 a1 {weapon}", "6 5 | 5 5", "damage: 1")
        if edition == OLD and weapon == "shock-maul":
            fight.play("choose blue push")
        assert fight.asked == "act", "nothing is asked about a push that moves nobody"
        assert fight["a1"].place == (x, 500, 0)


@pytest.mark.parametrize(("edition", "item"), rows("gear", "mag-boots"))
@pytest.mark.rule("R-69")
def test_r69_mag_boots_ignore_pushes(edition: str, item: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, weapons=("power-fist",)), model("a1", 6, 5, items=(item,))])
    fight.play("attack b1 a1 power-fist", "6 5 | 5 5", "damage: 1")
    assert fight.asked == "act"
    assert fight["a1"].place == (600, 500, 0)


@pytest.mark.parametrize(("edition", "item"), rows("gear", "mask"))
def test_a_gear_1_the_mask_against_toxic_weapons(edition: str, item: str) -> None:
    for weapon, sides in (("injector", 8), ("mace", 6)):
        fight = Fight(edition, [model("b1", 5, 5, weapons=(weapon,)), model("a1", 6, 5, items=(item,))])
        assert fight.play(f"attack b1 a1 {weapon}").dice == ((6, 6), (sides, sides))


@pytest.mark.parametrize(("edition", "item"), rows("gear", "scope"))
def test_a_gear_3_the_scope_beyond_twelve_inches(edition: str, item: str) -> None:
    for x, sides in ((17.98, 6), (17.99, 8)):
        fight = Fight(edition, [model("b1", 5, 5, items=(item,), weapons=("carbine",)), model("a1", x, 5)])
        assert fight.play("attack b1 a1 carbine").dice == ((sides, sides), (6, 6))


@pytest.mark.parametrize(("edition", "item"), rows("gear", "camo"))
def test_a_gear_4_camo_in_cover(edition: str, item: str) -> None:
    low = wall("low", 7.5, 4, 8, 7, 1)
    for pieces, dice in (((low,), ((4, 4), (8, 8))), ((), ((6, 6), (6, 6)))):
        table = [model("b1", 4, 5.5, weapons=("carbine",)), model("a1", 8.6, 5.5, items=(item,))]
        assert Fight(edition, table, pieces=pieces).play("attack b1 a1 carbine").dice == dice


@pytest.mark.parametrize(("edition", "item"), rows("gear", "peripheral-sensors"))
def test_a_gear_5_sensors_when_engaged_with_two(edition: str, item: str) -> None:
    two = [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, items=(item,)), model("b2", 7, 5)]
    assert Fight(edition, two).play("attack b1 a1 knife").dice == ((6, 6), (8, 8))
    assert Fight(edition, two[:2]).play("attack b1 a1 knife").dice == ((6, 6), (6, 6))


@pytest.mark.parametrize(("edition", "item"), rows("gear", "inhibitor"))
@pytest.mark.rule("C4.5")
def test_a_gear_8_the_inhibitor_and_free_attacks(edition: str, item: str) -> None:
    table = [model("b1", 5, 5, items=(item,)), model("a1", 6, 5, weapons=("sword",))]
    fight = Fight(edition, table).play("move b1 5.00,9.00,0.00")
    assert fight["b1"].place == (500, 900, 0)
    assert not fight.of(Contested)


@pytest.mark.parametrize(("edition", "item"), rows("gear", "scanner"))
def test_a_gear_2_the_scanner_helps_searches_alone(edition: str, item: str) -> None:
    searcher = model("b1", 5, 5, items=(item,))
    assert [reason.amount for reason in wits_reasons(ruleset(edition), searcher, "search")] == [1]
    assert wits_reasons(ruleset(edition), searcher, "interrogate") == ()


@pytest.mark.parametrize(("edition", "item"), rows("gear", "grapple"))
@pytest.mark.rule("R-68")
def test_a_gear_7_the_grapple_climbs_three_inches_for_nothing(edition: str, item: str) -> None:
    """A tower of 3": without the grapple it costs 6" of Move and more than there is."""
    tower = wall("tower", 5.6, 4, 9, 8, 3)
    path = "move b1 6.50,5.00,3.00 via 5.10,5.00,0.00 5.10,5.00,3.00"
    plain = Fight(edition, [model("b1", 5, 5), model("a1", 20, 20)], pieces=[tower])
    assert plain.refused(path) == "move-too-long"
    hooked = Fight(edition, [model("b1", 5, 5, items=(item,)), model("a1", 20, 20)], pieces=[tower]).play(path)
    assert hooked["b1"].place == (650, 500, 300)


def thrown(edition: str, grenade: str, *damage: str, **target: object) -> Fight:
    """A grenade that lands where it was thrown, with one model in its blast and one outside."""
    thrower = model("b1", 4, 5, combat="2d8", items=(grenade,))
    inside, outside = model("a1", 12.49, 5, **target), model("a2", 9, 8.5)
    fight = Fight(edition, [thrower, inside, outside]).play(f"throw b1 {grenade} 9.00,5.00,0.00", "grenade: 6 6 | 5 4")
    return fight.play(*damage)


GRENADES = {"gas": 6, "emp": 6, "frag": 8, "incendiary": 6}


@pytest.mark.parametrize(("edition", "grenade"), rows("grenade", *GRENADES))
@pytest.mark.rule("C4.15", "R-73")
def test_c4_15_damage_in_the_blast(edition: str, grenade: str) -> None:
    """3" to the edge of the base and no farther; armor applies; a double is nothing."""
    fight = thrown(edition, grenade, armor="standard-cuirass")
    assert fight.dice == ((GRENADES[grenade],),)
    fight.play("damage: 5")
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("a1", 3)]
    doubled = Fight(edition, [model("b1", 4, 5, combat="2d12", items=(grenade,)), model("a1", 9, 5)])
    doubled.play(f"throw b1 {grenade} 9.00,5.00,0.00", "grenade: 12 12 | 1 2")
    assert doubled.dice == ((GRENADES[grenade],),)
    doubled.play("damage: 1")
    assert doubled.asked == "act"


@pytest.mark.parametrize(("edition", "grenade"), rows("grenade", "flash", "emp"))
@pytest.mark.rule("R-61")
def test_c4_15_flash_and_emp_jolt(edition: str, grenade: str) -> None:
    fight = thrown(edition, grenade, *(["damage: 1"] if grenade == "emp" else []))
    assert [(c.kind, c.amount) for c in fight["a1"].conditions] == [("jolted", -1)]
    assert fight["a2"].conditions == ()
    assert fight["a1"].health == 13


@pytest.mark.parametrize(("edition", "grenade"), rows("grenade", "smoke"))
@pytest.mark.rule("R-73", "C4.15")
def test_c4_15_smoke_blocks_sight(edition: str, grenade: str) -> None:
    """1 damage, which armor can stop, and a column that hides what is behind; not between models within 1"."""
    fight = thrown(edition, grenade, armor="flak-wrap")
    assert fight["a1"].health == 14
    assert fight.position.smokes == ((900, 500, 300),)
    table = [model("b1", 4, 5, weapons=("carbine",)), model("a1", 14, 5)]
    blind = Fight(edition, table, smokes=fight.position.smokes)
    assert blind.refused("attack b1 a1 carbine") == "no-sight"
    near = [model("b1", 9, 5, weapons=("carbine",)), model("a1", 10.9, 5)]
    seen = Fight(edition, near, smokes=fight.position.smokes)
    assert seen.play("attack b1 a1 carbine" if edition == OLD else "attack b1 a1 improvised").asked == "attack"


@pytest.mark.parametrize(("edition", "ratio"), [(OLD, 2), (NEW, 3)])
@pytest.mark.rule("C4.15")
def test_c4_15_a_bad_miss_lands_at_the_feet(edition: str, ratio: int) -> None:
    """From double on in 0.7, from triple on in 0.9; less than that scatters."""
    for dice, times in (("2 2 | 4 4", 2), ("2 2 | 6 6", 3)):
        table = [model("b1", 4, 5, items=("frag",)), model("a1", 9, 5)]
        fight = Fight(edition, table).play("throw b1 frag 9.00,5.00,0.00", f"grenade: {dice}")
        if times >= ratio:
            fight.play("damage: 5")
            assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("b1", 5)]
        else:
            assert fight.asked == "direction"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-70", "C4.12")
def test_r70_a_scattered_grenade_stays_on_its_level(edition: str) -> None:
    """Aimed at the ground it rolls under a walkway, not onto it; inside a block it comes to lie on top."""
    walkway, block = wall("walkway", 9, 3, 12, 7, 4, base=3.5), wall("block", 9, 8, 12, 12, 2)
    thrower = model("b1", 4, 5, items=("gas",))
    for degrees, under in ((360, (1100, 500, 0)), (90, (800, 800, 0)), (63, (894, 678, 0))):
        fight = Fight(edition, [thrower], pieces=[walkway, block])
        fight.play("throw b1 gas 8.00,5.00,0.00", "3 3 | 4 4", f"direction: {degrees}")
        fight.play(f"scatter: {2 if degrees == 63 else 3}")
        (burst,) = fight.told("bursts")
        assert (burst["x"], burst["y"], burst["z"]) == pytest.approx(under, abs=5)
    deep = Fight(edition, [model("b1", 8, 6, items=("gas",))], pieces=[walkway, block])
    deep.play("throw b1 gas 8.50,8.50,0.00", "3 3 | 4 4", "direction: 45", "scatter: 2")
    assert deep.told("bursts")[0]["z"] == 200


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-73", "R-26")
def test_r73_grenades_have_no_shot_modifiers_and_no_fumble_table(edition: str) -> None:
    thrower = model("b1", 4, 5, items=("gas",))
    fight = Fight(edition, [thrower, model("a1", 4.9, 5), model("a2", 9, 5)], act={"displaced": True})
    fight.play("throw b1 gas 9.00,5.00,0.00")
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("grenade: 1 1 | 5 5")
    assert fight.reasons() == {}
    assert fight.asked == "damage", "five times over is at the feet, and nothing worse"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-64")
def test_r64_severance_is_not_for_grenades(edition: str) -> None:
    table = [model("b1", 4, 5, items=("gas",)), model("a1", 9, 5)]
    fight = Fight(edition, table, blessings={"blue": ("severance",), "amber": ()})
    assert fight.play("throw b1 gas 9.00,5.00,0.00").asked == "grenade"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-79")
def test_r79_a_blast_is_resolved_nearest_first_and_credited(edition: str) -> None:
    """Its own squad's models count for nobody."""
    table = [
        model("b1", 4, 5, combat="2d8", items=("gas",)),
        model("b2", 9, 5.6, health=1),
        model("a1", 10.5, 5, health=1),
        model("a2", 9, 7, health=1),
    ]
    fight = Fight(edition, table).play("throw b1 gas 9.00,5.00,0.00", "6 6 | 2 2", "damage: 1", "1", "1")
    assert [hurt.who for hurt in fight.of(Hurt)] == ["b2", "a1", "a2"]
    assert fight["b1"].kills == ("a1", "a2")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-25", "R-18")
def test_r25_a_grenade_needs_no_line_of_sight(edition: str) -> None:
    """The arc ignores terrain, and so does the blast."""
    high = wall("high", 6, 2, 7, 9, 5)
    fight = Fight(edition, [model("b1", 4, 5, combat="2d8", items=("frag",)), model("a1", 9, 5)], pieces=[high])
    fight.play("throw b1 frag 8.00,5.00,0.00", "6 6 | 5 4", "damage: 3")
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("a1", 3)]
    assert fight.of(Contested)[0].sides[1].who == ""
