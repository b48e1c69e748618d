"""Secrets that hold seats, and ids of tables: drawn from the system. Of a secret only its hash is kept.

A seat is looked up by the hash (`table.seating`), so the time of a lookup says nothing of the secrets that exist.
"""

from __future__ import annotations

import hashlib
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
    """Whether a text has the form of a table's id."""
    return len(text) == ID_LENGTH and all(letter in _ALPHABET for letter in text)


def new_seed() -> int:
    """Draw the seed of a game from the system."""
    return secrets.randbits(128)


def hash_token(token: str) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
