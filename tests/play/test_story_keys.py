"""What a client is told says the same, word for word, as the story does."""

import msgspec
import pytest

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.keys import Keys, Part, spoken
from sacredwire.content.tables import named_rows
from sacredwire.content.text import Text
from sacredwire.content.wording import row_text
from sacredwire.play.story import lines, tell
from sacredwire.play.story_opening import opening
from support.matches import EDITIONS, random_match, rules
from support.wild_matches import wild_match


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ids_and_parts_say_what_the_sentences_say(lang: str, edition: str) -> None:
    text, told = Text(lang), 0
    for turn in (*random_match(edition, 3), *wild_match(edition, 4)):
        position = turn.after.position
        keyed = list(lines(Keys(), turn.events, position))
        for key, line in zip(keyed, tell(text, turn.events, position), strict=True):
            said = spoken(text, msgspec.json.decode(msgspec.json.encode(key.text), type=Part))
            assert said[:1].upper() + said[1:] == line.text
            assert (key.rule, key.aside) == (line.rule, line.aside)
            told += 1
    assert told > 300


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_rows_do_and_how_a_match_opens_says_the_same(lang: str, edition: str) -> None:
    text, keys, told = Text(lang), Keys(), 0
    for key, row in named_rows(rules(edition).edition):
        assert spoken(text, row_text(keys, row, key)) == row_text(text, row, key)
        told += bool(row_text(text, row, key))
    position = next(wild_match(edition, 4)).before.position
    for part, sentence in zip(opening(keys, position), opening(text, position), strict=True):
        assert spoken(text, part) == sentence
        told += 1
    assert told > 200
