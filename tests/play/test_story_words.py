"""There is a sentence, in both languages, for everything the engine can tell."""

import ast
from collections.abc import Iterator
from typing import NamedTuple, get_args

import pytest

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.missions import Measure, Reward
from sacredwire.content.text import Text
from sacredwire.content.text_check import Entry, read_texts
from sacredwire.engine.procedures import hit, walk
from sacredwire.play.story_names import NUMBERS, Names
from sacredwire.rules.state import Kind
from support.matches import EDITIONS, random_match
from support.source import sources

SOURCES = [source for folder in ("src/sacredwire/engine", "src/sacredwire/rules") for source in sources(folder)]
WORDS = {lang: read_texts(lang)[0] for lang in LANGUAGES}
DERIVED = {
    "signed": {"amount", "stat"},
    "place": {"x", "y", "z"},
    "amount": {"amount", "subs"},
    "things": {"subs", "leads", "merits"},
    "counts": {"blue"},
    "same": {"blue"},
}
"""Variables of sentences that the story makes out of parameters."""


class Said(NamedTuple):
    """One plain event as the engine tells it: where, its key, its parameters."""

    where: str
    key: str
    params: frozenset[str]


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Each call in rules and engine, with its place."""
    for source in SOURCES:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call):
                yield f"{source.path}:{node.lineno}", node


def called(node: ast.Call) -> str:
    return ast.unparse(node.func).rsplit(".", 1)[-1]


def words_at(node: ast.Call, place: int) -> set[str]:
    """The words written as an argument of a call; both of a choice between two."""
    if len(node.args) <= place:
        return set()
    inside = ast.walk(node.args[place])
    return {one.value for one in inside if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def told() -> list[Said]:
    return [
        Said(where, key, frozenset(str(one.arg) for one in node.keywords))
        for where, node in calls()
        if called(node) == "say" and isinstance(node.func, ast.Attribute)
        for key in words_at(node, 0)
    ]


def purposes() -> set[str]:
    places = {"Throwing": 1, "fall": 0, "roll": 1, "Contest": 0}
    return {word for _, node in calls() if called(node) in places for word in words_at(node, places[called(node)])}


def reasons() -> set[str]:
    return {word for _, node in calls() if called(node) == "Reason" for word in words_at(node, 0)}


def messages(lang: str) -> dict[str, Entry]:
    return WORDS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_told_event_has_its_sentence(lang: str) -> None:
    assert len(told()) > 50
    assert not {(one.where, one.key) for one in told() if f"story-{one.key}" not in messages(lang)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_speaks_only_of_what_it_is_told(lang: str) -> None:
    for one in told():
        needs = set(messages(lang)[f"story-{one.key}"].variables) - one.params
        missing = {name for name in needs if not (DERIVED.get(name, {name}) & one.params)}
        assert not missing, one


def test_every_parameter_is_a_number_or_has_a_way_of_being_said() -> None:
    says = Names._says
    for one in told():
        for name in one.params - NUMBERS:
            assert says(Names.__new__(Names), one.key, name) is not None, (one, name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_an_event_has_its_message(lang: str) -> None:
    known = messages(lang)
    causes = {word for _, node in calls() if called(node) == "Wound" for word in words_at(node, 2)}
    wanted = {f"purpose-{word}" for word in purposes()}
    wanted |= {f"reason-{word}" for word in reasons()}
    wanted |= {f"cause-{word}" for word in causes | set(get_args(hit.Cause))}
    wanted |= {f"story-moved-{word}" for word in (*get_args(walk.How), "push", "swap", "phase")}
    wanted |= {f"{lead}-{kind}" for kind in get_args(Kind) for lead in ("story-begins", "name")}
    wanted |= {f"measure-{measure}" for measure in get_args(Measure)}
    wanted |= {f"why-{word}" for word in (*get_args(Reward.__annotations__["to"]), "extra")}
    assert len(wanted) > 80
    assert not wanted - known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_condition_of_a_trait_is_a_reason(lang: str, edition: str) -> None:
    rows = load_edition(edition)
    tables = (rows.contracts, rows.armor, rows.gear, rows.weapons, rows.hostile_weapons, rows.factions)
    whens = {getattr(effect, "when", "always") for table in tables for row in table for effect in row.effects}
    assert len(whens) > 4
    assert not {f"reason-{when}" for when in whens} - messages(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_of_healing_has_a_name(lang: str) -> None:
    """Those written in the engine: a blessing, what a Feeder ate."""
    names = Names(Text(lang), next(random_match(EDITIONS[0], 1)).before.position)
    words = {word for _, node in calls() if called(node) == "heal" for word in words_at(node, 2)}
    assert words >= {"wellness", "consume"}
    assert all(names.source(word) for word in words)
