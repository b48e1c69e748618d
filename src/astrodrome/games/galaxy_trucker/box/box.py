"""The box: components and cards as flat arrays, indexed by number.

Components are numbered from 1, so that 0 can stand for an empty square; a component that lies on a ship is its *code*:
four times its number plus its quarter turns.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import LEVELS
from astrodrome.games.galaxy_trucker.content.rows import (
    COLOURS,
    CardRow,
    ComponentRow,
    Content,
    Kind,
    RoadRow,
    our_content,
)
from astrodrome.games.galaxy_trucker.geometry.hull import face_planes
from astrodrome.games.galaxy_trucker.records.actions import TakeFaceUp

EMPTY: Final = 0
"""The code of a square without a component."""

TURNS: Final = 4

TABLES_KEPT: Final = 32
"""How many content tables are kept ready; a host may be given any number of them."""


def inert_row(row: ComponentRow) -> ComponentRow:
    """Return a component without its function; plating keeps it (GX-479)."""
    return row if row.kind == "plating" else ComponentRow(row.name, "structural", row.sides)


class Box:
    """A content table as arrays, with the tables of the modules that are on."""

    def __init__(self, content: Content, technologies: bool, bonus: bool, machinations: bool) -> None:
        rows: Final[tuple[ComponentRow, ...]] = content.components + (content.technologies if technologies else ())
        self.technologies: Final = technologies
        self.names: Final[list[str]] = ["", *[row.name for row in rows]]
        self.number: Final[dict[str, int]] = {row.name: index + 1 for index, row in enumerate(rows)}
        self.kinds: Final[list[Kind]] = ["structural", *[row.kind for row in rows]]
        self.sides: Final[list[tuple[int, ...]]] = [(0, 0, 0, 0), *[row.sides for row in rows]]
        self.cells: Final[list[int]] = [0, *[row.cells for row in rows]]
        self.ordinary: Final[list[int]] = [0, *[row.ordinary for row in rows]]
        self.special: Final[list[int]] = [0, *[row.special for row in rows]]
        self.planes: Final[list[int]] = [0] * TURNS
        """The planes of each code on square 0."""
        for row in rows:
            self.planes.extend([face_planes(row, turns) for turns in range(TURNS)])
        self.inert: Final[list[int]] = [0] * TURNS
        """The same for components that do not work: they only connect and, if they are plating, protect (GX-479)."""
        for row in rows:
            self.inert.extend([face_planes(inert_row(row), turns) for turns in range(TURNS)])
        self.starting: Final[list[int]] = [
            index + 1 for colour in COLOURS for index, row in enumerate(rows) if row.colour == colour
        ]
        """The starting cabins, by seat."""
        self.warehouse: Final[list[int]] = [i + 1 for i, row in enumerate(rows) if row.colour is None]
        self.takes: Final[list[TakeFaceUp]] = [TakeFaceUp(name) for name in self.names]
        """Taking each component from among those face up: made once, shared by every game."""
        adventures: Final[tuple[CardRow, ...]] = content.cards + (content.bonus if bonus else ())
        self.cards: Final[tuple[CardRow, ...]] = adventures + (content.machinations if machinations else ())
        self.machinations: Final[list[int]] = list(range(len(adventures), len(self.cards)))
        self.levels: Final[list[list[int]]] = [
            [index for index, card in enumerate(self.cards) if card.level == level + 1] for level in range(LEVELS)
        ]
        """The cards of each level."""
        self.roads: Final[tuple[RoadRow, ...]] = content.roads
        self.starred: Final[list[int]] = [index for index, card in enumerate(self.cards) if card.star]

    def face(self, component: int) -> tuple[str, Kind]:
        """Return the name of a component and what it is."""
        return self.names[component], self.kinds[component]


@lru_cache(TABLES_KEPT)
def box_of(content: Content | None, technologies: bool = False, bonus: bool = False, machinations: bool = False) -> Box:
    """Return the arrays of a content table; None stands for ours."""
    return Box(our_content() if content is None else content, technologies, bonus, machinations)
