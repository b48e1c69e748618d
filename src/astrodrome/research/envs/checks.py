"""What callers give to a batch of games at every call: seeds, seats and ids, one for each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from astrodrome.kernel.seats import Seat
from astrodrome.research.envs.table import whole
from astrodrome.selfplay.simulation import derive


def checked_seeds(seed: object, seeds: Sequence[object] | None, count: int) -> list[int]:
    """Return a seed for each of `count` games; ValueError says what was expected."""
    if seeds is None:
        own = 0 if seed is None else whole("seed", seed)
        return [derive(own, "batch", place) for place in range(count)]
    if len(seeds) != count:
        raise ValueError(f"seeds: expected {count}, one for each game, found {len(seeds)}")
    return [whole(f"seeds[{place}]", one) for place, one in enumerate(seeds)]


def checked_ids(ids: ArrayLike, count: int, size: int) -> NDArray[np.int64]:
    """Return ids below `size` as an array, one for each of `count` games; ValueError says what was expected."""
    given: NDArray[Any] = np.asarray(ids)
    if given.shape != (count,):
        raise ValueError(f"ids: expected an array of shape ({count},), found {given.shape}")
    if given.dtype.kind not in "iu":
        raise ValueError(f"ids: expected whole numbers, found {given.dtype}")
    wrong = np.flatnonzero((given < 0) | (given >= size))
    if len(wrong):
        place = int(wrong[0])
        raise ValueError(f"ids[{place}]: expected 0 to {size - 1}, found {int(given[place])}")
    return given.astype(np.int64, copy=False)


def checked_seat(given: object, seats: int, name: str = "seat") -> Seat:
    """Return a seat that was given, one of so many `seats`; else ValueError says what `name` is."""
    seat = whole(name, given)
    if not 0 <= seat < seats:
        raise ValueError(f"{name}: expected 0 to {seats - 1}, found {seat}")
    return seat


def checked_seats(given: object, count: int, seats: int) -> list[Seat]:
    """Return a seat for each of `count` games, given one for all or one for each; ValueError says what was expected."""
    if isinstance(given, np.ndarray):
        given = given.tolist()
    if isinstance(given, str) or not isinstance(given, Sequence):
        return [checked_seat(given, seats)] * count
    if len(given) != count:
        raise ValueError(f"seat: expected {count}, one for each game, found {len(given)}")
    return [checked_seat(one, seats, f"seat[{place}]") for place, one in enumerate(given)]


def check_learner(opponents: object) -> None:
    """Raise ValueError where a seat was given to a batch without opponents: there the learner plays all of them."""
    if opponents is None:
        raise ValueError("seat: without opponents you choose for every seat")
