"""The catalogues of sentences: which message stands where, found without parsing Fluent."""

import re
from functools import lru_cache
from pathlib import Path

from sacredwire.content.folders import DATA
from sacredwire.content.refusal import Place, refuse
from sacredwire.content.rules_index import in_order

LANGUAGES = ("es", "en")
"""The languages every text exists in; Spanish is the first."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)


def ftl_files(language: str, folder: Path | None = None) -> list[Path]:
    """The catalogue files of a language: the packaged ones, then those of the user's own folder."""
    roots = [DATA, *([] if folder is None else [folder])]
    return [path for root in roots for path in sorted((root / "text" / language).glob("*.ftl"))]


def read_ftl(path: Path) -> str:
    """The text of one catalogue file.

    Raises:
        ContentError: It cannot be read or is not UTF-8.
    """
    place = Place(f"text/{path.parent.name}/{path.name}")
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise refuse("unreadable", place, got=error.strerror) from error
    except UnicodeDecodeError as error:
        raise refuse("text-not-utf8", place, got=error.start) from error


@lru_cache(maxsize=16)
def entries(language: str, folder: Path | None = None) -> dict[str, str]:
    """The Fluent source of each message and term of a language by its id; the user's own come last and win.

    Raises:
        ContentError: A file that cannot be read or is not UTF-8.
    """
    found: dict[str, str] = {}
    for path in ftl_files(language, folder):
        text = COMMENT.sub("", read_ftl(path))
        marks = [(match[1], match.start()) for match in ENTRY.finditer(text)]
        ends = [start for _, start in marks[1:]] + [len(text)] * bool(marks)
        found |= {key: text[start:end] for (key, start), end in zip(marks, ends, strict=True)}
    return found


def message_ids(language: str, folder: Path | None = None) -> frozenset[str]:
    """The ids of a language's messages, terms left out."""
    return frozenset(key for key in entries(language, folder) if not key.startswith("-"))


def rule_ids(folder: Path | None = None) -> tuple[str, ...]:
    """The ids of all rules and rulings we have worded, in the order of the book: ``C4.7``, ``K.duration``, ``R-19``."""
    keys = (key.removeprefix("rule-") for key in message_ids(LANGUAGES[0], folder) if key.startswith("rule-"))
    return tuple(sorted((cited(key) for key in keys), key=in_order))


def cited(key: str) -> str:
    """A rule's id as it is cited, from its catalogue key without ``rule-``: ``C4-7`` is ``C4.7``, ``R-19`` stays."""
    return key if key.startswith("R-") else key.replace("-", ".", 1)


def rule_key(rule: str) -> str:
    """The catalogue key of a rule's wording: ``rule-C4-7`` for ``C4.7``."""
    return "rule-" + rule.replace(".", "-")
