"""The four districts a board can be cut from: what is built there, how often and how large."""

from typing import Literal, NamedTuple, get_args

from sacredwire.play.boards import modules as modules
from sacredwire.play.boards.modules import Module

Style = Literal["yard", "works", "blocks", "ruins"]
STYLES: tuple[Style, ...] = get_args(Style)


class Plot(NamedTuple):
    """One kind of thing to build.

    Attributes:
        most: How many are built at most.
        long: Its length, hundredths, from and to.
        short: Its breadth.
        module: How it is built.
    """

    most: int
    long: tuple[int, int]
    short: tuple[int, int]
    module: Module


class District(NamedTuple):
    """A way to build a board.

    Attributes:
        plots: What is built, the largest first.
        litter: What lies about at last.
        fin: What stands on the board's edges.
        screen: What ends a view that is too long; the first one's breadth is that of the fins.
    """

    plots: tuple[Plot, ...]
    litter: Plot
    fin: Module
    screen: tuple[Plot, ...]


_LITTER = Plot(6, (60, 130), (50, 90), modules.barrier)
_SCREEN = Plot(1, (120, 380), (26, 34), modules.wall)
_STACK = Plot(1, (80, 130), (70, 110), modules.stack)

DISTRICTS: dict[Style, District] = {
    "yard": District(
        (
            Plot(1, (400, 480), (260, 320), modules.platform),
            Plot(6, (400, 440), (300, 340), modules.rows),
            Plot(2, (280, 380), (210, 250), modules.askew),
            Plot(14, (400, 440), (150, 170), modules.container),
            Plot(12, (200, 220), (150, 170), modules.container),
        ),
        _LITTER,
        modules.container,
        (Plot(1, (200, 420), (150, 165), modules.container), _SCREEN, _STACK),
    ),
    "works": District(
        (
            Plot(1, (360, 440), (250, 300), modules.platform),
            Plot(6, (400, 540), (290, 370), modules.keep),
            Plot(3, (150, 210), (150, 210), modules.silo),
            Plot(6, (300, 500), (60, 80), modules.pipe),
            Plot(14, (200, 340), (140, 220), modules.block),
        ),
        _LITTER,
        modules.pipe,
        (Plot(1, (160, 420), (60, 75), modules.pipe), _SCREEN, _STACK),
    ),
    "blocks": District(
        (
            Plot(4, (400, 540), (280, 360), modules.block),
            Plot(2, (380, 460), (280, 340), modules.keep),
            Plot(14, (240, 360), (160, 240), modules.block),
            Plot(10, (220, 400), (28, 36), modules.wall),
        ),
        _LITTER,
        modules.block,
        (Plot(1, (180, 300), (120, 180), modules.block), _SCREEN, _STACK),
    ),
    "ruins": District(
        (
            Plot(1, (380, 480), (300, 340), modules.shell),
            Plot(6, (380, 540), (280, 360), modules.block),
            Plot(3, (240, 340), (140, 220), modules.rubble),
            Plot(14, (240, 460), (30, 40), modules.wall),
            Plot(4, (120, 200), (100, 160), modules.rubble),
        ),
        _LITTER,
        modules.block,
        (Plot(1, (140, 260), (110, 180), modules.block), _SCREEN, _STACK),
    ),
}
