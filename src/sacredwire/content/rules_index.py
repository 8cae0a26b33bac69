"""The packaged rules index: which code carries out a rule, which tests guard it, which policies decide it.

`tools/rules_index.py` writes it (`make index`); a test fails when it is out of date.
"""

import re
from importlib.resources import files

import msgspec

FILE = files("sacredwire.content") / "data" / "rules-index.json"


class RuleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind one rule ID.

    Attributes:
        code: The dotted names of the code that cites the rule.
        tests: Its tests, as pytest names them, and its scene files.
        policies: The switches of an edition that decide it.
    """

    code: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    policies: tuple[str, ...] = ()


RulesIndex = dict[str, RuleEntry]


def encode_rules_index(index: RulesIndex) -> bytes:
    """The index as it is shipped: JSON, a rule a line, in the order of the rule book."""
    lines = [
        msgspec.json.encode(rule) + b": " + msgspec.json.encode(index[rule]) for rule in sorted(index, key=in_order)
    ]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def load_rules_index() -> RulesIndex:
    """The packaged index by rule ID."""
    return msgspec.json.decode(FILE.read_bytes(), type=RulesIndex)


def section(rule: str) -> str:
    """The ID a step belongs to: ``C4.1`` for ``C4.1.2``, ``M1`` for ``M1.3``; any other ID is its own."""
    return re.sub(r"^(C\d+\.\d+|M\d+)\.\d+$", r"\1", rule)


def in_order(rule: str) -> tuple[bool, list[tuple[bool, int, str]]]:
    """A sorting key that puts C4.9 before C4.10, and rulings last."""
    parts = re.findall(r"\d+|[^\d.-]+", rule)
    return rule.startswith("R-"), [(part.isdecimal(), int(part) if part.isdecimal() else 0, part) for part in parts]
