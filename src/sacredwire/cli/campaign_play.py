"""``sacredwire campaign play``: a meeting's match, played between bots or taken from a match that was played."""

import secrets
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import typer

from sacredwire.bots.named import new_bot
from sacredwire.bots.player import Player
from sacredwire.cli.account import tell_result
from sacredwire.cli.campaign_desk import Bot, Data, Desk, Id, Seed, Which, before_played, desk_of, rules_for
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.mission_source import check_mission_name
from sacredwire.cli.out import Out
from sacredwire.cli.replay import LARGEST, named_log
from sacredwire.content.board_files import load_board
from sacredwire.content.strict_json import read_bytes
from sacredwire.engine.chain import End
from sacredwire.engine.frames import State
from sacredwire.engine.log import header_line, read_log, state_at
from sacredwire.engine.match import digest
from sacredwire.engine.notation import write
from sacredwire.engine.setup import Setup
from sacredwire.errors import CampaignError
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.campaigns.fixtures import fight, scenario_for, setup_for
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import result_of
from sacredwire.play.records import rules_of
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.entries import Played
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Seat

if TYPE_CHECKING:
    from sacredwire.store.values import Written


class Game(NamedTuple):
    """A match that was played to its end: what it began with, its inputs, its last state."""

    setup: Setup
    lines: tuple[str, ...]
    end: State


def play(
    ctx: typer.Context,
    fixture: str,
    seed: Seed = None,
    mission: Id = "",
    board: Annotated[str, typer.Option(metavar="FILE")] = "",
    blue_bot: Bot = Bot.SEEKER,
    amber_bot: Bot = Bot.SEEKER,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Play a meeting's match with bots, or enter one that the program has played."""
    out = Out.of(ctx)
    with desk_of(data, campaign) as desk:
        rules = rules_for(desk.campaign, out.content)
        meeting = desk.campaign.fixture(fixture)
        before, _ = before_played(desk.campaign, fixture)
        number = secrets.randbelow(2**32) if seed is None else seed
        if log is not None:
            game = _logged(out, before, meeting, log)
        else:
            if seed is None:
                _check_open(meeting)  # what falls anew cannot be what was entered
            setup = _setup(out, rules, before, meeting, number, mission, board)
            game = _fought(rules, meeting, setup, number, {"blue": blue_bot, "amber": amber_bot})
        again = _enter(desk, rules, meeting, game)
    _tell(out, desk, meeting, game, rules, None if log else number, again)


def _check_open(meeting: Fixture) -> None:
    if meeting.stage != "paired":
        raise CampaignError("campaign-stage", value=meeting.id, stage=meeting.stage)


def _setup(
    out: Out, rules: Ruleset, campaign: Campaign, meeting: Fixture, seed: int, mission: str, board: str
) -> Setup:
    """What the match starts from: mission and board are generated where none is named. Rule: K.finales, K.generator."""
    asked = campaign.fixture(meeting.id).mission
    if mission:
        check_mission_name(out, rules.edition, mission, "match-mission")
        finale = mission in {one.mission for one in campaign.terms.finales}
        if (asked or finale) and mission != asked:
            raise CampaignError("campaign-mission", value=mission, expected=asked or "–")
    meeting = campaign.fixture(meeting.id)
    scenario = scenario_for(campaign, rules.edition, meeting, SeededDice(f"{seed} {meeting.id} mission"), mission)
    ground = load_board(board) if board else generate_board(seed)
    return setup_for(campaign, rules.edition, meeting, scenario, ground)


def _fought(rules: Ruleset, meeting: Fixture, setup: Setup, seed: int, bots: dict[Seat, Bot]) -> Game:
    """The match between bots: the same seed gives the same one."""
    name = f"{seed} {meeting.id}"
    players: dict[Seat, Player] = {seat: new_bot(bots[seat].value, rules, f"{name} {seat}") for seat in SEATS}
    fought = fight(rules, meeting, setup, players, SeededDice(name))
    return Game(setup, tuple(map(write, fought.inputs)), fought.end)


def _logged(out: Out, campaign: Campaign, meeting: Fixture, file: Path) -> Game:
    """A match that the program has played, if it is this meeting's."""
    with named_log(file):
        read = read_log(read_bytes(file, LARGEST))
        rules = rules_of(read, out.content)
        end = state_at(rules, read, len(read.inputs))
    setup = read.header.setup
    if setup.edition != campaign.edition:
        raise CampaignError("campaign-edition", value=setup.edition, expected=campaign.edition)
    game = Game(setup, tuple(map(write, read.inputs)), end)
    for seat in SEATS:
        if setup.squad(seat) != campaign.member(meeting.member_at(seat)).squad:
            raise CampaignError("campaign-log-squad", file=str(file), seat=seat, expected=meeting.member_at(seat))
    return game


def _enter(desk: Desk, rules: Ruleset, meeting: Fixture, game: Game) -> bool:
    """Writes match and entry at once; whether this very match stood there already."""
    from sacredwire.store.campaigns import enter

    id_, written = _written(desk, rules, meeting, game)
    if meeting.game == id_:
        return True
    _check_open(meeting)
    result = result_of(rules, game.end)
    assert result is not None, "the match was played to its end"
    entry = Played(
        fixture=meeting.id, result=result, mission=game.setup.mission, aggressor=game.setup.aggressor, game=id_
    )
    enter(desk.store, desk.held, (entry,), f"play {id_}", games=(written,))
    return False


def _written(desk: Desk, rules: Ruleset, meeting: Fixture, game: Game) -> "tuple[str, Written]":
    """The game as the store takes it, with an id that follows from what it is and how often this was undone."""
    from sacredwire.store.values import NewGame, Written

    header = header_line(rules, game.setup)
    result = msgspec.json.encode(result_of(rules, game.end))
    lives = sum(isinstance(one, Played) and one.fixture == meeting.id for one in desk.campaign.entries)
    lives -= meeting.result is not None
    told = "\n".join((desk.held.id, meeting.id, str(lives), header, *game.lines))
    id_ = sha256(told.encode()).hexdigest()[:32]
    end = End(msgspec.Raw(result), digest(game.end))
    return id_, Written(id_, lines=game.lines, end=end, begins=NewGame("match", header))


def _tell(out: Out, desk: Desk, meeting: Fixture, game: Game, rules: Ruleset, seed: int | None, again: bool) -> None:
    words = CampaignWords(out.text, desk.campaign)
    if again:
        out.say("campaign-played-already", fixture=meeting.id)
    if seed is not None:
        out.note("match-seed", seed=str(seed))
    out.say("page-fixture", **{**words.fixture(meeting), "mission": words.mission(game.setup.mission)})
    result = result_of(rules, game.end)
    tell_result(out, result, game.end.position)
    out.say("campaign-replay", fixture=meeting.id)
    out.data(
        {
            "campaign": desk.held.id,
            "fixture": meeting.id,
            "seed": seed,
            "mission": game.setup.mission,
            "aggressor": game.setup.aggressor,
            "result": msgspec.to_builtins(result),
            "state": digest(game.end),
            "again": again,
        }
    )
