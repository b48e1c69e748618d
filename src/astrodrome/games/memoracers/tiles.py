"""The tiles: a content table, checked, and turned into flat arrays for the rules.

A tile in the circuit is one number, its *code*: twice its index in the table, plus one when it lies turned by 180°
(only mobile-trap tiles are ever turned). `TileSet.lanes[code]` are the five effects, lane 1 first.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, Literal, cast

from astrodrome.games.memoracers.figures import KRAKENS, LANES, NUMBERS
from astrodrome.kernel.codec import reader
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.sizes import first_unnamed

Effect = Literal["safe", "trap", "accelerator", "slower", "repairer", "mechanism"]
Symbol = Literal["missile", "mobile"]

EFFECTS: Final[tuple[Effect, ...]] = ("safe", "trap", "accelerator", "slower", "repairer", "mechanism")
SAFE, TRAP, ACCELERATOR, SLOWER, REPAIRER, MECHANISM = range(6)

SERIES: Final = ("A", "B", "C", "D")
NUMBERED_TILES: Final = tuple([f"{number}-{series}" for series in SERIES for number in range(1, NUMBERS + 1)])
ALL_TILES: Final = (*NUMBERED_TILES, *[f"K-{index}" for index in range(1, KRAKENS + 1)])
"""The codes that a table must hold, in order (MR-003)."""


@dataclass(frozen=True, slots=True)
class TileRow:
    """One tile as written in a content table: its code, the effect of each lane, its special symbols."""

    name: str
    lanes: tuple[Effect, ...]
    symbols: tuple[Symbol, ...] = ()


@dataclass(frozen=True, slots=True)
class Content:
    """A complete table of tiles: every number in every series, and the Kraken tiles (MR-003)."""

    tiles: tuple[TileRow, ...]


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile as it is seen face up: its code, its lanes as they lie, its symbols."""

    name: str
    lanes: tuple[Effect, ...]
    symbols: tuple[Symbol, ...]


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


def check_content(content: Content) -> None:
    """Raise OptionError, naming row and column, where a table cannot be played."""
    names = [row.name for row in content.tiles]
    wanted = ALL_TILES
    repeated = first_unnamed(names)
    for index, row in enumerate(content.tiles):
        if row.name not in wanted or index == repeated:
            problem = "twice in the table" if row.name in wanted else f"expected one of {', '.join(wanted)}"
            raise OptionError(f"content.tiles[{index}].name", f"{row.name!r}: {problem} (MR-003)")
        if len(row.lanes) != LANES:
            raise OptionError(
                f"content.tiles[{index}].lanes", f"expected {LANES} lanes, found {len(row.lanes)} (MR-004)"
            )
        if row.symbols and not row.name[0].isdigit():
            raise OptionError(f"content.tiles[{index}].symbols", "a Kraken tile has its own effect and bears no symbol")
    missing = [name for name in wanted if name not in names]
    if missing:
        raise OptionError("content.tiles", f"no row for {', '.join(missing)} (MR-003)")


TABLES_KEPT: Final = 32
"""How many content tables are kept ready; a host may be given any number of them."""


@cache
def our_content() -> Content:
    """Return the house tiles."""
    text = (Path(__file__).parent / "content" / "tiles.toml").read_text(encoding="utf-8")
    return cast("Content", reader(Content)(tomllib.loads(text), ""))


@lru_cache(TABLES_KEPT)
def tile_set(content: Content | None) -> TileSet:
    """Return the arrays of a content table; None stands for the house tiles."""
    return TileSet(our_content() if content is None else content)
