"""Every row of the critical tables in play."""

import pytest
from _pytest.mark.structures import ParameterSet

from sacredwire.engine.events import Hurt
from sacredwire.rules.state import Lasting, Model
from support.table import EDITIONS, NEW, OLD, Fight, model

WEAPONS = {
    "bladed": "knife",
    "blunt": "knuckles",
    "energy": "laser",
    "explosive": "frag-pistol",
    "projectile": "carbine",
    "static": "arc-pistol",
    "toxic": "needle-gun",
}
TABLES = {
    "bladed": ("gash", "bleed", "hamstrung", "disarmed", "maimed", "severed"),
    "blunt": ("bruised", "stunned", "rattled", "concussed", "crippled", "crushed"),
    "energy": ("scorched", "slag-armor", "flash-blind", "nerve-damage", "burned-out", "overloaded"),
    "explosive": ("shrapnel", "shell-shocked", "disoriented", "blown-back", "shattered", "devastated"),
    "projectile": ("grazed", "punctured", "staggered", "shot-through", "riddled", "gutshot"),
    "static": ("signal-burn", "frequency-terror", "system-drain", "logic-crash", "hijacked", "total-corruption"),
    "toxic": ("burned", "corroding", "weakened", "delirium", "systemic", "dissolved"),
}
"""The rows in the printed order, 1 to "6 or more"."""


def rows(*ids: str) -> list[ParameterSet]:
    """Rows under both editions, each marked as tested."""
    return [
        pytest.param(edition, row, marks=pytest.mark.row(f"critical-{row}"), id=f"{edition}-{row}")
        for edition in EDITIONS
        for row in ids
    ]


def critical(edition: str, row: str, *more: Model, **target: object) -> Fight:
    """A triple with a weapon of the row's table, and the face that brings the row up."""
    table, _, name = row.partition("-")
    weapon = WEAPONS[table]
    target = {"combat": "2d8", "defense": "2d8", "wits": "2d8", "health": 20, "weapons": ("sword",)} | target
    far = 1.0 if table in ("bladed", "blunt") else 4.0
    attacker = model("b1", 5, 5, combat="2d8", weapons=(weapon,))
    fight = Fight(edition, [attacker, model("a1", 5 + far, 5, **target), *more], act={"displaced": weapon == "laser"})
    fight.play(f"attack b1 a1 {weapon}")
    if fight.asked == "defend":
        fight.play("defend a1")
    fight.play("6 6 | 2 2" if fight.dice[0] == (6, 6) else "8 4 | 2 2")
    fight.play(f"critical: {TABLES[table].index(name) + 1}")
    assert fight.told("critical") == [{"who": "a1", "row": row}]
    return fight


EXTRA = {
    "bladed-gash": 4, "blunt-bruised": 4, "energy-scorched": 4, "explosive-shrapnel": 6, "projectile-grazed": 4,
    "static-signal-burn": 6, "toxic-burned": 4,
}  # fmt: skip


@pytest.mark.parametrize(("edition", "row"), rows(*EXTRA))
def test_c4_18_extra_damage(edition: str, row: str) -> None:
    fight = critical(edition, row)
    assert fight.dice == ((EXTRA[row],),)
    fight.play("critical-damage: 3")
    most = fight.rules.weapons[WEAPONS[row.partition("-")[0]]]
    assert fight["a1"].health == 20 - (most.die or most.fixed) - 3
    assert fight["a1"].criticals[0].damage == 3


@pytest.mark.parametrize(("edition", "lost"), [(OLD, [0, 2]), (NEW, [1])])
@pytest.mark.rule("C4.18")
def test_c4_18_extra_damage_and_armor(edition: str, lost: list[int]) -> None:
    """Knuckles (2) and 2 more against heavy armor (3): together in 0.9, a second loss that ignores it in 0.7."""
    fight = critical(edition, "blunt-bruised", armor="heavy-cuirass").play("critical-damage: 2")
    assert [hurt.lost for hurt in fight.of(Hurt)] == lost


LASTING = {
    "bladed-hamstrung": [("move", -100)], "bladed-maimed": [("combat", -1)],
    "blunt-rattled": [("defense", -1)], "blunt-concussed": [("wits", -1)], "blunt-crippled": [("move", -100)],
    "energy-flash-blind": [("combat", -1)], "energy-nerve-damage": [("move", -100)],
    "energy-burned-out": [("shooting", -1)],
    "explosive-disoriented": [("wits", -1)], "explosive-shattered": [("move", -100)],
    "projectile-staggered": [("defense", -1)],
    "projectile-riddled": [("combat", -1), ("defense", -1), ("wits", -1)],
    "static-system-drain": [("combat", -1)], "static-logic-crash": [("wits", -1)],
    "toxic-weakened": [("combat", -1)],
    "toxic-systemic": [("combat", -1), ("defense", -1), ("wits", -1)],
}  # fmt: skip


@pytest.mark.parametrize(("edition", "row"), rows(*LASTING))
@pytest.mark.rule("R-53")
def test_r53_permanent_changes(edition: str, row: str) -> None:
    before = model("a1", 0, 0, combat="2d8", defense="2d8", wits="2d8")
    after = critical(edition, row)["a1"]
    for stat, amount in LASTING[row]:
        assert getattr(after, stat) == getattr(before, stat) + amount
    assert after.permanent == tuple(Lasting(stat, amount, row) for stat, amount in LASTING[row])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-53")
def test_r53_a_permanent_change_never_overflows(edition: str) -> None:
    """An attribute at 2d4 stays there; the excess is lost."""
    fight = critical(edition, "bladed-maimed", combat="2d4")
    assert fight["a1"].combat == 0
    assert fight["a1"].permanent == ()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.row("critical-energy-burned-out")
def test_burned_out_touches_shots_alone(edition: str) -> None:
    burned = critical(edition, "energy-burned-out", weapons=("sword", "carbine"))["a1"]
    shot = Fight(edition, [burned, model("b1", 15, 5)]).play("attack a1 b1 carbine")
    assert shot.dice[0] == (6, 6)
    blow = Fight(edition, [burned, model("b1", 8, 5)]).play("attack a1 b1 sword")
    assert blow.dice[0] == (8, 8)


@pytest.mark.parametrize(("edition", "row"), rows("energy-slag-armor"))
@pytest.mark.rule("R-74")
def test_r74_armor_melts_a_level_at_a_time(edition: str, row: str) -> None:
    """The damage meets it as it was; then heavy is medium, and light is gone."""
    heavy = critical(edition, row, armor="heavy-cuirass")
    assert heavy.of(Hurt)[0].armor == 3
    assert heavy["a1"].armor == "heavy-cuirass"
    again = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("knife",)), heavy["a1"]])
    again.put("a1", place=(600, 500, 0), weapons=()).play("attack b1 a1 knife", "8 7 | 5 6", "damage: 4")
    assert again.of(Hurt)[0].armor == 2
    light = critical(edition, row, armor="flak-wrap")
    assert light["a1"].armor == ""
    assert light["a1"].criticals[0].armor == "flak-wrap"


CONTINUOUS = {"bladed-bleed": "bleeding", "projectile-punctured": "bleeding", "toxic-corroding": "corrosion"}


@pytest.mark.parametrize(("edition", "row"), rows(*CONTINUOUS))
def test_c4_18_continuous_damage(edition: str, row: str) -> None:
    """2 at the start of each own activation, armor or not; no kind adds up; whoever caused it is credited."""
    bitten = critical(edition, row, armor="heavy-cuirass")["a1"]
    bleeding = [condition for condition in bitten.conditions if condition.kind == CONTINUOUS[row]]
    assert [(condition.amount, condition.by) for condition in bleeding] == [(2, "b1")]
    later = Fight(edition, [bitten, model("b1", 15, 5)], act={"at": "begin"})
    assert later["a1"].health == bitten.health - 2
    dying = Fight(edition, [model("b2", 15, 15), model("b1", 15, 5), bitten]).put("a1", health=2)
    dead = Fight(edition, [dying["a1"], dying["b1"]], act={"at": "begin"})
    assert dead["a1"].presence == "out"
    assert dead["b1"].kills == ("a1",)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-53", "C4.18")
def test_c4_18_bleeding_twice_is_bleeding(edition: str) -> None:
    once = critical(edition, "bladed-bleed")["a1"]
    twice = critical(edition, "bladed-bleed", conditions=once.conditions)["a1"]
    assert twice.conditions == once.conditions


@pytest.mark.parametrize(("edition", "row"), rows("blunt-stunned", "explosive-shell-shocked"))
@pytest.mark.rule("R-60")
def test_r60_a_lost_activation(edition: str, row: str) -> None:
    """When it would activate nothing happens; the model still Ripostes until then."""
    stunned = critical(edition, row)["a1"]
    attacked = Fight(edition, [model("b1", 15, 5, weapons=("knife",)), stunned]).put("a1", place=(1600, 500, 0))
    attacked.play("attack b1 a1 knife")
    assert attacked.asked == "defend"
    later = Fight(edition, [stunned, model("b1", 15, 5)], act={"at": "begin"})
    assert later.asked == "draw"
    assert later["a1"].activated == 1
    assert not later["a1"].has("dazed")


@pytest.mark.parametrize(("edition", "row"), rows("bladed-disarmed", "projectile-shot-through"))
@pytest.mark.rule("R-78")
def test_r78_the_owner_chooses_what_drops(edition: str, row: str) -> None:
    fight = critical(edition, row, weapons=("sword", "pistol"))
    assert fight.asked == "drop-weapon"
    fight.play("choose amber pistol")
    assert fight["a1"].weapons == ("sword",)
    (marker,) = fight.position.markers
    assert (marker.kind, marker.item, marker.owner, marker.place) == ("weapon", "pistol", "a1", fight["a1"].place)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-78")
def test_r78_an_ai_model_drops_nothing_and_fights_unarmed(edition: str) -> None:
    hostile = model("h1.1", 6, 5, unit="feral-crews-bruiser", combat="2d8", defense="2d8", weapons=("cleaver",))
    fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("knife",)), hostile])
    fight.play("attack b1 h1.1 knife", "8 4 | 2 2", "critical: 4")
    assert fight.position.markers == ()
    assert fight["h1.1"].weapons == ("cleaver",)
    assert [(c.kind, c.amount) for c in fight["h1.1"].conditions] == [("unarmed", 1)]


@pytest.mark.parametrize(("edition", "row"), rows("static-frequency-terror"))
@pytest.mark.rule("R-74", "R-80")
def test_r74_terror_is_fleeing_from_now(edition: str, row: str) -> None:
    fight = critical(edition, row)
    assert fight["a1"].has("fleeing")
    after = Fight(edition, [model("b1", 8, 5, weapons=("knife",)), fight["a1"]]).play("attack b1 a1 knife")
    assert after.asked == "attack", "whoever flees cannot Riposte"


@pytest.mark.parametrize(("edition", "row"), rows("toxic-delirium"))
@pytest.mark.rule("R-74", "R-132")
def test_r74_delirium_runs_at_the_nearest_enemy(edition: str, row: str) -> None:
    """A full Move by the shortest path, until Engaged (R-132); and its Wits are less for good."""
    others = (model("b2", 9, 11, weapons=("sword",)), model("b3", 20, 20))
    for move, x in ((200, 700), (500, 698)):
        fight = critical(edition, row, *others, move=move)
        assert fight["a1"].place == (x, 500, 0), "the full Move toward b1, or until Engaged with it"
        assert fight["a1"].wits == 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-74")
def test_r74_delirium_suffers_no_free_attacks(edition: str) -> None:
    """Engaged with b2 and b3 alike near: the dice say whom it runs at, nobody strikes at whom it leaves."""
    others = (model("b2", 10.4, 5, weapons=("sword",)), model("b3", 7.6, 5, weapons=("sword",)))
    fight = critical(edition, "toxic-delirium", *others, move=300)
    assert fight.asked == "nearest"
    fight.play("nearest: 2")
    assert fight.asked == "act"


@pytest.mark.parametrize(("edition", "row"), rows("explosive-blown-back"))
@pytest.mark.rule("R-74", "R-69")
def test_r74_blown_back_is_a_push(edition: str, row: str) -> None:
    """d6 inches straight away from the attacker; a Padded Vest takes an inch off, Mag Boots all."""
    assert critical(edition, row).play("blown-back: 4")["a1"].place == (1300, 500, 0)
    assert critical(edition, row, armor="padded-vest").play("blown-back: 4")["a1"].place == (1200, 500, 0)
    assert critical(edition, row, items=("mag-boots",)).play("blown-back: 4")["a1"].place == (900, 500, 0)


@pytest.mark.parametrize(("edition", "row"), rows("static-hijacked"))
@pytest.mark.rule("R-62")
def test_r62_a_hijacked_model_is_the_enemys_for_an_activation(edition: str, row: str) -> None:
    """Its own side counts as enemy, and whom it takes out gives no Merit."""
    hijacked = critical(edition, row)["a1"]
    friend = model("a2", 10, 5, health=1)
    fight = Fight(edition, [hijacked, friend, model("b1", 15, 5)], act={"at": "begin"})
    assert fight.asker == "blue"
    assert fight.refused("attack a1 b1 sword") == "not-a-target"
    fight.play("attack a1 a2 sword", "6 6 | 3 4", "damage: 4")
    assert fight["a2"].presence == "out"
    assert fight["a1"].kills == ()
    fight.play("end a1")
    assert not fight["a1"].has("hijacked")


OUT = ("bladed-severed", "blunt-crushed", "energy-overloaded", "explosive-devastated", "projectile-gutshot",
       "static-total-corruption")  # fmt: skip


@pytest.mark.parametrize(("edition", "row"), rows(*OUT))
def test_c4_18_out_of_action_at_once(edition: str, row: str) -> None:
    fight = critical(edition, row)
    assert fight["a1"].presence == "out"
    assert fight["a1"].injury == -2
    assert fight["b1"].kills == ("a1",)


@pytest.mark.parametrize(("edition", "row"), rows("toxic-dissolved"))
@pytest.mark.rule("R-75")
def test_r75_dissolved_at_the_end_of_the_next_round(edition: str, row: str) -> None:
    fight = critical(edition, row)
    (condition,) = fight["a1"].conditions
    assert (condition.kind, condition.amount, condition.by) == ("dissolved", 2, "b1")
    assert fight["a1"].injury == 0
    killed = Fight(edition, [model("b1", 8, 5, combat="2d8", weapons=("sword",)), fight["a1"]])
    killed.put("a1", health=1, weapons=()).play("attack b1 a1 sword", "8 8 | 8 7", "damage: 3")
    assert killed["a1"].injury == -2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-74")
def test_r74_lasting_effects_count_for_a_model_already_out(edition: str) -> None:
    fight = critical(edition, "bladed-maimed", health=3)
    assert fight["a1"].presence == "out"
    assert fight["a1"].combat == 1
    dropped = critical(edition, "bladed-disarmed", health=3)
    assert dropped.asked == "act", "but it drops nothing any more"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.16")
@pytest.mark.row("armor-protective-lining")
def test_c4_16_what_adds_to_the_roll(edition: str) -> None:
    """Quadruple +1, quintuple +2; Protective Lining -1; never below the first row nor beyond the last."""
    for dice, face, armor, row in (
        ("6 6 | 1 2", 3, "", 4),
        ("8 7 | 1 2", 3, "", 5),
        ("8 8 | 1 1", 6, "", 6),
        ("6 6 | 2 2", 3, "protective-lining", 2),
        ("6 6 | 2 2", 1, "protective-lining", 1),
    ):
        target = model("a1", 6, 5, defense="2d8", health=30, armor=armor, weapons=("knife",))
        fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("knife",)), target])
        fight.play("attack b1 a1 knife", "defend a1", dice, f"critical: {face}")
        assert fight.told("critical")[0]["row"] == f"bladed-{TABLES['bladed'][row - 1]}"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-27")
@pytest.mark.row("weapon-screamer")
def test_r27_broadcast_weapons_use_the_static_table(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, combat="2d8", weapons=("screamer",)), model("a1", 9, 5)])
    fight.play("attack b1 a1 screamer", "6 6 | 2 2", "critical: 3")
    assert fight.told("critical")[0]["row"] == "static-system-drain"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-30")
def test_r30_a_trauma_kit_voids_the_critical_just_suffered(edition: str) -> None:
    """Free, asked of the victim's owner alone; the maximum damage of the weapon stays."""
    fight = critical(edition, "bladed-severed", items=("trauma-kit",))
    assert fight.asked == "trauma-kit"
    assert fight.asker == "amber"
    fight.play("use a1 trauma-kit a1")
    assert fight["a1"].presence == "board"
    assert fight["a1"].health == 16
    assert fight["a1"].items == ()
    assert fight["a1"].spent == ("trauma-kit",)
    assert fight["a1"].criticals == ()
    kept = critical(edition, "bladed-severed", items=("trauma-kit",)).play("pass amber")
    assert kept["a1"].presence == "out"
