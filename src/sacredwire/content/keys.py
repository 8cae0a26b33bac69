"""Sentences as message ids and their parts, sent to a client that says them in its reader's language."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from sacredwire.content.catalogue import LANGUAGES, entries
from sacredwire.content.text import Text, key_of
from sacredwire.errors import Param


class Said(msgspec.Struct, frozen=True, gc=False, tag="say"):
    """A message and what it speaks of; parts may be messages themselves.

    Attributes:
        id: The message's id in the catalogues.
        args: Its variables by name, as the message writes them (``first-level``).
    """

    id: str
    args: dict[str, "Part | int"] = {}


class Inches(msgspec.Struct, frozen=True, gc=False, tag="inches"):
    """A length in hundredths of an inch; ``signed`` when it is added or taken away."""

    hundredths: int
    signed: bool = False


class Listing(msgspec.Struct, frozen=True, gc=False, tag="list"):
    """Things in a row as the language joins them: ``1, 2 and 3``."""

    parts: tuple["Part", ...]


class Joined(msgspec.Struct, frozen=True, gc=False, tag="join"):
    """Things one after the other with ``by`` between them."""

    parts: tuple["Part", ...]
    by: str


class Clause(msgspec.Struct, frozen=True, gc=False, tag="clause"):
    """A sentence as a part of another: without its large letter and its full stop."""

    part: "Part"


Part = Said | Inches | Listing | Joined | Clause | str
"""What a sentence is made of; text is the same in every language."""


class Keys:
    """The voice that answers with ids.

    Args:
        folder: The user's own content folder, whose messages count too.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._known = entries(LANGUAGES[0], folder)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return message.partition(".")[0] in self._known

    def say(self, message: str, /, **params: Part | Param) -> Part:
        """The message's id and its parts."""
        return Said(message, {name.replace("_", "-"): value for name, value in params.items()})

    def name(self, thing: str) -> Part:
        """The id of a game thing's name.

        Raises:
            ContentError: There is none.
        """
        return Said(key_of(thing, self._known, LANGUAGES[0]))

    def plain(self, text: str) -> Part:
        """The text itself."""
        return text

    def inches(self, hundredths: int) -> Part:
        """A length."""
        return Inches(hundredths)

    def signed_inches(self, hundredths: int) -> Part:
        """A length with its sign."""
        return Inches(hundredths, signed=True)

    def listing(self, things: Iterable[Part]) -> Part:
        """Things in a row."""
        return Listing(tuple(things))

    def joined(self, things: Iterable[Part], by: str) -> Part:
        """Things with a sign between them."""
        return Joined(tuple(things), by)

    def clause(self, sentence: Part) -> Part:
        """A sentence within another."""
        return Clause(sentence)


def spoken(text: Text, part: Part) -> str:
    """What a part says in a language: how a client does it, and what tests hold the two voices together with.

    Raises:
        ContentError: A message is missing, or needs what is not given.
    """
    match part:
        case Said():
            args = {name: value if isinstance(value, int) else spoken(text, value) for name, value in part.args.items()}
            return text.say(part.id, **args)
        case Inches():
            return text.signed_inches(part.hundredths) if part.signed else text.inches(part.hundredths)
        case Listing():
            return text.listing(spoken(text, one) for one in part.parts)
        case Joined():
            return text.joined((spoken(text, one) for one in part.parts), part.by)
        case Clause():
            return text.clause(spoken(text, part.part))
        case str():
            return part
