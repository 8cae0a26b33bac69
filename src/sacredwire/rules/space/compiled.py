"""How kernels are compiled. Importing this module loads numba: only kernels do."""

from collections.abc import Callable
from types import ModuleType
from typing import ParamSpec, Protocol, TypeVar, cast
from zlib import crc32

from numba import njit

P = ParamSpec("P")
R = TypeVar("R")


class Decorator(Protocol):
    """What makes a kernel of a plain function of the same type."""

    def __call__(self, function: Callable[P, R], /) -> Callable[P, R]:
        """The kernel of a function."""
        ...


def kernels_on(*modules: ModuleType) -> Decorator:
    """The decorator of a module's kernels: compiled at the first call and kept in numba's cache.

    There is no fast-math, so every machine agrees. Numba's cache notices only changes of a kernel's own file; so the
    name under which a kernel is kept carries a mark of every constant and kernel of the modules it is built on.

    Args:
        modules: The modules whose constants and kernels the decorated ones use.
    """
    mark = f"_{crc32(repr([_contents(module) for module in modules]).encode()):08x}"

    def kernel(function: Callable[P, R], /) -> Callable[P, R]:
        function.__qualname__ += mark
        try:
            return cast(Callable[P, R], njit(cache=True)(function))
        except RuntimeError:  # neither beside the file nor at home can anything be written: compiled anew each time
            return cast(Callable[P, R], njit(function))

    return kernel


def _contents(module: ModuleType) -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name, value in sorted(vars(module).items()):
        if isinstance(value, int):
            found.append((name, value))
        elif hasattr(value, "py_func"):
            code = value.py_func.__code__
            found.append((name, (code.co_code, code.co_consts, code.co_names)))
    return found
