"""Where everybody stands and for whom, as tables: what most questions are about, and the answers that follow."""

from collections.abc import Iterable, Mapping, Sequence
from operator import is_not
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacredwire.content.boards import Board
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.sides import Loyalty, fight, loyalty
from sacredwire.rules.space.area import Body
from sacredwire.rules.space.crowd import gaps, pairs, touching
from sacredwire.rules.space.pack import Table as Rows
from sacredwire.rules.space.sight import see_many
from sacredwire.rules.space.solid import Terrain
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


class Sides:
    """Who stands for whom: what stays true while nobody comes, goes or changes sides.

    Attributes:
        loyalties: For whom each model stands; None for those not on the board.
        present: Those on the board.
    """

    def __init__(self, rules: Ruleset, loyalties: Sequence[Loyalty | None]) -> None:
        self._rules = rules
        self.loyalties = loyalties
        self.present = Group.of([at for at, kind in enumerate(loyalties) if kind is not None])
        self._fought: dict[Loyalty, tuple[Group, list[int]]] = {}
        self._parted: dict[tuple[int, Loyalty], Parted] = {}
        self._targets: dict[tuple[int, Loyalty], Group] = {}

    def parted(self, itself: int, own: Loyalty) -> Parted:
        """The enemies of a row so minded, and all others but itself. Rule: C4.1."""
        found = self._parted.get((itself, own))
        if found is None:
            foes, others = self._all(own)
            if itself in foes.rows:  # a marked Coworker is no enemy of its own
                foes = Group.of([at for at in foes.rows if at != itself])
            found = self._parted[itself, own] = foes, Group.of([at for at in others if at != itself])
        return found

    def _all(self, own: Loyalty) -> tuple[Group, list[int]]:
        """Everybody on the board whom anyone so minded fights, and all others. Rule: C4.1."""
        found = self._fought.get(own)
        if found is None:
            kinds = {kind: fight(self._rules, own[0], kind[0], own[1], kind[1]) for kind in set(self.loyalties) if kind}
            there = [(at, kinds[kind]) for at, kind in enumerate(self.loyalties) if kind is not None]
            foes = Group.of([at for at, foe in there if foe])
            found = self._fought[own] = foes, [at for at, foe in there if not foe]
        return found

    def targets(self, itself: int, own: Loyalty) -> Group:
        """Whom a row so minded may attack: anyone outside its own side, and an enemy in it. Rule: R-65, R-62, R-89."""
        found = self._targets.get((itself, own))
        if found is None:
            foes, others = self.parted(itself, own)
            strangers = [at for at in others.rows if (self.loyalties[at] or own)[0] != own[0]]
            found = self._targets[itself, own] = Group.of(sorted((*foes.rows, *strangers)))
        return found


class Answers:
    """What follows from where everybody stands and for whom: what stays true until somebody moves or changes sides.

    Attributes:
        beside: By a limit, the rows within it of each row with a clear line.
        engaged: The ids of the enemies a row is Engaged with.
        crowds: The room that the enemies of a row take, and that all others take.
        seen: By the room of a seer, the samples it sees of every row on the board.
        gaps: How far every row is from a row, hundredths.
    """

    __slots__ = ("beside", "crowds", "engaged", "gaps", "seen")

    def __init__(self) -> None:
        self.beside: dict[int, Mapping[int, tuple[int, ...]]] = {}
        self.engaged: dict[int, tuple[str, ...]] = {}
        self.crowds: dict[int, tuple[Rows, Rows]] = {}
        self.seen: dict[Body, Mapping[int, int]] = {}
        self.gaps: dict[int, Sequence[int]] = {}


class Standing:
    """Where the models of a table stand, and for whom.

    The last one is remembered. Most changes of a match leave nearly everybody where they were, so the next one takes
    over what is still true.

    Attributes:
        models: The models of the table.
        members: The same in order, a row each.
        row: The row of each model by its id.
        bodies: Their places and radii; `NOWHERE` for those not on the board.
        terrain: The board's geometry.
    """

    last: ClassVar["Standing | None"] = None

    def __init__(self, rules: Ruleset, table: Table) -> None:
        self.rules = rules
        self.models: Mapping[str, Model] = table.models
        self.active: str = table.active
        self.board: Board = table.board
        self.smokes: tuple[Smoke, ...] = table.smokes
        self.members = list(self.models.values())

    @classmethod
    def of(cls, rules: Ruleset, table: Table) -> "Standing":
        """How everybody on a table stands."""
        last = cls.last
        if (
            last is not None
            and last.models is table.models
            and last.active == table.active
            and last.board is table.board
            and last.smokes is table.smokes
            and last.rules is rules
        ):
            return last
        here = cls(rules, table)
        if last is None or not here._follows(last):
            here._begin()
        cls.last = here
        return here

    def _begin(self) -> None:
        """Works everything out."""
        self.terrain: Terrain = self.rules.terrain(self.board)
        self.row = {model.sheet.id: at for at, model in enumerate(self.members)}
        self.bodies = np.array([_room(model) for model in self.members], np.int64).reshape(-1, 4)
        self._sides = Sides(self.rules, [self._loyalty(model) for model in self.members])
        self._known = Answers()

    def _follows(self, last: "Standing") -> bool:
        """Takes over what the last one knows, if it is about the same models on the same board."""
        members, before = self.members, last.members
        if len(members) != len(before) or self.rules is not last.rules or self.board is not last.board:
            return False
        changed = [at for at, is_other in enumerate(map(is_not, members, before)) if is_other]
        moved = []
        for at in changed:
            new, old = members[at], before[at]
            if new.sheet is not old.sheet:
                return False
            if new.place != old.place:
                moved.append(at)
        self.terrain, self.row, self.bodies, self._sides = last.terrain, last.row, last.bodies, last._sides
        if moved:
            self.bodies = last.bodies.copy()
            for at in moved:
                self.bodies[at] = _room(members[at])
        if self.active != last.active:  # whoever is hijacked is so while active
            changed += [self.row[id_] for id_ in (self.active, last.active) if id_ in self.row]
        loyalties = self._sides.loyalties
        for at in changed:
            if self._loyalty(members[at]) != loyalties[at]:
                self._sides = Sides(self.rules, [self._loyalty(model) for model in members])
                break
        still = not moved and self._sides is last._sides and self.smokes is last.smokes
        self._known = last._known if still else Answers()
        return True

    def _loyalty(self, model: Model) -> Loyalty | None:
        return None if model.place is None else loyalty(model, self.active)

    def _at(self, who: Model) -> int | None:
        """The row of a model that stands as it does on this table; None for one as it would be."""
        at = self.row.get(who.sheet.id)
        if at is None:
            return None
        one = self.members[at]
        if one is who or (one.place == who.place and self._loyalty(who) == self._sides.loyalties[at]):
            return at
        return None

    def parted(self, who: Model) -> Parted:
        """A model's enemies on the board, and all others. Rule: C4.1."""
        return self._sides.parted(self.row.get(who.sheet.id, -1), loyalty(who, self.active))

    def targets(self, who: Model) -> Group:
        """Whom a model may attack: anyone outside its own side, and an enemy in it. Rule: R-65, R-62, R-89."""
        return self._sides.targets(self.row.get(who.sheet.id, -1), loyalty(who, self.active))

    def crowd(self, who: Model) -> tuple[Rows, Rows]:
        """The room that a model's enemies take, and that all others take. Rule: R-17."""
        at = self._at(who)
        found = self._known.crowds.get(at) if at is not None else None
        if found is None:
            foes, others = self.parted(who)
            found = self.bodies.take(foes.array, axis=0), self.bodies.take(others.array, axis=0)
            if at is not None:
                self._known.crowds[at] = found
        return found

    def engaged(self, who: Model) -> tuple[str, ...]:
        """The enemies a model on the board is, or would be, Engaged with. Rule: C4.5, R-19a."""
        at = self._at(who)
        if at is None:
            return self._facing(who, self.beside(who, self.rules.numbers.engaged))
        found = self._known.engaged.get(at)
        if found is None:
            found = self._known.engaged[at] = self._facing(who, self.beside(who, self.rules.numbers.engaged))
        return found

    def _facing(self, who: Model, near: tuple[int, ...]) -> tuple[str, ...]:
        """The enemies among those near a model."""
        foes = self.parted(who)[0].rows if near else ()
        return tuple([self.members[at].sheet.id for at in near if at in foes])

    def beside(self, who: Model, limit: int) -> tuple[int, ...]:
        """The others within a limit of a model on the board, with the clear line of Engaged. Rule: R-19a, R-65."""
        itself = self.row.get(who.sheet.id)
        if itself is None or self.members[itself].place != who.place:  # as it would be
            touched = touching(self.terrain, [_room(who)], self.bodies, limit)[0].tolist()
            return tuple([at for at, is_touched in enumerate(touched) if is_touched and at != itself])
        found = self._known.beside.get(limit)
        if found is None:
            found = self._known.beside[limit] = pairs(self.terrain, self.bodies, limit)
        return found.get(itself, ())

    def gaps(self, who: Model) -> Sequence[int]:
        """How far everybody is from a model on the board, hundredths rounded up, a number a row. Rule: R-16."""
        at = self._at(who)
        found = self._known.gaps.get(at) if at is not None else None
        if found is None:
            found = gaps([_room(who)], self.bodies)[0].tolist()
            if at is not None:
                self._known.gaps[at] = found
        return found

    def seen(self, who: Model, group: Group) -> list[Model]:
        """Those of some models that a model on the board sees; with Ping all. Rule: C4.9, C5.1, R-73."""
        members = self.members
        if who.has("ping"):
            return [members[at] for at in group.rows]
        seen = self.sights(who)
        return [members[at] for at in group.rows if seen[at]]

    def sights(self, who: Model) -> Mapping[int, int]:
        """The samples that a model on the board sees of each row there. Rule: C4.9, R-24, R-73."""
        room, present = _room(who), self._sides.present
        found = self._known.seen.get(room)
        if found is None:
            there = self.bodies.take(present.array, axis=0)
            bits = see_many(self.terrain, [room], there, self.smokes, SMOKE_BLIND)[0].tolist()
            found = self._known.seen[room] = dict(zip(present.rows, bits, strict=True))
        return found

    def samples(self, seer: Model, target: Model) -> int | None:
        """The samples that one model sees of another; None where one of them only would stand there.

        Rule: C4.9, R-24.
        """
        one, other = self.row.get(seer.sheet.id), self.row.get(target.sheet.id)
        if one is None or other is None:
            return None
        if self.members[one].place != seer.place or self.members[other].place != target.place:
            return None
        return self.sights(seer)[other]


def _room(model: Model) -> Body:
    return NOWHERE if model.place is None else (*model.place, model.sheet.radius)
