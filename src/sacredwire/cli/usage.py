"""Command lines that cannot be understood, as errors with codes instead of typer's English sentences."""

import errno
import os
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from sacredwire.errors import ContentError, SacredWireError


class UsageError(SacredWireError):
    """A command line that cannot be understood."""


class HelpAsked(Exception):  # noqa: N818 - nothing went wrong: the user gets the help page
    """A group of commands was called without a word: its help page is the answer."""

    def __init__(self, page: str) -> None:
        super().__init__(page)
        self.page = page


def usage_error(error: typer.TyperException, ctx: Any, words: Sequence[str] = ()) -> SacredWireError:
    """What typer refuses about a command line, in our codes.

    Args:
        error: What typer's parser raised. Its classes are private to typer, so they are told apart by name.
        ctx: The context of the command whose words these were.
        words: The words themselves, to say which one is wrong.
    """
    parameter = getattr(error, "param", None)
    match type(error).__name__:
        case "NoSuchOption":
            return _no_such_option(str(getattr(error, "option_name", "")), ctx)
        case "MissingParameter":
            return UsageError("usage-missing", name=shown_name(parameter))
        case "BadParameter":
            return _bad_value(parameter, ctx, words)
        case "BadOptionUsage":
            option = str(getattr(error, "option_name", ""))
            takes_value = not _is_flag(option, ctx)
            return UsageError("usage-needs-value" if takes_value else "usage-takes-no-value", option=option)
        case _ if isinstance(ctx.command, TyperGroup):
            return UsageError("usage-no-command", command=ctx.command_path)
        case _:
            return UsageError("usage-too-many", command=ctx.command_path)


def file_error(error: OSError) -> ContentError:
    """A file the system will not give us, in our codes."""
    file = str(error.filename or "")
    match error:
        case FileNotFoundError():
            there = Path(file).parent.is_dir()
            return ContentError("file-missing" if there else "file-no-folder", file=file)
        case PermissionError():
            return ContentError("file-forbidden", file=file)
        case IsADirectoryError():
            return ContentError("file-is-folder", file=file)
        case NotADirectoryError():
            return ContentError("file-no-folder", file=file)
        case _ if not file:
            return ContentError("output-unusable", reason=errno.errorcode.get(error.errno or 0, "?"))
        case _:
            return ContentError("file-unusable", file=file, reason=errno.errorcode.get(error.errno or 0, "?"))


def no_such_command(word: str, known: list[str]) -> UsageError:
    """A word where a command should stand, with the commands that look like it, or all of them."""
    return UsageError("usage-no-such-command", word=word, known=", ".join(get_close_matches(word, known) or known))


def shown_name(parameter: Any) -> str:
    """The name under which a user knows a parameter: ``--seed`` for an option, ``FILE`` for an argument."""
    if isinstance(parameter, TyperOption):
        return max(parameter.opts, key=len)
    return str(parameter.metavar or parameter.name).upper() if isinstance(parameter, TyperArgument) else ""


def _no_such_option(word: str, ctx: Any) -> UsageError:
    known = [name for parameter in ctx.command.params for name in (*parameter.opts, *parameter.secondary_opts)]
    known = [name for name in known if name.startswith("-")] + ["--help", "--json", "--lang", "--content"]
    close = get_close_matches(word, known) or known
    return UsageError("usage-no-such-option", option=word, known=", ".join(close))


def _is_flag(option: str, ctx: Any) -> bool:
    return any(option in parameter.opts and getattr(parameter, "is_flag", False) for parameter in ctx.command.params)


def _bad_value(parameter: Any, ctx: Any, words: Sequence[str]) -> SacredWireError:
    """A value that a parameter cannot take. What is wrong with a path can only be that it may not be read."""
    given, _, _ = ctx.command.make_parser(ctx).parse_args(args=list(words))
    found = given.get(getattr(parameter, "name", ""), "")
    values = [str(value) for value in found] if isinstance(found, tuple) else [str(found)]
    locked = [value for value in values if Path(value).exists() and not os.access(value, os.R_OK)]
    if locked:
        return ContentError("file-forbidden", file=locked[0])
    return UsageError(
        "usage-bad-value",
        name=shown_name(parameter),
        value=" ".join(values),
        expected=_expected(parameter, ctx),
        least=_limit(parameter, "min"),
        most=_limit(parameter, "max"),
    )


def _limit(parameter: Any, which: str) -> str:
    """The smallest (``min``) or largest (``max``) number an option takes; "none" where there is no such limit."""
    limit = getattr(parameter, which, None)
    return "none" if limit is None else str(limit)


def _expected(parameter: Any, ctx: Any) -> str:
    if parameter is None:
        return ""
    return str(getattr(parameter, "metavar", None) or parameter.display_type(ctx)).strip("<>")
