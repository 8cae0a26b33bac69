"""Whole campaigns between bots: they come to a winner, totals agree at every step, and they can be played again."""

from random import Random

import pytest
from msgspec.structs import replace

from sacredwire.content.squads import Squad
from sacredwire.play.campaigns.postgames import redo, resumed, settled_by, verify
from sacredwire.play.campaigns.simulate import MIX, League, simulate
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.campaign.audit import audit
from sacredwire.rules.campaign.entries import Settled
from sacredwire.rules.campaign.ledger import add, follow
from sacredwire.rules.campaign.undo import effective, last_settled
from support.bot_campaigns import check_sound
from support.matches import EDITIONS, rules

PIECES = 6
"""Evidence that the squads of a short campaign bring along. Rule: R-200."""


def veterans(edition: str, seed: int) -> list[Squad]:
    """Four squads in the middle of their campaigns: they have Evidence and Leads already."""
    rng = Random(f"veterans {seed}")
    own = rules(edition).edition
    return [
        replace(
            random_squad(own, rng.randrange(2**32)),
            evidence=tuple(sorted(rng.sample(range(1, 11), PIECES))),
            leads=rng.randrange(4),
        )
        for _ in range(4)
    ]


@pytest.mark.rule("K.victory", "K.finales", "R-200")
@pytest.mark.parametrize("seed", range(5))
def test_bots_play_a_campaign_to_its_end(seed: int) -> None:
    edition = EDITIONS[seed % len(EDITIONS)]
    simulated = League(rules(edition), seed, MIX).play(veterans(edition, seed))
    assert simulated.campaign.winner
    check_sound(edition, simulated)


def test_the_same_seed_plays_the_same_campaign() -> None:
    one, other = (simulate(rules(EDITIONS[0]), 3, most=3).campaign for _ in range(2))
    assert one == other
    assert one != simulate(rules(EDITIONS[0]), 4, most=3).campaign


@pytest.mark.rule("R-195")
def test_r195_a_post_game_that_was_undone_comes_to_the_same_by_the_same_inputs() -> None:
    own = rules(EDITIONS[0])
    campaign = simulate(own, 5, most=2).campaign
    number = last_settled(campaign, campaign.fixture("m2").amber)
    entry = campaign.entries[number - 1]
    assert isinstance(entry, Settled)
    again = redo(campaign, own, entry.member, entry.inputs, "para comprobarlo", "Árbitra")
    assert again.settled == entry
    anew = add(add(campaign, again.undone), again.settled)
    assert anew.members == campaign.members
    assert verify(anew, own) == ()
    assert number not in dict(effective(anew.entries))


@pytest.mark.rule("R-194")
def test_r194_a_misread_die_of_the_last_post_game_is_set_right_by_going_through_it_again() -> None:
    """The exploration dice of a squad were misread: with the others it comes by other subs."""
    own = rules(EDITIONS[0])
    campaign = simulate(own, 5, most=1).campaign
    member = campaign.fixture("m1").blue
    entry = campaign.entries[last_settled(campaign, member) - 1]
    assert isinstance(entry, Settled)
    place, line = next((n, one) for n, one in enumerate(entry.inputs) if one.startswith("fall exploration"))
    read = " ".join("1" if word.isdecimal() else word for word in line.split())
    other = [*entry.inputs[:place], read]
    before = follow(campaign.entries[: last_settled(campaign, member) - 1])
    assert resumed(before, own, "m1", member, other).books is not None
    rest = [one for one in entry.inputs[place + 1 :] if not one.startswith(("buy", "sell", "give"))]
    again = redo(campaign, own, member, [*other, *rest], "dado mal leído")
    anew = add(add(campaign, again.undone), again.settled)
    assert audit(anew.entries) == ()
    assert settled_by(before, own, "m1", member, again.settled.inputs) == again.settled
