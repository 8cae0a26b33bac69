"""Contracts, gear, blessings, powers, actions and units against the printed tables, in both editions."""

import re

import pytest

from sacredwire.content.effects import (
    Advance,
    Boost,
    BossBonus,
    ChargeMove,
    Consume,
    Cure,
    Damage,
    DropWeapon,
    Effect,
    EndDamage,
    ExtraAction,
    Focus,
    Grapple,
    Heal,
    IgnoresArmorMove,
    IgnoresKnockback,
    MaxDamage,
    MayCast,
    MobUp,
    MoreBlessings,
    MoveBonus,
    NeuralTrap,
    Permanent,
    Phase,
    Ping,
    PushAnyway,
    Reboot,
    RerollDie,
    RetryWits,
    RollKind,
    SafeLeave,
    SteadyShot,
    Summon,
    Swap,
    Synergy,
    Tier,
    TierUntil,
    VoidCritical,
)
from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from support.source_tables import Printed, document, phrases, plain, printed, seed_rows

EDITIONS = ("hardwired-0.7", "sacredwire-0.9")
DICE = ("2d4", "2d6", "2d8", "2d10", "2d12")
COMBAT: tuple[RollKind, ...] = ("attack", "riposte", "grenade")
DEFENSE: tuple[RollKind, ...] = ("defense",)

CONTRACT: dict[str, tuple[Effect, ...]] = {
    "+1 ND a un atributo": (BossBonus(amount=1),),
    "+1 daño CC": (Damage(amount=1, melee=True),),
    "ignora penalización de movimiento de armadura": (IgnoresArmorMove(),),
    "+1 ND Defensa bajo mitad de Salud": (Tier(on=DEFENSE, amount=1, when="below-half-health"),),
    "Sin -1 ND por moverse al disparar": (SteadyShot(),),
    "Retirarse gratis": (SafeLeave(disengages=True),),
    'avanza 3" tras desplegar': (Advance(distance=300),),
    '+2" Mov si acaba Trabado': (ChargeMove(distance=200),),
    "+1 ND Combate vs. 2+ enemigos": (Tier(on=COMBAT, amount=1, when="engaged-with", over=2),),
    "Repite tiradas de Astucia fallidas": (RetryWits(),),
    "Puede Canalizar": (MayCast(),),
}
GEAR: dict[str, tuple[Effect, ...]] = {
    "+1 ND Defensa vs. Tóxico": (Tier(on=DEFENSE, amount=1, when="damage-type", damage_type="toxic"),),
    "+1 ND Astucia para Buscar": (Tier(on=("search",), amount=1),),
    '+1 ND disparo a más de 12"': (Tier(on=("shot",), amount=1, when="beyond", over=1200),),
    "+1 ND Defensa en cobertura": (Tier(on=DEFENSE, amount=1, when="in-cover"),),
    "+1 ND Defensa Trabado con 2+ enemigos": (Tier(on=DEFENSE, amount=1, when="engaged-with", over=2),),
    "Ignora Empuje": (IgnoresKnockback(),),
    'Ignora coste escalada, sube hasta 3" vertical': (Grapple(climb=300),),
    "Ignora ataques gratis al destrabar": (SafeLeave(),),
    '+2" Mov hasta fin de ronda': (MoveBonus(amount=200, until="round"),),
    "+1 ND Combate hasta fin de escenario": (TierUntil(on=COMBAT, amount=1, until="game"),),
    "+1 ND Defensa hasta fin de escenario": (TierUntil(on=DEFENSE, amount=1, until="game"),),
    "Detiene sangrado en miniatura adyacente": (Cure(kinds=("bleeding",)),),
    "Cura veneno en miniatura adyacente": (Cure(kinds=("corrosion", "dissolved")),),
    "Restaura d6 Salud a miniatura adyacente": (Heal(die=6),),
    "+2 ND Combate, d4 de daño al final": (TierUntil(on=COMBAT, amount=2, until="game"), EndDamage(die=4)),
    "Niega efectos de un Crítico": (VoidCritical(),),
    'Ignora "Pierde próxima partida"': (),
    '+1" Mov': (Permanent(stat="move", amount=100),),
    "+1 ND Combate": (Permanent(stat="combat", amount=1),),
    "+1 ND Defensa": (Permanent(stat="defense", amount=1),),
    "+1 ND Astucia": (Permanent(stat="wits", amount=1),),
    "+1 Salud máxima": (Permanent(stat="health", amount=1),),
}
BLESSING: dict[str, tuple[Effect, ...]] = {
    "Sin bendición": (),
    "Sin bendición. Una miniatura gana una acción extra": (ExtraAction(),),
    "Repite cualquier dado": (RerollDie(),),
    "Repite un solo dado": (RerollDie(),),
    "+1 ND a una tirada": (Boost(amount=1),),
    "Una miniatura tiene dos acciones": (ExtraAction(),),
    "Un ataque inflige el daño máximo": (MaxDamage(),),
    'Tras activar una miniatura, activa otra miniatura sin activar a 6" de ella': (
        Synergy(radius=600, gives="activation"),
    ),
    'Una miniatura que actives con un aliado a 6" gana una acción extra': (Synergy(radius=600, gives="extra-action"),),
    "Restaura d4 Salud a una miniatura durante su activación": (Heal(die=4),),
    "Tira dos veces, ignora 8s": (MoreBlessings(dice=2),),
}
POWER: dict[str, tuple[Effect, ...]] = {
    "-1 ND a todas las tiradas hasta la próxima activación": (TierUntil(amount=-1, until="next-activation"),),
    "El objetivo suelta un arma": (DropWeapon(),),
    "d6 de daño (ignora armadura) si el objetivo se mueve la próxima activación": (NeuralTrap(die=6),),
    'Empuja al objetivo d6" en cualquier dirección': (PushAnyway(die=6),),
    "+2 ND Defensa vs. disparos hasta la próxima activación": (
        TierUntil(on=DEFENSE, amount=2, until="next-activation", when="against-shot"),
    ),
    "Añade 2 Fichas de Activación del objetivo a la bolsa": (Focus(tokens=2),),
    'Cambia posiciones con el objetivo (el caster ve ambas, a 12" máximo)': (Swap(distance=1200),),
    "El objetivo ignora cobertura y ve a través de muros hasta la próxima activación": (Ping(),),
}
FACTIONS = ("scrapers", "feral-crews", "wave-callers", "static-wraiths", "feral-automata", "cable-feeders", "coworkers")
SPECIAL: dict[str, tuple[Effect, ...]] = {
    "scrapers": (Tier(on=("attack",), amount=1, when="target-wounded"),),
    "feral-crews": (MobUp(amount=1),),
    "wave-callers": (Summon(unit="static-wraiths-flicker", least=3, less=2, radius=100),),
    "static-wraiths": (Phase(die=6),),
    "feral-automata": (Reboot(die=6, need=6, heal=6),),
    "cable-feeders": (Consume(heal=6),),
    "coworkers": (),
}


def named(key: str) -> tuple[str, str]:
    """The name of a key in both languages."""
    return Text("es").say(key), Text("en").say(key)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("warbands/archetypes"))
def test_c2_4_each_contract_is_as_printed(edition: str, row: Printed) -> None:
    contract = load_edition(edition).contracts[row.roll - 1]
    assert named(f"contract-{contract.id}") == (plain(row.es["contract_type"]), plain(row.en["contract_type"]))
    assert contract.health == int(row.es["health"]) == int(row.en["health"])
    assert f'{contract.move // 100}"' == row.es["move"] == row.en["move"]
    assert (contract.weapons, contract.armor) == (row.en["weapons"].lower(), row.en["max_armor"].lower())
    assert (str(contract.limit) if contract.limit else "*") == str(row.es["max"])
    assert contract.effects == tuple(effect for phrase in phrases(row.es["special"]) for effect in CONTRACT[phrase])


def test_c2_1_the_arrays_are_as_printed() -> None:
    for edition in EDITIONS:
        arrays = {array.id: [DICE[tier] for tier in array.tiers] for array in load_edition(edition).arrays}
        assert arrays == {"technician": ["2d4", "2d6", "2d8"], "operative": ["2d6", "2d6", "2d6"]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("field", "kind", "row"),
    [
        (field, kind, row)
        for field, kind in (("gear", "gear"), ("consumables", "consumable"), ("cybernetics", "cybernetic"))
        for row in printed(f"equipment/{field}")
    ],
)
def test_a_gear_each_thing_is_as_printed(edition: str, field: str, kind: str, row: Printed) -> None:
    thing = getattr(load_edition(edition), field)[row.roll - 1]
    assert named(f"{kind}-{thing.id}") == (row.es["name"], row.en["name"])
    assert (thing.roll, thing.cost) == (row.es["roll"], row.es["cost"])
    assert thing.cost == row.en["cost"]
    assert thing.effects == GEAR[plain(row.es["effect"])]
    assert bool(thing.repairs) == (kind == "cybernetic")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("combat/maintenance_protocols"))
def test_c4_2_each_blessing_is_as_printed(edition: str, row: Printed) -> None:
    blessing = load_edition(edition).blessings[row.roll - 1]
    assert named(f"blessing-{blessing.id}") == (row.es["name"], row.en["name"])
    assert blessing.roll == int(row.es["roll"])
    head = f"{row.roll} {row.es['name']} "
    said = next(line.removeprefix(head) for line in seed_rows(edition) if line.startswith(head))
    assert blessing.effects == BLESSING[said]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("combat/broadcast_powers"))
def test_c5_1_each_power_is_as_printed(edition: str, row: Printed) -> None:
    power = load_edition(edition).powers[row.roll - 1]
    assert named(f"power-{power.id}") == (row.es["power"], row.en["power"])
    assert (power.roll, power.kind) == (row.es["roll"], row.en["type"].lower())
    assert power.kind == ("offensive" if row.roll <= 4 else "support")
    assert power.effects == POWER[plain(row.es["effect"])]
    assert power.area == (power.id not in ("focus", "swap"))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("combat/actions"))
def test_c4_3_each_action_has_its_printed_name(edition: str, row: Printed) -> None:
    action = load_edition(edition).actions[row.roll - 1]
    assert named(f"action-{action.id}") == (plain(row.es["action"]), plain(row.en["action"]))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("faction", "row"), [(name, row) for name in FACTIONS for row in printed(f"hostiles/{name.replace('-', '_')}")]
)
def test_i_units_each_unit_is_as_printed(edition: str, faction: str, row: Printed) -> None:
    rules = load_edition(edition)
    side = next(side for side in (*rules.factions, rules.coworkers) if side.id == faction)
    unit = side.units[row.roll - 1]
    weapon = next(weapon for weapon in rules.hostile_weapons if weapon.id == unit.weapon)
    arm = re.fullmatch(r"(.*) \((\w+), d(\d+), (\w+)\)", plain(row.en["weapon"]))
    assert arm
    assert named(f"unit-{unit.id}") == (row.es["name"], row.en["name"])
    assert named(f"weapon-{weapon.id}") == (row.es["weapon"].split(" (")[0], arm[1])
    assert (weapon.damage_type, weapon.die, weapon.kind) == (arm[2].lower(), int(arm[3]), arm[4].lower())
    assert weapon.effects == ()
    assert "+".join(map(str, unit.groups)) == row.es["spawn"] == row.en["spawn"]
    dice = [DICE[tier] for tier in (unit.combat, unit.defense, unit.wits)]
    assert dice == [row.es[cell] for cell in ("combat", "defense", "wits")]
    assert (unit.health, f'{unit.move // 100}"') == (row.es["health"], row.es["move"])
    assert (unit.roll, unit.tier) == (row.es["roll"], ("swarm", "normal", "elite")[(row.roll - 1) // 2])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_i_situation_each_behavior_table_is_as_printed(edition: str, faction: str) -> None:
    rules = load_edition(edition)
    side = next(side for side in (*rules.factions, rules.coworkers) if side.id == faction)
    for lang in ("es", "en"):
        source, text = document(lang, f"hostiles/{faction.replace('-', '_')}"), Text(lang)
        assert text.say(f"faction-{faction}") == source["table_name"]
        for rows, printed_rows in (
            (side.behavior, source["behavior"]),
            (side.attacked, source.get("behavior_attacked")),
        ):
            told = [
                [f"{row.low}-{row.high}" if row.low < row.high else str(row.low)]
                + [text.say(f"behavior-{cell}") for cell in (row.no_sight, row.sight, row.engaged)]
                for row in rows
            ]
            assert told == [list(row.values()) for row in (printed_rows["items"] if printed_rows else [])]
    assert side.effects == SPECIAL[faction]
    assert side.allied == {"wave-callers": ("static-wraiths",), "static-wraiths": ("wave-callers",)}.get(faction, ())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("missions/hostile_factions"))
def test_k_generator_the_factions_stand_in_the_order_of_their_d6(edition: str, row: Printed) -> None:
    faction = load_edition(edition).factions[row.roll - 1]
    assert named(f"faction-{faction.id}") == (row.es["faction"], row.en["faction"])
    assert faction.roll == row.es["roll"]
