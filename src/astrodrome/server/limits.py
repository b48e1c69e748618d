"""How much a visitor may ask for: sizes, counts, and a bucket of tokens for the rate of messages."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

NAME_LENGTH: Final = 24
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that a name may not hold: controls, marks of direction, unassigned and private ones."""


@dataclass(frozen=True)
class Limits:
    """The limits of one server."""

    message_bytes: int = 64 * 1024
    """The largest message a socket takes."""
    body_bytes: int = 1024 * 1024
    """The largest body a request takes; a table's options may hold a whole set of cards or tiles."""
    per_second: float = 20.0
    """Messages a second that a socket may send for long."""
    burst: int = 60
    """Messages that a socket may send at once after a silence."""
    faults: int = 100
    """Bad or surplus messages after which a socket is closed."""
    hello_s: float = 10.0
    """How long a new socket may take to say hello."""
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is closed."""
    sockets: int = 256
    """Sockets that may be open at one table."""
    queue: int = 64
    """Answers of bots that may wait for a worker."""
    chat_per_second: float = 0.5
    """Things a second that somebody may say, or faces show, for long."""
    chat_burst: int = 6
    """Things that somebody may say at once after a silence."""
    table_messages: float = 0.0
    """Messages a second that all sockets of a table may send together for long, and thrice that at once; 0: any."""
    address_sockets: int = 0
    """Sockets that one address may have open; 0: any."""
    address_tables: int = 0
    """Tables that one address may make in an hour; 0: any."""
    address_requests: float = 0.0
    """Requests a second that one address may make for long; 0: any."""
    address_burst: int = 200
    """Requests that one address may make at once after a silence: the page alone takes some dozens."""
    address_messages: float = 0.0
    """Messages a second that all sockets of an address may send together for long; 0: any."""


HOSTED = Limits(
    table_messages=100.0,
    address_sockets=100,
    address_tables=60,
    address_requests=20.0,
    address_burst=400,
    address_messages=100.0,
)
"""The limits of a server that others use. A club may sit behind one address."""


class Bucket:
    """Tokens that come back at a steady rate; a message takes one."""

    def __init__(self, per_second: float, burst: int, now: float) -> None:
        self._per_second = per_second
        self._burst = float(burst)
        self._tokens = float(burst)
        self._last = now

    def take(self, now: float) -> bool:
        """Take a token if there is one."""
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._per_second)
        self._last = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


def clean_name(name: str) -> str:
    """Return a name fit to be shown: no unseen characters, no runs of spaces, no towers of accents, not too long.

    >>> clean_name("  Ada   Lovelace, Countess of Lovelace ")
    'Ada Lovelace, Countess o'
    """
    return clean_text(name[: NAME_LENGTH * 8])[:NAME_LENGTH].strip()


def clean_text(text: str) -> str:
    r"""Return a text fit to be shown on one line, cleaned like a name.

    >>> clean_text("one\ntwo \u202ethree")
    'one two three'
    """
    shown = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind in _UNSEEN:
            shown.append(" " if letter.isspace() else "")
        elif marks <= 2:
            shown.append(letter)
    return " ".join("".join(shown).split())
