"""The program ``sacredwire``: reads the command line, runs one command, turns every refusal into one clear line.

Exit codes: 0 done, 1 a check failed, 2 bad input, 70 a fault of ours, 130 interrupted, 141 the reader has gone.
"""

import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import version as installed_version
from typing import Annotated

import typer
from typer.main import get_group

from sacredwire.cli.commands import Root
from sacredwire.cli.line import fallback, read_line
from sacredwire.cli.out import Out, close_quietly, speak_utf8
from sacredwire.cli.usage import HelpAsked, UsageError, file_error
from sacredwire.errors import SacredWireError

DONE, CHECK_FAILED, BAD_INPUT, OUR_FAULT, READER_GONE = 0, 1, 2, 70, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        argv: The words after the program's name; those of the process if None.

    Returns:
        The exit code.
    """
    speak_utf8()
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        out, rest = read_line(words, os.environ)
    except SacredWireError as error:
        fallback(words, os.environ).fail(error)
        return BAD_INPUT
    try:
        code = _run(out, rest)
        sys.stdout.flush()
    except BrokenPipeError:
        close_quietly()
        return READER_GONE
    return code


def _run(out: Out, words: list[str]) -> int:
    try:
        if out.content is not None and not out.content.is_dir():
            raise UsageError("usage-no-folder", folder=str(out.content))
        answer = _program().main(args=words, prog_name="sacredwire", standalone_mode=False, obj=out)
    except SacredWireError as error:
        out.fail(error)
    except HelpAsked as asked:
        out.aside(asked.page)
    except BrokenPipeError:
        raise
    except OSError as error:
        out.fail(file_error(error))
    except Exception:  # the last resort: a fault of ours is shown whole, with an exit code of its own
        traceback.print_exc()
        out.aside(out.text.say("cli-our-fault"))
        return OUR_FAULT
    else:
        return answer if isinstance(answer, int) else DONE
    return BAD_INPUT


def _program() -> typer.core.TyperGroup:
    app = typer.Typer(cls=Root, add_completion=False, invoke_without_command=True)
    app.callback()(_options)
    return get_group(app)


def _options(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    if version:
        out = Out.of(ctx)
        number = installed_version("sacredwire")
        out.line(f"sacredwire {number}")
        out.data({"sacredwire": number})
        raise typer.Exit(DONE)
    if ctx.invoked_subcommand is None:
        raise HelpAsked(ctx.get_help())
