"""What is done in a scene, line by line."""

import msgspec

from sacredwire.content.refusal import Place as Spot
from sacredwire.content.refusal import refuse
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.notation import parse, parse_faces
from sacredwire.engine.pending import Chance, Draw
from sacredwire.errors import NotationError
from sacredwire.play.scenes.format import Scene

REFUSED = "refused "


class Line(msgspec.Struct, frozen=True):
    """One line of ``play``: its number, the input, and the code it must be refused with, if it must."""

    number: int
    given: Input
    refused: str = ""


def lines_of(scene: Scene, spot: Spot) -> tuple[Line, ...]:
    """The lines of a scene's ``play``; blank ones and comments are left out.

    Raises:
        ContentError: A line that is no input.
    """
    found = []
    for number, text in enumerate(scene.play.splitlines(), 1):
        line = text.partition("#")[0].strip()
        if not line:
            continue
        code, colon, rest = line.removeprefix(REFUSED).partition(":")
        must_fail = line.startswith(REFUSED) and bool(colon)
        found.append(Line(number, _input(rest if must_fail else line, spot, number), code.strip() if must_fail else ""))
    return tuple(found)


def _input(line: str, spot: Spot, number: int) -> Input:
    try:
        return parse(line)
    except NotationError as error:
        position, expected = error.params.get("position", 1), error.params.get("expected", "")
        where = spot._replace(field=f"play {number}:{position}")
        raise refuse("scene-line", where, got=line.strip(), expected=expected) from error


def outcome(chance: Chance, fallen: str, spot: Spot) -> Input:
    """What an entry of ``dice`` means for the chance the match waits for: faces, or a token.

    Raises:
        ContentError: It is neither.
    """
    if isinstance(chance, Draw):
        return Drawn(fallen.strip())
    words = fallen.replace("|", " | ").split()
    try:
        return Fall(chance.purpose, parse_faces(words))
    except NotationError as error:
        here = spot._replace(field="dice")
        raise refuse("scene-line", here, got=fallen, expected=error.params.get("expected", "")) from error
