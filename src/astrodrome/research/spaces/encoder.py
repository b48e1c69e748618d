"""The encoder of a game: what a seat sees, remembers and is asked, as one row of numbers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, get_type_hints

import numpy as np
from numpy.typing import NDArray

from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces.game_facts import facts_of
from astrodrome.research.spaces.writers import Column, OneOf, Writer, writer_of

Observation = NDArray[np.float32]


class Encoder:
    """Turns what a seat may know into numbers. It is made from the types of the game's views, and sees nothing else."""

    def __init__(self, spec: AnySpec, seats: int, options: object, memory: bool = True) -> None:
        facts = facts_of(spec, seats, options)
        decisions = [task.__name__ for task in spec.tasks if issubclass(task, Decision)]
        self._spec: Final = spec
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

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.columns)

    def encode(self, game: AnyGame, seat: Seat) -> Observation:
        """Return what a seat may know of a game."""
        out: list[float] = []
        self._seat.write(seat, out)
        self._asked.write(type(game.decision).__name__ if seat in game.asked else None, out)
        self._public.write(self._spec.public(game.state), out)
        self._mine.write(self._spec.mine(game.state, seat), out)
        if self._knowledge is not None:
            self._knowledge.write(self._spec.knowledge(game.state, seat), out)
        return np.array(out, dtype=np.float32)


def _returns(function: object) -> object:
    return get_type_hints(function)["return"]
