"""What a match waits for, as the seat that looks is shown it."""

from collections.abc import Iterator

from sacredwire.content.effects import Smoke
from sacredwire.content.keys import Keys
from sacredwire.engine.discretise import Moves, discretise
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Action, Throw
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, Draw, MoveTo, Offer, Over, PutAt, Roll, ThrowTo, Turn
from sacredwire.engine.procedures.free_attacks import may_strike
from sacredwire.engine.view import seen_pending
from sacredwire.rules.damage import blow_of
from sacredwire.rules.dice.damage import OUT_OF_ACTION, harm
from sacredwire.rules.engagement import engaged_with
from sacredwire.rules.movement import fall_dice
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.manner import manners
from sacredwire.rules.state import Seat
from sacredwire.server.showing.odds import Oracle, spread
from sacredwire.server.wire.asks import (
    Answer,
    Asked,
    Awaited,
    Deed,
    Falling,
    Going,
    Leave,
    Offered,
    Placing,
    Stops,
    Throwing,
    Turning,
)
from sacredwire.server.wire.table import Ended, Waits


def waits_for(rules: Ruleset, state: State, seat: Seat | None, voice: Keys) -> Waits:
    """What the match waits for, as a seat sees it: its own question whole, of another's only who is asked what.

    Args:
        rules: The edition.
        state: The match. In a replay it may wait for chance; one that is played never does.
        seat: Who looks.
        voice: Says why levels are what they are.

    Rule: R-45.
    """
    waits = seen_pending(rules, state, seat)
    if isinstance(waits, Over):
        return Ended(waits.result)
    if isinstance(waits, Roll):
        return Falling(waits.purpose, waits.rule, waits.groups, waits.owner, waits.who)
    if isinstance(waits, Draw):
        return Falling("draw", "C4.1", (), "", ())
    if waits.seat != seat:
        return Awaited(waits.seat, waits.prompt, waits.who, waits.hidden)
    shower = _Shower(rules, state, waits, voice)
    return Asked(waits.seat, waits.prompt, waits.who, waits.hidden, tuple(map(shower.show, waits.offers)))


class _Shower:
    """Shows the offers of one question."""

    def __init__(self, rules: Ruleset, state: State, ask: Decide, voice: Keys) -> None:
        self.rules, self.state, self.ask = rules, state, ask
        self._oracle = Oracle(rules, state, voice)

    def show(self, offer: Offer) -> Offered:
        match offer:
            case MoveTo():
                return self._going(offer)
            case ThrowTo():
                return self._throwing(offer)
            case PutAt():
                return Placing(offer.thing, offer.spots)
            case Turn():
                return Turning(offer.seat)
            case _:
                return self._deed(offer)

    def _deed(self, action: Action) -> Deed:
        if self.ask.hidden:
            return Deed(write(action), action)
        odds, answers = self._oracle.of(action)
        return Deed(write(action), action, odds, tuple(Answer(weapon, chances) for weapon, chances in answers))

    def _going(self, offer: MoveTo) -> Going:
        """A region of stops with their costs and manners. Rule: C4.4-C4.6, C4.20."""
        rules, position = self.rules, self.state.position
        model, moves = position.models[offer.who], Moves(rules, position, offer)
        assert model.place is not None
        return Going(
            who=offer.who,
            from_=model.place,
            budget=offer.budget,
            stretch=offer.stretch,
            again=offer.again,
            safe=offer.safe,
            strikers=() if offer.safe else tuple(self._strikers(offer.who)),
            stops=stops_of(rules, offer, moves),
            leaving=tuple(Leave(move.off, move.to, write(move)) for move in moves.leaving if move.off),
        )

    def _strikers(self, who: str) -> Iterator[str]:
        """Enemies that strike a model if it leaves them. Rule: C4.5, R-21."""
        models = self.state.position.models
        for foe in engaged_with(self.rules, self.state.position, models[who]):
            if may_strike(models[foe]):
                yield foe

    def _throwing(self, offer: ThrowTo) -> Throwing:
        rules, position = self.rules, self.state.position
        thrower = position.models[offer.who]
        assert thrower.place is not None
        row = rules.grenades[offer.grenade]
        aims = [aim.at for aim in discretise(rules, position, offer) if isinstance(aim, Throw)]
        odds = self._oracle.of(Throw(offer.who, offer.grenade, aims[0]))[0] if aims else None
        smoke = max((effect.radius for effect in row.effects if isinstance(effect, Smoke)), default=0)
        damage = spread(harm(blow_of(rules, None, thrower, row), 1, 0), OUT_OF_ACTION)
        return Throwing(offer.who, offer.grenade, offer.distance, rules.numbers.blast, smoke, tuple(aims), odds, damage)


def stops_of(rules: Ruleset, offer: MoveTo, moves: Moves) -> Stops:
    """The stops a move may end on, as columns. Rule: C4.4-C4.6, R-56."""
    kept, reach = list(moves.stops), offer.reach
    how = manners(reach)
    x, y, z, cost = reach.stops[kept, :4].T.tolist() if kept else ([], [], [], [])
    return Stops(
        x=tuple(x),
        y=tuple(y),
        z=tuple(z),
        cost=tuple(cost),
        kind=tuple(how[at].kind for at in kept),
        dice=tuple(sum(fall_dice(rules, height) for height in how[at].falls) for at in kept),
        far=tuple(at for at, spent in enumerate(cost) if spent > offer.budget),
    )
