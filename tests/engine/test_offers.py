"""What is asked: every choice once, and nobody where there is nothing to choose."""

from collections import Counter

import pytest

from sacredwire.engine.discretise import discretise
from sacredwire.engine.match import check
from sacredwire.engine.pending import Decide, MoveTo
from support.table import EDITIONS, NEW, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)


@both
@pytest.mark.rule("C4.1")
def test_c4_1_an_activation_with_nothing_left_is_over(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5)]).play("move b1 5,8,0", "again b1 5,5,0")
    assert fight.asked == "draw"
    held = {"blue": ("overtime",), "amber": ()}
    more = Fight(edition, [model("b1", 5, 5)], blessings=held).play("move b1 5,8,0", "again b1 5,5,0")
    assert [str(type(offer).__name__) for offer in more.offers] == ["Bless", "End"]
    more.play("bless b1 overtime", "again b1 5,8,0")
    assert more.asked == "draw"


@both
def test_what_is_carried_twice_is_offered_once(edition: str) -> None:
    things = {"weapons": ("knife", "knife", "pistol", "pistol"), "items": ("medkit", "medkit", "frag", "frag")}
    people = [
        model("b1", 5, 5, contract="boss", health=9, **things),
        model("a1", 5, 6.5, weapons=("knife", "knife")),
        model("a2", 12, 5),
    ]
    hand = {"blue": ("wellness", "wellness"), "amber": ()}
    fight = Fight(edition, people, blessings=hand)
    plain = [offer for offer in fight.offers if not isinstance(offer, MoveTo)]
    assert max(Counter(plain).values()) == 1
    for line in ("attack b1 a1 knife", "move b1 5,2,0"):
        asked = Fight(edition, people).play(line)
        assert max(Counter(asked.offers).values()) == 1


@both
def test_every_offer_may_be_taken(edition: str) -> None:
    people = [
        model("b1", 5, 5, contract="broadcaster", powers=("ping", "swap", "signal-jam"), items=("frag", "adrenaline")),
        model("b2", 8, 5),
        model("a1", 5, 7.4),
    ]
    fight = Fight(edition, people, blessings={"blue": ("overtime", "synergy"), "amber": ()})
    waits = fight.waits
    assert isinstance(waits, Decide)
    taken = [action for offer in waits.offers for action in discretise(fight.rules, fight.position, offer)]
    assert len(taken) > 100
    assert all(check(fight.rules, fight.state, action) is None for action in taken)


@pytest.mark.rule("K.concede")
def test_k_concede_whenever_one_is_asked_and_only_then() -> None:
    people = [model("b1", 5, 5, weapons=("knife",)), model("a1", 5, 6.5, weapons=("knife",))]
    fight = Fight(NEW, people)
    assert fight.refused("concede amber") == "not-your-decision"
    fight.play("attack b1 a1 knife")
    assert fight.refused("concede blue") == "not-your-decision"
    fight.play("concede amber")
    assert fight.waits.result.winner == "blue"  # type: ignore[union-attr]  # the match is over
    assert not fight["a1"].on_board
