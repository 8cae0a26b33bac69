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
from typer.core import TyperGroup
from typer.main import get_group

from sacredwire.cli.commands import Root
from sacredwire.cli.line import read_line
from sacredwire.cli.out import Out, close_quietly, speak_utf8
from sacredwire.cli.usage import HelpAsked, file_error
from sacredwire.errors import SacredWireError
from sacredwire.rules.space.waiting import told_of_compiling

DONE, CHECK_FAILED, BAD_INPUT, OUR_FAULT, INTERRUPTED, READER_GONE = 0, 1, 2, 70, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command line.

    Args:
        argv: The words after the program's name; those of the process if None.

    Returns:
        The exit code.
    """
    speak_utf8()
    out, words, fault = read_line(sys.argv[1:] if argv is None else argv, os.environ)
    if fault is not None:
        out.fail(fault)
        return BAD_INPUT
    try:
        code = _run(out, words)
        sys.stdout.flush()
    except BrokenPipeError:
        close_quietly()
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(out: Out, words: list[str]) -> int:
    try:
        _invoke(out, words)
    except typer.Exit as left:
        return left.exit_code
    except HelpAsked as asked:
        out.aside(asked.page)
    except SacredWireError as error:
        out.fail(error)
    except BrokenPipeError:
        raise
    except OSError as error:
        out.fail(file_error(error))
    except Exception:  # the last resort: a fault of ours is shown whole, with an exit code of its own
        traceback.print_exc()
        out.aside(out.text.say("cli-our-fault"))
        return OUR_FAULT
    else:
        return DONE
    return BAD_INPUT


def _invoke(out: Out, words: list[str]) -> None:
    program = _program()
    with told_of_compiling(out.say_compiling), program.make_context("sacredwire", words, obj=out) as ctx:
        program.invoke(ctx)


def _program() -> TyperGroup:
    app = typer.Typer(cls=Root, add_completion=False, invoke_without_command=True)
    app.callback()(_options)
    return get_group(app)


def _options(ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        out = Out.of(ctx)
        number = installed_version("sacredwire")
        out.line(f"sacredwire {number}")
        out.data({"sacredwire": number})
        raise typer.Exit(DONE)
    if ctx.invoked_subcommand is None:
        raise HelpAsked(ctx.get_help())
