"""Whatever the grammar can say is either legal or refused with a code, and a refusal changes nothing."""

from collections import Counter

import pytest

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text import Text
from sacredwire.engine.match import check
from sacredwire.engine.notation import parse, write
from sacredwire.errors import NotationError
from support.fuzzing import KINDS, Guesser, refused
from support.matches import EDITIONS, random_match, rules

MOMENTS = 12
"""Every how many inputs of a match one moment is tried."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [0, 1])
def test_random_inputs_at_random_moments_are_refused_with_a_code_and_change_nothing(edition: str, seed: int) -> None:
    own = rules(edition)
    codes: Counter[str] = Counter()
    for number, turn in enumerate(random_match(edition, 20 + seed)):
        if number % MOMENTS == seed:
            codes.update(refused(own, turn.before, given) for given in Guesser(own, turn.before, number).guesses(12))
    assert len(codes) > 8
    assert sum(codes.values()) > 100
    assert codes[""] < sum(codes.values()) / 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_refusal_has_its_sentence_in_both_languages(edition: str) -> None:
    own = rules(edition)
    texts = [Text(lang) for lang in LANGUAGES]
    for number, turn in enumerate(random_match(edition, 31)):
        if number % MOMENTS == 5:
            for given in Guesser(own, turn.before, number).guesses(12):
                rejection = check(own, turn.before, given)
                if rejection is not None:
                    for text in texts:
                        assert text.say(f"error-{rejection.code}", **rejection.params)


def test_guesses_are_of_every_kind_and_most_can_be_written() -> None:
    own = rules(EDITIONS[0])
    turn = list(random_match(EDITIONS[0], 20))[150]
    guesses = list(Guesser(own, turn.before, 1).guesses(600))
    assert {type(given) for given in guesses} == set(KINDS)
    written = 0
    for given in guesses:
        try:
            line = write(given)
        except NotationError:
            continue
        assert parse(line) == given
        written += 1
    assert written > 500
