"""The tasks of the yard."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.building import BuildShips, TruckerBuilds, TruckersBuild
from astrodrome.games.galaxy_trucker.yard.closing import CloseYard, TruckersTakeNumbers, TruckerTakesNumber
from astrodrome.games.galaxy_trucker.yard.ship_check import CheckShip, CheckShips, TruckerChoosesFront, TruckerRepairs
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    BuildShips,
    CheckShip,
    CheckShips,
    CloseYard,
    TruckerBuilds,
    TruckerChoosesFront,
    TruckerRepairs,
    TruckerTakesNumber,
    TruckersBuild,
    TruckersTakeNumbers,
)
