"""Who sits at a table: people by their tokens, bots, open seats, and who is there, away or played for."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.protocol import SeatInfo
from astrodrome.server.store import SeatRow
from astrodrome.server.tokens import is_token


class Seating:
    """The seats of one table."""

    def __init__(self, rows: tuple[SeatRow, ...], now: float, keys: tuple[tuple[int, bytes], ...] = ()) -> None:
        self.rows = list(rows)
        self.keys = list(keys)
        """Further tokens of seats, by their hashes: those of other devices."""
        self.ready: set[int] = set()
        """The seats that have said they are ready to start."""
        self.out_of_time: set[int] = set()
        """The seats whose thinking time is out: the stand-in answers for them."""
        self.substituted: dict[int, int] = {}
        """How many answers a stand-in has given for each seat."""
        self.present: set[int] = set()
        """The seats whose owner has a socket open."""
        self.seen: set[int] = set()
        """The seats whose owner has been here since the table is in memory."""
        self.stood_in: set[int] = set()
        """The seats of people who have been away so long that the stand-in plays."""
        self.left_at: dict[int, float] = dict.fromkeys(self.people(), now)
        """Since when each absent person is away."""

    def people(self) -> list[int]:
        """Return the seats of people."""
        return [row.seat for row in self.rows if row.kind == "person"]

    def first_open(self) -> int | None:
        """Return the first seat that anybody may take, or None."""
        return next((row.seat for row in self.rows if row.kind == "open"), None)

    def open_seat(self, wanted: int | None) -> int | None:
        """Return the seat that is wanted where it is open, else (None) the first that is; None where there is none."""
        if wanted is None:
            return self.first_open()
        return wanted if 0 <= wanted < len(self.rows) and self.rows[wanted].kind == "open" else None

    def held_by(self, tokens: tuple[str, ...]) -> tuple[int, ...] | None:
        """Return the seats that these tokens hold; None where one of them holds none. Every pair is compared."""
        held: set[int] = set()
        wrong = False
        for token in tokens:
            fits = [seat for seat, kept in self.locks() if is_token(token, kept)]
            held.update(fits)
            wrong = wrong or not fits
        return None if wrong else tuple(sorted(held))

    def locks(self) -> list[tuple[int, bytes]]:
        """Return every seat with the hash of a token that holds it."""
        own = [(row.seat, row.token_hash) for row in self.rows if row.token_hash is not None]
        return own + self.keys

    def sit(self, row: SeatRow, now: float) -> None:
        """Let a person have a seat that was open."""
        self.change(row)
        self.left_at[row.seat] = now

    def change(self, row: SeatRow) -> None:
        """Let somebody else, a bot or nobody have a seat; whoever had it is gone from it."""
        self.rows[row.seat] = replace(row)
        self.keys = [(seat, kept) for seat, kept in self.keys if seat != row.seat]
        for seats in (self.present, self.seen, self.stood_in, self.ready):
            seats.discard(row.seat)
        self.left_at.pop(row.seat, None)

    def arrive(self, seats: tuple[int, ...]) -> bool:
        """Note that the owners of seats are here; whether that is news."""
        news = any(seat not in self.present for seat in seats)
        for seat in seats:
            self.present.add(seat)
            self.seen.add(seat)
            self.stood_in.discard(seat)
            self.left_at.pop(seat, None)
        return news

    def leave(self, seats: set[int], now: float) -> bool:
        """Note that the owners of seats are gone; whether that is news."""
        gone = seats & self.present
        self.present -= gone
        self.left_at.update(dict.fromkeys(gone, now))
        return bool(gone)

    def replace_absent(self, now: float, away_s: float) -> bool:
        """Let the stand-in play for those who have been away long enough; whether that is news."""
        late = {seat for seat, left in self.left_at.items() if now >= left + away_s} - self.stood_in
        self.stood_in |= late
        return bool(late)

    def next_absence(self, away_s: float) -> float | None:
        """Return when the next absent person will have been away long enough, or None."""
        return min((left + away_s for seat, left in self.left_at.items() if seat not in self.stood_in), default=None)

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """Return the bot that plays a seat now, or None where a person does."""
        row = self.rows[seat]
        if row.kind == "bot":
            return row.bot
        return stand_in if seat in self.stood_in or seat in self.out_of_time else None

    def mover(self, seat: int) -> str:
        """Return what kind of player answers for a seat, as it is counted."""
        return "clock" if seat == CLOCK else "bot" if self.rows[seat].kind == "bot" else "person"

    def note_answer(self, seat: int, stand_in: bool) -> None:
        """Count an answer that a stand-in gave for a person."""
        if stand_in:
            self.substituted[seat] = self.substituted.get(seat, 0) + 1

    def info(self, over: bool = False) -> tuple[SeatInfo, ...]:
        """Return what everybody may know of the seats; how much stand-ins have played, when the game is over.

        Before, it would tell that a secret answer was given.
        """
        return tuple(
            SeatInfo(
                seat=r.seat,
                kind=r.kind,
                name=r.name,
                bot=r.bot,
                connected=r.seat in self.present,
                stand_in=r.seat in self.stood_in,
                substituted=self.substituted.get(r.seat, 0) if over else 0,
            )
            for r in self.rows
        )
