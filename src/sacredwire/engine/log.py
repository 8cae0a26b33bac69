"""A match as it is kept: JSON Lines of a header, one input a line, and the result. Nothing else is needed to replay it.

Line 1 names format, version, engine, edition, content and set-up. Each further line holds one input in the notation and
the running hash so far; the last one the result and the digest of the final state. There is no time and no name of a
machine in it: the same match gives the same bytes. The running hash is SHA-256 over the hash before and the line's
content; a line shows its first 16 hex digits (64 bits) (`engine.chain`).
"""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from sacredwire.engine.chain import SHOWN, Entry, chained, encoded, end_line, entry_line
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.match import Step, apply, digest, new_match, pending
from sacredwire.engine.notation import parse, write
from sacredwire.engine.pending import Over
from sacredwire.engine.setup import Setup
from sacredwire.errors import IllegalInput, LogError, NotationError
from sacredwire.rules.results import MatchResult
from sacredwire.rules.ruleset import Ruleset

FORMAT = "sacredwire-log"
VERSION = 1
"""Version of the file's shape; a later one is refused."""
ENGINE = 1
"""Version of what the engine makes of inputs, and of what seeded dice show. A log of a later one is refused."""

T = TypeVar("T")


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line.

    Attributes:
        format, version: Of the file.
        engine: Version of the engine that wrote it.
        edition: Id of the edition played.
        content: Digest of that edition's numbers.
        setup: What the match started from.
    """

    format: str = FORMAT
    version: int = VERSION
    engine: int = ENGINE
    edition: str
    content: str
    setup: Setup


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the result, the digest of the final state, and the running hash with both."""

    result: MatchResult
    state: str
    hash: str = ""


class MatchLog(msgspec.Struct, frozen=True):
    """A log that was read. ``closing`` is None for an unfinished one."""

    header: Header
    inputs: tuple[Input, ...]
    closing: Closing | None = None


class LogWriter:
    """Writes a log line by line as the match goes on.

    Args:
        put: Takes each line, its end included.
        rules: The edition.
        setup: What the match starts from.
    """

    def __init__(self, put: Callable[[str], object], rules: Ruleset, setup: Setup) -> None:
        self._put = put
        header = header_line(rules, setup)
        self._hash = chained("", header)
        put(header + "\n")

    def add(self, given: Input) -> None:
        """Adds an input that was applied."""
        line = write(given)
        self._hash = chained(self._hash, line)
        self._put(entry_line(line, self._hash) + "\n")

    def close(self, result: MatchResult, state: State) -> None:
        """Adds the result: the log is finished."""
        self._put(end_line(msgspec.json.encode(result), digest(state), self._hash) + "\n")


def header_line(rules: Ruleset, setup: Setup) -> str:
    """The first line of a match's log, without its end."""
    return encoded(Header(edition=rules.edition.id, content=rules.edition.digest, setup=setup))


def read_log(data: bytes, unfinished: bool = False) -> MatchLog:
    """The log that a file's bytes hold.

    Args:
        data: The whole file.
        unfinished: Whether a log without its last line is welcome.

    Raises:
        LogError: It is no log, of a later version, cut, edited, or unfinished.
    """
    if not data:
        raise LogError("log-empty")
    *lines, rest = data.split(b"\n")
    if rest and not lines:
        _header(rest)  # what is no log at all is not called a cut one
    if rest:
        raise LogError("log-cut", line=len(lines) + 1)
    header = _header(lines[0])
    running = chained("", encoded(header))
    if encoded(header).encode() != lines[0]:
        raise LogError("log-edited", line=1)
    inputs: list[Input] = []
    for number, line in enumerate(lines[1:], 2):
        if b'"input":' not in line:
            closing = _closing(line, number, running)
            if number != len(lines):
                raise LogError("log-after-end", line=number + 1)
            return MatchLog(header, tuple(inputs), closing)
        given, running = _entry(line, number, running)
        inputs.append(given)
    if not unfinished:
        raise LogError("log-unfinished", inputs=len(inputs))
    return MatchLog(header, tuple(inputs))


def start(rules: Ruleset, log: MatchLog) -> State:
    """The state a log begins in.

    Raises:
        LogError: It was played by other rules than these.
    """
    edition = rules.edition
    if (log.header.edition, log.header.content) != (edition.id, edition.digest):
        raise LogError("log-other-rules", edition=log.header.edition, got=edition.digest, expected=log.header.content)
    return new_match(rules, log.header.setup)


def steps(rules: Ruleset, log: MatchLog) -> Iterator[Step]:
    """Every step of a logged match, checked against its end.

    Raises:
        LogError: It was played by other rules, an input is refused, or it ends otherwise than the log says.
    """
    state = start(rules, log)
    for number, given in enumerate(log.inputs, 1):
        try:
            step = apply(rules, state, given)
        except IllegalInput as error:
            raise LogError("log-illegal", line=number + 1, value=write(given), reason=error.code) from error
        state = step.state
        yield step
    if log.closing is not None:
        waits = pending(rules, state)
        result = waits.result if isinstance(waits, Over) else None
        if result != log.closing.result or digest(state) != log.closing.state:
            raise LogError("log-diverged", got=digest(state), expected=log.closing.state)


def state_at(rules: Ruleset, log: MatchLog, inputs: int) -> State:
    """The state after so many inputs of a logged match; 0 is its beginning.

    Raises:
        LogError: It has fewer inputs, or cannot be replayed.
    """
    if not 0 <= inputs <= len(log.inputs):
        raise LogError("log-no-such-input", value=inputs, expected=len(log.inputs))
    state = start(rules, log)
    for step in steps(rules, msgspec.structs.replace(log, inputs=log.inputs[:inputs], closing=None)):
        state = step.state
    return state


def _header(line: bytes) -> Header:
    try:
        head = msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LogError("log-not-a-log") from error
    if head.get("format") != FORMAT:
        raise LogError("log-not-a-log")
    for field, ours in (("version", VERSION), ("engine", ENGINE)):
        theirs = head.get(field)
        if isinstance(theirs, int) and theirs > ours:
            raise LogError("log-later", field=field, value=theirs, expected=ours)
    return _shaped(line, Header, 1)


def _entry(line: bytes, number: int, running: str) -> tuple[Input, str]:
    """An input line and the running hash with it."""
    entry = _shaped(line, Entry, number)
    running = chained(running, entry.input)
    if entry.hash != running[:SHOWN] or encoded(entry).encode() != line:
        raise LogError("log-edited", line=number)
    try:
        given = parse(entry.input)
    except NotationError as error:
        raise LogError("log-line", line=number, reason=error.code) from error
    if write(given) != entry.input:
        raise LogError("log-line", line=number, reason=write(given))
    return given, running


def _closing(line: bytes, number: int, running: str) -> Closing:
    closing = _shaped(line, Closing, number)
    running = chained(running, encoded(msgspec.structs.replace(closing, hash="")))
    if closing.hash != running[:SHOWN] or encoded(closing).encode() != line:
        raise LogError("log-edited", line=number)
    return closing


def _shaped(line: bytes, kind: type[T], number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LogError("log-line", line=number, reason=str(error)) from error
