"""Every task and decision of the game, under whose names they are saved."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.abandoned import TruckerConfirms, TruckerTakesAbandoned
from astrodrome.games.galaxy_trucker.auction import SellJunk, TruckerNamesShip, TruckerOutbids, TruckerTakesJunk
from astrodrome.games.galaxy_trucker.billiards import TruckerAims
from astrodrome.games.galaxy_trucker.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.breakdowns import (
    ResumeTest,
    Surge,
    TakeHitchhikers,
    TruckerLoosens,
    TruckerTestsSystem,
)
from astrodrome.games.galaxy_trucker.bureaucracy import (
    ShowNumber,
    TruckerGuesses,
    TruckerPoints,
    TruckersBid,
    TruckerSetsNumber,
)
from astrodrome.games.galaxy_trucker.check import CheckShip, CheckShips, TruckerChoosesFront, TruckerRepairs
from astrodrome.games.galaxy_trucker.closing import CloseYard, TruckersTakeNumbers, TruckerTakesNumber
from astrodrome.games.galaxy_trucker.combat import CompareShips, DoNothing, PunishShips, PunishWeakest, Sabotage
from astrodrome.games.galaxy_trucker.depot import CloseDepot, OpenDepot, TruckerMounts, TruckerTakesFromDepot
from astrodrome.games.galaxy_trucker.dropping import TruckerDrops
from astrodrome.games.galaxy_trucker.enemies import (
    EnemyAttacks,
    FightEnemy,
    PiratesShoot,
    SufferDefeat,
    TruckerTakesReward,
)
from astrodrome.games.galaxy_trucker.energy import TruckerSpendsCell
from astrodrome.games.galaxy_trucker.frame import BeginFlight, EndGame
from astrodrome.games.galaxy_trucker.gaining import GainGoods, TruckerBurns, TruckerForgoes
from astrodrome.games.galaxy_trucker.giving_up import EndCard, TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.halves_hyperspace import PartHalves, RecallHalves, SendHalf
from astrodrome.games.galaxy_trucker.halves_shooting import TruckerPowersHalf
from astrodrome.games.galaxy_trucker.hazards import CrossOpenSpace, StrayInStardust, SufferEpidemic
from astrodrome.games.galaxy_trucker.hits import RollAgain, RollForLine, TruckerDefends
from astrodrome.games.galaxy_trucker.hyperspace import ReturnShips, TruckerMayJump
from astrodrome.games.galaxy_trucker.income import EarnCredits
from astrodrome.games.galaxy_trucker.journey import NextCard, PlayCard, RevealCard
from astrodrome.games.galaxy_trucker.junkyard import CollectReward, TruckerCharges, TruckerSettles, TruckerStops
from astrodrome.games.galaxy_trucker.losing_crew import LoseCabins, TruckerLosesCrew
from astrodrome.games.galaxy_trucker.losses import TruckerKeepsPart
from astrodrome.games.galaxy_trucker.machinations import (
    EndRace,
    JamTraffic,
    JoinCrew,
    Poach,
    SpringAmbush,
    VentRage,
    WeighShips,
)
from astrodrome.games.galaxy_trucker.movement import LoseDays, LoseDaysTogether, OweDays
from astrodrome.games.galaxy_trucker.parcel import BlowParcel, TruckerHelps, TruckerHoldsParcel
from astrodrome.games.galaxy_trucker.planets import LeavePlanets, TruckerLands
from astrodrome.games.galaxy_trucker.plotting import DealMachinations, TruckersPlot
from astrodrome.games.galaxy_trucker.preparation import ManShips, PrepareFlight, TakeOff, TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.roads_after import (
    ClearJunk,
    FileCard,
    NoteLeader,
    ShootLeader,
    SpreadPsychosis,
    ThrowJunk,
    ThrowOwnJunk,
    TurnShips,
    WearComponents,
)
from astrodrome.games.galaxy_trucker.roads_cards import (
    Compete,
    HurlDebris,
    LoadPlanets,
    RollForEnemy,
    ShootLanders,
    SitOut,
    TruckerVotes,
)
from astrodrome.games.galaxy_trucker.roads_setup import DrawRoads, ShuffleRoads, SurpriseTruckers
from astrodrome.games.galaxy_trucker.settlement import SettleFlight
from astrodrome.games.galaxy_trucker.setup import BoxComponents, SetUpFlight
from astrodrome.games.galaxy_trucker.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.specialists import TruckerChoosesSpecialist, TruckerSendsDiplomat
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.stowing import TruckerStows
from astrodrome.games.galaxy_trucker.strength import TruckerDeclares
from astrodrome.games.galaxy_trucker.tolls import LoseDaysOwed, TruckerPays, TruckerQuarantines
from astrodrome.games.galaxy_trucker.union import ClaimForUnion, TruckerHandsGoods, TruckerPaysUnion
from astrodrome.games.galaxy_trucker.yard import BuildShips, TruckerBuilds, TruckersBuild
from astrodrome.kernel.agenda import Task

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    BeginFlight,
    BlowParcel,
    BoxComponents,
    BuildShips,
    CheckShip,
    CheckShips,
    ClaimForUnion,
    ClearJunk,
    CloseDepot,
    CloseYard,
    CollectReward,
    CompareShips,
    Compete,
    CrossOpenSpace,
    DealMachinations,
    DoNothing,
    DrawRoads,
    EarnCredits,
    EndCard,
    EndGame,
    EndRace,
    EnemyAttacks,
    FightEnemy,
    FileCard,
    GainGoods,
    HurlDebris,
    JamTraffic,
    JoinCrew,
    LeavePlanets,
    LoadPlanets,
    LoseBoosted,
    LoseCabins,
    LoseDays,
    LoseDaysOwed,
    LoseDaysTogether,
    ManShips,
    NextCard,
    NoteLeader,
    OpenDepot,
    OweDays,
    PartHalves,
    PiratesShoot,
    PlayCard,
    Poach,
    PrepareFlight,
    PunishShips,
    PunishWeakest,
    RecallHalves,
    ResumeTest,
    ReturnShips,
    RevealCard,
    RollAgain,
    RollForEnemy,
    RollForLine,
    Sabotage,
    SellJunk,
    SendHalf,
    SetUpFlight,
    SettleFlight,
    ShootLanders,
    ShootLeader,
    ShowNumber,
    ShuffleRoads,
    SitOut,
    SpreadPsychosis,
    SpringAmbush,
    StrayInStardust,
    SufferDefeat,
    SufferEpidemic,
    Surge,
    SurpriseTruckers,
    TakeHitchhikers,
    TakeOff,
    ThrowJunk,
    ThrowOwnJunk,
    TruckerAims,
    TruckerBoardsAlien,
    TruckerBoosts,
    TruckerBuilds,
    TruckerBurns,
    TruckerCharges,
    TruckerChoosesFront,
    TruckerChoosesSpecialist,
    TruckerConfirms,
    TruckerDeclares,
    TruckerDefends,
    TruckerDrops,
    TruckerForgoes,
    TruckerGuesses,
    TruckerHandsGoods,
    TruckerHelps,
    TruckerHoldsParcel,
    TruckerKeepsPart,
    TruckerLands,
    TruckerLoosens,
    TruckerLosesCrew,
    TruckerLosesGoods,
    TruckerMayGiveUp,
    TruckerMayJump,
    TruckerMounts,
    TruckerNamesShip,
    TruckerOutbids,
    TruckerPays,
    TruckerPaysUnion,
    TruckerPoints,
    TruckerPowersHalf,
    TruckerQuarantines,
    TruckerRepairs,
    TruckerSendsDiplomat,
    TruckerSetsNumber,
    TruckerSettles,
    TruckerSpendsCell,
    TruckerStops,
    TruckerStows,
    TruckerTakesAbandoned,
    TruckerTakesFromDepot,
    TruckerTakesJunk,
    TruckerTakesNumber,
    TruckerTakesReward,
    TruckerTestsSystem,
    TruckerVotes,
    TruckerWakes,
    TruckersBid,
    TruckersBuild,
    TruckersPlot,
    TruckersTakeNumbers,
    TurnShips,
    VentRage,
    WearComponents,
    WeighShips,
)
