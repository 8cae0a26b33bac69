"""A whole match: set-up, rounds, the end."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.finish import Finish
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.procedures.setup.setting import Setting


class Match(Frame, frozen=True, gc=False, tag="match"):
    """The frame at the bottom of the stack."""

    at: Literal["setup", "rounds", "finish"] = "setup"


def step(change: Change, frame: Match, got: object) -> None:
    """Takes the match one stage further. Rule: K.setup, C4.1."""
    del got
    match frame.at:
        case "setup":
            change.then(replace(frame, at="rounds"), Setting())
        case "rounds":
            change.then(replace(frame, at="finish"), Round())
        case "finish":
            change.set(Finish())
