"""Which file of an edition fills which field of it, and under which key the names of its rows stand."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from sacredwire.content import schema


class Table(NamedTuple):
    """A printed table.

    Attributes:
        stem: Its file without ``.toml``.
        field: The field of ``Edition`` it belongs to.
        type: The type of its rows.
        prefix: What comes before a row's id in the key of its name.
        implied: Fields every row of the table has, which no row may name.
        key: Its key in the dictionary that the field is, if it is one.
    """

    stem: str
    field: str
    type: type[schema.Row]
    prefix: str
    implied: dict[str, Any] = {}
    key: str = ""


DAMAGE_TYPES = ("bladed", "blunt", "projectile", "energy", "explosive", "toxic", "static", "broadcast")
FUMBLES = ("melee", "ranged", "broadcast")
FACTION_PREFIX = "faction-"
MISSION_PREFIX = "mission-"
COWORKERS = "coworkers"
SWITCHES = "switches"
NUMBERS = "numbers"
NAMES = "names"

TABLES = (
    Table("melee", "weapons", schema.Weapon, "weapon", {"kind": "melee"}),
    Table("ranged", "weapons", schema.Weapon, "weapon", {"kind": "ranged"}),
    Table("improvised", "weapons", schema.Weapon, "weapon", {"kind": "improvised"}),
    Table("grenades", "grenades", schema.Grenade, "grenade"),
    Table("light-armor", "armor", schema.Armor, "armor", {"tier": "light"}),
    Table("medium-armor", "armor", schema.Armor, "armor", {"tier": "medium"}),
    Table("heavy-armor", "armor", schema.Armor, "armor", {"tier": "heavy"}),
    Table("gear", "gear", schema.Gear, "gear"),
    Table("consumables", "consumables", schema.Gear, "consumable"),
    Table("cybernetics", "cybernetics", schema.Gear, "cybernetic"),
    Table("contracts", "contracts", schema.Contract, "contract"),
    Table("arrays", "arrays", schema.StatArray, "array"),
    Table("actions", "actions", schema.Action, "action"),
    Table("blessings", "blessings", schema.Row, "blessing"),
    Table("powers", "powers", schema.Power, "power"),
    *(Table(f"criticals-{kind}", "criticals", schema.Row, "critical", key=kind) for kind in DAMAGE_TYPES),
    *(Table(f"fumbles-{kind}", "fumbles", schema.Row, "fumble", key=kind) for kind in FUMBLES),
    Table("deployments", "deployments", schema.Layout, "deployment"),
    Table("loot-layouts", "loot_layouts", schema.Layout, "loot-layout"),
    Table("loot-modifiers", "loot_modifiers", schema.Layout, "loot-modifier"),
    Table("coworker-setups", "coworker_setups", schema.Layout, "coworker-setup"),
    Table("coworker-modifiers", "coworker_modifiers", schema.Layout, "coworker-modifier"),
    Table("timings", "timings", schema.Timing, "timing"),
    Table("spawn-places", "spawn_places", schema.Layout, "spawn-place"),
    Table("setup-advantages", "setup_advantages", schema.Layout, "setup-advantage"),
    Table("tactical-advantages", "tactical_advantages", schema.Layout, "tactical-advantage"),
    Table("kit", "kit", schema.KitPiece, "kit"),
    Table("search", "search", schema.Row, "search"),
    Table("interrogation", "interrogation", schema.Row, "interrogation"),
    Table("evidence", "evidence", schema.Row, "evidence"),
    Table("exploration", "exploration", schema.ExplorationRow, "exploration"),
    Table("injuries", "injuries", schema.CampaignRow, "injury"),
    Table("promotions", "promotions", schema.CampaignRow, "promotion"),
)  # fmt: skip


def named_rows(edition: schema.Edition) -> Iterator[tuple[str, schema.Row]]:
    """Every row of an edition's tables, each with the key of its name; hostile weapons and the missions left out."""
    for table in TABLES:
        rows = getattr(edition, table.field)
        for row in rows[table.key] if table.key else rows:
            if all(getattr(row, field) == value for field, value in table.implied.items()):
                yield f"{table.prefix}-{row.id}", row
