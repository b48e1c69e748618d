"""The tiles: a content table as it is written, and its checks. `tile_set` prepares it for the rules."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
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


@cache
def our_content() -> Content:
    """Return the house tiles."""
    text = (Path(__file__).parent / "content" / "tiles.toml").read_text(encoding="utf-8")
    return cast("Content", reader(Content)(tomllib.loads(text), ""))
