"""Every row of the weapon tables in play: its dice, its type, its special."""

import pytest
from _pytest.mark.structures import ParameterSet

from sacredwire.engine.events import Hurt
from support.table import EDITIONS, NEW, OLD, Fight, model, ruleset, wall

MELEE: dict[str, tuple[int, str]] = {
    "weapon-knuckles": (0, "blunt"),
    "weapon-knife": (4, "bladed"),
    "weapon-shiv": (4, "toxic"),
    "weapon-prod": (4, "energy"),
    "weapon-injector": (6, "toxic"),
    "weapon-mace": (6, "blunt"),
    "weapon-sword": (6, "bladed"),
    "weapon-cable-whip": (6, "static"),
    "weapon-stunner": (8, "energy"),
    "weapon-machete": (8, "bladed"),
    "weapon-static-blade": (8, "static"),
    "weapon-hammer": (8, "blunt"),
    "weapon-corrosive-blade": (10, "toxic"),
    "weapon-arc-claw": (10, "static"),
    "weapon-saber": (10, "bladed"),
    "weapon-gauntlet": (10, "blunt"),
    "weapon-plague-fist": (12, "toxic"),
    "weapon-shock-maul": (12, "static"),
    "weapon-chain-blade": (12, "bladed"),
    "weapon-power-fist": (12, "energy"),
}
"""Die (0: a fixed 2) and damage type, read off the printed table."""

RANGED: dict[str, tuple[int, str]] = {
    "weapon-stapler": (0, "projectile"),
    "weapon-pistol": (4, "projectile"),
    "weapon-needle-gun": (4, "toxic"),
    "weapon-arc-pistol": (4, "static"),
    "weapon-dart-gun": (6, "toxic"),
    "weapon-frag-pistol": (6, "explosive"),
    "weapon-laser": (6, "energy"),
    "weapon-screamer": (6, "broadcast"),
    "weapon-carbine": (8, "projectile"),
    "weapon-flamer": (8, "energy"),
    "weapon-sonic-gun": (8, "broadcast"),
    "weapon-tesla-gun": (8, "static"),
    "weapon-cryo-gun": (10, "toxic"),
    "weapon-launcher": (10, "explosive"),
    "weapon-shotgun": (10, "projectile"),
    "weapon-arc-cannon": (10, "static"),
    "weapon-plasma-caster": (12, "energy"),
    "weapon-rifle": (12, "energy"),
    "weapon-wail-cannon": (12, "broadcast"),
    "weapon-missile-pod": (12, "explosive"),
}

REROLLS = {
    **dict.fromkeys(
        (
            "injector", "machete", "hammer", "arc-claw", "plague-fist", "shock-maul",
            "carbine", "launcher", "shotgun", "arc-cannon", "wail-cannon",
        ), (1,),
    ),
    **dict.fromkeys(("saber", "gauntlet", "chain-blade", "power-fist", "rifle", "missile-pod"), (1, 2)),
}  # fmt: skip


def rows(*ids: str) -> list[ParameterSet]:
    """The rows under both editions, each marked as tested."""
    return [
        pytest.param(edition, row.removeprefix("weapon-"), marks=pytest.mark.row(row), id=f"{edition}-{row}")
        for edition in EDITIONS
        for row in ids
    ]


def bout(edition: str, weapon: str, *, apart: float = 1.0, **target: object) -> Fight:
    """A veteran with the weapon, moved already if that does not matter, and a target so many inches away."""
    shot = ruleset(edition).weapons[weapon].kind == "ranged"
    far = 4.0 if shot else apart
    return Fight(
        edition,
        [
            model("b1", 5, 5, combat="2d8", contract="agent", weapons=(weapon,)),
            model("a1", 5 + far, 5, defense="2d6", health=target.pop("health", 30), **target),
        ],
    )


@pytest.mark.parametrize(("edition", "weapon"), rows(*MELEE, *RANGED))
def test_a_weapon_does_its_die_of_its_type(edition: str, weapon: str) -> None:
    """A plain hit rolls the printed die, a double its maximum, a triple the table of its type. Rule: A.melee."""
    die, damage_type = (MELEE | RANGED)[f"weapon-{weapon}"]
    plain = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 5 6 | 5 5")
    if die:
        assert plain.dice == ((die,),)
        plain.play(f"damage: {die - 1}")
    assert plain.of(Hurt)[0].lost == (die - 1 if die else 2)
    double = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 6 6 | 3 3")
    assert double.of(Hurt)[0].lost == (die or 2)
    triple = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 5 4 | 1 2", "critical: 3")
    (row,) = triple.told("critical")
    table = "static" if damage_type == "broadcast" else damage_type
    assert str(row["row"]).startswith(f"{table}-")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("weapon", sorted(REROLLS))
@pytest.mark.rule("R-3")
def test_a_melee_r3_faces_are_rerolled_once(edition: str, weapon: str) -> None:
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 1 2 | 3 3")
    assert fight.asked == "reroll"
    assert len(fight.dice[0]) == len(REROLLS[weapon])
    fight.play("reroll: " + " ".join("1" for _ in REROLLS[weapon]) + " |")
    assert fight.asked != "reroll", "what the second fall shows stands"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("weapon", sorted(row[7:] for row in {**MELEE, **RANGED} if row[7:] not in REROLLS))
def test_r3_other_weapons_reroll_nothing_in_an_attack(edition: str, weapon: str) -> None:
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 1 1 | 6 6")
    assert fight.asked in ("fumble", "act")


@pytest.mark.parametrize(("edition", "faces"), [(OLD, (1,)), (NEW, ())])
@pytest.mark.row("weapon-sword")
def test_a_melee_7_the_sword_rerolls_only_in_a_riposte(edition: str, faces: tuple[int, ...]) -> None:
    table = [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5, combat="2d8", weapons=("sword",))]
    fight = Fight(edition, table).play("attack b1 a1 knife", "defend a1 riposte sword")
    assert fight.dice[1] == ((6, 6) if faces else (8, 8))
    fight.play("4 4 | 1 5")
    assert (fight.asked == "reroll") == bool(faces)


@pytest.mark.parametrize(
    ("edition", "weapon"), rows("weapon-shiv", "weapon-plague-fist", "weapon-needle-gun")
)  # fmt: skip
def test_a_melee_3_one_more_against_the_wounded(edition: str, weapon: str) -> None:
    for health, more in ((30, 0), (29, 1)):
        fight = bout(edition, weapon, health=health, max_health=30)
        fight.play(f"attack b1 a1 {weapon}", "attack: 5 6 | 5 5", "damage: 2")
        assert fight.of(Hurt)[0].lost == 2 + more


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-prod", "weapon-stunner", "weapon-dart-gun"))
@pytest.mark.rule("R-61")
def test_a_melee_4_a_hit_jolts_the_next_activation(edition: str, weapon: str) -> None:
    """The target's every roll in its next activation is at -1, none before; then it is over."""
    fight = bout(edition, weapon, weapons=("knife",)).play(f"attack b1 a1 {weapon}")
    if fight.asked == "defend":
        fight.play("defend a1")
    fight.play("5 6 | 5 5", "damage: 1")
    (jolt,) = fight["a1"].conditions
    assert (jolt.kind, jolt.amount, jolt.until) == ("jolted", -1, "next-activation")
    hit = fight["a1"]
    assert hit.place is not None
    opponent = model("b1", hit.place[0] / 100 - 1, 5, combat="2d8", weapons=("knife",))
    before = Fight(edition, [opponent, hit]).play("attack b1 a1 knife", "defend a1")
    assert before.dice == ((8, 8), (6, 6))
    later = Fight(edition, [hit, opponent], act={"at": "begin"}).play("attack a1 b1 knife", "defend b1")
    assert later.dice == ((4, 4), (6, 6))
    later.play("4 4 | 3 4", "damage: 1", "end a1")
    assert not later["a1"].conditions


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-static-blade", "weapon-sonic-gun"))
def test_a_melee_11_a_tier_more_against_the_wounded(edition: str, weapon: str) -> None:
    for health, sides in ((30, 8), (29, 10)):
        fight = bout(edition, weapon, health=health, max_health=30).play(f"attack b1 a1 {weapon}")
        assert fight.dice == ((sides, sides), (6, 6))


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-cable-whip"))
def test_a_melee_8_the_whip_reaches_two_inches(edition: str, weapon: str) -> None:
    """Two inches from edge to edge, and it does not make one Engaged."""
    fight = bout(edition, weapon, apart=2.98)
    fight.play(f"attack b1 a1 {weapon}", "attack: 5 6 | 5 5", "damage: 4")
    assert fight["a1"].health == 26
    assert bout(edition, weapon, apart=2.99).refused(f"attack b1 a1 {weapon}") == "weapon-unusable"
    away = bout(edition, weapon, apart=2.98, weapons=("cable-whip",))
    away.play("move b1 5.00,9.00,0.00")
    assert away["b1"].place == (500, 900, 0)


PIERCING = {
    "weapon-corrosive-blade": 1, "weapon-chain-blade": 2, "weapon-frag-pistol": 1, "weapon-launcher": 1,
    "weapon-plasma-caster": 1, "weapon-missile-pod": 2,
}  # fmt: skip


@pytest.mark.parametrize(("edition", "weapon"), rows(*PIERCING))
@pytest.mark.rule("R-12", "C4.6")
def test_r12_more_against_armor(edition: str, weapon: str) -> None:
    """+N against the armored in 0.7; AP N in 0.9, which ignores reduction and never adds to damage."""
    points = PIERCING[f"weapon-{weapon}"]
    lost = {}
    for armor in ("", "flak-wrap", "heavy-cuirass"):
        fight = bout(edition, weapon, armor=armor).play(f"attack b1 a1 {weapon}", "5 6 | 5 5", "damage: 6")
        lost[armor] = fight.of(Hurt)[0].lost
    light = 6 - max(0, 1 - points) if edition == NEW else 6 + points - 1
    assert lost == {"": 6, "flak-wrap": light, "heavy-cuirass": 6 - 3 + points}


PUSHES = {
    "weapon-mace": 1, "weapon-hammer": 1, "weapon-gauntlet": 1, "weapon-shock-maul": 2, "weapon-power-fist": 2,
    "weapon-shotgun": 1, "weapon-wail-cannon": 2,
}  # fmt: skip


@pytest.mark.parametrize(("edition", "weapon"), rows(*PUSHES))
def test_a_melee_6_a_hit_pushes(edition: str, weapon: str) -> None:
    """Straight away from the attacker; in 0.7 only if it wants to."""
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "5 6 | 5 5", "damage: 2")
    before = 900 if weapon in ("shotgun", "wail-cannon") else 600
    if edition == OLD:
        assert fight.asked == "knockback"
        fight.play("choose blue push")
    assert fight["a1"].place == (before + 100 * PUSHES[f"weapon-{weapon}"], 500, 0)


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-arc-claw"))
def test_a_melee_14_the_claw_adds_one_to_criticals(edition: str, weapon: str) -> None:
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "attack: 5 4 | 1 2", "critical: 2")
    assert fight.told("critical")[0]["row"] == "static-system-drain"


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-stapler"))
@pytest.mark.rule("C4.14")
def test_a_ranged_1_the_stapler_reaches_six_inches(edition: str, weapon: str) -> None:
    shooter = model("b1", 5, 5, weapons=(weapon,))
    far = Fight(edition, [shooter, model("a1", 11.99, 5)])
    assert far.refused(f"attack b1 a1 {weapon}") == "weapon-unusable"
    Fight(edition, [shooter, model("a1", 11.98, 5)]).play(f"attack b1 a1 {weapon}", "5 6 | 5 5")


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-pistol"))
@pytest.mark.rule("R-54")
def test_a_ranged_2_the_pistol_is_worse_beyond_six_inches(edition: str, weapon: str) -> None:
    for x, reasons in ((11.98, {}), (11.99, {"beyond": -1})):
        fight = Fight(edition, [model("b1", 5, 5, weapons=(weapon,)), model("a1", x, 5)])
        fight.play(f"attack b1 a1 {weapon}", "6 6 | 6 5" if not reasons else "4 4 | 6 5")
        assert fight.reasons() == reasons


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-arc-pistol"))
def test_a_ranged_4_the_arc_pistol_never_fumbles(edition: str, weapon: str) -> None:
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon}", "1 1 | 6 6")
    assert fight.asked == "act"


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-laser"))
def test_a_ranged_7_the_laser_likes_standing_still(edition: str, weapon: str) -> None:
    table = [model("b1", 5, 5, contract="gunner", weapons=(weapon,)), model("a1", 9, 5)]
    for moved, sides in ((False, 8), (True, 6)):
        fight = Fight(edition, table, act={"displaced": moved}).play(f"attack b1 a1 {weapon}")
        assert fight.dice == ((sides, sides), (6, 6))


IGNORING = ("weapon-screamer", "weapon-flamer", "weapon-cryo-gun", "weapon-plasma-caster")


@pytest.mark.parametrize(("edition", "weapon"), [*rows(*IGNORING), *rows("weapon-carbine")])
@pytest.mark.rule("C4.13")
def test_a_ranged_8_some_ignore_cover(edition: str, weapon: str) -> None:
    """Their shots count nobody in cover, so Camo helps nobody against them either."""
    low = wall("low", 7.5, 4, 8, 7, 1)
    table = [model("b1", 4, 5.5, weapons=(weapon,)), model("a1", 8.6, 5.5, items=("camo",))]
    fight = Fight(edition, table, pieces=[low]).play(f"attack b1 a1 {weapon}")
    ignores = f"weapon-{weapon}" in IGNORING
    assert fight.dice == (((6, 6), (6, 6)) if ignores else ((4, 4), (8, 8)))


@pytest.mark.parametrize(("edition", "weapon", "jumps"), [
    pytest.param(edition, weapon, jumps, marks=pytest.mark.row(f"weapon-{weapon}"))
    for edition in EDITIONS for weapon, jumps in (("tesla-gun", 1), ("arc-cannon", 2))
])  # fmt: skip
@pytest.mark.rule("R-29")
def test_r29_arcs_jump_to_the_nearest(edition: str, weapon: str, jumps: int) -> None:
    """Friend or foe within 2" of the target, each with a damage roll of its own, without doubles; never the shooter."""
    table = [
        model("b1", 5, 5, combat="2d8", weapons=(weapon,)),
        model("a1", 7.5, 5, defense="2d6"),
        model("a2", 9.5, 5),
        model("b2", 7.5, 6.6),
        model("a3", 10.7, 5),
        model("c1.1", 7.5, 2.5),
    ]
    fight = Fight(edition, table).play(f"attack b1 a1 {weapon}", "6 6 | 3 3", "damage: 3")
    if jumps == 2:
        fight.play("damage: 4")
    die = ruleset(edition).weapons[weapon].die
    expected = [("a1", die), ("b2", 3), ("a2", 4)][: jumps + 1]
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == expected
    assert fight.asked == "act"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-29")
def test_r29_ties_of_an_arc_are_random(edition: str) -> None:
    table = [
        model("b1", 5, 5, weapons=("tesla-gun",)),
        model("a1", 8, 5),
        model("a2", 8, 7),
        model("b2", 8, 3),
    ]
    fight = Fight(edition, table).play("attack b1 a1 tesla-gun", "5 6 | 5 5")
    assert fight.dice == ((2,),)
    fight.play("chain: 2", "damage: 1", "damage: 5")
    assert [(hurt.who, hurt.lost) for hurt in fight.of(Hurt)] == [("a1", 1), ("b2", 5)]


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-rifle"))
def test_a_ranged_18_the_rifle_overcharges(edition: str, weapon: str) -> None:
    """Declared before rolling: -1, and a hit does maximum damage."""
    fight = bout(edition, weapon).play(f"attack b1 a1 {weapon} overload")
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("5 6 | 5 5")
    assert fight.of(Hurt)[0].lost == 12
    assert bout(edition, "carbine").refused("attack b1 a1 carbine overload") == "no-overcharge"


@pytest.mark.parametrize(("edition", "weapon"), rows("weapon-unarmed", "weapon-improvised"))
@pytest.mark.rule("C2.3")
def test_c2_3_improvised_combat(edition: str, weapon: str) -> None:
    """At -2, no Riposte; the club is for those who hold a ranged weapon."""
    table = [
        model("b1", 5, 5, contract="gunner", combat="2d10", weapons=("carbine",)),
        model("a1", 6, 5, contract="gunner", weapons=("pistol",)),
    ]
    fight = Fight(edition, table).play(f"attack b1 a1 {weapon}")
    assert fight.asked == "attack", "the target has nothing to Riposte with"
    assert fight.dice == ((6, 6), (6, 6))
    fight.play("5 6 | 5 5")
    if weapon == "improvised":
        assert fight.dice == ((4,),)
        fight.play("damage: 1")
    assert fight.of(Hurt)[0].lost == 1
    bare = Fight(edition, [model("b1", 5, 5), model("a1", 6, 5)])
    assert bare.refused("attack b1 a1 improvised") == "weapon-not-at-hand"
