"""The encoder of a game: what a seat sees, remembers and is asked, as one row of numbers."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b
from typing import Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.facts import Own
from astrodrome.research.spaces.game_facts import facts_of
from astrodrome.research.spaces.plain_views import PlainViews
from astrodrome.research.spaces.row_programs import NoRoom
from astrodrome.research.spaces.row_writers import Bytes, Floats, buffers, check_row, row_writer
from astrodrome.research.spaces.writers import Column, OneOf, Writer, writer_of

Observation = NDArray[np.float32]
FLOAT32: Final = np.dtype(np.float32)


class Encoder:
    """Turns what a seat may know into numbers. It is made from the types of the game's views, and sees nothing else.

    Without `memory` it leaves out what the seat remembers. `version` 3 leaves out what never changes with these seats
    and options, and begins with the own seat.
    """

    def __init__(self, spec: AnySpec, seats: int, options: object, memory: bool = True, version: int = 2) -> None:
        facts = replace(facts_of(spec, seats, options, version), own=Own(seats))
        self._own: Final = facts.own
        questions = [task for task in spec.tasks if issubclass(task, Decision)]
        decisions = [task.__name__ for task in questions]
        self._memory: Final = memory
        self._seat: Final = OneOf("seat", range(seats))
        self._asked: Final = OneOf("asked", decisions)
        self._public: Final = writer_of(_returns(spec.public), "public", "", facts)
        self._mine: Final = writer_of(_returns(spec.mine), "mine", "", facts)
        self._knowledge: Final = writer_of(_returns(spec.knowledge), "knowledge", "", facts) if memory else None
        parts: list[Writer] = [self._seat, self._asked, self._public, self._mine]
        if self._knowledge is not None:
            parts.append(self._knowledge)
        self.columns: Final[tuple[Column, ...]] = tuple([column for part in parts for column in part.columns])
        """What every number of an observation is."""
        text = "\n".join([f"{column.path} {column.meaning}" for column in self.columns])
        self.fingerprint: Final = blake2b(text.encode(), digest_size=8).hexdigest()
        """Two encoders with the same fingerprint write the same columns."""

        self.size: Final = len(self.columns)
        """How many numbers an observation has."""
        self._bytes: Final = self.size * FLOAT32.itemsize
        functions = (spec.public, spec.mine, spec.knowledge)[: 3 if memory else 2]
        unread = facts.fixed | facts.derived
        plain = PlainViews(functions, facts.kept, unread, facts.counts, facts.absent, facts.numbers, bare=True)
        self._decisions: Final[dict[type, int]] = {
            kind: len(self._seat.columns) + place for place, kind in enumerate(questions)
        }
        start, writers = 0, []
        for part in parts:
            writers.append(row_writer(part, start, plain.tuples, facts, plain.bare))
            start += len(part.columns)
        (self._show, self._write_public), *own = zip(plain.functions, writers[2:], strict=True)
        self._own_parts: Final = tuple(own)

    def encode(self, game: AnyGame, seat: Seat) -> Observation:
        """Return what a seat may know of a game."""
        room = bytearray(self._bytes)
        raw = memoryview(room)
        self.write(game, seat, raw.cast("f"), raw)
        return np.ndarray(self.size, FLOAT32, room)

    def encode_into(self, game: AnyGame, seat: Seat, row: Observation) -> None:
        """Write what a seat may know of a game into a row of a buffer, over whatever it holds.

        ValueError says what is wrong with a row that is not `size` numbers of type float32, one after the other.
        """
        check_row("row", row, (self.size,), np.float32)
        row.fill(0.0)
        self.write(game, seat, *buffers(row))

    def write(self, game: AnyGame, seat: Seat, floats: Floats, raw: Bytes) -> None:
        """Write what a seat may know of a game into a row of zeros, given as its `buffers`."""
        self._own.seat = seat
        state = game.state
        floats[self._seat.place[seat]] = 1.0
        if seat in state.asked:
            floats[self._decisions[type(state.agenda[-1])]] = 1.0
        try:
            self._write_public(self._show(state), floats, raw)
            for view, write in self._own_parts:
                write(view(state, seat), floats, raw)
        except (KeyError, NoRoom):
            self.encode_records(game, seat)  # which says what has no place among the columns
            raise

    def encode_records(self, game: AnyGame, seat: Seat) -> Observation:
        """Return the same as `encode`, written value by value from the records of the view: slow, for tests."""
        knowledge = game.knowledge(seat) if self._memory else None
        asked = type(game.decision).__name__ if seat in game.asked else None
        return self.encode_view(game.view(seat), knowledge, asked, seat)

    def encode_view(self, view: View, knowledge: object, decision: str | None, seat: Seat) -> Observation:
        """Return the same as `encode` for a bot, which has no game but a view, what its seat knows, and a decision.

        `knowledge` is not read without memory; `decision` is the name of the question (`prompt.decision`), or None.
        """
        out: list[float] = []
        self._own.seat = seat
        self._seat.write(seat, out)
        self._asked.write(decision, out)
        self._public.write(view.public, out)
        self._mine.write(view.mine, out)
        if self._knowledge is not None:
            self._knowledge.write(knowledge, out)
        return np.array(out, dtype=np.float32)


def _returns(function: object) -> object:
    return get_type_hints(function)["return"]
