"""Squares: one common grid for all boards, and sets of squares as bit masks.

The grid has eleven columns and eleven rows; a square is `row * 11 + column`, the front row first. Every board leaves
the outermost columns and rows free: the neighbour of a square is always a square, never the end of another row.
Directions run clockwise from the front: 0 front, 1 right, 2 rear, 3 left.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 11
SQUARES: Final = WIDTH * WIDTH

FRONT, RIGHT, REAR, LEFT = range(4)
STEP: Final = (-WIDTH, 1, WIDTH, -1)
"""How far the neighbour in each direction is."""

COLUMN_MASK: Final = [sum([1 << (row * WIDTH + column) for row in range(WIDTH)]) for column in range(WIDTH)]
ROW_MASK: Final = [((1 << WIDTH) - 1) << (row * WIDTH) for row in range(WIDTH)]


def squares_of(mask: int) -> list[int]:
    """Return the squares of a mask, from the front row to the rear, each from left to right."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def neighbour_columns(column: int) -> int:
    """Return the mask of a column of a board and the two beside it."""
    return COLUMN_MASK[column - 1] | COLUMN_MASK[column] | COLUMN_MASK[column + 1]


def neighbour_rows(row: int) -> int:
    """Return the mask of a row of a board and the two beside it."""
    return ROW_MASK[row - 1] | ROW_MASK[row] | ROW_MASK[row + 1]


def put(rows: list[list[int]], seat: int, square: int, value: int) -> None:
    """Write a number on a square of a ship's board.

    The row is replaced, never changed: copies of a game share it, and a search copies far more often than it writes.
    """
    row = rows[seat]
    if row[square] != value:
        row = row.copy()
        row[square] = value
        rows[seat] = row
