"""``sacredwire scene``: plays a scene, explains every modifier, and says whether it came out as expected."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from sacredwire.cli.account import edition_name, tell_events, tell_standing
from sacredwire.cli.out import Out
from sacredwire.content.scene_files import read_scene
from sacredwire.engine.match import digest
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
    if not played.faults:
        out.say("scene-as-expected" if played.scene.expect else "scene-nothing-expected")
    out.line("")


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
