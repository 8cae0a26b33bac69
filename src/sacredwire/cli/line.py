"""The words of one command line that every command shares: ``--lang``, ``--json``, ``--content``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import get_args

from sacredwire.cli.out import Lang, Out
from sacredwire.cli.usage import UsageError

LANG_VARIABLE = "SACREDWIRE_LANG"
"""The environment variable that names the language when ``--lang`` does not."""

_WITH_VALUE = ("--lang", "--content")


def read_line(argv: Sequence[str], environ: Mapping[str, str]) -> tuple[Out, list[str]]:
    """Take the shared options out of a command line, wherever on it they stand.

    Language: ``--lang``, else ``$SACREDWIRE_LANG``, else Spanish. After ``--`` nothing is an option.

    Returns:
        How to answer, and the words that are left for the command.

    Raises:
        UsageError: An option without its value, or a language we do not speak.
    """
    found: dict[str, str] = {}
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if word == "--":
            rest += [word, *words]
        elif word == "--json":
            found["--json"] = ""
        elif name in _WITH_VALUE:
            found[name] = value if equals else next(words, "")
            if not found[name]:
                raise UsageError("usage-needs-value", option=name)
        else:
            rest.append(word)
    content = Path(found["--content"]) if "--content" in found else None
    return Out(_language(found, environ), as_json="--json" in found, content=content), rest


def fallback(argv: Sequence[str], environ: Mapping[str, str]) -> Out:
    """How to answer when the shared options themselves are wrong: in the environment's language, else in Spanish."""
    try:
        lang = _language({}, environ)
    except UsageError:
        lang = "es"
    return Out(lang, as_json="--json" in argv)


def _language(found: Mapping[str, str], environ: Mapping[str, str]) -> Lang:
    asked = found.get("--lang") or environ.get(LANG_VARIABLE) or "es"
    for lang in get_args(Lang):
        if lang == asked:
            return lang  # type: ignore[no-any-return]  # get_args gives Any; what it gives here are Langs
    source = "--lang" if "--lang" in found else LANG_VARIABLE
    raise UsageError("usage-language", value=asked, source=source, expected=", ".join(get_args(Lang)))
