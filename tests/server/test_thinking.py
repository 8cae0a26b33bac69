"""Bots in a process of their own: an answer, a death, a hard stop; never a wait without end."""

from queue import Queue

from sacredwire.engine.frames import State
from sacredwire.engine.match import check
from sacredwire.engine.notation import parse
from sacredwire.server.thinking import Mind, Question, WorkerThinker, packed
from support.matches import EDITIONS, random_match, rules

RULES = rules(EDITIONS[0])
STATE: State = next(turn.before for turn in random_match(EDITIONS[0], 5) if turn.given.__class__.__name__ == "Activate")


def question(bot: str, state: State = STATE) -> Question:
    """What a bot is asked."""
    return Question("m", 1, bot, EDITIONS[0], "", state)


def test_each_bot_gives_a_legal_line_and_the_same_one_again() -> None:
    for bot in ("random", "greedy"):
        lines = {Mind().answer(packed(question(bot))) for _ in range(2)}
        assert len(lines) == 1
        assert check(RULES, STATE, parse(lines.pop())) is None


def test_a_bot_that_takes_too_long_is_stopped_and_the_next_one_is_asked_anew() -> None:
    answers: Queue[str | None] = Queue()

    def take(asked: Question, line: str | None) -> None:
        assert asked.match == "m"
        answers.put(line)

    thinker = WorkerThinker(take, hard=0.0)
    thinker.ask(question("greedy"))
    assert answers.get(timeout=30) is None
    thinker._hard = 30.0
    thinker.ask(question("random"))
    assert answers.get(timeout=60)
    process = thinker._process
    assert process is not None
    process.kill()
    process.join()
    thinker.ask(question("random"))
    assert answers.get(timeout=60), "a dead one is started anew"
    thinker.close()
    assert thinker._process is None
