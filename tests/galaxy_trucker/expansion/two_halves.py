"""Short ways to set up ships of class IIA: drawn around the empty square `*` between the halves, on column 7, row 7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Kind, Road
from tests.galaxy_trucker.expansion.positions import CREWS, TECH
from tests.galaxy_trucker.table import Ship, Table, fly

DUO: Final = """
 . c . . . c .
 e b . * . b e
"""
"""A ship of two halves alike: a cabin, a battery of 2 cells and an engine each."""


def pair(
    *ships: Ship | str,
    card: str | CardRow = CREWS,
    dice: Sequence[int] = (),
    after: Sequence[str] = ("I-05", "I-06"),
    modules: Sequence[Module] = TECH,
    roads: Sequence[Road] = (),
) -> Table:
    """Set up a flight of class IIA in which a card has just been revealed; a lone ship gets a rival like `DUO`."""
    fleet = [*ships, DUO] if len(ships) == 1 else ships
    table = fly(*fleet, card=card, dice=dice, after=after, flight="IIA", modules=modules, roads=roads)
    for one in table.g.ships:
        assert {square for square, code in enumerate(one) if code} <= set(table.g.board.squares), "drawn off the board"
    return table


def a_component(table: Table, kind: Kind) -> str:
    """Return the name of a component of the heap."""
    return next(table.g.box.names[one] for one in table.g.face_down_components if table.g.box.kinds[one] == kind)
