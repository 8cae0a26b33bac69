"""A wrong file of content is refused, with file, table, row, field and what was expected."""

from pathlib import Path

import pytest

from sacredwire.content.load import load_edition
from sacredwire.content.text import Text
from sacredwire.errors import ContentError

ROW = '[[row]]\nid = "{}"\n'


def refusal(folder: Path, parent: str | None = "sacredwire-0.9", **tables: str) -> ContentError:
    """What an edition with these tables is refused for; its sentence exists in both languages."""
    home = folder / "house"
    home.mkdir(parents=True)
    (home / "edition.toml").write_text(f'extends = "{parent}"\n' if parent else "", encoding="utf-8")
    for stem, text in tables.items():
        (home / f"{stem.replace('_', '-')}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_edition("house", folder)
    for language in ("es", "en"):
        assert Text(language).say(f"error-{caught.value.code}", **caught.value.params)
    return caught.value


def told(error: ContentError) -> tuple[str, str, str, str, str]:
    """The code and place of a refusal."""
    return (error.code, *(str(error.params[part]) for part in ("file", "table", "row", "field")))


def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(ContentError) as caught:
        load_edition("sacredwire-1.0")
    assert caught.value.code == "content-unknown-edition"
    assert caught.value.params["got"] == "sacredwire-1.0"
    assert caught.value.params["expected"] == "hardwired-0.7, sacredwire-0.9"


@pytest.mark.parametrize("edition", ["", ".", "..", "../content", "text", "sacredwire-0.9/", "a\0b"])
def test_an_edition_is_a_plain_name(edition: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_edition(edition)
    assert caught.value.code == "content-unknown-edition"


def test_an_unknown_parent_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, "nobody")
    assert told(error) == ("content-unknown-edition", "house/edition.toml", "", "", "extends")


def test_a_circle_of_editions_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "edition.toml").write_text('extends = "house"\n', encoding="utf-8")
    error = refusal(tmp_path, "other")
    assert told(error) == ("content-circle", "other/edition.toml", "", "", "extends")


def test_an_edition_that_extends_itself_is_refused(tmp_path: Path) -> None:
    assert told(refusal(tmp_path, "house"))[0] == "content-circle"


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [('parent = "x"\n', "content-unknown-field", "parent"), ("extends = 7\n", "content-wrong-value", "extends")],
)
def test_what_else_an_edition_file_says_is_refused(tmp_path: Path, text: str, code: str, field: str) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "edition.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_edition("odd", tmp_path)
    assert told(caught.value) == (code, "odd/edition.toml", "edition", "", field)


@pytest.mark.parametrize(
    "text", ["[[row]\n", 'id = "\n', "a = 1\na = 2\n", f"a = {'9' * 5000}\n", f"a = {'[' * 5000}{']' * 5000}\n"]
)
def test_a_file_that_is_no_toml_is_refused(tmp_path: Path, text: str) -> None:
    assert told(refusal(tmp_path, melee=text)) == ("content-not-toml", "house/melee.toml", "melee", "", "")


def test_a_file_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "edition.toml").write_bytes(b'extends = "\xff"\n')
    with pytest.raises(ContentError) as caught:
        load_edition("odd", tmp_path)
    assert caught.value.code == "content-not-text"


def test_a_table_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "house" / "melee.toml").mkdir(parents=True)
    (tmp_path / "house" / "edition.toml").write_text('extends = "sacredwire-0.9"\n', encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_edition("house", tmp_path)
    assert told(caught.value) == ("content-unreadable", "house/melee.toml", "melee", "", "")


def test_a_text_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text" / "es" / "own.ftl").mkdir(parents=True)
    with pytest.raises(ContentError) as caught:
        Text("es", tmp_path)
    assert told(caught.value) == ("content-unreadable", "text/es/own.ftl", "", "", "")


def test_a_file_of_no_table_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, meele="")
    assert told(error) == ("content-unknown-table", "house/meele.toml", "meele", "", "")
    assert "melee" in str(error.params["expected"])


def test_an_edition_without_parent_needs_every_table(tmp_path: Path) -> None:
    assert told(refusal(tmp_path, None)) == ("content-missing-table", "house/melee.toml", "melee", "", "")


def test_a_table_that_stands_for_none_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, criticals_broadcast='same_as = "criticals-odd"\n')
    assert told(error) == (
        "content-unknown-table",
        "house/criticals-broadcast.toml",
        "criticals-broadcast",
        "",
        "same_as",
    )


SWORD = ROW.format("sword")
DICE = "d2, d3, d4, d6, d8, d10, d12, d20"
WRONG = [
    ("weight = 3\n", "content-unknown-field", "weight", "weight", "cost, damage_type, die"),
    ("cots = 3\n", "content-unknown-field", "cots", "cots", "cost"),
    ('kind = "ranged"\n', "content-unknown-field", "kind", "kind", ""),
    ('cost = "ten"\n', "content-wrong-value", "cost", "ten", "int"),
    ("cost = 10.0\n", "content-wrong-value", "cost", "10.0", "int"),
    ("cost = nan\n", "content-wrong-value", "cost", "nan", "int"),
    ("cost = 1e308\n", "content-wrong-value", "cost", "1e+308", "int"),
    ("cost = true\n", "content-wrong-value", "cost", "True", "int"),
    ("cost = -1\n", "content-wrong-value", "cost", "-1", "int >= 0"),
    ("cost = 99999999999999999999\n", "content-wrong-value", "cost", "99999999999999999999", "int <= 100000"),
    ("die = 101\n", "content-wrong-value", "die", "101", DICE),
    ('die = "d13"\n', "content-wrong-value", "die", "13", DICE),
    ('die = "big"\n', "content-wrong-value", "die", "big", "int"),
    ('effects = [{ op = "extra-damage", die = "d7" }]\n', "content-wrong-value", "effects[0].die", "7", DICE),
    ('effects = [{ op = "extra-damage", die = 0 }]\n', "content-wrong-value", "effects[0].die", "0", DICE),
    (
        'effects = [{ op = "reroll", on = ["attack"], faces = [0] }]\n',
        "content-wrong-value",
        "effects[0].faces[0]",
        "0",
        "int >= 1",
    ),
    ("cost = 2020-01-01\n", "content-wrong-value", "cost", "2020-01-01", "int"),
    ('effects = "sharp"\n', "content-wrong-value", "effects", "sharp", "array"),
    ('effects = [{ op = "sharpen" }]\n', "content-unknown-effect", "effects[0].op", "sharpen", "tier, reroll"),
    ("effects = [{ amount = 1 }]\n", "content-missing-field", "effects[0].op", "", "op"),
    ('effects = [{ op = "damage" }]\n', "content-missing-field", "effects[0].amount", "", "amount"),
    ('effects = [{ op = "damage", amount = 1, x = 2 }]\n', "content-unknown-field", "effects[0].x", "x", "amount, "),
    ('effects = [{ op = "damage", amount = "d6x" }]\n', "content-wrong-value", "effects[0].amount", "d6x", "int"),
    (
        'effects = [{ op = "damage", amount = 1, when = "often" }]\n',
        "content-wrong-value",
        "effects[0].when",
        "often",
        "always, target-wounded, target-armored",
    ),
    (
        'effects = [{ op = "tier", on = ["war"], amount = 1 }]\n',
        "content-wrong-value",
        "effects[0].on[0]",
        "war",
        "attack, shot",
    ),
    ('damage_type = "sharp"\n', "content-wrong-value", "damage_type", "sharp", "bladed, blunt, projectile"),
]


@pytest.mark.parametrize(("line", "code", "field", "got", "expected"), WRONG)
def test_a_wrong_field_is_refused(tmp_path: Path, line: str, code: str, field: str, got: str, expected: str) -> None:
    error = refusal(tmp_path, melee=SWORD + line)
    assert told(error) == (code, "house/melee.toml", "melee", "sword", field)
    assert error.params["got"] == got
    assert str(error.params["expected"]).startswith(expected)


def test_a_new_row_needs_its_fields(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee=ROW.format("spork"))
    assert told(error) == ("content-missing-field", "house/melee.toml", "melee", "spork", "damage_type")


@pytest.mark.parametrize("row", ['id = "Big Sword"', "id = 7", 'id = ""', "cost = 3", 'id = "2d6"'])
def test_an_id_is_kebab_case(tmp_path: Path, row: str) -> None:
    error = refusal(tmp_path, melee=f"[[row]]\n{row}\n")
    assert told(error) == ("content-wrong-value", "house/melee.toml", "melee", "?", "id")


def test_a_row_twice_in_a_file_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee=SWORD + SWORD)
    assert told(error) == ("content-duplicate-id", "house/melee.toml", "melee", "sword", "id")


def test_an_id_twice_among_items_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, gear='remove = ["mask"]\n' + ROW.format("pistol") + "roll = 1\ncost = 3\n")
    assert told(error) == ("content-duplicate-id", "house/gear", "gear", "pistol", "id")


def test_a_row_to_remove_must_be_there(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee='remove = ["spork"]\n')
    assert told(error) == ("content-unknown-row", "house/melee.toml", "melee", "", "remove")


def test_a_word_that_is_no_part_of_a_table_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee="dice = 3\n")
    assert told(error) == ("content-unknown-field", "house/melee.toml", "melee", "", "dice")


def test_rows_that_are_no_rows_are_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee="row = 3\n")
    assert told(error) == ("content-wrong-value", "house/melee.toml", "melee", "", "row")


def test_two_rows_of_one_number_are_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee=SWORD + "roll = 8\n")
    assert told(error) == ("content-duplicate-roll", "house/melee.toml", "melee", "cable-whip", "roll")
    assert error.params["expected"] == "sword"


def test_a_number_without_a_row_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee='remove = ["sword"]\n')
    assert told(error) == ("content-missing-roll", "house/melee.toml", "melee", "", "roll")
    assert error.params["expected"] == "7"


def test_a_number_off_the_die_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, melee=SWORD + "roll = 21\n")
    assert told(error) == ("content-roll-outside", "house/melee.toml", "melee", "sword", "roll")
    assert error.params["expected"] == "1-20"


@pytest.mark.parametrize("dice", ['"3d6"', '"d"', "7", '"six"', '"d1001"', '"d0"', '"d13"', '"2d7"'])
def test_a_die_that_is_none_is_refused(tmp_path: Path, dice: str) -> None:
    error = refusal(tmp_path, melee=f"roll_with = {dice}\n")
    assert told(error) == ("content-wrong-value", "house/melee.toml", "melee", "", "roll_with")


def test_a_lowest_number_that_is_none_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, injuries='lowest = "three"\n')
    assert told(error) == ("content-wrong-value", "house/injuries.toml", "injuries", "", "lowest")


def test_a_unit_without_its_weapon_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, faction_scrapers='[[unit]]\nid = "scrapers-picker"\nweapon = "spork"\n')
    assert told(error) == (
        "content-unknown-weapon",
        "house/faction-scrapers.toml",
        "faction-scrapers",
        "scrapers-picker",
        "weapon",
    )


def test_a_side_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, faction_scrapers='allied = ["monks"]\n')
    assert told(error)[:2] == ("content-unknown-faction", "house/faction-scrapers.toml")


def test_a_deployment_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, mission_the_signal='deployment = "edge-bnad"\n')
    assert told(error)[0] == "content-unknown-deployment"
    assert error.params["file"] == "house/mission-the-signal.toml"
    assert (error.params["field"], error.params["got"]) == ("deployment", "edge-bnad")


def test_a_summoned_unit_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    effect = '{ op = "summon", unit = "monk", least = 3, less = 2, radius = \'1"\' }'
    error = refusal(tmp_path, faction_scrapers=f"effects = [{effect}]\n")
    assert told(error)[:2] == ("content-unknown-unit", "house/faction-scrapers.toml")


def test_a_behavior_table_with_a_gap_is_refused(tmp_path: Path) -> None:
    row = '[[behavior]]\nlow = 1\nhigh = 5\nno_sight = "wait"\nsight = "wait"\nengaged = "wait"\n'
    error = refusal(tmp_path, faction_scrapers=row)
    assert told(error) == ("content-behavior-gap", "house/faction-scrapers.toml", "faction-scrapers", "", "behavior")
    assert error.params["got"] == "1, 2, 3, 4, 5"


def test_a_row_without_a_name_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "text" / "es"
    text.mkdir(parents=True)
    (text / "own.ftl").write_text("gear-charm = Amuleto\n", encoding="utf-8")
    error = refusal(tmp_path, gear=ROW.format("charm") + "cost = 3\n")
    assert told(error)[:2] == ("content-no-name", "text/en")
    assert error.params["expected"] == "gear-charm"


@pytest.mark.parametrize(
    "line", ["budget = nan\n", "budget = -5\n", "armor = [1, 2]\n", "luck = 3\n", 'fall_die = "d"\n']
)
def test_a_wrong_number_is_refused(tmp_path: Path, line: str) -> None:
    error = refusal(tmp_path, numbers=line)
    assert told(error)[1:3] == ("house/numbers.toml", "numbers")
    assert error.code in {"content-wrong-value", "content-unknown-field"}


def test_a_wrong_policy_is_refused_with_the_choices(tmp_path: Path) -> None:
    error = refusal(tmp_path, switches='knockback = "never"\n')
    assert told(error) == ("content-wrong-value", "house/switches.toml", "switches", "", "knockback")
    assert error.params["expected"] == "may, always"
