"""A mission as the generator gives it, and the tables its rows stand on."""

from typing import NamedTuple

import msgspec

from sacredwire.content.schema import Edition, Mission, Row, UnitTier
from sacredwire.rules.hostiles.arrival import units_of
from sacredwire.rules.state import Rows, Seat

LORE = 2**32
"""Briefings the author's page can tell: one for each whole number below this."""


class Scenario(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One generated mission, ready to be set up for any two squads. Rule: K.generator.

    Attributes:
        edition: The edition's id.
        mission: The mission's id.
        gap: The Evidence gap that gave the Defender's advantages.
        aggressor: The Aggressor's seat; None: the squads that play it decide (K.roles).
        rows: What was rolled. Of two advantages of a table the second is the bonus one. ``units`` and ``coworker``
            are the units' own numbers on their table.
        lore: The number of the author's briefing text; we keep it for his link.
    """

    edition: str
    mission: str
    gap: int = 0
    aggressor: Seat | None = None
    rows: Rows
    lore: int = 0


class RowTable(NamedTuple):
    """A table of the generator that gives one row.

    Attributes:
        field: Its field in ``Rows``.
        table: Its field in ``Edition``.
        name: What comes before a row's id in the key of its name, and the word for rolling it anew.
        key: Its field in the author's links.
    """

    field: str
    table: str
    name: str
    key: str

    def rows(self, edition: Edition) -> tuple[Row, ...]:
        """The rows of the table that are rolled; those of the finales alone are not. Rule: K.generator, R-96."""
        return tuple(row for row in getattr(edition, self.table) if row.roll)


ROW_TABLES = (
    RowTable("deployment", "deployments", "deployment", "dep"),
    RowTable("coworker_setup", "coworker_setups", "coworker-setup", "cs"),
    RowTable("timing", "timings", "timing", "ht"),
    RowTable("loot_layout", "loot_layouts", "loot-layout", "ll"),
    RowTable("faction", "factions", "faction", "hf"),
    RowTable("spawn_place", "spawn_places", "spawn-place", "sp"),
    RowTable("loot_modifier", "loot_modifiers", "loot-modifier", "lm"),
    RowTable("coworker_modifier", "coworker_modifiers", "coworker-modifier", "cm"),
)
"""The tables in the order in which they are rolled, after the mission and before the advantages. Rule: K.generator."""

SETUP = RowTable("setup_advantages", "setup_advantages", "setup-advantage", "sa")
TACTICAL = RowTable("tactical_advantages", "tactical_advantages", "tactical-advantage", "ta")
ADVANTAGES = (SETUP, TACTICAL)
"""The two tables of advantages; their fields in ``Rows`` hold up to two rows. Rule: K.gap."""
LATE = "late-hostiles"
"""The advantage that delays the first arrival. Rule: K.tactical-advantages, R-147."""


def rolled_missions(edition: Edition) -> tuple[Mission, ...]:
    """The missions that the d12 can give. Rule: K.generator."""
    return tuple(mission for mission in edition.missions if mission.roll)


def is_finale(edition: Edition, mission: str) -> bool:
    """Whether a mission is one of those that Evidence sets off: no table is rolled for it. Rule: R-96."""
    return any(row.id == mission and row.trigger for row in edition.missions)


def mission_named(edition: Edition, mission: str) -> Mission:
    """The mission of an id."""
    return next(row for row in edition.missions if row.id == mission)


def before_rewards(mission: Mission, sentences: int) -> int:
    """How many of a mission's sentences come before those of what is paid, one for each payment; of a finale, all."""
    if mission.trigger or not mission.victory:
        return sentences
    paid = sum(bool(amount) for one in mission.rewards for amount in (one.leads, one.evidence, one.merits))
    return max(1, sentences - paid)


def mission_rule(edition: Edition, mission: str) -> str:
    """The rule that words a mission: ``M1`` for the first of the book. Rule: M."""
    return mission_named(edition, mission).rule


def arrival_tiers(edition: Edition, timing: str) -> tuple[UnitTier, ...]:
    """The tier of each hostile unit of a timing row, in the order of arrival. Rule: K.timing."""
    spawns = next((row.spawns for row in edition.timings if row.id == timing), ())
    return tuple(tier for spawn in spawns for tier in spawn.tiers)


def arrival_rounds(edition: Edition, rows: Rows) -> tuple[int, ...]:
    """The round in which each hostile unit comes, in order; the first may be late. Rule: K.timing, R-147."""
    spawns = next((row.spawns for row in edition.timings if row.id == rows.timing), ())
    rounds = [spawn.round for spawn in spawns for _ in spawn.tiers]
    delays = [row.round for row in edition.tactical_advantages if row.id == LATE and LATE in rows.tactical_advantages]
    return tuple(number + (sum(delays) if number == rounds[0] else 0) for number in rounds)


def fitting_units(edition: Edition, faction: str, tier: UnitTier) -> tuple[int, ...]:
    """The numbers of a faction's units of a tier. Rule: I.tiers."""
    found = next((row for row in (*edition.factions, edition.coworkers) if row.id == faction), None)
    return tuple(unit.roll for unit in units_of(found, tier)) if found else ()


def coworker_units(edition: Edition, coworker_setup: str) -> tuple[int, ...]:
    """The numbers of the Coworker units that a set-up row allows. Rule: K.coworkers, I.tiers."""
    tier = next((row.tier for row in edition.coworker_setups if row.id == coworker_setup), None)
    return fitting_units(edition, edition.coworkers.id, tier) if tier else ()


def bonus_table(rows: Rows) -> RowTable | None:
    """The table of the bonus advantage, or None: the one with two rows. Rule: K.gap."""
    return next((table for table in ADVANTAGES if len(getattr(rows, table.field)) > 1), None)
