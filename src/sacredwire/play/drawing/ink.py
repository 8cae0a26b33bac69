"""The inks of a drawn board, and the strokes they make. Values in hundredths of an inch; y runs north."""

from collections.abc import Sequence
from html import escape

from sacredwire.content.boards import BOARD_SIZE, Point

PANEL = "#ffffff"
GROUND = "#f3f1ea"
LINE = "#e0dccf"
TEXT = "#1b1d21"
QUIET = "#5d6066"
RED = "#b3331d"

FONTS = (
    '<style>text{font-family:"IBM Plex Sans Condensed","IBM Plex Sans Cond SmBld","IBM Plex Sans","Arial Narrow",'
    "Arial,sans-serif}"
    '.mono{font-family:"IBM Plex Mono",monospace}</style>'
)
"""The style sheet of every drawing. The second name is the one that the vendored font has on paper."""

HEIGHT_STEPS = (
    (0, "#d9e2e6", TEXT),
    (100, "#b4c6ce", TEXT),
    (200, "#86a2af", TEXT),
    (300, "#55788a", PANEL),
    (400, "#2d4d5e", PANEL),
)
"""From which height on, the fill, and the ink of what is written on it: five steps of one hue, darker = higher."""


def height_ink(top: int) -> tuple[str, str]:
    """The fill of a piece of a height, and the ink of its number."""
    _, fill, ink = next(step for step in reversed(HEIGHT_STEPS) if top >= step[0])
    return fill, ink


def polygon(corners: Sequence[Point], fill: str, stroke: str, weight: float, *, dash: str = "") -> str:
    """A closed shape."""
    points = " ".join(f"{x},{BOARD_SIZE - y}" for x, y in corners)
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<polygon points="{points}" fill="{fill}" stroke="{stroke}" stroke-width="{weight}" '
        f'stroke-linejoin="miter"{dashes}/>'
    )  # fmt: skip


def segment(a: Point, b: Point, ink: str, weight: float, opacity: float = 1) -> str:
    """A straight stroke; its ends are the drawing's own coordinates, y running down."""
    faded = f' stroke-opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="M{a[0]} {a[1]}L{b[0]} {b[1]}" stroke="{ink}" stroke-width="{weight}"{faded}/>'


def stroke(a: Point, b: Point, ink: str, weight: float, opacity: float = 1) -> str:
    """A straight stroke between two places of the board."""
    return segment((a[0], BOARD_SIZE - a[1]), (b[0], BOARD_SIZE - b[1]), ink, weight, opacity)


def words(
    x: int,
    y: int,
    said: str,
    size: int,
    ink: str = TEXT,
    weight: int = 400,
    anchor: str = "start",
    *,
    mono: bool = False,
) -> str:
    """A line of text; its place is the drawing's own coordinates, y running down."""
    font = ' class="mono"' if mono else ""
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" fill="{ink}" font-weight="{weight}" '
        f'text-anchor="{anchor}"{font}>{escape(said)}</text>'
    )  # fmt: skip
