"""The greedy bot's answers to everything but what its active model does."""

from collections.abc import Callable

import numpy as np

from sacredwire.bots.loot import search_chance
from sacredwire.bots.odds import WORTH, Odds
from sacredwire.bots.purpose import foes_of, pull
from sacredwire.bots.purposes.purpose import Case
from sacredwire.bots.purposes.table import purposes_of
from sacredwire.bots.purposes.ways import straight
from sacredwire.engine import missions
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
HUNTERS, AWAY = 3, 0.6
"""How many models hunt a target; how much an inch between them and it counts, in points of Health to take."""
FOE_EDGE = "aggressor-edge"
"""Where the Defender has hostiles come from: they meet the Aggressor first."""


def react(rules: Ruleset, known: Odds, seen: View, ask: Decide) -> Action:
    """The answer that seems best; for what it has no opinion on, the first offer."""
    first = ask.offers[0]
    match first:
        case Activate():
            return _best(ask, lambda offer: _readiness(rules, known, seen, offer))
        case PutAt():
            return Put(first.thing, _spot(rules, seen, first))
        case Defend():
            return _defend(rules, seen, ask)
        case Strike():
            return _strike(rules, ask)
        case MoveTo():
            return _advance(rules, seen, first, ask)
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


def _readiness(rules: Ruleset, known: Odds, seen: View, offer: object) -> float:
    """How much a model has to do now: attacks at hand, the mission's work near."""
    assert isinstance(offer, Activate)
    position = seen.position
    me = position.models[offer.who]
    best = 0.0
    mine, kinds = known.fighter(me), barred(rules, position, me)
    arms = [arm for arm in mine.kit.arms if arm.weapon.kind not in kinds]
    for foe in seen_among(rules, position, me, foes_of(rules, position, me)):
        for arm in arms:
            if near(me, foe, arm.limit):
                best = max(best, known.row(mine, known.fighter(foe), arm).value(WORTH))
    return best + purposes_of(rules, position.mission).urgency(Case(rules, seen, me))


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


def _advance(rules: Ruleset, seen: View, region: MoveTo, ask: Decide) -> Action:
    """To where the mission wants it most, of equal places the nearest to the middle. Rule: R-56."""
    half, reach = rules.terrain(seen.position.board).size // 2, region.reach
    if not len(reach):
        return _action(ask.offers[-1])
    middle = np.hypot(reach.x - half, reach.y - half) / 100
    stops = reach.stops[:, :3].astype(np.int64)
    best = int((pull(rules, seen, seen.position.models[region.who], stops) - 0.1 * middle).argmax())
    if reach.place(best) == reach.start:
        return _action(ask.offers[-1])
    path = reach.path_to(best)
    return Move(region.who, path[-1], path[1:-1])


def _choose(rules: Ruleset, seen: View, ask: Decide) -> Action:
    """Named options: play on only when behind, the best searches; else the first: push, deploy and drop in order."""
    options = {offer.option: offer for offer in ask.offers if isinstance(offer, Choose)}
    if ask.prompt == "play-on":
        return options["end"] if _ahead(rules, seen) else options["play-on"]
    if ask.prompt == "free-search":
        return options[max(options, key=lambda who: search_chance(rules, seen.position.models[who]))]
    models = seen.position.models
    if ask.prompt == "carrier":
        return options[max(options, key=lambda who: _toughness(models[who]))]
    if ask.prompt == "target":
        return options[min(options, key=lambda who: _shelter(seen, models[who]))]
    if ask.prompt == "quadrant":
        purposes, case = purposes_of(rules, seen.position.mission), Case(rules, seen, seen.position.models[ask.who])
        return options[max(options, key=lambda quarter: purposes.option(case, quarter))]
    if ask.prompt == "spawn-place":
        return options.get(FOE_EDGE, next(iter(options.values())))
    return next(iter(options.values()))


def _shelter(seen: View, foe: Model) -> float:
    """How hard an enemy is to hunt down: what it withstands, and how far it is from the hunters nearest to it."""
    hunters = [m.place for m in seen.position.models.values() if m.sheet.seat == seen.seat and m.place is not None]
    if foe.place is None or not hunters:
        return float(_toughness(foe)[0])
    gaps = np.sort(straight(np.array([foe.place]), hunters)[0])[:HUNTERS]
    return _toughness(foe)[0] + AWAY * float(gaps.mean())


def _toughness(model: Model) -> tuple[int, int]:
    """How hard a model is to take out: who carries best, and whom not to hunt."""
    return model.health + 3 * model.defense + 2 * bool(model.armor), model.move


def _ahead(rules: Ruleset, seen: View) -> bool:
    """Whether the seat would win if the game ended now."""
    winner, _ = missions.named(rules, seen.position.mission).judge(rules, seen.position)
    return winner == seen.seat
