"""Any moment of a match as a scene."""

from typing import Any

import msgspec

from sacredwire.engine.codec import encode_stack
from sacredwire.engine.frames import Bag, Choice, State
from sacredwire.engine.notation import place
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.play.scenes.format import MORE, Document, SceneActivation
from sacredwire.rules.dice import level
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Position, Sheet


def capture(rules: Ruleset, state: State, title: str) -> Document:
    """The scene file's values that lead to exactly this state.

    Where the match waits for a draw or for the active model's next choice, the file says so in its own words;
    anywhere else it carries the procedures under way as the engine encodes them.

    Args:
        rules: The edition.
        state: The moment.
        title: What the scene is called.
    """
    position = state.position
    document: Document = {
        "title": title,
        "editions": [rules.edition.id],
        "mission": position.mission,
        "round": position.round,
        "bag": list(position.bag),
        "secret": msgspec.to_builtins(state.secret),
        **_more(position),
    }
    own_words = _in_own_words(state)
    if own_words is None:
        document["stack"] = encode_stack(state.stack)
        document["active"] = position.active
    document["smokes"] = [{"at": place((x, y, 0)), "radius": _length(radius)} for x, y, radius in position.smokes]
    document["zones"] = msgspec.to_builtins(position.zones)
    document["generated"] = msgspec.to_builtins(position.rows)
    document["blessings"] = {seat: list(hand) for seat, hand in position.blessings.items()}
    document["tallies"] = {seat: msgspec.to_builtins(tally) for seat, tally in position.tallies.items()}
    document |= own_words or {}
    document["models"] = {id_: _model(model) for id_, model in position.models.items()}
    document["markers"] = {marker.id: _placed(msgspec.to_builtins(marker), marker.place) for marker in position.markers}
    document["piece"] = [
        {
            **{name: value for name, value in msgspec.to_builtins(piece).items() if name != "footprint"},
            "corners": [place((x, y, 0)) for x, y in piece.footprint],
        }
        for piece in position.board.pieces
    ]
    return document


def _in_own_words(state: State) -> Document | None:
    """What stands for the stack: nothing at a draw, the activation at a choice; None for any other moment."""
    match state.stack:
        case (Match(at="finish"), between, Bag()) if between == Round(at="drawn"):
            return {}
        case (Match(at="finish"), between, Activation(behavior="") as running, Choice()) if between == Round(at="draw"):
            fields = {name: getattr(running, name) for name in SceneActivation.__struct_fields__ if name != "begins"}
            return {"activation": fields}
        case _:
            return None


def _more(position: Position) -> Document:
    """Fields of the position without words of their own, as far as they say something."""
    plain = {name: msgspec.to_builtins(getattr(position, name)) for name in MORE}
    return {name: value for name, value in plain.items() if value or name == "arrivals"}


def _model(model: Model) -> Document:
    """A model's entry: everything its contract or unit does not already say, and all that differs from the default."""
    told = _changed(model, {"sheet", "place"})
    told |= _changed(model.sheet, {"id", "side", "seat", "group", "radius", "health"})
    told |= {
        "max_health": model.max_health,
        "health": model.health,
        "move": _length(model.move),
        "presence": model.presence,
    }
    told |= {"weapons": list(model.weapons), "activated": model.activated, "boss": model.sheet.boss}
    told |= {name: level.name(getattr(model, name)) for name in ("combat", "defense", "wits")}
    told |= {"move": _length(model.move), "radius": _length(model.sheet.radius), "sheet_health": model.sheet.health}
    return _placed(told, model.place)


def _changed(value: Model | Sheet, without: set[str]) -> Document:
    """Fields that are not at their default."""
    fields = msgspec.structs.fields(type(value))
    kept = {one.name: getattr(value, one.name) for one in fields if one.name not in without}
    defaults = {one.name: one.default for one in fields}
    told: Document = msgspec.to_builtins({name: got for name, got in kept.items() if got != defaults[name]})
    return told


def _placed(told: dict[str, Any], at: tuple[int, int, int] | None) -> Document:
    """An entry with its place in the notation."""
    rest = {name: value for name, value in told.items() if name != "place"}
    return {"at": place(at), **rest} if at else rest


def _length(hundredths: int) -> str:
    return f'{"-" if hundredths < 0 else ""}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"'
