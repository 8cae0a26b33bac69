"""What there is to choose from: editions, boards, squads, missions."""

from importlib.metadata import version
from itertools import chain
from urllib.parse import unquote

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from sacredwire.bots.named import BOTS
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.catalogue import LANGUAGES, ftl_files, read_ftl
from sacredwire.content.foreign.builder import Imported, import_squads
from sacredwire.content.keys import Part
from sacredwire.content.load import edition_ids
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.schema import Edition
from sacredwire.content.squad_files import parse_squad
from sacredwire.content.squads import Squad
from sacredwire.content.strict_json import parse
from sacredwire.content.tables import named_rows
from sacredwire.content.wording import row_text
from sacredwire.engine import missions
from sacredwire.errors import ServiceError
from sacredwire.play.boards.generator import generate_board
from sacredwire.play.missions.links import has_link, read_link, write_link
from sacredwire.play.missions.rolled import mission_dice, roll_mission
from sacredwire.rules.squad_check import check
from sacredwire.server.api.answers import FRESH, answer, body, desk_of
from sacredwire.server.making import FILE, SEEDS, gallery_board, usual_edition
from sacredwire.server.service import Service
from sacredwire.server.wire.rest import BoardShown, EditionShown, Health, MissionAsked, MissionShown, SquadShown

router = APIRouter(prefix="/api")


@router.get("/health")
async def health(request: Request) -> Response:
    """What answers here."""
    return answer(Health("sacredwire", version("sacredwire"), desk_of(request).settings.data))


@router.get("/editions")
async def editions(request: Request) -> Response:
    """Every edition that can be played."""
    desk = desk_of(request)
    return answer(await desk.do(_editions, desk.service))


def _editions(service: Service) -> list[EditionShown]:
    usual = usual_edition(service.matches.folder)
    ids = sorted(edition_ids(service.matches.folder), key=lambda id_: id_ != usual)
    return [_edition(service, id_) for id_ in ids]


def _edition(service: Service, id_: str) -> EditionShown:
    rules = service.matches.rules(id_)
    played = tuple(row.id for row in rules.edition.missions if row.id in missions.names(rules))
    return EditionShown(id_, played, ready_ids(id_) or ready_ids(Squad().edition), BOTS)


@router.get("/editions/{edition}")
async def edition_tables(request: Request, edition: str) -> Response:
    """The tables of an edition."""
    desk = desk_of(request)
    return answer((await desk.do(desk.service.matches.rules, unquote(edition))).edition)


@router.get("/editions/{edition}/words")
async def edition_words(request: Request, edition: str) -> Response:
    """What each row of an edition's tables does, by the key of its name."""
    desk = desk_of(request)
    return answer(await desk.do(_words, desk.service, edition))


def _words(service: Service, edition: str) -> dict[str, Part]:
    tables, voice = service.matches.rules(edition).edition, service.matches.voice
    rows = chain(named_rows(tables), ((f"weapon-{row.id}", row) for row in tables.hostile_weapons))
    return {key: said for key, row in rows if (said := row_text(voice, row, key))}


@router.get("/texts/{lang}")
async def texts(request: Request, lang: str) -> Response:
    """The messages of the user's own content, which the client lays over those it was built with."""
    folder = desk_of(request).settings.content
    if lang not in LANGUAGES:
        raise ServiceError("no-such-page")
    ours = set(ftl_files(lang))
    found = [read_ftl(path) for path in ftl_files(lang, folder) if path not in ours]
    return Response("\n".join(found), headers=FRESH, media_type="text/plain; charset=utf-8")


@router.get("/boards")
async def boards() -> Response:
    """The gallery."""
    return answer([BoardShown(id_, load_board(id_)) for id_ in board_ids()])


@router.get("/boards/{board}")
async def board(board: str) -> Response:
    """A board of the gallery."""
    return answer(BoardShown(board, gallery_board(board)))


@router.get("/boards/generated/{seed}")
async def generated(request: Request, seed: int) -> Response:
    """The board that a seed generates."""
    made = await desk_of(request).do(generate_board, seed % SEEDS)
    return answer(BoardShown("", made))


@router.get("/squads/{edition}")
async def squads(request: Request, edition: str) -> Response:
    """The ready-made squads of an edition."""
    desk = desk_of(request)
    rules = await desk.do(desk.service.matches.rules, edition)
    home = edition if ready_ids(edition) else Squad().edition
    return answer([_ready(rules.edition, home, id_) for id_ in ready_ids(home)])


def _ready(edition: Edition, home: str, id_: str) -> SquadShown:
    squad = msgspec.structs.replace(ready_squad(home, id_), edition=edition.id)
    return SquadShown(id_, squad, check(edition, squad), ())


@router.post("/squads/read")
async def read_squads(request: Request, edition: str = "") -> Response:
    """Every squad in a file, ours or the author's."""
    desk, data = desk_of(request), await request.body()
    return answer(await desk.do(_read, desk.service, data, edition))


def _read(service: Service, data: bytes, edition: str) -> list[SquadShown]:
    value, folder = parse(data, FILE), service.matches.folder
    wanted = service.matches.rules(edition).edition if edition else None
    if isinstance(value, dict) and {"schema", "edition"} & value.keys():
        found: tuple[Imported, ...] = (Imported(parse_squad(value, FILE, folder)),)
    else:
        found = import_squads(value, FILE, folder, wanted)
    told = []
    for one in found:
        rules = wanted or service.matches.rules(one.file.squad.edition).edition
        squad = msgspec.structs.replace(one.file.squad, edition=rules.id)
        notices = tuple(dict.fromkeys(notice.code for notice in one.notices))
        told.append(SquadShown("", squad, check(rules, squad), notices))
    return told


@router.post("/missions")
async def mission(request: Request) -> Response:
    """A mission rolled by a seed, or read from a link."""
    asked, desk = await body(request, MissionAsked), desk_of(request)
    return answer(await desk.do(_mission, desk.service, asked))


def _mission(service: Service, asked: MissionAsked) -> MissionShown:
    edition = service.matches.rules(asked.edition or usual_edition(service.matches.folder)).edition
    if asked.seed < 0 or not 0 <= asked.gap <= 9999:
        raise ServiceError("message-shape", field="$.seed" if asked.seed < 0 else "$.gap")
    faults: tuple[str, ...] = ()
    if asked.link:
        found = read_link(edition, asked.link, mission_dice(asked.seed))
        scenario, faults = found.scenario, tuple(f"{fault.field}: {fault.problem}" for fault in found.faults)
    else:
        scenario = roll_mission(edition, asked.seed, gap=asked.gap, mission=asked.mission)
    link = write_link(edition, scenario) if has_link(edition, scenario) else ""
    return MissionShown(scenario, link, faults)
