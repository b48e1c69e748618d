"""Seats are held by secrets: drawn from the system, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
"""192 bits: nobody guesses one, and a fast hash of it is safe to keep."""
_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""The letters of a table's id: none that is taken for another."""
ID_LENGTH: Final = 16
ID_PATTERN: Final = f"^[{_ALPHABET}]{{{ID_LENGTH}}}$"


def new_token() -> str:
    """Draw the secret that holds a seat."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Draw the id of a table: 80 bits, so that a table without a link to it is not found by trying."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Tell whether a text has the form of a table's id."""
    return len(text) == ID_LENGTH and all(letter in _ALPHABET for letter in text)


def new_seed() -> int:
    """Draw the seed of a game from the system."""
    return secrets.randbits(128)


def hash_token(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def is_token(token: str, kept: bytes) -> bool:
    """Tell whether a token is the one whose hash is kept, in a time that tells nothing."""
    return hmac.compare_digest(hash_token(token), kept)
