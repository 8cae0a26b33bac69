"""Delirium: a model runs at the nearest enemy, whoever that is."""

from msgspec.structs import replace

from sacredwire.engine.change import Change
from sacredwire.engine.procedures.suffer import Raving
from sacredwire.engine.procedures.walk import Walk
from sacredwire.rules.approach import nearest_enemies, toward
from sacredwire.rules.movement import allowance


def step(change: Change, frame: Raving, got: object) -> None:
    """Picks the enemy, by the dice when several are equally near, and runs; nobody strikes. Rule: R-74, R-85, R-132."""
    model = change.models[frame.who]
    enemies = nearest_enemies(change.rules, change, model)
    if not enemies:
        change.pop()
    elif frame.at == "pick" and len(enemies) > 1:
        change.set(replace(frame, at="picked"))
        change.fall("nearest", "R-74", [(len(enemies),)])
    else:
        enemy = enemies[got[0][0] - 1] if isinstance(got, tuple) else enemies[0]
        path = toward(change.rules, change, model, enemy, allowance(change.rules, model))
        change.pop()
        if len(path) > 1:
            change.push(Walk(frame.who, tuple(path[1:]), "delirium"))
