"""Who sits at a table: people by their tokens, bots, open seats, and who is there, away or played for."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.protocol.messages import SeatInfo
from astrodrome.server.store.store import SeatRow
from astrodrome.server.support.tokens import hash_token


class Seating:
    """The seats of one table."""

    def __init__(self, rows: tuple[SeatRow, ...], now: float, keys: tuple[tuple[int, bytes], ...] = ()) -> None:
        self.rows = list(rows)
        self.keys = list(keys)
        """Further tokens of seats, by their hashes: those of other devices."""
        self._locks: dict[bytes, set[int]] = {}
        self._lock()
        self.ready: set[int] = set()
        """The seats that have said they are ready to start."""
        self.out_of_time: set[int] = set()
        """The seats whose thinking time is out: the stand-in answers for them."""
        self.overdue: set[int] = set()
        """The seats whose thinking time ran out while they were away, until they come back."""
        self.substituted: dict[int, int] = {}
        """How many answers a stand-in has given for each seat."""
        self.present: set[int] = set()
        """The seats whose owner has a socket open."""
        self.seen: set[int] = set()
        """The seats whose owner has been here since the table is in memory."""
        self.stood_in: set[int] = set()
        """The seats of people who have been away so long that the stand-in plays."""
        self.programs = {row.seat for row in rows if row.program}
        """The seats that a program has come to play; the mark stays when it leaves, as does what it was shown."""
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
        """Return the seats that these tokens hold; None where one of them holds none.

        They are looked up by their hashes: how long that takes says nothing of a secret nobody can guess.
        """
        held: set[int] = set()
        for token in tokens:
            fits = self._locks.get(hash_token(token))
            if fits is None:
                return None
            held |= fits
        return tuple(sorted(held))

    def add_keys(self, keys: tuple[tuple[int, bytes], ...]) -> None:
        """Let further tokens hold seats."""
        self.keys += keys
        self._lock()

    def keep_token(self, seat: int, token_hash: bytes) -> None:
        """Let one token alone hold a seat."""
        self.rows[seat] = replace(self.rows[seat], token_hash=token_hash)
        self.keys = [(each, kept) for each, kept in self.keys if each != seat]
        self._lock()

    def _lock(self) -> None:
        """Note which hash holds which seats, so that a hello costs the same however many keys there are."""
        self._locks = {}
        own = [(row.seat, row.token_hash) for row in self.rows if row.token_hash is not None]
        for seat, kept in own + self.keys:
            self._locks.setdefault(kept, set()).add(seat)

    def sit(self, row: SeatRow, now: float) -> None:
        """Let a person have a seat that was open."""
        self.change(row)
        self.left_at[row.seat] = now

    def rename(self, seat: int, name: str) -> None:
        """Let the owner of a seat go by another name."""
        self.rows[seat] = replace(self.rows[seat], name=name)

    def mark_program(self, seat: int) -> None:
        """Note that a program of the seat's owner was dealt a world, as it is kept."""
        self.rows[seat] = replace(self.rows[seat], program=True)

    def change(self, row: SeatRow) -> None:
        """Let somebody else, a bot or nobody have a seat; its former owner is gone from it."""
        self.rows[row.seat] = replace(row)
        self.keys = [(seat, kept) for seat, kept in self.keys if seat != row.seat]
        self._lock()
        for seats in (self.present, self.seen, self.stood_in, self.overdue, self.ready, self.programs):
            seats.discard(row.seat)
        self.left_at.pop(row.seat, None)

    def arrive(self, seats: tuple[int, ...], program: bool = False) -> bool:
        """Note that the owners of seats are here, or a program of theirs; whether that is news."""
        news = any(seat not in self.present or (program and seat not in self.programs) for seat in seats)
        if program:
            self.programs.update(seats)
        for seat in seats:
            self.present.add(seat)
            self.seen.add(seat)
            self.stood_in.discard(seat)
            self.overdue.discard(seat)
            self.left_at.pop(seat, None)
        return news

    def run_out(self, seats: set[int]) -> None:
        """Note which seats are asked and have no time left."""
        self.out_of_time = seats
        self.overdue |= seats - self.present

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

        Before, it would reveal that a secret answer was given.
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
                program=r.seat in self.programs,
            )
            for r in self.rows
        )
