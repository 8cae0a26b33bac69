"""One meeting of a campaign played by the program: its mission, its set-up, the match. Rule: K."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from sacredwire.bots.player import Player
from sacredwire.content.boards import Board
from sacredwire.content.schema import Edition
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.match import new_match
from sacredwire.engine.pending import Dice
from sacredwire.engine.setup import Setup
from sacredwire.play.campaigns.squads import check_edition
from sacredwire.play.match import play, result_of
from sacredwire.play.missions.generator import Roles, generate, roles, standing
from sacredwire.play.missions.scenario import Scenario
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.entries import Played
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat


class Fought(NamedTuple):
    """A match that was played: the ledger's entry, every input of it, and its last state."""

    played: Played
    inputs: tuple[Input, ...]
    end: State


def scenario_for(campaign: Campaign, edition: Edition, fixture: Fixture, dice: Dice, mission: str = "") -> Scenario:
    """The mission of a meeting: its finale, else one that the generator gives by the squads' Evidence and Leads.

    Args:
        campaign: The campaign.
        edition: Its edition.
        fixture: The meeting.
        dice: What falls.
        mission: A mission's id, where both agreed on one and no finale is due.

    Rule: K.finales, K.roles, K.gap, K.generator.
    """
    blue, amber = (standing(campaign.member(one).squad) for one in fixture.sides)
    if fixture.lead:
        found = Roles(fixture.seat_of(fixture.lead), abs(sum(blue) - sum(amber)))
    else:
        found = roles(blue, amber, dice)
    return generate(edition, dice, gap=found.gap, aggressor=found.aggressor, mission=fixture.mission or mission)


def setup_for(campaign: Campaign, edition: Edition, fixture: Fixture, scenario: Scenario, board: Board) -> Setup:
    """What the match of a meeting starts from: both squads as they are now. Rule: K.setup, K.absent.

    Raises:
        CampaignError: The edition is not the campaign's.
    """
    check_edition(campaign, edition)
    return Setup(
        edition=edition.id,
        mission=scenario.mission,
        board=board,
        blue=campaign.member(fixture.blue).squad,
        amber=campaign.member(fixture.amber).squad,
        aggressor=scenario.aggressor or "blue",
        rows=scenario.rows,
    )


def fight(
    rules: Ruleset,
    fixture: Fixture,
    setup: Setup,
    players: Mapping[Seat, Player],
    dice: Dice,
    record: Callable[[Input], object] | None = None,
) -> Fought:
    """Plays the match of a meeting to its end.

    Args:
        rules: The edition.
        fixture: The meeting.
        setup: What it starts from.
        players: Who decides for each seat.
        dice: What makes chance fall.
        record: Called with each input once it has been applied.

    Raises:
        ContentError: The set-up cannot be played.
        ServiceError: The match does not end.
    """
    state = new_match(rules, setup)
    inputs: list[Input] = []
    for turn in play(rules, state, players, dice, record):
        inputs.append(turn.given)
        state = turn.after
    result = result_of(rules, state)
    assert result is not None, "the loop plays to the end"
    entry = Played(fixture=fixture.id, result=result, mission=setup.mission, aggressor=setup.aggressor)
    return Fought(entry, tuple(inputs), state)


def with_game(fought: Fought, game: str) -> Played:
    """The entry of a match that was stored under an id."""
    return replace(fought.played, game=game)
