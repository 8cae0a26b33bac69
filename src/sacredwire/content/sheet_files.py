"""The form of mission sheets: how they are typeset, how they look on a screen, and their typefaces."""

from typing import NamedTuple

from sacredwire.content.folders import DATA

HOME = DATA / "sheets"
FORM = HOME / "sheet.typ"
"""The form that typst fills in."""
FONTS = HOME / "fonts"
"""The folder of the typefaces."""


class Face(NamedTuple):
    """A typeface as pages name it, and its file."""

    family: str
    weight: int
    file: str


FACES = (
    Face("IBM Plex Sans", 400, "IBMPlexSans-Regular"),
    Face("IBM Plex Sans", 600, "IBMPlexSans-SemiBold"),
    Face("IBM Plex Sans Condensed", 600, "IBMPlexSansCondensed-SemiBold"),
    Face("IBM Plex Mono", 500, "IBMPlexMono-Medium"),
)


def font_bytes(face: Face) -> bytes:
    """A typeface, as a page carries it within itself."""
    return (FONTS / f"{face.file}.ttf").read_bytes()


def page_style() -> str:
    """The style sheet of a sheet on a screen."""
    return (HOME / "sheet.css").read_text(encoding="utf-8")
