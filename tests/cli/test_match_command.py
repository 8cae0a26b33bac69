"""``sacredwire match`` and ``replay``: a whole match on the terminal, its log, and the log told again."""

import json
from pathlib import Path

import pytest

from sacredwire.content.scene_files import parse_scene
from support.cli import Answer, Run

SOLID = Path(__file__).with_name("solid.board.json")
"""A board that is one block without a roof."""
MATCH = ("match", "--board", "dry-dock", "--seed", "5", "--blue-bot", "random", "--amber-bot", "random")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def played(run: Run, log: Path, *words: object) -> Answer:
    told = run(*MATCH, "--log", log, *words)
    assert told.code == 0, told.err
    return told


def test_a_match_is_told_to_its_end_and_replays_as_the_same_account(run: Run, log: Path) -> None:
    told = played(run, log)
    assert "— Ronda 5 —" in told.out
    assert str(log) in told.err
    again = run("replay", log)
    assert again == Answer(0, told.out, "")


def test_json_of_match_and_replay_give_the_same_result_and_state(run: Run, log: Path) -> None:
    value = played(run, log, "--json").value
    again = run("replay", log, "--json").value
    assert value["result"]["round"] >= 5
    assert {name: value[name] for name in ("result", "inputs", "state", "edition")} == {
        name: again[name] for name in ("result", "inputs", "state", "edition")
    }
    assert again["finished"]


def test_the_same_seed_gives_the_same_log(run: Run, tmp_path: Path) -> None:
    logs = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for log in logs:
        played(run, log, "--quiet")
    assert logs[0].read_bytes() == logs[1].read_bytes()


def test_no_log_is_written_over_unless_forced(run: Run, log: Path) -> None:
    log.write_text("mine", encoding="utf-8")
    refused = run(*MATCH, "--log", log, "--quiet")
    assert refused == Answer(2, "", f"Error: {log} ya existe; --force escribe encima.\n")
    assert log.read_text(encoding="utf-8") == "mine"
    played(run, log, "--quiet", "--force")
    assert run("replay", log, "--quiet").code == 0


def test_the_other_edition_and_the_other_language(run: Run, log: Path) -> None:
    told = played(run, log, "--edition", "hardwired-0.7", "--lang", "en")
    assert "— Round 5 —" in told.out
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[0])["edition"] == "hardwired-0.7"


def test_a_moment_of_a_log_is_a_scene_that_plays(run: Run, log: Path, tmp_path: Path) -> None:
    played(run, log, "--quiet")
    shown = run("replay", log, "--scene", "120")
    assert shown.code == 0
    assert parse_scene(shown.out.encode(), "x")["title"] == f"{log.name}, 120"
    scene = tmp_path / "moment.toml"
    scene.write_text(shown.out, encoding="utf-8")
    assert run("scene", scene).code == 0


def test_a_log_that_is_not_finished_needs_the_word(run: Run, log: Path) -> None:
    played(run, log, "--quiet")
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:60]))
    told = run("replay", log, "--json")
    assert (told.code, told.error["code"]) == (2, "log-unfinished")
    value = run("replay", log, "--unfinished", "--json").value
    assert (value["finished"], value["result"], value["inputs"]) == (False, None, 59)
    assert "no ha terminado" in run("replay", log, "--unfinished", "--quiet").out


def damaged(data: bytes) -> dict[str, bytes]:
    lines = data.splitlines(keepends=True)
    return {
        "log-cut": data[: len(data) // 2],
        "log-edited": data.replace(b"drawn blue", b"drawn clue", 1),
        "log-later": data.replace(b'"version":1', b'"version":2', 1),
        "log-not-a-log": b"hello\n",
        "log-empty": b"",
        "log-after-end": data + lines[3],
    }


def test_a_damaged_log_gives_exit_2_and_one_line(run: Run, log: Path) -> None:
    played(run, log, "--quiet")
    for code, data in damaged(log.read_bytes()).items():
        log.write_bytes(data)
        told = run("replay", log, "--json")
        assert (told.code, told.error["code"], told.error["params"]["file"]) == (2, code, str(log))
        assert told.error["message"].startswith(f"{log}: ")
        assert "\n" not in told.error["message"]


def test_a_board_or_squad_that_cannot_be_is_refused_by_the_name_of_its_log(run: Run, log: Path) -> None:
    played(run, log, "--quiet")
    header = log.read_bytes().splitlines()[0]
    log.write_bytes(header.replace(b'"top":300', b'"top":9000') + b"\n")
    told = run("replay", log, "--unfinished", "--json")
    assert (told.code, told.error["code"], told.error["params"]["file"]) == (2, "board-number", str(log))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("--edition", "1.0"), "content-unknown-edition"),
        (("--mission", "lunch"), "match-mission"),
        (("--board", SOLID), "board-solid"),
        (("--board", "nowhere"), "board-unknown"),
        (("--blue", "nobody.json"), "file-missing"),
        (("--blue-bot", "oracle"), "usage-bad-value"),
        (("--seed", "one"), "usage-bad-value"),
    ],
)
def test_what_cannot_be_played_gives_exit_2(run: Run, words: tuple[str, str], code: str) -> None:
    told = run("match", *words, "--json")
    assert (told.code, told.error["code"]) == (2, code)


def box(name: str, west: int, south: int, east: int, north: int) -> dict[str, object]:
    """A piece of terrain nobody climbs, between two corners."""
    corners = [[west, south], [east, south], [east, north], [west, north]]
    return {"id": name, "footprint": corners, "top": 900, "walkable": False, "climbable": False}


PIT = [box("s", 0, 0, 2400, 1150), box("n", 0, 1250, 2400, 2400), box("w", 0, 1150, 1150, 1250)]
TIGHT = {
    "crack": ([box("w", 0, 0, 1190, 2400), box("e", 1210, 0, 2400, 2400)], 0),
    "pit": ([*PIT, box("e", 1250, 1150, 2400, 1250)], 1),
}
"""Boards with room for markers but no model, and for one: their pieces, and how many."""


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("name", TIGHT)
@pytest.mark.rule("R-222")
def test_r222_a_board_without_room_for_a_model_of_each_squad_is_refused(
    run: Run, tmp_path: Path, name: str, lang: str
) -> None:
    pieces, room = TIGHT[name]
    board = tmp_path / f"{name}.board.json"
    board.write_text(json.dumps(json.loads(SOLID.read_bytes()) | {"id": name, "pieces": pieces}), encoding="utf-8")
    told = run("match", "--board", board, "--lang", lang)
    assert (told.code, told.out) == (2, "")
    assert name in told.err
    assert "Traceback" not in told.err
    params = run("match", "--board", board, "--json").error["params"]
    assert (params["room"], params["expected"]) == (room, 2)


def test_an_empty_squad_is_refused_and_an_illegal_one_flagged(run: Run, tmp_path: Path, log: Path) -> None:
    squad = tmp_path / "squad.json"
    made = run("squad", "new", "--seed", "3", "--json").value
    squad.write_text(json.dumps(made | {"models": []}), encoding="utf-8")
    told = run("match", "--blue", squad, "--json")
    assert (told.code, told.error["code"]) == (2, "match-empty-squad")
    boss, *others = made["models"]
    squad.write_text(json.dumps(made | {"models": [boss, boss, *others[1:]]}), encoding="utf-8")
    assert "Aviso" in played(run, log, "--blue", squad, "--quiet").err


@pytest.mark.parametrize(("lang", "said"), [("es", "una miniatura"), ("en", "one model")])
@pytest.mark.rule("C2", "K.absent")
def test_k_absent_a_squad_has_five_models_and_those_absent_stay_home(
    run: Run, tmp_path: Path, log: Path, lang: str, said: str
) -> None:
    squad = tmp_path / "squad.json"
    made = run("squad", "new", "--seed", "3", "--json").value
    for count in (1, 2, 4):
        squad.write_text(json.dumps(made | {"models": made["models"][:count]}), encoding="utf-8")
        for seat in ("--blue", "--amber"):
            told = run("match", seat, squad, "--lang", lang)
            assert (told.code, told.out) == (2, "")
            assert f"{squad}, models:" in told.err
            assert (said if count == 1 else str(count)) in told.err
            assert "5" in told.err
            assert "Traceback" not in told.err
    for here in (1, 2, 4):
        models = [sheet | {"absent": place >= here} for place, sheet in enumerate(made["models"])]
        squad.write_text(json.dumps(made | {"models": models}), encoding="utf-8")
        told = played(run, log, "--blue", squad, "--quiet", "--force")
        assert f"b{here}" in told.out
        assert f"b{here + 1}" not in told.out
    squad.write_text(json.dumps(made | {"models": [sheet | {"absent": True} for sheet in made["models"]]}), "utf-8")
    assert run("match", "--blue", squad, "--json").error["code"] == "match-empty-squad"
