"""``sacredwire scene``: tells what happens and why, and says with its exit code whether it was expected."""

from pathlib import Path

import pytest

from support.cli import Run

AIM = Path(__file__).parents[1] / "scenes/shots/aim.toml"

SHORT = """
title = "x"
play = '''
move b1 6.00,5.00,0.00
'''
[models]
b1 = { at = "5,5" }
[activation]
who = "b1"
"""


@pytest.fixture
def scene(tmp_path: Path) -> Path:
    return tmp_path / "scene.toml"


def test_a_scene_is_told_with_every_modifier_and_its_reason(run: Run) -> None:
    told = run("scene", AIM, "--lang", "en", "--edition", "sacredwire-0.9")
    assert told.code == 0
    assert "Agent b1: 2d6 +1 Aim → rolls 2d8" in told.out
    assert "[C4.7]" in told.out
    assert "Everything comes out as expected." in told.out


def test_a_scene_is_told_in_spanish_unless_asked_otherwise(run: Run) -> None:
    told = run("scene", AIM)
    assert "Agente b1: 2d6 +1 Apuntar → tira 2d8" in told.out
    assert told.out.count("Todo sale como se esperaba.") == 2


def test_json_gives_inputs_events_sentences_models_and_digest(run: Run) -> None:
    value = run("scene", AIM, "--json").value
    assert [one["edition"] for one in value] == ["hardwired-0.7", "sacredwire-0.9"]
    moment = value[1]["moments"][1]
    assert moment["input"] == "attack b1 a1 pistol"
    assert any(line["rule"] == "C4.7" for moment in value[1]["moments"] for line in moment["told"])
    assert value[1]["models"]["a1"]["defense"] == 2
    assert value[1]["faults"] == []
    assert len(value[1]["state"]) == 64


@pytest.mark.parametrize(
    ("expect", "field"),
    [
        ("b1.health = 3", "b1.health"),
        ('b1.place = "7,5"', "b1.place"),
        ('b1.near = ["7,5", \'0.5"\']', "b1.near"),
        ('b1.conditions = ["bleeding"]', "b1.conditions"),
        ('waits = "draw"', "waits"),
        ('asked = "amber"', "asked"),
        ("round = 2", "round"),
        ('events = [{ event = "hurt" }]', "events"),
        ('never = [{ event = "moved", who = "b1" }]', "never"),
        ("b1 = false", "b1"),
        ("b2 = { health = 1 }", "b2"),
        ("markers = { loot-1 = { item = 'knife' } }", "markers.loot-1"),
    ],
)
def test_what_does_not_come_out_is_named_and_gives_exit_1(run: Run, scene: Path, expect: str, field: str) -> None:
    scene.write_text(SHORT + f"[expect]\n{expect}\n", encoding="utf-8")
    told = run("scene", scene, "--json")
    assert told.code == 1
    assert [fault["field"] for fault in told.value[0]["faults"]] == [field]


@pytest.mark.parametrize(
    ("play", "got"),
    [
        ("move b1 20.00,5.00,0.00", "move-too-long"),
        ("refused no-move-left: move b1 6.00,5.00,0.00", ""),
        ("refused no-move-left: move b1 20.00,5.00,0.00", "move-too-long"),
        ("fall attack 1 1", "not-offered"),
    ],
)
def test_an_input_refused_or_not_against_the_scene_gives_exit_1(run: Run, scene: Path, play: str, got: str) -> None:
    scene.write_text(SHORT.replace("move b1 6.00,5.00,0.00", play), encoding="utf-8")
    told = run("scene", scene, "--json", "--edition", "sacredwire-0.9")
    assert told.code == 1
    fault = told.value[0]["faults"][0]
    assert fault["field"] == "play 1"
    assert fault["got"].split(" ")[0] == got


def test_dice_left_over_give_exit_1(run: Run, scene: Path) -> None:
    scene.write_text(SHORT.replace("title", 'dice = ["6"]\ntitle'), encoding="utf-8")
    told = run("scene", scene, "--json")
    assert (told.code, told.value[0]["faults"][0]["field"]) == (1, "dice")


BAD = {
    "not-toml": ("title =", "content-not-toml"),
    "no-title": ("play = ''", "content-missing-field"),
    "unknown-field": ("title = 'x'\nplai = ''", "content-unknown-field"),
    "unknown-model-field": (SHORT.replace('at = "5,5"', 'at = "5,5", helth = 3'), "content-unknown-field"),
    "unknown-condition-field": (
        SHORT.replace('at = "5,5"', 'at = "5,5", conditions = [{ kind = "ping", amonut = 1 }]'),
        "content-unknown-field",
    ),
    "unknown-condition": (
        SHORT.replace('at = "5,5"', 'at = "5,5", conditions = [{ kind = "sleepy" }]'),
        "content-wrong-value",
    ),
    "unknown-weapon": (SHORT.replace('at = "5,5"', 'at = "5,5", weapons = ["spoon"]'), "content-wrong-value"),
    "unknown-contract": (SHORT.replace('at = "5,5"', 'at = "5,5", contract = "clerk"'), "content-wrong-value"),
    "unknown-model": (SHORT.replace("b1 =", "x1 ="), "content-wrong-value"),
    "unit-needed": (SHORT.replace("b1 = {", '"h1.1" = {'), "content-wrong-value"),
    "no-place": (SHORT.replace('"5,5"', '"five"'), "content-wrong-value"),
    "off-the-board": (SHORT.replace('"5,5"', '"50,5"'), "content-scene-no-room"),
    "in-the-air": (SHORT.replace('"5,5"', '"5,5,1"'), "content-scene-no-room"),
    "nan": (
        SHORT.replace("[activation]", "[[piece]]\nid = 'a'\ntop = nan\nbox = '1,1 2,2'\n[activation]"),
        "content-wrong-value",
    ),
    "overlap": (
        SHORT.replace('b1 = { at = "5,5" }', 'b1 = { at = "5,5" }\nb2 = { at = "5,5.9" }'),
        "content-scene-overlap",
    ),
    "no-input": (SHORT.replace("move b1 6.00", "jump b1 6.00"), "content-scene-line"),
    "no-activation": (SHORT.replace('who = "b1"', 'who = "b9"'), "content-wrong-value"),
    "no-mission": (SHORT.replace("title", "mission = 'lunch'\ntitle"), "content-wrong-value"),
    "no-edition": (SHORT.replace("title", "editions = ['1.0']\ntitle"), "content-unknown-edition"),
    "no-board": (SHORT.replace("title", "board = 'nowhere'\ntitle"), "board-unknown"),
    "no-stack": (SHORT.replace("title", "stack = '[1]'\ntitle"), "state-broken"),
    "expect-nothing-known": (SHORT + "[expect]\nb1.hats = 1", "content-unknown-field"),
    "expect-unknown": (SHORT + "[expect]\nweather = 'fine'", "content-unknown-field"),
    "expect-no-event": (SHORT + "[expect]\nevents = ['hurt']", "content-wrong-value"),
    "expect-no-table": (SHORT + "[expect]\nb1 = 3", "content-wrong-value"),
    "differences": ("title = 'x'\nin = 3", "content-wrong-value"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_no_scene_gives_exit_2_and_one_line(run: Run, scene: Path, name: str) -> None:
    text, code = BAD[name]
    scene.write_text(text, encoding="utf-8")
    told = run("scene", scene, "--json")
    assert told.code == 2, told.out + told.err
    assert told.error["code"] == code
    assert "\n" not in told.error["message"]


def test_a_missing_file_and_an_unknown_edition_give_exit_2(run: Run, scene: Path) -> None:
    assert run("scene", scene).code == 2
    scene.write_text(SHORT, encoding="utf-8")
    assert run("scene", scene, "--edition", "sacredwire-9").code == 2


WRONG = {
    "a line is refused": (SHORT.replace("move b1 6.00", "move b1 16.00"), "play 1: «move b1 16.00"),
    "a line is not refused": (SHORT.replace("move b1", "refused move-wall: move b1"), "debía rechazarse (move-wall)"),
    "dice are left": (SHORT.replace("title", "dice = ['4']\ntitle"), "Sobran dados: 4."),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_goes_wrong_is_told_in_words(run: Run, scene: Path, name: str) -> None:
    text, told = WRONG[name]
    scene.write_text(text, encoding="utf-8")
    answer = run("scene", scene)
    assert answer.code == 1
    assert told in answer.out


def test_what_may_come_next_is_shown_as_lines_of_play(run: Run, scene: Path) -> None:
    scene.write_text(SHORT, encoding="utf-8")
    assert "Azul decide. ¿Qué hace ahora? Puede ser:\n  again b1 X,Y,Z\n  end b1\n" in run("scene", scene).out
    foes = SHORT.replace("[activation]", 'a1 = { at = "6.5,5" }\n[activation]')
    scene.write_text(foes.replace("move b1 6.00,5.00,0.00", "attack b1 a1 unarmed"), encoding="utf-8")
    assert "fall attack d4 d4 | d8 d8" in run("scene", scene).out
    scene.write_text(
        SHORT.replace('who = "b1"', "").replace("[activation]", "").replace("move b1", "refused x: move b1")
    )
    assert "Ahora tiene que salir una ficha de la bolsa: blue." in run("scene", scene).out
