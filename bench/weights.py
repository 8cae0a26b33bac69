"""What the engine weighs: memory of states and matches, time to import it, time of one input."""

import importlib
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from bench.matches import Ours
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.log import LogWriter
from sacredwire.engine.match import apply

KERNELS = ("field", "leg", "outlook", "path", "places", "sight", "solid", "stops", "trail")


def bytes_of_a_state(ours: Ours, matches: int = 3) -> float:
    """Memory of each further state kept of a match, bytes."""
    taken = []
    for seed in range(matches):
        inputs = [turn.given for turn in ours.turns(seed)]
        taken.append((_traced(ours, seed, inputs, keep=True) - _traced(ours, seed, inputs, keep=False)) / len(inputs))
    return statistics.median(taken)


def _traced(ours: Ours, seed: int, inputs: list[Input], *, keep: bool) -> int:
    """Memory held after a match is played again, with all its states or only the last."""
    state, kept = ours.begin(seed), list[State]()
    tracemalloc.start()
    for given in inputs:
        state = apply(ours.rules, state, given).state
        if keep:
            kept.append(state)
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held


def bytes_of_a_match(ours: Ours, matches: int = 3) -> float:
    """Memory of a match just before its end: all of its state but the board, and the lines of its log, bytes."""
    taken = []
    for seed in range(matches):
        turns = list(ours.turns(seed))
        bare = replace(turns[-1].before, position=replace(turns[-1].before.position, board=Board(id="")))
        lines: list[str] = []
        tracemalloc.start()
        log = LogWriter(lines.append, ours.rules, ours.setup(seed))
        for turn in turns:
            log.add(turn.given)
        whole = deepcopy(bare)
        taken.append(tracemalloc.get_traced_memory()[0])
        tracemalloc.stop()
        del whole
    return statistics.median(taken)


def seconds_to_import(rounds: int = 7) -> float:
    """Time to import the engine's door in a fresh process with warm files, seconds."""
    asked = "import time; t = time.perf_counter(); import sacredwire.engine.match; print(time.perf_counter() - t)"
    ran = [
        subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True) for _ in range(rounds)
    ]
    return statistics.median(float(one.stdout) for one in ran)


class _Watch:
    """Adds up the time spent in kernels."""

    def __init__(self) -> None:
        self.spent = 0

    def over(self, kernel: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any) -> Any:
            begun = time.perf_counter_ns()
            answer = kernel(*args)
            self.spent += time.perf_counter_ns() - begun
            return answer

        return timed


def seconds_of_an_input(ours: Ours, matches: int = 100) -> tuple[float, float]:
    """Time to apply an input with its events, kernels apart: median and mean of all inputs of matches, seconds."""
    played = [(ours.begin(seed), [turn.given for turn in ours.turns(seed)]) for seed in range(matches)]
    watch, taken = _Watch(), list[int]()
    changed: list[tuple[Any, str, Any]] = []
    for name in KERNELS:
        module = importlib.import_module(f"sacredwire.rules.space.kernels_{name}")
        for key, value in list(vars(module).items()):
            if hasattr(value, "py_func") and value.py_func.__module__ == module.__name__:
                changed.append((module, key, value))
                setattr(module, key, watch.over(value))
    try:
        for first, inputs in played:
            state = first
            for given in inputs:
                watch.spent, begun = 0, time.perf_counter_ns()
                state = apply(ours.rules, state, given).state
                taken.append(time.perf_counter_ns() - begun - watch.spent)
    finally:
        for module, key, value in changed:
            setattr(module, key, value)
    return statistics.median(taken) / 1e9, statistics.mean(taken) / 1e9
