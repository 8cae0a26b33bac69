"""What the book asks of a board, as numbers."""

import tomllib
from functools import cache
from importlib import resources

import msgspec


class Demands(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the book asks of a board; ``data/boards/demands.toml`` says what each number means.

    Lengths are hundredths of an inch. Rule: C1.8, K.board.
    """

    eye_height: int
    body_low: int
    body_high: int
    lane_shortest: int
    lane_long: int
    lane_long_percent: int
    cover_reach: int
    lane_cover_percent: int
    route_radius: int
    routes: int
    edge_places: int
    corner_side: int
    corner_places: int
    centre_reach: int
    centre_places: int
    model_radius: int
    joined_percent: int
    climb_step: int
    jump: int
    levels: int
    surfaces: int


@cache
def board_demands() -> Demands:
    """The book's demands."""
    file = resources.files("sacredwire.content") / "data" / "boards" / "demands.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Demands)
