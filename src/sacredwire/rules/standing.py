"""Where everybody stands and for whom, as tables: what most questions are about, and the answers that follow."""

from collections.abc import Hashable, Iterable, Mapping
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.boards import Board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.sides import Loyalty, fight, loyalty
from sacredwire.rules.space.area import Bodies, Body
from sacredwire.rules.space.crowd import pairs, touching
from sacredwire.rules.space.sight import see_many
from sacredwire.rules.state import Model, Smoke, Table

SMOKE_BLIND = 100
"""Smoke never comes between models this near. Rule: R-73."""
NOWHERE: Body = (0, 0, -(1 << 20), 0)
"""The room of a model that is not on the board: near to nothing."""


class Group(NamedTuple):
    """Some models, as numbers of rows; once more as an array that takes them out of a table."""

    rows: tuple[int, ...]
    array: NDArray[np.intp]

    @classmethod
    def of(cls, rows: Iterable[int]) -> "Group":
        """The group of some rows."""
        rows = tuple(rows)
        return cls(rows, np.array(rows, np.intp))


Parted = tuple[Group, Group]
"""All other models on the board as a model finds them: its enemies, and the rest."""


class Standing:
    """Where the models of a table stand, and for whom.

    The last one is remembered. Most changes of a match leave nearly everybody where they were, so the next one takes
    over what is still true.

    Attributes:
        models: The models of the table.
        members: The same in order, a row each.
        row: The row of each model by its id.
        bodies: Their places and radii; `NOWHERE` for those not on the board.
        loyalties: For whom they stand; None for those not on the board.
    """

    last: ClassVar["Standing | None"] = None

    def __init__(self, table: Table) -> None:
        self.models: Mapping[str, Model] = table.models
        self.active: str = table.active
        self.board: Board = table.board
        self.smokes: tuple[Smoke, ...] = table.smokes
        self.members = list(self.models.values())

    @classmethod
    def of(cls, table: Table) -> "Standing":
        """How everybody on a table stands."""
        last = cls.last
        if (
            last is not None
            and last.models is table.models
            and last.active == table.active
            and last.board is table.board
            and last.smokes is table.smokes
        ):
            return last
        here = cls(table)
        if last is None or not here._follows(last):
            here._begin()
        cls.last = here
        return here

    def _begin(self) -> None:
        """Works everything out."""
        self.row = {model.sheet.id: at for at, model in enumerate(self.members)}
        self.bodies = np.array([_room(model) for model in self.members], np.int64).reshape(-1, 4)
        self.loyalties = [self._loyalty(model) for model in self.members]
        self._parted: dict[Hashable, Any] = {}
        self._known: dict[Hashable, Any] = {}

    def _follows(self, last: "Standing") -> bool:
        """Takes over what the last one knows, if it is about the same models."""
        members, before = self.members, last.members
        changed = [at for at, (new, old) in enumerate(zip(members, before, strict=False)) if new is not old]
        same = [at for at in changed if members[at].sheet is before[at].sheet]
        if len(members) != len(before) or len(same) != len(changed):
            return False
        self.row, self.bodies, self.loyalties = last.row, last.bodies, last.loyalties
        moved = [at for at in changed if members[at].place != before[at].place]
        if moved:
            self.bodies = last.bodies.copy()
            for at in moved:
                self.bodies[at] = _room(members[at])
        if self.active != last.active:  # whoever is hijacked is so while active
            changed += [self.row[id_] for id_ in (self.active, last.active) if id_ in self.row]
        turned = [at for at in changed if self._loyalty(members[at]) != last.loyalties[at]]
        if turned:
            self.loyalties = [self._loyalty(model) for model in members]
        self._parted = {} if turned else last._parted
        still = not turned and not moved and self.board is last.board and self.smokes is last.smokes
        self._known = last._known if still else {}
        return True

    def _loyalty(self, model: Model) -> Loyalty | None:
        return None if model.place is None else loyalty(model, self.active)

    def parted(self, rules: Ruleset, who: Model) -> Parted:
        """A model's enemies on the board, and all others. Rule: C4.1."""
        own = loyalty(who, self.active)
        key = (rules, who.sheet.id, own)
        found: Parted | None = self._parted.get(key)
        if found is None:
            itself = self.row.get(who.sheet.id)
            there = [(at, foe) for at, foe in self._all(rules, own) if at != itself]
            found = Group.of([at for at, foe in there if foe]), Group.of([at for at, foe in there if not foe])
            self._parted[key] = found
        return found

    def _all(self, rules: Ruleset, own: Loyalty) -> list[tuple[int, bool]]:
        """Everybody on the board, and whether anyone so minded fights them. Rule: C4.1."""
        found: list[tuple[int, bool]] | None = self._parted.get((rules, own))
        if found is None:
            there = [(at, kind) for at, kind in enumerate(self.loyalties) if kind is not None]
            found = [(at, fight(rules, own[0], kind[0], own[1], kind[1])) for at, kind in there]
            self._parted[rules, own] = found
        return found

    def targets(self, rules: Ruleset, who: Model) -> Group:
        """Whom a model may attack: anyone outside its own side, and an enemy in it. Rule: R-65, R-62, R-89."""
        own = loyalty(who, self.active)
        key = ("targets", rules, who.sheet.id, own)
        found: Group | None = self._parted.get(key)
        if found is None:
            foes, others = self.parted(rules, who)
            strangers = [at for at in others.rows if (self.loyalties[at] or own)[0] != own[0]]
            found = self._parted[key] = Group.of(sorted((*foes.rows, *strangers)))
        return found

    def crowd(self, rules: Ruleset, who: Model) -> tuple[Bodies, Bodies]:
        """The room that a model's enemies take, and that all others take. Rule: R-17."""
        foes, others = self.parted(rules, who)
        key = ("crowd", foes.rows, others.rows)
        found: tuple[Bodies, Bodies] | None = self._known.get(key)
        if found is None:
            found = self.bodies.take(foes.array, axis=0), self.bodies.take(others.array, axis=0)
            self._known[key] = found
        return found

    def engaged(self, rules: Ruleset, who: Model) -> tuple[str, ...]:
        """The enemies a model on the board is, or would be, Engaged with. Rule: C4.5, R-19a."""
        near = self.beside(rules, who, rules.numbers.engaged)
        if not near:
            return ()
        foes = self.parted(rules, who)[0].rows
        return tuple([self.members[at].sheet.id for at in near if at in foes])

    def beside(self, rules: Ruleset, who: Model, limit: int) -> tuple[int, ...]:
        """The others within a limit of a model on the board, with the clear line of Engaged. Rule: R-19a, R-65."""
        itself = self.row.get(who.sheet.id)
        if itself is None or self.members[itself].place != who.place:  # as it would be
            touched = touching(rules.terrain(self.board), [_room(who)], self.bodies, limit)[0].tolist()
            return tuple([at for at, is_touched in enumerate(touched) if is_touched and at != itself])
        found: Mapping[int, tuple[int, ...]] | None = self._known.get(limit)
        if found is None:
            found = self._known[limit] = pairs(rules.terrain(self.board), self.bodies, limit)
        return found.get(itself, ())

    def seen(self, rules: Ruleset, who: Model, group: Group) -> list[Model]:
        """Those of some models that a model on the board sees; with Ping all. Rule: C4.9, C5.1, R-73."""
        if who.has("ping"):
            return [self.members[at] for at in group.rows]
        key = ("seen", rules, who.place, group.rows)
        found: list[int] | None = self._known.get(key)
        if found is None:
            there = self.bodies.take(group.array, axis=0)
            bits = see_many(rules.terrain(self.board), [_room(who)], there, self.smokes, SMOKE_BLIND)[0].tolist()
            found = self._known[key] = [at for at, seen in zip(group.rows, bits, strict=True) if seen]
        return [self.members[at] for at in found]


def _room(model: Model) -> Body:
    return NOWHERE if model.place is None else (*model.place, model.sheet.radius)
