"""The decision that commits a seat to least: what is decided for it when its time is up or its bot has no answer."""

from sacredwire.engine.discretise import discretise
from sacredwire.engine.inputs import Action, Defend, End, Pass, Strike
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import View
from sacredwire.errors import ServiceError
from sacredwire.rules.ruleset import Ruleset


def least(rules: Ruleset, seen: View, ask: Decide) -> Action:
    """A legal answer: to pass, to end, to defend and not strike; else the first that is offered.

    Raises:
        ServiceError: Nothing is offered, which the engine never does.
    """
    for offer in ask.offers:
        if isinstance(offer, Pass | End) or (isinstance(offer, Defend | Strike) and not offer.weapon):
            return offer
    for offer in ask.offers:
        actions = discretise(rules, seen.position, offer)
        if len(actions):
            return actions[0]
    raise ServiceError("nothing-offered", prompt=ask.prompt)
