"""The route of Celestia: its cities, the aircraft, the dice, the players and the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.views.table_view import MineView, PlaceView, PublicView
from astrodrome.research.boards.shapes import CELL, DIM, INK, SEATS, box, disc, lines, pawn, sheet, text

STEP: Final = 78
TOP: Final = 60


def draw(public: PublicView, mine: MineView | None) -> str:
    """Return the table; hands and treasures of others show as numbers only."""
    values = [city.value for city in public.cities]
    parts = [text(16, 28, f"voyage {public.voyage}, deck {public.deck}, goal {public.goal}")]
    for place, city in enumerate(public.cities):
        x = 16 + place * STEP
        parts += [box(x, TOP, STEP - 10, 74, CELL, DIM, 10), text(x + 34, TOP + 32, city.value, INK, "middle", 22)]
        parts.append(text(x + 34, TOP + 58, f"{city.left} left, {city.dice} dice", DIM, "middle", 10))
    for vessel, colour, drop in ((public.aircraft, INK, 92.0), (public.lifeboat, "#d8a13b", 108.0)):
        if vessel is not None:
            parts.append(disc(16 + _column(vessel, values) * STEP + 34, TOP + drop, 8, colour))
    dice = f"dice: {', '.join(public.dice) or 'none'}; to face: {', '.join(public.needs) or 'nothing'}"
    parts.append(text(16, TOP + 140, dice))
    bottom = TOP + 168
    for seat, player in enumerate(public.seats):
        role = "captain" if public.captain == seat else (player.announced or "")
        words = f"{player.pawns} aboard, {player.hand} cards, {sum(player.treasures)} treasures {role}"
        parts += [pawn(26, bottom + 24 * seat - 4, seat, 9)]
        parts += lines(44, bottom + 24 * seat, [words], SEATS[seat % len(SEATS)])
    bottom += 24 * len(public.seats) + 8
    if mine is not None:
        parts += lines(16, bottom, [f"your hand: {', '.join(mine.hand)}", f"your points: {mine.points}"])
        bottom += 40
    return sheet(max(32 + STEP * len(values), 760), bottom, "The route of Celestia", parts)


def _column(place: PlaceView, values: list[int]) -> int:
    return values.index(place.city) if place.city in values else len(values) - 1


def standing(public: PublicView, own: Sequence[MineView]) -> list[int]:
    """Return the points of each traveller, which only a hand itself shows."""
    return [mine.points for mine in own]
