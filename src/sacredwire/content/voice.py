"""How something is said: in the words of a language, or as what those words are made of.

Whoever tells of the game asks a voice for messages by id and puts the answers into one another. `Text` answers with
sentences; `Keys` with message ids and their parts, which travel to a client that says them in its reader's language.
Whatever is told through one voice can so be told through the other.
"""

from collections.abc import Iterable
from typing import Protocol, TypeVar

from sacredwire.errors import Param

T = TypeVar("T")


class Voice(Protocol[T]):
    """What is asked of a voice; ``T`` is what it answers with."""

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        ...

    def say(self, message: str, /, **params: T | Param) -> T:
        """A message, with what it speaks of."""
        ...

    def name(self, thing: str) -> T:
        """The name of a game thing, by its full key or by the bare id of an item or power."""
        ...

    def plain(self, text: str) -> T:
        """What is the same in every language: a name its player gave, an id, dice."""
        ...

    def inches(self, hundredths: int) -> T:
        """A length as it is read at the table."""
        ...

    def signed_inches(self, hundredths: int) -> T:
        """A length added or taken away."""
        ...

    def listing(self, things: Iterable[T]) -> T:
        """Things in a row as the language joins them."""
        ...

    def joined(self, things: Iterable[T], by: str) -> T:
        """Things one after the other with the same sign between them in every language."""
        ...

    def clause(self, sentence: T) -> T:
        """A sentence as a part of another: without its large letter and its full stop."""
        ...
