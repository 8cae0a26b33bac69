"""Kernels are compiled wherever they run, also where numba can keep nothing; and somebody is told of it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sacredwire.rules.space import compiled
from sacredwire.rules.space.waiting import told_of_compiling


@pytest.fixture
def no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where neither the program's folder nor the home can be written."""
    plain = compiled.njit

    def njit(function: Callable[[int], int] | None = None, *, cache: bool = False) -> object:
        def keep(kept: Callable[[int], int]) -> Callable[[int], int]:
            raise RuntimeError(f"cannot cache function {kept.__name__!r}: no locator available")

        return keep if cache else plain(function)

    monkeypatch.setattr(compiled, "njit", njit)


@pytest.mark.usefixtures("no_cache")
def test_where_no_cache_can_be_written_kernels_are_compiled_anew() -> None:
    @compiled.kernels_on()
    def twice(number: int) -> int:
        return 2 * number

    assert twice(21) == 42


@pytest.mark.usefixtures("no_cache")
def test_constants_and_numbers_are_compiled_for_once() -> None:
    @compiled.kernels_on()
    def part(number: int, is_half: bool) -> int:
        return number // 2 if is_half else number

    @compiled.kernels_on()
    def parts(number: int) -> int:
        return part(7, True) + part(8, False) + part(number, number > 1)

    assert parts(21) == 3 + 8 + 10
    assert len(part.signatures) == 1


@pytest.mark.usefixtures("no_cache")
def test_one_who_waits_is_told_once_and_only_while_it_waits() -> None:
    told: list[str] = []

    def compile_one() -> None:
        @compiled.kernels_on()
        def once(number: int) -> int:
            return number

        once(1)

    with told_of_compiling(lambda: told.append("told")):
        assert not told
        compile_one()
        compile_one()
    assert told == ["told"]
    with told_of_compiling(lambda: told.append("again")):
        pass
    compile_one()
    assert told == ["told"]


ASKS = """
from sacredwire.rules.space.waiting import told_of_compiling
with told_of_compiling(lambda: print("compiling")):
    from sacredwire.rules.space import kernels_solid
    print(kernels_solid.root_up(10))
"""


def test_a_cold_cache_is_told_of_and_a_warm_one_is_not(tmp_path: Path) -> None:
    own = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    for said in ("compiling\n4\n", "4\n"):
        ran = subprocess.run([sys.executable, "-c", ASKS], env=own, capture_output=True, text=True, check=False)
        assert (ran.stdout, ran.stderr) == (said, "")
