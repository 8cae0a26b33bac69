"""The greedy bot's answers to everything but what its active model does."""

from collections.abc import Callable

import numpy as np

from sacredwire.bots.loot import search_chance
from sacredwire.bots.odds import WORTH, Odds
from sacredwire.bots.purpose import carrier_of, foes_of, objective_of
from sacredwire.engine.discretise import discretise
from sacredwire.engine.inputs import Action, Activate, Bless, Choose, Defend, Move, Put, Strike
from sacredwire.engine.pending import Decide, MoveTo, Offer, PutAt, ThrowTo, Turn
from sacredwire.engine.view import View
from sacredwire.rules.combat import attempt, barred, usable
from sacredwire.rules.damage import chances
from sacredwire.rules.engagement import near, seen_among
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import EDGES, Model, Place, Position

ABREAST = 250
"""How far models are deployed from each other along an edge, hundredths."""
FOE_EDGE = "aggressor-edge"
"""Where the Defender has hostiles come from: they meet the Aggressor first."""


def react(rules: Ruleset, known: Odds, seen: View, ask: Decide) -> Action:
    """The answer that seems best; for what it has no opinion on, the first offer."""
    first = ask.offers[0]
    match first:
        case Activate():
            return _best(ask, lambda offer: _readiness(rules, known, seen.position, offer))
        case PutAt():
            return Put(first.thing, _spot(rules, seen, first))
        case Defend():
            return _defend(rules, seen, ask)
        case Strike():
            return _strike(rules, ask)
        case MoveTo():
            return _advance(rules, seen.position, first, ask)
        case Turn():
            return discretise(rules, seen.position, first)[0]
        case Bless():
            return first
        case Choose():
            return _choose(rules, seen, ask)
        case _:
            return _action(first)


def _action(offer: Offer) -> Action:
    assert not isinstance(offer, MoveTo | PutAt | ThrowTo | Turn), "regions are answered before"
    return offer


def _best(ask: Decide, worth: Callable[[object], float]) -> Action:
    return _action(max(ask.offers, key=worth))


def _readiness(rules: Ruleset, known: Odds, position: Position, offer: object) -> float:
    """How much a model has to do now: attacks at hand, the objective near, danger."""
    assert isinstance(offer, Activate)
    me = position.models[offer.who]
    best = 5.0 if me.carrying else 0.0
    mine, kinds = known.fighter(me), barred(rules, position, me)
    arms = [arm for arm in mine.kit.arms if arm.weapon.kind not in kinds]
    for foe in seen_among(rules, position, me, foes_of(rules, position, me)):
        for arm in arms:
            if near(me, foe, arm.limit):
                best = max(best, known.row(mine, known.fighter(foe), arm).value(WORTH))
    marker = objective_of(position)
    if marker is not None and marker.place is not None and me.place is not None:
        inches = float(np.hypot(me.place[0] - marker.place[0], me.place[1] - marker.place[1])) / 100.0
        best += max(0.0, 8.0 - inches) / 2
    return best


def _spot(rules: Ruleset, seen: View, offer: PutAt) -> Place:
    """Models abreast at the middle of their edge, else far forward; the rest in the middle, enemies far from it."""
    half = rules.terrain(seen.position.board).size // 2
    model = seen.position.models.get(offer.thing)

    def from_middle(spot: Place) -> tuple[int, Place]:
        return abs(spot[0] - half) + abs(spot[1] - half), spot

    if model is not None and model.sheet.seat not in (None, seen.seat):
        return max(offer.spots, key=from_middle)
    own = seen.position.zones.get(seen.seat or "", ())
    if model is None or model.sheet.seat is None or len(own) != 1 or own[0] not in EDGES:
        return min(offer.spots, key=from_middle)
    number = int(offer.thing[1:]) if offer.thing[1:].isdigit() else 3
    axis = 0 if own[0] in ("N", "S") else 1
    wanted = half + (number - 3) * ABREAST
    return min(offer.spots, key=lambda spot: (abs(spot[axis] - wanted), spot[2], from_middle(spot)))


def _defend(rules: Ruleset, seen: View, ask: Decide) -> Action:
    """Defense or a Riposte, whichever costs less Health in the balance. Rule: C4.7, R-22."""
    me = seen.position.models[ask.who]
    attacker = seen.position.models.get(seen.position.active)
    best: tuple[float, Action] | None = None
    for offer in ask.offers:
        assert isinstance(offer, Defend)
        worth = _defense_worth(rules, seen.position, attacker, me, offer)
        if best is None or worth > best[0]:
            best = (worth, offer)
    assert best is not None
    return best[1]


def _defense_worth(rules: Ruleset, position: Position, attacker: Model | None, me: Model, offer: Defend) -> float:
    if attacker is None or attacker.place is None or attacker.id == me.id:
        return 0.0 if not offer.weapon else -1.0
    weapons = [w for w in usable(rules, position, attacker, me) if w.kind in ("melee", "improvised")]
    if not weapons:
        return 0.0 if not offer.weapon else -1.0
    answer = rules.weapons[offer.weapon] if offer.weapon else None
    found = chances(rules, attempt(rules, position, attacker, me, weapons[0]), answer)
    return found.back - found.loss - 3.0 * found.kill


def _strike(rules: Ruleset, ask: Decide) -> Action:
    """A free attack with the weapon that does most. Rule: R-71."""

    def damage(offer: object) -> float:
        weapon = rules.weapons.get(offer.weapon) if isinstance(offer, Strike) else None
        return (
            -1.0
            if weapon is None
            else (weapon.die + 1) / 2 + weapon.fixed - (3.0 if weapon.kind == "improvised" else 0)
        )

    return _best(ask, damage)


def _advance(rules: Ruleset, position: Position, region: MoveTo, ask: Decide) -> Action:
    """Toward the objective or the middle, if there is anywhere to go. Rule: R-56."""
    marker = objective_of(position)
    half = rules.terrain(position.board).size // 2
    point = marker.place if marker is not None and marker.place is not None else (half, half, 0)
    reach = region.reach
    if not len(reach):
        return _action(ask.offers[-1])
    nearest = int(np.hypot(reach.x - point[0], reach.y - point[1]).argmin())
    if reach.place(nearest) == reach.start:
        return _action(ask.offers[-1])
    path = reach.path_to(nearest)
    return Move(region.who, path[-1], path[1:-1])


def _choose(rules: Ruleset, seen: View, ask: Decide) -> Action:
    """Named options: play on only when behind, the best searches; else the first: push, deploy and drop in order."""
    options = {offer.option: offer for offer in ask.offers if isinstance(offer, Choose)}
    if ask.prompt == "play-on":
        return options["end"] if _ahead(seen) else options["play-on"]
    if ask.prompt == "free-search":
        return options[max(options, key=lambda who: search_chance(rules, seen.position.models[who]))]
    if ask.prompt == "spawn-place":
        return options.get(FOE_EDGE, next(iter(options.values())))
    return next(iter(options.values()))


def _ahead(seen: View) -> bool:
    """Whether the seat would win if the game ended now, as far as holding goes."""
    marker = objective_of(seen.position)
    holder = carrier_of(seen.position, marker.id) if marker is not None else None
    if holder is not None:
        return holder.sheet.seat == seen.seat
    return True
