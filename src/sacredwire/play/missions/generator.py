"""The mission generator: every table in the book's order, each row rolled anew by itself."""

from collections.abc import Mapping
from typing import NamedTuple

from sacredwire.content.schema import Edition
from sacredwire.content.squads import Squad
from sacredwire.engine.inputs import Fall
from sacredwire.engine.pending import Dice, Roll
from sacredwire.engine.setup import NOTHING_ROLLED
from sacredwire.errors import ContentError
from sacredwire.play.missions.numbers import LORE_KEY, UNIT, Field, fields, numbers_of, scenario_of
from sacredwire.play.missions.scenario import Scenario, is_finale
from sacredwire.rules.state import SEATS, Seat

WORD = 2**16
"""Faces of the two dice that together name a briefing."""

UNITS = "units"
"""The word for all hostile units together."""


class Standing(NamedTuple):
    """What a squad has gathered in its campaign: recorded pieces of Evidence, and Leads. Rule: K.roles."""

    evidence: int = 0
    leads: int = 0


class Roles(NamedTuple):
    """Who is the Aggressor, and by how much he is ahead. Rule: K.roles, K.gap."""

    aggressor: Seat
    gap: int


def standing(squad: Squad) -> Standing:
    """Evidence and Leads of a squad. Rule: K.roles."""
    return Standing(len(squad.evidence), squad.leads)


def roles(blue: Standing, amber: Standing, dice: Dice) -> Roles:
    """The Aggressor has more Evidence and Leads together; a tie goes to more Evidence, then to the dice.

    Rule: K.roles, K.gap.
    """
    gap = abs(sum(blue) - sum(amber))
    ours, theirs = (sum(blue), blue.evidence), (sum(amber), amber.evidence)
    if ours != theirs:
        return Roles("blue" if ours > theirs else "amber", gap)
    return Roles(SEATS[_throw(dice, "aggressor", "K.roles", len(SEATS)) - 1], gap)


def generate(
    edition: Edition, dice: Dice, *, gap: int = 0, aggressor: Seat | None = None, mission: str = ""
) -> Scenario:
    """One mission, every table rolled in the book's order. The same dice give the same mission.

    Args:
        edition: Whose tables.
        dice: What falls.
        gap: The Evidence gap, from which the Defender's advantages follow.
        aggressor: The Aggressor's seat, if it is known.
        mission: A mission's id, where it is given and not rolled.

    Raises:
        ContentError: The edition has no such mission.

    Rule: K.generator, K.gap, K.finales, R-92, R-96.
    """
    if mission and mission not in (known := [row.id for row in edition.missions]):
        raise ContentError("mission-row", field="mission", value=mission, expected=", ".join(known))
    if is_finale(edition, mission):
        return Scenario(edition=edition.id, mission=mission, gap=gap, aggressor=aggressor, rows=NOTHING_ROLLED)
    numbers = complete(edition, {}, gap, dice, mission)
    return scenario_of(edition, numbers, gap, aggressor, mission)


def rerollable(edition: Edition, scenario: Scenario) -> tuple[str, ...]:
    """The words for what can be rolled anew, ``units`` for all units together. Rule: K.generator, R-96."""
    if is_finale(edition, scenario.mission):
        return ()
    numbers = numbers_of(edition, scenario)
    words = [field.name for field in fields(edition, numbers, scenario.gap, scenario.mission)]
    return tuple(dict.fromkeys(["mission", *words, UNITS]))


def reroll(edition: Edition, scenario: Scenario, what: str, dice: Dice) -> Scenario:
    """A mission with one thing rolled anew and everything else kept.

    Units are rolled anew where they no longer fit: another timing asks for other tiers.

    Args:
        edition: The mission's.
        scenario: The mission.
        what: One of ``rerollable``.
        dice: What falls.

    Raises:
        ContentError: There is no such thing to roll.

    Rule: K.generator, R-92.
    """
    if is_finale(edition, scenario.mission):
        raise ContentError("mission-finale-reroll", mission=scenario.mission, value=what)
    words = rerollable(edition, scenario)
    if what not in words:
        raise ContentError("mission-reroll", value=what, expected=", ".join(words))
    numbers = numbers_of(edition, scenario)
    mission = "" if what == "mission" else scenario.mission
    known = list(fields(edition, numbers, scenario.gap, mission))
    dropped = {field.key for field in known if field.name == what or (what == UNITS and field.key.startswith(UNIT))}
    kept = {key: number for key, number in numbers.items() if key not in dropped}
    anew = complete(edition, kept, scenario.gap, dice, mission)
    return scenario_of(edition, anew, scenario.gap, scenario.aggressor, mission)


def complete(
    edition: Edition, given: Mapping[str, int], gap: int, dice: Dice, mission: str = "", *, fit: bool = False
) -> dict[str, int]:
    """The numbers of a whole mission: those given that may stand, the others rolled in the book's order.

    What was given twice on one table stands; only what is rolled must not repeat.

    Args:
        edition: Whose tables.
        given: Numbers by field, as in a link.
        gap: The Evidence gap.
        dice: What falls.
        mission: The mission's id, where it is not to be rolled.
        fit: Whether rows rolled now must leave room for units that were given.

    Rule: K.generator, R-92, R-181, R-182, R-184.
    """
    numbers: dict[str, int] = {}
    for field in fields(edition, numbers, gap, mission, given, fit=fit):
        number = given.get(field.key, -1)
        numbers[field.key] = number if number in field.numbers else _roll(field, dice)
    return numbers


def _roll(field: Field, dice: Dice) -> int:
    """A number for a field; one that is taken is rolled again. Rule: R-92."""
    if field.key == LORE_KEY:
        high, low = _throws(dice, field.name, "K.generator", (WORD, WORD))
        return (high - 1) * WORD + low - 1
    numbers = list(field.numbers)
    while True:
        number = numbers[_throw(dice, field.name, field.rule, len(numbers)) - 1]
        if number not in field.taken:
            return number


def _throw(dice: Dice, purpose: str, rule: str, faces: int) -> int:
    return _throws(dice, purpose, rule, (faces,))[0]


def _throws(dice: Dice, purpose: str, rule: str, group: tuple[int, ...]) -> tuple[int, ...]:
    outcome = dice.fall(Roll(purpose, rule, (group,)))
    assert isinstance(outcome, Fall)
    return outcome.groups[0]
