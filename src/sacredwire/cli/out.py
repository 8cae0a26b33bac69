"""What the command line says: the only place that prints."""

import json
import os
import sys
from functools import cached_property
from io import StringIO
from pathlib import Path
from typing import Literal, TextIO

import msgspec
import typer

from sacredwire.content.text import Text
from sacredwire.errors import LogError, Param, SacredWireError

Lang = Literal["es", "en"]
"""The languages the product speaks."""


_STEERING = (*range(9), *range(11, 32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
_UNSEEN = {code: f"\\u{code:04x}" for code in _STEERING}
"""Characters that steer a terminal or turn the reading direction, shown as escapes: names come from anywhere."""


class Out:
    """How one command answers: in which language, as text or as JSON, with which content.

    A command calls both ``say``/``line`` and ``data``; the half nobody asked for stays silent.

    Args:
        lang: The language of every sentence.
        as_json: Whether ``--json`` was asked for: one JSON value instead of sentences.
        content: The user's own content folder (``--content``), or None.
    """

    def __init__(self, lang: Lang, *, as_json: bool = False, content: Path | None = None) -> None:
        self.lang: Lang = lang
        self.as_json = as_json
        self.content = content

    @classmethod
    def of(cls, ctx: typer.Context) -> "Out":
        """The answerer of the running command."""
        found = ctx.find_root().obj
        if not isinstance(found, cls):
            raise TypeError("this context was not made by sacredwire.cli.main")
        return found

    @cached_property
    def text(self) -> Text:
        """The catalogue of sentences in this language."""
        return Text(self.lang, self.content)

    def say(self, message: str, /, **params: Param) -> None:
        """Print the sentence of a message id on stdout; silent with ``--json``."""
        if not self.as_json:
            self.line(self.text.say(message, **params))

    def line(self, text: str) -> None:
        """Print text that is ready, a plan of a board for instance; silent with ``--json``."""
        if not self.as_json:
            _write(sys.stdout, text)

    def drawing(self, text: str) -> None:
        """Print a drawing of ours as it is, colors included, with no word from outside; silent with ``--json``."""
        if not self.as_json:
            sys.stdout.write(f"{text}\n")

    def data(self, value: object) -> None:
        """Print a value as indented JSON on stdout; silent without ``--json``.

        Args:
            value: Anything msgspec can encode: structs, dicts, tuples, numbers.
        """
        if self.as_json:
            _write(sys.stdout, json.dumps(msgspec.to_builtins(value, str_keys=True), ensure_ascii=False, indent=2))

    def ask(self, question: str) -> str:
        """Ask whoever sits at the terminal for a line.

        Raises:
            EOFError: Nobody answers any more.
        """
        sys.stdout.write(question.translate(_UNSEEN) + " ")
        sys.stdout.flush()
        try:
            line = sys.stdin.readline() if sys.stdin else ""
        except UnicodeDecodeError:
            return "?"
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        return line

    def sentence(self, error: SacredWireError) -> str:
        """What an error says, as one line. Our own catalogue says it: the user's may be what is wrong."""
        text, message = Text(self.lang), f"error-{error.code}"
        said = text.say(message, **error.params) if text.has(message) else str(error)
        if isinstance(error, LogError) and "file" in error.params:
            said = text.say("cli-error-in-file", file=error.params["file"], message=said)
        return " ".join(said.split())

    def fail(self, error: SacredWireError) -> None:
        """Print an error on stderr: one localised line, or with ``--json`` an object with code, params and message."""
        sentence = self.sentence(error)
        if self.as_json:
            shown = {"error": {"code": error.code, "params": dict(error.params), "message": sentence}}
            _write(sys.stderr, json.dumps(shown, ensure_ascii=False))
        else:
            _write(sys.stderr, Text(self.lang).say("cli-error", message=sentence))

    def note(self, message: str, /, **params: Param) -> None:
        """Print the sentence of a message id on stderr, beside the answer; silent with ``--json``."""
        if not self.as_json:
            self.aside(self.text.say(message, **params))

    def say_compiling(self) -> None:
        """Tell whoever sits at the terminal why nothing happens; silent with ``--json`` and where nobody looks on."""
        if sys.stderr.isatty():
            self.note("cli-compiling")

    def aside(self, text: str) -> None:
        """Print text on stderr beside the answer."""
        _write(sys.stderr, text)


def speak_utf8() -> None:
    """Make both streams UTF-8 wherever we run, and show what is no text as escapes. One that is closed swallows all."""
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def close_quietly() -> None:
    """Let go of a stdout whose reader has gone, so that Python's exit does not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write(stream: TextIO, text: str) -> None:
    stream.write((text if text.endswith("\n") else text + "\n").translate(_UNSEEN))
