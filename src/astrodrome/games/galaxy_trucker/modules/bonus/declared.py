"""What the bonus cards add to the game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.bonus.billiards import TruckerAims
from astrodrome.games.galaxy_trucker.modules.bonus.bureaucracy import (
    ShowNumber,
    TruckerGuesses,
    TruckerPoints,
    TruckersBid,
    TruckerSetsNumber,
)
from astrodrome.games.galaxy_trucker.modules.bonus.depot import (
    CloseDepot,
    OpenDepot,
    TruckerMounts,
    TruckerTakesFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.bonus.junkyard import (
    CollectReward,
    TruckerCharges,
    TruckerSettles,
    TruckerStops,
)
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    Aim,
    AimOffer,
    ArrangeCells,
    BerthOffer,
    Bid,
    BidOffer,
    BidsOpened,
    CellsArranged,
    ChargeOffer,
    ComponentMounted,
    CourseAimed,
    CrewSettled,
    DepotOffer,
    DepotOpened,
    DieOffer,
    Guess,
    JunkyardOffer,
    MountOffer,
    NumberGuessed,
    NumberSet,
    NumberShown,
    Point,
    PointOffer,
    PolicePointed,
    SetNumber,
    SettleCrew,
    StopAt,
    StoppedAt,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import FIELDS as FIELDS
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    CloseDepot,
    CollectReward,
    OpenDepot,
    ShowNumber,
    TruckerAims,
    TruckerCharges,
    TruckerGuesses,
    TruckerMounts,
    TruckerPoints,
    TruckerSetsNumber,
    TruckerSettles,
    TruckerStops,
    TruckerTakesFromDepot,
    TruckersBid,
)

ACTIONS: Final[tuple[type[Action], ...]] = (
    SetNumber,
    Guess,
    Bid,
    Point,
    Aim,
    StopAt,
    SettleCrew,
    ArrangeCells,
    TakeFromDepot,
)

EVENTS: Final[tuple[type[Event], ...]] = (
    NumberSet,
    NumberGuessed,
    NumberShown,
    BidsOpened,
    PolicePointed,
    CourseAimed,
    StoppedAt,
    CrewSettled,
    CellsArranged,
    DepotOpened,
    ComponentMounted,
)

OFFERS: Final[tuple[type[Offer], ...]] = (
    DieOffer,
    BidOffer,
    PointOffer,
    AimOffer,
    JunkyardOffer,
    BerthOffer,
    ChargeOffer,
    DepotOffer,
    MountOffer,
)
