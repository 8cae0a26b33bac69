"""What happened, as it travels: events for the eye, sentences for the log."""

import msgspec

from sacredwire.content.keys import Part
from sacredwire.engine.events import Event


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One sentence of the log.

    Attributes:
        text: The sentence as message ids and parts; its first letter is to be made large.
        rule: The rule behind it.
        aside: Whether it explains the one before: a roll's modifiers.
    """

    text: Part
    rule: str
    aside: bool


class Moment(msgspec.Struct, frozen=True, gc=False):
    """One input and what came of it.

    Attributes:
        seq: Its number in the match's journal.
        by: ``blue``, ``amber``, or ``chance``.
        line: The input; None where it is another seat's hidden answer. Rule: R-45.
        round: The round then under way.
        events: What happened, in order: moves with their paths, rolls with levels, reasons and dice, losses.
        log: The same in sentences.
    """

    seq: int
    by: str
    line: str | None
    round: int
    events: tuple[Event, ...]
    log: tuple[LogLine, ...]
