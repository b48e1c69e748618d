"""Short ways to set up positions with modules of the Big Expansion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Road, ZoneLine
from tests.galaxy_trucker.table import Ship, Table, card, fly

TECH: Final[tuple[Module, ...]] = ("technologies",)
PLOTS: Final[tuple[Module, ...]] = ("technologies", "machinations")
FIVE: Final[tuple[Module, ...]] = ("technologies", "fifth-wheel")

CANNONS: Final = card("combat_zone", lines=(ZoneLine("cannons", days=1),))
ENGINES: Final = card("combat_zone", lines=(ZoneLine("engines", days=1),))
CREWS: Final = card("combat_zone", lines=(ZoneLine("crew", days=1),))


def tech(
    *ships: Ship | str,
    card: str | CardRow = CANNONS,
    dice: Sequence[int] = (),
    after: Sequence[str] = ("I-05", "I-06"),
    flight: str = "III",
    modules: Sequence[Module] = TECH,
) -> Table:
    """Set up a flight with New Technologies in which a card has just been revealed."""
    return fly(*ships, card=card, dice=dice, after=after, flight=flight, modules=modules)


def rough(
    road: Road | tuple[Road, ...],
    *ships: Ship | str,
    card: str | CardRow = CANNONS,
    dice: Sequence[int] = (),
    after: Sequence[str] = ("I-05", "I-06"),
    flight: str = "III",
    modules: Sequence[Module] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
) -> Table:
    """Set up a flight with cards of Rough Roads in force, in which a card has just been revealed."""
    roads = road if isinstance(road, tuple) else (road,)
    return fly(
        *ships, card=card, dice=dice, after=after, flight=flight, modules=modules, roads=roads, handicap=handicap
    )


def plot(
    card: str,
    *ships: Ship | str,
    dice: Sequence[int] = (),
    after: Sequence[str] = ("I-05", "I-06"),
    flight: str = "III",
    modules: Sequence[Module] = PLOTS,
    roads: Sequence[Road] = (),
) -> Table:
    """Set up a flight in which a machination has just been revealed."""
    return fly(*ships, card=card, dice=dice, after=after, flight=flight, modules=modules, roads=roads)
