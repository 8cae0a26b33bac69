"""The reader of citations finds what is cited, and nothing else."""

from pathlib import Path

import pytest

import rules_index
from sacredwire.content.rules_index import in_order

CODE = '''"""A module. Rule: C1.7."""

LIMIT = 5
"""A constant. Rule: R-12."""


class Sword:
    """A class of metal.

    Long words. Rule: A.melee.7,
    R-19a and K.end-game.
    """

    def swing(self) -> None:
        """Swing it (C4.9). Rule: C4.7; the rest is ours."""

    def thrust(self) -> None:
        """Thrust. Rule: C2.9-C2.11, C4.1.2 (with care)."""
'''
TESTS = """import pytest

pytestmark = [pytest.mark.rule("C1.7")]


@pytest.mark.rule("C4.7", "R-12")
def test_a_melee_7_sword() -> None: ...


class TestMore:
    def test_r19a_sight(self) -> None: ...

    def test_c9_9_unheard_of(self) -> None: ...

    def test_nothing_at_all(self) -> None: ...

    def help_r12(self) -> None: ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in {
        "src/pack/__init__.py": '"""Nothing."""\n',
        "src/pack/sword.py": CODE,
        "tests/fight/test_fight.py": TESTS,
        "tests/scenes/fight/duel.toml": 'rule = ["C4.7", "R-12"]\n',
        "tests/scenes/fight/jump.toml": 'rule = "C1.7"\n',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_code_is_found_under_its_rules(project: Path) -> None:
    assert list(rules_index.code_citations(project / "src")) == [
        ("C1.7", "pack.sword"),
        ("R-12", "pack.sword.LIMIT"),
        ("A.melee.7", "pack.sword.Sword"),
        ("R-19a", "pack.sword.Sword"),
        ("K.end-game", "pack.sword.Sword"),
        ("C4.7", "pack.sword.Sword.swing"),
        ("C2.9", "pack.sword.Sword.thrust"),
        ("C2.10", "pack.sword.Sword.thrust"),
        ("C2.11", "pack.sword.Sword.thrust"),
        ("C4.1", "pack.sword.Sword.thrust"),
    ]


def test_tests_and_scenes_are_found_under_their_rules(project: Path) -> None:
    known = {"C1.7", "R-12", "A.melee.7", "A.melee", "R-19a", "R-19", "C4.7"}
    found = set(rules_index.test_citations(project / "tests", known))
    where = "tests/fight/test_fight.py"
    assert found == {
        ("A.melee.7", f"{where}::test_a_melee_7_sword"),
        ("C4.7", f"{where}::test_a_melee_7_sword"),
        ("R-12", f"{where}::test_a_melee_7_sword"),
        ("C1.7", f"{where}::test_a_melee_7_sword"),
        ("R-19a", f"{where}::TestMore::test_r19a_sight"),
        ("C1.7", f"{where}::TestMore::test_r19a_sight"),
        ("C9.9", f"{where}::TestMore::test_c9_9_unheard_of"),
        ("C1.7", f"{where}::TestMore::test_c9_9_unheard_of"),
        ("C1.7", f"{where}::TestMore::test_nothing_at_all"),
        ("C4.7", "tests/scenes/fight/duel.toml"),
        ("R-12", "tests/scenes/fight/duel.toml"),
        ("C1.7", "tests/scenes/fight/jump.toml"),
    }


def test_policies_are_found_under_their_rules() -> None:
    policies = rules_index.policy_rules()
    assert policies["riposte_loss"] == ["C4.7"]
    assert policies["focus"] == ["C4.1", "R-31"]
    assert policies["loot_markers"] == policies["coworkers"] == ["C1.8"]


def test_rules_stand_in_the_order_of_the_book() -> None:
    rules = ["R-100", "C4.10", "A.melee.7", "R-19", "C4.9", "R-19a", "C1.10", "K.duration", "M5.3"]
    assert sorted(rules, key=in_order) == [
        "A.melee.7",
        "C1.10",
        "C4.9",
        "C4.10",
        "K.duration",
        "M5.3",
        "R-19",
        "R-19a",
        "R-100",
    ]
