"""What Rough Roads add to the game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.roads.after_card import (
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
from astrodrome.games.galaxy_trucker.modules.roads.competition import Compete, CountRivals
from astrodrome.games.galaxy_trucker.modules.roads.drawing import DrawRoads, ShuffleRoads, SurpriseTruckers
from astrodrome.games.galaxy_trucker.modules.roads.dropping import TruckerDrops
from astrodrome.games.galaxy_trucker.modules.roads.on_reveal import (
    HurlDebris,
    LoadPlanets,
    RollForEnemy,
    ShootLanders,
    SitOut,
    TruckerVotes,
)
from astrodrome.games.galaxy_trucker.modules.roads.records import (
    CompetitorFired,
    Drop,
    DropOffer,
    EnemyGrew,
    HandGood,
    HandOffer,
    JunkThrown,
    LeaderEnvied,
    PayUnion,
    ShipsTurned,
    UnionOffer,
    UnionPaid,
    Vote,
    VoteCast,
    VoteOffer,
)
from astrodrome.games.galaxy_trucker.modules.roads.state import FIELDS as FIELDS
from astrodrome.games.galaxy_trucker.modules.roads.union import ClaimForUnion, TruckerHandsGoods, TruckerPaysUnion
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (
    ClaimForUnion,
    ClearJunk,
    Compete,
    CountRivals,
    DrawRoads,
    FileCard,
    HurlDebris,
    LoadPlanets,
    NoteLeader,
    RollForEnemy,
    ShootLanders,
    ShootLeader,
    ShuffleRoads,
    SitOut,
    SpreadPsychosis,
    SurpriseTruckers,
    ThrowJunk,
    ThrowOwnJunk,
    TruckerDrops,
    TruckerHandsGoods,
    TruckerPaysUnion,
    TruckerVotes,
    TurnShips,
    WearComponents,
)

ACTIONS: Final[tuple[type[Action], ...]] = (
    Drop,
    Vote,
    PayUnion,
    HandGood,
)

EVENTS: Final[tuple[type[Event], ...]] = (
    CompetitorFired,
    LeaderEnvied,
    JunkThrown,
    ShipsTurned,
    EnemyGrew,
    VoteCast,
    UnionPaid,
)

OFFERS: Final[tuple[type[Offer], ...]] = (
    DropOffer,
    VoteOffer,
    UnionOffer,
    HandOffer,
)
