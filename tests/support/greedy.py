"""What the greedy bot does at a table of a test."""

from sacredwire.bots.greedy import GreedyBot
from sacredwire.engine.inputs import Action
from sacredwire.engine.match import check
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import view
from support.table import Fight


def choice(fight: Fight) -> Action:
    """What the bot does now; it is legal."""
    asked = fight.waits
    assert isinstance(asked, Decide)
    action = GreedyBot(fight.rules).choose(view(fight.rules, fight.state, asked.seat), asked)
    assert check(fight.rules, fight.state, action) is None
    return action
