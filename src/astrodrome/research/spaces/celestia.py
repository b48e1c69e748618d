"""Facts about Celestia: its cities, its treasures, its dice."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from astrodrome.games.celestia.content.card_names import names_of, repeated
from astrodrome.games.celestia.content.cards import Module
from astrodrome.games.celestia.content.cities import MOST_DICE
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.games.celestia.content.options import Options
from astrodrome.games.celestia.content.tables import tables
from astrodrome.games.celestia.records.actions import ChooseTreasure, ExchangeTreasure, Reroll
from astrodrome.games.celestia.state.event_costs import need_names
from astrodrome.games.celestia.views.table_view import faces_of
from astrodrome.research.spaces.facts import Facts

TREASURES: Final = (
    "SeatView.revealed",
    "MineView.treasures",
    "MineView.drawn",
    "PublicView.revealed_gifts",
    "PileKnown.treasures",
    "Knowledge.gone",
)
"""Where treasures are listed. Their order means nothing."""


FIXED: Final = frozenset(
    [
        *[f"PublicView.{name}" for name in ("modules", "goal", "revealed_gifts", "reason")],
        *[f"CityView.{name}" for name in ("value", "more", "dice", "house")],
        *[f"SeatView.{name}" for name in ("revealed", "help_left")],
    ]
)
"""Settings, what a content table says of cities, and what is revealed when the game is over."""
WITH_MODULES: Final = frozenset(
    [
        *[f"PublicView.{name}" for name in ("pilot", "lifeboat", "lifeboat_card", "vessel", "help", "gifts", "lit")],
        *[f"SeatView.{name}" for name in ("colours", "character", "spent", "help", "token", "gift", "ready")],
        "Knowledge.help",
        "MineView.placed",
    ]
)
"""What only modules have."""


OF_MODULES: Final[Mapping[Module, tuple[str, ...]]] = {
    "ext1": ("SeatView.character", "SeatView.spent", "SeatView.help", "PublicView.help", "MineView.placed"),
    "ext2": ("PublicView.pilot", "PublicView.lifeboat", "PublicView.lifeboat_card"),
    "xmas": ("PublicView.gifts", "SeatView.gift"),
    "boscalumia": ("PublicView.lit", "SeatView.token"),
    "matryoshburg": ("SeatView.ready",),
}
"""What stays empty without a module."""


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
            "PublicView.dice": MOST_DICE + 1,  # in order, for one says by their places which are rolled again
            "PublicView.used_spyglasses": cities,
            "Knowledge.hands": seats,
            "Knowledge.piles": cities,
            "Knowledge.routes": seats,
            "Knowledge.help": seats,
        },
        counted={
            **dict.fromkeys(TREASURES, tuple(table.face)),
            "PublicView.gifts": tuple(table.value),
            "PileKnown.taken_by": (None, *range(seats)),
        },
        fixed=FIXED if options.modules else FIXED | WITH_MODULES,
        absent=frozenset([name for module, names in OF_MODULES.items() if not options.has(module) for name in names]),
        by_seat=frozenset({"PublicView.seats", "Knowledge.routes", "Knowledge.help"}),
        seat_numbers=frozenset(
            {"PublicView.captain", "PublicView.pilot", "HandKnown.seat", "PileKnown.taken_by", "ChoosePlayer.seat"}
        ),
        values={
            "UseSpyglass.city": tuple(table.value),
            "ChoosePlayer.seat": tuple(range(SEATS[-1])),
        },
        counts={names_of: 0, need_names: 0, repeated: 1},
        numbers={faces_of: 1},
        listed={
            Reroll: tuple(dice),
            ChooseTreasure: tuple([ChooseTreasure(face) for face in table.face]),
            ExchangeTreasure: tuple([ExchangeTreasure(face) for face in table.face]),
        },
    )
