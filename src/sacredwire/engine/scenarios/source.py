"""A thing that one side has from the start and must carry off, and what both pay or win for it."""

from msgspec.structs import replace

from sacredwire.content.missions import Detonation, Entrusted, Extraction, Measure
from sacredwire.engine.change import Change
from sacredwire.engine.endings import LOST, OBJECTIVE
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.procedures.throw import Throwing
from sacredwire.engine.procedures.wound import Wound
from sacredwire.engine.scenarios.markers import bodies_of, is_of
from sacredwire.engine.scenarios.roles import RECORDED, SWAPPED, extractor
from sacredwire.engine.survivors import on_board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import SEATS, Marker, Position, Seat, Tally, other


class Naming(Frame, frozen=True, gc=False, tag="naming"):
    """The Extractor names the model that carries the thing. Rule: M14.4, R-97."""

    seat: Seat
    thing: str
    rule: str


def name_carrier(change: Change, frame: Naming, got: object) -> None:
    """Asks, openly; with nobody on the board there is nothing to carry. Rule: M14.4, R-97."""
    models = [m.id for m in change.models.values() if m.sheet.seat == frame.seat and m.on_board]
    if got is None and models:
        change.ask(frame.seat, "carrier", [Choose(frame.seat, who) for who in models])
        return
    if isinstance(got, Choose):
        change.update(markers=(*change.markers, Marker(frame.thing, "objective", None)))
        change.alter(got.option, carrying=(*change.models[got.option].carrying, frame.thing))
        change.say("entrusted", frame.rule, who=got.option, thing=frame.thing)
    change.pop()


class Entrusting(Part):
    """After deployment the thing is put into somebody's hands. Rule: M14.4, R-97."""

    piece: Entrusted

    def deployed(self, change: Change) -> None:
        """The Extractor is asked. Rule: M14.4, R-97."""
        change.push(Naming(extractor(change.position), f"{self.piece.name}-1", self.row.rule))


class Extracting(Part):
    """Who is the Extractor, when the thing is intercepted or lost, and what follows. Rule: M14.9-M14.11, R-97."""

    piece: Extraction

    def swapped(self, position: Position) -> bool:
        """Whether the Interceptor has become the Extractor. Rule: M14.10, R-97."""
        return extractor(position) != position.aggressor

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """An Interceptor with enough Evidence recorded who takes it becomes the Extractor. Rule: M14.10, R-97."""
        del how
        position, seat = change.position, change.models[who].sheet.seat
        if seat and is_of(marker.id, self.piece.thing) and seat != extractor(position):
            lost = position.tallies.get(seat, Tally()).lost_evidence
            if position.counters.get(f"{RECORDED}.{seat}", 0) - lost >= self.piece.swap:
                change.count(SWAPPED)
                change.say("roles-swapped", self.row.rule, seat=seat)
        return None

    def end_of_round(self, change: Change) -> None:
        """The Interceptor who carries it as a late round ends has intercepted it; the last round over, it is lost.

        Rule: M14.10, M14.11, R-97.
        """
        seat = other(extractor(change.position))
        if change.round >= self.piece.since and self._holds(change.position_now(), seat):
            change.note({_held(seat): 1})
        elif change.round >= self.row.rounds:
            change.update(ended=LOST)

    def ends(self, change: Change) -> str:
        """Nobody is left; or the Extractor has nobody, or the thing was held. Rule: M14.10, M14.11, R-97."""
        position = change.position_now()
        if not any(on_board(position, seat) for seat in SEATS):
            return LOST
        return OBJECTIVE if any(_intercepted(position).values()) else ""

    def _holds(self, position: Position, seat: Seat) -> bool:
        models = (model for model in position.models.values() if model.sheet.seat == seat)
        return any(is_of(thing, self.piece.thing) for model in models for thing in model.carrying)

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Who has intercepted it. Rule: M14.10, R-97."""
        del rules
        return _intercepted(position) if what == "intercepted" else None

    def aftermath(self, change: Change, winner: Seat | None) -> None:
        """The Extractor has won the campaign, or loses Evidence by a die and all Leads. Rule: M14.9-M14.11, R-219."""
        seat = extractor(change.position)
        if winner == seat:
            change.gather(seat, campaign=True)
            change.say("campaign-won", self.row.rule, seat=seat)
        else:
            change.push(Forfeiting(seat, self.piece.loss, self.row.rule))


class Forfeiting(Frame, frozen=True, gc=False, tag="forfeiting"):
    """A seat loses recorded Evidence by a die, and all its Leads. Rule: M14.10, M14.11."""

    seat: Seat
    die: int
    rule: str


def forfeit(change: Change, frame: Forfeiting, got: object) -> None:
    """Rolls, and notes what the campaign has to take. Rule: M14.10, M14.11, R-97."""
    if not isinstance(got, tuple):
        change.push(Throwing("", "evidence-loss", frame.rule, (frame.die,)))
        return
    change.gain(frame.seat, lost_evidence=sum(got))
    change.gather(frame.seat, loses_leads=True)
    change.say("forfeits", frame.rule, seat=frame.seat, evidence=sum(got))
    change.pop()


def _intercepted(position: Position) -> dict[Seat, int]:
    """1 for an Interceptor who alone has models left, or who held the thing. Rule: M14.10, R-97."""
    seat = other(extractor(position))
    alone = on_board(position, seat) > 0 == on_board(position, other(seat))
    return {seat: int(alone or _held(seat) in position.counters), other(seat): 0}


def _held(seat: Seat) -> str:
    return f"held.{seat}"


class Exploding(Part):
    """At the end it hurts all who are near. Rule: M14.8, R-63."""

    piece: Detonation

    def aftermath(self, change: Change, winner: Seat | None) -> None:
        """A die each for all models near the thing, whoever carries it too; none when it was carried off.

        Rule: M14.8, R-63.
        """
        del winner
        bodies = bodies_of(change.position_now(), self.piece.thing)
        near = tuple(
            model.id
            for model in change.models.values()
            if model.place is not None
            and any(within(model.place, model.sheet.radius, *body, self.piece.within) for body in bodies)
        )
        if near:
            change.say("detonates", self.row.rule)
            change.push(Detonating(near, self.piece.die, self.row.rule))


class Detonating(Frame, frozen=True, gc=False, tag="detonating"):
    """The damage to those near, one after another; armor does not help. Rule: M14.8."""

    queue: tuple[str, ...]
    die: int
    rule: str


def detonate(change: Change, frame: Detonating, got: object) -> None:
    """A die for the next one, then its wound. Rule: M14.8, R-63."""
    if not frame.queue:
        change.pop()
    elif isinstance(got, tuple):
        change.then(replace(frame, queue=frame.queue[1:]), Wound(frame.queue[0], sum(got), "detonation"))
    else:
        change.push(Throwing(frame.queue[0], "detonation", frame.rule, (frame.die,)))
