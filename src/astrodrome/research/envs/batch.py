"""Many games in one process, one call for all: flat arrays in, flat arrays out.

    batch = Batch("memoracers", count=64, seats=3)
    arrays = batch.reset(seed=1)
    arrays = batch.step(ids)          # one id for each game; a game that ends starts again in the same step

Without `opponents` it is self-play: each row belongs to the seat in `arrays.seats`. With opponents each row belongs to
the learner's seat, and the others answer in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, SupportsIndex, Unpack

from numpy.typing import ArrayLike

from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.arrays import FIELDS, Arrays, arrays_in, layout, room_of
from astrodrome.research.envs.checks import check_learner, checked_ids, checked_seats, checked_seeds
from astrodrome.research.envs.opponents import Opponent, Opponents
from astrodrome.research.envs.table import REFUSED, Table, TableSetUp, whole
from astrodrome.research.spaces.row_writers import buffers, bytes_of, check_row

MOST_REFUSED: Final = 100
"""How many ids in a row a game refuses before it is given up, unless one says otherwise."""


class BatchSetUp(TableSetUp, total=False):
    """What sets a batch of games up; `Batch` and `Table` hold the defaults."""

    opponents: Sequence[Opponent] | None
    seat: Seat | None
    most_refused: int


class Batch:
    """Games that are played side by side. `count` says how many.

    `set_up` (`seats`, `options`, `reward`, `memory`, `version`) is as in the other environments. `opponents`: bots by
    name or functions, for the seats other than `seat`; with `seat=None` the learner moves on by one seat from game to
    game. After `most_refused` refused ids in a row a game is truncated. `arrays` is the memory to use, by default its
    own.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        opponents: Sequence[Opponent] | None = None,
        seat: SupportsIndex | None = 0,
        most_refused: SupportsIndex = MOST_REFUSED,
        arrays: Arrays | None = None,
        **set_up: Unpack[TableSetUp],
    ) -> None:
        if type(count) is not int or count < 1:
            raise ValueError(f"count: expected a whole number from 1, found {count!r:.40}")
        # Any kind of whole number, also of the compiled engine: a type of its own would refuse NumPy's.
        self._most: Final = whole("most_refused", most_refused)
        if self._most < 1:
            raise ValueError(f"most_refused: expected a whole number from 1, found {most_refused!r:.40}")
        self.table: Final = Table(game, **set_up)
        """A table with the spaces of all games: `table.encoder`, `table.actions`."""
        seats = self.table.seats
        learner: Seat | None = None if seat is None else whole("seat", seat)
        if learner is not None and not 0 <= learner < seats:
            raise ValueError(f"seat: expected 0 to {seats - 1}, or None, found {seat!r:.40}")
        self.count: Final = count
        """How many games there are."""
        parts = layout(count, self.table.encoder.size, self.table.actions.size, seats)
        if arrays is not None:
            for name, (shape, kind) in zip(FIELDS, parts, strict=True):
                check_row(f"arrays.{name}", getattr(arrays, name), shape, kind.type)
        self.arrays: Final = arrays_in(memoryview(bytearray(room_of(parts))), parts) if arrays is None else arrays
        """The rows of all games."""
        self._seat: Final = learner
        self._first = [learner or 0] * count  # the learner's seat in the first game of each row
        self._tables: Final = [self.table.at(self.table.game) for _ in range(count)]
        self._players: Final = None if opponents is None else [Opponents(opponents, game) for _ in range(count)]
        self._rows: Final = [buffers(row) for row in self.arrays.observations]
        self._masks: Final = [bytes_of(row) for row in self.arrays.masks]
        self._zeros: Final = bytes(self.arrays.observations[0].nbytes)
        self._seeds: list[int] = []
        self._games = [0] * count
        self._strikes = [0] * count

    def reset(
        self,
        seed: SupportsIndex | None = None,
        seeds: Sequence[SupportsIndex] | None = None,
        seat: SupportsIndex | Sequence[SupportsIndex] | None = None,
    ) -> Arrays:
        """Start all games. `seed` determines all of them, `seeds` each one; without either, seed 0.

        `seat` is the learner's until the next reset, one for all games or one for each. Where the learner moves on from
        game to game, it is that of the first. It does not change what is dealt.
        """
        each, first = checked_seeds(seed, seeds, self.count), [self._seat or 0] * self.count
        if seat is not None:
            check_learner(self._players)
            first = checked_seats(seat, self.count, self.table.seats)
        self._seeds, self._first = each, first
        self._games = [-1] * self.count
        self._clear()
        for place in range(self.count):
            self._start(place)
        return self.arrays

    def step(self, ids: ArrayLike) -> Arrays:
        """Answer in every game with the id of its row; games that end are started again."""
        numbers = checked_ids(ids, self.count, self.table.actions.size)
        if not self._seeds:
            raise ValueError("step: the games have not begun; call reset first")
        self._clear()
        self.arrays.ids[:] = numbers
        seats = self.arrays.seats.tolist()
        for place, number in enumerate(numbers.tolist()):
            self._answer(place, seats[place], number)
        return self.arrays

    def _clear(self) -> None:
        for each in (self.arrays.rewards, self.arrays.terminated, self.arrays.truncated, self.arrays.refused):
            each.fill(0)

    def _learner(self, place: int) -> Seat:
        first = self._first[place]
        return (first + self._games[place]) % self.table.seats if self._seat is None else first

    def _start(self, place: int) -> None:
        """Start the next game of a row, and show it when somebody has to choose."""
        table = self._tables[place]
        self._strikes[place] = 0
        while True:
            self._games[place] += 1
            own = self._seeds[place] + (self._games[place] << 64)
            if self._players is not None:
                self._players[place].sit(table.seats, self._learner(place), own)
            table.begin(own)
            if self._wait(place):
                return

    def _wait(self, place: int) -> bool:
        """Let others answer until a row's seat is asked, and write the row; False if the game is over before."""
        table, seat = self._tables[place], self._tables[place].next_seat
        if self._players is not None:
            seat = wait_for(table, self._learner(place), self._players[place])
        if seat is None:
            return False
        self.arrays.seats[place] = seat
        floats, raw = self._rows[place]
        raw[:] = self._zeros
        table.encoder.write(table.game, seat, floats, raw)
        table.mask_into(seat, self._masks[place])
        return True

    def _keep_final(self, place: int) -> None:
        """Keep what the learner sees at the end of a row's game, before the next one is written over it."""
        if self._players is not None:
            table, seat = self._tables[place], self._learner(place)
            table.encoder.encode_into(table.game, seat, self.arrays.final_observations[place])
            table.mask_into(seat, bytes_of(self.arrays.final_masks[place]))

    def _answer(self, place: int, seat: Seat, number: int) -> None:
        table, arrays = self._tables[place], self.arrays
        if not table.play(seat, number):
            arrays.rewards[place, seat] += REFUSED
            arrays.refused[place] = True
            self._strikes[place] += 1
            if self._strikes[place] >= self._most:
                arrays.truncated[place] = True
                self._keep_final(place)
                self._start(place)
            return
        self._strikes[place] = 0
        if not self._wait(place):
            arrays.rewards[place] += table.rewards()
            arrays.terminated[place] = True
            self._keep_final(place)
            self._start(place)

    def close(self) -> None:
        """Let the opponents go."""
        for one in self._players or ():
            one.leave(True)


def wait_for(table: Table, learner: Seat, others: Opponents) -> Seat | None:
    """Let the others answer until the learner has a choice; return its seat, or None if the game is over."""
    state = table.game.state
    while True:
        seat = table.next_seat
        if seat is None or seat == learner:
            return seat
        if learner in state.asked and len(table.listed(learner)) > 1:
            return learner
        others.answer(table, seat)
