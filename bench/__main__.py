"""How fast the engine is: ``make bench``, or ``python -m bench``. What it measures and what it fails on: README.md."""

import os
import statistics
import sys

import bench.campaigns
import bench.space
from bench import weights
from bench.matches import Lot, Ours, Reference

ROUNDS = 7
PROMISED, AIMED = 0.4, 0.8
"""The share of the reference loop's speed that was promised, and that is aimed at."""
GATED: frozenset[str] = frozenset()
"""The ratios that have reached what was promised, and must not fall below it any more."""
LOTS = {"random": (40, 12), "greedy": (20, 6)}
"""Matches a lot of the reference loop, and of ours."""


def compare(bot: str, policy: int) -> dict[str, float]:
    """Our matches against the reference loop's, lot by lot in turn: the ratios, medians of all rounds."""
    ours, reference = Ours("random" if bot == "random" else "greedy"), Reference(policy)
    theirs_count, count = LOTS[bot]
    Lot(ours, range(count)), Lot(reference, range(2))  # nothing is cold afterwards
    pairs = [(Lot(reference, range(theirs_count)), Lot(ours, range(count))) for _ in range(ROUNDS)]
    rival = {
        key: statistics.median(getattr(lot, key) for lot, _ in pairs) for key in ("match", "decision", "decisions")
    }
    mine = {
        key: statistics.median(getattr(lot, key) for _, lot in pairs)
        for key in ("match", "decision", "decisions", "rounds")
    }
    print(f"\n{bot} v {bot}, one core, medians of {ROUNDS} lots taken in turn")
    print(f"{'':<26}{'ms a match':>12}{'us a decision':>15}{'decisions':>11}{'rounds':>8}")
    print(row("reference richfast 0.25", rival) + f"{6:>8.1f}")
    print(row(f"ours, {ours.rules.edition.id}", mine) + f"{mine['rounds']:>8.1f}")
    found = {
        f"{bot}, per {key}": statistics.median(getattr(lot, key) / getattr(own, key) for lot, own in pairs)
        for key in ("match", "decision")
    }
    for name, ratio in found.items():
        print(f"  {name:<24}{ratio:>8.2f} x   (promised {PROMISED}, aimed at {AIMED})")
    return found


def row(name: str, figures: dict[str, float]) -> str:
    """One line of the table."""
    return f"{name:<26}{figures['match'] * 1e3:>12.1f}{figures['decision'] * 1e6:>15.0f}{figures['decisions']:>11.0f}"


def weigh() -> None:
    """Memory, start-up, one input."""
    ours = Ours("random")
    median, mean = weights.seconds_of_an_input(ours)
    print("\nweights")
    bench.space.report("an input with its events, kernels apart, median", median * 1e6, "us   (aim 20)")
    bench.space.report("  mean", mean * 1e6, "us")
    bench.space.report("a further state of a match", weights.bytes_of_a_state(ours) / 1e3, "kB   (aim 2)")
    bench.space.report("a running match with its log", weights.bytes_of_a_match(ours) / 1e3, "kB   (aim 100)")
    bench.space.report("import of the engine, warm", weights.seconds_to_import() * 1e3, "ms   (aim 350)")


def main() -> int:
    """Measures everything; 1 when a ratio that had been reached has fallen below what was promised."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ratios = {**compare("random", 0), **compare("greedy", 1)}
    weigh()
    print("\ngeometry")
    bench.space.main()
    print("\ncampaigns")
    bench.campaigns.main()
    fallen = [name for name, ratio in ratios.items() if name in GATED and ratio < PROMISED]
    for name in fallen:
        print(f"\nToo slow: {name} is below {PROMISED} x.")
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
