"""Help pages written from the catalogues, so that they are in the user's language.

A command's sentence is the message ``cli-<command>`` (``cli-squad-new`` for a command of a group), the sentence of
its parameter ``cli-<command>-<parameter>``. Nothing else names them: no ``help=`` stands in the commands' code.
"""

import shutil
import textwrap
from typing import Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from sacredwire.cli.out import Out
from sacredwire.cli.usage import HelpAsked, no_such_command, shown_name, usage_error
from sacredwire.content.text import Text

SHARED = {"--json": "json", "--lang es|en": "lang", "--content DIR": "content", "--help": "help"}
"""The options every command has, with the last part of their message ids."""

_WIDEST = 100
_COLUMN = 28


class LocalCommand(TyperCommand):
    """A command whose help page and refusals come from the catalogues."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the command's own words.

        Raises:
            UsageError: They cannot be understood.
        """
        try:
            return super().parse_args(ctx, list(args))
        except typer.TyperException as error:
            raise usage_error(error, ctx, args) from error

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the whole page."""
        formatter.write(page(self, ctx))


class LocalGroup(TyperGroup):
    """A group of commands whose help page and refusals come from the catalogues."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words up to the command's name.

        Raises:
            HelpAsked: There are none.
            UsageError: They cannot be understood, or name no command.
        """
        if not args:
            raise HelpAsked(page(self, ctx))
        try:
            return super().parse_args(ctx, list(args))
        except typer.TyperException as error:
            raise usage_error(error, ctx, args) from error

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was named.

        Raises:
            UsageError: None was named.
        """
        try:
            return super().invoke(ctx)
        except typer.TyperException as error:
            raise usage_error(error, ctx) from error

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the whole page."""
        formatter.write(page(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the next word names.

        Raises:
            UsageError: No command has that name.
        """
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise no_such_command(args[0], self.list_commands(ctx))
        return super().resolve_command(ctx, args)


def page(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    """The help page of a command: usage, sentence, arguments, options, commands, shared options."""
    text = Out.of(ctx).text
    arguments = [one for one in command.params if isinstance(one, TyperArgument)]
    options = [one for one in command.params if isinstance(one, TyperOption)]
    names = command.list_commands(ctx) if isinstance(command, TyperGroup) else []
    usage = [ctx.command_path, *([text.say("cli-help-options")] if options else [])]
    usage += [shown_name(one) if one.required else f"[{shown_name(one)}]" for one in arguments]
    usage += [text.say("cli-help-command")] if names else []
    here = message_id(ctx)
    blocks = [
        text.say("cli-help-usage", usage=" ".join(usage)),
        _fill(text.say(here)),
        _block(text, "cli-help-arguments", [(shown_name(one), _told(text, here, one)) for one in arguments]),
        _block(text, "cli-help-own-options", [(_option(one, ctx), _told(text, here, one)) for one in options]),
        _block(text, "cli-help-commands", [(name, text.say(f"{here}-{name}")) for name in names]),
        _block(text, "cli-help-shared", [(name, text.say(f"cli-shared-{last}")) for name, last in SHARED.items()]),
    ]
    return "\n\n".join(block for block in blocks if block) + "\n"


def message_id(ctx: Any) -> str:
    """The message id of a command's sentence: ``cli`` for the program itself, else ``cli-<words>``."""
    return "-".join(["cli", *ctx.command_path.split()[1:]])


def _told(text: Text, here: str, parameter: TyperArgument | TyperOption) -> str:
    sentence = text.say(f"{here}-{str(parameter.name).replace('_', '-')}")
    default = parameter.default
    if default is None or default is False or default in ("", [], ()) or callable(default):
        return sentence
    return text.say("cli-help-default", sentence=sentence, value=str(default))


def _option(option: TyperOption, ctx: Any) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {_type(option, ctx)}"


def _type(option: TyperOption, ctx: Any) -> str:
    """What an option takes: its choices or range, else the word of the catalogue for it."""
    shown = (option.metavar or option.display_type(ctx)).strip("<>")
    text, key = Out.of(ctx).text, f"cli-type-{shown.lower()}"
    return text.say(key) if text.has(key) else shown


def _block(text: Text, title: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    column = min(_COLUMN, max(len(left) for left, _ in rows) + 4)
    return "\n".join([text.say(title), *(_row(left, right, column) for left, right in rows)])


def _row(left: str, right: str, column: int) -> str:
    lead = f"  {left}"
    if len(lead) > column - 2:
        return f"{lead}\n{_fill(right, column)}"
    return lead.ljust(column) + _fill(right, column).lstrip()


def _fill(text: str, indent: int = 0) -> str:
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    lead = " " * indent
    return textwrap.fill(text, max(width, indent + 20), initial_indent=lead, subsequent_indent=lead)
