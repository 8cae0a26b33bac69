"""Who is told that kernels are being compiled, which takes half a minute the first time; loads no numba."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

_LISTENERS: list[Callable[[], object]] = []


@contextmanager
def told_of_compiling(tell: Callable[[], object]) -> Iterator[None]:
    """Has somebody told, once, when a kernel has to be compiled while a block runs.

    Args:
        tell: What is called then. It is never called when numba's cache holds every kernel that is used.
    """
    _LISTENERS.append(tell)
    try:
        yield
    finally:
        if tell in _LISTENERS:
            _LISTENERS.remove(tell)


def compiling() -> None:
    """Tells whoever waits for it that a kernel is being compiled."""
    while _LISTENERS:
        _LISTENERS.pop()()
