"""Bots set a table up: whatever is asked they answer, and the greedy one sensibly."""

import pytest

from sacredwire.bots.greedy import GreedyBot
from sacredwire.engine.inputs import Action, Choose, Put
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import view
from support.set_up import ROLL, bare, both, deploy, squads, waiting
from support.table import Fight
from support.wild_set_ups import set_up


def answer(fight: Fight) -> Action:
    """What the greedy bot answers now."""
    asked = fight.waits
    assert isinstance(asked, Decide)
    return GreedyBot(fight.rules).choose(view(fight.rules, fight.state, asked.seat), asked)


@both
@pytest.mark.rule("K.setup", "K.setup-advantages", "K.tactical-advantages")
def test_the_greedy_bot_sets_up_whatever_the_generator_gives(edition: str) -> None:
    for seed in range(24):
        *_, last = set_up(edition, seed, greedy=True)
        assert last.after.position.round == 1
        squad = [model for model in last.after.position.models.values() if model.sheet.seat]
        assert all(model.on_board for model in squad)


@both
def test_it_redeploys_an_aggressor_far_from_the_middle(edition: str) -> None:
    fight = bare(edition, setup_advantages=("redeploy",)).play(ROLL, "choose blue S")
    for who, at in (("a1", "5,23.51"), ("b1", "12,0.49"), ("a2", "9,23.51"), ("b2", "9,0.49")):
        deploy(fight, who, at)
    fight.play("choose amber b1")
    put = answer(fight)
    assert isinstance(put, Put)
    assert put.at[0] in (49, 2351)


@both
def test_its_best_searcher_searches_for_free(edition: str) -> None:
    models = (waiting("b1", boss=True), waiting("a1", boss=True, wits="2d4"), waiting("a2", wits="2d10"))
    fight = bare(edition, *models, tactical_advantages=("free-search",)).play(ROLL, "choose blue S")
    for who, at in (("a1", "5,23.51"), ("b1", "12,0.49"), ("a2", "9,23.51")):
        deploy(fight, who, at)
    assert answer(fight) == Choose("amber", "a2")


@both
def test_it_sends_hostiles_against_the_aggressor(edition: str) -> None:
    fight = bare(edition, *squads(1), setup_advantages=("spawn-place",)).play(ROLL)
    assert answer(fight) == Choose("amber", "aggressor-edge")


@both
def test_it_deploys_far_forward_in_a_corner(edition: str) -> None:
    fight = bare(edition, deployment="corners").play(ROLL, "choose blue SE", "choose amber a1")
    put = answer(fight)
    assert isinstance(put, Put)
    assert put.at == (350, 2050, 0)
