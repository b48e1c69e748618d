"""The tasks of a flight."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.flight.gaining import GainGoods, TruckerBurns, TruckerForgoes
from astrodrome.games.galaxy_trucker.flight.giving_up import EndCard, TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.flight.hits import RollAgain, RollForLine, TruckerDefends
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.losing_crew import LoseCabins, TruckerLosesCrew
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart
from astrodrome.games.galaxy_trucker.flight.movement import LoseDays, LoseDaysTogether, OweDays
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    EarnCredits,
    EndCard,
    GainGoods,
    LoseCabins,
    LoseDays,
    LoseDaysTogether,
    OweDays,
    RollAgain,
    RollForLine,
    TruckerBurns,
    TruckerDefends,
    TruckerForgoes,
    TruckerKeepsPart,
    TruckerLosesCrew,
    TruckerMayGiveUp,
)
