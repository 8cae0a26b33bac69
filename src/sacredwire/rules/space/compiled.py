"""How kernels are compiled. Importing this module loads numba: only kernels do."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, ParamSpec, Protocol, TypeVar, cast
from zlib import crc32

from numba import njit, types
from numba.core.event import Event, Listener, register

from sacredwire.rules.space.waiting import compiling

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
            made: Any = njit(cache=True)(function)
        except RuntimeError:  # neither beside the file nor at home can anything be written: compiled anew each time
            made = njit(function)
        _take_constants_as_numbers(made)
        return cast(Callable[P, R], made)

    return kernel


def _take_constants_as_numbers(made: Any) -> None:
    """Has a kernel that others call with constants compiled once for whole numbers, not once more for each constant."""
    compile_for = made.get_call_template

    def without_constants(args: Sequence[Any], keywords: Any) -> Any:
        plain = tuple(types.unliteral(arg) for arg in args)  # type: ignore[no-untyped-call]  # numba's functions have no types
        return compile_for(plain, keywords)

    made.get_call_template = without_constants


class _Compiling(Listener):
    """Hears of every function numba compiles; those it finds in its cache are none."""

    def on_start(self, _: Event) -> None:
        """A function is about to be compiled."""
        compiling()

    def on_end(self, _: Event) -> None:
        """A function is compiled: nobody is told."""


register("numba:compile", _Compiling())  # type: ignore[no-untyped-call]  # numba's functions have no types


def _contents(module: ModuleType) -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name, value in sorted(vars(module).items()):
        if isinstance(value, int):
            found.append((name, value))
        elif hasattr(value, "py_func"):
            code = value.py_func.__code__
            found.append((name, (code.co_code, code.co_consts, code.co_names)))
    return found
