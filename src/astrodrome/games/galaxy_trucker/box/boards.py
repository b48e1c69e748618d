"""The ship boards: their shapes, their dice lines, their insurance (GB-010, GB-056, GB-096, GB-178)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, LEFT, REAR, RIGHT, WIDTH
from astrodrome.games.galaxy_trucker.geometry.hull import everywhere


class BoardTable(TypedDict):
    """A board as written in `content/boards.toml`."""

    name: str
    level: int
    insurance: NotRequired[int]
    any_front: NotRequired[bool]
    gap: NotRequired[int]
    turns: int
    corner: list[int]
    columns: list[list[int]]
    rows: list[list[int]]
    shape: list[str]


class Board:
    """One ship board on the common grid."""

    def __init__(self, table: BoardTable) -> None:
        left, top = table["corner"]
        self.name: Final = table["name"]
        self.level: Final = table["level"]
        self.insurance: Final = table.get("insurance")
        """The most that is paid for lost components, or None where all are paid (GB-178, GB-179)."""
        self.turns: Final = table["turns"]
        self.any_front: Final = table.get("any_front", False)
        """Whether each side of the board may become the front of the ship (GX-257)."""
        marks = {
            (top + y) * WIDTH + left + x: mark for y, row in enumerate(table["shape"]) for x, mark in enumerate(row)
        }
        self.squares: Final = [square for square, mark in marks.items() if mark != "."]
        """The squares of the ship shape, from the front row to the rear, each from left to right (GB-056)."""
        homes = [square for square, mark in marks.items() if mark == "S"]
        self.start: Final = homes[0] if homes else None
        """The square of the starting cabin (GB-010); a board in two halves has none (GX-273)."""
        self.columns: Final = _lines(left, table["columns"])
        """The grid column that each dice total designates, or None where it misses (GB-097)."""
        self.rows: Final = _lines(top, table["rows"])
        self.column_totals: Final = tuple([tuple(totals) for totals in table["columns"]])
        self.row_totals: Final = tuple([tuple(totals) for totals in table["rows"]])
        self.left: Final = left
        self.top: Final = top
        gap = None if "gap" not in table else self.columns[table["gap"]]
        sides = (
            [] if gap is None else [[s for s in self.squares if (s % WIDTH > gap) == right] for right in (False, True)]
        )
        self.half_squares: Final = sides
        """The squares of the left and of the right half, where a ship has two (GX-272)."""
        self.halves: Final = [sum([1 << square for square in side]) for side in sides]
        self.half_planes: Final = [everywhere(half) for half in self.halves]
        """The same as masks, and as masks of all planes of a hull."""

    def roots(self, hull: int) -> int:
        """Return where all components must be linked to: the starting cabin, or one component of each half (GB-051).

        The first component of a half may lie on any of its squares (GX-275).
        """
        if self.start is not None:
            return 1 << self.start
        there = [half & hull for half in self.halves]
        return sum([found & -found if found else half for found, half in zip(there, self.halves, strict=True)])

    def line(self, side: int, total: int, front: int = FRONT) -> int | None:
        """Return the column (from front or rear) or row (from left or right) of a dice total (GB-096, GB-097).

        On a board that was turned, numbers are read with the chosen front on top: left to right, top to bottom, so that
        columns and rows, or their ends, may change places (GX-Q55).
        """
        column = side in (FRONT, REAR)
        line = self.columns[total] if column else self.rows[total]
        if front == FRONT or line is None:
            return line
        from_start = line - (self.left if column else self.top)
        backwards = front == REAR or front == (LEFT if column else RIGHT)
        lies_across = front in (RIGHT, LEFT)
        first = self.top if column == lies_across else self.left
        return first + (len(self.row_totals) - 1 - from_start if backwards else from_start)

    def column_number(self, square: int) -> int:
        """Return the printed number of a square's column."""
        return self.column_totals[square % WIDTH - self.left][0]

    def row_number(self, square: int) -> int:
        """Return the printed number of a square's row."""
        return self.row_totals[square // WIDTH - self.top][0]


def _lines(first: int, lines: list[list[int]]) -> list[int | None]:
    found: list[int | None] = [None] * (DICE * DIE_SIDES + 1)
    for index, totals in enumerate(lines):
        for total in totals:
            found[total] = first + index
    return found


_TABLES: Final[list[BoardTable]] = tomllib.loads(
    (Path(__file__).parents[1] / "content" / "boards.toml").read_text(encoding="utf-8")
)["boards"]

BOARDS: Final = {table["name"]: Board(table) for table in _TABLES}
"""The boards by the name of their class."""
