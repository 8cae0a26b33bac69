"""A mission sheet as a value: every word that stands on it, in the order in which it is read.

It is told in one language; paper and screen show the same value and add no word of their own.
"""

from typing import Literal

import msgspec


class Clause(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence of a rule, under the id it is cited with."""

    rule: str
    says: str


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A titled part of the mission's text: its rules, its victory or its rewards."""

    title: str
    clauses: tuple[Clause, ...]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One row the generator gave: of which table, what was rolled, what the row is called and does."""

    table: str
    roll: str
    name: str
    does: str


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the form's head that is filled in."""

    label: str
    value: str


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One box of the round track: who arrives at its start, and on which d6 the game ends after it."""

    number: str
    arrivals: tuple[str, ...] = ()
    ends: str = ""


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A unit: its number on the faction's table, when and how many come, its profile and its weapon."""

    roll: str
    name: str
    tier: str
    models: str
    combat: str
    defense: str
    wits: str
    health: str
    move: str
    weapon: str
    attack: str
    comes: str = ""


class Reaction(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a behavior table: the faces of the d6, then what is done in each situation."""

    roll: str
    does: tuple[str, str, str]


class Behavior(msgspec.Struct, frozen=True, kw_only=True):
    """A behavior table; one that stands alone needs no title."""

    title: str
    rows: tuple[Reaction, ...]


class Band(msgspec.Struct, frozen=True, kw_only=True):
    """A faction, or the Coworkers: its special rules, its units, its tables."""

    kind: str
    name: str
    rules: tuple[str, ...]
    units: tuple[Profile, ...]
    tables: tuple[Behavior, ...]


class Term(msgspec.Struct, frozen=True, kw_only=True):
    """A word of the tables and what it means."""

    name: str
    says: str


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """One sign of the map: its drawing (SVG) and its meaning."""

    sign: str
    says: str


class Map(msgspec.Struct, frozen=True, kw_only=True):
    """The board of the mission in plan (SVG), its name, and the signs that stand on it."""

    name: str
    drawing: str
    keys: tuple[Key, ...]
    note: str


class Headings(msgspec.Struct, frozen=True, kw_only=True):
    """The titles of the sheet's parts and of its tables' columns."""

    rows: str
    advantages: str
    no_advantages: str
    rounds: str
    units: tuple[str, ...]
    reactions: tuple[str, str, str, str]
    terms: str
    notes: str


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A whole mission sheet.

    Attributes:
        lang: Its language.
        kicker: What stands over the title.
        title: The mission's name.
        edition: The name of the edition.
        fields: The head of the form.
        map: The map.
        parts: The mission's text.
        rounds: The round track; empty for a mission without a last round.
        scores: What the boxes are called in which each side's count is kept.
        lines: The rows of the generator.
        advantages: Those of the Defender.
        bands: Hostile factions and Coworkers.
        terms: What each behavior of their tables is.
        headings: Titles of parts and columns.
        credit: Whose game this is, under which licence.
    """

    lang: Literal["es", "en"]
    kicker: str
    title: str
    edition: str
    fields: tuple[Field, ...]
    map: Map
    parts: tuple[Part, ...]
    rounds: tuple[Round, ...]
    scores: tuple[str, ...]
    lines: tuple[Line, ...]
    advantages: tuple[Line, ...]
    bands: tuple[Band, ...]
    terms: tuple[Term, ...]
    headings: Headings
    credit: str
