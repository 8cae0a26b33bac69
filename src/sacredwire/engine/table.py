"""The table of procedures: which function takes which frame further."""

from collections.abc import Callable
from typing import Any

from sacredwire.content import missions as pieces
from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Advancing, Bag, Choice, Facing, Fell, Frame, Putting, Question
from sacredwire.engine.procedures import (
    activation,
    arrivals,
    assault,
    cast,
    coming,
    contaminate,
    contest,
    critical,
    deceive,
    delirium,
    drop,
    finish,
    flight,
    free_attacks,
    fumble,
    gain,
    grenade,
    group_turn,
    hit,
    hunt,
    interact,
    interrogate,
    morale,
    phase,
    play,
    push,
    roam,
    rounds,
    search,
    suffer,
    summon,
    throw,
    use,
    walk,
    wound,
)
from sacredwire.engine.procedures.postgame import order as postgame
from sacredwire.engine.procedures.setup import setting, steps
from sacredwire.engine.scenarios import (
    carry,
    exits,
    forsaken,
    markers,
    quadrants,
    relay,
    source,
    spawns,
    targets,
    task,
    zones,
)

missions.register(pieces.Markers, markers.LaidOut)
missions.register(pieces.Carry, carry.Carrying)
missions.register(pieces.Forsaken, forsaken.LeftAlone)
missions.register(pieces.Zones, zones.Counting)
missions.register(pieces.Task, task.Working)
missions.register(pieces.Exits, exits.Exiting)
missions.register(pieces.Targets, targets.Hunting)
missions.register(pieces.Spawns, spawns.Bringing)
missions.register(pieces.Control, relay.Controlling)
missions.register(pieces.Trial, relay.Attempting)
missions.register(pieces.Jamming, relay.Interfering)
missions.register(pieces.Contained, relay.Containing)
missions.register(pieces.Entrusted, source.Entrusting)
missions.register(pieces.Extraction, source.Extracting)
missions.register(pieces.Detonation, source.Exploding)

LEAVES: frozenset[type[Frame]] = frozenset(
    {Fell, Bag, Advancing, Question, Choice, Facing, Putting, finish.Finished, postgame.Closed}
)
"""Frames on which a match waits."""

Step = Callable[[Change, Any, object], None]

STEPS: dict[type[Frame], Step] = {
    activation.Activation: activation.step,
    arrivals.Arrivals: arrivals.step,
    assault.Assault: assault.step,
    cast.Casting: cast.step,
    coming.Coming: coming.step,
    contaminate.Contamination: contaminate.step,
    contest.Contest: contest.step,
    critical.Critical: critical.step,
    deceive.Deceiving: deceive.step,
    drop.Dropping: drop.step,
    finish.Finish: finish.step,
    flight.Flight: flight.step,
    free_attacks.FreeAttacks: free_attacks.step,
    fumble.Fumble: fumble.step,
    gain.Gaining: gain.step,
    grenade.Grenade: grenade.step,
    group_turn.GroupTurn: group_turn.step,
    hit.Hit: hit.step,
    hunt.Hunting: hunt.step,
    interact.Interacting: interact.step,
    interrogate.Interrogating: interrogate.step,
    morale.Morale: morale.step,
    phase.Phasing: phase.step,
    relay.Trying: relay.step,
    source.Naming: source.name_carrier,
    source.Forfeiting: source.forfeit,
    source.Detonating: source.detonate,
    spawns.Spawning: spawns.step,
    targets.Picking: targets.step,
    play.Match: play.step,
    push.Push: push.step,
    roam.Roaming: roam.step,
    rounds.Round: rounds.step,
    quadrants.Siding: quadrants.step,
    search.Searching: search.step,
    setting.Setting: steps.step,
    suffer.Raving: delirium.step,
    suffer.Suffer: suffer.step,
    summon.Summoning: summon.step,
    throw.Throwing: throw.step,
    use.Using: use.step,
    walk.Walk: walk.step,
    wound.Wound: wound.step,
    **postgame.STEPS,
}
