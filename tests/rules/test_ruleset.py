"""What a Ruleset remembers stays bounded and right."""

from sacredwire.content.boards import Board, Piece
from sacredwire.rules import ruleset
from support.matches import rules


def test_terrains_of_many_boards_are_right_and_not_all_kept() -> None:
    one = rules("sacredwire-0.9")
    for side in range(100, 100 + 2 * ruleset.BOARDS_KEPT):
        piece = Piece(id="block", footprint=((0, 0), (side, 0), (side, side), (0, side)), top=100)
        terrain = one.terrain(Board(id="any", pieces=(piece,)))
        assert terrain.solids[0].corners[2] == (side, side)
    assert len(one._terrains) <= ruleset.BOARDS_KEPT
