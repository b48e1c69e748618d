"""The tasks of the base game's cards."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.cards.abandoned import TruckerConfirms, TruckerTakesAbandoned
from astrodrome.games.galaxy_trucker.cards.combat import (
    CompareShips,
    CountToCompare,
    DoNothing,
    PunishShips,
    PunishWeakest,
    Sabotage,
)
from astrodrome.games.galaxy_trucker.cards.enemies import (
    EnemyAttacks,
    FightEnemy,
    PiratesShoot,
    SufferDefeat,
    TruckerTakesReward,
)
from astrodrome.games.galaxy_trucker.cards.hazards import CrossOpenSpace, StrayInStardust, SufferEpidemic
from astrodrome.games.galaxy_trucker.cards.journey import NextCard, PlayCard, RevealCard
from astrodrome.games.galaxy_trucker.cards.planets import LeavePlanets, TruckerLands
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    CompareShips,
    CountToCompare,
    CrossOpenSpace,
    DoNothing,
    EnemyAttacks,
    FightEnemy,
    LeavePlanets,
    NextCard,
    PiratesShoot,
    PlayCard,
    PunishShips,
    PunishWeakest,
    RevealCard,
    Sabotage,
    StrayInStardust,
    SufferDefeat,
    SufferEpidemic,
    TruckerConfirms,
    TruckerLands,
    TruckerTakesAbandoned,
    TruckerTakesReward,
)
