"""Flights with a bonus card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import our_content
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
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
    spare: str = "",
    police_time: int = 0,
    retired: str = NONE,
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
        spare=spare,
        police_time=police_time,
        retired=retired,
    )


def depot(
    *ships: Ship | str, offer: Sequence[str], modules: Sequence[Module] = BONUS, spare: str = "", retired: str = NONE
) -> Table:
    """Open a star depot that offers certain components: the last ship has lost all the others."""
    g = bonus("BC-5", *ships, modules=modules, face_up=offer, spare=spare).g
    unused = len(g.face_down_components) + len(g.face_up) + len(bonus_of(g).depot)
    *fleet, last = [Ship(one) if isinstance(one, str) else one for one in ships]
    fleet.append(replace(last, lost=unused - len(offer)))
    return bonus("BC-5", *fleet, modules=modules, face_up=offer, spare=spare, retired=retired)
