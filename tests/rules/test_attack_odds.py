"""The exact odds of an attack agree with the engine itself, walked through every fall of its dice."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Defend, Fall
from sacredwire.engine.match import apply, pending
from sacredwire.engine.pending import Roll
from sacredwire.rules.combat import Attempt, attempt, ripostes
from sacredwire.rules.damage import attack_odds, best_answer, chances
from sacredwire.rules.dice.level import FACES
from support.table import EDITIONS, Fight, model

End = tuple[Fraction, State, bool]


def falls(fight: Fight, state: State, weight: Fraction, fumbled: bool = False) -> Iterator[End]:
    """Every way the attack under way can end, with its chance, and whether the fumble table was due.

    A tie that is rolled again is left out: what can end, ends alike after it. Nothing is asked of a fumble.
    """
    waits = pending(fight.rules, state)
    if not isinstance(waits, Roll):
        yield weight, state, fumbled
        return
    if waits.purpose == "fumble":
        yield weight, state, True
        return
    dice = [range(1, sides + 1) for group in waits.groups for sides in group]
    share = weight / Fraction(len(list(product(*dice))))
    for faces in product(*dice):
        rest = iter(faces)
        groups = tuple(tuple(next(rest) for _ in group) for group in waits.groups)
        after = apply(fight.rules, state, Fall(waits.purpose, groups)).state
        again = pending(fight.rules, after)
        if waits.purpose == "attack" and isinstance(again, Roll) and again.purpose == "attack":
            continue
        yield from falls(fight, after, share, fumbled)


@pytest.mark.rule("C4.7", "C4.16", "C4.18")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("weapon", "armor", "riposte"),
    [("knife", "", ""), ("knuckles", "heavy-cuirass", ""), ("knife", "standard-cuirass", "knuckles")],
)
def test_the_odds_of_an_attack_are_those_of_the_engine(edition: str, weapon: str, armor: str, riposte: str) -> None:
    attacker = model("b1", 5, 5, combat="2d4", health=2, weapons=(weapon,))
    weapons = (riposte,) if riposte else ()
    target = model("a1", 6, 5, combat="2d6", defense="2d4", health=3, armor=armor, weapons=weapons)
    fight = Fight(edition, [attacker, target]).play(f"attack b1 a1 {weapon}")
    if riposte:
        fight.state = apply(fight.rules, fight.state, Defend("a1", riposte)).state
    answer = fight.rules.weapons[riposte] if riposte else None
    found = attack_odds(fight.rules, fight.position, attacker, target, fight.rules.weapons[weapon], answer=answer)
    ends = list(falls(fight, fight.state, Fraction(1)))
    total = sum(weight for weight, _, _ in ends)
    models = [(weight / total, state.position.models["a1"], state.position.models["b1"]) for weight, state, _ in ends]
    assert found.kill == pytest.approx(float(sum(share for share, a1, _ in models if a1.presence == "out")))
    assert found.loss == pytest.approx(float(sum(share * (3 - a1.health) for share, a1, _ in models)))
    assert found.back == pytest.approx(float(sum(share * (2 - b1.health) for share, _, b1 in models)))
    if not riposte:
        assert found.fumble == pytest.approx(float(sum(weight for weight, _, due in ends if due) / total))


@pytest.mark.rule("R-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_r23_against_all_tiers(edition: str) -> None:
    """Whoever Ripostes is hit strictly less often than if it defended; whoever does not could not have done better."""
    seen = set()
    for combat, defense in product(range(len(FACES)), repeat=2):
        attacker = model("b1", 5, 5, weapons=("knife",))
        target = model("h1.1", 6, 5, combat=combat, defense=defense, weapons=("cleaver",))
        fight = Fight(edition, [attacker, target])
        tried: Attempt = attempt(fight.rules, fight.position, attacker, target, fight.rules.weapons["knife"])
        (answer,) = ripostes(fight.rules, attacker, target)
        better = chances(fight.rules, tried, answer).hit < chances(fight.rules, tried).hit
        assert (best_answer(fight.rules, tried, (answer,)) is answer) == better
        seen.add(better)
    assert seen == {True, False}
