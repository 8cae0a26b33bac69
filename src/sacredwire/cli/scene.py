"""``sacredwire scene``: plays a scene, explains every modifier, and says whether it came out as expected."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sacredwire.cli.account import edition_name, tell_events, tell_standing
from sacredwire.cli.out import Out
from sacredwire.content.scene_files import read_scene
from sacredwire.engine.match import digest, pending
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, Draw, MoveTo, Offer, Over, PutAt, Roll, ThrowTo, Turn
from sacredwire.play.scenes.expect import Fault
from sacredwire.play.scenes.playing import Played, editions_of, play_scene
from sacredwire.play.story import tell


def scene(
    ctx: typer.Context,
    file: Path,
    edition: Annotated[str, typer.Option(metavar="ID")] = "",
) -> None:
    """Play a scene under each edition it names, or under one; exit code 1 when it does not come out as it says."""
    out = Out.of(ctx)
    document = read_scene(file)
    played = [
        play_scene(document, str(file), one, out.content)
        for one in ((edition,) if edition else editions_of(document, str(file), out.content))
    ]
    for one in played:
        _tell(out, one)
    out.data([_data(out, one) for one in played])
    if any(one.faults for one in played):
        raise typer.Exit(1)


def _tell(out: Out, played: Played) -> None:
    out.line(f"{played.scene.title} — {edition_name(out, played.rules.edition.id)}")
    for moment in played.moments:
        if moment.line:
            out.line(f"> {moment.line}")
        if moment.refused:
            out.say("scene-refused", code=moment.refused)
        tell_events(out, moment.events, moment.after.position, rules=True)
    out.line("")
    tell_standing(out, played.end.position)
    for fault in played.faults:
        out.line(_fault(out, fault))
    if played.faults or not played.scene.expect:
        _tell_waiting(out, played)
    if not played.faults:
        out.say("scene-as-expected" if played.scene.expect else "scene-nothing-expected")
    out.line("")


def _tell_waiting(out: Out, played: Played) -> None:
    """What the match waits for at the end, and each line that may be given: the next one of ``play``."""
    match pending(played.rules, played.end):
        case Roll(purpose=purpose, groups=groups):
            dice = " | ".join(" ".join(f"d{sides}" for sides in group) for group in groups)
            out.say("scene-waits-roll", line=f"fall {purpose} {dice}")
        case Draw(bag=bag):
            out.say("scene-waits-draw", bag=", ".join(sorted(set(bag))))
        case Decide(seat=seat, prompt=prompt, offers=offers):
            out.say("scene-waits-decide", seat=out.text.say(f"seat-{seat}"), prompt=out.text.say(f"prompt-{prompt}"))
            for offer in offers:
                out.line(f"  {_offered(offer)}")
        case Over():
            pass


def _offered(offer: Offer) -> str:
    """An offer as a line of ``play``, with X,Y,Z for a place to be chosen."""
    match offer:
        case MoveTo(who=who, again=again):
            return f"{'again' if again else 'move'} {who} X,Y,Z"
        case ThrowTo(who=who, grenade=grenade):
            return f"throw {who} {grenade} X,Y,Z"
        case PutAt(thing=thing):
            return f"put {thing} X,Y,Z"
        case Turn(seat=seat):
            return f"direct {seat} 0-359"
        case _:
            return write(offer)


def _fault(out: Out, fault: Fault) -> str:
    """What is wrong, in a sentence."""
    say, line = out.text.say, fault.expected
    if fault.wanted:
        return say("scene-not-refused", field=fault.field, line=line, wanted=fault.wanted, got=fault.got or "none")
    if fault.field.startswith("play "):
        return say("scene-line-refused", field=fault.field, line=line, reason=say(f"error-{fault.got}", **fault.params))
    if fault.field == "dice":
        reason = say(f"error-{fault.got}", **fault.params) if line else ""
        return say("scene-dice-refused", line=line, reason=reason) if line else say("scene-dice-left", dice=fault.got)
    return say("scene-fault", field=fault.field, expected=line or "–", got=fault.got or "–")


def _data(out: Out, played: Played) -> dict[str, Any]:
    """A played scene for programs: each input with its events and sentences, the models at the end, the faults."""
    moments = [
        {
            "input": moment.line,
            "refused": moment.refused,
            "events": msgspec.to_builtins(moment.events),
            "told": [msgspec.to_builtins(line) for line in tell(out.text, moment.events, moment.after.position)],
        }
        for moment in played.moments
    ]
    return {
        "edition": played.rules.edition.id,
        "title": played.scene.title,
        "moments": moments,
        "models": msgspec.to_builtins(dict(played.end.position.models)),
        "state": digest(played.end),
        "faults": msgspec.to_builtins(played.faults),
    }
