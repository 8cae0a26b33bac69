"""Dice that fall by a secret, or as they are told."""

from collections.abc import Iterable
from hashlib import sha256
from itertools import islice

from sacredwire.engine.inputs import Drawn, Fall, Outcome
from sacredwire.engine.pending import Chance, Draw
from sacredwire.errors import ServiceError

BLOCK = 64
"""Bytes that SHA-256 takes at a time: how long the secret is made."""
BYTE = 256
"""What one byte can show. A die has at most the square of it as faces."""


class SeededDice:
    """Dice made by HMAC-SHA256 of what is thrown: without the secret nobody foretells them, with it they fall again.

    The bytes of HMAC(secret, ``match|index|purpose|sides|block``) are taken in order, as many for a die as its faces
    need; a number that would favor low faces is passed over. Stable for one engine version.

    Args:
        secret: What only the dice know; of a simulated match its seed.
        match: Name of the match among those of one secret.
        index: Outcomes that fell before, when a match is taken up again.
    """

    def __init__(self, secret: bytes | int | str, match: str = "", index: int = 0) -> None:
        key = secret if isinstance(secret, bytes) else str(secret).encode()
        key = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
        self._inner = sha256(bytes(byte ^ 0x36 for byte in key) + f"{match}|".encode())
        self._outer = sha256(bytes(byte ^ 0x5C for byte in key))
        self.index = index

    def fall(self, chance: Chance) -> Outcome:
        """The next outcome."""
        if isinstance(chance, Draw):
            tokens = sorted(chance.bag)
            return Drawn(tokens[self._faces("draw", (len(tokens),))[0] - 1])
        if len(chance.groups) == 1:
            return Fall(chance.purpose, (tuple(self._faces(chance.purpose, chance.groups[0])),))
        faces = iter(self._faces(chance.purpose, tuple(side for group in chance.groups for side in group)))
        return Fall(chance.purpose, tuple(tuple(islice(faces, len(group))) for group in chance.groups))

    def _faces(self, purpose: str, sides: tuple[int, ...]) -> list[int]:
        """One face for each die, each as likely as any other of its own. Rejection keeps it so."""
        message = f"{self.index}|{purpose}|{' '.join(map(str, sides))}"
        self.index += 1
        faces: list[int] = []
        block, at, data = 0, 0, self._bytes(message, 0)
        for side in sides:
            width, span = (1, BYTE) if side <= BYTE else (2, BYTE * BYTE)
            number = limit = span - span % side
            while number >= limit:
                if at + width > len(data):
                    block, at = block + 1, 0
                    data = self._bytes(message, block)
                number = data[at] if width == 1 else BYTE * data[at] + data[at + 1]
                at += width
            faces.append(number % side + 1)
        return faces

    def _bytes(self, message: str, block: int) -> bytes:
        """HMAC (RFC 2104), its hashes begun with secret and match once for all: `hmac` begins anew each time."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(f"{message}|{block}".encode())
        outer.update(inner.digest())
        return outer.digest()


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
