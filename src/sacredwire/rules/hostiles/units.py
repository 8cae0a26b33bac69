"""Models of hostile and Coworker units, as their tables print them."""

from sacredwire.content.schema import Faction, Unit
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Sheet


def new_unit_model(rules: Ruleset, unit: Unit, faction: str, group: str, number: int) -> Model:
    """One model of a unit, not on the board yet. Rule: I.units, R-28.

    Args:
        rules: The edition's.
        unit: Its row.
        faction: The id of its faction, or ``coworkers``.
        group: Its group's token: ``h1``, ``c1``, ...
        number: Its number in the group, from 1.
    """
    sheet = Sheet(
        id=f"{group}.{number}",
        name="",
        side=faction,
        seat=None,
        group=group,
        unit=unit.id,
        health=unit.health,
        radius=rules.numbers.base_radius,
    )
    return Model(
        sheet,
        combat=unit.combat,
        defense=unit.defense,
        wits=unit.wits,
        move=unit.move,
        health=unit.health,
        max_health=unit.health,
        weapons=(unit.weapon,),
    )


def faction_of(rules: Ruleset, model: Model) -> Faction:
    """The faction of an AI model. Rule: I.factions."""
    return rules.factions[model.sheet.side]
