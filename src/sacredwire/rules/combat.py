"""Who may attack whom with what, and at which levels: pure questions about a table."""

import msgspec

from sacredwire.content.effects import IgnoresCover, MaxRange, Pierce, Reach, SteadyShot
from sacredwire.content.schema import Weapon
from sacredwire.rules.engagement import engaged_with, gap, near, sees
from sacredwire.rules.modifiers import Context, Reason, rerolled_faces, tier_reasons, trait_reasons
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Model, Table

UNARMED = "unarmed"
IMPROVISED = "improvised"


def is_shot(weapon: Weapon) -> bool:
    """Whether attacks with it are shots: ranged weapons and hostile Powers. Rule: C4.8, R-28."""
    return weapon.kind in ("ranged", "power")
