"""Facts about Celestia: its cities, its treasures, its dice."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from astrodrome.games.celestia.actions import ChooseTreasure, ExchangeTreasure, Reroll
from astrodrome.games.celestia.cities import MOST_DICE, tables
from astrodrome.games.celestia.figures import SEATS
from astrodrome.games.celestia.options import Options
from astrodrome.research.spaces.facts import Facts

TREASURES: Final = 24
"""More treasures than a player holds at the end of a game."""


def facts(seats: int, options: Options) -> Facts:
    """Return the facts of a game."""
    table = tables(options.content)
    cities = table.cities
    dice = [Reroll(some) for count in range(MOST_DICE + 2) for some in combinations(range(MOST_DICE + 1), count)]
    return Facts(
        room={
            "PublicView.cities": cities,
            "PublicView.seats": seats,
            "SeatView.treasures": cities,
            "SeatView.revealed": TREASURES,
            "PublicView.used_spyglasses": cities,
            "PublicView.gifts": cities,
            "PublicView.revealed_gifts": cities,
            "MineView.treasures": TREASURES,
            "MineView.drawn": TREASURES,
            "Knowledge.hands": seats,
            "Knowledge.piles": cities,
            "PileKnown.treasures": TREASURES,
            "PileKnown.taken_by": TREASURES,
            "Knowledge.gone": TREASURES,
            "Knowledge.routes": seats,
            "Knowledge.help": seats,
        },
        values={
            "UseSpyglass.city": tuple(table.value),
            "ChoosePlayer.seat": tuple(range(SEATS[-1])),
        },
        listed={
            Reroll: tuple(dice),
            ChooseTreasure: tuple([ChooseTreasure(face) for face in table.face]),
            ExchangeTreasure: tuple([ExchangeTreasure(face) for face in table.face]),
        },
    )
