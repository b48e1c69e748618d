"""The ships of Galaxy Trucker: every component where it lies, what it holds, and the flight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH
from astrodrome.games.galaxy_trucker.views.ship_view import ComponentView, ShipView
from astrodrome.games.galaxy_trucker.views.table_view import MineView, PublicView
from astrodrome.research.boards.shapes import CELL, DIM, INK, SEATS, box, lines, sheet, text

SIZE: Final = 34
SHIP: Final = SIZE * WIDTH + 24
TOP: Final = 64


def draw(public: PublicView, mine: MineView | None) -> str:
    """Return the ships side by side, as everybody sees them; a component in hand shows only to its owner."""
    card = f", card {public.card}" if public.card is not None else ""
    parts = [text(16, 26, f"flight {public.flight} of {len(public.flights)}: {public.phase}{card}")]
    if mine is not None and mine.hand is not None:
        parts.append(text(16, 46, f"in your hand: {mine.hand}"))
    for seat, ship in enumerate(public.ships):
        parts += _ship(16 + seat * SHIP, seat, ship)
    height = TOP + SIZE * WIDTH + 70
    return sheet(16 + SHIP * len(public.ships), height, "The ships of Galaxy Trucker", parts)


def _ship(left: float, seat: int, ship: ShipView) -> list[str]:
    parts = [box(left, TOP, SIZE * WIDTH, SIZE * WIDTH, CELL, SEATS[seat % len(SEATS)], 8)]
    for component in ship.components:
        row, column = divmod(component.square, WIDTH)
        x, y = left + column * SIZE, TOP + row * SIZE
        parts.append(box(x + 1, y + 1, SIZE - 2, SIZE - 2, "#3a4a63", DIM, 4))
        parts.append(text(x + SIZE / 2, y + 14, component.component, INK, "middle", 9))
        parts.append(text(x + SIZE / 2, y + 27, _load(component), "#d8a13b", "middle", 9))
    figures = ship.figures
    words = [
        f"seat {seat}: {ship.credits} credits, {'flying' if ship.flying else 'not flying'}",
        f"crew {figures.crew}, cells {figures.cells}, goods {figures.goods}, engines {figures.engines}",
    ]
    return parts + lines(left, TOP + SIZE * WIDTH + 24, words, SEATS[seat % len(SEATS)])


def _load(component: ComponentView) -> str:
    held = [f"{component.humans}h" if component.humans else "", component.alien or ""]
    held += [f"{component.cells}c" if component.cells else "", "".join([good[0] for good in component.goods])]
    return " ".join([part for part in held if part])


def standing(public: PublicView, own: Sequence[MineView]) -> list[int]:
    """Return the credits of each trucker."""
    return [ship.credits for ship in public.ships]
