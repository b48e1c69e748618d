"""What Evil Machinations add to the game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.machinations.auction import (
    SellJunk,
    TruckerNamesShip,
    TruckerOutbids,
    TruckerTakesJunk,
)
from astrodrome.games.galaxy_trucker.modules.machinations.breakdowns import (
    ResumeTest,
    Surge,
    TakeHitchhikers,
    TruckerLoosens,
    TruckerTestsSystem,
)
from astrodrome.games.galaxy_trucker.modules.machinations.card_effects import (
    EndRace,
    JamTraffic,
    JoinCrew,
    Poach,
    SpringAmbush,
    VentRage,
    WeighShips,
)
from astrodrome.games.galaxy_trucker.modules.machinations.parcel import BlowParcel, TruckerHelps, TruckerHoldsParcel
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import DealMachinations, TruckersPlot
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    AuctionFailed,
    AuctionOffer,
    AuctionWon,
    BidOpenly,
    BidRaised,
    CellsDrained,
    ChooseMachination,
    CrewPoached,
    Decline,
    HandOver,
    HeaviestFound,
    HelpOffer,
    HitchhikersBoarded,
    Loosen,
    LoosenOffer,
    MachinationOffer,
    MachinationsSeen,
    NameOffer,
    NameShip,
    ParcelFizzled,
    ParcelHanded,
    ParcelOffer,
    ParcelWentOff,
    Pay,
    PaymentDeclined,
    PlotsLaid,
    QuarantineOffer,
    Scrap,
    ShipNamed,
    SystemOffer,
    TollOffer,
)
from astrodrome.games.galaxy_trucker.modules.machinations.state import FIELDS as FIELDS
from astrodrome.games.galaxy_trucker.modules.machinations.tolls import LoseDaysOwed, TruckerPays, TruckerQuarantines
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    BlowParcel,
    DealMachinations,
    EndRace,
    JamTraffic,
    JoinCrew,
    LoseDaysOwed,
    Poach,
    ResumeTest,
    SellJunk,
    SpringAmbush,
    Surge,
    TakeHitchhikers,
    TruckerHelps,
    TruckerHoldsParcel,
    TruckerLoosens,
    TruckerNamesShip,
    TruckerOutbids,
    TruckerPays,
    TruckerQuarantines,
    TruckerTakesJunk,
    TruckerTestsSystem,
    TruckersPlot,
    VentRage,
    WeighShips,
)

ACTIONS: Final[tuple[type[Action], ...]] = (
    ChooseMachination,
    Pay,
    Decline,
    BidOpenly,
    NameShip,
    HandOver,
    Loosen,
    Scrap,
)

EVENTS: Final[tuple[type[Event], ...]] = (
    MachinationsSeen,
    PlotsLaid,
    PaymentDeclined,
    BidRaised,
    AuctionWon,
    AuctionFailed,
    ShipNamed,
    ParcelHanded,
    ParcelWentOff,
    ParcelFizzled,
    CellsDrained,
    HitchhikersBoarded,
    HeaviestFound,
    CrewPoached,
)

OFFERS: Final[tuple[type[Offer], ...]] = (
    MachinationOffer,
    TollOffer,
    QuarantineOffer,
    AuctionOffer,
    NameOffer,
    ParcelOffer,
    HelpOffer,
    LoosenOffer,
    SystemOffer,
)
