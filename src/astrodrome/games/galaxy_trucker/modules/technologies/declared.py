"""What New Technologies add to the game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.technologies.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace import ReturnShips, TruckerMayJump
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace_halves import PartHalves, RecallHalves, SendHalf
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    Boost,
    BoostOffer,
    CannonBoosted,
    ChooseSpecialist,
    DiplomatOffer,
    DiplomatSent,
    Jump,
    JumpOffer,
    SendDiplomat,
    ShipJumped,
    ShipReturned,
    SleeperWoken,
    SpecialistOffer,
    Wake,
    WakeOffer,
)
from astrodrome.games.galaxy_trucker.modules.technologies.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.modules.technologies.specialists import (
    TruckerChoosesSpecialist,
    TruckerSendsDiplomat,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import FIELDS as FIELDS
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    LoseBoosted,
    PartHalves,
    RecallHalves,
    ReturnShips,
    SendHalf,
    TruckerBoosts,
    TruckerChoosesSpecialist,
    TruckerMayJump,
    TruckerSendsDiplomat,
    TruckerWakes,
)

ACTIONS: Final[tuple[type[Action], ...]] = (
    Wake,
    Boost,
    Jump,
    ChooseSpecialist,
    SendDiplomat,
)

EVENTS: Final[tuple[type[Event], ...]] = (
    SleeperWoken,
    CannonBoosted,
    ShipJumped,
    ShipReturned,
    DiplomatSent,
)

OFFERS: Final[tuple[type[Offer], ...]] = (
    WakeOffer,
    BoostOffer,
    JumpOffer,
    SpecialistOffer,
    DiplomatOffer,
)
