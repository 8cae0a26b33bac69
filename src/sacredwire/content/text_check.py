"""What holds across the catalogues: every entry can be read, and both languages say the same things."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sacredwire.content.catalogue import LANGUAGES, ftl_files, read_ftl
from sacredwire.content.refusal import Place, refuse
from sacredwire.errors import ContentError


class Entry(NamedTuple):
    """One message or term of a language: the file it stands in, its attributes and the variables it needs."""

    file: str
    attributes: tuple[str, ...]
    variables: tuple[str, ...]


class _Variables(Visitor):
    """Gathers the variables below a node."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name fluent calls
        """Note one variable."""
        self.names.add(node.id.name)


def read_texts(language: str, folder: Path | None = None) -> tuple[dict[str, Entry], list[ContentError]]:
    """Every entry of a language by its id, and what cannot be read or is written twice.

    Args:
        language: ``es`` or ``en``.
        folder: The user's own content folder; an entry of his replaces ours.
    """
    found: dict[str, Entry] = {}
    faults: list[ContentError] = []
    for path in ftl_files(language, folder):
        file = f"text/{language}/{path.name}"
        own = folder is not None and path.is_relative_to(folder)
        for entry in FluentParser().parse(read_ftl(path)).body:
            if isinstance(entry, ast.Junk):
                faults.append(refuse("text-junk", Place(file), got=" ".join((entry.content or "").split())[:60]))
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in found and (found[name].file == file or not own):
                    faults.append(refuse("text-twice", Place(file, row=name), got=found[name].file))
                found[name] = _entry(file, entry)
    return found, faults


def text_faults(folder: Path | None = None) -> Iterator[ContentError]:
    """Everything wrong in the catalogues: broken or doubled entries, and where the languages do not agree."""
    texts = {}
    for language in LANGUAGES:
        texts[language], faults = read_texts(language, folder)
        yield from faults
    for language, other in (LANGUAGES, LANGUAGES[::-1]):
        for name, entry in texts[language].items():
            twin = texts[other].get(name)
            if twin is None:
                yield refuse("text-alone", Place(entry.file, row=name), expected=other)
            elif language == LANGUAGES[0] and entry[1:] != twin[1:]:
                mine, theirs = (", ".join((*one.attributes, *one.variables)) for one in (entry, twin))
                yield refuse("text-variables", Place(entry.file, row=name), got=mine, expected=theirs)


def _entry(file: str, entry: ast.Message | ast.Term) -> Entry:
    variables = _Variables()
    variables.visit(entry)
    attributes = tuple(sorted(attribute.id.name for attribute in entry.attributes))
    return Entry(file, attributes, tuple(sorted(variables.names)))
