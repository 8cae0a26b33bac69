"""The author's builder files: what we read in them agrees with what the builder showed, or we say why it does not."""

import json
from pathlib import Path
from typing import Any

import pytest

from sacredwire.content.foreign.builder import Imported, import_squads, open_squads
from sacredwire.content.foreign.shown import shown
from sacredwire.content.foreign.words import prefix_of, words
from sacredwire.content.load import load_edition
from sacredwire.content.squads import ModelSheet
from sacredwire.rules import squads
from sacredwire.rules.builder_differences import Difference, differences
from sacredwire.rules.squad_check import check, warnings
from sacredwire.rules.squads import Profile, Shop, profile

FOLDER = Path(__file__).parents[1] / "fixtures" / "builder"
EXPECTED: dict[str, Any] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))
FILES = sorted(EXPECTED["squads"])
EVERY_FILE = pytest.mark.parametrize("file", FILES)
SHOP = Shop(load_edition("hardwired-0.7"))
DICE = ("2d4", "2d6", "2d8", "2d10", "2d12")

DIFFERENT: dict[tuple[str, int], dict[str, tuple[int, int, tuple[str, ...]]]] = {
    ("03-es-campana.json", 1): {"max_health": (18, 19, ("spanish-organs",))},
    ("08-es-nombres-aleatorios.json", 2): {"move": (200, 300, ("brute-armor",))},
    ("13-en-clamps.json", 2): {"health": (12, 10, ("above-maximum",))},
    ("13-en-clamps.json", 3): {"move": (-300, 0, ("move-floor", "brute-armor"))},
    ("13-en-clamps.json", 4): {"health": (14, 0, ("above-maximum",))},
    ("15-en-armour-move.json", 1): {"move": (200, 300, ("brute-armor",))},
    ("15-en-armour-move.json", 2): {"move": (200, 400, ("brute-armor",))},
    ("18-en-reimport-of-13.json", 2): {"health": (12, 10, ("above-maximum",))},
    ("18-en-reimport-of-13.json", 3): {"move": (-300, 0, ("move-floor", "brute-armor"))},
    ("18-en-reimport-of-13.json", 4): {"health": (14, 0, ("above-maximum",))},
    ("19-es-v0.7.0.json", 2): {"health": (14, 13, ("above-maximum",))},
    ("21-es-v0.6.2.json", 1): {
        "max_health": (20, 16, ("old-profile",)),
        "health": (20, 16, ("old-profile",)),
        "move": (600, 400, ("old-profile",)),
    },
    ("21-es-v0.6.2.json", 2): {
        "max_health": (16, 14, ("old-profile",)),
        "health": (16, 14, ("old-profile",)),
        "move": (600, 400, ("old-profile",)),
    },
    ("21-es-v0.6.2.json", 3): {"move": (800, 500, ("old-profile",))},
    ("21-es-v0.6.2.json", 4): {
        "max_health": (20, 14, ("old-profile",)),
        "health": (20, 14, ("old-profile",)),
        "move": (500, 300, ("old-profile",)),
    },
    ("21-es-v0.6.2.json", 5): {
        "max_health": (16, 14, ("old-profile",)),
        "health": (16, 14, ("old-profile",)),
        "move": (600, 400, ("old-profile",)),
    },
}
"""Where the builder is wrong, or of other rules: what it showed, what the rules give, and why."""

OUR_CODES = {
    "oneArmour": "one-armor",
    "armourTier": "armor-limit",
    "weaponAccess": "weapon-access",
    "startingBudget60": "over-budget",
    "powerWithoutBroadcaster": "power-without-cast",
    "broadcasterWithoutPower": "no-power",
    "fiveModels": "five-models",
    "noBoss": "no-boss",
    "dieSteps": "raise-without-promotion",
}

MORE: dict[str, set[tuple[str, int]]] = {
    # Organs, Targeting and Leg were bought without the penalty they repair (A.cybernetics).
    "03-es-campana.json": {("cybernetic-without-penalty", slot) for slot in (1, 2, 4)},
    "05-es-taquilla-ilegal.json": {("no-boss-bonus", 1)},
    "06-es-emoji-hueco.json": {("long-name", 5)},
    "10-en-legal-55.json": {("cybernetic-outside-campaign", 4)},
    "12-en-empty-default.json": {("no-boss", 0), ("no-name", 0)},
    "13-en-clamps.json": {("cybernetic-without-penalty", 1), ("cybernetic-without-penalty", 5), ("no-health", 4)},
    "15-en-armour-move.json": {
        *(("cybernetic-outside-campaign", slot) for slot in (2, 3, 5)),
        ("no-boss-bonus", 5),
        ("raise-without-promotion", 4),
    },
    "18-en-reimport-of-13.json": {
        ("cybernetic-without-penalty", 1),
        ("cybernetic-without-penalty", 5),
        ("no-health", 4),
    },
    "19-es-v0.7.0.json": {("cybernetic-without-penalty", 5)},
    # Its power is one of 0.6.2 that no longer exists.
    "21-es-v0.6.2.json": {("no-power", 2), ("cybernetic-without-penalty", 5)},
}
"""Faults that the reader of the samples did not look for."""


def read(file: str) -> Imported:
    """The squad of a sample file."""
    (one,) = open_squads(FOLDER / "squads" / file)
    return one


def numbers(told: Profile) -> dict[str, int]:
    """The numbers of a profile that the builder shows too."""
    return {name: getattr(told, name) for name in ("combat", "defense", "wits", "max_health", "health", "move")}


def displayed(model: dict[str, Any]) -> dict[str, int]:
    """The same numbers as the builder showed them."""
    dice = {stat: DICE.index(die) for stat, die in model["dice"].items()}
    return dice | {
        "max_health": model["maxHealth"],
        "health": model["currentHealth"],
        "move": model["move"] * 100,
    }


def pairs(file: str) -> list[tuple[dict[str, Any], ModelSheet]]:
    """What the builder showed of each filled slot, with our sheet of it."""
    shown_models = EXPECTED["squads"][file]["models"]
    sheets = read(file).file.squad.models
    return [(model, sheet) for model, sheet in zip(shown_models, sheets, strict=True) if not model.get("empty", False)]


def test_every_sample_file_has_its_expectations() -> None:
    assert {path.name for path in (FOLDER / "squads").iterdir()} == set(FILES)
    assert len(FILES) == 16


@EVERY_FILE
def test_dice_health_and_move_agree_with_the_builder_except_where_it_is_wrong(file: str) -> None:
    for model, sheet in pairs(file):
        known = DIFFERENT.get((file, model["slot"]), {})
        ours, theirs = numbers(profile(SHOP, sheet)), displayed(model)
        assert ours == theirs | {stat: rule for stat, (_, rule, _) in known.items()}
        assert {stat: theirs[stat] for stat in known} == {stat: there for stat, (there, _, _) in known.items()}


@EVERY_FILE
def test_where_the_builder_is_wrong_the_import_says_why(file: str) -> None:
    one = read(file)
    assert one.source is not None
    found = differences(SHOP, one.file.squad, one.source)
    told: dict[tuple[str, int], dict[str, tuple[int, int, tuple[str, ...]]]] = {}
    for each in found:
        told.setdefault((file, each.model), {})[each.stat] = (each.shown, each.rule, each.reasons)
    assert told == {key: value for key, value in DIFFERENT.items() if key[0] == file}


@EVERY_FILE
def test_we_know_how_the_builder_counts(file: str) -> None:
    """Its own numbers from its own file, wrong ones too: only so can a difference be explained."""
    one = read(file)
    assert one.source is not None
    for model, source in zip(EXPECTED["squads"][file]["models"], one.source.models, strict=True):
        if not model.get("empty", False):
            told = shown(source)
            assert numbers_shown(told) == displayed(model)


def numbers_shown(told: Any) -> dict[str, int]:
    """The builder's numbers by our count of them, Move in hundredths."""
    return {name: getattr(told, name) * (100 if name == "move" else 1) for name in told.__struct_fields__}


@EVERY_FILE
def test_names_contracts_arrays_and_counts_agree(file: str) -> None:
    for model, sheet in pairs(file):
        assert sheet.name == model["name"]
        assert sheet.contract == model["contractKey"].lower()
        assert sheet.array == model["array"].lower()
        assert (sheet.strong, sheet.weak) == (model["strong"], model["weak"])
        assert sheet.merits == model["merits"]
        assert sheet.promotions == (model["promotionsSpent"] or 0)
        assert bool(sheet.succession) == model["ascended"]


@EVERY_FILE
def test_costs_and_totals_agree_and_nothing_is_priced_anew(file: str) -> None:
    squad, told = read(file).file.squad, EXPECTED["squads"][file]["squad"]
    for model, sheet in pairs(file):
        assert sum(SHOP.price(item) for item in sheet.items) == model["equipmentCost"]
        assert [(item.paid, item.free, item.used) for item in sheet.items] == [
            (item["cost"], item["free"], item["used"]) for item in model["items"]
        ]
    assert squad.name == told["name"]
    assert squads.carried(SHOP, squad) == told["spent"]
    assert squads.stored(SHOP, squad) == told["lockerPaidValue"]
    assert squads.unspent(SHOP, squad) == told["subsLeft"]
    assert list(squad.evidence) == told["evidence"]
    assert (squad.leads, squad.boss_dead) == (told["leads"], told["leaderDead"])
    assert sum(1 for sheet in squad.models if sheet.contract) == told["filledSlots"]


@EVERY_FILE
def test_every_item_and_power_is_the_row_it_was(file: str) -> None:
    """By table and row of the builder's 0.7.3 tables, which know neither our ids nor our names."""
    rows = {"weapons/melee": "melee", "weapons/ranged": "ranged", "weapons/grenades": "grenade"}
    rows |= {"equipment/gear": "gear", "equipment/consumables": "cons", "equipment/cybernetics": "cyber"}
    for model, sheet in pairs(file):
        for shown_item, item in zip(model["items"], sheet.items, strict=True):
            table, roll = shown_item["table"], shown_item.get("rollIn0.7.3", shown_item["roll"])
            if table.startswith("armor/"):
                assert SHOP.armor[item.id].tier == table.removeprefix("armor/")
            assert row_of(item.id) == (rows.get(table, "armor"), roll)
        power = model["power"]
        assert [row_of(one)[1] for one in sheet.powers] == ([power["roll"]] if power and power["rowFound"] else [])


def row_of(id_: str) -> tuple[str, int]:
    """The builder's table and row of one of our ids."""
    return prefix_of(id_), words(prefix_of(id_))[id_].roll


@EVERY_FILE
def test_faults_are_those_the_samples_name_and_the_others_we_know_of(file: str) -> None:
    told = EXPECTED["squads"][file]
    named = {
        (OUR_CODES[one["rule"]], one.get("slot", 0))
        for one in told["violations"]
        if not (one["rule"] == "startingBudget60" and one["detail"]["campaignSquad"])
    }
    found = {(one.code, one.model) for one in check(SHOP.edition, read(file).file.squad)}
    assert found == named | MORE.get(file, set())


@EVERY_FILE
def test_old_prices_are_kept_and_told(file: str) -> None:
    told = [(one["slot"], one["inFile"], one["in0.7.3"]) for one in EXPECTED["squads"][file]["itemsWhosePriceChanged"]]
    one = read(file)
    found = [(two.model, two.params["paid"], two.params["cost"]) for two in warnings(SHOP.edition, one.file.squad)]
    assert found == told
    noticed = [(two.model, two.params["paid"], two.params["cost"]) for two in one.notices if two.code == "price"]
    assert noticed == told


def test_what_has_no_place_with_us_is_told_by_name() -> None:
    assert [(one.code, one.model) for one in read("03-es-campana.json").notices] == [("out-of-action", 4)]
    (dead,) = read("13-en-clamps.json").notices
    assert (dead.code, dead.model, dead.params) == ("unknown-modifier", 4, {"found": "mod-dead"})
    old = read("21-es-v0.6.2.json").notices
    assert [one.params["found"] for one in old if one.code == "unknown-power"] == ["Estallido Estático"]
    assert [(one.params["item"], one.params["text"]) for one in old if one.code == "text"] == [
        ("sword", "`+1 ND` en `Respuesta`")
    ]
    quiet = [file for file in FILES if not read(file).notices]
    assert len(quiet) == 12


def test_a_browsers_storage_gives_every_squad_in_it() -> None:
    for name in ("A-es-0.7.3-array.json", "A-es-h28-warbands-es.json"):
        found = open_squads(FOLDER / "localstorage" / name)
        told = EXPECTED["localStorage"]["A-es-0.7.3-array.json"]
        listed = told["squads"]["h28-warbands-es"]
        assert [(one.file.squad.name, one.file.squad.subs) for one in found] == [
            (one["name"], one["subs"]) for one in listed
        ]
        assert [sum(bool(sheet.contract) for sheet in one.file.squad.models) for one in found] == [
            one["models"] for one in listed
        ]
        assert found[0].file.squad == read("01-es-legal-60.json").file.squad
        assert found[2].file.squad == read("03-es-campana.json").file.squad
        shows = told["pageShows"]
        told_dice = [{stat: DICE[getattr(profile(SHOP, sheet), stat)] for stat in dice} for sheet, dice in zip(
            found[2].file.squad.models, shows["dice"], strict=True
        )]  # fmt: skip
        assert told_dice == shows["dice"]
    assert found[0].where == "$[0]"


def test_the_oldest_storage_and_the_legacy_single_object() -> None:
    old = open_squads(FOLDER / "localstorage" / "D-es-0.6.2-array.json")
    assert [one.file.squad.name for one in old] == ["Banda Antigua", ""]
    single = read("21-es-v0.6.2.json").file.squad
    for name in ("C1-es-legacy-object-unmigrated.json", "C1-es-h28-warbands-es.json"):
        (one,) = open_squads(FOLDER / "localstorage" / name)
        assert one.file.squad == single == old[0].file.squad


def test_the_spanish_and_the_english_page_make_the_same_squad() -> None:
    """09 is the English twin of 01; only names differ."""
    spanish, english = (read(file).file.squad for file in ("01-es-legal-60.json", "09-en-legal-60.json"))
    for one, two in zip(spanish.models, english.models, strict=True):
        assert (one.contract, one.array, one.strong, one.weak) == (two.contract, two.array, two.strong, two.weak)
        assert (one.items, one.powers, one.boss_bonus) == (two.items, two.powers, two.boss_bonus)


@pytest.mark.rule("R-11")
def test_under_0_9_heavy_armor_costs_move_and_the_import_says_so() -> None:
    new = load_edition("sacredwire-0.9")
    (one,) = open_squads(FOLDER / "squads" / "02-es-legal-57.json", edition=new)
    assert one.file.squad.edition == "sacredwire-0.9"
    assert one.source is not None
    assert differences(Shop(new), one.file.squad, one.source) == (
        Difference(1, "Doña Perpetua", "move", 400, 300, ("heavy-armor",)),
    )


@pytest.mark.rule("R-53", "R-100")
def test_r53_the_builder_holds_only_the_sum_between_2d4_and_2d12() -> None:
    told = json.loads((FOLDER / "squads" / "13-en-clamps.json").read_text(encoding="utf-8"))
    told["models"][1]["modifiers"] = [{"id": "mod-wits-2"}, {"id": "mod-wits-2"}, {"id": "mod-wits+2"}]
    (one,) = import_squads(told, "x")
    assert one.source is not None
    wits = [two for two in differences(SHOP, one.file.squad, one.source) if two.stat == "wits"]
    assert wits == [Difference(2, "Minned", "wits", 0, 2, ("clamped-once",))]


@pytest.mark.rule("R-100")
def test_r100_a_cybernetic_bought_for_its_penalty_marks_it_repaired() -> None:
    told = json.loads((FOLDER / "squads" / "03-es-campana.json").read_text(encoding="utf-8"))
    told["models"][3]["modifiers"].append({"id": "mod-move-2"})
    (one,) = import_squads(told, "x")
    yunque = one.file.squad.models[3]
    assert [(two.amount, two.repaired) for two in yunque.changes if two.stat == "move"] == [(-100, True), (-100, False)]
    assert profile(SHOP, yunque).move == 200
    assert ("cybernetic-without-penalty", 4) not in {
        (two.code, two.model) for two in check(SHOP.edition, one.file.squad)
    }


def test_names_borne_by_two_things_are_told_apart_by_the_items_id() -> None:
    """Reflejos is a consumable and a cybernetic."""
    cosme = read("03-es-campana.json").file.squad.models[1]
    trece = read("21-es-v0.6.2.json").file.squad.models[4]
    assert [item.id for item in cosme.items] == ["carbine", "medkit", "targeting", "reflex-stim"]
    assert [item.id for item in trece.items] == ["reflexes"]
