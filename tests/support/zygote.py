"""Starts real servers fast: everything is imported once, and each server is a fork of it that can be killed.

Run as a program: each line on stdin names a data folder; its server's address and process id come back as a line.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()


class Zygote:
    """The program, as tests see it; a context manager that ends it and its servers."""

    def __enter__(self) -> "Zygote":
        """Starts it."""
        self._process = subprocess.Popen(
            [sys.executable, str(HERE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self

    def __exit__(self, *given: object) -> None:
        """Ends it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()

    def serve(self, data: Path) -> dict[str, Any]:
        """A server over a data folder: its ``url`` and ``pid``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{data}\n")
        self._process.stdin.flush()
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told


def main() -> None:
    """Forks a server for each line."""
    import sacredwire.server.bootstrap  # noqa: F401 - once, for all its forks

    servers: dict[str, int] = {}
    for line in sys.stdin:
        if line in servers:
            os.waitpid(servers[line], 0)  # it was killed, and holds its lock until it is gone
        pid = os.fork()
        if not pid:
            os.close(0)
            try:
                _serve(Path(line.strip()))
            finally:
                os._exit(1)
        servers[line] = pid
    for pid in servers.values():
        try:
            os.kill(pid, 9)
            os.waitpid(pid, 0)
        except (ProcessLookupError, ChildProcessError):
            continue


def _serve(data: Path) -> None:
    """Serves, and says where, or what went wrong."""
    from sacredwire.errors import SacredWireError
    from sacredwire.server.bootstrap import serve
    from sacredwire.server.settings import Settings

    def tell(url: str, port: int) -> None:
        del port  # it stands in the address
        print(json.dumps({"url": url, "pid": os.getpid()}), flush=True)  # noqa: T201 - the test reads it

    try:
        serve(Settings(database=f"sqlite:///{data / 'm.db'}", port=0), data, tell)
    except SacredWireError as error:
        print(json.dumps({"error": str(error)}), flush=True)  # noqa: T201 - the test reads it


if __name__ == "__main__":
    main()
