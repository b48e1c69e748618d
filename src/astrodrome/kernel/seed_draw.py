"""How the seed of a table is drawn: from a secret of the server and a number of each seat, all committed in advance.

The server promises its secret, and each seat that takes part commits to a number, before any number is shown. The seed
mixes them all, so that nobody can choose it as long as one of them is honest. `docs/protocol.md` has the formats.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.kernel.errors import CorruptLog, excerpt
from astrodrome.kernel.fields import Json

HEX_DIGITS: Final = "0123456789abcdef"
NUMBER_DIGITS: Final = 32
"""A number has 128 bits, too many to find it by trying."""
HASH_DIGITS: Final = 64
MOST_SHARES: Final = 16
MOST_GIVEN_UP: Final = 16
"""How many abandoned draws a log keeps; the oldest are dropped."""


@dataclass(frozen=True, slots=True)
class Share:
    """The number that a seat gave to the seed, and how it had committed to it."""

    seat: int
    commitment: str
    """The hash that the seat sent before any number was shown (`commitment_to`)."""
    number: str
    """32 hexadecimal digits that the seat drew."""


@dataclass(frozen=True, slots=True)
class SeedDraw:
    """Everything that a seed was made from, as the log of a table keeps it."""

    table: str
    promise: str
    """The hash of its secret that the server sent first (`promise_of`)."""
    secret: str
    """What the server drew for this table, as 32 hexadecimal digits."""
    round: int
    """The number of this attempt: a draw that is abandoned needs new numbers."""
    given_up: tuple[int, ...]
    """The seats that caused earlier attempts to be abandoned."""
    shares: tuple[Share, ...]
    """In the order of seats; a seat without one gave no number."""

    def to_json(self) -> dict[str, Json]:
        """Return the draw as JSON data, for a log."""
        return {
            "table": self.table,
            "promise": self.promise,
            "secret": self.secret,
            "round": self.round,
            "given_up": list(self.given_up),
            "shares": [{"seat": s.seat, "commitment": s.commitment, "number": s.number} for s in self.shares],
        }

    @staticmethod
    def from_json(data: object) -> SeedDraw:
        """Read a draw; CorruptLog names what is wrong with its format. `faults` checks its hashes."""
        body = _object(data, "draw")
        table = body.get("table")
        if not isinstance(table, str) or len(table) > HASH_DIGITS:
            raise CorruptLog(f"draw.table: expected the id of a table, found {excerpt(table)}")
        given_up = _list(body.get("given_up"), "draw.given_up", MOST_GIVEN_UP)
        shares = _list(body.get("shares"), "draw.shares", MOST_SHARES)
        return SeedDraw(
            table,
            _hex(body.get("promise"), "draw.promise", HASH_DIGITS),
            _hex(body.get("secret"), "draw.secret", SEED_BITS // 4),
            _whole(body.get("round"), "draw.round"),
            tuple([_whole(seat, "draw.given_up") for seat in given_up]),
            tuple([_share(share, f"draw.shares[{at}]") for at, share in enumerate(shares)]),
        )


def promise_of(table: str, secret: str) -> str:
    """Return the hash with which a server commits to the secret of a table.

    >>> promise_of("abcdefghijkmnpqr", "7".zfill(32))[:16]
    'ff32ca11092c02a6'
    """
    return _hash(f"astrodrome {table} {secret}")


def commitment_to(table: str, round_: int, seat: int, number: str) -> str:
    """Return the hash with which a seat of a table commits to its number before any number is shown.

    >>> commitment_to("abcdefghijkmnpqr", 1, 0, "7".zfill(32))[:16]
    'b87f866dec4f94f0'
    """
    return _hash(f"astrodrome share {table} {round_} {seat} {number}")


def seed_of(table: str, secret: str, round_: int, numbers: Mapping[int, str]) -> int:
    """Return the seed made from the secret of a table and the numbers of its seats.

    >>> f"{seed_of('abcdefghijkmnpqr', '7'.zfill(32), 1, {0: '8'.zfill(32)}):032x}"[:16]
    '33c17aa74fc478a7'
    """
    parts = [f"{seat}:{numbers[seat]}" for seat in sorted(numbers)]
    return int(_hash(" ".join(["astrodrome seed", table, secret, str(round_), *parts]))[: SEED_BITS // 4], 16)


def faults(draw: SeedDraw, seed: int, seats: int) -> list[str]:
    """Return what is wrong with a draw, each fault as a sentence; empty if the seed comes from it.

    Anyone can write a log without faults. It proves something only to those who saw the promises in advance.
    """
    found: list[str] = []
    places = [share.seat for share in draw.shares]
    if sorted(set(places)) != places or any(seat >= seats for seat in places):
        found.append("the shares are not those of different seats of this game, in their order")
    if promise_of(draw.table, draw.secret) != draw.promise:
        found.append("the server's secret is not the one it promised")
    found += [
        f"the number of seat {share.seat} is not the one it had committed to"
        for share in draw.shares
        if commitment_to(draw.table, draw.round, share.seat, share.number) != share.commitment
    ]
    numbers = {share.seat: share.number for share in draw.shares}
    if seed_of(draw.table, draw.secret, draw.round, numbers) != seed:
        found.append("the seed is not the one that the secret and the numbers make")
    return found


def is_hex(data: object, digits: int) -> bool:
    """Return whether a text consists of exactly this many hexadecimal digits."""
    return isinstance(data, str) and len(data) == digits and all(digit in HEX_DIGITS for digit in data)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _share(data: object, path: str) -> Share:
    body = _object(data, path)
    return Share(
        _whole(body.get("seat"), f"{path}.seat"),
        _hex(body.get("commitment"), f"{path}.commitment", HASH_DIGITS),
        _hex(body.get("number"), f"{path}.number", NUMBER_DIGITS),
    )


def _object(data: object, path: str) -> Mapping[str, object]:
    if not isinstance(data, dict):
        raise CorruptLog(f"{path}: expected an object, found {excerpt(data)}")
    return data


def _list(data: object, path: str, most: int) -> list[object]:
    if not isinstance(data, list) or len(data) > most:
        raise CorruptLog(f"{path}: expected a list of at most {most}, found {excerpt(data)}")
    return data


def _whole(data: object, path: str) -> int:
    if type(data) is not int or data < 0:
        raise CorruptLog(f"{path}: expected a whole number, found {excerpt(data)}")
    return data


def _hex(data: object, path: str, digits: int) -> str:
    if not isinstance(data, str) or not is_hex(data, digits):
        raise CorruptLog(f"{path}: expected {digits} hexadecimal digits, found {excerpt(data)}")
    return data
