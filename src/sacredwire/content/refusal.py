"""How content is refused: where it is wrong and what was expected there."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import NamedTuple

from sacredwire.errors import ContentError, Param

LIMITED = re.compile(r"(int|str|bool|array|object)(?: ([<>]=) (-?\d+))?")
"""A kind of value, and a limit of a number, as they are expected of a file."""


class Place(NamedTuple):
    """A spot in the content: file, table, row and field; what is not known stays empty."""

    file: str
    table: str = ""
    row: str = ""
    field: str = ""

    def at(self, row: object, field: str = "") -> "Place":
        """The same file and table, at this row and field."""
        return self._replace(row=str(row), field=field)


def refuse(code: str, place: Place, *, got: object = "", expected: object = "", **more: Param) -> ContentError:
    """The error for content that is wrong at a place; its sentence is ``error-content-<code>``.

    Args:
        code: What is wrong, without the prefix ``content-``.
        place: Where.
        got: What stands there.
        expected: What should.
        more: What else the sentence needs.
    """
    spot = " › ".join(part for part in place if part)
    placed = f"content-{code}"
    return ContentError(
        placed, **place._asdict(), place=spot, got=str(got), expected=str(expected), **_kind(expected), **more
    )


def alike(got: str, known: Iterable[str]) -> str:
    """The known names that look like a wrong one, or all of them."""
    names = sorted(known)
    return ", ".join(get_close_matches(got, names) or names)


def _kind(expected: object) -> dict[str, Param]:
    """What a sentence needs to say a kind of value in words."""
    found = LIMITED.fullmatch(str(expected))
    if not found:
        return {"kind": "other", "limit": ""}
    return {"kind": found[1], "limit": f" {'≥' if found[2] == '>=' else '≤'} {found[3]}" if found[2] else ""}
