"""``sacredwire campaign post``: at a terminal, by a script, by a bot; left and gone on with; counted once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from support.club import Club, fought, good

POST = ("post", "m1", "s1", "--seed", "1")
FOUND = 'winner = "blue"\nout = ["b4 by a1"]\n[blue]\nevidence = 1\nleads = 2\nsubs = 20\n'
"""A match after which its winner has Evidence to record, subs to spend and somebody who is hurt."""
Types = Callable[..., None]


def waits(club: Club) -> str:
    """The question that the post-game of s1 waits to have answered."""
    return str(good(club(*POST, "--json")).value["waits"]["prompt"])


def answers(club: Club) -> list[str]:
    return list(good(club(*POST, "--json")).value["inputs"])


def test_a_post_game_is_asked_in_words_and_every_step_is_told(club: Club, tmp_path: Path, types: Types) -> None:
    fought(club, tmp_path, FOUND)
    types("2", "1", "1", "1", "3", "1", *["99"] * 3)
    told = good(club(*POST)).out
    for words in ("¿Cuántas Pistas gastas", "  2. 1 Pista\n", "¿Qué compras o vendes?", "1. Comprar", "1. Armas"):
        assert words in told
    assert "Tirada para registrar una Prueba" in told
    assert "«99» no es un número del 1 al" in told
    assert "Sigue con: sacredwire campaign post m1 s1" in told
    assert good(club("show", "--fixture", "m1", "--json")).value["settled"] == {}


def test_whoever_leaves_goes_on_where_he_stood_and_no_answer_is_lost(club: Club, tmp_path: Path, types: Types) -> None:
    fought(club, tmp_path, FOUND)
    types("2", interrupt=True)
    left = club(*POST)
    assert left.code == 130
    assert "Traceback" not in left.err
    assert "1 Pista" in left.out
    kept = answers(club)
    assert kept[0] == "spend blue 1"
    assert kept[1].startswith("fall evidence ")
    types("1", "1", "1")
    told = good(club("post", "m1", "s1")).out
    assert "Seguimos donde se dejó" in told
    assert "Pistas que gasta Azul: 1." in told
    assert answers(club)[: len(kept)] == kept
    assert answers(club)[len(kept)].startswith("buy blue ")


def test_a_whole_post_game_at_the_terminal_settles_the_match_for_its_squad(
    club: Club, tmp_path: Path, types: Types
) -> None:
    fought(club, tmp_path, FOUND)
    types("1", *["pass blue"] * 3)
    told = good(club("post", "m1", "s1", "--seed", "3")).out
    assert "recupera toda la Salud" in told
    shown = good(club("show", "--fixture", "m1", "--json")).value
    assert list(shown["settled"]) == ["s1"]
    assert good(club("check")).code == 0
    again = good(club("post", "m1", "s1", "--json")).value
    assert (again["again"], again["result"]) == (True, shown["settled"]["s1"])
    assert good(club("show", "--json")).value["entries"] == 6


def test_the_last_decision_may_be_taken_back_until_a_die_has_fallen(club: Club, tmp_path: Path, types: Types) -> None:
    fought(club, tmp_path, FOUND)
    types("1", "<", "1", "1", "1", "<")
    told = good(club(*POST)).out
    assert "No hay ninguna decisión de s1 que retirar" in told
    assert "Retirado: buy blue knuckles" in told
    before = answers(club)
    assert not before[-1].startswith("buy")
    types("1", "1", "1")
    good(club(*POST))
    assert answers(club)[-1] == "buy blue knuckles"
    good(club(*POST, "--undo"))
    assert answers(club) == before
    told_again = club(*POST, "--undo", "--json")
    assert (told_again.code, told_again.error["code"]) == (2, "campaign-nothing-to-take-back")


def test_dice_of_a_table_are_typed_in_and_wrong_ones_asked_again(club: Club, tmp_path: Path, types: Types) -> None:
    fought(club, tmp_path, 'winner = "amber"\n')
    types("1 2", "x", "9 9 9 9 9 9 9 9 9 9", "1 1 | 1 1 | 1 1 | 1 1 | 1 1")
    told = good(club("post", "m1", "s1", "--typed", "--lang", "en")).out
    assert told.count("are not the dice: expected") == 3
    kept = answers(club)
    assert kept == ["fall exploration 1 1 | 1 1 | 1 1 | 1 1 | 1 1"]
    types()
    assert answers(club) == kept


def test_a_script_settles_once_however_often_it_is_given(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, FOUND)
    script = tmp_path / "post.txt"
    script.write_text("spend blue 0   # nothing\nfall evidence 7\n", encoding="utf-8")
    first = good(club(*POST, "--inputs", script, "--json")).value
    assert (first["settled"], first["inputs"][:2]) == (False, ["spend blue 0", "fall evidence 7"])
    assert first["waits"]["prompt"] == "trade"
    assert "pass blue" in first["waits"]["offers"]
    assert "Falta por responder: ¿Qué compras o vendes?" in good(club(*POST, "--inputs", script)).out
    script.write_text("spend blue 0\nfall evidence 7\npass blue\npass blue\npass blue\n", encoding="utf-8")
    done = good(club(*POST, "--inputs", script, "--json")).value
    assert done["settled"]
    assert done["result"]["recorded"] == [7]
    assert good(club(*POST, "--inputs", script, "--json")).value["again"]
    assert good(club("show", "--json")).value["entries"] == 6


def test_a_line_that_fits_no_question_is_named_and_what_came_before_it_is_kept(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, FOUND)
    script = tmp_path / "post.txt"
    for second, code in (("pizza", "campaign-script-line"), ("buy blue moon", "campaign-line")):
        script.write_text(f"spend blue 0\n\n{second}\n", encoding="utf-8")
        told = club(*POST, "--inputs", script, "--json")
        assert (told.code, told.error["code"], told.error["params"]["line"]) == (2, code, 3)
    assert answers(club)[0] == "spend blue 0"
    script.write_text("spend blue 2\n", encoding="utf-8")
    assert club(*POST, "--inputs", script, "--json").error["code"] == "campaign-script-differs"
    script.write_bytes(b"\xff\xfe")
    assert club(*POST, "--inputs", script, "--json").error["code"] == "campaign-script-no-text"
    assert club(*POST, "--inputs", tmp_path / "none", "--json").error["code"] == "file-missing"


def test_wrong_dice_of_a_script_are_refused_with_their_line(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, FOUND)
    script = tmp_path / "post.txt"
    script.write_text("spend blue 0\nfall evidence 11\n", encoding="utf-8")
    told = club(*POST, "--inputs", script, "--json")
    assert (told.error["code"], told.error["params"]["line"]) == ("campaign-line", 2)
    assert waits(club) == "spend-leads"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_goes_through_it_to_the_end(club: Club, tmp_path: Path, bot: str) -> None:
    fought(club, tmp_path, FOUND)
    for member in ("s1", "s2"):
        good(club("post", "m1", member, "--bot", bot))
    assert good(club("show", "--fixture", "m1", "--json")).value["stage"] == "settled"
    assert good(club("check")).code == 0


def test_live_dice_are_nobodys_to_foretell(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path, 'winner = "amber"\n')
    script = tmp_path / "post.txt"
    script.write_text("pass blue\npass blue\npass blue\n", encoding="utf-8")
    told = []
    for number in (6, 8, 10):
        told.append(tuple(good(club("post", "m1", "s1", "--inputs", script, "--json")).value["inputs"]))
        good(club("undo", str(number), "--reason", "otra vez"))
    assert len(set(told)) == 3


def test_what_an_arbiter_sets_right_meanwhile_counts_and_answers_that_fit_no_more_are_left_out(
    club: Club, tmp_path: Path, types: Types
) -> None:
    fought(club, tmp_path, FOUND)
    types("3")
    good(club(*POST))
    good(club("fix", "matches.m1.blue.leads", "1", "--reason", "fue una"))
    told = good(club(*POST, "--json")).value
    assert told["left_out"][0] == "spend blue 2"
    assert told["waits"]["offers"] == ["spend blue 0", "spend blue 1"]


def test_a_recruit_is_chosen_step_by_step_and_gets_a_name(club: Club, tmp_path: Path, types: Types) -> None:
    fought(club, tmp_path, 'winner = "amber"\n')
    types("pass blue", "dismiss b3", "pass blue", "1", "1", "1", "0", "1", "1", "x" * 61, "Nadie Nuevo", "pass blue")
    told = good(club(*POST)).out
    assert "1. Técnico (2d4 2d6 2d8)" in told
    assert told.count("1. Combate, con el dado mejor") == 2
    assert "no puede ser un nombre" in told
    assert "Nadie Nuevo entra en la plantilla" in told
    squad = good(club("show", "--squad", "s1", "--json")).value["squad"]
    assert squad["squad"]["models"][2]["name"] == "Nadie Nuevo"
    assert squad["roster"][2] == "s1-6"


def test_whoever_has_no_post_game_is_told(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path)
    assert club("post", "m1", "s9", "--json").error["code"] == "campaign-no-such"
    good(club("join", "--ready", "sindicato-del-oxido"))
    assert club("post", "m1", "s3", "--json").error["code"] == "campaign-not-to-settle"
