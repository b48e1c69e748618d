"""Solo: the stars of a circuit, the score marker, the rank of a win (MR-138 to MR-158)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.events import MarkerStepped
from astrodrome.games.memoracers.figures import (
    RANKS,
    STARS_HELPING,
    STARS_KRAKEN_MADNESS,
    STARS_MORE_TRAPS,
    STARS_SLOWER,
    STARS_SPECIAL,
    START_STARS,
)
from astrodrome.games.memoracers.finish import end_solo
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tile_set import TileSet
from astrodrome.games.memoracers.tiles import ACCELERATOR, REPAIRER, SLOWER
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


def tile_stars(tiles: TileSet, name: str, fix: bool) -> tuple[int, int, int, int]:
    """Return what a tile adds to the stars: for more traps, a slower, a special symbol, a help (MR-139 to MR-143).

    The rulebook adds a star for accelerators and repairers although they help; `fix` takes one off instead (MR-173).
    """
    if name.endswith("-A"):
        return (0, 0, 0, 0)
    code = tiles.code[name]
    lanes = tiles.lanes[code]
    more_traps = tiles.traps(code) > tiles.traps(tiles.code[f"{name[0]}-A"])
    special = tiles.missile[code] or tiles.mobile[code]
    helping = ACCELERATOR in lanes or REPAIRER in lanes
    return (
        STARS_MORE_TRAPS if more_traps else 0,
        STARS_SLOWER if SLOWER in lanes else 0,
        STARS_SPECIAL if special else 0,
        (-STARS_HELPING if fix else STARS_HELPING) if helping else 0,
    )


def stars(tiles: TileSet, circuit: list[str], madness: bool, fix: bool) -> int:
    """Return the difficulty of a circuit in stars, at least 1 (MR-138, MR-144, MR-173)."""
    total = START_STARS + (STARS_KRAKEN_MADNESS if madness else 0)
    for name in circuit:
        total += sum(tile_stars(tiles, name, fix))
    return max(total, START_STARS)


def rank(score: int) -> str:
    """Return the rank of a solo win (MR-157)."""
    return [name for name, least in RANKS.items() if score >= least][-1]


class StepMarker(Task[MemoRacers]):
    """Take one point off after each round, unless an accelerator was entered at top Speed (MR-148, MR-149)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Step the marker; at 0 the race is lost (MR-152)."""
        if not g.marker_stays:
            g.solo_marker -= 1
        if g.listening:
            g.emit(MarkerStepped(g.solo_marker, g.marker_stays))
        if g.solo_marker == 0:
            end_solo(g, "solo-time")


STEP_MARKER: Final = StepMarker()
