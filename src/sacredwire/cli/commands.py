"""The commands by name. Each lives in its own module, imported only when it is asked for.

``sacredwire odds`` therefore never pays for the engine, nor for the kernels of the board.
"""

from importlib import import_module
from typing import Any

import typer
from typer.main import get_command, get_group

from sacredwire.cli.help import LocalCommand, LocalGroup

GROUPS = ("campaign", "mission", "squad", "board", "content")
"""Names with commands of their own: their module exposes ``app``, a ``typer.Typer``."""

NAMES = ("serve", "campaign", "match", "replay", "mission", "scene", "odds", "squad", "board", "content", "rules")
"""Every command in the order of the help page. A plain one's module exposes a function of the same name."""


class Root(LocalGroup):
    """The program itself: finds its commands by importing their modules."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Every command's name, without importing one."""
        del ctx  # what there is does not depend on the context
        return list(NAMES)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a name, or None."""
        del ctx
        return load_command(cmd_name) if cmd_name in NAMES else None


def load_command(name: str) -> Any:
    """Import a command's module and make its command, with help pages from the catalogues."""
    module = import_module(f"sacredwire.cli.{name}")
    if name not in GROUPS:
        single = typer.Typer(add_completion=False)
        single.command(name, cls=LocalCommand)(getattr(module, name))
        return get_command(single)
    group: typer.Typer = module.app
    group.info.name = name
    group.info.cls = LocalGroup
    for command in group.registered_commands:
        command.cls = LocalCommand
    return get_group(group)
