"""The same batch of games over several processes: each plays some of the rows, in memory that all share."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, NoReturn, SupportsIndex, TypeAlias, Unpack, cast

from numpy.typing import ArrayLike

from astrodrome.kernel.errors import excerpt
from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.arrays import Arrays, Parts, arrays_in, layout, room_of
from astrodrome.research.envs.batch import Batch, BatchSetUp
from astrodrome.research.envs.checks import check_learner, checked_ids, checked_seats, checked_seeds
from astrodrome.research.envs.table import Table, TableSetUp

LIMIT: Final = 120.0
"""Seconds that a step may take before the workers count as stuck, unless one says otherwise."""
FAREWELL: Final = 5.0
"""Seconds that a worker has to end by itself."""
DONE: Final = "done"
Order: TypeAlias = tuple[list[int], list[Seat] | None] | None
"""Seeds and, where they were given, seats of games to start; None: a step."""


class WorkerError(RuntimeError):
    """A worker failed, died or did not answer; all of them are ended."""


class Workers:
    """A batch over `workers` processes. It is called as `Batch` is, and plays the same games for the same seeds.

    `set_up` are the further arguments of `Batch`; a function among the opponents must be one of a module. A worker that
    fails, dies or needs more than `limit` seconds for a step is a WorkerError, which ends all of them; so does an
    interrupt. As for every program that starts processes, the file that makes it needs `if __name__ == "__main__":`.
    """

    def __init__(
        self, game: str, count: int, workers: int = 2, limit: float = LIMIT, **set_up: Unpack[BatchSetUp]
    ) -> None:
        if type(workers) is not int or type(count) is not int or not 1 <= workers <= count:
            raise ValueError(f"workers: expected 1 to {excerpt(count)}, as many as games, found {excerpt(workers)}")
        shown = {name: value for name, value in set_up.items() if name in TableSetUp.__annotations__}
        self.table: Final = Table(game, **cast("TableSetUp", shown))
        """A table with the spaces of all games: `table.encoder`, `table.actions`."""
        self.count: Final = count
        """How many games there are."""
        context = multiprocessing.get_context("spawn")
        parts = layout(count, self.table.encoder.size, self.table.actions.size, self.table.seats)
        shared = context.RawArray("b", room_of(parts))
        self.arrays: Final = arrays_in(memoryview(shared).cast("B"), parts)
        """The rows of all games."""
        self._limit: Final = limit
        self._opponents: Final = set_up.get("opponents")
        self._cuts: Final = [count * place // workers for place in range(workers + 1)]
        self._processes: list[BaseProcess] = []
        self._lines: list[Connection] = []
        self._begun = False
        try:
            for start, end in zip(self._cuts, self._cuts[1:], strict=False):
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=work, args=(theirs, shared, parts, start, end, game, set_up), daemon=True
                )
                process.start()
                theirs.close()
                self._processes.append(process)
                self._lines.append(ours)
            self._collect()
        except BaseException:
            self.close()
            raise

    def reset(
        self,
        seed: SupportsIndex | None = None,
        seeds: Sequence[SupportsIndex] | None = None,
        seat: SupportsIndex | Sequence[SupportsIndex] | None = None,
    ) -> Arrays:
        """Start all games, with seeds and seats as `Batch` takes them."""
        each, first = checked_seeds(seed, seeds, self.count), None
        if seat is not None:
            check_learner(self._opponents)
            first = checked_seats(seat, self.count, self.table.seats)
        parts = zip(self._cuts, self._cuts[1:], strict=False)
        self._order([(each[start:end], first and first[start:end]) for start, end in parts])
        self._begun = True
        return self.arrays

    def step(self, ids: ArrayLike) -> Arrays:
        """Answer in every game with the id of its row; games that end are started again."""
        numbers = checked_ids(ids, self.count, self.table.actions.size)
        if not self._begun:
            raise ValueError("step: the games have not begun; call reset first")
        self.arrays.ids[:] = numbers
        self._order([None] * len(self._lines))
        return self.arrays

    def _order(self, orders: Sequence[Order]) -> None:
        if not self._lines:
            raise WorkerError("the workers have ended")
        try:
            for place, (line, order) in enumerate(zip(self._lines, orders, strict=True)):
                try:
                    line.send(order)
                except OSError:
                    self._fail(place, "has died")
            self._collect()
        except BaseException:
            self.close()  # after an interrupt, answers to this order would be taken for those to the next one
            raise

    def _collect(self) -> None:
        """Wait until every worker has done its part."""
        waiting = dict(zip(self._lines, range(len(self._lines)), strict=True))
        until = monotonic() + self._limit
        while waiting:
            ready = wait(list(waiting), max(0.0, until - monotonic()))
            if not ready:
                self._fail(next(iter(waiting.values())), f"has not answered within {self._limit:g} seconds")
            for line in ready:
                assert isinstance(line, Connection)
                place = waiting.pop(line)
                try:
                    said = line.recv()
                except (EOFError, OSError):
                    self._fail(place, "has died")
                if said != DONE:
                    self._fail(place, f"failed: {said}")

    def _fail(self, place: int, what: str) -> NoReturn:
        process = self._processes[place]
        process.join(0.2)
        code = "" if process.exitcode is None else f" (exit status {process.exitcode})"
        games = f"games {self._cuts[place]} to {self._cuts[place + 1] - 1}"
        self.close()
        raise WorkerError(f"worker {place}, which plays {games}, {what}{code}")

    def close(self) -> None:
        """End all workers; a second time changes nothing."""
        lines, processes = self._lines, self._processes
        self._lines, self._processes = [], []
        for line in lines:
            line.close()
        for process in processes:
            process.join(FAREWELL if process.exitcode is None and lines else 0)
            if process.exitcode is None:
                process.kill()
                process.join()


def work(line: Connection, shared: object, parts: Parts, start: int, end: int, game: str, set_up: BatchSetUp) -> None:
    """Play the games from `start` to `end` in the arrays of a shared memory, until the line is closed."""
    try:
        rows = arrays_in(memoryview(cast("bytearray", shared)).cast("B"), parts).part(start, end)
        batch = Batch(game, end - start, **set_up, arrays=rows)
        line.send(DONE)
        while True:
            order: Order = line.recv()
            if order is None:
                batch.step(rows.ids)
            else:
                batch.reset(seeds=order[0], seat=order[1])
            line.send(DONE)
    except (EOFError, OSError, KeyboardInterrupt):
        return  # the batch was closed, or its process is gone
    except Exception as error:  # noqa: BLE001 - whatever it is, the batch says so
        line.send(f"{type(error).__name__}: {error}")
