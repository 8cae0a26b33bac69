"""Where the author's Squad Builder shows another number than the rules give, and why."""

from typing import Literal

import msgspec

from sacredwire.content.foreign.shapes import BuilderModel, BuilderSquad
from sacredwire.content.foreign.shown import ATTRIBUTES, Shown, armor_inches, knows_organs, shown
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.rules import squads
from sacredwire.rules.armor import move_under
from sacredwire.rules.squads import Profile, Shop

Reason = Literal[
    "old-profile",  # a version with other Health and Move of the contract (0.6.2)
    "brute-armor",  # the page takes the armor's penalty from those who ignore it (C2.4)
    "heavy-armor",  # an edition where every heavy armor costs Move
    "move-floor",  # the page goes below 0" (R-54)
    "spanish-organs",  # the page gives no Health for Organs bought in Spanish (A.cybernetics)
    "above-maximum",  # the page lets Health stand above the maximum (K.injuries)
    "clamped-once",  # the page holds the sum between 2d4 and 2d12, not each change
    "unexplained",
]


class Difference(msgspec.Struct, frozen=True):
    """A number of a model that the page shows otherwise.

    Attributes:
        model: Its slot from 1.
        name: Its name.
        stat: ``combat``, ``defense``, ``wits``, ``max_health``, ``health`` or ``move``.
        shown: What the page shows: Die Tiers, points, hundredths of an inch.
        rule: What the rules give, in the same unit.
        reasons: Why, in the order they add up.
    """

    model: int
    name: str
    stat: str
    shown: int
    rule: int
    reasons: tuple[Reason, ...]


def differences(shop: Shop, squad: Squad, source: BuilderSquad) -> tuple[Difference, ...]:
    """Every number of an imported squad that the builder's page shows otherwise. Rule: C2, R-11, R-53, R-54."""
    told: list[Difference] = []
    for slot, (sheet, model) in enumerate(zip(squad.models, source.models, strict=True), 1):
        if not sheet.contract:
            continue
        ours, theirs = squads.profile(shop, sheet), shown(model)
        found = [
            *((stat, getattr(theirs, stat), getattr(ours, stat), ("clamped-once",)) for stat in ATTRIBUTES),
            ("max_health", theirs.max_health, ours.max_health, _health_reasons(shop, sheet, model)),
            ("health", theirs.health, ours.health, _wound_reasons(shop, sheet, model, theirs)),
            ("move", theirs.move * 100, ours.move, _move_reasons(shop, sheet, model, ours)),
        ]
        told += (
            Difference(slot, sheet.name, stat, there, here, reasons or ("unexplained",))
            for stat, there, here, reasons in found
            if there != here
        )
    return tuple(told)


def _health_reasons(shop: Shop, sheet: ModelSheet, model: BuilderModel) -> tuple[Reason, ...]:
    reasons: tuple[Reason, ...] = ()
    if model.base_health != shop.contracts[sheet.contract].health:
        reasons += ("old-profile",)
    if not knows_organs(model):
        reasons += ("spanish-organs",)
    return reasons


def _wound_reasons(shop: Shop, sheet: ModelSheet, model: BuilderModel, theirs: Shown) -> tuple[Reason, ...]:
    reasons: tuple[Reason, ...] = ()
    if model.base_health != shop.contracts[sheet.contract].health:
        reasons += ("old-profile",)
    if theirs.health > theirs.max_health:
        reasons += ("above-maximum",)
    return reasons


def _move_reasons(shop: Shop, sheet: ModelSheet, model: BuilderModel, ours: Profile) -> tuple[Reason, ...]:
    """Walk from our Move to the page's, naming each step that changes it; what is left over is unexplained."""
    reasons: tuple[Reason, ...] = ()
    free = squads.ignores_armor_move(shop, sheet)
    armor = squads.worn(shop, sheet)
    counted = move_under(armor, ours.melted, shop.edition.switches, free) if armor else 0
    move = ours.bare_move + counted
    if move < 0:
        reasons += ("move-floor",)
    if armor_inches(model) * 100 != counted:
        reasons += ("brute-armor" if free else "heavy-armor",)
        move += armor_inches(model) * 100 - counted
    old = model.base_move * 100 - shop.contracts[sheet.contract].move
    if old:
        reasons += ("old-profile",)
    if move < 0 and "move-floor" not in reasons:
        reasons += ("move-floor",)
    return reasons if move + old == shown(model).move * 100 else ()
