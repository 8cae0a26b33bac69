"""Dice that fall by a secret, or as they are told."""

import hmac
from collections.abc import Iterable, Iterator

from sacredwire.engine.inputs import Drawn, Fall, Outcome
from sacredwire.engine.pending import Chance, Draw
from sacredwire.errors import ServiceError

BYTE = 256


class SeededDice:
    """Dice made by HMAC-SHA256 of what is thrown: without the secret nobody foretells them, with it they fall again.

    The bytes of HMAC(secret, ``match|index|purpose|sides|block``) are taken one by one; a byte that would favor low
    faces is passed over. Stable for one engine version.

    Args:
        secret: What only the dice know; of a simulated match its seed.
        match: Name of the match among those of one secret.
        index: Outcomes that fell before, when a match is taken up again.
    """

    def __init__(self, secret: bytes | int | str, match: str = "", index: int = 0) -> None:
        self._secret = secret if isinstance(secret, bytes) else str(secret).encode()
        self._match = match
        self.index = index

    def fall(self, chance: Chance) -> Outcome:
        """The next outcome."""
        if isinstance(chance, Draw):
            tokens = sorted(chance.bag)
            face = next(self._faces("draw", (len(tokens),)))
            self.index += 1
            return Drawn(tokens[face - 1])
        sides = tuple(side for group in chance.groups for side in group)
        faces = self._faces(chance.purpose, sides)
        fallen = Fall(chance.purpose, tuple(tuple(next(faces) for _ in group) for group in chance.groups))
        self.index += 1
        return fallen

    def _faces(self, purpose: str, sides: tuple[int, ...]) -> Iterator[int]:
        """One face for each die, each as likely as any other of its own. Rejection keeps it so."""
        stream = self._bytes(f"{self._match}|{self.index}|{purpose}|{' '.join(map(str, sides))}")
        for side in sides:
            limit = BYTE - BYTE % side
            yield next(byte for byte in stream if byte < limit) % side + 1

    def _bytes(self, message: str) -> Iterator[int]:
        block = 0
        while True:
            yield from hmac.digest(self._secret, f"{message}|{block}".encode(), "sha256")
            block += 1


class ScriptedDice:
    """Dice that fall as they are told, in order.

    Args:
        outcomes: What falls.
    """

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._outcomes = iter(outcomes)

    def fall(self, chance: Chance) -> Outcome:
        """The next outcome, whatever is asked for: the engine refuses what does not fit.

        Raises:
            ServiceError: Nothing is left.
        """
        outcome = next(self._outcomes, None)
        if outcome is None:
            raise ServiceError("dice-used-up", purpose="draw" if isinstance(chance, Draw) else chance.purpose)
        return outcome
