"""A post-game written down beforehand: its decisions, and dice where they lay on a table, line by line."""

from collections.abc import Sequence
from pathlib import Path

from sacredwire.content.strict_json import read_bytes
from sacredwire.engine.inputs import Action, Drawn, Fall, Input, Outcome
from sacredwire.engine.notation import parse
from sacredwire.engine.pending import Chance, Decide, Dice
from sacredwire.engine.view import View
from sacredwire.errors import CampaignError, ContentError, NotationError

LARGEST = 256 * 1024
"""The largest script that is read."""
Numbered = tuple[int, str]
"""A line and its number in the file."""


class RanOut(Exception):  # noqa: N818 - nothing went wrong: the rest is decided another time
    """The script has no further line."""


class Script:
    """The lines of a script as answers: decisions in order, dice where the script has some, else the program's.

    Args:
        lines: The lines with their numbers.
        dice: What falls where the script has no dice.
    """

    def __init__(self, lines: Sequence[Numbered], dice: Dice) -> None:
        self._lines, self._dice, self._at = lines, dice, 0

    def skip(self, told: Sequence[str]) -> None:
        """Passes over what was answered before, so that the same script may be given again.

        Raises:
            CampaignError: ``campaign-script-differs``: something else was answered.
        """
        for line in told:
            here = self._next()
            if here is not None and here[1] == line:
                self._at += 1
            elif here is not None and (_is_dice(here[1]) or not _is_dice(line)):
                raise CampaignError("campaign-script-differs", line=here[0], value=here[1], expected=line)
            elif here is None and not _is_dice(line):
                return

    def choose(self, seen: View, ask: Decide) -> Action:
        """The next line, which must be one of the offers.

        Raises:
            RanOut: There is none.
            CampaignError: ``campaign-line``: it is no answer to this question.
        """
        del seen
        given = self._given()
        if given is None:
            raise RanOut
        number, line, read = given
        if read is None or isinstance(read, Fall | Drawn):
            raise CampaignError("campaign-script-line", line=number, value=line, prompt=ask.prompt)
        return read

    def fall(self, chance: Chance) -> Outcome:
        """The next line if it is dice, else what the program throws."""
        here = self._next()
        if here is None or not _is_dice(here[1]):
            return self._dice.fall(chance)
        given = self._given()
        assert given is not None, "it was looked at just now"
        number, line, read = given
        if not isinstance(read, Fall | Drawn):
            raise CampaignError("campaign-script-line", line=number, value=line, prompt="dice")
        return read

    @property
    def line(self) -> Numbered:
        """The line that was taken last."""
        return self._lines[self._at - 1]

    def _next(self) -> Numbered | None:
        return self._lines[self._at] if self._at < len(self._lines) else None

    def _given(self) -> tuple[int, str, Input | None] | None:
        here = self._next()
        if here is None:
            return None
        self._at += 1
        try:
            return (*here, parse(here[1]))
        except NotationError:
            return (*here, None)


def read_script(path: Path) -> list[Numbered]:
    """The lines of a script: empty ones and what follows a ``#`` are left out.

    Raises:
        ContentError: It is no text, or too large.
        OSError: It cannot be read.
    """
    try:
        text = read_bytes(path, LARGEST).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ContentError("campaign-script-no-text", file=str(path)) from error
    lines = (" ".join(line.partition("#")[0].split()) for line in text.splitlines())
    return [(number, line) for number, line in enumerate(lines, 1) if line]


def _is_dice(line: str) -> bool:
    return line.partition(" ")[0] == "fall"
