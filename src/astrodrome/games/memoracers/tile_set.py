"""The tiles of a content table as flat arrays for the rules.

A tile in the circuit is one number, its *code*: twice its index in the table, plus one when it lies turned by 180°
(only mobile-trap tiles are ever turned). `TileSet.lanes[code]` are the five effects, lane 1 first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrodrome.games.memoracers.tiles import EFFECTS, TRAP, Content, TileFace, our_content

TABLES_KEPT: Final = 32
"""How many content tables are kept ready; a host may be given any number of them."""


class TileSet:
    """A content table as flat arrays, indexed by code."""

    def __init__(self, content: Content) -> None:
        names: list[str] = []
        self.lanes: Final[list[tuple[int, ...]]] = []
        self.number: Final[list[int | None]] = []
        self.missile: Final[list[bool]] = []
        self.mobile: Final[list[bool]] = []
        self.face: Final[list[TileFace]] = []
        for row in content.tiles:
            effects = tuple([EFFECTS.index(effect) for effect in row.lanes])
            names.append(row.name)
            for turned in (False, True):
                self.lanes.append(effects[::-1] if turned else effects)
                self.number.append(int(row.name[0]) if row.name[0].isdigit() else None)
                self.missile.append("missile" in row.symbols)
                self.mobile.append("mobile" in row.symbols)
                self.face.append(TileFace(row.name, row.lanes[::-1] if turned else row.lanes, row.symbols))
        self.code: Final[dict[str, int]] = {name: 2 * index for index, name in enumerate(names)}
        self.krakens: Final[list[int]] = [2 * i for i, name in enumerate(names) if not name[0].isdigit()]
        self.is_start: Final[list[bool]] = [number == 1 for number in self.number]
        self.is_kraken: Final[list[bool]] = [number is None for number in self.number]

    def traps(self, code: int) -> int:
        """Return how many lanes of a tile are trapped."""
        return self.lanes[code].count(TRAP)


@lru_cache(TABLES_KEPT)
def tile_set(content: Content | None) -> TileSet:
    """Return the arrays of a content table; None stands for the house tiles."""
    return TileSet(our_content() if content is None else content)
