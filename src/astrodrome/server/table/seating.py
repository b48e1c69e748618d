"""Who sits at a table: people, bots, open seats."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.protocol.messages import SeatInfo
from astrodrome.server.store.store import SeatRow
from astrodrome.server.table.presence import Presence
from astrodrome.server.table.seat_tokens import SeatTokens


def _people(rows: Iterable[SeatRow]) -> tuple[int, ...]:
    return tuple(row.seat for row in rows if row.kind == "person")


class Seating:
    """The seats of one table, the tokens that hold them, and who is there."""

    def __init__(self, rows: tuple[SeatRow, ...], now: float, keys: tuple[tuple[int, bytes], ...] = ()) -> None:
        self.rows = list(rows)
        self._people = _people(rows)
        self.ready: set[int] = set()
        """The seats that have said they are ready to start."""
        self.substituted: dict[int, int] = {}
        """How many answers a stand-in has given for each seat."""
        self.tokens = SeatTokens(rows, keys)
        self.presence = Presence(self.people(), [row.seat for row in rows if row.program], now)

    def people(self) -> tuple[int, ...]:
        """Return the seats of people."""
        return self._people

    def first_open(self) -> int | None:
        """Return the first seat that anybody may take, or None."""
        return next((row.seat for row in self.rows if row.kind == "open"), None)

    def open_seat(self, wanted: int | None) -> int | None:
        """Return the seat that is wanted where it is open, else (None) the first that is; None where there is none."""
        if wanted is None:
            return self.first_open()
        return wanted if 0 <= wanted < len(self.rows) and self.rows[wanted].kind == "open" else None

    def sit(self, row: SeatRow, now: float) -> None:
        """Let a person have a seat that was open."""
        self.change(row)
        self.presence.left_at[row.seat] = now

    def rename(self, seat: int, name: str) -> None:
        """Let the owner of a seat go by another name."""
        self.rows[seat] = replace(self.rows[seat], name=name)

    def mark_program(self, seat: int) -> None:
        """Note that a program of the seat's owner was dealt a world, as it is kept."""
        self.rows[seat] = replace(self.rows[seat], program=True)

    def change(self, row: SeatRow) -> None:
        """Let somebody else, a bot or nobody have a seat; its former owner is gone from it."""
        self.rows[row.seat] = replace(row)
        self._people = _people(self.rows)
        self.tokens.replace(row.seat, row.token_hash)
        self.presence.forget(row.seat)
        self.ready.discard(row.seat)

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """Return the bot that plays a seat now, or None where a person does."""
        row = self.rows[seat]
        if row.kind == "bot":
            return row.bot
        return stand_in if self.presence.played_for(seat) else None

    def mover(self, seat: int) -> str:
        """Return what kind of player answers for a seat, as it is counted."""
        return "clock" if seat == CLOCK else "bot" if self.rows[seat].kind == "bot" else "person"

    def note_answer(self, seat: int, stand_in: bool) -> None:
        """Count an answer that a stand-in gave for a person."""
        if stand_in:
            self.substituted[seat] = self.substituted.get(seat, 0) + 1

    def info(self, over: bool = False) -> tuple[SeatInfo, ...]:
        """Return what everybody may know of the seats; how much stand-ins have played, when the game is over.

        Before, it would reveal that a secret answer was given.
        """
        return tuple(
            SeatInfo(
                seat=r.seat,
                kind=r.kind,
                name=r.name,
                bot=r.bot,
                connected=r.seat in self.presence.present,
                stand_in=r.seat in self.presence.stood_in,
                substituted=self.substituted.get(r.seat, 0) if over else 0,
                program=r.seat in self.presence.programs,
            )
            for r in self.rows
        )
