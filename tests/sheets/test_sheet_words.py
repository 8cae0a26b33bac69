"""What stands on a mission sheet: the mission's text, every row, whoever comes and what they do."""

import pytest
from msgspec.structs import replace

from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from sacredwire.play.missions.scenario import ADVANTAGES, ROW_TABLES, RowTable
from sacredwire.play.sheets.build import mission_sheet
from sacredwire.play.sheets.sheet import Line
from support.sheets import BOARD, LANGUAGES, ROWS, edition, scenario, sheet, text, words
from support.source import ROOT

MISSIONS = tuple(mission.id for mission in edition().missions)
ORDINARY = tuple(mission.id for mission in edition().missions if mission.victory and not mission.trigger)
WINS = {"es": "gana", "en": "win"}
"""What the sentence of a victory says; on some missions it is about who comes first or has more."""
PAYS = {"es": ("Pista", "Mérito", "Prueba"), "en": ("Lead", "Merit", "Evidence")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_sentence_of_a_mission_stands_on_its_sheet_once_and_in_order(mission: str, lang: str) -> None:
    made = sheet(mission, lang)
    clauses = [clause for part in made.parts for clause in part.clauses if clause.rule != "K.tie-break"]
    rule = next(row.rule for row in edition().missions if row.id == mission)
    assert tuple(clause.says for clause in clauses) == text(lang).steps(rule)
    assert [clause.rule for clause in clauses] == [f"{rule}.{place}" for place in range(1, len(clauses) + 1)]
    assert [text(lang).rule(clause.rule) for clause in clauses] == [clause.says for clause in clauses]


@pytest.mark.rule("K.tie-break")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_k_tie_break_stands_last_in_the_victory_of_a_mission_that_needs_it(mission: str, lang: str) -> None:
    row = next(row for row in edition().missions if row.id == mission)
    parts = sheet(mission, lang).parts
    at = [(part.title, part.clauses[-1].rule) for part in parts if part.clauses[-1].rule == "K.tie-break"]
    title = text(lang).say("sheet-part-rules" if row.trigger else "sheet-part-victory")
    assert at == ([(title, "K.tie-break")] if row.victory[-1] == "defender" else [])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", ORDINARY)
def test_the_victory_and_what_is_paid_stand_apart(mission: str, lang: str) -> None:
    _, victory, rewards = sheet(mission, lang).parts
    assert [clause.rule == "K.tie-break" for clause in victory.clauses] in ([False], [False, True])
    assert WINS[lang] in victory.clauses[0].says.lower()
    assert rewards.clauses
    assert all(any(paid in one.says for paid in PAYS[lang]) for one in rewards.clauses)
    assert not any(paid in victory.clauses[0].says for paid in PAYS[lang])


@pytest.mark.rule("K.generator")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [*ROW_TABLES, *ADVANTAGES], ids=lambda table: table.name)
def test_k_generator_every_row_of_every_table_is_named_and_explained(table: RowTable, lang: str) -> None:
    rolled = [row for row in table.rows(edition()) if row.roll]
    assert len(rolled) == 6
    for row in rolled:
        given = row.id if table in ROW_TABLES else (row.id,)
        made = sheet("control", lang, replace(ROWS, **{table.field: given}))
        line = next(one for one in (*made.lines, *made.advantages) if is_of(table, one, lang))
        assert (line.roll, line.name) == (str(row.roll), text(lang).say(f"{table.name}-{row.id}"))
        assert line.does.endswith(".")


def is_of(table: RowTable, line: Line, lang: str) -> bool:
    """Whether a line tells of a table."""
    return line.table == text(lang).say(f"mission-table-{table.name}")


@pytest.mark.rule("K.gap")
def test_k_gap_the_second_of_two_advantages_is_the_bonus_one() -> None:
    tables = [line.table for line in sheet("control", "en").advantages]
    assert tables == [
        text("en").say(f"mission-table-{name}") for name in ("setup-advantage", "bonus-advantage", "tactical-advantage")
    ]
    assert sheet("control", rows=replace(ROWS, setup_advantages=(), tactical_advantages=())).advantages == ()


@pytest.mark.rule("I.deployment", "I.tiers")
def test_i_deployment_a_unit_that_was_rolled_comes_alone_otherwise_any_of_its_tier() -> None:
    open_units = sheet("control", "en").bands[0].units
    assert [unit.roll for unit in open_units] == ["3", "4", "5", "6"]
    assert {unit.comes for unit in open_units} == {"Round 2"}
    rolled = sheet("control", "en", replace(ROWS, units=(4, 5), coworker=3))
    assert [unit.roll for unit in rolled.bands[0].units] == ["4", "5"]
    assert [unit.name for unit in rolled.bands[-1].units] == ["Commuter"]
    assert rolled.rounds[1].arrivals == ("Normal: Frequency Priest", "Elite: Signal Champion")


@pytest.mark.rule("K.timing", "R-147")
def test_r147_the_track_shows_the_first_arrival_late() -> None:
    rows = replace(ROWS, timing="standard", units=(3, 6), tactical_advantages=("late-hostiles",))
    made = sheet("control", "en", rows)
    assert {one.number: one.arrivals for one in made.rounds if one.arrivals} == {
        "3": ("Normal: Turncoat",),
        "4": ("Elite: Vessel",),
    }
    assert [unit.comes for unit in made.bands[0].units] == ["Round 3", "Round 4"]


@pytest.mark.rule("K.duration")
def test_k_duration_the_track_shows_on_which_d6_the_game_ends() -> None:
    assert [one.ends for one in sheet("control", "en").rounds] == ["", "", "", "", "ends on 3+", "ends on 2+", "last"]


@pytest.mark.rule("M13.4", "R-96")
def test_m13_4_the_track_of_the_signal_shows_its_own_arrivals() -> None:
    made = sheet("the-signal", "en").rounds
    assert [one.arrivals for one in made] == [(), ("Normal",), (), ("Elite",), (), ("Elite",), ("Elite",)]
    assert [one.ends for one in made] == ["", "", "", "", "ends on 3+", "ends on 2+", "last"]


@pytest.mark.rule("M14.1", "M14.3", "R-97")
def test_m14_1_no_d6_ends_the_source_and_its_arrivals_go_on() -> None:
    made = sheet("the-source", "en").rounds
    assert [one.number for one in made] == ["0", "1", "2", "3", "4", "5", "6–20"]
    assert [one.ends for one in made] == ["", "", "", "", "", "", "failure (R-97)"]
    normal, both = ("Normal",), ("Normal", "Elite")
    assert [one.arrivals for one in made] == [("Elite",), (), normal, normal, both, both, both]


@pytest.mark.rule("R-86")
def test_r86_the_summoned_come_with_their_own_table() -> None:
    callers, wraiths, coworkers = sheet("control", "en").bands
    assert (callers.name, wraiths.name, coworkers.name) == ("Wave Callers", "Static Wraiths", "Coworkers")
    assert [(unit.name, unit.models) for unit in wraiths.units] == [("Flicker", "–")]
    assert wraiths.tables[0].rows[1].does == ("Phase", "Phase", "Attack")
    assert len(sheet("control", "en", replace(ROWS, faction="scrapers")).bands) == 2


@pytest.mark.rule("I.coworkers")
def test_i_coworkers_have_two_tables_by_the_d6_and_the_situation() -> None:
    coworkers = sheet("control", "en").bands[-1]
    assert [(row.roll, *row.does) for row in coworkers.tables[0].rows] == [
        ("1–4", "Wait", "Wait", "Wait"),
        ("5", "Cooperate", "Cooperate", "Cooperate"),
        ("6", "Patrol", "Patrol", "Flee"),
    ]
    assert [row.roll for row in coworkers.tables[1].rows] == ["1–4", "5", "6"]


@pytest.mark.parametrize("faction", [one.id for one in edition().factions])
def test_every_behavior_of_the_tables_is_explained(faction: str) -> None:
    made = sheet("control", "en", replace(ROWS, faction=faction))
    named = {done for band in made.bands for table in band.tables for row in table.rows for done in row.does}
    assert {term.name for term in made.terms} == named
    assert all(band.rules for band in made.bands[:-1])


@pytest.mark.rule("R-87", "R-96")
@pytest.mark.parametrize("mission", ["the-signal", "the-source"])
def test_r96_a_finale_has_no_rows_and_any_faction_may_come(mission: str) -> None:
    made = sheet(mission, "en")
    assert (made.lines, made.advantages, len(made.parts)) == ((), (), 1)
    assert [band.name for band in made.bands] == [text("en").say(f"faction-{one.id}") for one in edition().factions]
    assert {unit.tier for band in made.bands for unit in band.units if unit.models != "–"} == {"Normal", "Elite"}
    assert [unit.name for band in made.bands for unit in band.units if unit.models == "–"] == ["Flicker"]


@pytest.mark.rule("M13.1", "M14.2")
@pytest.mark.parametrize(
    ("mission", "names"), [("the-signal", ("Discoverer", "Interceptor")), ("the-source", ("Extractor", "Interceptor"))]
)
def test_m13_a_finale_has_its_own_names_for_the_two_roles(mission: str, names: tuple[str, ...]) -> None:
    made = sheet(mission, "en", aggressor=None)
    assert tuple(field.label for field in made.fields[:2]) == names
    assert [key.says for key in made.map.keys[:2]] == [f"{name}: deployment" for name in names]
    assert made.scores == tuple(f"Count: {name}" for name in names)


def test_who_is_who_stays_open_until_the_squads_decide() -> None:
    assert [field.value for field in sheet("control", "en", aggressor=None).fields] == ["", "", "4", "Torre"]
    assert [field.value for field in sheet("control", "en", aggressor="amber").fields[:2]] == ["Amber", "Blue"]


@pytest.mark.parametrize("mission", MISSIONS)
def test_both_languages_say_the_same_number_of_things(mission: str) -> None:
    spanish, english = (sheet(mission, lang) for lang in LANGUAGES)
    assert len(words(spanish)) == len(words(english))
    assert spanish != english


def test_the_older_edition_has_its_own_name_on_it() -> None:
    older = replace(scenario("control"), edition="hardwired-0.7")
    assert mission_sheet(edition("hardwired-0.7"), older, BOARD, text("en")).edition == "Hardwired 28 (0.7)"
    assert sheet("control", "en").edition == "Sacred Wire 28 (0.9)"


@pytest.mark.parametrize(("lang", "kicker"), [("es", "Misión"), ("en", "Mission")])
def test_a_mission_of_ones_own_has_its_sheet(lang: str, kicker: str) -> None:
    content = ROOT / "docs" / "examples" / "content"
    own = load_edition("house-rules", content)
    rows = replace(scenario("control"), edition="house-rules", mission="cold-store")
    made = mission_sheet(own, rows, BOARD, Text(lang, content))
    assert (made.kicker, made.edition) == (kicker, {"es": "Reglas de la casa", "en": "House rules"}[lang])
    assert [len(part.clauses) for part in made.parts] == [3, 2, 4]
    assert made.parts[0].clauses[0].rule == "M.cold-store.1"
    assert any('8"' in key.says for key in made.map.keys)
