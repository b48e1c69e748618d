"""The tasks of a game's course."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.game.flight_setup import BoxComponents, SetUpFlight
from astrodrome.games.galaxy_trucker.game.game_loop import BeginFlight, EndGame
from astrodrome.games.galaxy_trucker.game.preparation import ManShips, PrepareFlight, TakeOff
from astrodrome.games.galaxy_trucker.game.settlement import SettleFlight
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    BeginFlight,
    BoxComponents,
    EndGame,
    ManShips,
    PrepareFlight,
    SetUpFlight,
    SettleFlight,
    TakeOff,
    TruckerBoardsAlien,
)
