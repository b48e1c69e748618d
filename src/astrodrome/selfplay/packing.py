"""How the games of a data set are packed: small integers in as few bytes as they need, then zlib over all.

A number is written in groups of seven bits, the lowest first; the top bit of a byte says that more follows. Numbers
that may be negative are folded: 0, -1, 1, -2 become 0, 1, 2, 3.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.fields import Json

MAGIC: Final = b"ASTRODROME-GAMES-1\n"
SEED_BYTES: Final = 16
DIGEST_BYTES: Final = 16
LISTED: Final = 8
"""Moves from here on are places in the legal list; below, an action that is not listed follows."""

PackedMove = int | tuple[int, Json]
"""(place in the legal list + 1) * 8 + place among the asked; or that place, and the JSON of an action not listed."""


class Corrupt(Exception):
    """The bytes are not what was written."""


@dataclass(frozen=True, slots=True)
class Packed:
    """One game as it is packed."""

    index: int
    seed: int
    decisions: int
    forced: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str
    faults: tuple[Json, ...]
    moves: tuple[PackedMove, ...]


class Writer:
    """Bytes as they grow."""

    def __init__(self) -> None:
        self.bytes: Final = bytearray()

    def number(self, value: int) -> None:
        """Write an integer that is not negative."""
        while value > 0x7F:
            self.bytes.append(value & 0x7F | 0x80)
            value >>= 7
        self.bytes.append(value)

    def signed(self, value: int) -> None:
        """Write an integer."""
        self.number(2 * value if value >= 0 else -2 * value - 1)

    def block(self, data: bytes) -> None:
        """Write some bytes after their number."""
        self.number(len(data))
        self.bytes.extend(data)


class Reader:
    """Bytes as they are used up; Corrupt where they end too soon."""

    def __init__(self, data: bytes) -> None:
        self._data: Final = data
        self._at = 0

    @property
    def done(self) -> bool:
        """Whether all is read."""
        return self._at >= len(self._data)

    def number(self) -> int:
        """Read an integer that is not negative."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def signed(self) -> int:
        """Read an integer."""
        value = self.number()
        return -(value + 1) // 2 if value & 1 else value // 2

    def take(self, count: int) -> bytes:
        """Read a count of bytes."""
        self._at += count
        if self._at > len(self._data):
            raise Corrupt("it ends in the middle of a game")
        return self._data[self._at - count : self._at]

    def numbers(self) -> tuple[int, ...]:
        """Read a list of numbers after its length."""
        return tuple([self.number() for _ in range(self.number())])


def pack(games: Sequence[Packed]) -> bytes:
    """Return some games as the bytes of a part."""
    out = Writer()
    for one in games:
        out.number(one.index)
        out.bytes.extend(one.seed.to_bytes(SEED_BYTES, "big"))
        out.bytes.extend(bytes.fromhex(one.digest))
        out.number(one.decisions)
        out.number(one.forced)
        for score in one.scores:
            out.signed(score)
        for rank in one.ranks:
            out.number(rank)
        out.number(len(one.winners))
        for winner in one.winners:
            out.number(winner)
        out.block(to_bytes(list(one.faults)) if one.faults else b"")
        out.number(len(one.moves))
        for move in one.moves:
            if isinstance(move, int):
                out.number(move)
            else:
                out.number(move[0])
                out.block(to_bytes(move[1]))
    return MAGIC + zlib.compress(bytes(out.bytes), 6)


def unpack(data: bytes, seats: int) -> list[Packed]:
    """Return the games of a part; Corrupt says what is wrong."""
    if not data.startswith(MAGIC):
        raise Corrupt("this is not a part of a data set")
    try:
        source = Reader(zlib.decompress(data[len(MAGIC) :]))
    except zlib.error as error:
        raise Corrupt(f"damaged: {error}") from None
    games = []
    while not source.done:
        games.append(_one(source, seats))
    return games


def _one(source: Reader, seats: int) -> Packed:
    index = source.number()
    seed = int.from_bytes(source.take(SEED_BYTES), "big")
    digest = source.take(DIGEST_BYTES).hex()
    decisions, forced = source.number(), source.number()
    scores = tuple([source.signed() for _ in range(seats)])
    ranks = tuple([source.number() for _ in range(seats)])
    winners = source.numbers()
    faults = _json(source.take(source.number()) or b"[]")
    moves: list[PackedMove] = []
    for _ in range(source.number()):
        code = source.number()
        moves.append(code if code >= LISTED else (code, _json(source.take(source.number()))))
    noted = tuple(faults) if isinstance(faults, list) else ()
    return Packed(index, seed, decisions, forced, scores, ranks, winners, digest, noted, tuple(moves))


def _json(data: bytes) -> Json:
    try:
        return parse(data)  # type: ignore[return-value]  # whatever JSON can say
    except ValueError as error:
        raise Corrupt(f"an action cannot be read: {error}") from None
