"""The fuzzer of inputs, over many matches."""

import pytest

from support.fuzzing import Guesser, refused
from support.matches import EDITIONS, random_match, rules


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(40))
def test_random_inputs_are_refused_with_a_code_and_change_nothing(edition: str, seed: int) -> None:
    own = rules(edition)
    tried = 0
    for number, turn in enumerate(random_match(edition, 500 + seed)):
        for given in Guesser(own, turn.before, 1000 * seed + number).guesses(10):
            refused(own, turn.before, given)
            tried += 1
    assert tried > 1000
