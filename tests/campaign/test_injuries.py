"""Step 3: injuries, row by row, and who dies of them."""

import pytest

from support.matches import EDITIONS
from support.post import Post

BOTH = pytest.mark.parametrize("edition", EDITIONS)
OUT = {"presence": "out", "health": 0}
ROW = pytest.mark.row


def hurt(edition: str, *faces: int, who: str = "b2", **told: object) -> Post:
    """The plain squad after somebody's injury roll."""
    return Post(edition, models={who: OUT | told}).fall("injury", *faces)


@BOTH
@pytest.mark.row("injury-terminated")
@pytest.mark.parametrize("faces", [(1, 1), (1, 2)])
def test_k_injuries_3_or_less_is_death_and_the_slot_is_open(edition: str, faces: tuple[int, int]) -> None:
    post = hurt(edition, *faces)
    assert post.sheet("b2").contract == ""
    assert [item.id for item in post.books.squad.locker] == ["mace"]
    assert post.books.died == ((2, "Brute", "terminated"),)
    assert post.books.injuries == ((2, "terminated"),)
    assert not post.postings("item")


@BOTH
@pytest.mark.parametrize(
    ("faces", "row", "change"),
    [
        pytest.param((1, 3), "degraded", ("health", -1), marks=ROW("injury-degraded")),
        pytest.param((2, 3), "scrambled", ("wits", -1), marks=ROW("injury-scrambled")),
        pytest.param((3, 3), "exposed", ("defense", -1), marks=ROW("injury-exposed")),
        pytest.param((4, 4), "diminished", ("combat", -1), marks=ROW("injury-diminished")),
        pytest.param((4, 5), "hobbled", ("move", -100), marks=ROW("injury-hobbled")),
    ],
)
def test_k_injuries_a_penalty_stays_on_the_sheet(
    edition: str, faces: tuple[int, int], row: str, change: tuple[str, int]
) -> None:
    post = hurt(edition, *faces)
    assert post.changes("b2") == [(*change, row)]
    assert post.books.injuries == ((2, row),)
