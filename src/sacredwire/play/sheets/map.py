"""The map of a mission: the board in plan, and over it where everybody and everything goes."""

from sacredwire.content.boards import BOARD_SIZE, Board
from sacredwire.content.schema import Edition
from sacredwire.content.text import Text
from sacredwire.play.drawing.ink import FONTS, PANEL
from sacredwire.play.drawing.overlay import hatchings
from sacredwire.play.drawing.plan import plan
from sacredwire.play.drawing.words import board_title
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.sheets.places import drawn, shown_case
from sacredwire.play.sheets.sheet import Key, Map
from sacredwire.rules.ruleset import Ruleset

_WEST, _SOUTH, _OTHER = 110, 100, 30
"""Room round the table, hundredths: for the rulers' numbers, and for the frame."""


def mission_map(edition: Edition, scenario: Scenario, board: Board, text: Text) -> Map:
    """The map of a scenario on a board. Rule: K.deployment, K.loot, K.coworkers, K.spawn, K.markers."""
    rules = Ruleset(edition)
    over = tuple(drawn(rules, scenario, shown_case(board, scenario), text))
    title = board_title(board, text)
    width, height = BOARD_SIZE + _WEST + _OTHER, BOARD_SIZE + _SOUTH + _OTHER
    parts = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        FONTS,
        hatchings(),
        f'<rect width="{width}" height="{height}" fill="{PANEL}"/>',
        f'<g transform="translate({_WEST} {_OTHER})">',
        *plan(board, text, marked=False),
        *(shape for one in over for shape in one.shapes),
        *(shape for one in over for shape in one.names),
        "</g></svg>",
    )
    keys = tuple(Key(sign=one.sign, says=one.says) for one in over)
    return Map(name=title, drawing="\n".join(parts), keys=keys, note=text.say("sheet-map-note"))
