"""How content is refused: where it is wrong and what was expected there."""

from typing import NamedTuple

from sacredwire.errors import ContentError


class Place(NamedTuple):
    """A spot in the content: file, table, row and field; what is not known stays empty."""

    file: str
    table: str = ""
    row: str = ""
    field: str = ""

    def at(self, row: object, field: str = "") -> "Place":
        """The same file and table, at this row and field."""
        return self._replace(row=str(row), field=field)


def refuse(code: str, place: Place, *, got: object = "", expected: object = "") -> ContentError:
    """The error for content that is wrong at a place; its sentence is ``error-content-<code>``.

    Args:
        code: What is wrong, without the prefix ``content-``.
        place: Where.
        got: What stands there.
        expected: What should.
    """
    spot = " › ".join(part for part in place if part)
    placed = f"content-{code}"
    return ContentError(placed, **place._asdict(), place=spot, got=str(got), expected=str(expected))
