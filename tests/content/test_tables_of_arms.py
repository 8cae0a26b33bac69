"""Weapons, grenades and armor against the printed tables, cell by cell, in both editions."""

import re

import pytest

from sacredwire.content.effects import (
    Chain,
    CriticalAgainst,
    CriticalRoll,
    Damage,
    Effect,
    IgnoresCover,
    Jolt,
    Knockback,
    KnockbackLess,
    MaxRange,
    Move,
    NoFumble,
    Overcharge,
    Pierce,
    Reach,
    Reroll,
    RollKind,
    Smoke,
    Tier,
)
from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from support.source_tables import Printed, phrases, plain, printed

EDITIONS = ("hardwired-0.7", "sacredwire-0.9")
TYPES = {
    "Bladed": "bladed",
    "Blunt": "blunt",
    "Projectile": "projectile",
    "Energy": "energy",
    "Explosive": "explosive",
    "Toxic": "toxic",
    "Static": "static",
    "Broadcast": "broadcast",
}
BLOW: tuple[RollKind, ...] = ("attack", "riposte")
SHOT: tuple[RollKind, ...] = ("shot",)


def weapon_effect(phrase: str, on: tuple[RollKind, ...], edition: str) -> Effect:
    """What a printed phrase of a weapon means in an edition."""
    newer = edition == "sacredwire-0.9"
    if faces := re.fullmatch(r"Repite 1s( y 2s)?", phrase):
        return Reroll(on=on, faces=(1, 2) if faces[1] else (1,))
    if push := re.fullmatch(r'Empuje (\d)"', phrase):
        return Knockback(distance=100 * int(push[1]))
    if armored := re.fullmatch(r"\+(\d) vs\. blindado", phrase):
        points = int(armored[1])
        return Pierce(points=points) if newer else Damage(amount=points, when="target-armored")
    riposte: Effect = Tier(on=("riposte",), amount=1) if newer else Reroll(on=("riposte",), faces=(1,))
    meanings: dict[str, Effect] = {
        "+1 daño vs. herido": Damage(amount=1, when="target-wounded"),
        "-1 ND en la siguiente activación": Jolt(amount=-1),
        "Repite 1s en Contraataque": riposte,
        'Alcance 2"': Reach(distance=200),
        "+1 ND vs. herido": Tier(on=on, amount=1, when="target-wounded"),
        "+1 a la tirada de Crítico": CriticalRoll(amount=1),
        'Alcance máx. 6"': MaxRange(distance=600),
        '-1 ND más allá de 6"': Tier(on=on, amount=-1, when="beyond", over=600),
        "Sin pifias": NoFumble(),
        "+1 ND si no se movió": Tier(on=on, amount=1, when="not-moved"),
        "Ignora cobertura": IgnoresCover(),
        'Impacta a la miniatura más cercana a 2" del objetivo': Chain(targets=1, radius=200),
        'también impacta a las 2 miniaturas más cercanas a 2" del objetivo': Chain(targets=2, radius=200),
        "Sobrecarga: -1 ND por daño máx.": Overcharge(amount=-1),
    }
    return meanings[phrase]


ARMOR_PHRASES: dict[str, Effect] = {
    '-1" Mov': Move(amount=-100),
    '-2" Mov': Move(amount=-200),
    '+1" Mov': Move(amount=100),
    '+2" Mov': Move(amount=200),
    "-1 a las tiradas de Crítico contra ti": CriticalAgainst(amount=-1),
    'Reduce Empuje en 1"': KnockbackLess(distance=100),
    "Repite 1s en Defensa": Reroll(on=("defense",), faces=(1,)),
    "Repite 1s y 2s en Defensa": Reroll(on=("defense",), faces=(1, 2)),
    "Repite 1s, 2s y 3s en Defensa": Reroll(on=("defense",), faces=(1, 2, 3)),
}
GRENADE_PHRASES: dict[str, Effect] = {
    "deja columna de humo bloqueando LdV hasta la siguiente ronda": Smoke(radius=300),
    "-1 ND siguiente activación": Jolt(amount=-1),
    "ignora cobertura": IgnoresCover(),
}


def names_agree(key: str, row: Printed, es: str = "name", en: str = "name") -> None:
    """The names of a row are those printed in each language."""
    assert (Text("es").say(key), Text("en").say(key)) == (plain(row.es[es]), plain(row.en[en]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "row"), [(kind, row) for kind in ("melee", "ranged") for row in printed(f"weapons/{kind}")]
)
def test_a_melee_each_weapon_is_as_printed(edition: str, kind: str, row: Printed) -> None:
    weapons = [weapon for weapon in load_edition(edition).weapons if weapon.kind == kind]
    weapon = weapons[row.roll - 1]
    on = BLOW if kind == "melee" else SHOT
    damage = f"d{weapon.die}" if weapon.die else str(weapon.fixed)
    names_agree(f"weapon-{weapon.id}", row)
    assert weapon.roll == row.roll == row.es["roll"]
    assert weapon.damage_type == TYPES[plain(row.en["type"])]
    assert damage == row.es["damage"] == row.en["damage"]
    assert weapon.cost == row.es["cost"] == row.en["cost"]
    assert weapon.effects == tuple(weapon_effect(phrase, on, edition) for phrase in phrases(row.es["special"]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("weapons/fallback"))
def test_c2_3_improvised_combat_is_as_printed(edition: str, row: Printed) -> None:
    rules = load_edition(edition)
    weapon = [weapon for weapon in rules.weapons if weapon.kind == "improvised"][row.roll - 1]
    names_agree(f"weapon-{weapon.id}", row)
    assert (f"d{weapon.die}" if weapon.die else str(weapon.fixed)) == row.es["damage"]
    assert (weapon.damage_type, weapon.cost) == (TYPES[plain(row.en["type"])], row.es["cost"])
    assert plain(row.es["special"]).startswith(f"{rules.numbers.improvised} ND Combate, sin Contraataque")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("weapons/grenades"))
def test_a_grenades_each_grenade_is_as_printed(edition: str, row: Printed) -> None:
    grenade = load_edition(edition).grenades[row.roll - 1]
    damage, *specials = phrases(row.es["effect"])
    kind = plain(row.en["effect"]).split(" ")[1].replace("damage,", "damage")
    names_agree(f"grenade-{grenade.id}", row)
    assert grenade.roll == row.es["roll"]
    assert grenade.cost == row.es["cost"] == row.en["cost"]
    assert damage.split(" ")[0] == (f"d{grenade.die}" if grenade.die else str(grenade.fixed))
    assert grenade.damage_type == (None if kind == "damage" else TYPES[kind])
    assert grenade.effects == tuple(GRENADE_PHRASES[phrase] for phrase in specials)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("tier", "row"), [(tier, row) for tier in ("light", "medium", "heavy") for row in printed(f"armor/{tier}")]
)
def test_a_armor_each_piece_is_as_printed(edition: str, tier: str, row: Printed) -> None:
    piece = [piece for piece in load_edition(edition).armor if piece.tier == tier][row.roll - 1]
    names_agree(f"armor-{piece.id}", row)
    assert piece.roll == row.es["roll"]
    assert piece.cost == row.es["cost"] == row.en["cost"]
    assert piece.effects == tuple(ARMOR_PHRASES[phrase] for phrase in phrases(row.es["special"]))


def test_r_12_against_the_armored_is_damage_in_one_edition_and_ap_in_the_other() -> None:
    old, new = ({weapon.id: weapon for weapon in load_edition(edition).weapons} for edition in EDITIONS)
    changed = {key for key in old if old[key] != new[key]}
    assert changed == {
        "sword",
        "corrosive-blade",
        "chain-blade",
        "frag-pistol",
        "launcher",
        "plasma-caster",
        "missile-pod",
    }


def test_r_50_random_rolls_follow_the_spanish_rows() -> None:
    rules = load_edition("sacredwire-0.9")
    melee = {weapon.roll: weapon.id for weapon in rules.weapons if weapon.kind == "melee"}
    assert [melee[roll] for roll in (9, 10, 11, 12)] == ["stunner", "machete", "static-blade", "hammer"]
    armor = {(piece.tier, piece.roll): piece.id for piece in rules.armor}
    assert (armor["light", 4], armor["light", 5]) == ("padded-vest", "light-vest")
    assert (armor["medium", 4], armor["medium", 5]) == ("reinforced-plating", "assault-rig")
    assert (armor["heavy", 2], armor["heavy", 3]) == ("industrial-frame", "bunker-suit")
