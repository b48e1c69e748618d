"""The ship boards: their shapes, their dice lines, their insurance (GB-010, GB-056, GB-096, GB-178)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NotRequired, TypedDict

from astrodrome.games.galaxy_trucker.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.grid import FRONT, REAR, WIDTH


class BoardTable(TypedDict):
    """A board as written in `content/boards.toml`."""

    name: str
    level: int
    insurance: NotRequired[int]
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
        marks = {
            (top + y) * WIDTH + left + x: mark for y, row in enumerate(table["shape"]) for x, mark in enumerate(row)
        }
        self.squares: Final = [square for square, mark in marks.items() if mark != "."]
        """The squares of the ship shape, from the front row to the rear, each from left to right (GB-056)."""
        homes = [square for square, mark in marks.items() if mark == "S"]
        self.start: Final = homes[0]
        """The square of the starting cabin (GB-010)."""
        self.columns: Final = _lines(left, table["columns"])
        """The grid column that each dice total designates, or None where it misses (GB-097)."""
        self.rows: Final = _lines(top, table["rows"])
        self.column_totals: Final = tuple([tuple(totals) for totals in table["columns"]])
        self.row_totals: Final = tuple([tuple(totals) for totals in table["rows"]])
        self.left: Final = left
        self.top: Final = top

    def line(self, side: int, total: int) -> int | None:
        """Return the column (from front or rear) or row (from left or right) of a dice total (GB-096, GB-097)."""
        return self.columns[total] if side in (FRONT, REAR) else self.rows[total]

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
    (Path(__file__).parent / "content" / "boards.toml").read_text(encoding="utf-8")
)["boards"]

BOARDS: Final = {table["name"]: Board(table) for table in _TABLES}
"""The boards by the name of their class."""
