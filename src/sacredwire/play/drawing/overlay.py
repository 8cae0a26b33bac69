"""What is drawn over a board: zones with their hatching, rings, signs, names. Hundredths of an inch, y runs north."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from sacredwire.content.boards import BOARD_SIZE, Point
from sacredwire.play.drawing.ink import PANEL, RED, polygon

ARROW = 46
"""Half the base of a triangle that stands for arrivals, hundredths."""


class Style(NamedTuple):
    """How one kind of zone looks: told apart by hatching, dashes and weight as well as by its ink."""

    name: str
    ink: str
    dash: str = ""
    hatch: str = ""
    turn: int = 0
    weight: int = 14


BLUE = Style("blue", "#1a63bd", hatch="M0 0V40", turn=45)
AMBER = Style("amber", "#a85100", dash="44 18", hatch="M0 0V40M14 0V40", turn=-45)
LOOT = Style("loot", "#28724f", dash="8 26", hatch="M20 20h.1")
COWORKERS = Style("coworkers", "#66701f", dash="60 26 10 26", weight=24)
HOSTILES = Style("hostiles", "#a13164", dash="26 14")
MISSION = Style("mission", RED, dash="70 26", weight=12)
STYLES = (BLUE, AMBER, LOOT, COWORKERS, HOSTILES, MISSION)

MIDDLE = (BOARD_SIZE // 2, BOARD_SIZE // 2)
EVERYWHERE = ((0, 0), (BOARD_SIZE, 0), (BOARD_SIZE, BOARD_SIZE), (0, BOARD_SIZE))
BOX = ((10, 10), (170, 10), (170, 110), (10, 110))
"""A zone in the key of a plan."""


class Drawn(NamedTuple):
    """Shapes of one meaning, the names written over them, and their entry in the key."""

    shapes: tuple[str, ...]
    names: tuple[str, ...]
    sign: str
    says: str


def hatchings() -> str:
    """The definitions that the fills of zones refer to."""
    patterns = "".join(
        f'<pattern id="hatch-{style.name}" width="40" height="40" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({style.turn})"><rect width="40" height="40" fill="{style.ink}" fill-opacity="0.07"/>'
        f'<path d="{style.hatch}" stroke="{style.ink}" stroke-width="6" stroke-opacity="0.6" stroke-linecap="round"/>'
        "</pattern>"
        for style in STYLES
        if style.hatch
    )
    return f"<defs>{patterns}</defs>"


def zone(corners: Sequence[Point], style: Style) -> str:
    """A zone by its corners."""
    return polygon(corners, _fill(style), style.ink, style.weight, dash=style.dash)


def ring(center: Point, radius: int, style: Style, *, filled: bool = False) -> str:
    """All that is within a distance of a point."""
    x, y = center
    dashes = f' stroke-dasharray="{style.dash}"' if style.dash else ""
    return (
        f'<circle cx="{x}" cy="{BOARD_SIZE - y}" r="{radius}" fill="{_fill(style) if filled else "none"}" '
        f'stroke="{style.ink}" stroke-width="{style.weight}"{dashes}/>'
    )


def inset(by: int) -> tuple[Point, ...]:
    """The board without a strip along its edges, hundredths deep."""
    return tuple((min(max(x, by), BOARD_SIZE - by), min(max(y, by), BOARD_SIZE - by)) for x, y in EVERYWHERE)


def square(at: Point, style: Style, half: int = 34) -> str:
    """The sign of loot: a square that stands on a corner."""
    x, y = at
    corners = ((x, y + half), (x + half, y), (x, y - half), (x - half, y))
    return polygon(corners, PANEL, style.ink, 14)


def disc(at: Point, style: Style, said: str = "", radius: int = 46) -> str:
    """The sign of a mission's marker, with a letter or number in it."""
    x, y = at[0], BOARD_SIZE - at[1]
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{style.ink}" stroke="{PANEL}" stroke-width="10"/>'
        f'<text x="{x}" y="{y + 22}" font-size="62" font-weight="600" fill="{PANEL}" text-anchor="middle">'
        f"{escape(said)}</text>"
    )


def arrow(at: Point, toward: Point, style: Style) -> str:
    """The sign of arrivals: a triangle that points the way they come, ``toward`` in steps of -1, 0 and 1."""
    (x, y), (dx, dy) = at, toward
    tip = (x + dx * 2 * ARROW, y + dy * 2 * ARROW)
    feet = ((x - dy * ARROW, y + dx * ARROW), (x + dy * ARROW, y - dx * ARROW))
    return polygon((tip, *feet), style.ink, PANEL, 8)


def cross() -> tuple[str, str]:
    """The lines that part the board into quarters."""
    half = BOARD_SIZE // 2
    ends = (((half, 0), (half, BOARD_SIZE)), ((0, half), (BOARD_SIZE, half)))
    drawn = [
        f'<path d="M{a[0]} {a[1]}L{b[0]} {b[1]}" stroke="{MISSION.ink}" stroke-width="16" '
        f'stroke-dasharray="{MISSION.dash}"/>'
        for a, b in ends
    ]
    return drawn[0], drawn[1]


def name(at: Point, said: str, style: Style, size: int = 66) -> str:
    """A name on the plan, on a plate of its own."""
    x, y = at[0], BOARD_SIZE - at[1]
    half, rise = len(said) * size * 31 // 100 + size // 4, size * 70 // 100
    return (
        f'<rect x="{x - half}" y="{y - rise}" width="{2 * half}" height="{2 * rise}" rx="6" fill="{PANEL}" '
        f'stroke="{style.ink}" stroke-width="8"/>'
        f'<text x="{x}" y="{y + size * 35 // 100}" font-size="{size}" font-weight="600" fill="{style.ink}" '
        f'text-anchor="middle">{escape(said)}</text>'
    )


def sign(*shapes: str) -> str:
    """A small drawing for the key of a plan; its shapes stand between (0, 0) and (180, 120)."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {BOARD_SIZE - 120} 180 120" width="27" height="18" '
        f'aria-hidden="true">{hatchings()}{"".join(shapes)}</svg>'
    )


def _fill(style: Style) -> str:
    return f"url(#hatch-{style.name})" if style.hatch else "none"
