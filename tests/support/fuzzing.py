"""Inputs of every kind the grammar allows, about what is on the table and about what is not."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec

from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.match import apply, check, digest, pending
from sacredwire.engine.pending import Decide, Draw, Roll
from sacredwire.errors import IllegalInput
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import EDGES, SEATS, Place

KINDS: tuple[Any, ...] = get_args(Input)


class Guesser:
    """Draws inputs, most of them illegal: words of the right kind, near misses, and nonsense.

    Args:
        rules: The edition.
        state: The moment they are guessed for.
        seed: The same seed draws the same.
    """

    def __init__(self, rules: Ruleset, state: State, seed: int) -> None:
        self.rules = rules
        self.state = state
        self.random = random.Random(seed)
        position = state.position
        self.models = [*position.models, "b9", "h7.1", "nobody"]
        self.things = [*(marker.id for marker in position.markers), "loot-99", *self.models]
        self.items = [*rules.kinds, *rules.weapons, "improvised", "unarmed", "spoon"]

    def guesses(self, count: int) -> Iterator[Input]:
        """So many inputs."""
        for _ in range(count):
            yield self._near() if self.random.random() < 0.25 else self._any()

    def _any(self) -> Input:
        kind = self.random.choice(KINDS)
        fields = {field.name: self._field(field.name) for field in msgspec.structs.fields(kind)}
        given: Input = kind(**fields)
        return given

    def _near(self) -> Input:
        """An input of the kind that is asked for, with one field changed."""
        given = self._offered()
        fields = msgspec.structs.fields(type(given))
        changed = self.random.choice(fields).name
        return msgspec.structs.replace(given, **{changed: self._field(changed)})

    def _offered(self) -> Input:
        match pending(self.rules, self.state):
            case Roll(purpose=purpose, groups=groups):
                return Fall(
                    purpose, tuple(tuple(self.random.randint(0, side + 1) for side in group) for group in groups)
                )
            case Draw(bag=bag):
                return Drawn(self.random.choice(bag))
            case Decide(offers=offers):
                concrete = [offer for offer in offers if isinstance(offer, KINDS)]
                return self.random.choice(concrete) if concrete else self._any()
            case _:
                return self._any()

    def _field(self, name: str) -> object:
        """A value of the kind that a field of that name holds."""
        pick, rules = self.random.choice, self.rules
        words: dict[str, Sequence[object]] = {
            **dict.fromkeys(("who", "target", "other"), self.models),
            **dict.fromkeys(("weapon", "item", "grenade"), self.items),
            **dict.fromkeys(("again", "overcharge"), (True, False)),
            "thing": self.things,
            "power": [*rules.powers, "pistol"],
            "blessing": [*rules.blessings, "luck"],
            "seat": SEATS,
            "off": [None, *EDGES],
            "degrees": range(-1, 400),
            "option": ["1", "2", "die-1", "end", "play-on", "N", "yes", "no", "knife"],
            "token": [*SEATS, "h1", "c1", *self.models],
            **dict.fromkeys(("giver", "taker"), ("locker", *self.models)),
            "leads": range(-1, 12),
            "contract": [*rules.contracts, "intern"],
            "array": [row.id for row in rules.edition.arrays],
            **dict.fromkeys(("strong", "weak"), ("", "combat", "defense", "wits", "luck")),
            "name": ["", "Ana", "Ana Ruiz", "Ana  Ruiz"],
            "how": ["", "set-back", "examine", "redirect", "nothing"],
            "purpose": ["attack", "damage", "fall", "search", "nothing"],
        }
        if name in ("at", "to"):
            return self._place()
        if name == "via":
            return tuple(self._place() for _ in range(pick([0, 0, 1, 3])))
        if name == "groups":
            return tuple(tuple(self._faces()) for _ in range(pick([0, 1, 1, 2, 3])))
        return pick(words[name])

    def _faces(self) -> Sequence[int]:
        return [self.random.randint(0, 12) for _ in range(self.random.choice([0, 1, 2, 3]))]

    def _place(self) -> Place:
        """On the board, at a model, off the board, in the air, or absurdly far."""
        chance, rng = self.random.random(), self.random
        standing = [model.place for model in self.state.position.models.values() if model.place]
        if chance < 0.4 and standing:
            x, y, z = rng.choice(standing)
            return x + rng.randint(-300, 300), y + rng.randint(-300, 300), z
        if chance < 0.5:
            return rng.choice([(-1, 0, 0), (999_999, 999_999, 999_999), (0, 0, -999_999), (2400, 2400, 0), (0, 0, 0)])
        return rng.randint(0, 2400), rng.randint(0, 2400), rng.choice([0, 0, 0, 150, 300, 37])


def refused(rules: Ruleset, state: State, given: Input) -> str:
    """The code an input is refused with, or nothing when it is legal; checks that nothing changed meanwhile."""
    before = digest(state)
    rejection = check(rules, state, given)
    code = ""
    try:
        apply(rules, state, given)
    except IllegalInput as error:
        code = error.code
    assert code == (rejection.code if rejection else ""), f"{given} is judged otherwise than it is applied"
    assert digest(state) == before, f"{given} changed the state it was given in"
    return code
