"""Builder files that are broken, strange or of nobody's rules: kept where that can be, refused by name where not."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.foreign.builder import Imported, import_squads, open_squads
from sacredwire.content.foreign.shapes import LARGEST_FILE as LARGEST_FOREIGN
from sacredwire.content.foreign.words import PREFIXES, find, slug, split_id, words
from sacredwire.content.load import load_edition
from sacredwire.content.squad_files import LARGEST_FILE, SquadFile, squad_text
from sacredwire.content.squads import ModelSheet
from sacredwire.errors import ContentError
from support.squad_makers import plain_squad

FOLDER = Path(__file__).parents[1] / "fixtures" / "builder"


def told(**fields: Any) -> dict[str, Any]:
    """A small builder squad, changed as asked."""
    model = {
        "name": "Uno",
        "archetype": "Jefe",
        "combatMod": 1,
        "baseHealth": 16,
        "currentHealth": 16,
        "baseMove": 4,
        "equipment": [{"id": "melee-espada-1795989731369", "name": "Espada", "cost": 10}],
    }
    return {"name": "Banda", "subs": 50, "models": [model | fields]}


def read(value: object) -> Imported:
    (one,) = import_squads(value, "x.json")
    return one


def noticed(value: object) -> list[tuple[str, int]]:
    return [(one.code, one.model) for one in read(value).notices]


@pytest.mark.parametrize(
    ("value", "code", "field"),
    [
        ({}, "foreign-form", "$"),
        (7, "foreign-form", "$"),
        ([3], "foreign-form", "$[0]"),
        ([], "foreign-nothing", None),
        ({"h28-warbands-es": "[]"}, "foreign-nothing", None),
        ({"h28-warbands-es": "{broken"}, "json-broken", None),
        ({"h28-warbands-en": "7"}, "foreign-form", "$"),
        ({"h28-current-es": "x"}, "foreign-form", "$"),
        ({"models": [{}] * 500}, "squad-models", None),
        ({"models": [7]}, "json-type", "$.models[0]"),
        (told(xp="many"), "json-type", "$.models[0].xp"),
        (told(equipment=[{"id": "melee-x"}, {"id": 3}]), "json-type", "$.models[0].equipment[1].id"),
        (told(equipment=[{"name": "Espada"}]), "json-missing", "$.models[0].equipment[0].id"),
        (told(equipment="all"), "json-type", "$.models[0].equipment"),
        (told(modifiers=[{"id": "mod-wits-1"}, {}]), "json-missing", "$.models[0].modifiers[1].id"),
        (told(power="Ping"), "json-type", "$.models[0].power"),
        (told() | {"evidence": [1, None]}, "json-type", "$.evidence[1]"),
        (told() | {"subs": [1]}, "json-type", "$.subs"),
    ],
)
def test_what_the_builder_never_writes_is_refused_by_name(value: object, code: str, field: str | None) -> None:
    with pytest.raises(ContentError) as caught:
        import_squads(value, "x.json")
    assert (caught.value.code, caught.value.params.get("field")) == (code, field)


def test_an_error_inside_a_storage_names_the_key() -> None:
    with pytest.raises(ContentError) as caught:
        import_squads({"h28-warbands-es": "[{"}, "dump.json")
    assert caught.value.params["file"] == "dump.json (h28-warbands-es)"


def test_both_languages_of_a_storage_are_read() -> None:
    dump = {"h28-warbands-es": json.dumps([told()]), "h28-warbands-en": json.dumps(told()), "wb-theme": "dark"}
    found = import_squads(dump, "x")
    assert [one.file.squad.name for one in found] == ["Banda", "Banda"]


def test_the_least_of_a_squad_is_enough() -> None:
    assert read({"models": []}).file.squad.models == ()
    assert read({"models": [{}]}).file.squad.models == (ModelSheet(),)


@pytest.mark.parametrize(
    ("fields", "notice"),
    [
        ({"archetype": "Conserje"}, "unknown-contract"),
        ({"statArray": "Genius"}, "unknown-array"),
        ({"xp": -4}, "negative"),
        ({"equipment": [{"id": "melee-espada", "name": "Espada", "cost": -10}]}, "negative"),
        ({"equipment": [{"id": "melee-cuchara", "name": "Cuchara", "cost": 1}]}, "unknown-item"),
        ({"equipment": [{"id": "", "name": ""}]}, "unknown-item"),
        ({"equipment": [{"id": "melee-espada", "cost": 10, "damage": "d20"}]}, "damage"),
        ({"equipment": [{"id": "melee-espada", "cost": 10, "special": "Corta el queso"}]}, "text"),
        ({"equipment": [{"id": "melee-espada", "cost": 9}]}, "price"),
        ({"power": {"id": "power-nada", "power": "Nada"}}, "unknown-power"),
        ({"modifiers": [{"id": "mod-luck+1"}]}, "unknown-modifier"),
        ({"baseHealth": 20, "currentHealth": 20}, "health"),
        ({"baseMove": 9}, "move"),
        ({"outOfAction": True}, "out-of-action"),
        ({"hat": "bowler"}, "unknown-field"),
    ],
)
def test_what_is_strange_is_kept_and_told(fields: dict[str, Any], notice: str) -> None:
    value = told(**fields)
    assert (notice, 1) in noticed(value)
    assert read(value).file.foreign is not None
    assert read(value).file.foreign.object == value  # type: ignore[union-attr] # just seen not to be None


@pytest.mark.parametrize(
    ("subs", "ours", "notice"), [(-5, 0, "negative"), ("", 0, "subs"), (None, 0, "subs"), ("x", 0, "subs")]
)
def test_subs_are_a_text_box_of_the_page(subs: object, ours: int, notice: str) -> None:
    value = told() | {"subs": subs}
    assert (notice, 0) in noticed(value)
    assert read(value).file.squad.subs == ours


def test_subs_may_be_a_number_written_as_text() -> None:
    assert read(told() | {"subs": " 12 "}).file.squad.subs == 12


def test_an_import_can_always_be_written_and_read_as_a_file_of_ours(tmp_path: Path) -> None:
    strange = told(xp=-4, archetype="Conserje", power={"id": "?"}, currentHealth=-3) | {"subs": -7, "leads": -1}
    for value in (strange, *(json.loads(path.read_bytes()) for path in (FOLDER / "squads").iterdir())):
        path = tmp_path / "x.json"
        path.write_text(squad_text(read(value).file), encoding="utf-8")
        (one,) = open_squads(path)
        assert one.file == read(value).file


@pytest.mark.parametrize("times", range(5))
def test_an_items_id_is_its_prefix_and_slug_whatever_times_follow(times: int) -> None:
    assert split_id("melee-hoja--cida" + "-1795989751402" * times) == ("melee", "hoja--cida")
    assert (
        read(told(equipment=[{"id": "melee-hoja--cida" + "-1795989751402" * times, "cost": 17}]))
        .file.squad.models[0]
        .items[0]
        .id
        == "corrosive-blade"
    )


def test_an_item_whose_slug_nobody_knows_is_known_by_its_name() -> None:
    item = {"id": "melee-xyz", "name": "Hoja Ácida", "cost": 17}
    assert read(told(equipment=[item])).file.squad.models[0].items[0].id == "corrosive-blade"


def test_slugs_are_the_builders_own() -> None:
    assert slug("Hoja Ácida") == "hoja--cida"
    assert slug("Runner's Harness") == "runner-s-harness"


def test_every_row_has_its_words_and_no_slug_means_two_rows() -> None:
    edition = load_edition("hardwired-0.7")
    tables = ("weapons", "grenades", "armor", "gear", "consumables", "cybernetics", "powers")
    ids = {row.id for table in tables for row in getattr(edition, table)}
    assert ids == {id_ for prefix in PREFIXES for id_ in words(prefix)}
    for prefix in PREFIXES:
        for id_, word in words(prefix).items():
            assert {find(prefix, name) for name in (*word.es, *word.en)} == {id_}
    assert {row.id for row in edition.contracts} == words("contract").keys()


def test_one_opens_ours_and_the_builders_files_alike(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text(squad_text(SquadFile(plain_squad())), encoding="utf-8")
    (one,) = open_squads(path)
    assert (one.file.squad, one.source, one.notices) == (plain_squad(), None, ())


def test_no_file_is_read_that_is_too_large(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(b" " * (LARGEST_FOREIGN + 1))
    with pytest.raises(ContentError) as caught:
        open_squads(path)
    assert caught.value.code == "json-too-large"
    path.write_text(squad_text(SquadFile(plain_squad())).ljust(LARGEST_FILE + 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        open_squads(path)
    assert (caught.value.code, caught.value.params["limit"]) == ("json-too-large", 256)


FIELDS = st.sampled_from([*told()["models"][0], "modifiers", "power", "xp", "statArray", "ascended"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["id", "name", "cost"]), inner, max_size=3)
    ),
)


@settings(max_examples=150, deadline=None)
@given(
    fields=st.dictionaries(FIELDS, VALUES, max_size=4), more=st.dictionaries(st.text(max_size=4), VALUES, max_size=2)
)
def test_any_builder_file_is_either_refused_or_kept_whole(fields: dict[str, Any], more: dict[str, Any]) -> None:
    value = more | told(**fields)
    with contextlib.suppress(ContentError):
        one = read(value)
        assert one.file.foreign is not None
        assert one.file.foreign.object == value
