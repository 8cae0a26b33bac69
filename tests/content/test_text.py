"""The catalogue: names, sentences, rules, lengths, and what every row does in words."""

import re
from pathlib import Path
from typing import get_args

import pytest

from sacredwire.content.catalogue import LANGUAGES, cited, message_ids, rule_ids, rule_key
from sacredwire.content.check import name_keys
from sacredwire.content.convert import OPS
from sacredwire.content.effects import DamageType, Gain, RollKind, Stat, Tier, Until, When
from sacredwire.content.folders import edition_ids
from sacredwire.content.load import load_edition
from sacredwire.content.schema import Behavior, Edition, Row
from sacredwire.content.tables import TABLES
from sacredwire.content.text import Text
from sacredwire.content.wording import effect_text, row_text
from sacredwire.errors import ContentError


def rows_with_keys(edition: Edition) -> list[tuple[str, Row]]:
    """Every row of the printed tables with the key of its name."""
    found: list[tuple[str, Row]] = []
    for table in TABLES:
        rows = getattr(edition, table.field)
        found += [(f"{table.prefix}-{row.id}", row) for row in (rows[table.key] if table.key else rows)]
    return found


def test_a_thing_has_a_name_by_its_key_and_an_item_by_its_bare_id() -> None:
    assert [Text(lang).name("knife") for lang in LANGUAGES] == ["Cuchillo", "Knife"]
    assert [Text(lang).name("contract-broadcaster") for lang in LANGUAGES] == ["Emisor", "Broadcaster"]
    assert Text("en").name("ping") == "Ping"


def test_r_51_things_of_one_name_are_apart_by_their_keys() -> None:
    text = Text("es")
    assert text.name("unit-feral-crews-boss") == text.name("contract-boss") == "Jefe"
    assert text.name("feral-automata-arc-cannon") == text.name("arc-cannon") == "Cañón de Arco"
    rules = load_edition("sacredwire-0.9")
    static = [weapon for weapon in rules.hostile_weapons if text.name(weapon.id) == "Estallido Estático"]
    assert [(weapon.damage_type, weapon.die) for weapon in static] == [("broadcast", 6), ("static", 8)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_bear_no_thousands_marks_and_values_no_hidden_marks(lang: str) -> None:
    said = Text(lang).say("op-move-bonus", **{"signed-length": "1234567", "until": "x"})
    assert said.isprintable()
    assert "1234567" in Text(lang).say("subs", count=1234567)
    assert "-1234567" in Text(lang).say("op-out-of-action", rounds=0, injury=-1234567)


def test_a_parameter_may_be_written_with_an_underscore() -> None:
    text = Text("en")
    assert text.say("op-move", signed_length='+1"') == text.say("op-move", **{"signed-length": '+1"'})


def test_plurals_follow_the_number() -> None:
    assert [Text("es").say("leads", count=count) for count in (0, 1, 2)] == ["0 Pistas", "1 Pista", "2 Pistas"]
    assert [Text("en").say("merits", count=count) for count in (0, 1, 2)] == ["0 Merits", "1 Merit", "2 Merits"]


@pytest.mark.parametrize(
    ("hundredths", "spanish", "english"),
    [
        (400, '4"', '4"'),
        (0, '0"', '0"'),
        (150, '1,5"', '1.5"'),
        (-100, '-1"', '-1"'),
        (105, '1,05"', '1.05"'),
        (-50, '-0,5"', '-0.5"'),
    ],
)
def test_lengths_are_read_as_at_the_table(hundredths: int, spanish: str, english: str) -> None:
    assert (Text("es").inches(hundredths), Text("en").inches(hundredths)) == (spanish, english)


def test_things_in_a_row_are_joined_as_the_language_does() -> None:
    spanish, english = Text("es"), Text("en")
    assert spanish.listing([]) == ""
    assert spanish.listing(["a"]) == "a"
    assert spanish.listing(["Defensa", "Astucia"]) == "Defensa y Astucia"
    assert spanish.listing(["Defensa", "Interrogar"]) == "Defensa e Interrogar"
    assert english.listing(["1", "2", "3"]) == "1, 2 and 3"


def test_a_missing_text_a_missing_parameter_and_a_strange_language_are_refused() -> None:
    text = Text("es")
    for ask, code in (
        (lambda: text.say("no-such-message"), "text-missing"),
        (lambda: text.say("rule-C4-7.subtitle"), "text-missing"),
        (lambda: text.name("spork"), "text-missing"),
        (lambda: text.say("leads"), "text-broken"),
        (lambda: Text("fr"), "unknown-language"),
    ):
        with pytest.raises(ContentError) as caught:
            ask()
        assert caught.value.code == code


def test_a_folder_of_ones_own_is_laid_over_the_packaged_texts(tmp_path: Path) -> None:
    home = tmp_path / "text" / "es"
    home.mkdir(parents=True)
    (home / "own.ftl").write_text("weapon-knife = Navaja\nweapon-spork = { weapon-knife } rara\n", encoding="utf-8")
    text = Text("es", tmp_path)
    assert (text.name("knife"), text.name("spork"), text.name("sword")) == ("Navaja", "Navaja rara", "Espada")
    assert Text("es").name("knife") == "Cuchillo"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(lang: str) -> None:
    text = Text(lang)
    for rule in rule_ids():
        assert cited(rule_key(rule).removeprefix("rule-")) == rule
        assert text.rule_title(rule)
        assert text.rule(rule).endswith(".")


def test_m_a_mission_is_cited_by_its_sentences_alike_in_both_languages() -> None:
    spanish, english = Text("es"), Text("en")
    for mission in (f"M{number}" for number in range(1, 15)):
        sentences = [text.rule(mission).split(". ") for text in (spanish, english)]
        assert len(sentences[0]) == len(sentences[1]) >= 8
    assert english.rule("M1.3") == "Its carrier moves at half (rounded down) and cannot Disengage."
    assert spanish.rule("M1.10") == "La miniatura que lleva el objetivo en la victoria gana 1 Mérito."
    for beyond in ("M1.0", "M1.11", "M99.1"):
        with pytest.raises(ContentError, match="text-missing"):
            english.rule(beyond)


def test_both_languages_word_the_same_rules() -> None:
    assert {key for key in message_ids("es") if key.startswith("rule-")} == {
        key for key in message_ids("en") if key.startswith("rule-")
    }


def test_the_rules_cover_the_core_booklet_the_missions_and_every_ruling() -> None:
    known = set(rule_ids())
    core = [f"C4.{number}" for number in range(1, 21)] + [f"C2.{number}" for number in range(1, 5)]
    core += ["C1.7", "C1.8", "C1.9", "C1.10", "C5.1"]
    rulings = [*range(1, 4), *range(10, 34), *range(40, 48), *range(50, 101)]
    missions = [f"M{number}" for number in range(1, 15)]
    assert known >= {*core, *missions, *(f"R-{number}" for number in rulings), "R-19a"}


def test_the_rules_stand_in_the_order_of_the_book() -> None:
    ids = rule_ids()
    assert (
        ids.index("C4.9")
        < ids.index("C4.10")
        < ids.index("K")
        < ids.index("R-1")
        < ids.index("R-19a")
        < ids.index("R-100")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_row_says_what_it_does(edition: str, lang: str) -> None:
    text = Text(lang)
    mute = set()
    for key, row in rows_with_keys(load_edition(edition)):
        said = row_text(text, row, key)
        assert said == said.strip()
        assert not re.search(r"[{}]|  |None", said)
        if not said:
            mute.add(key)
    plain = {"weapon-knuckles", "weapon-knife", "grenade-gas", "grenade-frag", "armor-flak-wrap"}
    plain |= {"armor-standard-cuirass", "armor-heavy-cuirass"}
    told_elsewhere = {
        key
        for key, _ in rows_with_keys(load_edition(edition))
        if key.startswith(("evidence-", "exploration-", "timing-", "mission-"))
    }
    assert mute == plain | told_elsewhere


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_faction_and_name_can_be_said(lang: str) -> None:
    text = Text(lang)
    rules = load_edition("sacredwire-0.9")
    assert all(text.say(key) for _, key in name_keys(rules))
    assert all(row_text(text, faction, f"faction-{faction.id}") for faction in rules.factions)


def test_rows_are_told_from_their_effects_so_that_editions_differ() -> None:
    sword = {
        edition: next(weapon for weapon in load_edition(edition).weapons if weapon.id == "sword")
        for edition in edition_ids()
    }
    assert (
        row_text(Text("en"), sword["hardwired-0.7"], "weapon-sword")
        == "Dice that show 1 in its Ripostes are rerolled once."
    )
    assert row_text(Text("en"), sword["sacredwire-0.9"], "weapon-sword") == "+1 DT to its Ripostes."


def test_an_effect_of_kinds_without_a_word_of_their_own_lists_them() -> None:
    tier = Tier(on=("search", "interrogate"), amount=1)
    assert effect_text(Text("en"), tier) == "+1 DT to its Search rolls and its Interrogate rolls."
    assert effect_text(Text("es"), Gain(evidence=-1)) == "Pierdes 1 Prueba."
    assert effect_text(Text("es"), Gain(subs=4, merits=2)) == "Consigues 4 subs y 2 Méritos."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_operation_condition_moment_and_kind_of_roll_has_its_words(lang: str) -> None:
    wanted = {f"op-{op}" for op in OPS}
    wanted |= {f"when-{when}" for when in get_args(When)} | {f"until-{until}" for until in get_args(Until)}
    wanted |= {f"rolls-{kind}" for kind in get_args(RollKind)} | {
        f"damage-type-{kind}" for kind in get_args(DamageType)
    }
    wanted |= {f"stat-{stat}" for stat in get_args(Stat)} | {f"behavior-{name}" for name in get_args(Behavior)}
    assert wanted <= message_ids(lang)
