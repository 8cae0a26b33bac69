"""Matches over HTTP: made, joined, listed, looked back upon, forgotten."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from sacredwire.errors import ServiceError
from sacredwire.server.api.answers import FRESH, answer, body, desk_of, entrant_of
from sacredwire.server.desk import Desk
from sacredwire.server.led import Led
from sacredwire.server.looking_back import account_of, log_of, scene_of
from sacredwire.server.wire.rest import Join, MyTokens, NewMatch

router = APIRouter(prefix="/api")


@router.post("/matches")
async def make(request: Request) -> Response:
    """A new match."""
    desk = desk_of(request)
    return answer(await desk.do(desk.service.lobby.make, await body(request, NewMatch)), 201)


@router.post("/join")
async def join(request: Request) -> Response:
    """An invitation taken up."""
    desk = desk_of(request)
    return answer(await desk.do(desk.service.lobby.join, await body(request, Join)))


@router.post("/matches/mine")
async def mine(request: Request) -> Response:
    """The matches of the tokens a browser holds."""
    desk, asked = desk_of(request), await body(request, MyTokens)
    return answer(await desk.do(desk.service.lobby.mine, asked.tokens))


@router.post("/matches/{match}/rematch")
async def rematch(request: Request, match: str) -> Response:
    """The same again."""
    desk, entrant = desk_of(request), await entrant_of(request, match)
    if not entrant.seats:
        raise ServiceError("not-a-player")
    return answer(await desk.do(desk.service.lobby.again, entrant.match, entrant.seats), 201)


@router.delete("/matches/{match}")
async def forget(request: Request, match: str) -> Response:
    """Forgets a match."""
    desk, entrant = desk_of(request), await entrant_of(request, match)
    await desk.do(desk.service.lobby.forget, entrant.match, entrant.seats)
    return Response(status_code=204, headers=FRESH)


@router.get("/matches/{match}/log")
async def log(request: Request, match: str) -> Response:
    """The log file of a match."""
    desk, entrant = desk_of(request), await entrant_of(request, match)
    text = await desk.do(lambda: log_of(_led(desk, match), entrant.seats))
    return Response(text, headers=FRESH, media_type="application/jsonl")


@router.get("/matches/{match}/scene")
async def scene(request: Request, match: str, at: int | None = None) -> Response:
    """A moment of a match as a scene file."""
    desk, entrant = desk_of(request), await entrant_of(request, match)
    text = await desk.do(lambda: scene_of(_led(desk, match), entrant.seats, at))
    return Response(text, headers=FRESH, media_type="application/toml")


@router.get("/matches/{match}/account")
async def account(request: Request, match: str) -> Response:
    """What each model did."""
    desk, entrant = desk_of(request), await entrant_of(request, match)
    return answer(await desk.do(lambda: account_of(_led(desk, match), entrant.seats)))


def _led(desk: Desk, match: str) -> Led:
    return desk.service.matches.led(match)


@router.get("/replays/{replay}")
async def replay(request: Request, replay: str) -> Response:
    """A finished match, moment by moment."""
    desk = desk_of(request)
    return answer(await desk.do(desk.service.replays.replay, replay))


@router.get("/replays/{replay}/views/{number}")
async def replay_view(request: Request, replay: str, number: int) -> Response:
    """What an onlooker sees after so many inputs."""
    desk = desk_of(request)
    return answer(await desk.do(desk.service.replays.view, replay, number))


@router.post("/replays")
async def read_replay(request: Request) -> Response:
    """A log file to be played again."""
    desk = desk_of(request)
    return answer(await desk.do(desk.service.replays.read, await request.body()))
