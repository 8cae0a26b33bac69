"""Every name and sentence the product says, in the reader's language.

Names stand under ``<kind>-<id>``: ``weapon-knife``, ``contract-boss``, ``unit-scrapers-cable-rat``; the kinds are the
prefixes of ``tables.py``. A message is parsed when it is first said.
"""

import re
from collections.abc import Collection, Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from sacredwire.content.catalogue import entries, rule_key
from sacredwire.errors import ContentError, Param

ITEM_KINDS = ("weapon", "armor", "gear", "consumable", "grenade", "cybernetic", "power")
"""Kinds whose ids are unique among each other, so that a bare id is enough to name the thing."""

REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
STEP = re.compile(r"(M\d+)\.(\d{1,2})")
LOCALES = {"es": "es-ES", "en": "en-US"}
LONGEST = 1000
"""Letters of one part of a sentence: Fluent refuses longer ones, and nobody reads on."""


class Text:
    """The catalogue of one language.

    Args:
        lang: ``es`` or ``en``.
        folder: The user's own content folder, whose ``text/<lang>`` is laid over the packaged one.
    """

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        if lang not in LOCALES:
            raise ContentError("unknown-language", got=lang, expected=", ".join(LOCALES))
        self.lang = lang
        self._entries = entries(lang, folder)
        self._bundle = FluentBundle([LOCALES[lang]], use_isolating=False)
        self._parsed: set[str] = set()

    def has(self, message: str) -> bool:
        """Whether there is a message of this id (``rule-C4-7.title`` asks for the message)."""
        return message.partition(".")[0] in self._entries

    def say(self, message: str, /, **params: Param) -> str:
        """The sentence of a message id, or of one of its attributes (``rule-C4-7.title``).

        Args:
            message: The id of the message.
            params: What the sentence needs; numbers are written without thousands marks.

        Raises:
            ContentError: There is no such message, or it needs a parameter that is not given.
        """
        key, _, attribute = message.partition(".")
        self._parse(key)
        pattern = None
        if self._bundle.has_message(key):
            entry = self._bundle.get_message(key)
            pattern = entry.attributes.get(attribute) if attribute else entry.value
        if pattern is None:
            raise ContentError("text-missing", message=message, language=self.lang)
        plain = {name.replace("_", "-"): value for name, value in params.items()} | dict(params)
        parts = {name: _part(value) for name, value in plain.items()}
        said, faults = self._bundle.format_pattern(pattern, parts)
        if faults:
            raise ContentError("text-broken", message=message, language=self.lang, reason=str(faults[0]))
        return str(said)

    def name(self, thing: str) -> str:
        """The name of a game thing, by its full key (``contract-boss``) or the bare id of an item or power."""
        return self.say(key_of(thing, self._entries, self.lang))

    def plain(self, text: str) -> str:
        """What is the same in every language."""
        return text

    def rule(self, rule: str) -> str:
        """Our own wording of a rule or ruling, by the id it is cited with (``C4.7``, ``R-19``).

        ``M5.3`` is the third sentence of mission 5.

        Raises:
            ContentError: There is no such rule, or no such sentence.
        """
        step = STEP.fullmatch(rule)
        if step is None:
            return self.say(rule_key(rule))
        sentences = self.steps(step[1])
        number = int(step[2])
        if not 1 <= number <= len(sentences):
            raise ContentError("text-missing", message=rule, language=self.lang)
        return sentences[number - 1]

    def steps(self, rule: str) -> tuple[str, ...]:
        """The sentences of a rule, in order; the third one of mission 5 is cited as ``M5.3``."""
        return tuple(f"{said}." for said in self.say(rule_key(rule)).removesuffix(".").split(". "))

    def rule_title(self, rule: str) -> str:
        """The title of a rule or ruling."""
        return self.say(f"{rule_key(rule)}.title")

    def inches(self, hundredths: int) -> str:
        """A length as it is read at the table: ``4"``, ``1.5"``."""
        whole, rest = divmod(abs(hundredths), 100)
        point = "," if self.lang == "es" else "."
        decimals = f"{point}{rest:02}".rstrip("0") if rest else ""
        return f'{"-" if hundredths < 0 else ""}{whole}{decimals}"'

    def signed_inches(self, hundredths: int) -> str:
        """A length added or taken away: ``+1"``, ``−0.5"``."""
        return f"{'+' if hundredths >= 0 else '−'}{self.inches(abs(hundredths))}"

    def listing(self, things: Iterable[str]) -> str:
        """Things in a row as the language joins them: ``1, 2 and 3``."""
        parts = list(things)
        if len(parts) < 2:
            return "".join(parts)
        before_i = parts[-1].lower().startswith(("i", "hi"))
        return f"{', '.join(parts[:-1])} {self.say('list-and-before-i' if before_i else 'list-and')} {parts[-1]}"

    def joined(self, things: Iterable[str], by: str) -> str:
        """Things one after the other with the same sign between them."""
        return by.join(things)

    def clause(self, sentence: str) -> str:
        """A sentence as a part of another: without its large letter and its full stop."""
        return sentence[:1].lower() + sentence[1:].rstrip(".")

    def _parse(self, key: str) -> None:
        if key in self._parsed or key not in self._entries:
            return
        self._parsed.add(key)
        source = self._entries[key]
        self._bundle.add_resource(FluentResource(source))
        for other in REFERENCE.findall(source):
            self._parse(other)


def key_of(thing: str, known: Collection[str], lang: str) -> str:
    """The message that names a game thing, by its full key or by the bare id of an item or power.

    Raises:
        ContentError: There is no such message.
    """
    for key in (thing, *(f"{kind}-{thing}" for kind in ITEM_KINDS)):
        if key in known:
            return key
    raise ContentError("text-missing", message=thing, language=lang)


def _part(value: Param) -> object:
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value if len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
