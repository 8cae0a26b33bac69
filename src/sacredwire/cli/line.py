"""The words of one command line that every command shares: ``--lang``, ``--json``, ``--content``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, get_args

from sacredwire.cli.out import Lang, Out
from sacredwire.cli.usage import UsageError

LANG_VARIABLE = "SACREDWIRE_LANG"
"""The environment variable that names the language when ``--lang`` does not."""

LANG, JSON, CONTENT = "--lang", "--json", "--content"
_LANGS: dict[str, Lang] = {lang: lang for lang in get_args(Lang)}


class Line(NamedTuple):
    """A command line without its shared options.

    Attributes:
        out: How to answer; good enough to tell ``fault``, too.
        words: What is left for the command.
        fault: What is wrong with the shared options, if anything is.
    """

    out: Out
    words: list[str]
    fault: UsageError | None


def read_line(argv: Sequence[str], environ: Mapping[str, str]) -> Line:
    """Take the shared options out of a command line, wherever on it they stand.

    Language: ``--lang``, else ``$SACREDWIRE_LANG``, else Spanish. After ``--`` nothing is an option.
    """
    found: dict[str, str] = {}
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            rest += [word, *words]
        elif word == JSON:
            found[JSON] = word
        elif name in (LANG, CONTENT):
            found[name] = value if equals else next(words, "")
        else:
            rest.append(word)
    named = {LANG_VARIABLE: environ.get(LANG_VARIABLE) or "es", **found}
    asked = [named.get(LANG, ""), named[LANG_VARIABLE], "es"]
    lang = next(_LANGS[word] for word in asked if word in _LANGS)
    content = Path(found[CONTENT]) if found.get(CONTENT) else None
    return Line(Out(lang, as_json=JSON in found, content=content), rest, _fault(named, content))


def _fault(named: Mapping[str, str], content: Path | None) -> UsageError | None:
    for option in (LANG, CONTENT):
        if named.get(option) == "":
            return UsageError("usage-needs-value", option=option)
    source = LANG if LANG in named else LANG_VARIABLE
    if named[source] not in _LANGS:
        return UsageError("usage-language", value=named[source], source=source, expected=", ".join(_LANGS))
    if content is not None and not content.is_dir():
        return UsageError("usage-no-folder", folder=str(content))
    return None
