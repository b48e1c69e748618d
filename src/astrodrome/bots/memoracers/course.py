"""The course as a pilot knows it: the tiles that lie ahead, lap after lap, with the odds of what is not known.

Tiles left behind come back in the order of the ring. On the way a mobile trap turns, a missile tile slips in one place
sooner, and another Kraken takes the place of the one that leaves: its lanes are odds until it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from astrodrome.games.memoracers.figures import LANES, LAPS
from astrodrome.games.memoracers.tiles import EFFECTS, SAFE, TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView, ShipView

Effects: TypeAlias = tuple[int, ...]
"""The effect of each lane of a tile."""

LAPS_AHEAD: Final = 6
"""How many rows are laid out: enough for three laps from anywhere, and for the tiles beyond the finish."""
KRAKEN_ODDS: Final = (0.25, 0.5, 0.5, 0.5, 0.25)
"""How often each lane is under a Kraken that nobody has seen: four tiles cover two neighbouring lanes each."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """One tile ahead: its effects, and for a Kraken not yet seen the odds of a trap in each lane instead."""

    effects: Effects
    odds: tuple[float, ...] | None
    start: bool


class Spot(NamedTuple):
    """A ship on the course: where, in which lane (from 0), how fast, with how many Shield boxes free (0: a wreck)."""

    at: int
    lane: int
    speed: int
    free: int


UNSEEN: Final = Stretch((SAFE,) * LANES, KRAKEN_ODDS, False)


def known_row(public: PublicView, known: Knowledge) -> list[TileFace | None]:
    """Return each tile of the row as it is seen or was seen; None: a Kraken that nobody has seen."""
    return [seen if face is None else face for face, seen in zip(public.row, known.row, strict=True)]


def course(row: Sequence[TileFace | None], madness: bool) -> list[Stretch]:
    """Lay out the rows to come, the present one first."""
    tiles = [(face, _stretch(face)) for face in row]
    for at in range(len(row) * (LAPS_AHEAD - 1)):
        face, now = tiles[at]
        if face is None or not face.name[0].isdigit():
            tiles.insert(len(tiles) - 1 if madness else len(tiles), (None, UNSEEN))
            continue
        if "mobile" in face.symbols:
            now = Stretch(now.effects[::-1], None, now.start)
        tiles.insert(len(tiles) - 1 if "missile" in face.symbols else len(tiles), (face, now))
    return [stretch for _, stretch in tiles]


def _stretch(face: TileFace | None) -> Stretch:
    if face is None:
        return UNSEEN
    return Stretch(tuple([EFFECTS.index(effect) for effect in face.lanes]), None, face.name[0] == "1")


def finish_of(ahead: Sequence[Stretch], ship: ShipView, round_: int, solo: bool) -> int:
    """Return the last tile that is not yet home: going beyond it ends the race for a ship.

    A ship that leaves the start line in the first round ticks no lap. A solo ship is home on tile 1 already.
    """
    assert ship.place is not None, "a wreck has no finish"
    lines = [at for at in range(ship.place, len(ahead)) if ahead[at].start]
    begins = round_ <= 1 and lines[0] == ship.place
    line = lines[LAPS - ship.laps - (0 if begins else 1)]
    return line - 1 if solo else line
