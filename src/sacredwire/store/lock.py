"""One program at a time writes a SQLite database: whoever does holds its lock file.

SQLite before 3.51.3 may skip committed pages when two connections write and checkpoint at once, so there is only one.
The lock is the operating system's and falls with its process, however that dies; what stands in the file is for people.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from platform import node

import msgspec

from sacredwire.errors import StoreError


class Holder(msgspec.Struct, frozen=True):
    """Who writes: a program, its process and its machine."""

    program: str = "?"
    pid: int = 0
    host: str = "?"


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold a lock file.

    Args:
        path: The file; it stays when the lock is let go.

    Raises:
        StoreError: Somebody else holds it, or there are no such locks here.
    """
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o644)
    try:
        _take(descriptor, path)
        os.ftruncate(descriptor, 0)
        mine = Holder(Path(sys.argv[0]).name or "python", os.getpid(), node())
        os.write(descriptor, msgspec.json.encode(mine))
        yield
    finally:
        os.close(descriptor)


def _take(descriptor: int, path: Path) -> None:
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError as error:
        raise StoreError("store-no-lock", file=str(path)) from error
    try:
        flock(descriptor, LOCK_EX | LOCK_NB)
    except BlockingIOError as error:
        other = _holder(descriptor)
        raise StoreError(
            "store-locked", file=str(path), program=other.program, pid=other.pid, host=other.host
        ) from error
    except OSError as error:
        raise StoreError("store-no-lock", file=str(path)) from error


def _holder(descriptor: int) -> Holder:
    try:
        return msgspec.json.decode(os.pread(descriptor, 4096, 0), type=Holder)
    except msgspec.DecodeError:
        return Holder()  # it has only just come
