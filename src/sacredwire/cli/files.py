"""Files that commands write: never over another one unless the user says so."""

from pathlib import Path
from typing import Annotated

import typer

from sacredwire.errors import ContentError

Force = Annotated[bool, typer.Option("--force")]
"""Whether a command may write over a file that is there."""


def spare(path: Path, force: bool) -> None:
    """Refuse to write over a file that is there, unless forced; devices and pipes are none.

    Raises:
        ContentError: ``file-exists``.
    """
    if path.is_file() and not force:
        raise ContentError("file-exists", file=str(path))
