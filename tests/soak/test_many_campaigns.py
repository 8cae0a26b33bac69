"""Two hundred campaigns of four squads between bots, a hundred of each edition, audited after every entry.

They come to a winner, with ten types of Evidence or with The Source; fewer than one in twenty is given up.
"""

import os

import pytest

from sacredwire.play.campaigns.many import Plan, many
from sacredwire.play.campaigns.simulate import MOST_MATCHES, simulate
from support.bot_campaigns import check_sound
from support.matches import EDITIONS, rules

MOST = 100
"""Campaigns of each edition."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_campaigns_of_bots_come_to_a_winner(edition: str) -> None:
    outcomes = list(many(Plan(edition), range(MOST), os.cpu_count() or 1))
    given_up = [one.seed for one in outcomes if not one.winner]
    assert len(outcomes) == MOST
    assert len(given_up) * 20 < MOST, given_up
    assert all(one.matches <= MOST_MATCHES for one in outcomes)
    assert {one.by for one in outcomes} >= {"evidence", "source"}


@pytest.mark.parametrize("seed", range(MOST, MOST + 10))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_campaign_of_bots_can_be_played_again_from_its_ledger(edition: str, seed: int) -> None:
    check_sound(edition, simulate(rules(edition), seed))
