"""The words of the author's Squad Builder: how its files name our rows, in Spanish and English."""

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

Lang = Literal["es", "en"]

PREFIXES = ("melee", "ranged", "armor", "gear", "cons", "cyber", "grenade", "power")
"""What the builder's item ids begin with: one for each of its tables."""

_WRITTEN = re.compile(r"-0000\d{9}(?=-|$)")
_SUFFIX = re.compile(r"(-\d{10,})+$")
_NOT_IN_SLUG = re.compile(r"[^a-z0-9]")


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the builder calls a row, the present name first, and the marks of the texts it prints for it."""

    es: tuple[str, ...]
    en: tuple[str, ...]
    roll: int = 0
    texts: tuple[str, ...] = ()

    def names(self, lang: Lang) -> tuple[str, ...]:
        """Its names in a language."""
        return self.es if lang == "es" else self.en


def slug(name: str) -> str:
    """A name as the builder writes it into an id: ``Hoja Ácida`` is ``hoja--cida``."""
    return _NOT_IN_SLUG.sub("-", name.lower())


def split_id(id_: str) -> tuple[str, str]:
    """Prefix and slug of an item's id, the times of its purchases and transfers taken off."""
    prefix, _, rest = _SUFFIX.sub("", id_).partition("-")
    return prefix, rest


def written_suffix(number: int) -> str:
    """What we put after the id of an item we write: a purchase time that the builder's clock has long passed."""
    return f"-{number:013}"


def is_written(id_: str) -> bool:
    """Whether an item's texts are ours, by its id."""
    return _WRITTEN.search(id_) is not None


@cache
def words(table: str) -> dict[str, Word]:
    """The builder's words of a table, by our ids. Tables: `PREFIXES`, ``contract``, ``type``, ``kind``, ``stat``."""
    return {id_: msgspec.convert(fields, Word) for id_, fields in _data()[table].items()}


def find(table: str, name: str) -> str:
    """Our id of what a table calls by a name or its slug, in either language; empty if it knows none."""
    return _by_slug(table).get(slug(name.strip()), "")


def say(table: str, id_: str, lang: Lang) -> str:
    """The name that the builder's page of a language gives a row."""
    return words(table)[id_].names(lang)[0]


def speaks(table: str, id_: str, name: str, lang: Lang) -> bool:
    """Whether a row is called so in a language."""
    return id_ in words(table) and name.strip() in words(table)[id_].names(lang)


@cache
def prefix_of(id_: str) -> str:
    """The table that has one of our items or powers."""
    return next(prefix for prefix in PREFIXES if id_ in words(prefix))


@cache
def _by_slug(table: str) -> dict[str, str]:
    return {slug(name): id_ for id_, word in words(table).items() for name in (*word.es, *word.en)}


@cache
def _data() -> dict[str, dict[str, dict[str, object]]]:
    source = resources.files("sacredwire.content") / "data" / "foreign" / "builder.toml"
    return tomllib.loads(source.read_text(encoding="utf-8"))
