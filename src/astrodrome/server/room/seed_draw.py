"""The draw of a table's seed: seats commit to numbers, then show them; the seed mixes them with the server's secret.

A table whose seed is drawn starts when everything else is ready and every number that was committed to is there. Which
commitments count is fixed, and kept, before the first number is asked for. From then on a draw ends with all of its
numbers, or is given up for one with new numbers, for all to see (`docs/decisions/0010-seeds-are-drawn-together.md`).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from typing import Final

import msgspec

from astrodrome.kernel.log import Log
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seed_draw import MOST_GIVEN_UP, SeedDraw, Share, commitment_to, promise_of, seed_of
from astrodrome.server.protocol.requests import Commit, Reveal
from astrodrome.server.protocol.room_state import DrawState
from astrodrome.server.room.connection import Connection
from astrodrome.server.table.table import Table

LATE_S: Final = 5.0
"""How long a start waits for a number before the others may do without the seat."""
STALLS: Final = 2
"""How many draws given up by one seat let the others do without it at once."""
MOST_RESTARTS: Final = 8
"""How many draws one seat may give up for another number of its own."""
DRAWN: Final = Refusal("AD-017", "table-seed-drawn")
WRONG_NUMBER: Final = Refusal("AD-018", "table-wrong-number")


class KeptDraw(msgspec.Struct, frozen=True):
    """A draw as it is kept: which try it is, who gave earlier ones up, and the commitments once they are fixed."""

    round: int = 1
    given_up: tuple[int, ...] = ()
    commitments: dict[int, str] | None = None
    restarts: dict[int, int] = msgspec.field(default_factory=dict, name="anew")
    """How many draws each seat has had given up, as long as the same person sits there."""


_decode = msgspec.json.Decoder(KeptDraw).decode


class SeedDrawing:
    """The draw of the seed of one table, up to its start.

    A change is made on a copy, which is adopted once it is kept. `here` are the sockets that are open at the table.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        kept = KeptDraw() if table.row.draw is None else _decode(table.row.draw)
        self._round = kept.round
        self._given_up = kept.given_up
        self._restarts = dict(kept.restarts)
        self.closed = kept.commitments is not None
        """Whether the commitments are fixed: numbers are asked for."""
        self.unsaved = False
        """Whether it must be kept before it is adopted."""
        self._commitments = dict(kept.commitments or {})
        self._numbers: dict[int, str] = {}
        self._by: dict[int, Connection] = {}
        """Who has committed for a seat, as far as this server's memory goes."""
        self._waits_from: float | None = None
        """Since when the start waits for this draw alone."""

    def copy(self) -> SeedDrawing:
        """Return an equal draw that can be changed by itself."""
        twin = copy(self)
        twin._restarts, twin._commitments = dict(self._restarts), dict(self._commitments)  # noqa: SLF001 - its copy
        twin._numbers, twin._by = dict(self._numbers), dict(self._by)  # noqa: SLF001 - likewise
        return twin

    def keep(self) -> bytes:
        """Return what is to be kept of the draw."""
        fixed = self._commitments if self.closed and self._commitments else None
        return msgspec.json.encode(KeptDraw(self._round, self._given_up, fixed, self._restarts))

    @property
    def active(self) -> bool:
        """Whether there is a draw at this table now."""
        return self._table.row.dice == "drawn" and self._table.status == "waiting"

    # What everybody sees

    def state(self, here: Sequence[Connection], now: float) -> DrawState | None:
        """Compose how the draw stands; once the game has begun, what it was made of except the server's secret."""
        if self.active:
            late = tuple(sorted(self.late(here, now)))
            shown = tuple(sorted(self._numbers))
            return DrawState(self._round, self._given_up, self.closed, dict(self._commitments), shown, late, {})
        draw = self._table.header.draw
        if draw is None or self._table.row.dice != "drawn":
            return None
        numbers = {share.seat: share.number for share in draw.shares}
        fixed = {share.seat: share.commitment for share in draw.shares}
        return DrawState(draw.round, draw.given_up, True, fixed, tuple(numbers), (), numbers)

    def due(self, now: float) -> float | None:
        """Return when those whom the start waits for are late; None: it waits for nobody, or they are late already."""
        if not self.active or self._waits_from is None:
            return None
        due = self._waits_from + LATE_S
        return due if now < due else None

    def late(self, here: Sequence[Connection], now: float) -> set[int]:
        """Return the seats that the start has waited for so long that the others may do without them."""
        if not self.active:
            return set()
        # Every new draw waits from its beginning: a seat that restarts it over and over would otherwise never be late.
        stalling = {seat for seat, times in self._restarts.items() if times >= STALLS} - set(self._numbers)
        waits = self._waits_from is None or self.due(now) is not None
        return stalling if waits else stalling | self.missing(here)

    def missing(self, here: Sequence[Connection]) -> set[int]:
        """Return the seats whose commitment or, once those are fixed, whose number is not there yet."""
        if self.closed:
            return set(self._commitments) - set(self._numbers)
        drawing = {seat for each in here if each.draws for seat in each.seats}
        return drawing - set(self._commitments)

    # What seats say

    def hear(self, connection: Connection, message: Commit | Reveal, here: Sequence[Connection]) -> Refusal | None:
        """Take a commitment or a number of a seat."""
        if not self.active:
            return DRAWN
        return self._commit(connection, message, here) if isinstance(message, Commit) else self._reveal(message)

    def _commit(self, connection: Connection, message: Commit, here: Sequence[Connection]) -> Refusal | None:
        seat = message.seat
        before = self._commitments.get(seat)
        if before == message.commitment:
            self._by[seat] = connection
            return None
        other = self._by.get(seat)
        if before is not None and other is not None and other is not connection and other in here:
            return DRAWN  # another device of this seat has committed, and is there to show its number
        if self.closed:
            if before is None or seat in self._numbers or self._restarts.get(seat, 0) >= MOST_RESTARTS:
                return DRAWN
            self._restart(seat, self._counted(seat))  # the device that committed has lost the number, or hides it
        self._commitments[seat] = message.commitment
        self._by[seat] = connection
        return None

    def _reveal(self, message: Reveal) -> Refusal | None:
        seat = message.seat
        if not self.closed or seat not in self._commitments:
            return DRAWN
        if commitment_to(self._table.row.id, self._round, seat, message.number) != self._commitments[seat]:
            return WRONG_NUMBER
        self._numbers[seat] = message.number
        return None

    # How it goes on

    def change_seat(self, seat: int, by: int) -> None:
        """Do without a seat that changes hands; a draw under way is given up on account of `by`."""
        restarts = self._counted(by) if self.closed else dict(self._restarts)
        restarts.pop(seat, None)
        if self.active and self.closed:
            self._restart(by, restarts)
        self._restarts = restarts
        self._commitments.pop(seat, None)
        self._by.pop(seat, None)
        self._waits_from = None

    def _counted(self, seat: int) -> dict[int, int]:
        return {**self._restarts, seat: self._restarts.get(seat, 0) + 1}

    def _restart(self, seat: int, restarts: dict[int, int]) -> None:
        """Begin again with new numbers, on account of a seat."""
        self._given_up = (*self._given_up, seat)[-MOST_GIVEN_UP:]
        self._round += 1
        self.closed = False
        self._commitments, self._numbers, self._by, self._waits_from = {}, {}, {}, None
        self._restarts = restarts
        self.unsaved = True

    def close(self, here: Sequence[Connection]) -> bool:
        """Fix the commitments once none is missing; whether numbers are asked for from now on.

        A seat that has committed and gone away again is not waited for: its number is left out.
        """
        if self.closed or self.missing(here):
            return False
        present = sorted(seat for seat, each in self._by.items() if each in here)
        self._commitments = {seat: self._commitments[seat] for seat in present}
        self.closed, self._waits_from = True, None
        self.unsaved = bool(self._commitments)
        return self.unsaved

    def wait(self, now: float) -> None:
        """Note that the start waits for this draw alone."""
        if self._waits_from is None:
            self._waits_from = now

    def header(self) -> Log:
        """Return the header of the log under the seed that was drawn."""
        table, header = self._table.row.id, self._table.header
        secret = f"{header.seed:032x}"
        numbers = self._numbers
        shares = tuple(Share(seat, self._commitments[seat], numbers[seat]) for seat in sorted(numbers))
        draw = SeedDraw(table, promise_of(table, secret), secret, self._round, self._given_up, shares)
        return replace(header, seed=seed_of(table, secret, self._round, numbers), draw=draw)
