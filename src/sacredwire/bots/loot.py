"""What loot is worth to the greedy bot, in points of Health."""

from collections.abc import Iterator

from sacredwire.content.effects import RollKind
from sacredwire.engine.procedures.deceive import DECOY
from sacredwire.engine.view import View
from sacredwire.rules.dice.spec import fixed_test
from sacredwire.rules.dice.table import odds
from sacredwire.rules.loot import hands_suffice, loot_modifier, search_reasons
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Marker, Model
from sacredwire.rules.wits import retries_wits, wits_reasons

SEARCH = 3.0
"""Worth of a won Search."""
GENUINE = 0.5
"""The chance that loot the opponent placed is no fake, where there are decoys."""
FAKE = -0.5
"""Worth of finding one's own fake: it misleads nobody any more."""
CLINGS = 0.5
"""Worth of a point of Health lost in rounds to come."""


def search_chance(rules: Ruleset, model: Model, *more: Reason) -> float:
    """The chance of a Search. Rule: C4.3, R-2."""
    return wits_chance(rules, model, "search", *more)


def wits_chance(rules: Ruleset, model: Model, kind: RollKind, *more: Reason) -> float:
    """The chance of a roll of Wits. Rule: C4.3, R-2."""
    mods = sum(reason.amount for reason in wits_reasons(rules, model, kind, *more))
    return odds(fixed_test(model.wits, mods=mods, retry=retries_wits(rules, model))).win


def search_worth(rules: Ruleset, seen: View, me: Model, marker: Marker) -> float:
    """What a Search of a loot marker is worth: the find, which may be fake, less what clings to it. Rule: R-95."""
    return _worth(rules, seen, me, marker, _chance(rules, seen, me))


def _chance(rules: Ruleset, seen: View, me: Model) -> float:
    return search_chance(rules, me, *search_reasons(rules, seen.position.rows))


def _worth(rules: Ruleset, seen: View, me: Model, marker: Marker, chance: float) -> float:
    row = loot_modifier(rules, seen.position.rows)
    if any(fact.key == DECOY and fact.value == marker.id for fact in seen.secrets):
        return FAKE
    worth = SEARCH
    if row.id == "decoys" and marker.placed_by != seen.seat:
        worth *= GENUINE
    if not me.has("contaminated"):
        worth -= CLINGS * row.damage * max(0, rules.numbers.min_rounds - seen.position.round + 1)
    return worth * chance


def sought(rules: Ruleset, seen: View, me: Model) -> Iterator[tuple[Marker, float]]:
    """The loot worth going to, and what a Search of it is worth."""
    chance = _chance(rules, seen, me)
    for marker in seen.position.markers:
        if marker.kind == "loot" and marker.place is not None:
            worth = _worth(rules, seen, me, marker, chance)
            if worth > 0:
                yield marker, worth


def reachable(rules: Ruleset, seen: View, me: Model) -> Iterator[tuple[Marker, float]]:
    """Those of them that could be Searched at once by whoever stands beside them. Rule: R-90."""
    for marker, worth in sought(rules, seen, me):
        if marker.place is not None and hands_suffice(rules, seen.position, seen.position.rows, me, marker.place):
            yield marker, worth
