"""Critical, fumble, generator, search and campaign tables against the printed ones."""

import re

import pytest

from sacredwire.content.effects import (
    BlockPower,
    BlownBack,
    Continuous,
    Delirium,
    DestroyWeapon,
    DropWeapon,
    Effect,
    ExtraDamage,
    Find,
    Flee,
    Gain,
    GainPower,
    Hijack,
    HitAlly,
    LoseActivation,
    LosePower,
    NextRoll,
    OutOfAction,
    OwnDamage,
    Permanent,
    RollTwice,
    SelfDamage,
)
from sacredwire.content.load import load_edition
from sacredwire.content.missions import Reward
from sacredwire.content.schema import DamageType, Layout
from sacredwire.content.text import Text
from support.source_tables import Printed, document, plain, printed, seed_rows

EDITIONS = ("hardwired-0.7", "sacredwire-0.9")
CRITICALS: tuple[DamageType, ...] = ("bladed", "blunt", "projectile", "energy", "explosive", "toxic", "static")
CRITICAL: dict[str, tuple[Effect, ...]] = {
    "+d4 de daño": (ExtraDamage(die=4),),
    "+d6 de daño": (ExtraDamage(die=6),),
    '-1" Mov permanente': (Permanent(stat="move", amount=-100),),
    "-1 ND Combate permanente": (Permanent(stat="combat", amount=-1),),
    "-1 ND Defensa permanente": (Permanent(stat="defense", amount=-1),),
    "-1 ND Astucia permanente": (Permanent(stat="wits", amount=-1),),
    "-1 ND disparo permanente": (Permanent(stat="shooting", amount=-1),),
    "-1 ND a todos los atributos permanente": (Permanent(stat="attributes", amount=-1),),
    "Armadura -1 nivel permanente (Pesada→Media→Ligera→ destruida)": (Permanent(stat="armor", amount=-1),),
    "Suelta arma (en la posición de la miniatura)": (DropWeapon(),),
    "Pierde la siguiente activación": (LoseActivation(),),
    'Se aleja d6" del atacante': (BlownBack(die=6),),
    "-1 ND Astucia permanente, se mueve hacia el enemigo más cercano": (Permanent(stat="wits", amount=-1), Delirium()),
    "Huida hacia el borde del tablero": (Flee(),),
    "Enemigo controla la siguiente activación": (Hijack(),),
    "FdC, -2 a la tirada de Heridas": (OutOfAction(injury=-2),),
    "FdC al final de siguiente ronda, -2 a la tirada de Heridas": (OutOfAction(injury=-2, rounds=1),),
}
FUMBLE: dict[str, tuple[Effect, ...]] = {
    "Pierde activación": (LoseActivation(),),
    "Emisor pierde activación": (LoseActivation(),),
    "-1 ND próx. defensa": (NextRoll(on="defense", amount=-1),),
    "-1 ND próx. ataque": (NextRoll(on="attack", amount=-1),),
    "-1 ND próx. canalización": (NextRoll(on="cast", amount=-1),),
    "Sufre su daño": (OwnDamage(),),
    'Golpea aliado a 1" (si no, sufre daño)': (HitAlly(radius=100),),
    'Golpea aliado a 6" (si no, sufre daño)': (HitAlly(radius=600),),
    "Suelta arma, sufre su daño": (DropWeapon(used=True), OwnDamage()),
    "Arma destruida, daño máx.": (DestroyWeapon(), OwnDamage(maximum=True)),
    "Emisor sufre d4 de daño": (SelfDamage(die=4),),
    'Aliado a 6" sufre d4 (o emisor)': (HitAlly(radius=600, die=4),),
    "Poder bloqueado este escenario, d4 de daño": (BlockPower(), SelfDamage(die=4)),
    "Pierde el poder permanentemente": (LosePower(),),
}
FINDS: dict[str, tuple[Effect, ...]] = {
    "Random Grenade": (Find(table="grenades"),),
    "Random Light Armor": (Find(table="light-armor"),),
    "Random Medium Armor": (Find(table="medium-armor"),),
    "Random Heavy Armor": (Find(table="heavy-armor"),),
    "Random Melee Weapon": (Find(table="melee"),),
    "Random Ranged Weapon": (Find(table="ranged"),),
    "Random Consumable": (Find(table="consumables"),),
    "Random Gear": (Find(table="gear"),),
    "Roll twice (ignore 20s)": (RollTwice(),),
    "Lose 1 Evidence": (Gain(evidence=-1),),
    "Nothing": (),
}
SPANISH_ROWS = (
    ["weapons/melee", "weapons/ranged", "weapons/grenades", "armor/light", "armor/medium", "armor/heavy"]
    + ["equipment/gear", "equipment/consumables", "equipment/cybernetics", "combat/maintenance_protocols"]
    + [f"criticals/{kind}" for kind in CRITICALS]
    + ["fumbles/melee", "fumbles/ranged", "fumbles/broadcast", "warbands/archetypes"]
    + ["evidence/search_findings", "evidence/interrogate_results", "campaign/injuries", "campaign/promotions"]
    + ["campaign/setup_advantages", "campaign/tactical_advantages", "missions/loot_modifiers"]
    + ["missions/coworker_modifiers", "hostiles/scrapers", "hostiles/feral_crews", "hostiles/wave_callers"]
    + ["hostiles/static_wraiths", "hostiles/feral_automata", "hostiles/cable_feeders", "hostiles/coworkers"]
)


def named(key: str) -> tuple[str, str]:
    """The name of a key in both languages."""
    return Text("es").say(key), Text("en").say(key)


@pytest.mark.parametrize("name", SPANISH_ROWS)
def test_the_spanish_tables_are_those_of_the_spanish_text(name: str) -> None:
    text = set(seed_rows("hardwired-0.7"))
    for row in printed(name):
        assert re.sub(r" +", " ", plain(" ".join(str(cell) for cell in row.es.values()))) in text


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kind", "row"), [(kind, row) for kind in CRITICALS for row in printed(f"criticals/{kind}")])
def test_a_critical_each_row_is_as_printed(edition: str, kind: DamageType, row: Printed) -> None:
    critical = load_edition(edition).criticals[kind][row.roll - 1]
    bleeds = {"Sangrado": "bleeding", "Perforado": "bleeding", "Corrosión": "corrosion"}
    printed_effect = plain(row.es["effect"])
    assert named(f"critical-{critical.id}") == (row.es["result"], row.en["result"])
    assert critical.roll == int(str(row.es["roll"]).removesuffix("+"))
    if row.es["result"] in bleeds:
        assert printed_effect == "2 daño por activación esta partida (no acumula)"
        kept = "corrosion" if row.es["result"] == "Corrosión" else "bleeding"
        assert critical.effects == (Continuous(kind=kept, amount=2),)
    else:
        assert critical.effects == CRITICAL[printed_effect]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r_27_broadcast_damage_uses_the_static_table(edition: str) -> None:
    criticals = load_edition(edition).criticals
    assert criticals["broadcast"] == criticals["static"]
    assert len({rows for kind, rows in criticals.items()}) == 7


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("kind", "row"), [(kind, row) for kind in ("melee", "ranged", "broadcast") for row in printed(f"fumbles/{kind}")]
)
def test_a_fumble_each_row_is_as_printed(edition: str, kind: str, row: Printed) -> None:
    fumble = {**load_edition(edition).fumbles}[kind][row.roll - 1]
    assert named(f"fumble-{fumble.id}") == (row.es["result"], row.en["result"])
    assert fumble.roll == int(str(row.es["roll"]).removesuffix("+"))
    assert fumble.effects == FUMBLE[plain(row.es["effect"])]


GENERATOR = [
    ("deployments", "deployment", "missions/deployment"),
    ("loot_layouts", "loot-layout", "missions/loot_layout"),
    ("loot_modifiers", "loot-modifier", "missions/loot_modifiers"),
    ("coworker_modifiers", "coworker-modifier", "missions/coworker_modifiers"),
    ("timings", "timing", "missions/hostile_timing"),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("field", "prefix", "row"), [(field, prefix, row) for field, prefix, name in GENERATOR for row in printed(name)]
)
def test_k_generator_each_row_has_its_number_and_name(edition: str, field: str, prefix: str, row: Printed) -> None:
    found = getattr(load_edition(edition), field)[row.roll - 1]
    assert named(f"{prefix}-{found.id}") == (row.es["name"], row.en["name"])
    assert found.roll == row.es["roll"]


@pytest.mark.parametrize("row", printed("missions/hostile_timing"))
def test_k_timing_each_row_brings_the_printed_tiers(row: Printed) -> None:
    timing = load_edition("sacredwire-0.9").timings[row.roll - 1]
    arrivals = [{"round": spawn.round, "tier": tier} for spawn in timing.spawns for tier in spawn.tiers]
    assert arrivals == row.es["spawns"] == row.en["spawns"]


@pytest.mark.parametrize("row", printed("missions/loot_layout"))
def test_k_loot_each_layout_has_the_printed_numbers(row: Printed) -> None:
    layout = load_edition("sacredwire-0.9").loot_layouts[row.roll - 1]
    inches = [int(number) for number in re.findall(r'(\d)\+?"', row.en["effect"])]
    numbers = [number // 100 for number in (layout.edges, layout.apart, layout.distance) if number]
    assert sorted(set(numbers)) == sorted(set(inches))
    assert layout.markers == int((re.match(r"(\d)", row.en["effect"]) or [0, 0])[1])


@pytest.mark.parametrize("row", printed("missions/coworker_setup"))
def test_k_coworkers_each_setup_has_the_printed_numbers(row: Printed) -> None:
    setup = load_edition("sacredwire-0.9").coworker_setups[row.roll - 1]
    inches = [int(number) for number in re.findall(r'(\d)\+?"', row.en["setup"])]
    assert (setup.roll, setup.tier) == (row.es["roll"], row.es["tier"])
    assert [number // 100 for number in (setup.least, setup.distance, setup.edges) if number] == inches


@pytest.mark.parametrize("row", printed("missions/loot_modifiers"))
def test_k_loot_modifiers_have_the_printed_numbers(row: Printed) -> None:
    found: Layout = load_edition("sacredwire-0.9").loot_modifiers[row.roll - 1]
    said = plain(row.en["effect"])
    tiers, die, last = re.match(r"([+-]\d) DT", said), re.search(r"d(\d) damage", said), re.search(r"Round (\d)", said)
    near, each = re.search(r'(\d) friendly models within (\d)"', said), re.search(r"(\d) damage per round", said)
    assert found.amount == (int(tiers[1]) if tiers else 0)
    assert found.die == (int(die[1]) if die else 0)
    assert found.round == (int(last[1]) if last else 0)
    assert (found.models, found.distance) == ((int(near[1]), 100 * int(near[2])) if near else (0, 0))
    assert found.damage == (int(each[1]) if each else 0)


def test_r_50_the_last_spawn_places_are_exactly_4_and_6_inches_from_the_center() -> None:
    for edition in EDITIONS:
        places = load_edition(edition).spawn_places
        assert [place.distance for place in places] == [0, 0, 0, 0, 400, 600]
    assert {'5 Dirección aleatoria, a 4" del centro', '6 Dirección aleatoria, a 6" del centro'} <= set(
        seed_rows("hardwired-0.7")
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("evidence/search_findings"))
def test_k_search_each_finding_is_as_printed(edition: str, row: Printed) -> None:
    found = load_edition(edition).search[row.roll - 1]
    assert named(f"search-{found.id}") == (plain(row.es["finding"]), plain(row.en["finding"]))
    assert (found.roll, found.effects) == (row.es["roll"], gains(plain(row.en["finding"])))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("evidence/interrogate_results"))
def test_k_interrogate_each_result_is_as_printed(edition: str, row: Printed) -> None:
    found = load_edition(edition).interrogation[row.roll - 1]
    assert named(f"interrogation-{found.id}") == (row.es["result"], row.en["result"])
    assert (found.roll, found.effects) == (row.es["roll"], gains(plain(row.en["effect"])))


def gains(said: str) -> tuple[Effect, ...]:
    """What an English cell of findings means."""
    if said in FINDS:
        return FINDS[said]
    counts = {word.lower(): int(number) for number, word in re.findall(r"(\d+) (subs|Lead|Evidence|Merit)", said)}
    return (
        Gain(
            subs=counts.get("subs", 0),
            leads=counts.get("lead", 0),
            evidence=counts.get("evidence", 0),
            merits=counts.get("merit", 0),
        ),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_k_evidence_and_exploration_are_as_printed(edition: str) -> None:
    rules = load_edition(edition)
    for evidence, row in zip(rules.evidence, printed("evidence/evidence_discoveries"), strict=True):
        assert named(f"evidence-{evidence.id}") == (row.es["evidence"], row.en["evidence"])
        assert evidence.roll == row.es["roll"]
    for yielded, row in zip(rules.exploration, printed("campaign/exploration"), strict=True):
        assert named(f"exploration-{yielded.id}") == (row.es["result"], row.en["result"])
        assert re.match(rf"{yielded.low}\b", row.es["total"])
        assert yielded.subs == int(row.es["subs"])


CAMPAIGN: dict[str, tuple[tuple[Effect, ...], str]] = {
    "Retira de la banda": ((), "dead"),
    "-1 Salud máx.": ((Permanent(stat="health", amount=-1),), ""),
    "-1 ND Astucia": ((Permanent(stat="wits", amount=-1),), ""),
    "-1 ND Defensa": ((Permanent(stat="defense", amount=-1),), ""),
    "-1 ND Combate": ((Permanent(stat="combat", amount=-1),), ""),
    '-1" Mov': ((Permanent(stat="move", amount=-100),), ""),
    "Sin efecto": ((), ""),
    "Pierde próxima partida": ((), "miss-next-game"),
    "+1 Mérito": ((Gain(merits=1),), ""),
    "Tirada de Ascenso gratis": ((), "promotion"),
    "-1 ND al atributo más bajo": ((Permanent(stat="attributes", amount=-1),), "lowest"),
    "+1 Salud máx.": ((Permanent(stat="health", amount=1),), ""),
    "+2 Salud máx.": ((Permanent(stat="health", amount=2),), ""),
    '+1" Mov': ((Permanent(stat="move", amount=100),), ""),
    '+2" Mov': ((Permanent(stat="move", amount=200),), ""),
    "+1 ND Defensa": ((Permanent(stat="defense", amount=1),), ""),
    "+1 ND Astucia": ((Permanent(stat="wits", amount=1),), ""),
}
EACH = tuple(Permanent(stat=stat, amount=1) for stat in ("combat", "defense", "wits"))
CHOICES: dict[str, tuple[tuple[Effect, ...], int]] = {
    "+1 ND Combate (o Poder)": ((EACH[0], GainPower()), 1),
    'Elige: +1 ND cualquiera, +1" Mov, +1 Salud, o Poder': (
        (*EACH, Permanent(stat="move", amount=100), Permanent(stat="health", amount=1), GainPower()),
        1,
    ),
    "+1 ND a dos atributos diferentes": (EACH, 2),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("field", "prefix", "row"),
    [
        (field, prefix, row)
        for field, prefix in (("injuries", "injury"), ("promotions", "promotion"))
        for row in printed(f"campaign/{field}")
    ],
)
def test_k_injuries_and_promotions_are_as_printed(edition: str, field: str, prefix: str, row: Printed) -> None:
    found = getattr(load_edition(edition), field)[row.roll - 1]
    said = plain(row.es["effect"])
    assert named(f"{prefix}-{found.id}") == (row.es["result"], row.en["result"])
    assert found.roll == int(str(row.es["roll"]).split(" ")[0])
    if said in CHOICES:
        assert (found.effects, found.picks, found.choice) == (*CHOICES[said], True)
    else:
        assert (found.effects, found.kind, found.choice) == (*CAMPAIGN[said], False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_k_advantages_are_the_defenders_and_bear_the_printed_numbers(edition: str) -> None:
    rules = load_edition(edition)
    for field in ("setup_advantages", "tactical_advantages"):
        assert [row.roll for row in getattr(rules, field)] == [row.es["roll"] for row in printed(f"campaign/{field}")]
    setup, tactical = ({row.id: row for row in rows} for rows in (rules.setup_advantages, rules.tactical_advantages))
    assert setup["terrain"].amount == 2
    assert (tactical["hostile-bias"].round, tactical["boss-defense"].amount, tactical["late-hostiles"].round) == (
        2,
        1,
        1,
    )


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", printed("missions/mission_table"))
def test_m_each_mission_has_its_number_and_name(edition: str, row: Printed) -> None:
    mission = load_edition(edition).missions[row.roll - 1]
    spanish = "Captura" if row.es["mission"] == "Embargo" else row.es["mission"]
    assert named(f"mission-{mission.id}") == (spanish, row.en["mission"])
    assert (mission.roll, mission.rule, mission.trigger) == (row.es["roll"], f"M{row.es['roll']}", 0)
    assert Reward(to="winner", leads=1) in mission.rewards


def test_m_the_finales_are_set_off_by_5_and_9_evidence() -> None:
    finales = {mission.id: mission.trigger for mission in load_edition("sacredwire-0.9").missions if not mission.roll}
    assert finales == {"the-signal": 5, "the-source": 9}


def test_a_names_are_those_of_the_name_lists() -> None:
    pools = {pool.id: pool for pool in load_edition("sacredwire-0.9").names}
    lists = [
        ("first-names", "models", "first"),
        ("last-names", "models", "last"),
        ("squad-prefixes", "warband", "prefix"),
    ]
    lists += [("squad-cores", "warband", "core"), ("squad-suffixes", "warband", "suffix")]
    assert [pool for pool, _, _ in lists] == list(pools)
    for pool, file, key in lists:
        assert list(pools[pool].words_es) == document("es", f"names/{file}")[key]
        assert list(pools[pool].words_en) == document("en", f"names/{file}")[key]
