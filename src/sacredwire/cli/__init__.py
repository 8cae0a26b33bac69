"""The command line: one file per command.

How to write one: a module ``cli/<name>.py`` with a function ``<name>`` (or, for a group, ``app = typer.Typer()`` with
commands) whose first parameter is ``ctx: typer.Context``. ``Out.of(ctx)`` answers: ``say(message_id, ...)`` and
``line(text)`` for people, ``data(value)`` for ``--json``; call both, the half nobody asked for stays silent.
``--lang``, ``--json``, ``--content`` and ``--help`` are taken care of: ``out.lang``, ``out.as_json``, ``out.content``.

Paths are plain ``Path`` parameters (no ``exists=``), closed choices are ``StrEnum`` parameters. Refusals are raised as
``SacredWireError`` (exit code 2); a check that failed is ``raise typer.Exit(1)``. No ``help=`` in the code: the texts
are the messages ``cli-<command>`` and ``cli-<command>-<parameter>`` (``cli-squad-new-edition``) in both languages.
"""
