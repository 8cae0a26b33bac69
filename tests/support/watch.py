"""What must hold after every input of a match, whoever plays it: written from the rules, not from the code."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import hypot

from sacredwire.engine.events import Event, Moved, Told
from sacredwire.engine.frames import State
from sacredwire.engine.match import pending
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, MoveTo, Over, Pending, PutAt, Roll, ThrowTo, Turn
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.table import LEAVES
from sacredwire.play.match import Turn as Played
from sacredwire.rules.movement import allowance, stretch
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.area import can_hold, can_stand
from sacredwire.rules.state import SEATS, Model

TALL = 125
"""How high a body reaches; two that share no height do not meet (R-16)."""
REGIONS = (MoveTo, ThrowTo, PutAt, Turn)
DRAWING = ("draw", "drawn", "who")
ONCE = ("bleeding", "corrosion", "fleeing", "hostile")


class Watch:
    """Follows one match, input by input.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.acted: Counter[str] = Counter()
        self.blessed: Counter[str] = Counter()
        self.drawn = ""
        self._looked_at: dict[str, Model] = {}

    def faults(self, turn: Played) -> list[str]:
        """What is wrong after an input; empty when all is well."""
        state, waits = turn.after, pending(self.rules, turn.after)
        found = [*self._events(turn.events), *self._moves(turn), *self._models(state, waits), *self._room(turn)]
        found += [*self._bag(state), *self._waits(state, waits), *self._markers(state), *self._activation(state)]
        return [f"after {write(turn.given)}: {fault}" for fault in found]

    def _events(self, events: tuple[Event, ...]) -> Iterator[str]:
        """One activation a round, by Focus of 0.7 more; one Blessing a model and round."""
        extra = self.rules.switches.focus == "extra-activations"
        for event in events:
            if not isinstance(event, Told):
                continue
            who = str(event.params.get("who", ""))
            match event.key:
                case "round":
                    self.acted.clear()
                    self.blessed.clear()
                case "drawn":
                    self.drawn = str(event.params["token"])
                case "activated":
                    self.acted[who] += not (extra and self.drawn == who)
                    if self.acted[who] > 1:
                        yield f"{who} is activated twice"
                    self.drawn = ""
                case "blessed":
                    self.blessed[who] += 1
                    if self.blessed[who] > 1:
                        yield f"{who} is blessed twice"

    def _moves(self, turn: Played) -> Iterator[str]:
        """No move is longer than the Move, or measures less than the straight lines it is made of."""
        before, after = turn.before.position.models, turn.after.position.models
        for event in turn.events:
            if not isinstance(event, Moved) or event.how in ("push", "swap", "phase"):
                continue
            most = 300 if event.how == "advance" else self._longest(before[event.who], after[event.who])
            if event.length > most:
                yield f"{event.who} moved {event.length} of {most} ({event.how})"
            plan = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(event.path))
            if event.length < plan - 0.01:
                yield f"{event.who} paid {event.length} for {plan:.2f} ({event.how})"

    def _longest(self, before: Model, after: Model) -> int:
        return max(allowance(self.rules, model) + stretch(self.rules, model) for model in (before, after))

    def _models(self, state: State, waits: Pending) -> Iterator[str]:
        dying = isinstance(waits, Roll) and waits.purpose == "reboot"
        for model in state.position.models.values():
            if model.on_board and model.health == 0 and not dying:
                yield f"{model.id} stands without Health"
            if self._looked_at.get(model.id) is not model:  # a frozen one that was right stays so
                yield from self._model(model)
                self._looked_at[model.id] = model

    def _model(self, model: Model) -> Iterator[str]:
        if model.on_board != (model.place is not None):
            yield f"{model.id} is {model.presence} at {model.place}"
        if not 0 <= model.health <= model.max_health:
            yield f"{model.id} has {model.health} of {model.max_health} Health"
        if model.presence == "out" and model.health:
            yield f"{model.id} is out with Health"
        if not all(0 <= tier <= 4 for tier in (model.combat, model.defense, model.wits)):
            yield f"{model.id} has a tier that is none"
        kinds = Counter(condition.kind for condition in model.conditions)
        if any(kinds[kind] > 1 for kind in ONCE):
            yield f"{model.id} has {kinds}"

    def _room(self, turn: Played) -> Iterator[str]:
        """Bases inside the board, on something, and not in each other: looked at whenever somebody's place changed."""
        before, after = turn.before.position.models, turn.after.position.models
        fresh = [model for model in after.values() if before.get(model.id) is not model and model.place is not None]
        changed = [model for model in fresh if model.id not in before or before[model.id].place != model.place]
        if not changed:
            return
        terrain = self.rules.terrain(turn.after.position.board)
        standing = [model for model in after.values() if model.place is not None]
        for model in changed:
            assert model.place is not None
            (x, y, _), radius = model.place, model.sheet.radius
            if not (radius <= x <= terrain.size - radius and radius <= y <= terrain.size - radius):
                yield f"{model.id} juts out at {model.place}"
            if not (can_stand(terrain, model.place, radius) or can_hold(terrain, model.place, radius)):
                yield f"{model.id} stands in nothing at {model.place}"
        for a, b in combinations(standing, 2):
            assert a.place is not None
            assert b.place is not None
            apart = (a.place[0] - b.place[0]) ** 2 + (a.place[1] - b.place[1]) ** 2
            if apart < (a.sheet.radius + b.sheet.radius) ** 2 and abs(a.place[2] - b.place[2]) < TALL:
                yield f"{a.id} and {b.id} overlap"

    def _bag(self, state: State) -> Iterator[str]:
        """Each squad has as many tokens as models that have still to act; no group has two, none is left of the gone.

        A token just drawn counts until its model begins. Tokens of Focus belong to models on the board and, where they
        give no further activation, to models that have still to act.
        """
        position, stack = state.position, state.stack
        rounds = [frame for frame in stack if isinstance(frame, Round)]
        if position.ended or not rounds or rounds[0].at not in DRAWING:
            return
        bag = Counter(position.bag)
        for seat in SEATS:
            waiting = [m for m in position.models.values() if m.sheet.seat == seat and m.on_board and not m.activated]
            held = bag.pop(seat, 0) + (rounds[0].at == "who" and self.drawn == seat)
            if held != len(waiting):
                yield f"{seat} has {held} tokens for {[model.id for model in waiting]}"
        running = {frame.group for frame in stack if isinstance(frame, GroupTurn)}
        for token, count in bag.items():
            model = position.models.get(token)
            if model is None:
                alive = any(m.on_board and m.sheet.group == token for m in position.models.values())
                if count > 1 or not alive or token in running:
                    yield f"{count} tokens of {token}"
            elif not model.on_board or (self.rules.switches.focus == "own-tokens" and model.activated):
                yield f"{token} has {count} tokens of its own"

    def _waits(self, state: State, waits: Pending) -> Iterator[str]:
        """The match rests on a leaf and asks nothing that is settled, and nothing twice."""
        if type(state.stack[-1]) not in LEAVES or any(type(frame) in LEAVES for frame in state.stack[1:-1]):
            yield "the stack rests on no leaf"
        if isinstance(waits, Decide):
            choices = [offer for offer in waits.offers if not isinstance(offer, REGIONS)]
            if len(waits.offers) == 1 and choices and not waits.hidden:
                yield f"{waits.prompt} has one answer"
            if len(choices) != len(set(choices)):
                yield f"{waits.prompt} offers the same twice: {choices}"
        elif isinstance(waits, Over) and state.position.bag and not state.position.ended:
            yield "over with tokens left"

    def _markers(self, state: State) -> Iterator[str]:
        """What is carried is carried by one model that is not gone, and lies nowhere."""
        carried = Counter(thing for model in state.position.models.values() for thing in model.carrying)
        for marker in state.position.markers:
            if carried.pop(marker.id, 0) != (marker.place is None):
                yield f"{marker.id} lies at {marker.place} and is carried"
        if carried:
            yield f"{carried} are carried and do not exist"
        for model in state.position.models.values():
            if model.carrying and model.presence not in ("board", "exited"):
                yield f"{model.id}, {model.presence}, carries {model.carrying}"

    def _activation(self, state: State) -> Iterator[str]:
        for frame in state.stack:
            if isinstance(frame, Activation) and not frame.actions <= frame.allowed <= self.rules.numbers.max_actions:
                yield f"{frame.who} has used {frame.actions} of {frame.allowed} actions"
