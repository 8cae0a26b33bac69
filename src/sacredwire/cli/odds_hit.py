"""The weapons of `sacredwire odds`: found in an edition, and what their hits take."""

from difflib import get_close_matches
from pathlib import Path
from typing import TypedDict

import msgspec

from sacredwire.cli.odds_answer import Loss, loss
from sacredwire.cli.usage import UsageError
from sacredwire.content.effects import NoFumble, RollKind
from sacredwire.content.load import load_edition
from sacredwire.content.schema import Edition, Grenade, Weapon
from sacredwire.rules.dice.contest import TRIPLE
from sacredwire.rules.dice.damage import attack, riposte
from sacredwire.rules.dice.spec import Contest, Rerolls
from sacredwire.rules.dice.weapon import blow, rerolls

DEFAULT_EDITION = "sacredwire-0.9"
"""The edition whose weapons and policies count when none is named."""
ROLLS: dict[str, RollKind] = {"melee": "melee", "improvised": "melee", "ranged": "shot", "power": "shot"}
"""What a weapon of each kind attacks with. Rule: C4.7, R-28."""


class Hit(msgspec.Struct, frozen=True):
    """What the command line says about damage."""

    armor: int = 0
    attacker_armor: int = 0
    health: int | None = None
    wounded: bool = False
    damage_bonus: int = 0
    critical_mod: int = 0
    max_damage: bool = False


class Arms(msgspec.Struct, frozen=True, kw_only=True):
    """The weapons both sides use, where the command line names them."""

    edition: Edition | None = None
    attack: Weapon | Grenade | None = None
    riposte: Weapon | None = None

    @property
    def fumble_ratio(self) -> int | None:
        """How many times over the defender must win to make it a fumble; None if it cannot be one. Rule: C4.17, C4.15.

        A grenade has no fumble table, but from this ratio on it lands at the thrower's feet.
        """
        if isinstance(self.attack, Grenade) and self.edition:
            return self.edition.switches.grenade_at_feet
        never = self.attack is not None and any(isinstance(effect, NoFumble) for effect in self.attack.effects)
        return None if never else TRIPLE

    @property
    def attack_rerolls(self) -> Rerolls:
        """The faces the attacker's weapon rerolls. Rule: R-3."""
        return rerolls(self.attack, ROLLS[self.attack.kind]) if isinstance(self.attack, Weapon) else ()

    @property
    def riposte_rerolls(self) -> Rerolls:
        """The faces the defender's weapon rerolls in a Riposte. Rule: R-3."""
        return rerolls(self.riposte, "riposte") if self.riposte else ()


class Losses(TypedDict):
    """The parts of an answer that speak of damage."""

    edition: str | None
    damage: Loss | None
    riposte: Loss | None


def read_arms(edition: str | None, weapon: str | None, riposte_with: str | None, folder: Path | None) -> Arms:
    """Look up the named weapons; no edition is read when neither one nor a weapon is named.

    Raises:
        UsageError: `odds-weapon`, no such weapon; `odds-riposte`, not one to Riposte with.
        ContentError: The edition cannot be used.
    """
    if edition is None and weapon is None and riposte_with is None:
        return Arms()
    loaded = load_edition(edition or DEFAULT_EDITION, folder)
    answering = _named(loaded, riposte_with)
    if answering is not None and not (isinstance(answering, Weapon) and answering.kind == "melee"):
        raise UsageError("odds-riposte", weapon=answering.id)
    return Arms(edition=loaded, attack=_named(loaded, weapon), riposte=answering)


def must_fit(arms: Arms, hit: Hit, fixed: bool) -> None:
    """Refuse what would change nothing or has no meaning.

    Raises:
        UsageError: `odds-needs`, an option without the weapon it speaks of; `odds-grenade`, one that rolls against a
            model; `odds-no-riposte`, a Riposte to anything but a melee attack.
    """
    needs = {field: "--riposte" if field == "attacker_armor" else "--weapon" for field in hit.__struct_fields__}
    given = {"--weapon": arms.attack, "--riposte": arms.riposte}
    for field, value in msgspec.structs.asdict(hit).items():
        if value != getattr(Hit(), field) and given[needs[field]] is None:
            raise UsageError("odds-needs", option="--" + field.replace("_", "-"), needed=needs[field])
    if isinstance(arms.attack, Grenade) and not fixed:
        raise UsageError("odds-grenade", weapon=arms.attack.id)
    in_melee = arms.attack is None or (isinstance(arms.attack, Weapon) and ROLLS[arms.attack.kind] == "melee")
    if arms.riposte and (fixed or not in_melee):
        raise UsageError("odds-no-riposte")


def losses(asked: Contest, arms: Arms, hit: Hit) -> Losses:
    """What the attack takes from its target, and the Riposte from the attacker. Rule: C4.7, C4.18."""
    found = Losses(edition=None, damage=None, riposte=None)
    if arms.edition is None:
        return found
    found["edition"] = arms.edition.id
    if arms.attack:
        struck = blow(
            arms.edition,
            arms.attack,
            armored=hit.armor > 0,
            wounded=hit.wounded,
            bonus=hit.damage_bonus,
            critical_bonus=hit.critical_mod,
            lost_riposte=arms.riposte is not None,
            maximum=hit.max_damage,
        )
        found["damage"] = loss(arms.attack.id, hit.armor, attack(asked, struck, hit.armor), hit.health)
    if arms.riposte:
        answered = blow(arms.edition, arms.riposte, armored=hit.attacker_armor > 0)
        lost = riposte(asked, answered, hit.attacker_armor)
        found["riposte"] = loss(arms.riposte.id, hit.attacker_armor, lost, None)
    return found


def _named(edition: Edition, row: str | None) -> Weapon | Grenade | None:
    if row is None:
        return None
    weapons: dict[str, Weapon | Grenade] = {each.id: each for each in edition.hostile_weapons}
    weapons |= {each.id: each for each in edition.grenades}
    weapons |= {each.id: each for each in edition.weapons}
    if row not in weapons:
        known = get_close_matches(row, weapons) or [each.id for each in edition.weapons]
        raise UsageError("odds-weapon", weapon=row, known=", ".join(known))
    return weapons[row]
