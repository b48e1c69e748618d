"""How much a visitor may ask for: sizes, counts, and a bucket of tokens for the rate of messages."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

NAME_LENGTH: Final = 24
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that a name may not hold: controls, marks of direction, unassigned and private ones."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing, whatever their kind says."""


@dataclass(frozen=True)
class Limits:
    """The limits of one server."""

    message_bytes: int = 64 * 1024
    """The largest message a socket takes."""
    body_bytes: int = 1024 * 1024
    """The largest body a request takes: the log of a game."""
    options_bytes: int = 256 * 1024
    """The largest body of a set-up or a new table; our largest box has 62 kB."""
    body_s: float = 15.0
    """How long the head of a request may take to arrive, and how long its body."""
    per_second: float = 20.0
    """Messages per second that a socket may send, sustained."""
    burst: int = 60
    """Messages that a socket may send in a burst."""
    faults: int = 100
    """Bad or surplus messages after which a socket is closed."""
    hello_s: float = 10.0
    """How long a new socket may take to say hello."""
    ping_s: float = 10.0
    """How often the server pings a socket (a WebSocket ping, which browsers and libraries answer by themselves)."""
    pong_s: float = 20.0
    """How long a ping may stay unanswered before the socket is dropped."""
    outbox: int = 256
    """Messages that may wait for a slow reader before its socket is closed."""
    sockets: int = 256
    """Sockets that may be open at one table."""
    all_sockets: int = 0
    """Sockets that may be open at all tables together; 0: any."""
    rooms: int = 5_000
    """Tables that may be in memory; empty ones make room for others."""
    free_bytes: int = 64 * 1024 * 1024
    """No table is made where the disk has less room than this."""
    database_bytes: int = 0
    """No table is made where the database's file is larger than this; 0: any."""
    devices: int = 8
    """Devices that may hold a seat beside the one that took it."""
    queue: int = 64
    """Answers of bots that may wait for a worker."""
    table_queue: int = 16
    """Answers of bots that may wait for a worker, of one table: some for each seat."""
    chat_per_second: float = 0.5
    """Chat messages and reactions per second and person, sustained."""
    chat_burst: int = 6
    """Chat messages and reactions of a person in a burst."""
    table_messages: float = 0.0
    """Messages per second of all sockets of a table, sustained, with bursts of three times that; 0: any."""
    address_sockets: int = 0
    """Sockets that one address may have open; 0: any."""
    address_tables: int = 0
    """Tables that one address may make in an hour; 0: any."""
    address_requests: float = 0.0
    """Requests per second of one address, sustained; 0: any."""
    address_burst: int = 200
    """Requests of one address in a burst: the page alone takes some dozens."""
    address_bytes: float = 0.0
    """Bytes per second that one address may post, or fetch as logs, sustained; 0: any."""
    address_bytes_burst: int = 3 * 1024 * 1024
    """Bytes that one address may post in a burst."""
    address_messages: float = 0.0
    """Messages per second of all sockets of an address, sustained; 0: any."""


HOSTED = Limits(
    all_sockets=4_000,
    rooms=2_000,
    free_bytes=256 * 1024 * 1024,
    table_messages=100.0,
    address_sockets=100,
    address_tables=60,
    address_requests=20.0,
    address_burst=400,
    address_bytes=64 * 1024.0,
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

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Take a token, or an amount of them, if there are so many."""
        self._tokens = min(self._burst, self._tokens + (now - self._last) * self._per_second)
        self._last = now
        if self._tokens < amount:
            return False
        self._tokens -= amount
        return True


def clean_name(name: str) -> str:
    """Return a name fit to be shown: no unseen characters, no runs of spaces, no towers of accents, not too long.

    >>> clean_name("  Ada   Lovelace, Countess of Lovelace ")
    'Ada Lovelace, Countess o'
    """
    return clean_text(name[: NAME_LENGTH * 8])[:NAME_LENGTH].strip()


def seat_name(name: str, seat: int, bot: bool = False) -> str:
    r"""Return the name that a seat goes by: never an empty one.

    >>> seat_name("  Ada ", 1), seat_name("\u3164", 1)
    ('Ada', 'Player 2')
    """
    return clean_name(name) or f"{'Bot' if bot else 'Player'} {seat + 1}"


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
        if kind in _UNSEEN or letter in _BLANK:
            shown.append(" " if letter.isspace() else "")
        elif marks <= 2:
            shown.append(letter)
    return " ".join("".join(shown).split())
