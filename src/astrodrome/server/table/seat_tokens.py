"""Which tokens hold the seats of a table. Only their hashes are known."""

from __future__ import annotations

from collections.abc import Iterable

from astrodrome.server.store.store import SeatRow
from astrodrome.server.support.tokens import hash_token


class SeatTokens:
    """The tokens of one table's seats: one of each person's own, and further ones for other devices."""

    def __init__(self, rows: Iterable[SeatRow], keys: Iterable[tuple[int, bytes]]) -> None:
        self._own = {row.seat: row.token_hash for row in rows if row.token_hash is not None}
        self.keys = list(keys)
        """The further tokens, by their hashes."""
        self._seats_by_hash: dict[bytes, set[int]] = {}
        self._index()

    def _index(self) -> None:
        """Note which hash holds which seats, so that a hello costs the same however many keys there are."""
        self._seats_by_hash = {}
        for seat, kept in [*self._own.items(), *self.keys]:
            self._seats_by_hash.setdefault(kept, set()).add(seat)

    def held_by(self, tokens: tuple[str, ...]) -> tuple[int, ...] | None:
        """Return the seats that these tokens hold; None where one of them holds none.

        They are looked up by their hashes: how long that takes says nothing of a secret nobody can guess.
        """
        held: set[int] = set()
        for token in tokens:
            fits = self._seats_by_hash.get(hash_token(token))
            if fits is None:
                return None
            held |= fits
        return tuple(sorted(held))

    def add_keys(self, keys: Iterable[tuple[int, bytes]]) -> None:
        """Let further tokens hold seats."""
        self.keys += keys
        self._index()

    def replace(self, seat: int, token_hash: bytes | None) -> None:
        """Let one token alone hold a seat, or (None) none at all."""
        self._own.pop(seat, None)
        if token_hash is not None:
            self._own[seat] = token_hash
        self.keys = [(each, kept) for each, kept in self.keys if each != seat]
        self._index()
