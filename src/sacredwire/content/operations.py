"""What operations are made of: kinds of rolls, conditions, moments, stats, and the operation itself."""

from typing import Annotated, Literal

import msgspec

RollKind = Literal[
    "attack",
    "shot",
    "melee",
    "riposte",
    "free-attack",
    "defense",
    "search",
    "interrogate",
    "cast",
    "morale",
    "grenade",
    "interact",
]
"""What a roll is made for; ``attack`` is shot and melee, free attacks included; ``defense`` is any Defense roll."""

When = Literal[
    "always",
    "target-wounded",
    "target-armored",
    "not-moved",
    "beyond",
    "in-cover",
    "engaged-with",
    "below-half-health",
    "damage-type",
    "against-shot",
]
Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
"""How many, how far (hundredths of an inch), how much: never less than none."""
Positive = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Number = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Something that may be taken away as well as given: Die Tiers, points, hundredths."""
Die = Literal[2, 3, 4, 6, 8, 10, 12, 20]
"""The faces of a die: there are no others on the table."""
MaybeDie = Literal[0, 2, 3, 4, 6, 8, 10, 12, 20]
"""The faces of a die; 0 where there is none."""
Shown = Annotated[int, msgspec.Meta(ge=1, le=20)]
"""What a die can show."""
Until = Literal["next-activation", "round", "game"]
UnitTier = Literal["swarm", "normal", "elite"]
Attribute = Literal["combat", "defense", "wits"]
DamageType = Literal["bladed", "blunt", "projectile", "energy", "explosive", "toxic", "static", "broadcast"]
Stat = Literal["combat", "defense", "wits", "attributes", "shooting", "move", "health", "armor"]


class Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True, kw_only=True):
    """One operation of an effect."""
