"""What a mission calls its two sides, and which of them a tie falls to."""

from typing import Literal, TypeVar

from sacredwire.content.schema import Mission
from sacredwire.content.text import Text
from sacredwire.content.voice import Voice
from sacredwire.rules.state import Seat

T = TypeVar("T")

Side = Literal["aggressor", "defender"]
SIDES: tuple[Side, Side] = ("aggressor", "defender")


def side_of(seat: Seat, aggressor: Seat) -> Side:
    """Which side a seat plays. Rule: K.roles."""
    return "aggressor" if seat == aggressor else "defender"


def role_name(text: Voice[T], side: Side, mission: str) -> T:
    """What a mission calls the Aggressor or the Defender: in a finale Discoverer, Extractor, Interceptor. Rule: M."""
    own = f"role-{side}-{mission}"
    return text.say(own if text.has(own) else f"role-{side}")


def tie_said(text: Text, mission: Mission) -> str | None:
    """What decides a tie, in a mission whose last step of judging is the Defender. Rule: K.tie-break."""
    *_, before, last = ("", "", *mission.victory)
    if last != "defender":
        return None
    role = role_name(text, "defender", mission.id)
    return text.say("mission-tie-break", role=role, survivors="yes" if before == "survivors" else "no")
