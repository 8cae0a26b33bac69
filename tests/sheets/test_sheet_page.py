"""A mission sheet on a screen: whole, harmless, complete in itself."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from sacredwire.play.sheets.page import page
from support.sheets import LANGUAGES, edition, sheet, silent, words

MISSIONS = tuple(mission.id for mission in edition().missions)
ALONE = {"meta", "br", "rect", "path", "circle", "polygon"}


class Reader(HTMLParser):
    """Reads the visible text of a page, and whether what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.open: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Something opens."""
        del attrs
        self.tags.add(tag)
        if tag not in ALONE:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Something that has no inside."""
        del attrs
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        """Something closes."""
        if tag not in ALONE:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Text."""
        if "style" not in self.open:
            self.said.append(data)


def read(html: str) -> Reader:
    """A page, read."""
    reader = Reader()
    reader.feed(html)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_word_of_a_sheet_stands_on_the_page(mission: str, lang: str) -> None:
    made = sheet(mission, lang)
    said = "".join(read(page(made)).said)
    left_out = silent(made) | set(made.scores)
    for one in words(made):
        assert one in said or one in left_out, one


def test_the_page_needs_nothing_beside_it_and_says_its_language() -> None:
    html = page(sheet("control", "en"))
    assert html.startswith('<!doctype html>\n<html lang="en">')
    assert not re.search(
        r"""(?:src|href)\s*=|url\(["']?(?!#|data:)|@import|<script|<link""", html.replace('src:url("data:', "")
    )
    assert html.count("@font-face") == 4
    assert html == page(sheet("control", "en"))


@pytest.mark.parametrize(
    "name", ['<script>alert("x")</script>', "</title></style><b>", "a & b &lt; c", "'\"><img src=x>"]
)
def test_a_name_from_outside_stays_text(name: str) -> None:
    made = sheet("control", "en")
    plain = read(page(made)).tags
    fields = (replace(made.fields[0], value=name), *made.fields[1:])
    html = page(replace(made, title=name, fields=fields))
    reader = read(html)
    assert reader.tags == plain
    assert "".join(reader.said).count(name) == 3
    assert unescape(html).count(name) >= 3
