"""Wave Callers that stand together bring Flickers."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.coming import Coming, new_group
from sacredwire.rules.hostiles.chain import callers, largest_chains, summon_of
from sacredwire.rules.hostiles.ways import middle_of


class Summoning(Frame, frozen=True, gc=False, tag="summoning"):
    """Counts the chains, and calls. Once a round for the whole faction. Rule: I.summon, R-86."""

    who: str
    at: Literal["count", "chosen"] = "count"


def step(change: Change, frame: Summoning, got: object) -> None:
    """Takes the summoning one stage further; the largest chain counts, ties by the dice.

    Rule: I.summon, R-86, R-146.
    """
    rules, model = change.rules, change.models[frame.who]
    summon = summon_of(rules, model)
    assert summon is not None, "only a faction that summons has the behavior"
    found = largest_chains(callers(rules, change, model), summon)
    if change.position.summoned == change.round or not found:
        change.say("no-summoning", "I.summon", who=frame.who)
        change.pop()
    elif len(found) > 1 and frame.at == "count":
        change.set(replace(frame, at="chosen"))
        change.fall("tie", "R-86", [(len(found),)])
    else:
        chain = found[got[0][0] - 1] if isinstance(got, tuple) else found[0]
        change.update(summoned=change.round)
        count = len(chain) - summon.less
        change.say("summons", "I.summon", who=frame.who, unit=summon.unit, count=count)
        names = new_group(change, summon.unit, count)
        middle = middle_of([m.place for m in chain if m.place is not None])
        change.pop()
        change.push(Coming(names, middle, how="summon"))
