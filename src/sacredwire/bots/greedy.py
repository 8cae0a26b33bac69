"""The bot that takes what is worth most now: every attack by its exact odds, places by what can be done there."""

from typing import NamedTuple

import numpy as np

from sacredwire.bots.deeds import Deeds
from sacredwire.bots.prospects import Floats, Odds, Prospects
from sacredwire.bots.purpose import pull
from sacredwire.bots.reactions import react
from sacredwire.engine.discretise import Moves
from sacredwire.engine.inputs import Action, End
from sacredwire.engine.pending import Decide, MoveTo
from sacredwire.engine.view import View
from sacredwire.rules.combat import arms, is_shot
from sacredwire.rules.engagement import COWORKERS, engaged_with, foes_and_others
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places
from sacredwire.rules.state import Model, Position

STOPS = 18
"""Places rated for each move, besides staying."""
FEAR = 0.22
"""How much a point of Health at risk weighs against one taken."""
CAUTION = 0.7
"""How much a free attack suffered weighs."""


class Plan(NamedTuple):
    """Something the active model might do next, and what it is worth."""

    worth: float
    action: Action


def _worth(plan: Plan) -> float:
    return plan.worth


class GreedyBot:
    """Rates every attack, every deed and a spread of places by one number, and takes the best.

    Args:
        rules: The edition.
    """

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.odds = Odds(rules)

    def choose(self, seen: View, ask: Decide) -> Action:
        """The action worth most by its own lights; ties go to the first offered."""
        if ask.prompt != "act":
            return react(self.rules, self.odds, seen, ask)
        return self._act(seen, ask)

    def _act(self, seen: View, ask: Decide) -> Action:
        position = seen.position
        me = position.models[ask.who]
        assert me.place is not None
        regions = [offer for offer in ask.offers if isinstance(offer, MoveTo)]
        moves = Moves(self.rules, position, regions[0]) if regions else None
        deeds = Deeds(self.rules, self.odds, seen, ask)
        plans = [Plan(deeds.worth(action), action) for action in deeds.all()]
        if moves is None:  # wherever it is worth to stand, it stands there
            return max([*plans, Plan(0.0, End(me.id))], key=_worth).action
        picked = self._spread(moves)
        acting = seen.activation is None or seen.activation.actions < seen.activation.allowed
        acting = acting and not regions[0].again
        standing = self._rate_places(
            seen, me, acting, np.vstack((np.array([me.place], np.int64), moves.places(picked)))
        )
        most = float(standing.place.max())
        plans = [Plan(plan.worth + most, plan.action) for plan in plans]
        plans.append(Plan(float(standing.place[0]), End(me.id)))
        if moves.leaving:
            plans += [Plan(worth, move) for move in moves.leaving if (worth := deeds.leaving(move)) > 0]
        total = standing.place.copy()
        if acting:
            total += np.maximum(standing.attack, standing.deed)
        best = int(total[1:].argmax()) + 1 if picked else 0
        if best and total[best] > standing.place[0] + 0.05:
            plans.append(Plan(float(total[best]) - 0.01, moves[picked[best - 1]]))
        return max(plans, key=_worth).action

    def _spread(self, moves: Moves) -> list[int]:
        """A spread of the stops in reach, cheap ones and dear ones."""
        count = len(moves.stops)
        if count <= STOPS:
            return list(range(count))
        return [count * (2 * n + 1) // (2 * STOPS) for n in range(STOPS)]

    def _rate_places(self, seen: View, me: Model, acting: bool, stops: Places) -> "Standing":
        """What each place promises: the place itself and, who may act there, attacks and deeds."""
        position = seen.position
        foes = foes_of(self.rules, position, me)
        place = pull(self.rules, seen, me, stops)
        nothing = np.zeros(len(stops))
        deed = Deeds.at_places(self.rules, seen, me, stops) if acting else nothing
        if not foes:
            return Standing(place, nothing, deed)
        places, attack = Prospects(self.rules, position, me, stops, foes), nothing
        if acting:
            shoots = any(map(is_shot, arms(self.rules, me)))
            into = [shoots and bool(engaged_with(self.rules, position, foe)) for foe in foes]
            attack = places.attacks(self.odds, moved=True, into_melee=into)
        weights = [FEAR if foe.activated == 0 else FEAR / 2 for foe in foes]
        place = place - places.threats(self.odds, weights)
        disengaged = seen.activation is not None and seen.activation.disengaged
        if not disengaged:
            place = place - CAUTION * self._free_attacks(places, me)
        return Standing(place, attack, deed)

    def _free_attacks(self, places: Prospects, me: Model) -> Floats:
        """Health at risk from enemies left behind. Rule: C4.5."""
        total = np.zeros(len(places.stops))
        for column, foe in enumerate(places.foes):
            if places.engaged[0, column] and not foe.has("fleeing"):
                weapon = self.rules.weapons[foe.weapons[0]] if foe.weapons else self.rules.weapons["unarmed"]
                loss = self.odds.of(foe, me, weapon, free=True).loss if weapon.kind == "melee" else 0.3
                total += np.where(places.engaged[:, column], 0.0, loss)
        return total


class Standing(NamedTuple):
    """Worth of candidate places: by themselves, with the best attack from there, with the best deed there."""

    place: Floats
    attack: Floats
    deed: Floats


def foes_of(rules: Ruleset, position: Position, me: Model) -> list[Model]:
    """Enemies on the board worth fighting: unmarked Coworkers are not."""
    foes, _ = foes_and_others(rules, position, me)
    return [model for model in foes if model.sheet.side != COWORKERS or model.has("hostile")]
