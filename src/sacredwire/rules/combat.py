"""Who may attack whom with what, and at which levels: pure questions about a table."""

from collections.abc import Collection
from functools import lru_cache

import msgspec

from sacredwire.content.effects import IgnoresCover, MaxRange, Overcharge, Reach, RollKind, SteadyShot
from sacredwire.content.schema import Weapon, WeaponKind
from sacredwire.rules.dice.level import clamp
from sacredwire.rules.engagement import (
    COWORKERS,
    are_enemies,
    engaged_with,
    gap,
    has_sight,
    near,
    samples_seen,
    side_of,
)
from sacredwire.rules.finds import may_use_weapon
from sacredwire.rules.modifiers import Context, Reason, rerolled_faces, tier_reasons, trait_reasons
from sacredwire.rules.movement import has_trait
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.space.sight import CLEAR
from sacredwire.rules.state import Model, Sheet, Table

UNARMED = "unarmed"
IMPROVISED = "improvised"


def is_shot(weapon: Weapon) -> bool:
    """Whether attacks with it are shots: ranged weapons and hostile Powers. Rule: C4.8, R-28."""
    return weapon.kind in ("ranged", "power")


def is_target(rules: Ruleset, table: Table, attacker: Model, target: Model) -> bool:
    """Whether a model may be attacked: anyone on the board outside one's own side. Rule: R-65, R-62, R-89."""
    if not target.on_board or attacker.sheet.id == target.sheet.id:
        return False
    active = table.active
    mine = side_of(attacker, active)
    return mine != side_of(target, active) or (mine == COWORKERS and are_enemies(rules, attacker, target, active))


def arms(rules: Ruleset, model: Model) -> tuple[Weapon, ...]:
    """What a model can fight with, Improvised Combat last. Rule: C2.3, R-51, R-78.

    A contract without access to a weapon leaves it in its holster; a disarmed AI model has only its hands. A
    hostile's weapon is a row of its own, whichever of the shop's bears the same name.
    """
    if model.has("unarmed"):
        return (rules.weapons[UNARMED],)
    return _arms(rules, model.sheet, model.weapons, model.blocked)


@lru_cache(maxsize=4096)
def _arms(rules: Ruleset, sheet: Sheet, weapons: tuple[str, ...], blocked: tuple[str, ...]) -> tuple[Weapon, ...]:
    carried = [rules.weapons[id_] for id_ in dict.fromkeys(weapons) if id_ not in blocked]
    own = [weapon for weapon in carried if not sheet.contract or may_use_weapon(rules, sheet, weapon)]
    if any(weapon.kind == "ranged" for weapon in carried):
        own.append(rules.weapons[IMPROVISED])
    return (*own, rules.weapons[UNARMED])


def reach_of(rules: Ruleset, weapon: Weapon) -> int:
    """How far a melee weapon strikes, hundredths. Rule: C4.7."""
    return max((e.distance for e in weapon.effects if type(e) is Reach), default=rules.numbers.engaged)


def usable(
    rules: Ruleset, table: Table, attacker: Model, target: Model, *, free: bool = False, engaged: bool | None = None
) -> tuple[Weapon, ...]:
    """Weapons a model can attack another with from where it stands. Rule: C4.7-C4.14, C4.9, R-20, R-28, R-77.

    Line of sight is needed, melee included. ``free`` leaves out shots; ``engaged`` says whether the attacker is
    Engaged, where the caller knows it already.
    """
    found = ready(rules, attacker, target, barred(rules, table, attacker, free=free, engaged=engaged))
    return found if found and has_sight(rules, table, attacker, target) else ()


def barred(
    rules: Ruleset, table: Table, attacker: Model, *, free: bool = False, engaged: bool | None = None
) -> tuple[WeaponKind, ...]:
    """Kinds of weapons a model may not use now: shots in a free attack, and while Engaged. Rule: R-20, R-71, R-77."""
    if free:
        return ("ranged", "power")
    if rules.switches.engaged_may_shoot:
        return ()
    if engaged is None:
        engaged = bool(engaged_with(rules, table, attacker))
    return ("ranged",) if engaged else ()


def ready(rules: Ruleset, attacker: Model, target: Model, barred: Collection[WeaponKind]) -> tuple[Weapon, ...]:
    """Weapons at hand of kinds not barred and within their range of the target. Rule: C4.7, C4.14."""
    return tuple(
        weapon
        for weapon in arms(rules, attacker)
        if weapon.kind not in barred and in_range(rules, attacker, target, weapon)
    )


def in_range(rules: Ruleset, attacker: Model, target: Model, weapon: Weapon) -> bool:
    """Whether the target is near enough; shots reach any distance unless the weapon says so. Rule: C4.7, C4.14."""
    limit = range_of(rules, weapon.id)
    return limit < 0 or near(attacker, target, limit)


@lru_cache(maxsize=1024)
def range_of(rules: Ruleset, weapon: str) -> int:
    """How far a weapon reaches, hundredths; negative: without limit."""
    row = rules.weapons[weapon]
    if not is_shot(row):
        return reach_of(rules, row)
    return min((effect.distance for effect in row.effects if type(effect) is MaxRange), default=-1)


def ripostes(rules: Ruleset, attacker: Model, target: Model) -> tuple[Weapon, ...]:
    """Weapons with which the target of a melee attack may Riposte. Rule: C4.7, C2.3."""
    if target.has("fleeing"):
        return ()
    return tuple(
        weapon for weapon in arms(rules, target) if weapon.kind == "melee" and in_range(rules, target, attacker, weapon)
    )


class Attempt(msgspec.Struct, frozen=True, gc=False):
    """An attack as it would be made now, with all its levels depend on.

    Attributes:
        attacker: Who attacks; ``target`` whom; ``weapon`` with what.
        distance: Between them, hundredths.
        shot: Whether it is a shot.
        covered: Whether the target's cover counts against it (C4.13).
        into_melee: Whether it is a shot at a model Engaged with any of its enemies (C4.11).
        moved: Whether the attacker moved before, in this activation.
        free: Whether it is a free attack (C4.5).
        overcharge: Whether Overcharge was declared.
        bonus: Tiers from the behavior (Mob Up).
        attackers_foes: How many enemies the attacker is Engaged with; ``targets_foes`` the target.
    """

    attacker: Model
    target: Model
    weapon: Weapon
    distance: int = 0
    shot: bool = False
    covered: bool = False
    into_melee: bool = False
    moved: bool = False
    free: bool = False
    overcharge: bool = False
    bonus: int = 0
    attackers_foes: int = 0
    targets_foes: int = 0

    @property
    def kinds(self) -> tuple[RollKind, ...]:
        """What the attacker's roll is."""
        if self.shot:
            return ("attack", "shot")
        return ("attack", "melee", "free-attack") if self.free else ("attack", "melee")


def attempt(
    rules: Ruleset,
    table: Table,
    attacker: Model,
    target: Model,
    weapon: Weapon,
    *,
    moved: bool = False,
    free: bool = False,
    overcharge: bool = False,
    bonus: int = 0,
) -> Attempt:
    """Everything an attack's levels depend on, read off the table. Rule: C4.7-C4.13."""
    shot = is_shot(weapon)
    covered = (
        shot
        and not attacker.has("ping")
        and not any(type(effect) is IgnoresCover for effect in weapon.effects)
        and 0 < samples_seen(rules, table, attacker, target) < CLEAR
    )
    targets_foes = len(engaged_with(rules, table, target))
    return Attempt(
        attacker,
        target,
        weapon,
        distance=gap(attacker, target),
        shot=shot,
        covered=covered,
        into_melee=shot and targets_foes > 0,
        moved=moved,
        free=free,
        overcharge=overcharge,
        bonus=bonus,
        attackers_foes=len(engaged_with(rules, table, attacker)),
        targets_foes=targets_foes,
    )


class Stance(msgspec.Struct, frozen=True, gc=False):
    """One side's part of a contest: its tier, all that changes it, the faces it rerolls, and what its roll is."""

    tier: int
    reasons: tuple[Reason, ...]
    rerolls: tuple[int, ...]
    kinds: tuple[RollKind, ...]

    @property
    def modifier(self) -> int:
        """The sum of its modifiers. Rule: R-1."""
        return sum([reason.amount for reason in self.reasons]) if self.reasons else 0


def attack_side(rules: Ruleset, tried: Attempt) -> Stance:
    """The attacker's Combat and every reason it is what it is. Rule: C4.7-C4.13, C2.3, R-1, R-3, R-53."""
    attacker, weapon, kinds = tried.attacker, tried.weapon, tried.kinds
    context = Context(tried.target, tried.distance, tried.covered, tried.moved, tried.attackers_foes, shot=tried.shot)
    reasons = tier_reasons(weapon.effects, kinds, attacker, context, weapon.id, _table_of(weapon))
    reasons += trait_reasons(rules, attacker, kinds, context)
    reasons += _situation(rules, tried)
    tier = clamp(attacker.combat + attacker.shooting) if tried.shot else attacker.combat
    return Stance(tier, tuple(reasons), _rerolls(rules, attacker, weapon.id, kinds), kinds)


def _situation(rules: Ruleset, tried: Attempt) -> list[Reason]:
    """What the situation itself does to the attacker's roll. Rule: C4.3, C4.5, C4.10, C4.11, C4.13."""
    numbers, switches = rules.numbers, rules.switches
    reasons: list[Reason] = []
    if tried.weapon.kind == "improvised":
        reasons.append(Reason("improvised", numbers.improvised, "C2.3", tried.weapon.id))
    if tried.free:
        reasons.append(Reason("free-attack", numbers.free_attack, "C4.5"))
    if tried.overcharge:
        amount = sum(effect.amount for effect in tried.weapon.effects if type(effect) is Overcharge)
        reasons.append(Reason("overcharge", amount, "A.ranged", tried.weapon.id))
    if tried.bonus:
        reasons.append(Reason("mob-up", tried.bonus, "I.mob-up"))
    if not tried.shot:
        return reasons
    if tried.covered:
        reasons.append(Reason("cover", numbers.cover, "C4.13"))
    if tried.moved and not has_trait(rules, tried.attacker, SteadyShot):
        reasons.append(Reason("moved", numbers.moved_shot, "C4.10"))
    if tried.into_melee:
        reasons.append(Reason("into-melee", numbers.into_melee, "C4.11"))
    if tried.target.ran and switches.ran_target:
        reasons.append(Reason("ran", switches.ran_target, "C4.10", tried.target.id))
    if switches.aim == "aimer-combat" and tried.attacker.aim == tried.target.id:
        reasons.append(Reason("aim", numbers.aim, "C4.3"))
    return reasons


def defense_side(rules: Ruleset, tried: Attempt) -> Stance:
    """The target's Defense and every reason it is what it is. Rule: C4.7, C4.8, C2.4, A.gear, R-3."""
    target = tried.target
    context = Context(
        tried.attacker,
        tried.distance,
        tried.covered,
        engaged=tried.targets_foes,
        damage_type=tried.weapon.damage_type,
        shot=tried.shot,
    )
    reasons = trait_reasons(rules, target, ("defense",), context)
    if rules.switches.aim == "target-defense" and tried.shot and tried.attacker.aim == target.id:
        reasons.append(Reason("aim", -rules.numbers.aim, "C4.3", tried.attacker.id))
    return Stance(target.defense, tuple(reasons), _rerolls(rules, target, "", ("defense",)), ("defense",))


def riposte_side(rules: Ruleset, tried: Attempt, weapon: Weapon) -> Stance:
    """The target's Combat in a Riposte. Rule: C4.7, R-3."""
    target = tried.target
    context = Context(tried.attacker, tried.distance, engaged=tried.targets_foes)
    reasons = [Reason("riposte", rules.numbers.riposte, "C4.7")]
    reasons += tier_reasons(weapon.effects, ("riposte",), target, context, weapon.id, _table_of(weapon))
    reasons += trait_reasons(rules, target, ("riposte",), context)
    return Stance(target.combat, tuple(reasons), _rerolls(rules, target, weapon.id, ("riposte",)), ("riposte",))


def _rerolls(rules: Ruleset, roller: Model, weapon: str, kinds: tuple[RollKind, ...]) -> tuple[int, ...]:
    """Faces that the weapon and the roller's traits reroll. Rule: R-3."""
    return _faces(rules, weapon, roller.sheet.contract, roller.sheet.side, roller.armor, roller.items, kinds)


@lru_cache(maxsize=4096)
def _faces(
    rules: Ruleset,
    weapon: str,
    contract: str,
    side: str,
    armor: str,
    items: tuple[str, ...],
    kinds: tuple[RollKind, ...],
) -> tuple[int, ...]:
    own = rules.weapons[weapon].effects if weapon else ()
    return rerolled_faces((*own, *rules.traits_of(contract, side, armor, items)), kinds)


def _table_of(weapon: Weapon) -> str:
    """The rule id of the table a weapon stands in."""
    return f"A.{weapon.kind}" if weapon.kind != "power" else "R-28"
