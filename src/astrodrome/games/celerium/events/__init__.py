"""What happens in a rally. No event names a card or a version that the table does not see."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.events.preparation import (
    BoardPrepared as BoardPrepared,
)
from astrodrome.games.celerium.events.preparation import (
    BoostsActivated as BoostsActivated,
)
from astrodrome.games.celerium.events.preparation import (
    CardsBought as CardsBought,
)
from astrodrome.games.celerium.events.preparation import (
    CardsSeen as CardsSeen,
)
from astrodrome.games.celerium.events.preparation import (
    DeckReshuffled as DeckReshuffled,
)
from astrodrome.games.celerium.events.preparation import (
    FaceChosen as FaceChosen,
)
from astrodrome.games.celerium.events.preparation import (
    FirstFranchiseDrawn as FirstFranchiseDrawn,
)
from astrodrome.games.celerium.events.preparation import (
    FranchiseEntered as FranchiseEntered,
)
from astrodrome.games.celerium.events.preparation import (
    FranchiseReady as FranchiseReady,
)
from astrodrome.games.celerium.events.preparation import (
    LinePicked as LinePicked,
)
from astrodrome.games.celerium.events.preparation import (
    MarketClosed as MarketClosed,
)
from astrodrome.games.celerium.events.preparation import (
    MarketLaid as MarketLaid,
)
from astrodrome.games.celerium.events.preparation import (
    MarketPassed as MarketPassed,
)
from astrodrome.games.celerium.events.preparation import (
    PlanetRevealed as PlanetRevealed,
)
from astrodrome.games.celerium.events.preparation import (
    RivalBought as RivalBought,
)
from astrodrome.games.celerium.events.preparation import (
    RoundBegan as RoundBegan,
)
from astrodrome.games.celerium.events.preparation import (
    UpgradeBought as UpgradeBought,
)
from astrodrome.games.celerium.events.preparation import (
    UpgradeDiscarded as UpgradeDiscarded,
)
from astrodrome.games.celerium.events.preparation import (
    UpgradeInstalled as UpgradeInstalled,
)
from astrodrome.games.celerium.events.preparation import (
    VehiclePlaced as VehiclePlaced,
)
from astrodrome.games.celerium.events.race import (
    ActionsGained as ActionsGained,
)
from astrodrome.games.celerium.events.race import (
    AttackDodged as AttackDodged,
)
from astrodrome.games.celerium.events.race import (
    AttackLaunched as AttackLaunched,
)
from astrodrome.games.celerium.events.race import (
    CardDrawn as CardDrawn,
)
from astrodrome.games.celerium.events.race import (
    CardPlayed as CardPlayed,
)
from astrodrome.games.celerium.events.race import (
    ControlBlocked as ControlBlocked,
)
from astrodrome.games.celerium.events.race import (
    EnergyDrained as EnergyDrained,
)
from astrodrome.games.celerium.events.race import (
    FirstAtMarketTaken as FirstAtMarketTaken,
)
from astrodrome.games.celerium.events.race import (
    FranchisePassed as FranchisePassed,
)
from astrodrome.games.celerium.events.race import (
    KeepLineTaken as KeepLineTaken,
)
from astrodrome.games.celerium.events.race import (
    LastAtMarketGiven as LastAtMarketGiven,
)
from astrodrome.games.celerium.events.race import (
    MeteorLaid as MeteorLaid,
)
from astrodrome.games.celerium.events.race import (
    MeteorStopped as MeteorStopped,
)
from astrodrome.games.celerium.events.race import (
    RaceEnded as RaceEnded,
)
from astrodrome.games.celerium.events.race import (
    RivalPlayed as RivalPlayed,
)
from astrodrome.games.celerium.events.race import (
    ShieldUsed as ShieldUsed,
)
from astrodrome.games.celerium.events.race import (
    ShotRemoved as ShotRemoved,
)
from astrodrome.games.celerium.events.race import (
    UpgradeDamaged as UpgradeDamaged,
)
from astrodrome.games.celerium.events.race import (
    UpgradeRepaired as UpgradeRepaired,
)
from astrodrome.games.celerium.events.race import (
    UpgradeSentToWorkshop as UpgradeSentToWorkshop,
)
from astrodrome.games.celerium.events.race import (
    VehicleAdvanced as VehicleAdvanced,
)
from astrodrome.games.celerium.events.race import (
    VehicleFellBack as VehicleFellBack,
)
from astrodrome.games.celerium.events.race import (
    VehiclePushed as VehiclePushed,
)
from astrodrome.games.celerium.events.race import (
    VehicleShot as VehicleShot,
)
from astrodrome.games.celerium.events.race import (
    VehicleSlotted as VehicleSlotted,
)
from astrodrome.games.celerium.events.race import (
    VehiclesSwapped as VehiclesSwapped,
)
from astrodrome.games.celerium.events.race import (
    WheelTurned as WheelTurned,
)
from astrodrome.games.celerium.events.scoring import (
    BoostChecked as BoostChecked,
)
from astrodrome.games.celerium.events.scoring import (
    BoostReplaced as BoostReplaced,
)
from astrodrome.games.celerium.events.scoring import (
    ControlTurned as ControlTurned,
)
from astrodrome.games.celerium.events.scoring import (
    FirstFranchisePassed as FirstFranchisePassed,
)
from astrodrome.games.celerium.events.scoring import (
    GameEnded as GameEnded,
)
from astrodrome.games.celerium.events.scoring import (
    IncomeGained as IncomeGained,
)
from astrodrome.games.celerium.events.scoring import (
    Px2Kept as Px2Kept,
)
from astrodrome.games.celerium.events.scoring import (
    RaceScored as RaceScored,
)
from astrodrome.games.celerium.events.scoring import (
    VehiclePenalised as VehiclePenalised,
)

EVENTS: Final = (
    BoardPrepared,
    FranchiseEntered,
    FirstFranchiseDrawn,
    FranchiseReady,
    FaceChosen,
    RoundBegan,
    PlanetRevealed,
    MarketLaid,
    UpgradeBought,
    RivalBought,
    MarketPassed,
    MarketClosed,
    UpgradeInstalled,
    CardsBought,
    CardsSeen,
    DeckReshuffled,
    BoostsActivated,
    LinePicked,
    UpgradeDiscarded,
    VehiclePlaced,
    CardPlayed,
    RivalPlayed,
    FranchisePassed,
    VehicleAdvanced,
    VehiclePushed,
    VehicleFellBack,
    VehicleSlotted,
    VehiclesSwapped,
    MeteorStopped,
    WheelTurned,
    AttackLaunched,
    ShieldUsed,
    AttackDodged,
    ControlBlocked,
    MeteorLaid,
    VehicleShot,
    ShotRemoved,
    UpgradeDamaged,
    UpgradeSentToWorkshop,
    UpgradeRepaired,
    EnergyDrained,
    KeepLineTaken,
    FirstAtMarketTaken,
    LastAtMarketGiven,
    ActionsGained,
    CardDrawn,
    RaceEnded,
    ControlTurned,
    BoostChecked,
    BoostReplaced,
    VehiclePenalised,
    RaceScored,
    IncomeGained,
    FirstFranchisePassed,
    Px2Kept,
    GameEnded,
)
