"""The ten steps come in their order, and each is told in both languages."""

import re

import pytest
from msgspec.structs import replace

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.text import Text
from sacredwire.engine.postgame import PostSetup, new_postgame
from sacredwire.errors import ContentError
from sacredwire.play.story import tell
from sacredwire.play.story_postgame import people
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS, rules
from support.post import Post
from support.squad_makers import plain_squad

BOTH = pytest.mark.parametrize("edition", EDITIONS)


def eventful(edition: str) -> Post:
    """A post-game in which everything is asked once."""
    models = {
        "b1": {"presence": "out", "health": 0, "permanent": (Lasting("wits", -1, "arc"),)},
        "b2": {"kills": ("a1",), "weapons": ("mace", "sword"), "found": ("sword",)},
        "b3": {"presence": "left"},
        "b5": {"merits": 1},
    }
    squad = plain_squad(edition, subs=10, evidence=(1, 2), leads=1)
    squad = replace(squad, models=tuple(replace(one, name=f"{one.name} Azul") for one in squad.models))
    return Post(edition, squad, models, winner="blue", evidence=2, lost_evidence=1, subs=6, leads=1)


@BOTH
@pytest.mark.rule("K.postgame")
def test_k_postgame_the_steps_come_in_their_order(edition: str) -> None:
    post, asked = eventful(edition), []
    while post.asked != "over":
        asked.append(post.asked)
        if post.asked == "injury":
            post.give("fall injury 1 1")
        elif post.asked == "successor":
            post.choose("successor", "b3")
        else:
            post.give(post.dull())
    order = [
        "evidence-lost", "spend-leads", "evidence", "exploration", "injury", "successor", "succession", "promotion",
        "trade", "dismiss", "recruit", "name", "hand-out", "review",
    ]  # fmt: skip
    assert list(dict.fromkeys(asked)) == order


@BOTH
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("K.postgame")
def test_k_postgame_everything_is_told_by_the_names_of_the_squad(edition: str, lang: str) -> None:
    post = eventful(edition).fall("injury", 1, 1)
    post.choose("successor", "b2")
    lines = [line.text for line in tell(Text(lang), post.events, people(post.books))]
    told = "\n".join(lines)
    assert "Boss Azul" in told  # the dead are named too
    assert "Brute Azul" in told
    assert not re.search(r"\bb[1-5]\b", told)
    assert len(lines) == len(post.events)
    post.fall("promotion", 3, 4).choose("promotion", "health").to("over")
    assert all(line.rule for line in tell(Text(lang), post.events, people(post.books)))


@BOTH
def test_k_postgame_another_edition_is_refused(edition: str) -> None:
    other = next(one for one in EDITIONS if one != edition)
    setup: PostSetup = Post(edition).setup
    with pytest.raises(ContentError, match="wrong-edition"):
        new_postgame(rules(other), setup)
