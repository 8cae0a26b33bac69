"""What must have come out of a scene, compared with what did."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import alike, refuse
from sacredwire.engine.events import Afflicted, Contested, Event, Told
from sacredwire.engine.frames import State
from sacredwire.engine.match import pending
from sacredwire.engine.notation import parse_place, place
from sacredwire.engine.pending import Decide, Draw, Over, Roll
from sacredwire.errors import NotationError
from sacredwire.play.scenes.format import Scene
from sacredwire.play.scenes.models import MODEL_ID, place_of
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Condition, Model

UNSET = object()
ASKED = ("waits", "asked", "winner", "by")
"""What may be expected of the question the match ends with."""


class Fault(msgspec.Struct, frozen=True):
    """Something that did not come out as expected: where, what should be, what is.

    Attributes:
        field: Where: an expectation, a line of ``play``, or ``dice``.
        expected: What should be; of a line, the line.
        got: What is; of a line, the code it is refused with, or nothing.
        wanted: The code a line should have been refused with.
        params: What the sentence of the code ``got`` needs.
    """

    field: str
    expected: str
    got: str
    wanted: str = ""
    params: Mapping[str, str | int] = {}


def faults(rules: Ruleset, scene: Scene, state: State, events: tuple[Event, ...], spot: Spot) -> tuple[Fault, ...]:
    """Every expectation of a scene that its end does not meet.

    Raises:
        ContentError: An expectation about something that does not exist.
    """
    return tuple(_Comparison(rules, state, events, spot).faults(scene.expect))


class _Comparison:
    """One scene's end, asked about."""

    def __init__(self, rules: Ruleset, state: State, events: tuple[Event, ...], spot: Spot) -> None:
        self.rules = rules
        self.state = state
        self.facts = [facts(event) for event in events]
        self.spot = spot

    def faults(self, expect: Mapping[str, Any]) -> Iterator[Fault]:
        position = self.state.position
        for key, wanted in expect.items():
            if MODEL_ID.fullmatch(key):
                yield from self._model(key, wanted)
            elif key in ("events", "never"):
                yield from self._events(wanted, key == "never")
            elif key in ASKED:
                yield from self._same(key, wanted, self._pending()[key])
            elif key == "markers":
                markers = {marker.id: marker for marker in position.markers}
                for id_, fields in wanted.items():
                    yield from self._fields(f"markers.{id_}", fields, markers.get(id_))
            elif hasattr(position, key) and key not in ("board", "models"):
                yield from self._same(key, wanted, getattr(position, key))
            else:
                known = alike(key, (*position.models, *ASKED, *position.__struct_fields__))
                raise refuse("unknown-field", self.spot._replace(table="expect", field=key), got=key, expected=known)

    def _pending(self) -> dict[str, str]:
        """What the match waits for at the end, and how it ended if it did."""
        found = dict.fromkeys(ASKED, "")
        match pending(self.rules, self.state):
            case Roll(purpose=purpose):
                return found | {"waits": purpose}
            case Draw():
                return found | {"waits": "draw"}
            case Decide(seat=seat, prompt=prompt):
                return found | {"waits": prompt, "asked": seat}
            case Over(result=result):
                return found | {"waits": "over", "winner": result.winner or "nobody", "by": result.by}

    def _model(self, who: str, wanted: Any) -> Iterator[Fault]:
        model = self.state.position.models.get(who)
        if model is None or not isinstance(wanted, dict):
            yield from self._fields(who, wanted, model)
            return
        near = wanted.get("near")
        if near is not None:
            yield from self._near(model, near)
        yield from self._fields(who, {key: value for key, value in wanted.items() if key != "near"}, model)

    def _near(self, model: Model, wanted: Any) -> Iterator[Fault]:
        """``near = ["12,8", '0.5"']``: its centre is within that distance of the place."""
        spot = self.spot._replace(table="expect", row=model.id, field="near")
        if not (isinstance(wanted, list) and len(wanted) == 2 and isinstance(wanted[1], int)):
            raise refuse("wrong-value", spot, got=wanted, expected="""["12,8", '0.5"']""")
        point = place_of(wanted[0], spot, "near")
        at = model.place
        if at is None or sum((a - b) ** 2 for a, b in zip(at, point, strict=True)) > wanted[1] ** 2:
            yield Fault(f"{model.id}.near", shown(wanted), shown(at))

    def _fields(self, name: str, wanted: Any, found: msgspec.Struct | None) -> Iterator[Fault]:
        """A table of fields against a struct; ``false`` says that there is none."""
        if wanted is False or found is None:
            if (wanted is False) != (found is None):
                yield Fault(name, shown(wanted), shown(found))
            return
        if not isinstance(wanted, dict):
            raise refuse("wrong-value", self.spot._replace(table="expect", field=name), got=wanted, expected="{ … }")
        for field, value in wanted.items():
            got = getattr(found, field, UNSET)
            if got is UNSET or field not in found.__struct_fields__:
                known = alike(field, found.__struct_fields__)
                spot = self.spot._replace(table="expect", row=name, field=field)
                raise refuse("unknown-field", spot, got=field, expected=known)
            yield from self._same(f"{name}.{field}", value, got)

    def _same(self, field: str, wanted: Any, got: object) -> Iterator[Fault]:
        if not matches(wanted, got):
            yield Fault(field, shown(wanted), shown(got))

    def _events(self, wanted: Any, never: bool) -> Iterator[Fault]:
        """Events in their order, with whatever lies between them; or events that must not be among them."""
        rest = iter(self.facts)
        for one in map(self._event, wanted):
            if never:
                yield from (Fault("never", shown(one), shown(fact)) for fact in self.facts if matches(one, fact))
            elif not any(matches(one, fact) for fact in rest):
                alike = [fact for fact in self.facts if fact["event"] == one["event"]]
                yield Fault("events", shown(one), shown(alike))
                return

    def _event(self, wanted: Any) -> dict[str, Any]:
        if not isinstance(wanted, dict) or "event" not in wanted:
            spot = self.spot._replace(table="expect", field="events")
            raise refuse("wrong-value", spot, got=wanted, expected='{ event = "hurt", who = "b1" }')
        reasons = wanted.get("reasons")
        return wanted if reasons is None else {**wanted, "reasons": [sorted(side) for side in reasons]}


def facts(event: Event) -> dict[str, Any]:
    """An event as a table: ``event`` is its kind, or the key of its sentence."""
    match event:
        case Told():
            return {"event": event.key, "rule": event.rule, **event.params}
        case Contested():
            sides = event.sides
            return {
                "event": "contested",
                "purpose": event.purpose,
                "rule": event.rule,
                "who": [side.who for side in sides],
                "tiers": [side.tier for side in sides],
                "levels": [side.rolled_at for side in sides],
                "dice": [list(side.dice) for side in sides],
                "totals": [side.total for side in sides],
                "reasons": [sorted(map(reason, side.reasons)) for side in sides],
                "won": sides[event.won].who,
                "ratio": event.ratio,
                "ties": event.ties,
            }
        case Afflicted():
            fields = {name: getattr(event.condition, name) for name in event.condition.__struct_fields__}
            return {"event": "afflicted", "who": event.who, "source": event.source, "ended": event.ended, **fields}
        case _:
            fields = {name: getattr(event, name) for name in event.__struct_fields__}
            return {"event": str(event.__struct_config__.tag), **fields}


def reason(given: Reason) -> str:
    """A modifier in one line: ``aim +1 C4.3``."""
    return f"{given.key} {given.amount:+d} {given.rule} {given.source}".strip()


def matches(wanted: Any, got: object) -> bool:
    """Whether a value is what a scene expects: of a table only the named fields count, of a list every entry."""
    match wanted, got:
        case dict(), Mapping():
            return all(key in got and matches(value, got[key]) for key, value in wanted.items())
        case dict(), msgspec.Struct():
            return all(matches(value, getattr(got, key, UNSET)) for key, value in wanted.items())
        case list(), tuple() | list():
            return len(wanted) == len(got) and all(map(matches, wanted, got))
        case str(), Condition():
            return wanted == got.kind
        case str(), tuple():
            return _is_place(wanted, got)
        case str(), str():
            return wanted == got or (" " in wanted and got.startswith(f"{wanted} "))
        case _:
            return wanted is not UNSET and wanted == got


def _is_place(wanted: str, got: tuple[object, ...]) -> bool:
    """Whether a word is this place; the height may be left out."""
    try:
        return parse_place(wanted if wanted.count(",") == 2 else f"{wanted},0") == got
    except NotationError:
        return False


def shown(value: object) -> str:
    """A value as a fault tells it."""
    match value:
        case tuple() if len(value) == 3 and all(isinstance(one, int) for one in value):
            return place(value)
        case _:
            return str(msgspec.to_builtins(value))
