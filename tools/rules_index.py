"""Writes the rules index: docs/rules-index.md and its packaged form. Run it by `make index`.

Code cites rules in a docstring: ``Rule: C4.7, C4.9-C4.11, R-19.`` A test names its rule at the head of its name
(``test_c4_7_a_tie``, ``test_r19_each_enemy_left``, ``test_a_melee_7_sword``) and further ones by
``@pytest.mark.rule("C4.7")``; a scene file has ``rule = ["C4.7"]``.
"""

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from sacredwire.content.rules_index import RuleEntry, RulesIndex, encode_rules_index, in_order, section
from sacredwire.content.schema import Switches

ROOT = Path(__file__).resolve().parent.parent
PACKAGED = ROOT / "src/sacredwire/content/data/rules-index.json"
PAGE = ROOT / "docs/rules-index.md"

RULE_ID = r"(?:R-\d+[a-z]?|[CAIKM]\d*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+|[CAIKM]\d+|[AIKM]\b)"
CITED = rf"(?:{RULE_ID})(?:-[CAIKM]\d+\.\d+)?"
CITATION = re.compile(rf"\bRules?: ((?:{CITED})(?:(?:, | and )(?:{CITED}))*)(?=[.;]| \()")
_RANGE = re.compile(r"([CAIKM]\d+)\.(\d+)-\1\.(\d+)")
_POLICY = re.compile(r"^        (\w+(?:, \w+)*): (.*(?:\n            .*)*)", re.MULTILINE)
_TEST_HEAD = re.compile(r"test_(?:(r)_?(\d+[a-z]?)|([caikm]\d+)_(\d+))(?:_|$)")

_Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Thing = TypeVar("Thing")
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def build(root: Path = ROOT) -> RulesIndex:
    """The index of everything below ``root``."""
    code = by_rule(code_citations(root / "src"))
    known = {*code, *(rule for rules in policy_rules().values() for rule in rules)}
    tests = by_rule(test_citations(root / "tests", known))
    policies = by_rule((rule, name) for name, rules in policy_rules().items() for rule in rules)
    return {
        rule: RuleEntry(tuple(code.get(rule, ())), tuple(tests.get(rule, ())), tuple(policies.get(rule, ())))
        for rule in sorted({*code, *tests, *policies}, key=in_order)
    }


def by_rule(pairs: Iterable[tuple[str, Thing]]) -> dict[str, list[Thing]]:
    """Gather pairs by rule, each thing once, in the order found."""
    found: dict[str, dict[Thing, None]] = defaultdict(dict)
    for rule, thing in pairs:
        found[rule][thing] = None
    return {rule: list(things) for rule, things in found.items()}


def cited(docstring: str) -> list[str]:
    """The rules a docstring cites; a step (``C4.1.2``, ``M1.3``) counts for what it is a step of."""
    told = [_RANGE.sub(_each, tail) for tail in CITATION.findall(" ".join(docstring.split()))]
    return [section(rule) for tail in told for rule in re.findall(RULE_ID, tail)]


def _each(found: re.Match[str]) -> str:
    """``C4.4-C4.6`` as the sections it spans."""
    chapter, first, last = found.groups()
    return ", ".join(f"{chapter}.{section}" for section in range(int(first), int(last) + 1))


def code_citations(src: Path) -> Iterator[tuple[str, str]]:
    """Each rule that code below ``src`` cites, with the dotted name of what cites it."""
    for file in sorted(src.rglob("*.py")):
        module = ".".join(file.relative_to(src).with_suffix("").parts).removesuffix(".__init__")
        for name, docstring in docstrings(ast.parse(file.read_text("utf-8")), module):
            for rule in cited(docstring):
                yield rule, name


def docstrings(node: _Documented, name: str) -> Iterator[tuple[str, str]]:
    """Each docstring in a module, class or function, those below constants included, with the dotted name it is of."""
    if own := ast.get_docstring(node, clean=True):
        yield name, own
    before: ast.stmt | None = None
    for inner in node.body:
        match inner, before:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef(), _:
                yield from docstrings(inner, f"{name}.{inner.name}")
            case ast.Expr(ast.Constant(str(text))), (
                ast.Assign(targets=[ast.Name(constant)]) | ast.AnnAssign(target=ast.Name(constant))
            ):
                yield f"{name}.{constant}", text
            case _:
                pass
        before = inner


def policy_rules() -> dict[str, list[str]]:
    """The rules that each policy of an edition decides, as the attributes of `Switches` state them."""
    said = _POLICY.findall(Switches.__doc__ or "")
    return {name: re.findall(RULE_ID, what) for names, what in said for name in names.split(", ")}


def test_citations(tests: Path, known: set[str]) -> Iterator[tuple[str, str]]:
    """Each rule that a test or a scene below ``tests`` names, with the test as pytest calls it."""
    spelled = {re.sub(r"[.-]", "_", rule.lower()): rule for rule in known}
    for file in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        where = file.relative_to(tests.parent).as_posix()
        for name, function, marks in test_functions(tree, where, module_marks(tree)):
            for rule in (*named(function.name, spelled), *marks):
                yield section(rule), name
    for file in sorted((tests / "scenes").rglob("*.toml")):
        rules = tomllib.loads(file.read_text("utf-8")).get("rule", [])
        for rule in [rules] if isinstance(rules, str) else rules:
            yield section(rule), file.relative_to(tests.parent).as_posix()


def test_functions(
    node: ast.Module | ast.ClassDef, where: str, marks: list[str]
) -> Iterator[tuple[str, _Function, list[str]]]:
    """Each test of a module or class, with its pytest name and the rules its marks and those around it name."""
    for inner in node.body:
        if isinstance(inner, _Function) and inner.name.startswith("test_"):
            yield f"{where}::{inner.name}", inner, [*marks, *marked(inner.decorator_list)]
        elif isinstance(inner, ast.ClassDef):
            yield from test_functions(inner, f"{where}::{inner.name}", [*marks, *marked(inner.decorator_list)])


def module_marks(tree: ast.Module) -> list[str]:
    """The rules that a module's ``pytestmark`` names for all its tests."""
    return [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign) and [*map(ast.unparse, node.targets)] == ["pytestmark"]
        for rule in marked(node.value.elts if isinstance(node.value, ast.List) else [node.value])
    ]


def marked(nodes: Iterable[ast.expr]) -> list[str]:
    """The rules named by ``pytest.mark.rule(...)`` among these expressions."""
    calls = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"]
    return [str(ast.literal_eval(argument)) for call in calls for argument in call.args]


def named(test: str, spelled: dict[str, str]) -> list[str]:
    """The rule at the head of a test's name: the longest known one, else what is spelled like one."""
    rest = test.removeprefix("test_")
    fits = [spelling for spelling in spelled if f"{rest}_".startswith(f"{spelling}_")]
    if fits:
        return [spelled[max(fits, key=len)]]
    head = _TEST_HEAD.match(test)
    if not head:
        return []
    ruling, number, chapter, section = head.groups()
    return [f"R-{number}" if ruling else f"{chapter.upper()}.{section}"]


def page(index: RulesIndex) -> str:
    """The index as a page of the documentation."""
    lines = [
        "# Rules index",
        "",
        "Made by `make index`; do not edit. `sacredwire rules ID` shows the same together with the rule's text.",
        "",
        "| Rule | Code | Tests | Policies |",
        "|---|---|---|---|",
    ]
    for rule, entry in index.items():
        code = "<br>".join(f"`{name.removeprefix('sacredwire.')}`" for name in entry.code)
        tests = "<br>".join(f"`{name.removeprefix('tests/')}`" for name in entry.tests)
        lines.append(f"| {rule} | {code} | {tests} | {', '.join(f'`{name}`' for name in entry.policies)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write both forms."""
    index = build()
    PACKAGED.write_bytes(encode_rules_index(index))
    PAGE.write_text(page(index), "utf-8")
    bare = [rule for rule, entry in index.items() if not entry.code or not entry.tests]
    print(f"{len(index)} rules; without code or test: {', '.join(bare) or 'none'}")


if __name__ == "__main__":
    main()
