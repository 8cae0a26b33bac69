"""A match as somebody asks for it, made into what the engine starts from."""

import secrets
from pathlib import Path

import msgspec

from sacredwire.content.board_files import board_ids, load_board, parse_board
from sacredwire.content.boards import Board
from sacredwire.content.load import edition_ids
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.schema import Edition
from sacredwire.content.squad_files import parse_squad
from sacredwire.content.squads import Squad
from sacredwire.engine import missions
from sacredwire.engine.setup import NOTHING_ROLLED, Setup
from sacredwire.errors import ContentError, ServiceError
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.missions.generator import Standing, standing
from sacredwire.play.missions.links import read_link
from sacredwire.play.missions.rolled import is_link, is_seed, mission_dice, roll_mission, seats
from sacredwire.play.missions.scenario import Scenario, is_finale
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squad_check import name_faults
from sacredwire.rules.state import Rows
from sacredwire.server.wire.rest import BoardChoice, NewMatch, SquadChoice

PLAIN = "extraction"
"""The mission played when none is named."""
SEEDS = 2**32
FILE = "-"
"""What errors about a squad or a board call the file it came in."""


def usual_edition(folder: Path | None) -> str:
    """The edition played when none is named."""
    usual = Squad().edition
    return usual if usual in edition_ids(folder) else edition_ids(folder)[0]


def setup_of(rules: Ruleset, new: NewMatch, folder: Path | None) -> Setup:
    """What a match that somebody asks for starts from.

    Args:
        rules: Its edition.
        new: What is asked for.
        folder: The user's own content.

    Raises:
        ContentError: A squad, a board or a mission that cannot be.
        ServiceError: ``squad-short``: a squad without five models, or none that plays.
    """
    seed = secrets.randbelow(SEEDS)
    squads = {
        seat: squad_of(rules.edition, choice, seed + number, folder)
        for number, (seat, choice) in enumerate((("blue", new.blue), ("amber", new.amber)))
    }
    sides = (standing(squads["blue"]), standing(squads["amber"]))
    scenario = scenario_of(rules, new, sides, seed)
    aggressor = new.aggressor or scenario.aggressor or seats(seed, sides).aggressor
    return Setup(
        edition=rules.edition.id,
        mission=scenario.mission,
        board=board_of(new.board, seed),
        blue=squads["blue"],
        amber=squads["amber"],
        aggressor=aggressor,
        rows=scenario.rows,
    )


def scenario_of(rules: Ruleset, new: NewMatch, sides: tuple[Standing, Standing], seed: int) -> Scenario:
    """The mission: a named one as plain as it gets, or one that a link or a seed gives.

    Raises:
        ContentError: ``match-mission``: no such mission is played.
    """
    edition = rules.edition
    if is_seed(new.scenario):
        found = roll_mission(edition, int(new.scenario[:15]), sides, mission=new.mission)
    elif is_link(new.scenario):
        found = read_link(edition, new.scenario, mission_dice(seed)).scenario
    elif new.scenario:
        raise ServiceError("scenario-unread")
    else:
        mission = new.mission or PLAIN
        found = Scenario(
            edition=edition.id, mission=mission, rows=NOTHING_ROLLED if is_finale(edition, mission) else Rows()
        )
    playable = [row.id for row in edition.missions if row.id in missions.names(rules)]
    if found.mission not in playable:
        raise ContentError("match-mission", value=found.mission, expected=", ".join(playable))
    return found


def squad_of(edition: Edition, choice: SquadChoice, seed: int, folder: Path | None) -> Squad:
    """The squad of a seat: the one sent, a ready-made one by its id, else one that the seed picks. Rule: C2, K.absent.

    Raises:
        ContentError: There is no such squad, or it cannot be read.
        ServiceError: ``squad-short``: it has fewer than five models, or none that plays.
    """
    if choice.squad is not None:
        squad = msgspec.structs.replace(parse_squad(choice.squad, FILE, folder).squad, edition=edition.id)
    else:
        home = edition.id if ready_ids(edition.id) else Squad().edition
        ready = ready_ids(home)
        squad = ready_squad(home, choice.ready or ready[seed % len(ready)])
        squad = msgspec.structs.replace(squad, edition=edition.id)
    filled = [sheet for sheet in squad.models if sheet.contract]
    if len(filled) < edition.numbers.squad_size or all(sheet.absent for sheet in filled):
        raise ServiceError("squad-short", found=len(filled), expected=edition.numbers.squad_size)
    return squad


def board_of(choice: BoardChoice, seed: int) -> Board:
    """The board: one sent, one of the gallery, else a generated one.

    Raises:
        ContentError: There is no such board, or it cannot be read.
    """
    if choice.board is not None:
        return parse_board(msgspec.json.encode(choice.board), FILE)
    if choice.id:
        return gallery_board(choice.id)
    return generate_board((choice.seed if choice.seed is not None else seed) % SEEDS)


def gallery_board(id_: str) -> Board:
    """A board of the gallery.

    Raises:
        ServiceError: ``no-such-board``.
    """
    if id_ not in board_ids():
        raise ServiceError("no-such-board", expected=", ".join(board_ids()))
    return load_board(id_)


def name_of(name: str) -> str:
    """A player's name as it may be shown to others.

    Raises:
        ServiceError: ``name-unfit``: too long, or with letters that nobody sees.
    """
    if name and any(name_faults(name)):
        raise ServiceError("name-unfit")
    return " ".join(name.split())
