"""The arrays that a batch of games is played in: in this process, or in memory shared with others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Parts: TypeAlias = list[tuple[tuple[int, ...], np.dtype[Any]]]
"""Shape and type of each array."""


@dataclass(frozen=True, slots=True)
class Arrays:
    """A row for each game. They are written over at every step: copy what you keep."""

    observations: NDArray[np.float32]
    """What the seat that is asked may know."""
    masks: NDArray[np.int8]
    """1 for every id that it may give."""
    seats: NDArray[np.int32]
    """The seat that is asked."""
    rewards: NDArray[np.float32]
    """What the last step brought each seat: a column for each."""
    terminated: NDArray[np.bool_]
    """Whether the last step ended a game. The row then already shows the next one."""
    truncated: NDArray[np.bool_]
    """Whether a game was given up because too many ids in a row were refused."""
    refused: NDArray[np.bool_]
    """Whether the last id was refused: it was outside the mask."""
    ids: NDArray[np.int64]
    """The ids of the last step."""
    final_observations: NDArray[np.float32]
    """What the learner saw at the end of a game that the last step ended or gave up; zeros in self-play."""
    final_masks: NDArray[np.int8]
    """The masks that go with them."""

    def part(self, start: int, end: int) -> Arrays:
        """Return the rows of the games from `start` to before `end`, in the same memory."""
        return Arrays(*[getattr(self, name)[start:end] for name in FIELDS])


FIELDS: Final = tuple(Arrays.__dataclass_fields__)
ALIGNED: Final = 64
"""Every array begins at a multiple of so many bytes."""


def layout(count: int, columns: int, ids: int, seats: int) -> Parts:
    """Return shape and type of each array, for `count` games whose spaces have so many `columns` and `ids`."""
    parts: list[tuple[tuple[int, ...], type[np.generic]]] = [
        ((count, columns), np.float32),
        ((count, ids), np.int8),
        ((count,), np.int32),
        ((count, seats), np.float32),
        ((count,), np.bool_),
        ((count,), np.bool_),
        ((count,), np.bool_),
        ((count,), np.int64),
        ((count, columns), np.float32),
        ((count, ids), np.int8),
    ]
    return [(shape, np.dtype(kind)) for shape, kind in parts]


def room_of(parts: Parts) -> int:
    """Return how much memory the arrays need together."""
    return sum([_room(shape, kind) for shape, kind in parts])


def arrays_in(memory: memoryview, parts: Parts) -> Arrays:
    """Return the arrays in a piece of memory that is large enough."""
    found, at = [], 0
    for shape, kind in parts:
        found.append(np.ndarray(shape, kind, buffer=memory, offset=at))
        at += _room(shape, kind)
    return Arrays(*found)


def _room(shape: tuple[int, ...], kind: np.dtype[Any]) -> int:
    size = int(np.prod(shape)) * kind.itemsize
    return -(-size // ALIGNED) * ALIGNED
