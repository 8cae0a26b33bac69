"""Missions that a seed rolls, for any two squads."""

from sacredwire.content.schema import Edition
from sacredwire.play.dice import SeededDice
from sacredwire.play.missions.generator import Roles, Standing, generate, roles
from sacredwire.play.missions.scenario import Scenario

DICE, ROLES = "mission", "roles"
"""The names of a mission's dice and of those that say who is who, among the dice of one seed."""


def mission_dice(seed: int) -> SeededDice:
    """The dice that roll the mission of a seed."""
    return SeededDice(seed, DICE)


def is_link(given: str) -> bool:
    """Whether somebody means a link, its query, or an address without one; and no file."""
    return "=" in given or "?" in given or "://" in given


def is_seed(given: str) -> bool:
    """Whether somebody means a seed."""
    return given.isascii() and given.isdigit()


def roll_mission(
    edition: Edition, seed: int, squads: tuple[Standing, Standing] | None = None, gap: int = 0, mission: str = ""
) -> Scenario:
    """The mission of a seed.

    Args:
        edition: Whose tables.
        seed: The same one gives the same mission.
        squads: What blue and amber have gathered; it says who is the Aggressor and the gap.
        gap: The gap where the squads are not known.
        mission: A mission's id, where it is given and not rolled.

    Raises:
        ContentError: The edition has no such mission.

    Rule: K.generator, K.roles.
    """
    dice = mission_dice(seed)
    if squads is None:
        return generate(edition, dice, gap=gap, mission=mission)
    aggressor, gap = seats(seed, squads)
    return generate(edition, dice, gap=gap, aggressor=aggressor, mission=mission)


def seats(seed: int, squads: tuple[Standing, Standing]) -> Roles:
    """Who of blue and amber is the Aggressor, and the gap; a tie is decided by the seed. Rule: K.roles."""
    return roles(*squads, SeededDice(seed, ROLES))
