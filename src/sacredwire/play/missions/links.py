"""Links of the author's Scenario Generator: a mission as the query of an address.

``?gap=2&m=1&dep=3&cs=4&cm=2&ht=1&hf=6&ll=1&lm=3&sp=2&sa=5&ta=1&hu0=2&hu1=4&cu=6&ls=123456``: each field is the
number of a row on its table. Whatever a link lacks or garbles is named and rolled anew, the rest is kept.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple
from urllib.parse import unquote_plus

from sacredwire.content.schema import Edition
from sacredwire.engine.pending import Dice
from sacredwire.errors import ContentError
from sacredwire.play.missions.generator import complete
from sacredwire.play.missions.numbers import (
    BONUS,
    BONUS_TABLE,
    BONUS_TABLES,
    COWORKER,
    LORE_KEY,
    MISSION,
    UNIT,
    Field,
    fields,
    numbers_of,
    scenario_of,
)
from sacredwire.play.missions.scenario import ROW_TABLES, SETUP, TACTICAL, Scenario, rolled_missions

GAP = "gap"
MOST_GAP = 9_999
"""The largest gap that a link may name; ten pieces of Evidence and all the Leads of a long campaign stay far below."""
LONGEST = 4_000
"""Letters of the longest link that is read; the author's have a hundred and fifty."""
SHOWN = 40
"""Letters of a value that a fault repeats."""

BONUS_LETTERS = dict(zip(BONUS_TABLES, "st", strict=True))
"""How a link names the table of the bonus advantage."""
_BONUS_NUMBERS = {letter: number for number, letter in BONUS_LETTERS.items()}

ORDER = (MISSION, "dep", "cs", "cm", "ht", "hf", "ll", "lm", "sp", SETUP.key, TACTICAL.key, BONUS, BONUS_TABLE)
"""The order of a link's fields after the gap; units, Coworkers and briefing follow."""

_UNIT = re.compile(rf"{UNIT}\d{{1,3}}")
_NUMBER = re.compile(r"[0-9]{1,15}")

Problem = Literal["missing", "wrong", "twice", "unknown", "needless"]
"""What can be wrong with a field: it lacks, has no number that may stand there, stands there again, is no field of a
link, or is of no use to this mission."""


class Fault(NamedTuple):
    """Something wrong with a field of a link.

    Attributes:
        field: The field.
        problem: What is wrong.
        value: What stands there, shortened; empty if nothing does.
        expected: What may stand there, as ranges; empty where nothing may.
        taken: What holds instead; empty where nothing does.
    """

    field: str
    problem: Problem
    value: str = ""
    expected: str = ""
    taken: str = ""


class LinkRead(NamedTuple):
    """What a link says.

    Attributes:
        scenario: The mission, whole.
        faults: What was wrong with the link, in the order of its writing.
        base: What stood before the query, the page's address, or empty.
    """

    scenario: Scenario
    faults: tuple[Fault, ...]
    base: str


def read_link(edition: Edition, text: str, dice: Dice) -> LinkRead:
    """The mission of a link: a whole address, or its query with or without the question mark.

    Args:
        edition: Whose tables its numbers mean.
        text: The link.
        dice: What rolls anew what is missing or wrong.

    Raises:
        ContentError: It has no query, or no field of a link in it, or is far too long.

    Rule: K.generator, R-92, R-181, R-182, R-183.
    """
    if len(text) > LONGEST:
        raise ContentError("link-too-long", letters=len(text), expected=LONGEST)
    base, mark, query = text.strip().partition("?")
    if not mark:
        base, query = ("", base) if "://" not in base else (base, "")
    if not query:
        raise ContentError("link-no-mission", value=_short(text))
    given, faults = _split(query.partition("#")[0])
    if not given and not any(fault.problem == "twice" for fault in faults):
        raise ContentError("link-no-link", value=_short(text))
    read = {key: number for key, value in given.items() if (number := _number_in(key, value)) is not None}
    gap = _gap(edition, read)
    numbers = complete(edition, read, gap, dice, fit=True)
    faults += [*_gap_faults(given, gap), *_faults(edition, given, read, numbers, gap)]
    place = {key: at for at, key in enumerate(given)}
    faults.sort(key=lambda fault: place.get(fault.field, len(place)))
    return LinkRead(scenario_of(edition, numbers, gap), tuple(faults), base)


def has_link(edition: Edition, scenario: Scenario) -> bool:
    """Whether a link can say a mission: one that the d12 gives. Rule: K.generator, R-96."""
    return any(row.id == scenario.mission for row in rolled_missions(edition))


def write_link(edition: Edition, scenario: Scenario) -> str:
    """The query of a mission's link, with its question mark, as the author's tool writes it.

    Raises:
        ContentError: The mission has no link: a finale, or one that the d12 does not give; or it leaves something
            open, or names what its edition does not have.

    Rule: K.generator, R-96.
    """
    numbers = numbers_of(edition, scenario)
    if MISSION not in numbers:
        raise ContentError("link-no-number", mission=scenario.mission)
    lacking = [field.key for field in _known_fields(edition, numbers, scenario.gap) if field.key not in numbers]
    if lacking:
        raise ContentError("link-open", fields=", ".join(lacking))
    units = [f"{UNIT}{place}" for place in range(len(scenario.rows.units))]
    keys = [key for key in (*ORDER, *units, COWORKER, LORE_KEY) if key in numbers]
    return "?" + "&".join([f"{GAP}={scenario.gap}", *(f"{key}={_written(key, numbers[key])}" for key in keys)])


def _known_fields(edition: Edition, numbers: Mapping[str, int], gap: int) -> Iterator[Field]:
    """The fields of a mission as far as its numbers tell them; the first that lacks ends them."""
    lacking = [table.key for table in ROW_TABLES if table.key not in numbers]
    if lacking:
        yield from (Field(key, "", "", ()) for key in lacking)
        return
    yield from fields(edition, numbers, gap)


def _split(query: str) -> tuple[dict[str, str], list[Fault]]:
    """The fields of a query with their values, and those that a link does not have or that stand there again."""
    given: dict[str, str] = {}
    faults: list[Fault] = []
    for part in filter(None, query.split("&")):
        key, _, value = (unquote_plus(half, errors="replace") for half in part.partition("="))
        if key not in (GAP, *ORDER, COWORKER, LORE_KEY) and not _UNIT.fullmatch(key):
            faults.append(Fault(_short(key), "unknown", _short(value)))
        elif key in given:
            faults.append(Fault(key, "twice", _short(value), taken=_short(given[key])))
        else:
            given[key] = value
    return given, faults


def _number_in(key: str, value: str) -> int | None:
    if key == BONUS_TABLE:
        return _BONUS_NUMBERS.get(value)
    return int(value) if _NUMBER.fullmatch(value) else None


def _written(key: str, number: int) -> str:
    return BONUS_LETTERS[number] if key == BONUS_TABLE else str(number)


def _gap(edition: Edition, read: Mapping[str, int]) -> int:
    """The gap of a link; where it lacks, the smallest that gives the advantages it names. Rule: R-183."""
    if 0 <= read.get(GAP, -1) <= MOST_GAP:
        return read[GAP]
    if BONUS in read or BONUS_TABLE in read:
        return edition.numbers.bonus_gap
    return edition.numbers.advantage_gap if SETUP.key in read or TACTICAL.key in read else 0


def _gap_faults(given: Mapping[str, str], gap: int) -> Iterator[Fault]:
    expected = f"0–{MOST_GAP}"
    if GAP not in given:
        yield Fault(GAP, "missing", expected=expected, taken=str(gap))
    elif _number_in(GAP, given[GAP]) != gap:
        yield Fault(GAP, "wrong", _short(given[GAP]), expected, str(gap))


def _faults(
    edition: Edition, given: Mapping[str, str], read: Mapping[str, int], numbers: Mapping[str, int], gap: int
) -> Iterator[Fault]:
    """What was rolled anew, and what this mission has no use for."""
    for field in fields(edition, numbers, gap, given=read, fit=True):
        key, taken = field.key, _written(field.key, numbers[field.key])
        if key not in given:
            yield Fault(key, "missing", expected=allowed(field), taken=taken)
        elif read.get(key) != numbers[key]:
            yield Fault(key, "wrong", _short(given[key]), allowed(field), taken)
    for key in given:
        if key != GAP and key not in numbers:
            yield Fault(key, "needless", _short(given[key]))


def allowed(field: Field) -> str:
    """The numbers a field may have, as ranges: ``1–6``, ``1–2, 4–6``, ``s, t``."""
    if isinstance(field.numbers, range):
        return f"{field.numbers.start}–{field.numbers.stop - 1}"
    if field.key == BONUS_TABLE:
        return ", ".join(BONUS_LETTERS[number] for number in field.free)
    return ", ".join(_ranges(field.free))


def _ranges(numbers: Sequence[int]) -> Iterator[str]:
    starts = [at for at, number in enumerate(numbers) if not at or number != numbers[at - 1] + 1]
    for start, end in zip(starts, [*starts[1:], len(numbers)], strict=True):
        first, last = numbers[start], numbers[end - 1]
        yield str(first) if first == last else f"{first}–{last}"


def _short(value: str) -> str:
    return value if len(value) <= SHOWN else f"{value[: SHOWN - 1]}…"
