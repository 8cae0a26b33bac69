"""`sacredwire odds` against the oracles of the dice, and what it says to people and refuses."""

import subprocess
import sys
from collections import Counter
from fractions import Fraction

import pytest

from sacredwire.content.load import load_edition
from sacredwire.rules.dice.damage import OUT_OF_ACTION, Blow, CriticalRow
from support.cli import Run
from support.dice_oracle import Chances, enumerated, played, retried

TABLE = (CriticalRow(extra=4), *[CriticalRow()] * 4, CriticalRow(out=True))
"""What Bladed and Blunt criticals take from Health at once, in both editions."""


def least(chances: Chances, times: int) -> Fraction:
    return sum((chance for won, chance in chances.items() if won >= times), Fraction(0))


def told(chances: Chances) -> dict[str, str]:
    """The fractions the command must answer for these margins."""
    fumble = sum((chance for won, chance in chances.items() if won <= -3), Fraction(0))
    names = {"win": 1, "double": 2, "triple": 3, "quadruple": 4}
    return {name: str(least(chances, times)) for name, times in names.items()} | {"fumble": str(fumble)}


def attacked(chances: Chances, blow: Blow, armor: int) -> dict[str, Fraction]:
    """The loss of the target, margin by margin."""
    lost: Counter[str] = Counter()
    for won, chance in chances.items():
        for points, share in (played(blow, won, armor) if won > 0 else {0: Fraction(1)}).items():
            lost["out-of-action" if points == OUT_OF_ACTION else str(points)] += chance * share
    return dict(lost)


def distribution(answer: dict[str, str]) -> dict[str, Fraction]:
    return {points: Fraction(chance) for points, chance in answer.items()}


def test_c1_10_the_issues_own_example(run: Run) -> None:
    """C1.10: 2d8 at -1 rolls 2d6; decimals and fractions say the same."""
    words = ["2d8", "2d6", "--attacker-mod", "-1", "--defender-mod", "0"]
    words += ["--attacker-reroll", "1,2", "--defender-reroll", "1"]
    answer = run("odds", *words, "--json").value
    assert answer["levels"] == {"attacker": "2d6", "defender": "2d6"}
    assert answer["rerolls"] == {"attacker": [1, 2], "defender": [1]}
    assert answer["exact"] == told(enumerated(6, 6, (1, 2), (1,)))
    assert {name: answer[name] for name in answer["exact"]} == {
        name: float(Fraction(chance)) for name, chance in answer["exact"].items()
    }
    assert "damage" not in answer


@pytest.mark.parametrize(
    ("words", "levels", "sides"),
    [
        ("2d12 2d6 --attacker-mod 1", ("2d12", "2d4"), (12, 4)),
        ("2d6 2d6 --attacker-mod=-2", ("2d4", "2d8"), (4, 8)),
        ("2D4 2d12 --attacker-mod -1 --defender-mod 1", ("2d4", "2d12"), (4, 12)),
    ],
)
def test_c1_10_overflow_on_the_command_line(
    run: Run, words: str, levels: tuple[str, str], sides: tuple[int, int]
) -> None:
    answer = run("odds", *words.split(), "--json").value
    assert tuple(answer["levels"].values()) == levels
    assert answer["exact"] == told(enumerated(*sides, (), ()))


def test_r2_fixed_keeps_the_2d6(run: Run) -> None:
    answer = run("odds", "2d12", "2d6", "--attacker-mod", 1, "--fixed", "--json").value
    assert answer["levels"] == {"attacker": "2d12", "defender": "2d6"}
    assert answer["exact"] == told(enumerated(12, 6, (), ()))


@pytest.mark.parametrize(("side", "retries"), [("attacker", (1, 0)), ("defender", (0, 1)), ("both", (1, 1))])
def test_r57_the_agents_retry(run: Run, side: str, retries: tuple[int, int]) -> None:
    answer = run("odds", "2d6", "2d4", "--retry", side, "--json").value
    assert answer["exact"] == told(retried(1, 0, bool(retries[0]), bool(retries[1])))


def test_r3_the_weapon_rerolls_unless_told_otherwise(run: Run) -> None:
    """R-3: a Machete rerolls 1s; faces that are named stand in their place, an empty list means none."""
    for words, faces in (([], [1]), (["--attacker-reroll", "2"], [2]), (["--attacker-reroll", ""], [])):
        answer = run("odds", "2d6", "2d6", "--weapon", "machete", *words, "--json").value
        assert answer["rerolls"] == {"attacker": faces, "defender": []}
        assert answer["exact"] == told(enumerated(6, 6, tuple(faces), ()))


@pytest.mark.parametrize("spelling", ["--armor", "--armour"])
def test_c4_18_damage_of_a_knife(run: Run, spelling: str) -> None:
    """C4.18: the Knife is a d4; in 0.9 the critical's damage comes before armor."""
    answer = run("odds", "2d6", "2d8", "--weapon", "knife", spelling, 1, "--health", 3, "--json").value
    expected = attacked(enumerated(6, 8, (), ()), Blow(die=4, critical=TABLE), 1)
    damage = answer["damage"]
    assert distribution(damage["exact"]) == expected
    assert damage["distribution"] == {points: float(chance) for points, chance in expected.items()}
    out = sum(chance for points, chance in expected.items() if points == "out-of-action" or int(points) >= 3)
    assert damage["out"] == float(out)
    assert damage["expected"] == float(
        sum(chance * (3 if points == "out-of-action" else min(3, int(points))) for points, chance in expected.items())
    )
    kept = {int(points): chance for points, chance in expected.items() if points != "out-of-action"}
    assert damage["mean"] == float(sum(points * chance for points, chance in kept.items()) / sum(kept.values()))


def test_c4_18_the_edition_decides_the_order_of_critical_and_armor(run: Run) -> None:
    """C4.18: in 0.7 the critical is a second loss that ignores armor."""
    words = ("odds", "2d6", "2d8", "--weapon", "knife", "--armor", 3, "--edition", "hardwired-0.7", "--json")
    blow = Blow(die=4, critical=TABLE, critical_after_armor=True)
    assert distribution(run(*words).value["damage"]["exact"]) == attacked(enumerated(6, 8, (), ()), blow, 3)


@pytest.mark.parametrize(("edition", "dice"), [("sacredwire-0.9", 2), ("hardwired-0.7", 1)])
def test_c4_7_a_riposte_doubles_the_dice_in_0_9(run: Run, edition: str, dice: int) -> None:
    """C4.7: the attacker's hit rolls twice the dice; the Riposte that wins does the Sword's plain damage."""
    words = ("odds", "2d8", "2d6", "--weapon", "mace", "--riposte", "sword", "--attacker-armor", 2)
    words = (*words, "--defender-reroll", "", "--edition", edition, "--json")
    answer, chances = run(*words).value, enumerated(8, 6, (), ())
    after = edition == "hardwired-0.7"
    mace = Blow(die=6, dice=dice, critical=TABLE, critical_after_armor=after)
    assert distribution(answer["damage"]["exact"]) == attacked(chances, mace, 0)
    loses = 1 - least(chances, 1)
    plain = played(Blow(die=6), 1, 2)
    assert distribution(answer["riposte"]["exact"]) == {
        str(points): loses * share + (1 - loses if points == 0 else 0) for points, share in plain.items()
    }


def test_r73_a_grenade_is_plain_and_its_fumble_is_the_policys(run: Run) -> None:
    """R-73, C4.15: no doubles and no criticals; it lands at the thrower's feet at 3 times in 0.9, at 2 in 0.7."""
    chances = enumerated(6, 6, (), ())
    plain = {1: least(chances, 1), -1: 1 - least(chances, 1)}
    for edition, times in (("sacredwire-0.9", 3), ("hardwired-0.7", 2)):
        words = ("odds", "2d6", "2d6", "--fixed", "--weapon", "frag", "--edition", edition, "--json")
        answer = run(*words).value
        at_feet = sum(chance for won, chance in chances.items() if won <= -times)
        assert answer["exact"]["fumble"] == str(at_feet)
        assert distribution(answer["damage"]["exact"]) == attacked(plain, Blow(die=8), 0)


def test_c4_17_the_arc_pistol_never_fumbles(run: Run) -> None:
    assert run("odds", "2d4", "2d12", "--weapon", "arc-pistol", "--json").value["exact"]["fumble"] == "0"


def test_every_weapon_and_grenade_of_both_editions_has_an_answer(run: Run) -> None:
    """Chances sum to 1, whatever is thrown."""
    for edition in ("sacredwire-0.9", "hardwired-0.7"):
        loaded = load_edition(edition)
        named = [(row.id, ()) for row in (*loaded.weapons, *loaded.hostile_weapons)]
        named += [(row.id, ("--fixed",)) for row in loaded.grenades]
        for row, fixed in named:
            words = ("odds", "2d8", "2d6", *fixed, "--weapon", row, "--armor", 1, "--wounded", "--edition", edition)
            answer = run(*words, "--json").value
            assert sum(distribution(answer["damage"]["exact"]).values()) == 1, row


def test_people_read_it_in_their_language(run: Run) -> None:
    words = ("odds", "2d6", "2d6", "--weapon", "knife", "--riposte", "sword", "--health", "9")
    spanish, english = run(*words), run(*words, "--lang", "en")
    assert (spanish.code, english.code) == (0, 0)
    assert "Gana quien ataca  50,0 %" in spanish.out
    assert "The attacker wins  50.0%" in english.out
    assert "Cuchillo" in spanish.out
    assert "Knife" in english.out


def test_what_is_possible_is_never_shown_as_nothing(run: Run) -> None:
    """A chance of one in thousands reads as less than the last digit, a near certainty as more."""
    assert "Cuádruple o más < 0,1 %" in " ".join(run("odds", "2d4", "2d12", "--attacker-mod", "-2").out.split())
    words = ("odds", "2d4", "2d12", "--defender-reroll", "1,2,3", "--weapon", "knife", "--armor", 99, "--lang", "en")
    shown = run(*words).out
    assert "> 99.9%" in shown


REFUSED = [
    ("2d7 2d6", "unknown-tier", {"tier": "2d7"}),
    ("2d6 d6", "unknown-tier", {"tier": "d6"}),
    ("2d8 2d6 --attacker-reroll 9", "odds-face", {"option": "--attacker-reroll", "value": "9", "largest": "8"}),
    ("2d8 2d6 --defender-reroll 1,0", "odds-face", {"option": "--defender-reroll", "value": "0"}),
    ("2d8 2d6 --attacker-reroll 1;2", "odds-face", {"value": "1;2"}),
    ("2d8 2d6 --attacker-reroll -1", "odds-face", {"value": "-1"}),
    ("2d8 2d6 --attacker-reroll ²", "odds-face", {"value": "²"}),
    ("2d8 2d8 --fixed", "odds-fixed", {"tier": "2d6"}),
    ("2d8 2d6 --fixed --defender-mod 1", "odds-fixed", {}),
    ("2d8 2d6 --fixed --defender-reroll 1", "odds-fixed", {}),
    ("2d8 2d6 --fixed --retry both", "odds-fixed", {}),
    ("2d8 2d6 --retry nobody", "usage-bad-value", {"name": "--retry"}),
    ("2d8 2d6 --attacker-mod 1e308", "usage-bad-value", {"expected": "-99..99"}),
    ("2d8 2d6 --attacker-mod 100", "usage-bad-value", {}),
    ("2d8 2d6 --weapon knife --armor -1", "usage-bad-value", {}),
    ("2d8 2d6 --weapon knife --health 0", "usage-bad-value", {}),
    ("2d8 2d6 --weapon knif", "odds-weapon", {"weapon": "knif", "known": "knife"}),
    ("2d8 2d6 --weapon xyzzy", "odds-weapon", {"weapon": "xyzzy"}),
    ("2d8 2d6 --armour 2", "odds-needs", {"option": "--armor", "needed": "--weapon"}),
    ("2d8 2d6 --health 2", "odds-needs", {"option": "--health"}),
    ("2d8 2d6 --max-damage", "odds-needs", {"option": "--max-damage"}),
    ("2d8 2d6 --weapon knife --attacker-armor 1", "odds-needs", {"needed": "--riposte"}),
    ("2d8 2d6 --weapon frag", "odds-grenade", {"weapon": "frag"}),
    ("2d8 2d6 --riposte pistol", "odds-riposte", {"weapon": "pistol"}),
    ("2d8 2d6 --riposte unarmed", "odds-riposte", {"weapon": "unarmed"}),
    ("2d8 2d6 --fixed --riposte knife", "odds-no-riposte", {}),
    ("2d8 2d6 --weapon pistol --riposte knife", "odds-no-riposte", {}),
    ("2d8 2d6 --edition first", "content-unknown-edition", {}),
    ("2d8 2d6 --weapon knife --edition first", "content-unknown-edition", {}),
]


@pytest.mark.parametrize(("words", "code", "params"), REFUSED, ids=[words for words, _, _ in REFUSED])
def test_bad_input_is_refused_with_a_code(run: Run, words: str, code: str, params: dict[str, str]) -> None:
    answer = run("odds", *words.split(), "--json")
    assert (answer.code, answer.out) == (2, "")
    assert answer.error["code"] == code
    assert answer.error["params"].items() >= params.items()
    for lang in ("es", "en"):
        assert run("odds", *words.split(), "--lang", lang).err.count("\n") == 1


def test_odds_answers_without_numba_and_numpy() -> None:
    """The kernels of the board are not for a question about dice."""
    program = (
        "import sys; from sacredwire.cli.main import main;"
        "code = main(['odds', '2d8', '2d6', '--weapon', 'knife', '--json']);"
        "sys.exit(code or 3 * bool({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0
