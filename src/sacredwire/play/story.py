"""What happened, told in sentences, each with the rule it happened under.

The same teller speaks through any voice: a reader's catalogue, or ids that a client turns into its reader's sentences.
"""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

import msgspec

from sacredwire.content.text import Text
from sacredwire.content.voice import Voice
from sacredwire.content.wording import rolls_text
from sacredwire.engine.events import (
    Afflicted,
    Came,
    Contested,
    Event,
    Gone,
    Healed,
    Hurt,
    Moved,
    Rerolled,
    Rolled,
    Side,
    Told,
)
from sacredwire.errors import Param
from sacredwire.play.story_names import NONE, Names
from sacredwire.rules.dice import level
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.state import Position

T = TypeVar("T")

RULES = {"moved": "C4.4", "hurt": "C4.18", "healed": "R-64", "gone": "R-58", "came": "K.setup", "afflicted": "R-61"}
"""Rules of events that do not name their own."""


class Line(msgspec.Struct, Generic[T], frozen=True):
    """One sentence of a story, in whatever its voice answers with.

    Attributes:
        text: The sentence.
        rule: The rule behind it.
        aside: Whether it explains the one before: a roll's modifiers.
    """

    text: T
    rule: str
    aside: bool = False


def tell(text: Text, events: Iterable[Event], position: Position) -> Iterator[Line[str]]:
    """Events as sentences.

    Args:
        text: The reader's catalogue.
        events: What happened, in order.
        position: The table afterwards; it knows everybody who ever came.
    """
    for line in lines(text, events, position):
        yield msgspec.structs.replace(line, text=line.text[:1].upper() + line.text[1:])


def lines(voice: Voice[T], events: Iterable[Event], position: Position) -> Iterator[Line[T]]:
    """Events as a voice tells them; its sentences still want their first letter made large.

    Args:
        voice: Who tells.
        events: What happened, in order.
        position: The table afterwards.
    """
    teller = Teller(voice, position)
    for event in events:
        yield from teller.lines(event)


class Teller(Generic[T]):
    """Tells events of one moment.

    Args:
        text: The voice it tells them in.
        position: The table afterwards.
    """

    def __init__(self, text: Voice[T], position: Position) -> None:
        self.text = text
        self.names = Names(text, position)

    def lines(self, event: Event) -> Iterator[Line[T]]:
        """The sentences of one event; a roll's modifiers follow it."""
        match event:
            case Told():
                yield Line(self._told(event), event.rule)
            case Contested():
                yield Line(self._contested(event), event.rule)
                for side in event.sides:
                    if side.who and (side.reasons or side.rolled_at != side.tier):
                        yield Line(self._modifiers(side), event.rule, aside=True)
            case Rolled():
                yield Line(self._rolled(event), event.rule)
            case Rerolled():
                why = self.text.say(f"story-rerolled-{event.why}")
                who = self._who(event.who)
                yield Line(self.text.say("story-rerolled", who=who, was=event.was, now=event.now, why=why), "R-3")
            case _:
                yield Line(self._changed(event), RULES[str(event.__struct_config__.tag)])

    def _told(self, event: Told) -> T:
        """A plain event; of a kind of count in its own words, if it has them."""
        key = f"story-{event.key}"
        if event.key == "judged":
            by = f"{key}-by-{event.params['by']}"
            key = by if self.text.has(by) else key
        return self.text.say(self.names.own(key), **self.names.params(event.key, event.params))

    def _who(self, id_: str) -> T:
        return self.names.model(id_) if id_ else self.text.say("story-fixed")

    def _contested(self, event: Contested) -> T:
        params: dict[str, T | Param] = {}
        for name, side in zip(("first", "second"), event.sides, strict=True):
            params |= {
                name: self._who(side.who),
                f"{name}-level": level.name(side.rolled_at),
                f"{name}-dice": _dice(side.dice),
                f"{name}-total": side.total,
            }
        best = event.sides[event.won].who
        winner = self.names.model(best) if best else self.text.say("story-fixed-winner")
        purpose = self.text.say(f"purpose-{event.purpose}")
        ratio = 0 if event.sides[0].total == event.sides[1].total else event.ratio
        return self.text.say("story-contested", purpose=purpose, winner=winner, ratio=ratio, **params)

    def _modifiers(self, side: Side) -> T:
        params: dict[str, T | Param] = {"who": self._who(side.who)}
        params |= {"tier": level.name(side.tier), "level": level.name(side.rolled_at)}
        if not side.reasons:
            return self.text.say("story-overflow", **params)
        reasons = self.text.listing(map(self.reason, side.reasons))
        return self.text.say("story-modifiers", reasons=reasons, **params)

    def reason(self, reason: Reason) -> T:
        """One modifier: how much, why, and whose."""
        said = {"signed": self.names.signed("", reason.amount), "reason": self.text.say(f"reason-{reason.key}")}
        if not reason.source:
            return self.text.say("story-reason", **said)
        return self.text.say("story-reason-of", source=self.names.source(reason.source), **said)

    def _rolled(self, event: Rolled) -> T:
        who = self.names.model(event.who) if event.who else NONE
        purpose = self.text.say(f"purpose-{event.purpose}")
        dice = self.text.plain(_dice(event.dice))
        if len(event.dice) > 1:
            dice = self.text.say("story-sum", dice=dice, total=event.total)
        key = f"story-rolled-{event.purpose}"
        return self.text.say(key if self.text.has(key) else "story-rolled", who=who, purpose=purpose, dice=dice)

    def _changed(self, event: Moved | Hurt | Healed | Gone | Came | Afflicted) -> T:
        """A change of a model: where it is, how it is."""
        who = self.names.model(event.who)
        match event:
            case Moved():
                place, length = self.names.place(event.path[-1]), self.text.inches(event.length)
                return self.text.say(f"story-moved-{event.how}", who=who, place=place, length=length)
            case Came():
                return self.text.say(f"story-came-{event.how}", who=who, place=self.names.place(event.place))
            case Hurt():
                return self._hurt(event, who)
            case Healed():
                source = self.names.source(event.source)
                return self.text.say("story-healed", who=who, amount=event.amount, left=event.left, source=source)
            case Gone():
                by = self.names.model(event.by) if event.by else NONE
                return self.text.say(self.names.own(f"story-gone-{event.how}"), who=who, by=by)
            case Afflicted():
                return self._afflicted(event, who)

    def _hurt(self, event: Hurt, who: T) -> T:
        cause = self.text.say(f"cause-{event.cause}")
        if not event.armor:
            return self.text.say("story-hurt", who=who, cause=cause, lost=event.lost, left=event.left)
        stopped = {"rolled": event.rolled, "armor": event.armor}
        return self.text.say("story-hurt-armor", who=who, cause=cause, lost=event.lost, left=event.left, **stopped)

    def _afflicted(self, event: Afflicted, who: T) -> T:
        condition = event.condition
        if event.ended:
            key = f"story-ends-{condition.kind}"
            named = self.text.say(f"name-{condition.kind}")
            return self.text.say(key if self.text.has(key) else "story-ends", who=who, condition=named)
        return self.text.say(
            f"story-begins-{condition.kind}",
            who=who,
            amount=condition.amount,
            signed=self.names.signed("", condition.amount),
            length=self.names.signed("move", condition.amount),
            rolls=rolls_text(self.text, condition.on),
            until=self.text.say(f"until-{condition.until}"),
        )


def _dice(dice: Iterable[int]) -> str:
    return " + ".join(map(str, dice))
