"""Facts about Galaxy Trucker: its components and cards by name, its squares, its piles."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content import SPECIALISTS, our_content
from astrodrome.games.galaxy_trucker.figures import DICE, OPEN_PILES, PILES
from astrodrome.games.galaxy_trucker.grid import SQUARES
from astrodrome.games.galaxy_trucker.module_actions import MODULE_ACTIONS
from astrodrome.games.galaxy_trucker.options import MOST_FLIGHTS, MOST_ROADS, Options
from astrodrome.research.spaces.facts import Facts

MOST_COMPONENTS: Final = 60
"""More components than the largest board has squares."""
HALVES: Final = 2
MOST_IN_HALF: Final = 14
FLIGHTS: Final = 3
PLANETS: Final = 8
EXPANSION: Final = {"technologies", "fifth-wheel", "four-as-five", "bonus-cards", "machinations"}
"""Modules that ask for actions which the base game does not have."""
CLASSES: Final = {"IA", "IIA"}
"""Ship classes that do so."""


def facts(seats: int, options: Options) -> Facts:
    """Return the facts of a game."""
    box = options.content or our_content()
    technologies = box.technologies if options.has("technologies") else ()
    components = tuple([row.name for row in (*box.components, *technologies)])
    bonus = box.bonus if options.has("bonus-cards") else ()
    plots = box.machinations if options.has("machinations") else ()
    cards = tuple([row.name for row in (*box.cards, *bonus, *plots)])
    squares = tuple(range(SQUARES))
    return Facts(
        room={
            "PublicView.flights": min(MOST_FLIGHTS, FLIGHTS),
            "PublicView.piles": PILES,
            "PublicView.order": seats,
            "PublicView.losers": seats,
            "PublicView.dice": DICE,
            "PublicView.bank": 4,
            "PublicView.ships": seats,
            "PublicView.specialists": len(SPECIALISTS),
            "PublicView.roads": MOST_ROADS,
            "ShipView.components": MOST_COMPONENTS,
            "ShipView.looked": PILES,
            "ShipView.halves": HALVES if "IIA" in options.flights else 0,
            "HalfView.away": MOST_IN_HALF,
            "PublicView.accounts": FLIGHTS,
            "PublicView.accounts[]": seats,
            "Knowledge.piles": OPEN_PILES,
        },
        names={
            "PublicView.face_up": components,
            "PublicView.card": cards,
            "PublicView.revealed": cards,
            "PublicView.used": cards,
            "ComponentView.component": components,
            "ShipView.hand": components,
            "ShipView.reserve": components,
            "ShipView.lost": components,
            "MineView.hand": components,
            "MineView.cards": cards,
            "KnownPile.cards": cards,
        },
        values={
            "TakeFaceUp.component": components,
            "TakeReserve.component": components,
            "Place.square": squares,
            "Place.turns": (0, 1, 2, 3),
            "LookAtPile.pile": tuple(range(OPEN_PILES)),
            "Finish.number": tuple(range(1, 9)),
            "Remove.square": squares,
            "BoardAlien.square": squares,
            "SpendCell.square": squares,
            "LoseCrew.square": squares,
            "LoseGood.square": squares,
            "Land.planet": tuple(range(PLANETS)),
        },
        listed={}
        if set(options.modules) & EXPANSION or options.roads or set(options.flights) & CLASSES
        else dict.fromkeys(MODULE_ACTIONS, ()),
    )
