"""``sacredwire replay``: tells a match again from its log and checks that it comes out the same."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from sacredwire.cli.account import ending_of, result_data, tell_events, tell_head, tell_result
from sacredwire.cli.out import Out
from sacredwire.content.scene_files import encode_scene
from sacredwire.content.strict_json import read_bytes
from sacredwire.engine.events import Event
from sacredwire.engine.log import MatchLog, read_log, start, state_at
from sacredwire.errors import ContentError, LogError
from sacredwire.play.match import result_of
from sacredwire.play.records import LOG, rules_of, turns
from sacredwire.play.scenes.capture import capture
from sacredwire.rules.ruleset import Ruleset

LARGEST = 32_000_000
"""The largest log that is read, bytes; a long match takes a hundredth of it."""


def replay(
    ctx: typer.Context,
    log: Path,
    unfinished: Annotated[bool, typer.Option("--unfinished")] = False,
    scene: Annotated[int | None, typer.Option(metavar="N", min=0)] = None,
    quiet: Annotated[bool, typer.Option("--quiet")] = False,
) -> None:
    """Tell a logged match again, or show one of its moments as a scene."""
    out = Out.of(ctx)
    with named_log(log):
        read = read_log(read_bytes(log, LARGEST), unfinished)
        rules = rules_of(read, out.content)
        if scene is not None:
            document = capture(rules, state_at(rules, read, scene), f"{log.name}, {scene}")
            out.line(encode_scene(document))
            out.data(document)
        else:
            _tell(out, rules, read, quiet)


@contextmanager
def named_log(log: Path) -> Iterator[None]:
    """Has every refusal of a log, or of the board and squads in it, name the log's file."""
    try:
        yield
    except (LogError, ContentError) as error:
        if isinstance(error, LogError) or error.params.get("file") == LOG:
            raise type(error)(error.code, **{**error.params, "file": str(log)}) from error
        raise


def _tell(out: Out, rules: Ruleset, log: MatchLog, quiet: bool) -> None:
    state = start(rules, log)
    tell_head(out, state.position, log.header.edition)
    ending: tuple[Event, ...] = ()
    for turn in turns(rules, log):
        last = ending_of(turn.events)
        tell_events(out, last if quiet else turn.events, turn.after.position)
        ending += last
        state = turn.after
    result = result_of(rules, state)
    tell_result(out, result, state.position)
    told = {"edition": log.header.edition, "finished": log.closing is not None}
    out.data(told | result_data(result, state, len(log.inputs), ending))
