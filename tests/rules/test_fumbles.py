"""Every row of the fumble tables in play."""

import pytest
from _pytest.mark.structures import ParameterSet

from sacredwire.engine.events import Hurt
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.fumble import Fumble
from sacredwire.rules.state import Model
from support.table import EDITIONS, Fight, model

TABLES = {
    "melee": ("stumbled", "off-balance", "self-wound", "wild-swing", "dropped", "shattered"),
    "ranged": ("jammed", "misaligned", "backfire", "friendly-fire", "dropped", "exploded"),
    "broadcast": ("static-overload", "interference", "feedback", "wave-bounce", "frequency-lock", "broadcast-storm"),
}
"""The rows in the printed order, 1 to "6 or more"."""


def rows(*ids: str) -> list[ParameterSet]:
    """Rows under both editions, each marked as tested."""
    return [
        pytest.param(edition, row, marks=pytest.mark.row(f"fumble-{row}"), id=f"{edition}-{row}")
        for edition in EDITIONS
        for row in ids
    ]


def fumble(edition: str, row: str, *more: Model, **attacker: object) -> Fight:
    """An attack that is tripled, and the face that brings the row up."""
    table, _, name = row.partition("-")
    weapon = {"melee": "knife", "ranged": "dart-gun"}[table]
    far = 1.0 if table == "melee" else 4.0
    attacker = {"weapons": (weapon,), "armor": "flak-wrap"} | attacker
    fight = Fight(edition, [model("b1", 5, 5, **attacker), model("a1", 5 + far, 5), *more])
    fight.play(f"attack b1 a1 {weapon}", "1 1 | 3 3", f"fumble: {TABLES[table].index(name) + 1}")
    assert fight.told("fumble") == [{"who": "b1", "row": row}]
    return fight


@pytest.mark.parametrize(("edition", "row"), rows("melee-stumbled", "ranged-jammed"))
@pytest.mark.rule("C4.17", "R-60")
def test_c4_17_a_lost_activation(edition: str, row: str) -> None:
    stumbled = fumble(edition, row)["b1"]
    assert stumbled.has("dazed")
    later = Fight(edition, [stumbled, model("a1", 15, 5)], act={"at": "begin"})
    assert later.asked == "draw"


@pytest.mark.parametrize(("edition", "row"), rows("melee-off-balance"))
def test_c4_17_the_next_defense_is_worse(edition: str, row: str) -> None:
    """The next Defense roll alone, whenever it comes."""
    shaken = fumble(edition, row)["b1"]
    fight = Fight(edition, [model("a1", 6, 5, weapons=("sword",)), shaken], act={"allowed": 2})
    fight.play("attack a1 b1 sword", "defend b1")
    assert fight.dice == ((6, 6), (4, 4))
    fight.play("1 2 | 4 3", "attack a1 b1 sword", "defend b1")
    assert fight.dice == ((6, 6), (6, 6))


@pytest.mark.parametrize(("edition", "row"), rows("ranged-misaligned"))
def test_c4_17_the_next_attack_is_worse(edition: str, row: str) -> None:
    shaken = fumble(edition, row)["b1"]
    fight = Fight(edition, [shaken, model("a1", 9, 5)], act={"allowed": 2}).play("attack b1 a1 dart-gun")
    assert fight.dice[0] == (4, 4)
    fight.play("4 4 | 6 6", "attack b1 a1 dart-gun")
    assert fight.dice[0] == (6, 6)


@pytest.mark.parametrize(("edition", "row"), rows("melee-self-wound", "ranged-backfire"))
@pytest.mark.rule("R-76", "R-18")
def test_r76_its_own_weapon_its_own_armor(edition: str, row: str) -> None:
    fight = fumble(edition, row).play("damage: 4")
    (hurt,) = fight.of(Hurt)
    assert (hurt.who, hurt.lost) == ("b1", 3)


@pytest.mark.parametrize(("edition", "row"), rows("melee-wild-swing", "ranged-friendly-fire"))
@pytest.mark.rule("R-76")
def test_r76_an_ally_near_enough_suffers_it(edition: str, row: str) -> None:
    """A random one of those within reach; with none the attacker itself; nobody is credited."""
    radius = 1 if row.startswith("melee") else 6
    inside, outside = 5.98 + radius, 5.99 + radius
    alone = fumble(edition, row, model("b2", 5, outside)).play("damage: 4")
    assert [hurt.who for hurt in alone.of(Hurt)] == ["b1"]
    one = fumble(edition, row, model("b2", 5, inside, health=1)).play("damage: 4")
    assert one["b2"].presence == "out"
    assert one["b1"].kills == ()
    two = fumble(edition, row, model("b2", 5, inside), model("b3", 4, 5))
    assert two.dice == ((2,),)
    two.play("ally: 1", "damage: 4")
    assert [hurt.who for hurt in two.of(Hurt)] == ["b2"]


@pytest.mark.parametrize(("edition", "row"), rows("melee-dropped", "ranged-dropped"))
@pytest.mark.rule("R-76", "R-78")
def test_r76_the_weapon_used_drops(edition: str, row: str) -> None:
    """The one it rolled with, whatever else it carries; and its damage is suffered."""
    weapon = "knife" if row.startswith("melee") else "dart-gun"
    fight = fumble(edition, row, weapons=("saber", weapon, "carbine")).play("damage: 3")
    assert fight["b1"].weapons == ("saber", "carbine")
    assert [(marker.item, marker.owner) for marker in fight.position.markers] == [(weapon, "b1")]
    assert fight["b1"].health == 12


@pytest.mark.parametrize(("edition", "row"), rows("melee-shattered", "ranged-exploded"))
@pytest.mark.rule("R-76")
def test_r76_the_weapon_used_is_destroyed(edition: str, row: str) -> None:
    """And all of its damage is suffered, without dice."""
    weapon, die = ("knife", 4) if row.startswith("melee") else ("dart-gun", 6)
    fight = fumble(edition, row, weapons=("saber", weapon))
    assert fight.asked == "act"
    assert fight["b1"].weapons == ("saber",)
    assert fight.position.markers == ()
    assert fight["b1"].health == 14 - die + 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C2.3")
def test_c2_3_improvised_combat_is_neither_dropped_nor_destroyed(edition: str) -> None:
    for face in (5, 6):
        fight = Fight(edition, [model("b1", 5, 5, weapons=("carbine",)), model("a1", 6, 5)])
        fight.play("attack b1 a1 unarmed", "1 1 | 5 5", f"fumble: {face}")
        assert fight["b1"].weapons == ("carbine",)
        assert fight["b1"].health == 13


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.17")
def test_c4_17_quadruple_adds_one(edition: str) -> None:
    table = [model("b1", 5, 5, weapons=("knife",)), model("a1", 6, 5)]
    for dice, face, row in (("1 1 | 4 4", 1, "off-balance"), ("1 1 | 6 6", 5, "shattered")):
        fight = Fight(edition, table).play("attack b1 a1 knife", dice, f"fumble: {face}")
        assert fight.told("fumble")[0]["row"] == f"melee-{row}"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-78")
def test_r78_an_ai_model_that_loses_its_weapon(edition: str) -> None:
    """Dropped: Unarmed until an activation is spent on it; destroyed: for the rest of the game."""
    for face, activations in ((5, 1), (6, 0)):
        hostile = model("h1.1", 6, 5, unit="feral-crews-bruiser", weapons=("cleaver",))
        fight = Fight(edition, [hostile], frames=(Fumble("h1.1", "melee", 0, "cleaver"),)).play(f"fumble: {face}")
        if face == 5:
            fight.play("damage: 1")
        assert [(c.kind, c.amount) for c in fight["h1.1"].conditions] == [("unarmed", activations)]
        assert fight.position.markers == ()


def cast(edition: str, row: str, *more: Model, **caster: object) -> Fight:
    """A Broadcaster that fumbled with Ping."""
    one = model("b1", 5, 5, contract="broadcaster", powers=("ping", "jam"), armor="flak-wrap", **caster)
    frames = (Fumble("b1", "broadcast", 0, "ping"),)
    name = row.removeprefix("broadcast-")
    fight = Fight(edition, [one, *more], frames=frames).play(f"fumble: {TABLES['broadcast'].index(name) + 1}")
    assert fight.told("fumble") == [{"who": "b1", "row": row}]
    return fight


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-static-overload"))
def test_c4_17_static_overload(edition: str, row: str) -> None:
    assert cast(edition, row)["b1"].has("dazed")


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-interference"))
def test_c4_17_interference(edition: str, row: str) -> None:
    (condition,) = cast(edition, row)["b1"].conditions
    assert (condition.kind, condition.amount, condition.on, condition.until) == ("tiers", -1, ("cast",), "next-roll")


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-feedback"))
@pytest.mark.rule("R-18", "R-134")
def test_r18_feedback_ignores_armor(edition: str, row: str) -> None:
    fight = cast(edition, row)
    assert fight.dice == ((4,),)
    assert fight.play("damage: 3")["b1"].health == 11


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-wave-bounce"))
def test_c4_17_wave_bounce(edition: str, row: str) -> None:
    near = cast(edition, row, model("b2", 5, 11.98, armor="flak-wrap")).play("damage: 3")
    assert (near["b1"].health, near["b2"].health) == (14, 11)
    alone = cast(edition, row, model("b2", 5, 11.99)).play("damage: 3")
    assert (alone["b1"].health, alone["b2"].health) == (11, 14)


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-frequency-lock"))
def test_c4_17_frequency_lock(edition: str, row: str) -> None:
    fight = cast(edition, row).play("damage: 2")
    assert (fight["b1"].blocked, fight["b1"].powers, fight["b1"].health) == (("ping",), ("ping", "jam"), 12)


@pytest.mark.parametrize(("edition", "row"), rows("broadcast-broadcast-storm"))
def test_c4_17_broadcast_storm(edition: str, row: str) -> None:
    assert cast(edition, row)["b1"].powers == ("jam",)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("R-28")
def test_r28_a_hostile_power_fumbles_on_the_broadcast_table(edition: str) -> None:
    """There "power" is that weapon: lost, it fights Unarmed; its next "cast" is its next attack."""
    lure = model("h1.1", 5, 5, side="cable-feeders", unit="cable-feeders-lure", weapons=("mind-spike",))
    fight = Fight(edition, [lure, model("b1", 9, 5)], frames=(Assault("h1.1", "b1", "mind-spike"),))
    fight.play("attack: 1 1 | 3 3", "fumble: 2")
    assert fight.told("fumble")[0]["row"] == "broadcast-interference"
    again = Fight(edition, [fight["h1.1"], model("b1", 9, 5)], frames=(Assault("h1.1", "b1", "mind-spike"),))
    assert again.dice[0] == (4, 4)
    again.play("1 1 | 6 6", "fumble: 3")
    assert again["h1.1"].blocked == ("mind-spike",)
