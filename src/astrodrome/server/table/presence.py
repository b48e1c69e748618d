"""Who of a table's people is there, away, out of time, or played for by the stand-in."""

from __future__ import annotations

from collections.abc import Iterable


class Presence:
    """The people of one table, by their seats. None has been here when it is read into memory."""

    def __init__(self, people: Iterable[int], programs: Iterable[int], now: float) -> None:
        self.present: set[int] = set()
        """The seats whose owner has a socket open."""
        self.seen: set[int] = set()
        """The seats whose owner has been here since the table is in memory."""
        self.left_at: dict[int, float] = dict.fromkeys(people, now)
        """Since when each absent person is away."""
        self.stood_in: set[int] = set()
        """The seats of people who have been away so long that the stand-in plays."""
        self.out_of_time: set[int] = set()
        """The seats whose thinking time is out: the stand-in answers for them."""
        self.overdue: set[int] = set()
        """The seats whose thinking time ran out while they were away, until they come back."""
        self.programs = set(programs)
        """The seats that a program has come to play; the mark stays when it leaves, as does what it was shown."""

    def played_for(self, seat: int) -> bool:
        """Return whether the stand-in answers for the person at a seat."""
        return seat in self.stood_in or seat in self.out_of_time

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

    def leave(self, seats: set[int], now: float) -> bool:
        """Note that the owners of seats are gone; whether that is news."""
        gone = seats & self.present
        self.present -= gone
        self.left_at.update(dict.fromkeys(gone, now))
        return bool(gone)

    def forget(self, seat: int) -> None:
        """Forget the owner of a seat that is somebody else's now."""
        for seats in (self.present, self.seen, self.stood_in, self.overdue, self.programs):
            seats.discard(seat)
        self.left_at.pop(seat, None)

    def run_out(self, seats: set[int]) -> None:
        """Note which seats are asked and have no time left."""
        self.out_of_time = seats
        self.overdue |= seats - self.present

    def replace_absent(self, now: float, away_s: float) -> bool:
        """Let the stand-in play for those who have been away long enough; whether that is news."""
        late = {seat for seat, left in self.left_at.items() if now >= left + away_s} - self.stood_in
        self.stood_in |= late
        return bool(late)

    def next_absence(self, away_s: float) -> float | None:
        """Return when the next absent person will have been away long enough, or None."""
        if not self.left_at:
            return None
        return min((left + away_s for seat, left in self.left_at.items() if seat not in self.stood_in), default=None)
