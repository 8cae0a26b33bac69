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
    from sacredwire.server.bootstrap import serve
    from sacredwire.server.settings import Settings

    servers = []
    for line in sys.stdin:
        data = Path(line.strip())
        pid = os.fork()
        if not pid:
            os.close(0)

            def tell(url: str, port: int) -> None:
                del port  # it stands in the address
                print(json.dumps({"url": url, "pid": os.getpid()}), flush=True)  # noqa: T201 - the test reads it

            serve(Settings(database=f"sqlite:///{data / 'm.db'}", port=0), data, tell)
            os._exit(0)
        servers.append(pid)
        while servers and os.waitpid(servers[0], os.WNOHANG)[0]:
            servers.pop(0)
    for pid in servers:
        try:
            os.kill(pid, 9)
            os.waitpid(pid, 0)
        except (ProcessLookupError, ChildProcessError):
            continue


if __name__ == "__main__":
    main()
