"""The row of MemoRacers: tiles from rear to front, five lanes each, the ships on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.memoracers.figures import LANES
from astrodrome.games.memoracers.view import MineView, PublicView
from astrodrome.research.boards.shapes import CELL, DIM, SEATS, box, lines, pawn, sheet, text

SIZE: Final = 56
TOP: Final = 44
FILL: Final = {
    "safe": "#27374d",
    "trap": "#8c2f39",
    "accelerator": "#2e7d4f",
    "slower": "#6b5a1e",
    "repairer": "#2b6cb0",
    "mechanism": "#6b3fa0",
}


def draw(public: PublicView, mine: MineView | None) -> str:
    """Return the row and the dashboards; a tile that lies face down shows nothing."""
    parts = [text(16, 26, f"race {public.race + 1}, round {public.round}")]
    for place, face in enumerate(public.row):
        x = 16 + place * SIZE
        for lane in range(LANES):
            effect = "safe" if face is None else face.lanes[lane]
            fill = CELL if face is None else FILL[effect]
            parts.append(box(x, TOP + lane * SIZE, SIZE - 3, SIZE - 3, fill, round_=5))
            if face is not None and effect != "safe":
                parts.append(text(x + SIZE / 2, TOP + lane * SIZE + 14, effect, DIM, "middle", 9))
        name = "?" if face is None else " ".join([face.name, *face.symbols])
        parts.append(text(x + SIZE / 2, TOP + LANES * SIZE + 14, name, DIM, "middle", 11))
    for seat, ship in enumerate(public.ships):
        if ship.place is not None and ship.lane:
            offset = (seat % 3 - 1) * 14
            parts.append(pawn(16 + ship.place * SIZE + SIZE / 2 + offset, TOP + (ship.lane - 0.45) * SIZE, seat))
    bottom = TOP + LANES * SIZE + 44
    for seat, ship in enumerate(public.ships):
        state = f"speed {ship.speed}, laps {ship.laps}, shields {public.shields - ship.ticked}"
        words = f"seat {seat}: {state if ship.racing else 'out of the race'}{', ready' if ship.ready else ''}"
        parts += lines(16, bottom + 20 * seat, [words], SEATS[seat % len(SEATS)])
    if mine is not None:
        program = f"your program: {', '.join(map(str, mine.program))}{' (forced)' if mine.force else ''}"
        parts.append(text(360, bottom, program))
    width = max(32 + SIZE * len(public.row), 620)
    return sheet(width, bottom + 20 * len(public.ships), "The row of MemoRacers", parts)


def standing(public: PublicView, own: Sequence[MineView]) -> list[int]:
    """Return how far each pilot has come: who is asked first in the order of action is ahead."""
    return [-public.order.index(seat) for seat in range(len(own))]
