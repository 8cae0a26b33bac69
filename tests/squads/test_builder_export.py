"""Exports to the builder: what was imported comes back as it was, and reading an export gives the same squad."""

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.foreign.builder import OURS, Imported, export_squad, export_text, import_squads
from sacredwire.content.foreign.shown import shown
from sacredwire.content.foreign.words import Lang, split_id, words
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_squads
from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.rules.squads import Shop, profile, unspent
from support.squad_makers import campaign_squads, legal_squads, plain_squad, sheet, with_model

FOLDER = Path(__file__).parents[1] / "fixtures" / "builder"
FILES = sorted(path.name for path in (FOLDER / "squads").iterdir())
EVERY_FILE = pytest.mark.parametrize("file", FILES)
LANGS: tuple[Lang, Lang] = ("es", "en")
EDITIONS = {id_: load_edition(id_) for id_ in ("hardwired-0.7", "sacredwire-0.9")}
OLD = EDITIONS["hardwired-0.7"]


def raw(file: str) -> dict[str, Any]:
    return dict(json.loads((FOLDER / "squads" / file).read_text(encoding="utf-8")))


def language(file: str) -> Lang:
    return "es" if "-es-" in file else "en"


def read(value: object) -> Imported:
    (one,) = import_squads(value, "x.json")
    return one


def write(file: SquadFile, lang: Lang = "en") -> dict[str, Any]:
    """The export of a squad, as the file would be read again; effects are told by their ids."""
    edition = EDITIONS[file.squad.edition]
    told = export_squad(file, unspent(Shop(edition), file.squad), edition, lang, str)
    return dict(json.loads(export_text(told)))


def with_squad(one: Imported, **fields: Any) -> SquadFile:
    """An imported squad, changed, with the object it came from."""
    return SquadFile(msgspec.structs.replace(one.file.squad, **fields), one.file.foreign)


@EVERY_FILE
def test_an_unmodified_import_is_exported_as_it_was(file: str) -> None:
    assert write(read(raw(file)).file, language(file)) == raw(file)


def test_a_field_that_was_not_there_is_not_put_there() -> None:
    legacy = json.loads((FOLDER / "localstorage" / "C1-es-h28-warbands-es.json").read_bytes())
    assert "id" not in legacy
    for value in (legacy, {"models": []}, {"models": [{}, {"archetype": "Jefe"}]}):
        assert write(read(value).file, "es") == value


@EVERY_FILE
def test_the_bytes_are_laid_out_as_the_builder_lays_them_out(file: str) -> None:
    told = export_text(write(read(raw(file)).file, language(file)))
    assert told == (FOLDER / "squads" / file).read_text(encoding="utf-8")


@EVERY_FILE
@pytest.mark.parametrize("lang", LANGS)
def test_an_export_in_either_language_reads_as_the_same_squad(file: str, lang: Lang) -> None:
    first = read(raw(file))
    told = write(first.file, lang)
    assert OURS not in told, "the builder has a place for all of it"
    assert read(told).file.squad == first.file.squad


@EVERY_FILE
def test_a_translated_export_speaks_the_other_language_and_nothing_else_changes(file: str) -> None:
    other: Lang = "en" if language(file) == "es" else "es"
    told = write(read(raw(file)).file, other)
    for before, after in zip(raw(file)["models"], told["models"], strict=True):
        known = [item for item in after["equipment"] if split_id(item["id"])[0] in ("melee", "ranged", "armor")]
        for item in known:
            assert any(item["name"] in word.names(other) for word in words(split_id(item["id"])[0]).values())
        fixed = ("name", "statArray", "combatMod", "baseHealth", "currentHealth", "baseMove", "xp", "ascended")
        assert [before[key] for key in fixed] == [after[key] for key in fixed]
        prices = [[item[key] for key in ("cost", "free", "used")] for item in before["equipment"]]
        assert prices == [[item[key] for key in ("cost", "free", "used")] for item in after["equipment"]]
        assert [one["timestamp"] for one in before["modifiers"]] == [one["timestamp"] for one in after["modifiers"]]


def test_there_and_back_again_between_the_languages() -> None:
    first = read(raw("03-es-campana.json"))
    english = read(write(first.file, "en"))
    spanish = read(write(english.file, "es"))
    assert first.file.squad == english.file.squad == spanish.file.squad
    assert [one["archetype"] for one in write(english.file, "es")["models"]] == [
        "Jefe", "Veterano", "Emisor", "Bruto", "Explorador"
    ]  # fmt: skip


def test_what_we_write_is_not_taken_for_foreign_rules() -> None:
    told = write(SquadFile(plain_squad("hardwired-0.7")), "es")
    assert read(told).notices == ()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ready_squad_goes_out_and_comes_back(edition: str, lang: Lang) -> None:
    for squad in ready_squads(edition).values():
        assert read(write(SquadFile(squad), lang)).file.squad == squad


def test_the_builder_would_show_what_we_wrote() -> None:
    """Move, Health and dice that its page reads out of our texts: armor's inches, a cybernetic's point."""
    shop = Shop(OLD)
    penalty = Change(stat="move", amount=-100, source="builder")
    models = (
        sheet("boss", "assault-rig", "organs", "sword"),
        sheet("scout", "leg", "scout-suit", changes=(penalty,)),
        sheet("agent", "bunker-suit", "targeting"),
        sheet("veteran", "mesh-wrap", wounds=4),
        sheet("gunner", array="technician", strong="wits", weak="combat"),
    )
    squad = plain_squad("hardwired-0.7", models=models, leads=1)
    for source, model in zip(read(write(SquadFile(squad), "en")).source.models, models, strict=True):  # type: ignore[union-attr] # a builder's file has a source
        told, ours = shown(source), profile(shop, model)
        assert (told.combat, told.defense, told.wits) == (ours.combat, ours.defense, ours.wits)
        assert (told.max_health, told.health, told.move * 100) == (ours.max_health, ours.health, ours.move)


def test_a_change_touches_only_what_it_changes() -> None:
    one = read(raw("01-es-legal-60.json"))
    boss, *others = one.file.squad.models
    renamed = msgspec.structs.replace(boss, name="Inés Dos", items=(*boss.items, Item(id="knife")))
    told = write(with_squad(one, models=(renamed, *others), leads=3), "es")
    expected = raw("01-es-legal-60.json")
    knife = told["models"][0]["equipment"].pop()
    told.pop(OURS)  # the knife has no price paid, which only we can tell
    assert (knife["name"], knife["cost"], knife["damage"]) == ("Cuchillo", 3, "d4")
    expected["models"][0]["name"] = "Inés Dos"
    expected["leads"] = 3
    assert told == expected


def test_what_we_do_not_know_stays_where_it_was() -> None:
    told = raw("21-es-v0.6.2.json")
    told["shoeSize"] = 43
    told["models"][0]["mood"] = "low"
    told["models"][0]["equipment"].insert(0, {"id": "gear-yo-yo-1795989731369", "name": "Yo-yo", "cost": 1})
    told["stash"].append({"id": "hat-bombín", "name": "Bombín", "cost": 2, "free": False, "used": False})
    one = read(told)
    assert {two.params.get("found", two.params.get("field")) for two in one.notices} >= {
        "shoeSize", "mood", "Yo-yo", "Bombín", "Estallido Estático"
    }  # fmt: skip
    assert write(one.file, "es") == told
    decana = msgspec.structs.replace(one.file.squad.models[0], merits=9)
    changed = write(with_squad(one, models=(decana, *one.file.squad.models[1:])), "es")
    told["models"][0]["xp"] = 9
    assert changed == told


def test_models_that_changed_places_keep_what_is_theirs() -> None:
    one = read(raw("13-en-clamps.json"))
    turned = tuple(reversed(one.file.squad.models))
    told = write(with_squad(one, models=turned), "en")
    assert told["models"] == list(reversed(raw("13-en-clamps.json")["models"]))


def test_a_model_that_is_gone_leaves_its_unknown_things_in_the_lockers() -> None:
    told = raw("02-es-legal-57.json")
    yoyo = {"id": "gear-yo-yo", "name": "Yo-yo", "cost": 1, "free": False, "used": False}
    told["models"][4]["equipment"].append(yoyo)
    one = read(told)
    recruit = sheet("scout", name="Nueva")
    changed = write(with_squad(one, models=(*one.file.squad.models[:4], recruit)), "es")
    assert changed["stash"] == [yoyo]
    assert (changed["models"][4]["archetype"], changed["models"][4]["equipment"]) == ("Explorador", [])
    assert (changed["models"][4]["baseHealth"], changed["models"][4]["baseMove"]) == (12, 5)


def test_power_promotion_succession_and_wounds_are_written() -> None:
    one = read(raw("03-es-campana.json"))
    boss, veteran, caster, brute, scout = one.file.squad.models
    models = (
        msgspec.structs.replace(boss, wounds=0),
        msgspec.structs.replace(veteran, succession="armor", promotions=4, merits=8),
        msgspec.structs.replace(caster, powers=("ping",)),
        msgspec.structs.replace(brute, changes=brute.changes[:-1]),
        msgspec.structs.replace(scout, contract="zealot", array="technician", strong="wits", weak="defense"),
    )
    told = write(with_squad(one, models=models, boss_dead=True, evidence=(1,), subs=3), "es")
    assert OURS not in told
    assert (told["leaderDead"], told["evidence"], told["subs"]) == (True, [1], 3)
    first, second, third, fourth, fifth = told["models"]
    assert first["currentHealth"] == 19
    assert (second["ascended"], second["ascendedBonus"], second["levelUpsSpent"], second["xp"]) == (True, "armor", 4, 8)
    assert (third["power"]["power"], third["power"]["roll"], third["power"]["type"]) == ("Ping", 8, "Apoyo")
    assert [one["id"] for one in fourth["modifiers"]] == ["mod-defense-1", "mod-combat-1"]
    assert fourth["outOfAction"] is True
    assert (fifth["archetype"], fifth["baseHealth"], fifth["currentHealth"]) == ("Zelote", 12, 12)
    assert (fifth["statArray"], fifth["technicianStat"], fifth["technicianWeakStat"]) == (
        "Technician",
        "wits",
        "defense",
    )
    assert read(told).file.squad.models == models


def test_what_the_builder_has_no_place_for_goes_along_under_our_key() -> None:
    model = sheet(
        "broadcaster",
        "knife",
        powers=("ping", "swap"),
        lost_powers=("focus",),
        promotions=3,
        changes=(Change(stat="shooting", amount=-1), Change(stat="armor", amount=-1), Change(stat="wits", amount=-1)),
        absent=True,
        base_mm=32,
    )
    squad = with_model(plain_squad("hardwired-0.7", leads=1), 4, model)
    told = write(SquadFile(squad))
    assert told[OURS]["models"][4]["base_mm"] == 32
    assert read(told).file.squad == squad


def edited(squad: Squad) -> tuple[dict[str, Any], Squad]:
    """An export of ours, as the builder would hand it on, and what reading it unchanged gives."""
    told = write(SquadFile(squad))
    assert OURS in told
    return told, read(copy.deepcopy(told)).file.squad


def test_what_was_edited_in_the_builder_since_wins_over_our_key() -> None:
    absent = sheet("brute", "mace", absent=True)
    squad = with_model(plain_squad(leads=1, subs=7), 1, absent)
    told, same = edited(squad)
    assert same == squad
    told["name"], told["subs"], told["models"][0]["xp"] = "Otros", 9, 4
    told["models"][2]["equipment"] = []
    changed = read(told).file.squad
    assert (changed.name, changed.subs, changed.edition) == ("Otros", 9, "sacredwire-0.9")
    assert changed.models[0].merits == 4
    assert changed.models[1] == absent, "nobody touched it"
    assert changed.models[2].items == ()
    assert changed.models[3:] == squad.models[3:]


def test_subs_that_follow_from_the_purchases_stay_so_until_somebody_writes_others() -> None:
    told, same = edited(plain_squad())
    assert same.subs is None
    assert told["subs"] == 32
    told["subs"] = 1
    assert read(told).file.squad.subs == 1


def test_a_key_of_ours_that_cannot_be_used_is_told_and_left_alone() -> None:
    told, _ = edited(plain_squad())
    for broken in ({}, [], None, {"schema": 99}, told[OURS] | {"edition": "none"}):
        one = read(told | {OURS: broken})
        assert [two.code for two in one.notices] == ["unusable-part"]
        assert one.file.squad.edition == "hardwired-0.7"
        assert [sheet.contract for sheet in one.file.squad.models] == [
            "boss",
            "brute",
            "gunner",
            "agent",
            "broadcaster",
        ]


def test_the_edition_one_asks_for_is_the_one_one_gets() -> None:
    told, _ = edited(plain_squad())
    (one,) = import_squads(told, "x", edition=OLD)
    assert one.file.squad == plain_squad("hardwired-0.7")


def test_a_short_squad_fills_the_builders_five_slots() -> None:
    squad = plain_squad("hardwired-0.7", models=(sheet("boss", name="Sola"),))
    told = write(SquadFile(squad), "es")
    assert [one["archetype"] for one in told["models"]] == ["Jefe", "", "", "", ""]
    assert read(told).file.squad == squad
    assert read({**told, OURS: None}).file.squad.models[1:] == (ModelSheet(),) * 4


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=20, deadline=None)
@given(data=st.data(), lang=st.sampled_from(LANGS))
def test_any_squad_exported_and_imported_is_the_same(edition: str, data: st.DataObject, lang: Lang) -> None:
    squad = data.draw(st.one_of(legal_squads(EDITIONS[edition]), campaign_squads(EDITIONS[edition])))
    first = read(write(SquadFile(squad), lang))
    assert first.file.squad == squad
    again = read(write(first.file, "es" if lang == "en" else "en"))
    assert again.file.squad == squad


@settings(max_examples=20, deadline=None)
@given(data=st.data(), file=st.sampled_from(FILES), lang=st.sampled_from(LANGS))
def test_any_squad_laid_over_any_import_is_the_same_when_read(data: st.DataObject, file: str, lang: Lang) -> None:
    one = read(raw(file))
    squad = data.draw(legal_squads(OLD))
    kept = data.draw(st.integers(0, 5))
    models = one.file.squad.models[:kept] + squad.models[kept:]
    mixed = SquadFile(msgspec.structs.replace(squad, models=models), one.file.foreign)
    assert read(write(mixed, lang)).file.squad == mixed.squad
