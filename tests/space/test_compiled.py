"""Kernels are compiled wherever they run, also where numba can keep nothing."""

from collections.abc import Callable

import pytest

from sacredwire.rules.space import compiled


def test_where_no_cache_can_be_written_kernels_are_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def njit(function: Callable[[int], int] | None = None, *, cache: bool = False) -> object:
        def keep(kept: Callable[[int], int]) -> Callable[[int], int]:
            raise RuntimeError(f"cannot cache function {kept.__name__!r}: no locator available")

        return keep if cache else function

    monkeypatch.setattr(compiled, "njit", njit)

    @compiled.kernels_on()
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42
