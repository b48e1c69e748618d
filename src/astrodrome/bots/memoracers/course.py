"""The course as a pilot knows it: the tiles that lie ahead, lap after lap, and which Kraken may lie where.

Tiles left behind come back in the order of the ring. On the way a mobile trap turns, a missile tile slips in one place
sooner, and another Kraken takes the place of the one that leaves. It is never the one that left (MR-111), and it is
turned up at the latest when the leader stands right behind it (MR-104).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from astrodrome.games.memoracers.figures import KRAKENS, LANES, LAPS
from astrodrome.games.memoracers.tiles import EFFECTS, TRAP, TileFace
from astrodrome.games.memoracers.view import Knowledge, PublicView, ShipView

Effects: TypeAlias = tuple[int, ...]
"""The effect of each lane of a tile."""
Odds: TypeAlias = tuple[float, ...]
"""How likely each Kraken tile is."""

LAPS_AHEAD: Final = 6
"""How many rows are laid out: enough for three laps from anywhere, and for the tiles beyond the finish."""
HOUSE_KRAKENS: Final = tuple([tuple([TRAP * (lane - n in (0, 1)) for lane in range(LANES)]) for n in range(KRAKENS)])
"""The lanes of each Kraken tile: two neighbours are trapped (MR-007)."""
EVEN: Final = (1.0 / KRAKENS,) * KRAKENS
AFTER: Final = tuple([tuple([(n != left) / (KRAKENS - 1) for n in range(KRAKENS)]) for left in range(KRAKENS)])
"""How likely each Kraken tile is after another: three are in the reserve when one leaves."""


class Spot(NamedTuple):
    """A ship on the course: where, in which lane (from 0), how fast, with how many Shield boxes free (0: a wreck)."""

    at: int
    lane: int
    speed: int
    free: int


class Course:
    """The tiles ahead, from the rear of the row on."""

    def __init__(self, row: Sequence[TileFace | None], left: str | None, madness: bool) -> None:
        faces = list(HOUSE_KRAKENS)
        first = EVEN if left is None else AFTER[_kraken(left)]
        tiles: list[TileFace | None] = list(row)
        for at, face in enumerate(row):
            if face is not None and not face.name[0].isdigit():
                faces[_kraken(face.name)] = _effects(face)
                first = tuple([float(n == _kraken(face.name)) for n in range(KRAKENS)])
                tiles[at] = None
        ahead = [(face, () if face is None else _effects(face)) for face in tiles]
        for at in range(len(row) * (LAPS_AHEAD - 1)):
            face, effects = ahead[at]
            turned = face is not None and "mobile" in face.symbols
            sooner = madness if face is None else "missile" in face.symbols
            ahead.insert(len(ahead) - sooner, (face, effects[::-1] if turned else effects))
        self.faces: Final = faces
        """The lanes of each Kraken tile."""
        self.effects: Final[list[Effects]] = [effects for _, effects in ahead]
        """The lanes of each tile; none where a Kraken lies."""
        self.starts: Final[list[int]] = [
            at for at, (face, _) in enumerate(ahead) if face is not None and face.name[0] == "1"
        ]
        """Where tile 1 lies."""
        krakens = [at for at, effects in enumerate(self.effects) if not effects]
        self.first: Final[int] = krakens[0]
        """Where the Kraken of this row lies."""
        self.odds: Final[dict[int, tuple[Odds, ...]]] = dict.fromkeys(krakens, AFTER)
        """How likely each Kraken tile is, by where it lies and by which Kraken came before it."""
        self.odds[self.first] = (first,) * KRAKENS
        self.slows: Final[bool] = any([3 in effects for effects in self.effects])

    def krakens_known(self, at: int) -> list[tuple[float, int]]:
        """Return which Kraken was the last that a ship has met or sees before it, with the odds of each.

        Before the first it does not matter, because the odds of the first do not depend on it.
        """
        if at < self.first:
            return [(1.0, 0)]
        return [(odds, n) for n, odds in enumerate(self.odds[self.first][0]) if odds]


def known_row(public: PublicView, known: Knowledge) -> list[TileFace | None]:
    """Return each tile of the row as it is seen or was seen; None: a Kraken that nobody has seen."""
    return [seen if face is None else face for face, seen in zip(public.row, known.row, strict=True)]


def _kraken(name: str) -> int:
    return int(name[2:]) - 1


def _effects(face: TileFace) -> Effects:
    return tuple([EFFECTS.index(effect) for effect in face.lanes])


def finish_of(course: Course, ship: ShipView, round_: int, solo: bool) -> int:
    """Return the last tile that is not yet home: going beyond it ends the race for a ship.

    A ship that leaves the start line in the first round ticks no lap. A solo ship is home on tile 1 already.
    """
    assert ship.place is not None, "a wreck has no finish"
    lines = [at for at in course.starts if at >= ship.place]
    begins = round_ <= 1 and lines[0] == ship.place
    line = lines[LAPS - ship.laps - (0 if begins else 1)]
    return line - 1 if solo else line
