"""The statistics of a finished game: its log is played once more, and what happens is counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.games import game as spec_of
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import CorruptLog, UnknownGame
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Log, effective
from astrodrome.kernel.seats import CLOCK, Seat, Seats
from astrodrome.tallies.counting import Tallier, Tally


@dataclass(frozen=True, slots=True)
class Statistics:
    """What happened in a finished game."""

    game: str
    """The name of the game."""
    scores: tuple[int, ...]
    """What each seat scored."""
    winners: Seats
    time_ms: tuple[int | None, ...]
    """How long each seat thought; None where the log has no times."""
    answers: tuple[int, ...]
    """How many answers each seat gave."""
    tallies: tuple[Tally, ...]
    """Counts by kind and seat."""


class _Times:
    """How long each seat thought: from when it was asked to its answer, whatever others answered meanwhile."""

    def __init__(self, seats: int) -> None:
        self.answers: Final = [0] * seats
        self._sums: Final[list[int | None]] = [None] * seats
        self._asked: dict[Seat, int | None] = {}
        """Since when the seats are asked that are."""

    def note(self, entry: Entry, asked: Seats) -> None:
        """Note an answer, and who is asked after it."""
        if entry.seat != CLOCK:
            self.answers[entry.seat] += 1
            since = self._asked.pop(entry.seat, None)
            if entry.time is not None and since is not None:
                self._sums[entry.seat] = (self._sums[entry.seat] or 0) + max(0, entry.time - since)
        self._asked = {seat: self._asked.get(seat, entry.time) for seat in asked}

    def sums(self) -> tuple[int | None, ...]:
        return tuple(self._sums)


def statistics(log: Log | bytes | str) -> Statistics:
    """Return the statistics of a finished game; CorruptLog where the log is none or its game is not over."""
    found = log if isinstance(log, Log) else Log.from_json(log)
    try:
        spec = spec_of(found.game)
    except UnknownGame as error:
        raise CorruptLog(f"game: {error}") from None
    return statistics_of(spec.replay(found, 0), found.entries)


def statistics_of(game: AnyGame, items: Sequence[Item]) -> Statistics:
    """Return the statistics of a game that stands at its beginning, played on by the items of its log."""
    companion = companion_of(game.spec, "astrodrome.tallies")
    tallier: Tallier | None = None if companion is None else companion.Tallying(game.state)
    times = _Times(game.seats)
    happened = list(game.opening)
    for step in effective(tuple(items)):
        if isinstance(step, Entry):
            happened += game.play(step.seat, game.spec.codec.decode_action(step.action))
            times.note(step, game.asked)
        else:
            game.state.chance.rekey(step)
    if not game.over:
        raise CorruptLog("the game is not over: only a finished game has statistics")
    outcome = game.outcome
    assert outcome is not None, "a game that is over has an outcome"
    tallies: list[Tally] = []
    if tallier is not None:
        for event in happened:
            tallier.note(event)
        if tallier.account is not None:
            for seat, line in [(seat, line) for seat, lines in enumerate(outcome.breakdown) for line in lines]:
                tallier.account.add(seat, line.key, line.value)
        tallies = [tally for counter in tallier.counters for tally in counter.tallies()]
    return Statistics(
        game.spec.name, outcome.scores, outcome.winners, times.sums(), tuple(times.answers), tuple(tallies)
    )
