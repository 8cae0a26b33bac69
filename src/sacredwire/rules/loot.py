"""What is peculiar to the loot of a mission: harder Searches, hands needed, fakes."""

from collections.abc import Iterable

from sacredwire.content.schema import Layout
from sacredwire.rules.engagement import are_friends, on_board
from sacredwire.rules.modifiers import Reason
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.sight import clear_line
from sacredwire.rules.state import Marker, Model, Place, Rows, Seat, Table


def loot_modifier(rules: Ruleset, rows: Rows) -> Layout:
    """The row that holds for all loot of this mission. Rule: K.loot-modifiers."""
    return rules.loot_modifiers[rows.loot_modifier]


def search_reasons(rules: Ruleset, rows: Rows) -> tuple[Reason, ...]:
    """What the loot itself adds to a Search or takes from it. Rule: K.loot-modifiers, C4.3."""
    row = loot_modifier(rules, rows)
    return (Reason("loot-modifier", row.amount, "K.loot-modifiers", row.id),) if row.amount else ()


def hands_suffice(rules: Ruleset, table: Table, rows: Rows, model: Model, point: Place) -> bool:
    """Whether enough friends stand by the marker for a model beside it to Search it, itself one of them.

    Rule: K.loot-modifiers, R-90, R-171.
    """
    row = loot_modifier(rules, rows)
    if row.models < 2:
        return True
    by = sum(_stands_by(rules, table, friend, point, row.distance) for friend in friends_of(table, model))
    return 1 + by >= row.models


def friends_of(table: Table, model: Model) -> Iterable[Model]:
    """The friends a model has on the board; a hijacked one's are those of its hijacker. Rule: R-62, R-171."""
    return (one for one in on_board(table) if are_friends(model, one, table.active))


def _stands_by(rules: Ruleset, table: Table, model: Model, point: Place, limit: int) -> bool:
    """Within reach of the point, with the clear line of Engaged. Rule: R-65."""
    assert model.place is not None
    radius = model.sheet.radius
    return within(model.place, radius, point, 0, limit) and clear_line(
        rules.terrain(table.board), model.place, radius, point, 0
    )


def placed_loot(markers: Iterable[Marker], seat: Seat) -> tuple[str, ...]:
    """The loot a seat placed, or that fell to it by turns. Rule: R-95, R-173."""
    return tuple(marker.id for marker in markers if marker.kind == "loot" and marker.placed_by == seat)


def fakes_due(rules: Ruleset, rows: Rows, markers: Iterable[Marker], seat: Seat) -> int:
    """How much of its loot a seat makes fake: half, rounded down, where there are decoys. Rule: R-95."""
    return len(placed_loot(markers, seat)) // 2 if loot_modifier(rules, rows).id == "decoys" else 0
