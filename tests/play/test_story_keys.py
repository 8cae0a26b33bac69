"""What a client is told says the same, word for word, as the story does."""

import msgspec
import pytest

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.keys import Keys, Part, spoken
from sacredwire.content.text import Text
from sacredwire.play.story import lines, tell
from support.matches import EDITIONS, random_match
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
