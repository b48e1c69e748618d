"""Seats: the places at a table, and the clock that sits beside them."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Seats: TypeAlias = tuple[Seat, ...]
"""Several places, in the order in which they matter."""

CLOCK: Final[Seat] = 255
"""Time itself, where the rules know time (an hourglass). It stands outside the seats; in JSON it is "clock"."""
