"""Tokens: who holds one is let in. Only their hashes are kept."""

import secrets
from hashlib import sha256

BYTES = 24
"""192 bits: nobody guesses one."""


def new_token() -> str:
    """A fresh token or invitation."""
    return secrets.token_urlsafe(BYTES)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
