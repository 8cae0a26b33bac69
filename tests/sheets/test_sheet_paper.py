"""A mission sheet on paper: its sizes, that nothing is missing or off the page, the same bytes each time."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from sacredwire.play.sheets.paper import DOTS, Paper, printed
from support.sheets import LANGUAGES, ROWS, edition, sheet, silent, words

MILLIMETERS = {"a4": (210, 297), "a5": (148, 210)}
PAGES = {"a4": 2, "a5": 3}
"""A sheet of A4, or three pages of a booklet, whatever the tables gave; a finale needs one page of A5 more."""
MISSIONS = tuple((mission.id, bool(mission.trigger)) for mission in edition().missions)
POINT = 25.4 / 72


def read(pdf: bytes) -> PdfReader:
    """A PDF."""
    return PdfReader(BytesIO(pdf))


def squeezed(said: str) -> str:
    """A text without its spaces, which a line break may eat."""
    return "".join(said.split())


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("mission", "is_finale"), MISSIONS)
def test_every_word_stands_on_the_expected_pages(mission: str, is_finale: bool, lang: str, paper: Paper) -> None:
    made = sheet(mission, lang)
    pages = read(printed(made, paper, "pdf")[0]).pages
    assert len(pages) == PAGES[paper] + (is_finale and paper == "a5")
    said = squeezed("".join(page.extract_text() for page in pages))
    for one in set(words(made)) - silent(made):
        assert squeezed(one).lower() in said.lower(), one


@pytest.mark.parametrize("paper", ["a4", "a5"])
@pytest.mark.parametrize("faction", [one.id for one in edition().factions])
def test_pages_are_of_their_size_and_nothing_stands_off_them(faction: str, paper: Paper) -> None:
    rows = replace(ROWS, faction=faction, timing="early", setup_advantages=("terrain",))
    wide, high = MILLIMETERS[paper]
    pages = read(printed(sheet("heist", "es", rows), paper, "pdf")[0]).pages
    assert len(pages) == PAGES[paper]
    for page in pages:
        assert (round(page.mediabox.width * POINT), round(page.mediabox.height * POINT)) == (wide, high)
        places: list[tuple[float, float]] = []

        def note(said: str, current: list[float], local: list[float], *_: object) -> None:
            if said.strip():
                x, y = local[4], local[5]
                places.append((current[0] * x + current[4], current[3] * y + current[5]))  # noqa: B023 - called at once

        page.extract_text(visitor_text=note)
        assert places
        assert all(0 < x < page.mediabox.width and 0 < y < page.mediabox.height for x, y in places)


@pytest.mark.parametrize("kind", ["pdf", "svg", "png"])
def test_the_same_sheet_gives_the_same_bytes(kind: str) -> None:
    made = sheet("control")
    assert printed(made, "a5", kind) == printed(made, "a5", kind)  # type: ignore[arg-type]


def test_the_typefaces_are_ours() -> None:
    fonts = {
        str(font.get_object()["/BaseFont"]).partition("+")[2]
        for page in read(printed(sheet("control"), "a4", "pdf")[0]).pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert fonts == {"IBMPlexSans", "IBMPlexSans-SmBld", "IBMPlexSansCond-SmBld", "IBMPlexMono-Medm"}


def test_pictures_have_a_page_each() -> None:
    made = sheet("control")
    drawn = printed(made, "a5", "svg")
    assert len(drawn) == len(printed(made, "a5", "png")) == PAGES["a5"]
    for page in drawn:
        _, _, width, height = map(float, ElementTree.fromstring(page).attrib["viewBox"].split())
        assert (round(width * POINT), round(height * POINT)) == MILLIMETERS["a5"]
    size = printed(made, "a4", "png")[0][16:24]
    assert (int.from_bytes(size[:4]), int.from_bytes(size[4:])) == (round(210 / 25.4 * DOTS), round(297 / 25.4 * DOTS))


def test_a_long_name_that_is_full_of_signs_stays_text() -> None:
    name = '#set page(width: 1mm) $x$ *b* "q" \\ <i> ' + "Ñandú " * 9
    made = replace(sheet("control"), title=name)
    pages = read(printed(made, "a5", "pdf")[0]).pages
    assert squeezed(name) in squeezed(pages[0].extract_text())
    assert round(pages[0].mediabox.width * POINT) == 148
