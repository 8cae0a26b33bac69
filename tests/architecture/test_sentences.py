"""No sentence for a user stands in code: the catalogues hold them all."""

import ast
import re
from collections.abc import Iterator

import pytest

from support.source import Source, sources

SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]+ [^\W\d_]{2,}")
MARKUP = re.compile(r"<|=\"")
CODE = [one for one in sources("src") if not one.path.startswith("src/sacredwire/content/")]


def spoken(node: ast.AST) -> Iterator[str]:
    """The strings below a node that are neither documentation nor the words of a fault of ours.

    A fault of ours (a bare ``TypeError``, an assertion) is for whoever mends it, in English.
    """
    for inner in ast.iter_child_nodes(node):
        match inner:
            case ast.Raise() | ast.Assert() | ast.Expr(ast.Constant(str())):
                continue
            case ast.Constant(str(text)):
                yield text
            case _:
                yield from spoken(inner)


@pytest.mark.parametrize("source", CODE, ids=lambda source: source.path)
def test_code_holds_no_sentence(source: Source) -> None:
    assert not [text for text in spoken(source.tree) if SENTENCE.search(text) and not MARKUP.search(text)]


def test_a_sentence_would_be_found() -> None:
    tree = ast.parse('"""Docs of a module."""\nprint("no se puede mover")\nraise TypeError("what a mess here")')
    assert [text for text in spoken(tree) if SENTENCE.search(text)] == ["no se puede mover"]
