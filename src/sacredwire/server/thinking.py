"""Bots think in a process of their own, which is stopped when one takes too long. They get what their seat sees.

The process is started when a bot is first asked. A question is the state as JSON; the worker makes a view of it for
the seat that is asked, and nothing else reaches the bot.
"""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Protocol

import msgspec
from msgspec.structs import replace

from sacredwire.bots.named import BotName, new_bot
from sacredwire.content.boards import Board
from sacredwire.content.load import load_edition
from sacredwire.engine.codec import decode_state, encode_state
from sacredwire.engine.frames import State
from sacredwire.engine.match import pending
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide
from sacredwire.engine.view import view
from sacredwire.rules.ruleset import Ruleset

HARD = 10.0
"""Seconds after which a bot is stopped."""
BOARDS = 32


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked.

    Attributes:
        match: The match.
        seq: The number of its last entry.
        bot: The bot's name.
        edition: The edition.
        folder: The user's own content folder, or empty.
        state: The match.
    """

    match: str
    seq: int
    bot: str
    edition: str
    folder: str
    state: State


Answered = Callable[[Question, str | None], object]
"""Takes an answer as a line of the notation; None: there was none in time."""


class Thinker(Protocol):
    """Whoever has bots think."""

    def ask(self, question: Question) -> None:
        """Asks; the answer comes later."""

    def close(self) -> None:
        """No more questions."""


class WorkerThinker:
    """A thread that hands questions to the worker process, one after the other, and stops it when it is stuck.

    Args:
        answered: Called in that thread with each answer.
        hard: Seconds after which a bot is stopped.
    """

    def __init__(self, answered: Answered, hard: float = HARD) -> None:
        self._answered, self._hard = answered, hard
        self._questions: Queue[Question | None] = Queue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = Thread(target=self._run, name="bots", daemon=True)
        self._thread.start()

    def ask(self, question: Question) -> None:
        """Asks a bot."""
        self._questions.put(question)

    def close(self) -> None:
        """Stops thread and process."""
        self._questions.put(None)
        self._thread.join(self._hard + 1)

    def _run(self) -> None:
        while (question := self._questions.get()) is not None:
            self._answered(question, self._answer(question))
        self._stop()

    def _answer(self, question: Question) -> str | None:
        try:
            pipe = self._started()
            pipe.send_bytes(packed(question))
            if pipe.poll(self._hard):
                return pipe.recv_bytes().decode() or None
        except (EOFError, OSError):
            pass  # the process died: it is started anew with the next question
        self._stop()
        return None

    def _started(self) -> Connection:
        if self._process is None or not self._process.is_alive() or self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=worker, args=(theirs,), name="sacredwire-bots", daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


class _Packed(msgspec.Struct, array_like=True):
    """A question as bytes: the board apart, so that a worker knows it again."""

    match: str
    seq: int
    bot: str
    edition: str
    folder: str
    board: bytes
    state: bytes


def packed(question: Question) -> bytes:
    """A question as bytes."""
    position = question.state.position
    bare = replace(question.state, position=replace(position, board=Board(id="-")))
    heads = (question.match, question.seq, question.bot, question.edition, question.folder)
    return msgspec.msgpack.encode(_Packed(*heads, msgspec.json.encode(position.board), encode_state(bare)))


def worker(pipe: Connection) -> None:
    """What the process does: answers questions until nobody asks any more."""
    mind = Mind()
    while True:
        try:
            data = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(mind.answer(data).encode())


class Mind:
    """What a worker remembers between questions: editions and boards, since their geometry takes long to work out."""

    def __init__(self) -> None:
        self._rules: dict[tuple[str, str], Ruleset] = {}
        self._boards: dict[bytes, Board] = {}

    def answer(self, data: bytes) -> str:
        """The answer to a question, as a line; empty when nobody is asked."""
        asked = msgspec.msgpack.decode(data, type=_Packed)
        key = (asked.edition, asked.folder)
        if key not in self._rules:
            folder = Path(asked.folder) if asked.folder else None
            self._rules[key] = Ruleset(load_edition(asked.edition, folder))
        rules, state = self._rules[key], decode_state(asked.state)
        state = replace(state, position=replace(state.position, board=self._board(asked.board)))
        waits = pending(rules, state)
        if not isinstance(waits, Decide):
            return ""
        bot = new_bot(msgspec.convert(asked.bot, BotName), rules, f"{asked.match} {asked.seq}")
        return write(bot.choose(view(rules, state, waits.seat), waits))

    def _board(self, data: bytes) -> Board:
        if len(self._boards) >= BOARDS:
            self._boards.clear()
        if data not in self._boards:
            self._boards[data] = msgspec.json.decode(data, type=Board)
        return self._boards[data]
