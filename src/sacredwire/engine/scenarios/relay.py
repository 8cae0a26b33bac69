"""A thing that is controlled round by round, and what is tried at it, or suffered, while it is."""

from sacredwire.content.missions import Contained, Control, Jamming, Measure, Trial
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Interact
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.procedures import wits
from sacredwire.engine.procedures.contest import Verdict
from sacredwire.engine.scenarios.markers import bodies_of, is_of, markers_of, places_of
from sacredwire.engine.scenarios.presence import counted, near
from sacredwire.engine.scenarios.spawns import LARGER
from sacredwire.rules.engagement import reaches_marker
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import SEATS, Marker, Model, Position, Seat, other

TRIPLE = 3
"""How many times over the roll must win. Rule: R-44."""


class Controlling(Part):
    """Who has more models near a thing as a round starts controls it in that round. Rule: M13.5, M13.8, R-96."""

    piece: Control

    def start_of_round(self, change: Change) -> None:
        """Control is settled for the round; as many: nobody has it. Rule: M13.5, R-96."""
        counts = self._ahead(change.position_now())
        change.note({_control(seat): counts[seat] for seat in SEATS})
        seat = next((seat for seat in SEATS if counts[seat]), "")
        thing = next(marker.id for marker in markers_of(change.position, self.piece.thing))
        change.say("controlled", self.row.rule, seat=seat, thing=thing)

    def _ahead(self, position: Position) -> dict[Seat, int]:
        """1 for the side with more models near, else 0; those that flee do not count. Rule: R-94, R-96."""
        counts = _near(position, self.piece.thing, self.piece.within)
        return {seat: int(counts[seat] > counts[other(seat)]) for seat in SEATS}

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Who controls it as the game ends; one that was won with at once is nobody's. Rule: M13.8, R-96."""
        del rules
        if what != "control":
            return None
        return dict.fromkeys(SEATS, 0) if position.winner else self._ahead(position)


class Trying(Frame, frozen=True, gc=False, tag="trying"):
    """A model's Wits against 2d6 at a thing. Rule: M13.6, M13.7, R-44."""

    who: str
    thing: str
    how: str
    rolled: bool = False


def step(change: Change, frame: Trying, got: object) -> None:
    """Rolls; then the mission says what comes of it. Rule: M13.6, M13.7, R-44."""
    part = next(p for p in missions.of(change).parts if isinstance(p, Attempting) and p.piece.how == frame.how)
    if not frame.rolled:
        hard = [Reason("difficult", part.piece.tiers, part.row.rule)] if part.piece.tiers else []
        contest = wits.test(change, frame.who, "interact", part.row.rule, *hard)
        change.then(Trying(frame.who, frame.thing, frame.how, rolled=True), contest)
        return
    assert isinstance(got, Verdict)
    change.pop()
    part.tried(change, frame, got)


class Attempting(Part):
    """A Wits roll by Interact, for whoever controls the thing. Rule: M13.6, M13.7, R-44, R-96."""

    piece: Trial

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """By a model within reach whose side controls it, Engaged or not; once a squad where it is so.

        Rule: M13.6, M13.7, R-44, R-65, R-96.
        """
        seat, piece = model.sheet.seat, self.piece
        if seat is None or not may_try(piece, position, seat):
            return ()
        return tuple(
            Interact(model.id, marker.id, piece.how)
            for marker in markers_of(position, piece.thing)
            if marker.place is not None and reaches_marker(rules, position, model, marker.place)
        )

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """Begins the roll. Rule: M13.6, M13.7, R-44."""
        if how != self.piece.how or not is_of(marker.id, self.piece.thing):
            return None
        seat = change.models[who].sheet.seat
        assert seat is not None, "offered to squads' models alone"
        change.count(_tries(how, seat))
        return Trying(who, marker.id, how)

    def tried(self, change: Change, frame: Trying, verdict: Verdict) -> None:
        """What success and failure bring. Rule: M13.6, M13.7, R-44, R-96."""
        piece, seat = self.piece, change.models[frame.who].sheet.seat
        assert seat is not None, "offered to squads' models alone"
        if verdict.won:
            change.say("trial-lost", self.row.rule, who=frame.who, how=frame.how, thing=frame.thing)
            if piece.swells:
                change.count(LARGER)
            return
        change.say("trial-won", self.row.rule, who=frame.who, how=frame.how, thing=frame.thing)
        change.count(f"{piece.counts}.{seat}")
        if piece.triple and verdict.ratio >= TRIPLE:
            change.gain(seat, evidence=piece.triple)
        if piece.wins:
            change.update(winner=seat)

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Successes. Rule: M13.7, M13.8."""
        del rules
        if what != self.piece.counts:
            return None
        return {seat: position.counters.get(f"{what}.{seat}", 0) for seat in SEATS}


class Interfering(Part):
    """Casting is harder while a thing is on the table, or near it. Rule: M13.10, M14.7."""

    piece: Jamming

    def cast_reasons(self, position: Position, model: Model) -> tuple[Reason, ...]:
        """Its Die Tiers on a Cast roll; no weapon counts as one. Rule: M13.10, M14.7, R-96."""
        piece, stands = self.piece, model.place
        if stands is None:
            return ()
        bodies = bodies_of(position, piece.thing)
        radius, reach = model.sheet.radius, piece.within
        reached = any(not reach or within(stands, radius, *body, reach) for body in bodies)
        return (Reason("jamming", piece.tiers, self.row.rule),) if reached else ()


class Containing(Part):
    """When the last model of all has fallen, the squad with fewer near loses Evidence. Rule: M13.9, R-96."""

    piece: Contained

    def lost(self, change: Change, who: str, by: str) -> None:
        """Counted as the last one goes, itself among them; a piece already recorded is lost. Rule: M13.9, R-217."""
        del by
        position = change.position_now()
        left = [m for m in position.models.values() if m.sheet.seat is not None and m.on_board and m.id != who]
        model = position.models[who]
        if left or position.ended or not model.on_board or model.sheet.seat is None or model.health:
            return
        counts = _near(position, self.piece.thing, self.piece.within)
        for seat in SEATS:
            if counts[seat] < counts[other(seat)]:
                change.gain(seat, lost_evidence=self.piece.evidence)
                change.say("contained", self.row.rule, seat=seat, evidence=self.piece.evidence)


def may_try(piece: Trial, position: Position, seat: Seat) -> bool:
    """Whether a side controls the thing, and has not yet tried what may be tried once. Rule: M13.6, M13.7, R-44."""
    tried = piece.once and position.counters.get(_tries(piece.how, seat))
    return bool(position.counters.get(_control(seat))) and not tried


def _near(position: Position, thing: str, reach: int) -> dict[Seat, int]:
    """How many models of each side are near a thing."""
    (place,) = places_of(position, thing)
    return {seat: near(counted(position, seat), place, reach) for seat in SEATS}


def _control(seat: Seat) -> str:
    return f"control.{seat}"


def _tries(how: str, seat: Seat) -> str:
    return f"tried-{how}.{seat}"
