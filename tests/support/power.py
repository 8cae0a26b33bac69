"""What a disk holds when the power fails: what was synced, and of the rest whatever the disk pleased to write."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

from support.recorder import Event

SECTOR = 512


class File:
    """A file: its bytes on the disk, and what was done to it since they got there."""

    def __init__(self, safe: bytes = b"") -> None:
        self.safe = safe
        self.waiting: list[Event] = []

    def sync(self) -> None:
        """Everything done so far is on the disk."""
        self.safe = done(self.safe, self.waiting)
        self.waiting = []

    def left(self, random: Random | None) -> bytes:
        """What a power cut leaves: only what was synced, or with ``random`` some of the rest, perhaps torn."""
        if random is None:
            return self.safe
        return done(self.safe, [part for event in self.waiting for part in torn(event, random)])


def torn(event: Event, random: Random) -> list[Event]:
    """What of a write gets to the disk: half of them not at all, most others whole, some in single sectors."""
    if random.random() < 0.5:
        return []
    if event.what == "truncate" or random.random() < 0.75:
        return [event]
    sectors = range(0, len(event.data), SECTOR)
    return [
        event._replace(offset=event.offset + at, data=event.data[at : at + SECTOR])
        for at in sectors
        if random.random() < 0.5
    ]


def done(content: bytes, events: Iterable[Event]) -> bytes:
    """The bytes of a file after what was done to it."""
    held = bytearray(content)
    for event in events:
        if event.what == "truncate":
            held = held[: event.offset].ljust(event.offset, b"\0")
        else:
            held = held.ljust(event.offset, b"\0")
            held[event.offset : event.offset + len(event.data)] = event.data
    return bytes(held)


class Disk:
    """A disk: names, and files behind them. Names get there when their folder is synced, in the order they came.

    Args:
        folder: What is on it.
        begun: The files that lie there already, safe on the disk.
    """

    def __init__(self, folder: Path, begun: Iterable[Path] = ()) -> None:
        self.folder = str(folder)
        self.names = {str(path): File(path.read_bytes()) for path in begun}
        self.safe = self.names
        self.waiting: list[dict[str, File]] = []

    def take(self, event: Event) -> None:
        """Let something be done to it."""
        match event.what:
            case "create":
                self._rename(self.names | {event.path: File()})
            case "unlink":
                self._rename({name: file for name, file in self.names.items() if name != event.path})
            case "sync" if event.path == self.folder:
                self.safe, self.waiting = self.names, []
            case "sync":
                self.names[event.path].sync()
            case "write" | "truncate":
                self.names[event.path].waiting.append(event)

    def _rename(self, names: dict[str, File]) -> None:
        self.names = names
        self.waiting.append(names)

    def leave(self, target: Path, random: Random | None = None) -> None:
        """Write what a power cut leaves now into another folder."""
        names = random.choice([self.safe, *self.waiting]) if random else self.safe
        for name, file in names.items():
            (target / Path(name).name).write_bytes(file.left(random))
