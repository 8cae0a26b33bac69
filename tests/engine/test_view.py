"""A view shows what is named in its list and nothing else."""

import gc
from typing import Any

import msgspec
import pytest

from sacredwire.engine import view as views
from sacredwire.engine.frames import Secret
from sacredwire.engine.match import digest
from sacredwire.engine.view import SHOWN, view
from sacredwire.rules.state import SEATS, Model, Position
from support.matches import EDITIONS, random_match, rules

SECRET = "nobody may see this"
RULES = rules(EDITIONS[0])


STATES = [turn.after for turn in random_match(EDITIONS[0], 5)][::17]


def with_more(value: Any) -> Any:
    """The same value as a struct with one field more, that holds a secret."""
    kind = type(value)
    wider = msgspec.defstruct(f"Wider{kind.__name__}", [("secret_field", str, "")], bases=(kind,), frozen=True)
    fields = {name: getattr(value, name) for name in kind.__struct_fields__}
    return wider(**fields, secret_field=SECRET)


def told(value: object) -> bytes:
    return msgspec.json.encode(value)


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_a_view_shows_the_open_table_as_it_is(seat: Any) -> None:
    gc.collect()  # the wider kinds that other tests made
    for state in STATES:
        seen = view(RULES, state, seat)
        assert seen.position is state.position
        assert seen.seat == seat


@pytest.mark.rule("R-45")
def test_r_45_what_a_seat_knows_is_in_its_view_and_in_no_other() -> None:
    for state in STATES:
        hidden = msgspec.structs.replace(state, secret=(Secret("blue", "target", SECRET),))
        assert SECRET.encode() in told(hidden)
        assert view(RULES, hidden, "blue").secrets == hidden.secret
        for seat in ("amber", None):
            assert SECRET.encode() not in told(view(RULES, hidden, seat))


def test_an_unknown_field_of_a_model_or_the_position_is_in_no_view() -> None:
    state = STATES[-1]
    position = state.position
    models = {id_: with_more(model) for id_, model in position.models.items()}
    for wider in (msgspec.structs.replace(position, models=models), with_more(position)):
        shown = view(RULES, msgspec.structs.replace(state, position=wider), "blue").position
        assert SECRET.encode() in told(wider)
        assert SECRET.encode() not in told(shown)
        assert shown == position
        assert type(shown) is Position
        assert all(type(model) is Model for model in shown.models.values())


def test_an_unknown_field_of_the_state_is_in_no_view() -> None:
    wider = with_more(STATES[-1])
    assert SECRET.encode() not in told(view(RULES, wider, "blue"))


@pytest.mark.parametrize("kind", SHOWN, ids=lambda kind: kind.__name__)
def test_a_field_is_hidden_until_it_is_named(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    optional = [field for field in msgspec.structs.fields(kind) if not field.required]
    for field in optional:
        fewer = {**SHOWN, kind: tuple(name for name in SHOWN[kind] if name != field.name)}
        monkeypatch.setattr(views, "SHOWN", fewer)
        assert not views._all_shown()
        for state in STATES[-1:]:
            seen = view(RULES, state, "blue")
            for value in structs(seen):
                if type(value) is kind:
                    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
                    assert getattr(value, field.name) == default


def structs(value: object) -> list[object]:
    """Every struct inside a value."""
    match value:
        case msgspec.Struct():
            inner = [structs(getattr(value, name)) for name in value.__struct_fields__]
            return [value, *(one for some in inner for one in some)]
        case tuple() | list():
            return [one for some in map(structs, value) for one in some]
        case dict():
            return [one for some in map(structs, value.values()) for one in some]
        case _:
            return []


def test_every_field_of_today_is_decided_upon() -> None:
    assert {kind: set(names) for kind, names in SHOWN.items()} == {kind: set(kind.__struct_fields__) for kind in SHOWN}


def test_looking_changes_nothing() -> None:
    state = STATES[-1]
    before = digest(state)
    view(RULES, state, "amber")
    assert digest(state) == before
