"""Links of the author's Scenario Generator: read, mended, written back."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from sacredwire.errors import ContentError
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import generate
from sacredwire.play.missions.links import LONGEST, LinkRead, read_link, write_link
from sacredwire.play.missions.scenario import ROW_TABLES, arrival_rounds, arrival_tiers
from support.source_tables import document, plain
from support.table import EDITIONS

FOLDER = Path(__file__).parents[1] / "fixtures" / "scenarios"
MADE: list[dict[str, Any]] = json.loads((FOLDER / "scenarios.json").read_text("utf-8"))["links"]
BY_HAND = [link["query"] for link in json.loads((FOLDER / "edge-links.json").read_text("utf-8"))["links"]]
WHOLE = "?gap=2&m=1&dep=3&cs=4&cm=2&ht=1&hf=6&ll=1&lm=3&sp=2&sa=5&ta=1&hu0=2&hu1=4&cu=6&ls=123456"

BOTH = pytest.mark.parametrize("edition", EDITIONS)
SAMPLES = pytest.mark.parametrize("link", MADE, ids=[link["id"] for link in MADE])

LABELS = {
    "deployment": ("Despliegue", "Deployment"),
    "coworker-setup": ("Colocación de Compañeros", "Coworker Setup"),
    "coworker-modifier": ("Modificadores de Compañeros", "Coworker Modifiers"),
    "faction": ("Tipo de Hostiles", "Hostile Type"),
    "timing": ("Momento de Hostiles", "Hostile Timing"),
    "spawn-place": ("Ubicación de Aparición", "Spawn Location"),
    "loot-layout": ("Disposición de Botín", "Loot Layout"),
    "loot-modifier": ("Modificadores de Botín", "Loot Modifiers"),
}
"""How the author's page titles the tables."""

MEANT = {
    "coworker-setup-swarm-center": ('Tier Enjambre, a 6" del centro', 'Swarm tier, within 6" of center'),
    "coworker-setup-swarm-edge": ("Tier Enjambre, borde aleatorio", "Swarm tier, random board edge"),
    "coworker-setup-normal-ring": ('Tier Normal, 4"+ del centro', 'Normal tier, 4"+ from center'),
    "coworker-setup-elite-anywhere": ("Tier Élite, alternad", "Elite tier, alternate"),
    "coworker-setup-normal-loot": ('Tier Normal, a 3" de cualquier Marcador', 'Normal tier, within 3" of any Loot'),
    "coworker-setup-elite-center": ('Tier Élite, a 3" del centro', 'Elite tier, within 3" of center'),
    "spawn-place-unused-edge": ("Borde de despliegue no usado", "Random unused deployment edge"),
    "spawn-place-center": ("Centro del tablero", "Center of board"),
    "spawn-place-last-action-edge": ("Borde más cercano a la última", "Nearest edge to last"),
    "spawn-place-aggressor-edge": ("Borde más cercano al Agresor", "Nearest edge to Aggressor"),
    "spawn-place-near-center": ('Dirección aleatoria, a d4" del', 'Random direction, d4" from'),
    "spawn-place-off-center": ("Dirección aleatoria, a d4+2", "Random direction, d4+2"),
    "setup-advantage-redeploy": ("Redespliega una", "Redeploy one"),
    "setup-advantage-choose-edge": ("Elige borde", "Choose deployment edge"),
    "setup-advantage-spawn-place": ("El Defensor elige", "Defender chooses hostile spawn"),
    "setup-advantage-terrain": ("Coloca 2 piezas", "Place 2 terrain"),
    "setup-advantage-place-loot": ("El Defensor coloca todos los Marcadores", "Defender places all Loot"),
    "setup-advantage-place-coworkers": ("Coloca todos los Compañeros", "Place all Coworkers"),
    "tactical-advantage-deploy-last": ("El Defensor despliega último", "Defender deploys last"),
    "tactical-advantage-hostile-bias": ("Los hostiles atacan al Agresor", "Hostiles target Aggressor"),
    "tactical-advantage-boss-defense": ("El Jefe del Defensor", "Defender's Boss"),
    "tactical-advantage-first-draw": ("El Defensor extrae la primera", "Defender draws first"),
    "tactical-advantage-late-hostiles": ("La primera aparición", "First hostile spawn"),
    "tactical-advantage-free-search": ("Una miniatura del Defensor", "One Defender model"),
}
"""How the page begins the rows to which we gave names of our own."""


def read(text: str, edition: str = "hardwired-0.7", seed: int = 1) -> LinkRead:
    return read_link(load_edition(edition), text, SeededDice(seed))


def problems(found: LinkRead) -> dict[str, tuple[str, str]]:
    return {fault.field: (fault.problem, fault.expected) for fault in found.faults}


def shows(link: dict[str, Any], key: str, shown: str) -> bool:
    """Whether what the page showed is our row of that key."""
    spanish = link["language"] == "es"
    if key in MEANT:
        return shown.startswith(MEANT[key][0 if spanish else 1])
    return Text(link["language"]).name(key) == shown


@BOTH
@SAMPLES
@pytest.mark.rule("K.generator")
def test_the_authors_links_are_written_back_as_they_were(link: dict[str, Any], edition: str) -> None:
    found = read(link["url"], edition)
    assert found.faults == ()
    assert found.base + write_link(load_edition(edition), found.scenario) == link["url"]
    assert read(link["query"].removeprefix("?"), edition).scenario == found.scenario


@SAMPLES
@pytest.mark.rule("K.generator")
def test_the_authors_links_give_the_rows_his_page_showed(link: dict[str, Any]) -> None:
    """By meaning: the page of 0.7.3 names its rows; its numbers are those of the tables of 0.7.0."""
    scenario, shown = read(link["query"]).scenario, link["shown"]
    rows = {table["label"]: table["name"] for table in shown["tables"]}
    for table in ROW_TABLES:
        label = LABELS[table.name][link["language"] == "en"]
        assert shows(link, f"{table.name}-{getattr(scenario.rows, table.field)}", rows[label]), label
    missions = document("en", "missions/mission_table")["items"]
    [printed] = [row for row in missions if f"d12: {row['roll']}" == shown["mission"]["roll"]]
    assert printed["file"].partition("_")[2].partition("_")[2] == f"{scenario.mission}.md"


@SAMPLES
@pytest.mark.rule("K.gap")
def test_the_authors_links_give_the_advantages_his_page_showed(link: dict[str, Any]) -> None:
    rows = read(link["query"]).scenario.rows
    ours = [f"setup-advantage-{row}" for row in rows.setup_advantages[:1]]
    ours += [f"tactical-advantage-{row}" for row in rows.tactical_advantages[:1]]
    ours += [f"setup-advantage-{row}" for row in rows.setup_advantages[1:]]
    ours += [f"tactical-advantage-{row}" for row in rows.tactical_advantages[1:]]
    theirs = [advantage["name"] for advantage in link["shown"]["advantages"]]
    assert len(ours) == len(theirs)
    assert all(shows(link, key, shown) for key, shown in zip(ours, theirs, strict=True))


@SAMPLES
@pytest.mark.rule("I.tiers", "K.timing", "K.coworkers")
def test_the_authors_links_give_the_units_his_page_showed(link: dict[str, Any]) -> None:
    edition = load_edition("hardwired-0.7")
    rows = read(link["query"]).scenario.rows
    faction = next(one for one in edition.factions if one.id == rows.faction)
    names = {unit.roll: f"unit-{unit.id}" for unit in faction.units}
    coworkers = {unit.roll: f"unit-{unit.id}" for unit in edition.coworkers.units}
    first, *others = link["shown"]["units"]
    assert shows(link, coworkers[rows.coworker], first["name"])
    assert [shows(link, names[roll], unit["name"]) for roll, unit in zip(rows.units, others, strict=True)]
    table = msgspec.structs.replace(rows, tactical_advantages=())  # his page shows the table's rounds, we the late one
    assert [f"R{number}" for number in arrival_rounds(edition, table)] == [unit["round"] for unit in others]
    assert list(arrival_tiers(edition, rows.timing)) == [unit["tier"].lower() for unit in others]


def test_the_samples_show_every_row_of_every_table() -> None:
    """Or the tests above would prove less than they say."""
    rolls = {
        (name, table["roll"])
        for link in MADE
        for table in link["shown"]["tables"]
        for name, labels in LABELS.items()
        if table["label"] in labels
    }
    assert rolls == {(name, f"d6: {number}") for name in LABELS for number in range(1, 7)}


@pytest.mark.rule("K.generator")
def test_the_numbers_of_the_newer_page_are_those_of_the_older_tables() -> None:
    """Every name the page of 0.7.3 shows stands on the table of 0.7.0 at the same number.

    Search had another name in the Spanish text of 0.7.0.
    """
    files = {
        "coworker-setup": "missions/coworker_setup",
        "coworker-modifier": "missions/coworker_modifiers",
        "deployment": "missions/deployment",
        "faction": "missions/hostile_factions",
        "loot-layout": "missions/loot_layout",
        "loot-modifier": "missions/loot_modifiers",
        "spawn-place": "missions/spawn_location",
        "timing": "missions/hostile_timing",
    }
    assert set(files) == set(LABELS)
    for link in MADE:
        for name, file in files.items():
            label = LABELS[name][link["language"] == "en"]
            [shown] = [table for table in link["shown"]["tables"] if table["label"] == label]
            number = shown["roll"].removeprefix("d6: ")
            [row] = [row for row in document(link["language"], file)["items"] if str(row["roll"]) == number]
            assert shown["name"] in [plain(cell).replace("Registrar", "Buscar") for cell in row.values()]


@BOTH
@pytest.mark.parametrize("query", BY_HAND)
def test_a_link_written_by_hand_is_mended_and_then_whole(query: str, edition: str) -> None:
    """What the author's page breaks on, among them."""
    rules = load_edition(edition)
    found = read(query, edition)
    assert read(write_link(rules, found.scenario), edition, seed=9) == LinkRead(found.scenario, (), "")
    assert found == read(query, edition), "the same dice roll the same anew"


@pytest.mark.rule("R-182", "K.generator")
@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("m", "13", "1–12"),
        ("m", "0", "1–12"),
        ("dep", "7", "1–6"),
        ("sp", "", "1–6"),
        ("hf", "6.0", "1–6"),
        ("ht", "-1", "1"),
        ("cm", "٣", "1–6"),
        ("sa", "t", "1–6"),
        ("cu", "4", "5–6"),
        ("hu0", "3", "1–2"),
        ("hu1", "2", "3–4"),
        ("ls", str(2**32), f"0–{2**32 - 1}"),
        ("ls", "9" * 5_00, f"0–{2**32 - 1}"),
    ],
)
def test_r182_a_wrong_number_is_named_and_rolled_anew_and_the_rest_is_kept(
    field: str, value: str, expected: str
) -> None:
    before = dict(part.split("=") for part in WHOLE[1:].split("&"))
    found = read("&".join(f"{key}={value if key == field else number}" for key, number in before.items()))
    [fault] = found.faults
    assert (fault.field, fault.problem, fault.expected) == (field, "wrong", expected)
    after = dict(part.split("=") for part in write_link(load_edition("hardwired-0.7"), found.scenario)[1:].split("&"))
    assert after.pop(field) == fault.taken
    assert after == {key: number for key, number in before.items() if key != field}


@pytest.mark.parametrize("field", [part.split("=")[0] for part in WHOLE[1:].split("&")])
def test_a_missing_number_is_named_and_rolled_anew_and_the_rest_is_kept(field: str) -> None:
    parts = [part for part in WHOLE[1:].split("&") if not part.startswith(f"{field}=")]
    for seed in range(8):
        found = read("&".join(parts), seed=seed)
        [fault] = found.faults
        assert (fault.field, fault.problem) == (field, "missing")
        written = write_link(load_edition("hardwired-0.7"), found.scenario)[1:].split("&")
        assert set(written) - set(parts) == {f"{field}={fault.taken}"}
        assert set(parts) <= set(written)


@pytest.mark.rule("R-182")
def test_r182_where_no_row_leaves_room_the_units_are_rolled_anew() -> None:
    """No timing has an Elite unit first and a Swarm second."""
    found = read(WHOLE.replace("ht=1&", "").replace("hu0=2&hu1=4", "hu0=6&hu1=1"))
    assert {fault.field: fault.problem for fault in found.faults}["ht"] == "missing"
    assert len(found.scenario.rows.units) == 2
    assert "hu1" in problems(found)


@pytest.mark.rule("R-183")
@pytest.mark.parametrize(
    ("rest", "gap"), [("", 0), ("&sa=3", 2), ("&ta=3&sa=1", 2), ("&ba=2", 4), ("&bt=s", 4), ("&sa=9", 2)]
)
def test_r183_a_gap_that_lacks_is_the_smallest_that_gives_the_advantages_named(rest: str, gap: int) -> None:
    for text in (f"?m=1{rest}", f"?m=1&gap=x{rest}", f"?m=1&gap=10000{rest}", f"?m=1&gap=-1{rest}"):
        found = read(text)
        assert found.scenario.gap == gap
        assert "gap" in problems(found)


@pytest.mark.rule("R-184", "R-92")
def test_r184_an_advantage_named_twice_stands_and_is_written_back() -> None:
    """One of the author's own links has it (es, gap 7)."""
    query = WHOLE.replace("gap=2", "gap=4").replace("&hu0", "&ba=1&bt=t&hu0")
    found = read(query)
    assert found.faults == ()
    assert found.scenario.rows.tactical_advantages == ("deploy-last", "deploy-last")
    assert write_link(load_edition("hardwired-0.7"), found.scenario) == query
    assert any(
        len(set(rows.tactical_advantages)) < len(rows.tactical_advantages)
        for rows in (read(link["query"]).scenario.rows for link in MADE)
    )


@pytest.mark.rule("R-92", "R-181")
def test_r92_what_is_rolled_anew_does_not_repeat() -> None:
    for seed in range(40):
        rows = read(WHOLE.replace("gap=2", "gap=4").replace("&hu0", "&bt=s&hu0"), seed=seed).scenario.rows
        assert len(set(rows.setup_advantages)) == 2
        table = read(WHOLE.replace("gap=2", "gap=4").replace("&hu0", "&ba=1&hu0"), seed=seed).scenario.rows
        assert table.setup_advantages == ("place-loot", "redeploy"), "of the tactical ones number 1 is there already"


def test_fields_unknown_needless_and_written_twice_are_named() -> None:
    found = read(WHOLE + "&dep=4&foo=1&hu7=1&ba=3&%20=2&utm_source=x")
    assert problems(found) == {
        "dep": ("twice", ""),
        "foo": ("unknown", ""),
        "hu7": ("needless", ""),
        "ba": ("needless", ""),
        " ": ("unknown", ""),
        "utm_source": ("unknown", ""),
    }
    assert found.scenario == read(WHOLE).scenario


def test_percent_signs_an_anchor_and_spaces_around() -> None:
    written = "".join(f"%{ord(letter):02X}" if letter.isalnum() else letter for letter in WHOLE)
    assert read(f"  https://example.org/escenario/{written}#top\n").scenario == read(WHOLE).scenario
    assert read(f"https://example.org/{WHOLE}").base == "https://example.org/"
    assert problems(read(WHOLE.replace("dep=3", "dep=%ZZ"))) == {"dep": ("wrong", "1–6")}
    assert problems(read(WHOLE.replace("dep=3", "dep=%FF"))) == {"dep": ("wrong", "1–6")}


def test_what_is_no_link_is_refused() -> None:
    nothing = dict.fromkeys(("", "?", "https://example.org/", "https://example.org/?"), "link-no-mission")
    for text, code in (nothing | dict.fromkeys(("hello", "?foo=1", "&&&&", "="), "link-no-link")).items():
        with pytest.raises(ContentError) as refused:
            read(text)
        assert refused.value.code == code
    assert problems(read("?m"))["m"] == ("wrong", "1–12")
    with pytest.raises(ContentError) as refused:
        read("?m=1&" + "x" * LONGEST)
    assert refused.value.code == "link-too-long"


@pytest.mark.rule("R-96")
@pytest.mark.parametrize("mission", ["the-signal", "the-source"])
def test_r96_a_finale_has_no_link(mission: str) -> None:
    edition = load_edition("sacredwire-0.9")
    with pytest.raises(ContentError) as refused:
        write_link(edition, generate(edition, SeededDice(1), mission=mission))
    assert refused.value.code == "link-no-number"


def test_a_mission_that_leaves_something_open_has_no_link() -> None:
    edition = load_edition("sacredwire-0.9")
    scenario = read(WHOLE, "sacredwire-0.9").scenario
    for change, lacking in (({"faction": ""}, "hf"), ({"units": (2,)}, "hu1"), ({"coworker": 0}, "cu")):
        rows = msgspec.structs.replace(scenario.rows, **change)
        with pytest.raises(ContentError) as refused:
            write_link(edition, msgspec.structs.replace(scenario, rows=rows))
        assert refused.value.params["fields"] == lacking


@BOTH
@settings(deadline=None)
@given(seed=st.integers(0, 2**40), gap=st.integers(0, 12))
def test_every_mission_rolled_comes_back_from_its_link(edition: str, seed: int, gap: int) -> None:
    rules = load_edition(edition)
    scenario = generate(rules, SeededDice(seed), gap=gap)
    query = write_link(rules, scenario)
    assert read(query, edition) == LinkRead(scenario, (), "")
    assert write_link(rules, read(query, edition).scenario) == query


FIELDS = ("gap", "m", "dep", "cs", "cm", "ht", "hf", "ll", "lm", "sp", "sa", "ta", "ba", "bt", "hu0", "hu1", "cu", "ls")


@settings(deadline=None)
@given(
    parts=st.lists(
        st.tuples(
            st.one_of(st.sampled_from(FIELDS), st.text(max_size=4)),
            st.one_of(st.integers(-2, 14).map(str), st.integers().map(str), st.text(max_size=6), st.just("s")),
        ),
        max_size=24,
    ),
    junk=st.text(max_size=8),
)
def test_nothing_that_stands_in_a_link_breaks_it(parts: list[tuple[str, str]], junk: str) -> None:
    """It is refused in our own words, or it gives a whole mission whose link is whole."""
    text = junk + "?" + "&".join(f"{key}={value}" for key, value in parts)
    try:
        found = read(text)
    except ContentError as refused:
        if refused.code not in ("link-no-link", "link-no-mission"):
            raise
        return
    again = read(write_link(load_edition("hardwired-0.7"), found.scenario))
    assert again == LinkRead(found.scenario, (), "")
