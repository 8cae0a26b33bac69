"""Runs a program under ptrace and records what it does to the files of one folder, call by call.

Kept is what decides what a power cut leaves: writes with their bytes, truncations, syncs, names that come and go, and
the lines the program says in between. A call it does not know that would change a file is an error, not a gap. A chosen
call can be made to fail, as a disk does.
"""

import errno
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from ptrace.cpu_info import CPU_X86_64
from ptrace.debugger import ProcessExit, ProcessSignal, PtraceDebugger
from ptrace.syscall import SYSCALL_NAMES
from ptrace.syscall.ptrace_syscall import RETURN_VALUE_REGISTER, SYSCALL_REGISTER

ARGUMENTS = ("rdi", "rsi", "rdx", "r10") if CPU_X86_64 else ("r0", "r1", "r2", "r3")
UNKNOWN = {
    *("pwritev", "pwritev2", "writev", "fallocate", "rename", "renameat", "renameat2", "link", "linkat", "truncate"),
    *("sendfile", "copy_file_range", "splice", "sync", "syncfs", "sync_file_range", "msync"),
}
"""Calls that would change files, or bring them to the disk, in ways that are not recorded."""
AT_DESCRIPTOR = {"write", "pwrite64", "ftruncate", "fsync", "fdatasync"}
AT_NAME = {"unlink": 0, "unlinkat": 1, "openat": 1, "open": 0, "creat": 0}
FAULTS = {"pwrite64", "write", "ftruncate", "fsync", "fdatasync"}


class Event(NamedTuple):
    """Something that was done: ``write``, ``truncate``, ``sync``, ``create``, ``unlink`` to a file, or ``said``."""

    what: str
    path: str = ""
    offset: int = 0
    data: bytes = b""


Fault = Callable[[str, str], int]
"""Which error a call (by name, on a file) is to fail with; 0: none."""


def no_fault(call: str, path: str) -> int:
    del call, path
    return 0


class Recorder:
    """One run of a Python program.

    Args:
        folder: Whose files are watched.
        words: The program and its arguments.
        fault: Which of its calls fail.
    """

    def __init__(self, folder: Path, words: list[str], fault: Fault = no_fault) -> None:
        self.folder, self.fault = folder, fault
        self.program = subprocess.Popen(
            [sys.executable, *words], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment()
        )
        self.said = b""
        self.there = {str(path) for path in folder.iterdir()}

    def events(self) -> Iterator[Event]:
        """Let it run, and give what it does, until it ends well."""
        debugger = PtraceDebugger()
        try:
            self.process = debugger.addProcess(self.program.pid, is_attached=False)
            debugger.enableSysgood()
            assert self.program.stdin is not None
            self.program.stdin.write(b"go\n")
            self.program.stdin.flush()
            while True:
                self._goes_on()
                yield from self._call()
        except ProcessExit as left:
            code = left.exitcode
        finally:
            debugger.quit()
            self.program.communicate()
        assert code == 0, "it did not end well"

    def _goes_on(self, signal: int = 0) -> None:
        """Let it run to its next stop at a call; signals are handed on."""
        while True:
            self.process.syscall(signal)
            try:
                self.process.waitSyscall()
            except ProcessSignal as sent:
                signal = sent.signum
            else:
                return

    def _call(self) -> Iterator[Event]:
        """A call, from its beginning to its end."""
        registers = self.process.getregs()
        name = SYSCALL_NAMES.get(getattr(registers, SYSCALL_REGISTER), "")
        arguments = [getattr(registers, one) for one in ARGUMENTS]
        path = self._path(name, arguments)
        is_said = name == "write" and arguments[0] == 1
        if not (path or is_said):
            self._goes_on()
            return
        data = self.process.readBytes(arguments[1], arguments[2]) if name in {"write", "pwrite64"} else b""
        failing = self.fault(name, path) if name in FAULTS and not is_said else 0
        done = self._refuse(arguments[0], failing) if failing else self._outcome()
        assert name not in UNKNOWN, f"{name} of {path} is not recorded"
        if done < 0:
            return
        if is_said:
            yield from self._lines(data)
        else:
            yield from self._event(name, path, arguments, data[:done])

    def _path(self, name: str, arguments: list[int]) -> str:
        """The watched file that a call is about; empty if it is about none."""
        if name in AT_NAME:
            path = os.fsdecode(self.process.readCString(arguments[AT_NAME[name]], 4096)[0])
        elif name in AT_DESCRIPTOR | UNKNOWN:
            try:
                path = str(Path(f"/proc/{self.program.pid}/fd/{arguments[0]}").readlink())
            except OSError:
                return ""
        else:
            return ""
        return path if path.startswith(f"{self.folder}/") or path == str(self.folder) else ""

    def _outcome(self) -> int:
        """What the call that has begun gives."""
        self._goes_on()
        value = self.process.getreg(RETURN_VALUE_REGISTER)
        return value - (1 << 64) if value >> 63 else value

    def _refuse(self, descriptor: int, number: int) -> int:
        """Have the call that has begun do nothing and fail: it is given a descriptor that is none."""
        self.process.setreg(ARGUMENTS[0], (1 << 64) - 1)
        outcome = self._outcome()
        assert outcome == -errno.EBADF, "the call was made"
        self.process.setreg(ARGUMENTS[0], descriptor)
        self.process.setreg(RETURN_VALUE_REGISTER, (1 << 64) - number)
        return -number

    def _lines(self, data: bytes) -> Iterator[Event]:
        *lines, self.said = (self.said + data).split(b"\n")
        yield from (Event("said", data=line) for line in lines)

    def _event(self, name: str, path: str, arguments: list[int], data: bytes) -> Iterator[Event]:
        match name:
            case "pwrite64":
                yield Event("write", path, arguments[3], data)
            case "write":
                position = int(Path(f"/proc/{self.program.pid}/fdinfo/{arguments[0]}").read_text().split()[1])
                yield Event("write", path, position - len(data), data)
            case "ftruncate":
                yield Event("truncate", path, arguments[1])
            case "fsync" | "fdatasync":
                yield Event("sync", path)
            case "unlink" | "unlinkat":
                self.there.discard(path)
                yield Event("unlink", path)
            case _ if path not in self.there and Path(path).is_file():
                self.there.add(path)
                yield Event("create", path)


def environment() -> dict[str, str]:
    """The environment of a program of ours: it finds the tests' support."""
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
