"""Flights of five."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.kernel.records import Action
from tests.galaxy_trucker.expansion.positions import CREWS, FIVE, tech
from tests.galaxy_trucker.table import Ship, Table, ship

BARE = ship("S")


def five(
    *ships: Ship | str, card: str | CardRow = CREWS, dice: tuple[int, ...] = (), after: tuple[str, ...] = ("I-06",)
) -> Table:
    """Set up a flight of five; bare ships fill up the rear."""
    fleet = [*ships, *[BARE] * (5 - len(ships))]
    return tech(*fleet, card=card, dice=dice, after=after, modules=FIVE)


def stow_first(table: Table, *actions: Action) -> None:
    """Play actions; goods are stowed as proposed first."""
    for action in actions:
        table.play(action)
        while table.asks == "TruckerStows":
            table.play(table.legal[0])
