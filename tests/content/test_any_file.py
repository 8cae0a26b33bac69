"""Whatever stands in a content file, it is loaded or refused with a code, never anything else."""

import math
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.convert import OPS
from sacredwire.content.load import load_edition
from sacredwire.content.schema import Armor, Contract, Layout, Unit, Weapon
from sacredwire.content.text import Text
from sacredwire.errors import ContentError

STEMS = (
    "melee",
    "light-armor",
    "gear",
    "contracts",
    "powers",
    "criticals-broadcast",
    "loot-layouts",
    "names",
    "missions",
)
STEMS += ("faction-scrapers", "coworkers", "switches", "numbers", "timings")
IDS = ("sword", "knife", "mesh-wrap", "scrapers-picker", "focus", "trail", "new-thing")
FIELDS = sorted(
    {field for kind in (Weapon, Armor, Contract, Layout, Unit) for field in kind.__struct_fields__} - {"id"}
)
KEYS = (
    *FIELDS,
    "row",
    "unit",
    "behavior",
    "allied",
    "same_as",
    "remove",
    "roll_with",
    "lowest",
    "budget",
    "aim",
    "odd",
)

plain = st.one_of(
    st.integers(-(10**30), 10**30),
    st.integers(-2, 30),
    st.floats(),
    st.booleans(),
    st.sampled_from(("2d6", "d8", '4"', "d0", "melee", "trail", "x" * 40, "", "sword", "criticals-static")),
)
effect = st.dictionaries(
    st.sampled_from(("op", "on", "amount", "when", "odd")), st.one_of(plain, st.sampled_from(sorted(OPS)))
)
value = st.recursive(st.one_of(plain, effect), lambda inner: st.lists(inner, max_size=3), max_leaves=6)
block = st.fixed_dictionaries({"id": st.sampled_from(IDS)}, optional=dict.fromkeys(FIELDS, value))
blocks = st.lists(st.one_of(block, effect), max_size=3)
documents = st.dictionaries(st.sampled_from(KEYS), st.one_of(value, blocks), max_size=4)


def toml(thing: Any) -> str:
    """A value as TOML."""
    if isinstance(thing, bool):
        return str(thing).lower()
    if isinstance(thing, float):
        return str(thing) if math.isfinite(thing) else str(thing).replace("infinity", "inf")
    if isinstance(thing, str):
        return f"'{thing}'"
    if isinstance(thing, list):
        return f"[{', '.join(map(toml, thing))}]"
    if isinstance(thing, dict):
        return f"{{{', '.join(f'{key} = {toml(inner)}' for key, inner in thing.items())}}}"
    return str(thing)


def refusal(folder: Path) -> ContentError | None:
    """Why the house edition of a folder is refused, if it is."""
    try:
        load_edition("house", folder)
    except ContentError as error:
        return error
    return None


@settings(max_examples=150, deadline=None)
@given(stem=st.sampled_from(STEMS), document=documents)
def test_any_table_is_loaded_or_refused(stem: str, document: dict[str, Any]) -> None:
    with TemporaryDirectory() as folder:
        home = Path(folder) / "house"
        home.mkdir()
        (home / "edition.toml").write_text('extends = "sacredwire-0.9"\n', encoding="utf-8")
        text = "".join(f"{key} = {toml(inner)}\n" for key, inner in document.items())
        (home / f"{stem}.toml").write_text(text, encoding="utf-8")
        refused = refusal(Path(folder))
    assert refused is None or Text("es").say(f"error-{refused.code}", **refused.params)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_strange_value_is_shown_in_a_refusal_as_it_is(lang: str) -> None:
    with TemporaryDirectory() as folder:
        home = Path(folder) / "house"
        home.mkdir()
        (home / "edition.toml").write_text('extends = "{ $got } – “x”"\n', encoding="utf-8")
        with pytest.raises(ContentError) as caught:
            load_edition("house", Path(folder))
        assert "{ $got } – “x”" in Text(lang).say(f"error-{caught.value.code}", **caught.value.params)
