"""How long a campaign of many months takes to open: the store found in order, the ledger read and followed."""

import statistics
import tempfile
import time
from pathlib import Path

from bench.space import report

from sacredwire.content.load import load_edition
from sacredwire.play.campaigns.simulate import simulate
from sacredwire.rules.campaign.entries import Founded, decode_entry
from sacredwire.rules.campaign.ledger import follow
from sacredwire.rules.ruleset import Ruleset
from sacredwire.store.store import Store

MATCHES, SQUADS = 100, 20
TIMES = 9


def opened() -> tuple[int, int, float]:
    """Matches and ledger entries of a campaign that bots played, and the seconds it takes to open; the median."""
    played = simulate(Ruleset(load_edition("sacredwire-0.9")), 1, SQUADS, ("random",), MATCHES)
    first, *rest = played.campaign.entries
    assert isinstance(first, Founded), "every ledger begins so"
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'sacredwire.db'}"
        with Store.open(url) as store:
            campaign = store.found(first, "bench", "bench", then=rest).campaign
        taken = [seconds_to_open(url, campaign, played.campaign.entries) for _ in range(TIMES)]
    return played.matches, len(played.campaign.entries), statistics.median(taken)


def seconds_to_open(url: str, campaign: str, entries: tuple[object, ...]) -> float:
    """One opening, from nothing to the campaign as it stands."""
    begun = time.perf_counter()
    with Store.open(url) as store:
        there = follow(decode_entry(row.body) for row in store.entries(campaign))
    taken = time.perf_counter() - begun
    assert there.entries == entries, "it is the campaign that was stored"
    return taken


def main() -> None:
    """Tells it."""
    matches, entries, seconds = opened()
    report(f"campaign of {matches} matches, {entries} entries, opens in", seconds * 1e3, "ms   (aim 1,000)")
