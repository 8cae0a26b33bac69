"""Our own squad files: written and read back, and every kind of bad one refused by name."""

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.load import load_edition
from sacredwire.content.squad_files import (
    LARGEST_FILE,
    MOST_MODELS,
    Foreign,
    SquadFile,
    load_squad,
    parse_squad,
    save_squad,
    squad_text,
)
from sacredwire.content.squads import SQUAD_SCHEMA, Change, Item
from sacredwire.content.strict_json import DEEPEST, parse
from sacredwire.content.text import Text
from sacredwire.errors import ContentError
from support.squad_makers import campaign_squads, legal_squads, plain_squad, sheet, with_model

NEW = load_edition("sacredwire-0.9")
SQUAD = plain_squad()


def good() -> dict[str, Any]:
    """The plain squad as its file says it."""
    return dict(json.loads(squad_text(SquadFile(SQUAD))))


def refused(value: object) -> ContentError:
    """The error that a file with this value, or these bytes, gives."""
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    with pytest.raises(ContentError) as caught:
        parse_squad(parse(data, "x.json"), "x.json")
    assert caught.value.params["file"] == "x.json"
    return caught.value


def test_a_squad_comes_back_from_its_file(tmp_path: Path) -> None:
    squad = plain_squad(
        name='Ñ «ü» 👩🏽‍🚀 \\ " /',
        evidence=(3, 1),
        leads=2,
        boss_dead=True,
        subs=0,
        locker=(Item(id="scope", paid=0, free=True), Item(id="medkit", used=True)),
    )
    model = sheet("scout", changes=(Change(stat="move", amount=-100, source="hobbled", repaired=True),), wounds=2)
    file = SquadFile(with_model(squad, 1, model), Foreign("builder", {"id": "x", "models": [{"a": None}]}))
    save_squad(tmp_path / "s.json", file)
    assert load_squad(tmp_path / "s.json") == file


def test_a_file_says_only_what_is_not_at_its_default() -> None:
    assert good()["models"][1] == {
        "name": "Brute",
        "contract": "brute",
        "array": "operative",
        "items": [{"id": "mace"}],
    }
    assert list(good()) == ["schema", "edition", "name", "models"]


@settings(max_examples=30, deadline=None)
@given(squad=st.one_of(legal_squads(NEW), campaign_squads(NEW)))
def test_any_squad_comes_back_from_its_text(squad: Any) -> None:
    text = squad_text(SquadFile(squad)).encode()
    assert parse_squad(parse(text, "x.json"), "x.json").squad == squad


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "json-broken"),
        (b"hola", "json-broken"),
        (b'{"schema": 1,}', "json-broken"),
        (b"\xff\xfe{\x00}\x00", "json-not-text"),
        (b"\x89PNG\r\n", "json-not-text"),
        (b'{"schema": 1, "leads": NaN}', "json-no-number"),
        (b'{"schema": 1, "leads": -Infinity}', "json-no-number"),
        (b'{"schema": 1, "leads": ' + b"9" * 5000 + b"}", "json-huge-number"),
        (b'{"schema": 1, "leads": 1e308}', "json-huge-number"),
        (b'{"schema": 1, "leads": 1e999}', "json-huge-number"),
        (b'{"schema": 1, "leads": 99999999999999999999}', "json-huge-number"),
        (b'{"schema": 1, "name": "a", "name": "b"}', "json-repeated"),
        (b'{"schema": 1, "name": "\\ud83d"}', "json-half-character"),
        (b"[" * 100_000, "json-too-deep"),
        (b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1), "json-too-deep"),
        (b"[]", "json-type"),
        (b"null", "json-type"),
        (b'"schema"', "json-type"),
        (b"{}", "squad-no-schema"),
        (b'{"models": [{"archetype": "Jefe"}]}', "squad-builder"),
        (b'{"h28-warbands-es": "[]"}', "squad-builder"),
    ],
)
def test_what_is_no_squad_at_all_is_refused(data: bytes, code: str) -> None:
    assert refused(data).code == code


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_is_named_with_its_field(word: str) -> None:
    error = refused(f'{{"schema": 1, "models": [{{"name": "a"}}, {{"merits": {word}}}]}}'.encode())
    assert error.code == "json-no-number"
    assert error.params == {"file": "x.json", "field": "$.models[1].merits", "value": word}


def test_brackets_inside_a_text_do_not_nest() -> None:
    value = good() | {"name": "[" * 50 + '\\"' + "{" * 5}
    assert parse_squad(parse(json.dumps(value).encode(), "x"), "x").squad.name == value["name"]


def test_a_mark_of_byte_order_is_forgiven() -> None:
    data = b"\xef\xbb\xbf" + json.dumps(good()).encode()
    assert parse_squad(parse(data, "x"), "x").squad == SQUAD


@pytest.mark.parametrize(("version", "code"), [(2, "squad-later"), (99, "squad-later"), (0, "squad-schema")])
def test_another_version_is_refused(version: int, code: str) -> None:
    error = refused(good() | {"schema": version, "models": "whatever a later version may hold"})
    assert (error.code, error.params["found"], error.params["known"]) == (code, version, SQUAD_SCHEMA)


def test_500_models_are_refused_before_anything_is_made_of_them() -> None:
    error = refused(good() | {"models": [{"name": 1}] * 500})
    assert (error.code, error.params["found"], error.params["limit"]) == ("squad-models", 500, MOST_MODELS)


@pytest.mark.parametrize(
    ("path", "value", "code", "field"),
    [
        ("schema", "1", "json-type", "$.schema"),
        ("schema", None, "json-type", "$.schema"),
        ("schema", True, "json-type", "$.schema"),
        ("name", 7, "json-type", "$.name"),
        ("models", {}, "json-type", "$.models"),
        ("models", None, "json-type", "$.models"),
        ("subs", "12", "json-type", "$.subs"),
        ("subs", 1.5, "json-type", "$.subs"),
        ("subs", -1, "squad-negative", "$.subs"),
        ("leads", -3, "squad-negative", "$.leads"),
        ("edition", 9, "json-type", "$.edition"),
        ("budget", 60, "json-unknown", "$.budget"),
        ("evidence", [1, "2"], "json-type", "$.evidence[1]"),
        ("foreign", {"format": "excel", "object": {}}, "json-value", "$.foreign.format"),
        ("foreign", {"format": "builder"}, "json-missing", "$.foreign.object"),
        ("foreign", [], "json-type", "$.foreign"),
        ("models.3", [], "json-type", "$.models[3]"),
        ("models.3.name", None, "json-type", "$.models[3].name"),
        ("models.2.contract", "gunnr", "squad-unknown", "$.models[2].contract"),
        ("models.2.array", "genius", "squad-unknown", "$.models[2].array"),
        ("models.2.strong", "luck", "json-value", "$.models[2].strong"),
        ("models.2.hat", 1, "json-unknown", "$.models[2].hat"),
        ("models.2.merits", -1, "squad-negative", "$.models[2].merits"),
        ("models.2.wounds", -1, "squad-negative", "$.models[2].wounds"),
        ("models.2.absent", 0, "json-type", "$.models[2].absent"),
        ("models.2.succession", "crown", "json-value", "$.models[2].succession"),
        ("models.2.powers", ["ping", "png"], "squad-unknown", "$.models[2].powers[1]"),
        ("models.1.items", [{"id": "mace"}, {"id": "knif"}], "squad-unknown", "$.models[1].items[1].id"),
        ("models.1.items", [{"id": "mace"}, {}], "json-missing", "$.models[1].items[1].id"),
        ("models.1.items", [{"id": "mace", "paid": -2}], "squad-negative", "$.models[1].items[0].paid"),
        ("models.1.items", [{"id": "mace"}, {"id": "mace", "paid": "x"}], "json-type", "$.models[1].items[1].paid"),
        ("models.1.items", [{"id": "mace", "magic": 1}], "json-unknown", "$.models[1].items[0].magic"),
        ("models.1.changes", [{"stat": "luck", "amount": 1}], "json-value", "$.models[1].changes[0].stat"),
        ("locker", [{"id": "hostile-claw"}], "squad-unknown", "$.locker[0].id"),
    ],
)
def test_each_wrong_field_is_named(path: str, value: object, code: str, field: str) -> None:
    told = good()
    *way, last = path.split(".")
    inside: Any = told
    for step in way:
        inside = inside[int(step)] if isinstance(inside, list) else inside[step]
    if isinstance(inside, list):
        inside[int(last)] = value
    else:
        inside[last] = value
    error = refused(told)
    assert (error.code, error.params["field"]) == (code, field)


SAID = [
    ("schema", "1", "$.schema debería ser un número entero y es un texto.", "$.schema should be a whole number"),
    ("name", True, "$.name debería ser un texto y es true o false.", "$.name should be a text and is true or false."),
    ("models", {}, "$.models debería ser una lista y es un objeto con campos.", "$.models should be a list and is an"),
    ("subs", 1.5, "$.subs debería ser un número entero o null y es un número con decimales.", "a whole number or null"),
    ("models", [7], "$.models[0] debería ser un objeto con campos y es un número entero.", "and is a whole number."),
    ("models", [{"absent": []}], "$.models[0].absent debería ser true o false y es una lista.", "and is a list."),
    ("edition", None, "$.edition debería ser un texto y es null.", "should be a text and is null."),
    (
        "models",
        [{"strong": "luck"}],
        "$.models[0].strong no admite el valor luck. Valores posibles: combat, defense, wits.",
        "$.models[0].strong cannot be luck. It can be: combat, defense, wits.",
    ),
]


@pytest.mark.parametrize(("field", "value", "es", "en"), SAID)
def test_kinds_of_values_are_said_in_words(field: str, value: object, es: str, en: str) -> None:
    error = refused(good() | {field: value})
    for text, said in ((Text("es"), es), (Text("en"), en)):
        assert said in text.say(f"error-{error.code}", **error.params)


def test_a_wrong_word_is_answered_with_similar_ones() -> None:
    error = refused(good() | {"locker": [{"id": "tesla"}]})
    assert error.params["near"] == "tesla-gun"


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ContentError):
        parse_squad(good() | {"edition": "hardwired-99"}, "x.json")


def test_a_huge_file_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(ContentError) as caught:
        load_squad(path)
    assert (caught.value.code, caught.value.params["limit"]) == ("json-too-large", LARGEST_FILE // 1024)
    path.write_text(squad_text(SquadFile(SQUAD)).ljust(LARGEST_FILE), encoding="utf-8")
    assert load_squad(path).squad == SQUAD


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=30) | st.recursive(st.none() | st.integers() | st.text(max_size=5), st.lists).map(
    lambda value: json.dumps({"schema": 1, "models": value}).encode()
))  # fmt: skip
def test_no_bytes_whatever_bring_anything_but_a_content_error(data: bytes) -> None:
    with contextlib.suppress(ContentError):
        parse_squad(parse(data, "x.json"), "x.json")
