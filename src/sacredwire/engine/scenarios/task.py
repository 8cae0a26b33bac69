"""Work at markers, step by step: repeaters activated, conduits severed, terminals used."""

from sacredwire.content.missions import Measure, Task
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Action, Interact
from sacredwire.engine.missions import Counts, Part
from sacredwire.engine.rewards import doer
from sacredwire.engine.scenarios.markers import is_of, markers_of
from sacredwire.engine.scenarios.presence import hostiles
from sacredwire.rules.engagement import engaged_with, markers_reached
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import SEATS, Marker, Model, Position, Seat, other

SET_BACK = "set-back"
"""How one Interacts to set the other side back. Rule: M11.4."""


class Working(Part):
    """Each side's steps at each marker. Rule: M7, M8, M9, M11, R-93, R-98."""

    piece: Task

    def interactions(self, rules: Ruleset, position: Position, model: Model) -> tuple[Action, ...]:
        """A further step of one's own, or one of the other side's undone; by nobody Engaged.

        Rule: M7.2, M7.4, M8.2, M8.6, M9.2, M9.4, M11.2, M11.4, M11.6.
        """
        seat = model.sheet.seat
        if seat is None:
            return ()
        reached = markers_reached(rules, position, model, markers_of(position, self.piece.thing))
        if not reached or engaged_with(rules, position, model):
            return ()
        found: list[Action] = []
        for marker in reached:
            if may_advance(self.piece, position, model, seat, marker):
                found.append(Interact(model.id, marker.id))
            if self.piece.set_back and steps_at(position, other(seat), marker):
                found.append(Interact(model.id, marker.id, SET_BACK))
        return tuple(found)

    def interact(self, change: Change, who: str, marker: Marker, how: str) -> Frame | None:
        """One step on, or the other side one back; enough markers complete: victory at once.

        Rule: M7.2, M8.2, M8.3, M8.4, M8.9, M9.2, M9.5, M9.7, M11.2, M11.3, M11.4, M11.7, R-93.
        """
        if not is_of(marker.id, self.piece.thing):
            return None
        seat = change.models[who].sheet.seat
        assert seat is not None, "offered to squads' models alone"
        if how == SET_BACK:
            self._set_back(change, other(seat), marker)
            return None
        steps = steps_at(change.position, seat, marker) + 1
        change.note({_key(seat, marker): steps, _worked(who): change.round})
        change.say("task-step", self.row.rule, who=who, thing=marker.id, steps=steps, needed=self.piece.needed)
        done = self._done(change.position, seat)
        if steps == self.piece.needed and done == self.piece.wins and not change.position.winner:
            change.note({doer(who): 1})
            change.update(winner=seat)
        return None

    def start_of_round(self, change: Change) -> None:
        """Work begun and left alone is lost. Rule: M8.5, R-225."""
        for seat in SEATS if self.piece.fades else ():
            for marker in markers_of(change.position, self.piece.thing):
                steps = steps_at(change.position, seat, marker)
                friends = (m for m in change.models.values() if m.sheet.seat == seat and m.on_board)
                if 0 < steps < self.piece.needed and not any(self._is_near(friend, marker) for friend in friends):
                    change.note({_key(seat, marker): 0})
                    change.say("task-faded", self.row.rule, seat=seat, thing=marker.id)

    def end_of_activation(self, change: Change, who: str) -> None:
        """A hostile that ends its activation near takes a step off the side with more, or off both if tied.

        Rule: M9.6, R-212.
        """
        model = change.models[who]
        if self.piece.hostiles == "leader-loses" and model in hostiles(change.position_now()):
            for marker in markers_of(change.position, self.piece.thing):
                if self._is_near(model, marker):
                    steps = {seat: steps_at(change.position, seat, marker) for seat in SEATS}
                    for seat in SEATS:
                        if steps[seat] >= steps[other(seat)]:
                            self._set_back(change, seat, marker)

    def end_of_round(self, change: Change) -> None:
        """Hostiles near take a step off both sides, however many they are. Rule: M11.5, R-98."""
        if self.piece.hostiles == "both-lose":
            for marker in markers_of(change.position, self.piece.thing):
                if any(self._is_near(model, marker) for model in hostiles(change.position_now())):
                    for seat in SEATS:
                        self._set_back(change, seat, marker)

    def _is_near(self, model: Model, marker: Marker) -> bool:
        stands, lies = model.place, marker.place
        if stands is None or lies is None:
            return False
        return within(stands, model.sheet.radius, lies, 0, self.piece.within)

    def _set_back(self, change: Change, seat: Seat, marker: Marker) -> None:
        """A step less, not below none. Rule: M9.6, M11.4."""
        steps = steps_at(change.position, seat, marker)
        if steps:
            change.note({_key(seat, marker): steps - 1})
            change.say(
                "task-back", self.row.rule, seat=seat, thing=marker.id, steps=steps - 1, needed=self.piece.needed
            )

    def _done(self, position: Position, seat: Seat) -> int:
        """Markers that a side has completed."""
        return sum(steps_at(position, seat, m) >= self.piece.needed for m in markers_of(position, self.piece.thing))

    def measure(self, rules: Ruleset, position: Position, what: Measure) -> Counts | None:
        """Steps as they stand, and markers completed. Rule: M7.8, M8.9, M9.7, M11.7, R-211."""
        del rules
        if what == "done":
            return {seat: self._done(position, seat) for seat in SEATS}
        if what != "steps":
            return None
        markers = markers_of(position, self.piece.thing)
        return {seat: sum(steps_at(position, seat, marker) for marker in markers) for seat in SEATS}


def may_advance(piece: Task, position: Position, model: Model, seat: Seat, marker: Marker) -> bool:
    """Whether a model's step counts: what is complete stays so; one's own target only; one model of a side a round.

    Rule: M7.3, M7.5, M7.6, M8.2, M8.7, M9.3, R-98.
    """
    if (piece.own and marker.placed_by != seat) or steps_at(position, seat, marker) >= piece.needed:
        return False
    others = [m.id for m in position.models.values() if m.sheet.seat == seat and m.id != model.id]
    return not (piece.one_model and any(position.counters.get(_worked(who)) == position.round for who in others))


def _key(seat: Seat, marker: Marker) -> str:
    return f"steps.{seat}.{marker.id}"


def _worked(who: str) -> str:
    return f"worked.{who}"


def steps_at(position: Position, seat: Seat, marker: Marker) -> int:
    """The steps of a side at a marker, as they stand."""
    return position.counters.get(_key(seat, marker), 0)
