"""The round track of a mission sheet: who arrives in each round, and on which d6 the game ends after it."""

from collections.abc import Iterator

from sacredwire.content.missions import Spawns
from sacredwire.content.schema import Edition, Mission
from sacredwire.content.text import Text
from sacredwire.play.missions.scenario import Scenario, arrival_rounds, arrival_tiers
from sacredwire.play.sheets.sheet import Round
from sacredwire.play.sheets.units import Arrival


def track(edition: Edition, text: Text, scenario: Scenario) -> tuple[Round, ...]:
    """The boxes of the rounds; one before them where somebody comes after deployment. Rule: K.duration, K.timing, M14.

    A mission with a length of its own is not ended by a d6; its last rounds, which are all alike, share a box.
    """
    mission = next(row for row in edition.missions if row.id == scenario.mission)
    last = mission.rounds or edition.numbers.max_rounds
    coming = [*arrivals(edition, scenario), *_brought(mission, last)]
    by_round = {
        number: tuple(_arriving(text, one) for one in coming if one.round == number) for number in range(last + 1)
    }
    boxes = list(range(0 if by_round[0] else 1, last + 1))
    while mission.rounds and len(boxes) > edition.numbers.max_rounds and by_round[boxes[-1]] == by_round[boxes[-2]]:
        boxes.pop()
    return tuple(
        Round(
            number=f"{number}–{last}" if number == boxes[-1] != last else str(number),
            arrivals=by_round[number],
            ends=_ends(edition, text, mission, last if number == boxes[-1] else number, last),
        )
        for number in boxes
    )


def arrivals(edition: Edition, scenario: Scenario) -> list[Arrival]:
    """The hostile units of the generator, in order; the first round may be late. Rule: K.timing, R-147, R-87."""
    rows = scenario.rows
    tiers, rounds = arrival_tiers(edition, rows.timing), arrival_rounds(edition, rows)
    names = {unit.roll: unit.id for row in edition.factions if row.id == rows.faction for unit in row.units}
    units = [*(names.get(number, "") for number in rows.units), *("" for _ in tiers)]
    return [Arrival(number, tier, units[index]) for index, (tier, number) in enumerate(zip(tiers, rounds, strict=True))]


def _brought(mission: Mission, last: int) -> Iterator[Arrival]:
    """The units that the mission brings itself. Rule: M13.4, M14.3."""
    for piece in mission.pieces:
        if isinstance(piece, Spawns):
            later = range(piece.since, last + 1) if piece.since else ()
            yield from (Arrival(number, piece.tier) for number in sorted({*piece.rounds, *later}))


def _ends(edition: Edition, text: Text, mission: Mission, number: int, last: int) -> str:
    """Whether the game ends after a round. Rule: K.duration, M14.1, R-97."""
    numbers = edition.numbers
    if number == last:
        own = f"sheet-ends-{mission.id}"
        return text.say(own if text.has(own) else "sheet-ends-last")
    past = number - numbers.min_rounds
    if not mission.rounds and 0 <= past < len(numbers.end_rolls):
        return text.say("sheet-ends", least=numbers.end_rolls[past])
    return ""


def _arriving(text: Text, one: Arrival) -> str:
    """What the box of a round says of one arrival: the tier, and the unit where the generator gave it."""
    tier = text.say(f"unit-tier-{one.tier}")
    return text.say("sheet-arrival-unit", tier=tier, unit=text.say(f"unit-{one.unit}")) if one.unit else tier
