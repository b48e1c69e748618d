"""The figures of the game, read from `content/figures.toml`: rules name them and never write them as numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final = tomllib.loads((Path(__file__).parent / "content" / "figures.toml").read_text(encoding="utf-8"))

LANES: Final[int] = _TABLE["lanes"]
NUMBERS: Final[int] = _TABLE["numbers"]
ROW: Final[int] = _TABLE["tiles_in_circuit"]
KRAKENS: Final[int] = _TABLE["krakens"]
START_SPEED: Final[int] = _TABLE["start_speed"]
MAX_SPEED: Final[int] = _TABLE["max_speed"]
LINES: Final[int] = _TABLE["programming_lines"]
LAPS: Final[int] = _TABLE["laps"]
SHIELDS: Final[int] = _TABLE["shields"]
FACE_UP_AFTER_RECON: Final[int] = _TABLE["face_up_after_recon"]
FORCE_TICKS: Final[int] = _TABLE["force_ticks"]
FORCE_NEEDS_MORE_THAN: Final[int] = _TABLE["force_needs_more_than"]
START_STARS: Final[int] = _TABLE["start_stars"]
STARS_MORE_TRAPS: Final[int] = _TABLE["stars_more_traps"]
STARS_SLOWER: Final[int] = _TABLE["stars_slower"]
STARS_SPECIAL: Final[int] = _TABLE["stars_special"]
STARS_HELPING: Final[int] = _TABLE["stars_helping"]
STARS_KRAKEN_MADNESS: Final[int] = _TABLE["stars_kraken_madness"]
SOLO_LANE: Final[int] = _TABLE["solo_lane"]
SOLO_MARKER: Final[int] = _TABLE["solo_marker"]
HANDICAP: Final[dict[str, int]] = _TABLE["handicap"]
"""Shield boxes ticked before the race, by grade."""
RANKS: Final[dict[str, int]] = _TABLE["ranks"]
"""The least solo score of each rank, in rising order."""

FRONT: Final = ROW - 1
"""The place of the front tile in the row; the rear tile has place 0."""
