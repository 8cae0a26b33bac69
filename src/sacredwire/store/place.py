"""Where the campaigns and matches of a user are kept."""

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path

DATA, DATABASE = "SACREDWIRE_DATA", "SACREDWIRE_DATABASE"
"""What in the environment names the data folder, and the one setting that names another database."""
FILE = "sacredwire.db"


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """The folder of the user's data; it need not exist yet.

    Args:
        given: What ``--data`` names; it wins.
        environ: The environment: ``SACREDWIRE_DATA`` comes next, then the platform's own place.
    """
    if given is not None:
        return given
    named = environ.get(DATA)
    return Path(named) if named else user_data_path("sacredwire", appauthor=False)


def database(given: Path | None, environ: Mapping[str, str]) -> str:
    """The URL of the user's database, as ``Store.open`` takes it.

    Args:
        given: What ``--data`` names: a folder. It wins.
        environ: The environment: ``SACREDWIRE_DATABASE`` names a database by its URL; else it is a file in the folder.
    """
    named = environ.get(DATABASE)
    if named and given is None:
        return named
    return f"sqlite:///{(data_folder(given, environ) / FILE).absolute()}"
