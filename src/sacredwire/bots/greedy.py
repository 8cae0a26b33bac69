"""The bot that takes what is worth most now: every attack by its exact odds, places by what can be done there."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacredwire.bots import postgame
from sacredwire.bots.deeds import Deeds
from sacredwire.bots.odds import LOSS, Floats, odds_under
from sacredwire.bots.prospects import Prospects
from sacredwire.bots.purpose import foes_of, lure, prey, pull
from sacredwire.bots.reactions import react
from sacredwire.engine.discretise import Moves
from sacredwire.engine.inputs import Action, End
from sacredwire.engine.pending import Decide, MoveTo
from sacredwire.engine.procedures.postgame.keeping import shop_of
from sacredwire.engine.view import View
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.crowd import Places
from sacredwire.rules.state import Model

STOPS = 21
"""Places rated for each move, besides staying."""
BEST = 5
"""Those of them that are picked because the mission wants a model there."""
FEAR = 0.22
"""How much a point of Health at risk weighs against one taken."""
NERVE = (1.0, 1.0, 0.9, 0.75, 0.55, 0.4)
"""The share of that left in each round from nought on: the fewer rounds are to come, the less there is to lose."""
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
        self.odds = odds_under(rules)
        self._shop = shop_of(rules)

    def choose(self, seen: View, ask: Decide) -> Action:
        """The action worth most by its own lights; ties go to the first offered."""
        if seen.books is not None:
            return postgame.choose(self._shop, seen.books, ask)
        if ask.prompt != "act":
            return react(self.rules, self.odds, seen, ask)
        return self._act(seen, ask)

    def _act(self, seen: View, ask: Decide) -> Action:
        position = seen.position
        me = position.models[ask.who]
        region = next((offer for offer in ask.offers if isinstance(offer, MoveTo)), None)
        deeds = Deeds(self.rules, seen, ask)
        plans = [Plan(deeds.worth(action), action) for action in deeds.all()]
        if region is None:  # wherever it is worth to stand, it stands there
            return max([*plans, Plan(0.0, End(me.id))], key=_worth).action
        moves = Moves(self.rules, position, region)
        acting = seen.activation is None or seen.activation.actions < seen.activation.allowed
        acting = acting and not region.again
        here = _bases(me, moves.all_places())
        wanted, deed = pull(self.rules, seen, me, here), np.zeros(len(here))
        if acting:
            deed = Deeds.at_places(self.rules, seen, me, here)
        picked = _spread(wanted[1:] + deed[1:])
        rows = [0, *(stop + 1 for stop in picked)]
        standing = self._rate_places(
            seen,
            me,
            acting,
            here[rows],
            Standing(wanted[rows] + lure(self.rules, seen, me, here[rows]), np.zeros(len(rows)), deed[rows]),
        )
        most = float(standing.place.max())
        plans = [Plan(plan.worth + most, plan.action) for plan in plans]
        plans.append(Plan(float(standing.place[0]), End(me.id)))
        if deeds.may_leave:
            plans += [Plan(worth, move) for move in moves.leaving if (worth := deeds.leaving(move)) is not None]
        plan = max(plans, key=_worth)
        total = standing.place + np.maximum(standing.attack, standing.deed)
        best = int(total[1:].argmax()) + 1 if picked else 0
        if best and total[best] > standing.place[0] + 0.05 and float(total[best]) - 0.01 > plan.worth:
            return moves[picked[best - 1]]
        return plan.action

    def _rate_places(
        self, seen: View, me: Model, acting: bool, here: NDArray[np.int64], standing: "Standing"
    ) -> "Standing":
        """What each place promises: the place itself and, who may act there, attacks and deeds."""
        rules, position = self.rules, seen.position
        foes = foes_of(rules, position, me)
        if not foes:
            return standing
        place, attack, deed = standing
        mine = self.odds.fighter(me)
        places = Prospects(rules, position, mine, here, self.odds.enemies(foes))
        if acting:
            into = tuple(mine.kit.shoots and bool(engaged_with(rules, position, foe)) for foe in foes)
            attack = places.attacks(moved=True, into_melee=into, prey=prey(rules, seen, me, foes))
        place = place - places.threats(FEAR * NERVE[min(position.round, len(NERVE) - 1)])
        disengaged = seen.activation is not None and seen.activation.disengaged
        if not disengaged:
            place = place - CAUTION * self._free_attacks(places)
        return Standing(place, attack, deed)

    def _free_attacks(self, places: Prospects) -> Floats:
        """Health at risk from enemies left behind. Rule: C4.5."""
        engaged = places.engaged
        total = np.zeros(len(engaged))
        for column in np.flatnonzero(engaged[0]).tolist():
            foe = places.foes.fighters[column]
            if not foe.model.has("fleeing"):
                arm = foe.kit.arms[0]
                loss = self.odds.row(foe, places.me, arm, free=True).value(LOSS) if arm.weapon.kind == "melee" else 0.3
                total += np.where(engaged[:, column], 0.0, loss)
        return total


def _spread(wanted: Floats) -> list[int]:
    """Stops to look at: those the mission wants most, and a spread of all, cheap ones and dear ones."""
    count = len(wanted)
    if count <= STOPS:
        return list(range(count))
    best = np.argpartition(wanted, -BEST)[-BEST:].tolist()
    apart = STOPS - BEST
    return sorted({*best, *(count * (2 * n + 1) // (2 * apart) for n in range(apart))})


def _bases(me: Model, places: Places) -> NDArray[np.int64]:
    """A model's base where it stands and in other places, a line each."""
    assert me.place is not None
    here = np.empty((len(places) + 1, 4), np.int64)
    here[0, :3], here[1:, :3], here[:, 3] = me.place, places, me.sheet.radius
    return here


class Standing(NamedTuple):
    """Worth of candidate places: by themselves, with the best attack from there, with the best deed there."""

    place: Floats
    attack: Floats
    deed: Floats
