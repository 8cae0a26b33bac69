"""Where everybody stands: what is taken over from one table to the next is what a look at each pair would find."""

import pytest

from sacredwire.rules.engagement import engaged_with, foes_and_others, seen_among
from sacredwire.rules.movement import bodies
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.sides import are_enemies
from sacredwire.rules.space.distance import within
from sacredwire.rules.space.sight import plain_clear_line, sight
from sacredwire.rules.state import Model, Position
from support.matches import EDITIONS, random_match, rules


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.5", "R-17", "R-19a", "R-62", "R-73", "R-89")
def test_all_along_a_match_everybody_finds_whom_a_look_at_each_finds(edition: str) -> None:
    own, looks = rules(edition), 0
    for number, turn in enumerate(random_match(edition, 3)):
        position = turn.after.position
        there = [model for model in position.models.values() if model.place is not None]
        if number % 7 == 0:
            for who in there[number % 5 :: 5]:
                look_at_each(own, position, who, [other for other in there if other.id != who.id])
                looks += 1
    assert looks > 50


def look_at_each(own: Ruleset, position: Position, who: Model, rest: list[Model]) -> None:
    foes = [other for other in rest if are_enemies(own, who, other, position.active)]
    others = [other for other in rest if other not in foes]
    assert foes_and_others(own, position, who) == (tuple(foes), tuple(others))
    found = [[list(map(int, body)) for body in table] for table in bodies(own, position, who)]
    assert found == [[[*room(other), other.sheet.radius] for other in part] for part in (foes, others)]
    assert engaged_with(own, position, who) == tuple(foe.id for foe in foes if is_engaged(own, position, who, foe))
    seen = [other for other in rest if who.has("ping") or sees(own, position, who, other)]
    assert list(seen_among(own, position, who, rest)) == seen


def room(model: Model) -> tuple[int, int, int]:
    assert model.place is not None
    return model.place


def is_engaged(own: Ruleset, position: Position, who: Model, foe: Model) -> bool:
    terrain, a, b = own.terrain(position.board), (room(who), who.sheet.radius), (room(foe), foe.sheet.radius)
    return within(*a, *b, own.numbers.engaged) and plain_clear_line(terrain, *a, *b)


def sees(own: Ruleset, position: Position, who: Model, other: Model) -> bool:
    near = within(room(who), who.sheet.radius, room(other), other.sheet.radius, 100)
    smokes = () if near else position.smokes
    return sight(own.terrain(position.board), room(who), room(other), smokes).seen != 0
