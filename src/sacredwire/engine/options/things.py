"""Everything done with hands: Disengage, Interact, Search, Interrogate, consumables, grenades."""

from collections.abc import Iterator, Sequence

from sacredwire.content.effects import Cure, Heal, SafeLeave, VoidCritical
from sacredwire.content.schema import Gear
from sacredwire.engine import missions
from sacredwire.engine.inputs import Action, Disengage, Interact, Interrogate, Search, Throw, Use
from sacredwire.engine.pending import ThrowTo
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.control import hijacker
from sacredwire.rules.coworkers import company_suffices
from sacredwire.rules.engagement import COWORKERS, beside, engaged_with, markers_reached, on_board
from sacredwire.rules.finds import may_use_weapon
from sacredwire.rules.loot import hands_suffice
from sacredwire.rules.movement import has_trait
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.distance import within
from sacredwire.rules.state import Model, Position


def offers(rules: Ruleset, position: Position, act: Activation) -> Sequence[Action | ThrowTo]:
    """Every such action the model may take now; a hijacked AI model gathers nothing. Rule: C4.3, R-65, R-103."""
    model = position.models[act.who]
    found: list[Action | ThrowTo] = []
    engaged = bool(engaged_with(rules, position, model))
    mission = missions.named(rules, position.mission)
    if engaged and not act.disengaged and not has_trait(rules, model, SafeLeave) and mission.may_disengage(model):
        found.append(Disengage(act.who))
    if model.sheet.seat is not None:
        found.extend(_on_markers(rules, position, model, engaged))
        found.extend(mission.interactions(rules, position, model))
        found.extend(_interrogations(rules, position, model))
    if model.items and not hijacker(model):
        found.extend(_consumables(rules, position, model))
        reach = rules.numbers.grenade_range
        found += [ThrowTo(act.who, item, reach) for item in dict.fromkeys(model.items) if item in rules.grenades]
    return found


def _on_markers(rules: Ruleset, position: Position, model: Model, engaged: bool) -> Iterator[Action]:
    """Search, and Interact with a weapon that lies there. Rule: C4.3, K.loot-modifiers, R-65, R-78."""
    for marker in markers_reached(rules, position, model, position.markers):
        assert marker.place is not None
        if marker.kind == "loot":
            if not engaged and hands_suffice(rules, position, position.rows, model, marker.place):
                yield Search(model.id, marker.id)
        elif marker.kind == "weapon" and may_use_weapon(rules, model.sheet, rules.weapons[marker.item]):
            yield Interact(model.id, marker.id)


def _interrogations(rules: Ruleset, position: Position, model: Model) -> Iterator[Interrogate]:
    """Coworkers within reach, marked Hostile or not. Rule: C4.3, K.coworker-modifiers, R-33, R-65."""
    for coworker in beside(rules, position, model):
        if coworker.sheet.side == COWORKERS and company_suffices(rules, position, position.rows, model, coworker):
            yield Interrogate(model.id, coworker.id)


def _consumables(rules: Ruleset, position: Position, model: Model) -> Iterator[Use]:
    """Consumables at hand on every model they help: oneself, or adjacent models. Rule: A.consumables, R-15."""
    for item in dict.fromkeys(model.items):
        row = rules.consumables.get(item)
        if row is None:
            continue
        for target in _users(rules, position, model, row):
            if _helps(row, target):
                yield Use(model.id, item, target.id)


def _users(rules: Ruleset, position: Position, model: Model, row: Gear) -> list[Model]:
    """Cures and healing reach adjacent models, the rest the user alone; in order of arrival. Rule: R-15, R-65."""
    if not any(isinstance(effect, Heal | Cure) for effect in row.effects):
        return [model]
    reached = {model.id, *(other.id for other in beside(rules, position, model))}
    return [target for target in on_board(position) if target.id in reached]


def _helps(row: Gear, target: Model) -> bool:
    """Whether there is anything for it to do on the target."""
    for effect in row.effects:
        match effect:
            case Heal() if not target.wounded:
                return False
            case Cure() if not any(target.has(kind) for kind in effect.kinds):
                return False
            case VoidCritical() if not target.criticals:
                return False
            case _:
                pass
    return True


def check(rules: Ruleset, position: Position, act: Activation, given: Action) -> Rejection | None:
    """Why this is not possible, or None. Rule: C4.3, C4.15, R-65."""
    if isinstance(given, Throw):
        return check_throw(rules, position, act, given)
    return None if given in offers(rules, position, act) else Rejection("not-offered", expected="act")


def check_throw(rules: Ruleset, position: Position, act: Activation, given: Throw) -> Rejection | None:
    """A grenade at hand, a point on the board within its range, standing on something. Rule: C4.15, R-25."""
    model = position.models[act.who]
    assert model.place is not None
    terrain = rules.terrain(position.board)
    if hijacker(model) or given.grenade not in model.items or given.grenade not in rules.grenades:
        return Rejection("no-such-grenade", value=given.grenade)
    x, y, z = given.at
    if not (0 <= x <= terrain.size and 0 <= y <= terrain.size and terrain.has_surface(x, y, z)):
        return Rejection("throw-nowhere")
    if not within(model.place, model.sheet.radius, given.at, 0, rules.numbers.grenade_range):
        return Rejection("throw-too-far", expected=rules.numbers.grenade_range)
    return None
