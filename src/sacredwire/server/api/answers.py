"""Answers over HTTP: structs as JSON, refusals as codes."""

from typing import Any

import msgspec
from fastapi import Request
from fastapi.responses import Response

from sacredwire.errors import SacredWireError, ServiceError, StoreError
from sacredwire.server.desk import Desk
from sacredwire.server.lobby import Entrant
from sacredwire.server.reading import read, safe
from sacredwire.server.wire.rest import Failure

ENCODER = msgspec.json.Encoder()
FRESH = {"Cache-Control": "no-store"}
STATUS = {
    "no-such-token": 401,
    "not-a-player": 403,
    "past-hidden": 403,
    "body-too-large": 413,
    "server-fault": 500,
    "no-such-page": 404,
    "no-such-board": 404,
    "no-such-edition": 404,
    "no-such-moment": 404,
    "store-no-game": 404,
    "match-goes-on": 409,
    "store-token-spent": 409,
    "no-such-invitation": 404,
}
"""The statuses of refusals; of others it is 400, of a store's 503."""


def answer(value: object, status: int = 200) -> Response:
    """A struct, or a list of them, as JSON."""
    return Response(ENCODER.encode(value), status, FRESH, "application/json")


def refusal(error: SacredWireError) -> Response:
    """A refusal as its code and parameters."""
    code, params = safe(error)
    usual = 503 if isinstance(error, StoreError) else 400
    return answer(Failure(code, params), STATUS.get(code, usual))


async def body(request: Request, kind: Any) -> Any:
    """The body of a request.

    Raises:
        ServiceError: It is no JSON, or not of that shape.
    """
    return read(await request.body(), kind)


def desk_of(request: Request) -> Desk:
    """The desk."""
    desk: Desk = request.app.state.desk
    return desk


def token_of(request: Request) -> str:
    """The token a request was sent with.

    Raises:
        ServiceError: ``no-such-token``: none.
    """
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise ServiceError("no-such-token")
    return token


async def entrant_of(request: Request, match: str) -> Entrant:
    """Who asks about a match.

    Raises:
        ServiceError: ``no-such-token``.
    """
    desk = desk_of(request)
    return await desk.do(desk.service.lobby.entrant, token_of(request), match)
