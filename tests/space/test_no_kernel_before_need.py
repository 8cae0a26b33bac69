"""Importing the geometry, and its plain twins, loads no numba: only questions that need a kernel do."""

import subprocess
import sys

PLAIN = """
import sys
from sacredwire.content.boards import Piece
from sacredwire.rules.space import area, distance, field, heading, lattice, leg, path, push, reach, sight, solid, taut
tower = Piece(id="tower", footprint=((500, 500), (900, 500), (900, 900), (500, 900)), top=300)
terrain = solid.Terrain.of([tower])
assert sight.plain_sight(terrain, (100, 700, 0), (1300, 700, 0)).seen == 0
assert sight.plain_clear_line(terrain, (100, 700, 0), 49, (300, 700, 0), 49)
assert area.plain_can_stand(terrain, (700, 700, 300), 49)
assert leg.plain_leg(terrain, (100, 100, 0), (400, 500, 0), leg.Walker()).plan == 500 * 1024
assert distance.within((0, 0, 0), 49, (198, 0, 0), 49, 100)
assert "numba" not in sys.modules
"""


def test_no_numba_before_a_kernel_is_asked() -> None:
    ran = subprocess.run([sys.executable, "-c", PLAIN], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_a_changed_constant_or_kernel_changes_the_name_it_is_cached_under() -> None:
    """Numba looks only at a kernel's own file; the mark in its name must tell of the files it is built on."""
    from types import ModuleType

    from sacredwire.rules.space.compiled import kernels_on

    def under(radius: int) -> str:
        module = ModuleType("constants")
        module.RADIUS = radius  # type: ignore[attr-defined] # a module made for the test

        def question() -> int:
            return 1

        kernels_on(module)(question)
        return question.__qualname__

    assert under(49) == under(49)
    assert under(49) != under(63)
