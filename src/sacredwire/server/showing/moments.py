"""What happened, as a seat is shown it."""

from sacredwire.content.keys import Keys
from sacredwire.engine.events import Event
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.match import pending
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import seen_input
from sacredwire.play.story import lines
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat
from sacredwire.server.wire.told import LogLine, Moment


def moment_of(
    rules: Ruleset, voice: Keys, seq: int, given: Input, before: State, after: State, events: tuple[Event, ...],
    seats: tuple[Seat, ...],
) -> Moment:  # fmt: skip
    """One input and what came of it, for somebody who plays for these seats: nobody else's hidden answers.

    Args:
        rules: The edition.
        voice: Tells it.
        seq: The input's number in the journal.
        given: The input.
        before: The match before it.
        after: The match after it.
        events: What happened.
        seats: The seats of whoever is told; none for an onlooker.

    Rule: R-45.
    """
    asked = None if isinstance(given, Fall | Drawn) else pending(rules, before)
    decider = asked.seat if isinstance(asked, Decide) else None
    eyes = decider if decider in seats else None
    seen = seen_input(before, given, eyes)
    told = lines(voice, events, after.position)
    return Moment(
        seq=seq,
        by=decider or "chance",
        line=None if seen is None else write(seen),
        round=after.position.round,
        events=events,
        log=tuple(LogLine(line.text, line.rule, line.aside) for line in told),
    )
