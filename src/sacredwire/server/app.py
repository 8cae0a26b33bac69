"""The application: routes, errors, the client's files, and the guard before all of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text import Text
from sacredwire.errors import SacredWireError, ServiceError
from sacredwire.server import ws
from sacredwire.server.api import gallery, matches
from sacredwire.server.api.answers import refusal
from sacredwire.server.desk import Desk
from sacredwire.server.guard import Guard

ASSETS = "assets"
"""The folder of the client's files whose names change with their content."""
FOREVER, ANEW = "public, max-age=31536000, immutable", "no-cache"


def new_app(desk: Desk) -> Guard:
    """The application around a desk."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        del app  # it carries nothing that ends with it
        desk.start()
        yield
        await desk.close()

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=life, redirect_slashes=False)
    app.state.desk = desk
    for router in (gallery.router, matches.router, ws.router):
        app.include_router(router)
    _answer_errors(app)
    _give_client(app, desk.settings.static)
    return Guard(app, desk.settings)


def _answer_errors(app: FastAPI) -> None:
    """Every refusal is a code; nothing of a request comes back."""

    @app.exception_handler(SacredWireError)
    async def refused(request: Request, error: SacredWireError) -> Response:
        del request  # no word of it comes back
        return refusal(error)

    @app.exception_handler(RequestValidationError)
    async def misshapen(request: Request, error: RequestValidationError) -> Response:
        del request, error  # no word of it comes back
        return refusal(ServiceError("message-shape", field="$"))

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        del request, error  # the guard tells the log of it
        return refusal(ServiceError("server-fault"))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        del request  # no word of it comes back
        found = refusal(ServiceError("no-such-page"))
        found.status_code = error.status_code
        return found


def _give_client(app: FastAPI, static: Path | None) -> None:
    """The client's files; whatever is no file is one of its pages. Where it was not built, how to build it."""

    @app.get("/{path:path}")
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise ServiceError("no-such-page")
        if static is None or not (static / "index.html").is_file():
            told = "\n\n".join(Text(lang).say("serve-no-client") for lang in LANGUAGES)
            return PlainTextResponse(told, 503, {"Cache-Control": ANEW})
        file = (static / path).resolve()
        if path and file.is_relative_to(static.resolve()) and file.is_file():
            caching = FOREVER if path.startswith(f"{ASSETS}/") else ANEW
            return FileResponse(file, headers={"Cache-Control": caching})
        return FileResponse(static / "index.html", headers={"Cache-Control": ANEW})
