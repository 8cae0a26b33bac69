"""What contaminated loot does, round after round, and the loot that does not stay."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.wound import Wound
from sacredwire.rules.loot import loot_modifier
from sacredwire.rules.state import Condition


class Contamination(Frame, frozen=True, gc=False, tag="contamination"):
    """Each of these models suffers from what it found, one by one. Hands on nothing. Rule: R-95, R-59."""

    queue: tuple[str, ...]


def step(change: Change, frame: Contamination, got: object) -> None:
    """The next of them loses Health; armor does not help. Rule: R-18, R-95."""
    del got
    if not frame.queue:
        change.pop()
        return
    who = frame.queue[0]
    amount = sum(c.amount for c in change.models[who].conditions if c.kind == "contaminated")
    change.then(replace(frame, queue=frame.queue[1:]), Wound(who, amount, "contaminated"))


def suffering(change: Change) -> Contamination:
    """Those on the board who carry contaminated finds. Rule: R-95, R-174."""
    return Contamination(tuple(m.id for m in change.models.values() if m.on_board and m.has("contaminated")))


def contaminate(change: Change, who: str) -> None:
    """What was just found in this mission's loot may cling to its finder. Rule: K.loot-modifiers, R-95, R-174."""
    damage = loot_modifier(change.rules, change.position.rows).damage
    if damage:
        change.afflict(who, Condition("contaminated", damage))


def expire_loot(change: Change) -> None:
    """Timed loot goes when its last round ends. Rule: K.loot-modifiers, R-175."""
    last = loot_modifier(change.rules, change.position.rows).round
    kept = tuple(marker for marker in change.markers if marker.kind != "loot")
    if last and change.round >= last and len(kept) < len(change.markers):
        change.update(markers=kept)
        change.say("loot-expired", "K.loot-modifiers")
