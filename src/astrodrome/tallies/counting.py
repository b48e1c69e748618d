"""Counting what happened in a game, by seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Count:
    """How often something happened."""

    name: str
    """What it was: a face of a die, a card, a cause."""
    count: int
    expected: int | None = None
    """How often it could be expected, in hundredths; None where there is no such figure."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The counts of one kind for one seat."""

    name: str
    """What is counted: `dice`, `cards`, `losses` and so on; each game has its own."""
    seat: Seat
    words: str
    """The section of the game's texts that has the names of the counts; empty where they are numbers or the page's."""
    counts: tuple[Count, ...]


class Counter:
    """Counts of one kind for all seats, in the order in which their names were declared or first came up."""

    def __init__(self, name: str, seats: int, words: str = "", order: tuple[str, ...] = ()) -> None:
        self.name: Final = name
        self._words: Final = words
        self._seats: Final = [dict.fromkeys(order, 0) for _ in range(seats)]
        self._odds: Mapping[str, int] = {}
        self._rolled = [0] * seats

    def add(self, seat: Seat, name: str, count: int = 1) -> None:
        """Count something that happened to a seat, or that it did."""
        own = self._seats[seat]
        own[name] = own.get(name, 0) + count

    def roll(self, seat: Seat, name: str, odds: Mapping[str, int]) -> None:
        """Count a roll; `odds` has the weight of every result."""
        self.add(seat, name)
        self._odds = odds
        self._rolled[seat] += 1

    def tallies(self) -> list[Tally]:
        """Return what was counted; a seat for which nothing was has none."""
        found: list[Tally] = []
        for seat, own in enumerate(self._seats):
            if any(own.values()):
                counts = [Count(name, count, self._expected(seat, name)) for name, count in own.items()]
                found.append(Tally(self.name, seat, self._words, tuple(counts)))
        return found

    def _expected(self, seat: Seat, name: str) -> int | None:
        total = sum(self._odds.values())
        return (200 * self._rolled[seat] * self._odds.get(name, 0) + total) // (2 * total) if total else None


class Tallier(Protocol):
    """Counts what happens in one game; each game has its own, `Tallying` in the module of its name."""

    counters: tuple[Counter, ...]
    account: Counter | None
    """Counts the lines of the final accounts, which add up to the scores; None where nobody asks for them."""

    def note(self, event: Event) -> None:
        """Count an event."""
