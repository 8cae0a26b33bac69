"""`sacredwire squad`: made, checked, imported and exported from the command line, in both languages."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids
from sacredwire.content.squad_files import SquadFile, load_squad, save_squad
from sacredwire.content.squads import Item
from sacredwire.rules.squad_check import check
from support.cli import Run
from support.squad_makers import plain_squad, sheet, with_model

SAMPLES = Path(__file__).parents[1] / "fixtures" / "builder"
CAMPAIGN = SAMPLES / "squads" / "03-es-campana.json"
ILLEGAL = SAMPLES / "squads" / "05-es-taquilla-ilegal.json"
LEGAL = SAMPLES / "squads" / "01-es-legal-60.json"
DUMP = SAMPLES / "localstorage" / "A-es-0.7.3-array.json"


def test_new_makes_the_same_squad_from_the_same_seed(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "1.json", tmp_path / "2.json"
    assert run("squad", "new", "--seed", 7, "--out", one).code == 0
    assert run("squad", "new", "--seed", 7, "--out", two).code == 0
    assert one.read_bytes() == two.read_bytes()
    assert check(load_edition("sacredwire-0.9"), load_squad(one).squad) == ()


def test_new_writes_a_file_to_the_output(run: Run) -> None:
    plain, told = run("squad", "new", "--seed", 7), run("squad", "new", "--seed", 7, "--json")
    assert plain.code == told.code == 0
    assert json.loads(plain.out) == told.value
    assert told.value["edition"] == "sacredwire-0.9"


def test_new_takes_an_edition_a_name_and_a_language(run: Run) -> None:
    told = run("squad", "new", "--seed", 7, "--edition", "hardwired-0.7", "--name", "Ñu", "--json").value
    assert (told["edition"], told["name"]) == ("hardwired-0.7", "Ñu")
    names = [run("squad", "new", "--seed", 7, "--json", "--lang", lang).value["name"] for lang in ("es", "en")]
    assert names[0] != names[1]


def test_new_without_a_seed_is_another_each_time(run: Run) -> None:
    assert len({run("squad", "new").out for _ in range(3)}) == 3


def test_new_gives_a_ready_made_squad_and_lists_them(run: Run) -> None:
    for edition in ("sacredwire-0.9", "hardwired-0.7"):
        listed = run("squad", "new", "--list", "--edition", edition)
        assert [line.split(" · ")[0] for line in listed.out.splitlines()] == list(ready_ids(edition))
        ids = [one["id"] for one in run("squad", "new", "--list", "--edition", edition, "--json").value]
        assert ids == list(ready_ids(edition))
        for id_ in ids:
            assert run("squad", "new", "--ready", id_, "--edition", edition, "--json").code == 0
    wrong = run("squad", "new", "--ready", "nobody", "--json")
    assert (wrong.code, wrong.error["code"]) == (2, "squad-not-ready")


def test_no_file_is_written_over_unless_forced(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("mine", encoding="utf-8")
    refused = run("squad", "new", "--out", path, "--json")
    assert (refused.code, refused.error["code"], path.read_text(encoding="utf-8")) == (2, "file-exists", "mine")
    assert run("squad", "new", "--out", path, "--force").code == 0
    assert load_squad(path).squad.models


def test_check_answers_0_for_legal_squads_of_either_kind(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    save_squad(path, SquadFile(plain_squad()))
    answer = run("squad", "check", path, LEGAL)
    assert answer.code == 0
    assert answer.out.count("Legal.") == 2
    assert "Cable Rojo · Hardwired 28 (0.7) · 60 subs gastados, 0 por gastar" in answer.out


@pytest.mark.parametrize(("lang", "armor"), [("es", "Traje Búnker"), ("en", "Bunker Suit")])
def test_check_answers_1_and_names_every_fault(run: Run, lang: str, armor: str) -> None:
    answer = run("squad", "check", ILLEGAL, "--lang", lang)
    assert answer.code == 1
    assert sum(line.startswith("  - ") for line in answer.out.splitlines()) == 7
    assert armor in answer.out
    told = run("squad", "check", LEGAL, ILLEGAL, "--json", "--lang", lang)
    assert told.code == 1
    legal, illegal = told.value
    assert (legal["legal"], legal["faults"], illegal["legal"]) == (True, [], False)
    assert [(one["code"], one["rule"], one["model"]) for one in illegal["faults"]] == [
        ("over-budget", "C2.3", 0),
        ("no-boss-bonus", "C2.1", 1),
        ("one-armor", "C2.4", 2),
        ("armor-limit", "C2.4", 2),
        ("weapon-access", "C2.3", 3),
        ("weapon-access", "C2.3", 4),
        ("armor-limit", "C2.4", 5),
    ]
    assert all(one["message"] in answer.out for one in illegal["faults"])


def test_check_warns_of_other_prices_and_says_used_lockers_and_open_slots(run: Run, tmp_path: Path) -> None:
    model = sheet("boss", items=(Item(id="sword", paid=8), Item(id="medkit", used=True)), wounds=2)
    squad = with_model(plain_squad(locker=(Item(id="mask"),)), 0, model)
    path = tmp_path / "x.json"
    save_squad(path, SquadFile(squad))
    answer = run("squad", "check", path, "--lang", "en")
    assert answer.code == 0
    for said in ("Sword was bought for 8 subs", "Medkit (used)", "Lockers: Mask", "Health 14/16"):
        assert said in answer.out
    assert "(hueco libre)" in run("squad", "check", SAMPLES / "squads" / "06-es-emoji-hueco.json").out


@pytest.mark.parametrize(
    ("content", "code"),
    [
        ("hola", "json-broken"),
        ('{"schema": 2}', "squad-later"),
        ('{"schema": 1, "leads": NaN}', "json-no-number"),
        ('{"schema": 1, "subs": -4}', "squad-negative"),
        ('{"schema": 1, "edition": "chess"}', "content-unknown-edition"),
        ('{"schema": 1, "locker": [{"id": "spoon"}]}', "squad-unknown"),
        ("[]", "foreign-nothing"),
        ("{}", "foreign-form"),
    ],
)
def test_bad_input_is_answered_2_with_one_line(run: Run, tmp_path: Path, content: str, code: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(content, encoding="utf-8")
    for lang in ("es", "en"):
        for words in (("check",), ("import",), ("export",)):
            answer = run("squad", *words, path, "--lang", lang)
            assert answer.code == 2
            assert len(answer.err.splitlines()) == 1
            assert run("squad", *words, path, "--lang", lang, "--json").error["code"] == code


def test_a_file_that_is_not_there_is_answered_2(run: Run, tmp_path: Path) -> None:
    assert run("squad", "check", tmp_path / "no.json", "--json").error["code"] == "file-missing"
    assert run("squad", "check", tmp_path).code == 2


def test_import_keeps_illegal_squads_and_says_what_there_is_to_say(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    answer = run("squad", "import", CAMPAIGN, "--out", path)
    assert answer.code == 0
    for said in ("Fuera de Combate en el Creador", "Salud máxima 18 en el Creador, 19 según las reglas", "3 faltas"):
        assert said in answer.out
    assert load_squad(path).squad.name == "Plantilla Veterana nº 7"
    (told,) = run("squad", "import", CAMPAIGN, "--json").value
    assert [one["code"] for one in told["notices"]] == ["out-of-action"]
    assert [(one["stat"], one["builder"], one["rule"]) for one in told["differences"]] == [("max_health", 18, 19)]
    assert told["squad"]["leads"] == 4


def test_import_of_a_storage_needs_to_know_which(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    assert [one["name"] for one in run("squad", "import", DUMP, "--json").value][1] == "Segunda plantilla"
    several = run("squad", "import", DUMP, "--out", path, "--json")
    assert (several.code, several.error["code"], path.exists()) == (2, "squad-several", False)
    assert run("squad", "import", DUMP, "--out", path, "--index", 3).code == 0
    assert load_squad(path).squad.name == "Plantilla Veterana nº 7"
    for wrong in (5, 99):
        assert run("squad", "import", DUMP, "--index", wrong, "--json").error["code"] == "squad-index"
    assert run("squad", "import", DUMP, "--index", 0).code == 2


def test_import_for_another_edition(run: Run) -> None:
    (told,) = run("squad", "import", LEGAL, "--edition", "sacredwire-0.9", "--json").value
    assert told["edition"] == "sacredwire-0.9"
    assert run("squad", "import", LEGAL, "--edition", "chess").code == 2


def test_export_gives_the_builder_back_its_own_file(run: Run, tmp_path: Path) -> None:
    path, out = tmp_path / "x.json", tmp_path / "y.json"
    run("squad", "import", CAMPAIGN, "--out", path)
    original = json.loads(CAMPAIGN.read_bytes())
    assert json.loads(run("squad", "export", path, "--format", "builder").out) == original
    assert run("squad", "export", path, "--json").value == original
    assert run("squad", "export", path, "--out", out).code == 0
    assert out.read_bytes() == CAMPAIGN.read_bytes()
    assert run("squad", "export", path, "--out", out).code == 2


def test_export_speaks_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    save_squad(path, SquadFile(plain_squad("hardwired-0.7")))
    for lang, contract, mace, power in (("es", "Bruto", "Maza", "Enfoque"), ("en", "Brute", "Mace", "Focus")):
        told = run("squad", "export", path, "--lang", lang, "--json").value
        assert told["models"][1]["archetype"] == contract
        assert told["models"][1]["equipment"][0]["name"] == mace
        assert told["models"][4]["power"]["power"] == power
        assert told["models"][4]["power"]["effect"]


def test_every_item_of_both_editions_can_be_exported_with_its_effect(run: Run, tmp_path: Path) -> None:
    for edition in ("hardwired-0.7", "sacredwire-0.9"):
        tables = load_edition(edition)
        names = ("weapons", "armor", "gear", "consumables", "grenades", "cybernetics")
        wares = [row.id for table in names for row in getattr(tables, table)]
        squad = plain_squad(edition, locker=tuple(Item(id=ware) for ware in wares))
        path = tmp_path / f"{edition}.json"
        save_squad(path, SquadFile(squad))
        for lang in ("es", "en"):
            stash = run("squad", "export", path, "--lang", lang, "--json").value["stash"]
            assert len(stash) == len(wares)
            armor = [item["special"] for item in stash if item["id"].startswith("armor-")]
            assert all(armor)
            assert all(item["effect"] for item in stash if "effect" in item)


def test_names_from_outside_cannot_break_a_line_of_the_terminal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    save_squad(path, SquadFile(plain_squad(name="a\x1b[31m\nb\u202e\u200bc\u00a0d")))
    answer = run("squad", "check", path)
    assert answer.code == 1
    assert answer.out.splitlines()[0].startswith("a[31m bc d · ")
    assert "\x1b" not in answer.out


def test_the_command_loads_neither_numba_nor_the_engine() -> None:
    program = (
        "import sys; from sacredwire.cli.main import main; main(['squad', 'new', '--seed', '1', '--json']);"
        "sys.exit(bool({'numba', 'numpy', 'sacredwire.engine'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


def test_every_page_of_help_is_there(run: Run) -> None:
    for words in ((), ("new",), ("check",), ("import",), ("export",)):
        for lang in ("es", "en"):
            answer = run("squad", *words, "--help", "--lang", lang)
            assert answer.code == 0
            assert answer.out
