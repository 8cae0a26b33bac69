"""What everything but moving is worth to the greedy bot."""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots.loot import reachable, search_worth
from sacredwire.bots.odds import Floats, worth_of
from sacredwire.bots.purpose import INTERROGATE
from sacredwire.bots.purposes.purpose import Case
from sacredwire.bots.purposes.table import purposes_of
from sacredwire.content.effects import ExtraAction, Heal, MayCast, Synergy
from sacredwire.engine.discretise import discretise
from sacredwire.engine.inputs import (
    Action,
    Aim,
    Attack,
    Bless,
    Cast,
    Disengage,
    End,
    Interact,
    Interrogate,
    Move,
    Search,
    Throw,
    Use,
)
from sacredwire.engine.pending import Decide, MoveTo, Offer, PutAt, ThrowTo, Turn
from sacredwire.engine.view import View
from sacredwire.rules.combat import attempt
from sacredwire.rules.damage import chances
from sacredwire.rules.dice.spec import contest, fixed_test
from sacredwire.rules.dice.table import odds
from sacredwire.rules.engagement import COWORKERS, are_enemies, engaged_at, on_board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import near
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Model

GRENADE_HIT = 0.7
"""Rough chance that a grenade lands where it was meant to."""


class Deeds:
    """The offers of one decision that are no free move, and their worth in points of Health.

    Args:
        rules: The edition.
        seen: What the bot sees.
        ask: The decision.
    """

    def __init__(self, rules: Ruleset, seen: View, ask: Decide) -> None:
        self.rules, self.seen, self.ask = rules, seen, ask
        self.position = seen.position
        self.me = seen.position.models[ask.who]
        self._purposes, self._case = purposes_of(rules, seen.position.mission), Case(rules, seen, self.me)

    def all(self) -> Iterator[Action]:
        """Every such action, regions spread out."""
        for offer in self.ask.offers:
            if isinstance(offer, MoveTo | End):
                continue
            yield from self._actions(offer)

    def _actions(self, offer: Offer) -> Sequence[Action]:
        if isinstance(offer, ThrowTo):
            return discretise(self.rules, self.position, offer)
        assert not isinstance(offer, MoveTo | PutAt | Turn), "an activation offers no other region"
        return (offer,)

    def worth(self, action: Action) -> float:
        """What an action is worth now."""
        match action:
            case Attack():
                return self._attack(action)
            case Interact():
                return self._purposes.interact(self._case, action)
            case Search():
                marker = next(one for one in self.position.markers if one.id == action.thing)
                return search_worth(self.rules, self.seen, self.me, marker)
            case Interrogate():
                return INTERROGATE * self._against(action.target)
            case Cast():
                return self._cast(action)
            case Throw():
                return self._throw(action)
            case Use():
                return self._use(action)
            case Bless():
                return self._bless(action)
            case Disengage():
                return self._disengage()
            case Aim():
                return 0.2 if self._is_foe(self.position.models[action.target]) else -1.0
            case _:
                return 0.0

    def _attack(self, given: Attack) -> float:
        """By the exact odds; Coworkers are left in peace. Rule: C4.7-C4.18."""
        target = self.position.models[given.target]
        if not self._is_foe(target):
            return -1.0
        moved = self.seen.activation is not None and self.seen.activation.displaced
        tried = attempt(
            self.rules,
            self.position,
            self.me,
            target,
            self.rules.weapons[given.weapon],
            moved=moved,
            overcharge=given.overcharge,
        )
        return worth_of(target, chances(self.rules, tried)) * self._purposes.prey(self._case, target)

    def _is_foe(self, target: Model) -> bool:
        if target.sheet.side == COWORKERS and not target.has("hostile"):
            return False
        return are_enemies(self.rules, self.me, target, self.position.active)

    def _against(self, target: str) -> float:
        """The chance of Wits against Wits."""
        return odds(contest(self.me.wits, self.position.models[target].wits)).win

    def _cast(self, given: Cast) -> float:
        power = self.rules.powers[given.power]
        target = self.position.models[given.target]
        if power.kind == "offensive":
            return (1.6 if target.sheet.seat else 0.8) * self._against(given.target) if self._is_foe(target) else -1.0
        useful = 0.9 if not target.activated else 0.5
        return useful * odds(fixed_test(self.me.wits)).win

    def _throw(self, given: Throw) -> float:
        """Expected damage around the point, friends counting against it. Rule: C4.15."""
        grenade = self.rules.grenades[given.grenade]
        damage = (grenade.die + 1) / 2 if grenade.die else float(grenade.fixed)
        total = 0.0
        for model in on_board(self.position):
            assert model.place is not None
            if within(model.place, model.sheet.radius, given.at, 0, self.rules.numbers.blast):
                dealt = min(damage, model.health) + (3.0 if model.health <= damage else 0.0)
                weight = 0.7 if self._is_foe(model) else 0.0 if model.sheet.side == COWORKERS else -1.1
                if self._is_foe(model) and model.sheet.seat:
                    weight = 1.0
                total += weight * dealt
        return GRENADE_HIT * total - 0.3

    def _use(self, given: Use) -> float:
        target = self.position.models[given.target]
        if target.sheet.seat != self.me.sheet.seat:
            return -1.0
        missing = target.max_health - target.health
        if any(isinstance(effect, Heal) for effect in self.rules.consumables[given.item].effects):
            return 0.8 * min(3.5, missing)
        return 1.2 if self.position.round <= 3 else 0.4

    def _bless(self, given: Bless) -> float:
        for effect in self.rules.blessings[given.blessing].effects:
            if isinstance(effect, ExtraAction | Synergy):
                return 1.5
            if isinstance(effect, Heal):
                return 0.8 * min(2.5, self.me.max_health - self.me.health)
        return 0.0

    def _disengage(self) -> float:
        hurt = self.me.health <= self.me.max_health // 3 or bool(self.me.carrying)
        return 1.5 if hurt or any(isinstance(e, MayCast) for e in self.rules.traits(self.me)) else -0.5

    @property
    def may_leave(self) -> bool:
        """Whether there may be a reason to walk off the board."""
        return self.me.sheet.seat is not None and self._purposes.may_leave(self._case)

    def leaving(self, move: Move) -> float | None:
        """What walking off the board is worth; None: nothing."""
        return self._purposes.leaving(self._case, move.off) if move.off else None

    @staticmethod
    def at_places(rules: Ruleset, seen: View, me: Model, here: NDArray[np.int64]) -> Floats:
        """What can be done with one's hands at each place where nobody is Engaged: what the mission wants, search."""
        best: Floats = np.zeros(len(here))
        if me.sheet.seat is None:
            return best
        worth = list(purposes_of(rules, seen.position.mission).hands(Case(rules, seen, me)))
        worth += [(marker.place, value) for marker, value in reachable(rules, seen, me) if marker.place is not None]
        if not worth:
            return best
        beside = near(here, [(*point, 0) for point, _ in worth], rules.numbers.interact)
        rows = np.flatnonzero(beside.any(axis=1))
        if len(rows):
            free = ~engaged_at(rules, seen.position, me, here[rows, :3])
            best[rows] = free * (beside[rows] * [value for _, value in worth]).max(axis=1)
        return best
