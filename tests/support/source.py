"""The project's own source, as the architecture tests read it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src/sacredwire"
TEXTS = SRC / "content/data/text"


class Source(NamedTuple):
    """One file of source: its path from the root, its text and its tree."""

    path: str
    text: str
    tree: ast.Module


@cache
def sources(folder: str) -> tuple[Source, ...]:
    """Every Python file below a folder of the root."""
    files = sorted((ROOT / folder).rglob("*.py"))
    texts = [(file.relative_to(ROOT).as_posix(), file.read_text("utf-8")) for file in files]
    return tuple(Source(path, text, ast.parse(text)) for path, text in texts)


def imports(source: Source) -> Iterator[str]:
    """Each module that a file imports, wherever in it."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def functions(source: Source) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Each function and method of a file, inner ones included."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node
