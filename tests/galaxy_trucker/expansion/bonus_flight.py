"""Flights with a bonus card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.kernel.positions.notation import NONE
from tests.galaxy_trucker.table import Ship, Table, fly

OURS = our_content()

ROWS = {row.name: row for row in OURS.bonus}

BONUS: tuple[Module, ...] = ("technologies", "bonus-cards")


def bonus(
    name: str,
    *ships: Ship | str,
    dice: Sequence[int] = (),
    modules: Sequence[Module] = BONUS,
    flight: str = "III",
    face_up: Sequence[str] = (),
) -> Table:
    """Set up a flight in which a bonus card has just been revealed."""
    row = replace(ROWS[name], name="T-01")
    return fly(
        *ships,
        card=row,
        dice=dice,
        after=("I-05", "I-06"),
        modules=modules,
        flight=flight,
        up=" ".join(face_up) or NONE,
    )
