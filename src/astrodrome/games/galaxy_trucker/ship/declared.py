"""The tasks of ships."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.ship.energy import TruckerSpendsCell
from astrodrome.games.galaxy_trucker.ship.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.ship.stowing import TruckerStows
from astrodrome.games.galaxy_trucker.ship.strength import TruckerDeclares
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    TruckerDeclares,
    TruckerLosesGoods,
    TruckerSpendsCell,
    TruckerStows,
)
