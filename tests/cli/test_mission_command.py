"""``sacredwire mission`` and matches of generated missions."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from support.cli import Answer, Run

WHOLE = "?gap=2&m=1&dep=3&cs=4&cm=2&ht=1&hf=6&ll=1&lm=3&sp=2&sa=5&ta=1&hu0=2&hu1=4&cu=6&ls=123456"
PAGE = "https://example.org/es/scenario/"
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "content"
LANGS = pytest.mark.parametrize("lang", ["es", "en"])
BOTS = ("--board", "dry-dock", "--blue-bot", "random", "--amber-bot", "random", "--quiet")


def refused(answer: Answer) -> dict[str, Any]:
    """One clear line instead of an answer."""
    assert (answer.code, answer.out) == (2, "")
    assert "Traceback" not in answer.err
    return answer.error


def rolled(run: Run, *words: object) -> dict[str, Any]:
    answer = run("mission", "roll", "--json", *words)
    assert answer.code == 0, answer.err
    return dict(answer.value)


@LANGS
def test_the_fourteen_missions_are_listed(run: Run, lang: str) -> None:
    told = run("mission", "list", "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert len(told.out.splitlines()) == 14
    text = Text(lang)
    assert all(text.name(f"mission-{row.id}") in told.out for row in load_edition("hardwired-0.7").missions)
    listed = run("mission", "list", "--json").value
    assert [row["roll"] for row in listed] == [*range(1, 13), 0, 0]
    assert [row["trigger"] for row in listed if row["trigger"]] == [5, 9]
    assert {tuple(row["editions"]) for row in listed} == {("hardwired-0.7", "sacredwire-0.9")}


def test_a_mission_of_ones_own_is_listed_given_and_played(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "house"
    own.mkdir()
    (own / "edition.toml").write_text('extends = "hardwired-0.7"\n', "utf-8")
    (own / "mission-feast.toml").write_text('rule = "M2"\nvictory = ["survivors", "defender"]\n', "utf-8")
    for lang, name in (("es", "Banquete"), ("en", "Feast")):
        (tmp_path / "text" / lang).mkdir(parents=True)
        (tmp_path / "text" / lang / "own.ftl").write_text(f"mission-feast = {name}\n", "utf-8")
    content = ("--content", tmp_path)
    listed = {row["id"]: row for row in run("mission", "list", "--json", *content).value}
    assert len(listed) == 15
    assert (listed["feast"]["name"], listed["feast"]["editions"]) == ("Banquete", ["house"])
    assert "Banquete (feast)\n" in run("mission", "list", "--edition", "house", *content).out
    told = rolled(run, "--seed", 5, "--edition", "house", "--mission", "feast", *content)
    assert (told["scenario"]["mission"], told["link"]) == ("feast", None)
    assert told["scenario"]["rows"]["faction"]
    shown = run("mission", "roll", "--seed", 5, "--edition", "house", "--mission", "feast", "--lang", "en", *content)
    assert (shown.code, shown.out.splitlines()[0][:6]) == (0, "Feast.")
    ended = run("match", "--mission", "feast", "--edition", "house", *content, *BOTS)
    assert ended.code == 0, ended.err


@LANGS
def test_a_roll_tells_every_row_its_link_and_its_seed(run: Run, lang: str) -> None:
    told = run("mission", "roll", "--seed", "7", "--gap", "5", "--lang", lang, "--edition", "hardwired-0.7")
    assert (told.code, told.err) == (0, "")
    text = Text(lang)
    made = rolled(run, "--seed", 7, "--gap", 5)
    for table in ("deployment", "timing", "faction", "spawn-place", "loot-layout", "coworker-setup"):
        assert text.name(f"{table}-{made['scenario']['rows'][table.replace('-', '_')]}") in told.out
    for table in ("setup-advantage", "tactical-advantage"):
        for row in made["scenario"]["rows"][f"{table}s".replace("-", "_")]:
            assert text.name(f"{table}-{row}") in told.out
    assert made["link"] in told.out
    assert made["link"].startswith(
        "?gap=5&m=11&dep=1&cs=3&cm=1&ht=3&hf=5&ll=6&lm=6&sp=2&sa=3&ta=3&ba=6&bt=t&hu0=1&hu1=1&cu=4&ls="
    )
    assert "7" in told.out.splitlines()[-1]
    assert told == run("mission", "roll", "--seed", "7", "--gap", "5", "--lang", lang, "--edition", "hardwired-0.7")


def test_without_a_seed_one_is_told_that_gives_the_same_mission(run: Run) -> None:
    first = rolled(run)
    assert rolled(run, "--seed", first["seed"]) == first
    assert len({rolled(run)["seed"] for _ in range(3)}) == 3


@pytest.mark.rule("K.roles", "K.gap")
def test_k_roles_from_what_the_squads_have(run: Run) -> None:
    told = rolled(run, "--seed", 1, "--blue-evidence", 3, "--blue-leads", 2, "--amber-leads", 1)["scenario"]
    assert (told["aggressor"], told["gap"]) == ("blue", 4)
    told = rolled(run, "--seed", 1, "--blue-evidence", 2, "--amber-evidence", 1, "--amber-leads", 1)["scenario"]
    assert (told["aggressor"], told["gap"]) == ("blue", 0)
    assert rolled(run, "--seed", 1, "--gap", 3)["scenario"]["aggressor"] is None
    tied = {rolled(run, "--seed", seed, "--blue-leads", 0)["scenario"]["aggressor"] for seed in range(12)}
    assert tied == {"blue", "amber"}
    assert refused(run("mission", "roll", "--gap", 2, "--blue-leads", 1, "--json"))["code"] == "mission-gap-twice"


def test_rows_are_rolled_anew_one_by_one(run: Run) -> None:
    first = rolled(run, "--seed", 7, "--gap", 5)
    again = rolled(run, "--seed", 7, "--gap", 5, "--reroll", "deployment", "--reroll", "deployment")
    once = rolled(run, "--seed", 7, "--gap", 5, "--reroll", "deployment")
    kept = {name: row for name, row in first["scenario"]["rows"].items() if name != "deployment"}
    for one in (again, once):
        assert {name: row for name, row in one["scenario"]["rows"].items() if name != "deployment"} == kept
    seeds = range(8)
    places = {rolled(run, "--seed", s, "--reroll", "deployment")["names"]["deployment"] for s in seeds}
    assert len(places) > 2
    assert refused(run("mission", "roll", "--reroll", "weather", "--json"))["params"]["value"] == "weather"


LATE = "?gap=2&m=1&dep=3&cs=4&cm=2&ht={0}&hf=6&ll=1&lm=3&sp=2&sa=5&ta={1}&hu0=3&hu1=5&cu=6&ls=1"


@pytest.mark.rule("K.timing", "R-147")
@pytest.mark.parametrize("lang", ["es", "en"])
def test_r147_late_hostiles_are_told_with_the_round_they_come_in(run: Run, lang: str) -> None:
    edition = load_edition("sacredwire-0.9")
    late = next(row.roll for row in edition.tactical_advantages if row.id == "late-hostiles")
    timing = next(row for row in edition.timings if row.id == "standard")
    plain = [spawn.round for spawn in timing.spawns for _ in spawn.tiers]
    moved = [plain[0] + 1, *plain[1:]]
    for advantage, rounds in ((late, moved), (late % 6 + 1, plain)):
        told = run("mission", "show", LATE.format(timing.roll, advantage), "--lang", lang).out
        word = {"es": "Ronda", "en": "Round"}[lang]
        found = re.findall(rf"^  {word} (\d+), ", told, re.MULTILINE)
        assert [int(one) for one in found] == rounds


@LANGS
@pytest.mark.parametrize("mission", ["control", "the-signal"])
def test_a_missions_rules_are_shown_sentence_by_sentence(run: Run, mission: str, lang: str) -> None:
    told = run("mission", "show", mission, "--lang", lang)
    assert (told.code, told.err) == (0, "")
    rule = {"control": "M2", "the-signal": "M13"}[mission]
    assert all(sentence in told.out for sentence in Text(lang).steps(rule))
    assert run("mission", "show", mission, "--json").value["rule"] == rule


@LANGS
def test_a_link_is_shown_with_what_is_wrong_with_it(run: Run, lang: str) -> None:
    told = run("mission", "show", WHOLE.replace("dep=3", "dep=9") + "&x=1", "--lang", lang)
    assert told.code == 0
    assert Text(lang).name("coworker-setup-elite-anywhere") in told.out
    assert [word in told.err for word in ("dep", "9", "1–6", " x")] == [True] * 4
    assert len(told.err.splitlines()) == 2
    value = run("mission", "show", WHOLE.replace("dep=3", "dep=9"), "--json").value
    [fault] = value["faults"]
    assert (fault["field"], fault["problem"], fault["value"], fault["expected"]) == ("dep", "wrong", "9", "1–6")
    assert f"dep={fault['taken']}&" in value["link"]


def test_a_link_is_read_and_written_back_with_its_address(run: Run, tmp_path: Path) -> None:
    assert run("mission", "link", PAGE + WHOLE) == Answer(0, f"{PAGE}{WHOLE}\n", "")
    assert run("mission", "link", WHOLE[1:]).out == f"{WHOLE}\n"
    file = tmp_path / "mission.json"
    written = run("mission", "link", WHOLE, "--out", file)
    assert (written.code, str(file) in written.err) == (0, True)
    assert run("mission", "link", file).out == f"{WHOLE}\n"
    assert refused(run("mission", "link", WHOLE, "--out", file, "--json"))["params"]["file"] == str(file)
    assert run("mission", "link", WHOLE, "--out", file, "--force").code == 0
    assert run("mission", "link", 7).out == f"{rolled(run, '--seed', 7)['link']}\n"


def test_a_file_is_written_by_a_roll_and_shown(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mission.json"
    made = rolled(run, "--seed", 12, "--gap", 4, "--edition", "hardwired-0.7", "--out", file)
    shown = run("mission", "show", file, "--json").value
    assert shown["scenario"] == made["scenario"]
    assert json.loads(file.read_text("utf-8"))["edition"] == "hardwired-0.7"
    other = run("mission", "show", file, "--edition", "sacredwire-0.9", "--json").value
    assert other["scenario"] == made["scenario"] | {"edition": "sacredwire-0.9"}


@LANGS
@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("show", "controll"), "mission-no-such"),
        (("show", "?foo=1"), "link-no-link"),
        (("show", "?m=" + "1" * 5_000), "link-too-long"),
        (("link", "nowhere.json"), "file-missing"),
        (("link", "nowhere"), "mission-no-such"),
        (("link", "the-source"), "link-no-number"),
        (("link", ""), "mission-none"),
        (("show", " "), "mission-none"),
        (("link", PAGE), "link-no-mission"),
        (("show", PAGE + "?"), "link-no-mission"),
        (("roll", "--mission", "x"), "mission-no-such"),
        (("roll", "the-signal", "--reroll", "deployment"), "mission-finale-reroll"),
        (("roll", WHOLE, "--gap", "2"), "mission-given-twice"),
        (("roll", WHOLE, "--reroll", "weather"), "mission-reroll"),
        (("roll", "--edition", "x"), "content-unknown-edition"),
        (("roll", "--seed", "x"), "usage-bad-value"),
        (("roll", "--gap", "-1"), "usage-bad-value"),
        (("sho", "1"), "usage-no-such-command"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(run: Run, words: tuple[str, ...], code: str, lang: str) -> None:
    error = refused(run("mission", *words, "--json", "--lang", lang))
    assert error["code"] == code
    told = run("mission", *words, "--lang", lang)
    assert told.code == 2
    assert len(told.err.splitlines()) == 1
    assert "{" not in told.err


@LANGS
@pytest.mark.parametrize(
    ("words", "least", "most"),
    [
        (("--gap", "99999"), "0", "9999"),
        (("--blue-evidence", "-1"), "0", "10"),
        (("--amber-leads", "1000"), "0", "999"),
        (("--seed", "-1"), "0", ""),
    ],
)
def test_a_number_out_of_range_is_refused_with_its_range(
    run: Run, words: tuple[str, str], least: str, most: str, lang: str
) -> None:
    told = run("mission", "roll", *words, "--lang", lang)
    assert told.code == 2
    assert re.findall(r"\d+", told.err.partition(":")[2].partition(":")[2]) == [one for one in (least, most) if one]


@pytest.mark.parametrize("field", ["timing", "units", "tactical_advantages"])
def test_what_a_mission_file_lacks_is_named(run: Run, tmp_path: Path, field: str) -> None:
    file = tmp_path / "mission.json"
    rolled(run, "--seed", 3, "--mission", "extraction", "--out", file)
    told = json.loads(file.read_text("utf-8"))
    del told["rows"][field]
    file.write_text(json.dumps(told), "utf-8")
    error = refused(run("mission", "show", file, "--json"))
    assert (error["code"], error["params"]["field"]) == ("json-missing", f"$.rows.{field}")


def test_a_missions_id_is_as_good_as_a_link(run: Run) -> None:
    told = run("mission", "link", "heist", "--seed", 5, "--json").value
    assert told["scenario"] == rolled(run, "--mission", "heist", "--seed", 5)["scenario"]
    ended = run("match", "--scenario", "heist", *BOTS)
    assert ended.code == 0, ended.err


@pytest.mark.rule("K.generator")
def test_a_row_of_a_given_mission_is_rolled_anew_and_told(run: Run, tmp_path: Path) -> None:
    file, first = tmp_path / "mission.json", run("mission", "link", WHOLE, "--json").value["scenario"]
    run("mission", "link", WHOLE, "--out", file)
    fallen = set()
    for seed in range(8):
        made = rolled(run, WHOLE, "--reroll", "deployment", "--seed", seed)
        assert made == rolled(run, file, "--reroll", "deployment", "--seed", seed)
        assert {**made["scenario"]["rows"], "deployment": ""} == {**first["rows"], "deployment": ""}
        (change,) = made["rerolled"]
        assert (change["what"], change["before"][0]) == ("deployment", "3")
        assert made["names"]["deployment"] in change["after"]
        fallen.add(change["after"][0])
    assert len(fallen) > 2


@LANGS
def test_a_reroll_is_told_even_if_the_same_fell(run: Run, lang: str) -> None:
    word = {"es": "otra vez", "en": "anew"}[lang]
    for seed in range(6):
        told = run("mission", "roll", WHOLE, "--reroll", "deployment", "--seed", seed, "--lang", lang)
        assert [word in line for line in told.out.splitlines()].count(True) == 1


@pytest.mark.rule("K.gap")
def test_k_gap_both_advantages_of_a_table_are_named(run: Run) -> None:
    made = rolled(run, "--seed", 7, "--gap", 5)
    text, rows = Text("es"), made["scenario"]["rows"]["tactical_advantages"]
    assert len(rows) == 2
    names = [made["names"][key] for key in ("tactical-advantage", "bonus-advantage")]
    assert names == [text.name(f"tactical-advantage-{row}") for row in rows]


@LANGS
def test_a_mission_of_another_edition_says_which(run: Run, lang: str) -> None:
    content = ("--content", EXAMPLE, "--lang", lang)
    for words in (
        ("match", "--mission", "cold-store"),
        ("match", "--scenario", "cold-store"),
        ("mission", "show", "cold-store"),
        ("mission", "roll", "--mission", "cold-store"),
        ("mission", "sheet", "cold-store"),
    ):
        error = refused(run(*words, "--json", *content))
        assert (error["code"], error["params"]["edition"]) == ("mission-other-edition", "house-rules")
    listed = [line for line in run("mission", "list", *content).out.splitlines() if "--edition" in line]
    assert len(listed) == 1
    assert "--edition house-rules" in listed[0]
    assert run("mission", "show", "cold-store", "--edition", "house-rules", *content).code == 0


@LANGS
@pytest.mark.rule("K.tie-break")
@pytest.mark.parametrize(("mission", "place"), [("extraction", "middle"), ("the-signal", "end"), ("the-source", "")])
def test_k_tie_break_what_decides_a_tie_is_shown_after_the_victory(
    run: Run, mission: str, place: str, lang: str
) -> None:
    lines = run("mission", "show", mission, "--lang", lang).out.splitlines()
    found = [number for number, line in enumerate(lines) if "(K.tie-break)" in line]
    assert len(found) == bool(place)
    for number in found:
        role = "role-defender-the-signal" if mission == "the-signal" else "role-defender"
        assert Text(lang).say(role) in lines[number]
        assert (number == len(lines) - 1) is (place == "end")


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"schema": 9}', '{"schema": 1, "edition": "hardwired-0.7"}', "\0"])
def test_a_file_that_is_no_mission_is_refused(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "mission.json"
    file.write_text(text, "utf-8")
    for words in (("mission", "link", file), ("mission", "show", file), ("match", "--scenario", file)):
        assert str(file) in str(refused(run(*words, "--json"))["params"]["file"])


@pytest.mark.rule("K.generator", "K.roles")
def test_k_generator_a_match_is_played_by_its_rows_and_replays(run: Run, tmp_path: Path) -> None:
    log, file = tmp_path / "match.jsonl", tmp_path / "mission.json"
    made = rolled(run, "--seed", 3, "--blue-leads", 5, "--mission", "extraction", "--out", file)["scenario"]
    told = run("match", "--scenario", file, "--log", log, *BOTS)
    assert told.code == 0, told.err
    setup = json.loads(log.read_text("utf-8").splitlines()[0])["setup"]
    whole = {"mission": made["mission"], "aggressor": made["aggressor"], "rows": made["rows"]}
    defaults = {"mission": "extraction", "aggressor": "blue"}
    assert {name: setup.get(name, defaults.get(name)) for name in ("mission", "aggressor")} == {
        name: whole[name] for name in ("mission", "aggressor")
    }
    assert setup["rows"] == {name: row for name, row in made["rows"].items() if name in setup["rows"]}
    assert run("replay", log, "--quiet").out == told.out


@pytest.mark.parametrize("edition", ["hardwired-0.7", "sacredwire-0.9"])
def test_a_match_of_a_link_names_what_was_wrong_with_it(run: Run, tmp_path: Path, edition: str) -> None:
    log = tmp_path / "match.jsonl"
    link = WHOLE.replace("dep=3", "dep=7")
    told = run("match", "--scenario", link, "--edition", edition, "--log", log, *BOTS)
    assert told.code == 0, told.err
    assert "dep" in told.err.splitlines()[0]
    rows = json.loads(log.read_text("utf-8").splitlines()[0])["setup"]["rows"]
    assert (rows["coworker_setup"], rows["units"]) == ("elite-anywhere", [2, 4])


def test_a_match_of_a_seed_has_the_mission_of_that_seed(run: Run, tmp_path: Path) -> None:
    seed = next(seed for seed in range(99) if rolled(run, "--seed", seed)["scenario"]["mission"] == "control")
    log = tmp_path / "match.jsonl"
    told = run("match", "--scenario", seed, "--seed", "4", "--log", log, *BOTS)
    assert told.code == 0, told.err
    setup = json.loads(log.read_text("utf-8").splitlines()[0])["setup"]
    assert setup["mission"] == "control"
    assert setup["rows"] == rolled(run, "--seed", seed)["scenario"]["rows"]
    assert told.out == run("match", "--scenario", seed, "--seed", "4", *BOTS).out


def test_mission_and_scenario_are_not_both_said(run: Run) -> None:
    error = refused(run("match", "--mission", "control", "--scenario", WHOLE, "--json"))
    assert error["code"] == "match-mission-twice"
    assert refused(run("match", "--mission", "x", "--json"))["code"] == "match-mission"
