"""Which function carries out which stage of set-up."""

from collections.abc import Callable, Mapping

from sacredwire.engine.change import Change
from sacredwire.engine.procedures.setup.coworkers import coworkers
from sacredwire.engine.procedures.setup.deploy import advance, deploy, done, free_search, redeploy
from sacredwire.engine.procedures.setup.ground import terrain, zones
from sacredwire.engine.procedures.setup.loot import decoys, loot
from sacredwire.engine.procedures.setup.opening import advantages, markers, roll_off, start
from sacredwire.engine.procedures.setup.setting import Setting, Stage

STAGES: Mapping[Stage, Callable[[Change, Setting, object], None]] = {
    "start": start,
    "markers": markers,
    "roll-off": roll_off,
    "advantages": advantages,
    "loot": loot,
    "decoys": decoys,
    "coworkers": coworkers,
    "zones": zones,
    "terrain": terrain,
    "deploy": deploy,
    "redeploy": redeploy,
    "advance": advance,
    "free-search": free_search,
    "done": done,
}


def step(change: Change, frame: Setting, got: object) -> None:
    """Takes set-up one stage further. Rule: K.setup, R-91."""
    STAGES[frame.at](change, frame, got)
