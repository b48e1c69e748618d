"""The rally of Celerium: the track with its zones and vehicles, the boards of the franchises, the viewer's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.views.table_view import MineView, PublicView
from astrodrome.research.boards.shapes import DIM, INK, PAPER, SEATS, box, disc, lines, sheet, text

SIZE: Final = 34
TOP: Final = 60
ZONES: Final = {"grey": "#39424f", "blue": "#24508a", "pink": "#8a3f6b"}


def draw(public: PublicView, mine: MineView | None) -> str:
    """Return the table; Pilots are round, Starbots square."""
    track = public.track
    planet = "no planet yet" if public.planet is None else f"{public.planet.name} ({public.planet.type})"
    parts = [text(16, 28, f"race {public.round} of {public.races}: {planet}")]
    for place, zone in enumerate(track.zones):
        square = track.first + place
        x = 16 + place * SIZE
        parts += [box(x, TOP, SIZE - 3, 70, ZONES[zone], round_=4)]
        mark = "x2" if square in track.double_moves else ""
        parts += [text(x + 15, TOP - 6, square, DIM, "middle", 10), text(x + 15, TOP + 66, mark, INK, "middle", 10)]
    for seat, franchise in enumerate(public.franchises):
        colour = SEATS[seat % len(SEATS)]
        y = TOP + 12 + 14 * seat
        for vehicle, is_pilot in ((franchise.pilot, True), (franchise.starbot, False)):
            if vehicle.square is None:
                continue
            x = 16 + (vehicle.square - track.first) * SIZE + (9 if is_pilot else 23)
            parts.append(disc(x, y, 6, colour, PAPER) if is_pilot else box(x - 5, y - 5, 10, 10, colour, PAPER))
    bottom = TOP + 104
    for seat, franchise in enumerate(public.franchises):
        boosts = ", ".join(franchise.boosts) or "none"
        words = f"{franchise.score} points, {franchise.actions} actions, {franchise.energy} energy, boosts: {boosts}"
        name = "Rival" if franchise.rival else f"seat {seat}"
        parts += lines(16, bottom + 20 * seat, [f"{name}: {words}"], SEATS[seat % len(SEATS)])
    bottom += 20 * len(public.franchises) + 8
    if mine is not None:
        hand = ", ".join([card.name for card in mine.hand]) or "empty"
        words = f"your Boosts: shield {mine.shield}, line {mine.line}, planet {mine.planet}"
        parts += lines(16, bottom, [f"your hand: {hand}", words])
        bottom += 40
    return sheet(32 + SIZE * len(track.zones), bottom, "The rally of Celerium", parts)


def standing(public: PublicView, own: Sequence[MineView]) -> list[int]:
    """Return the score of each franchise that somebody plays."""
    return [franchise.score for franchise in public.franchises[: len(own)]]
