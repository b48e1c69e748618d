"""What happens in a game: public events, and private ones that tell what only one player saw."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.events.cards import Bonus as Bonus
from astrodrome.games.celestia.events.cards import BonusTaken as BonusTaken
from astrodrome.games.celestia.events.cards import CaptainChanged as CaptainChanged
from astrodrome.games.celestia.events.cards import CardPlayed as CardPlayed
from astrodrome.games.celestia.events.cards import CardReturned as CardReturned
from astrodrome.games.celestia.events.cards import CardsDrawn as CardsDrawn
from astrodrome.games.celestia.events.cards import CardsLaid as CardsLaid
from astrodrome.games.celestia.events.cards import CardsSeen as CardsSeen
from astrodrome.games.celestia.events.cards import CardsShown as CardsShown
from astrodrome.games.celestia.events.cards import ChoiceForced as ChoiceForced
from astrodrome.games.celestia.events.cards import DeckReshuffled as DeckReshuffled
from astrodrome.games.celestia.events.cards import HandExchanged as HandExchanged
from astrodrome.games.celestia.events.cards import HandSeen as HandSeen
from astrodrome.games.celestia.events.cards import HandSpied as HandSpied
from astrodrome.games.celestia.events.cards import HelpPlaced as HelpPlaced
from astrodrome.games.celestia.events.cards import HelpReturned as HelpReturned
from astrodrome.games.celestia.events.cards import HelpRevealed as HelpRevealed
from astrodrome.games.celestia.events.cards import LifeboatTaken as LifeboatTaken
from astrodrome.games.celestia.events.cards import MatryoshburgReached as MatryoshburgReached
from astrodrome.games.celestia.events.cards import PiratesIgnored as PiratesIgnored
from astrodrome.games.celestia.events.cards import PlayerEjected as PlayerEjected
from astrodrome.games.celestia.events.cards import PlayerLanded as PlayerLanded
from astrodrome.games.celestia.events.cards import PlayerReboarded as PlayerReboarded
from astrodrome.games.celestia.events.cards import PowerUsed as PowerUsed
from astrodrome.games.celestia.events.cards import SpyglassUsed as SpyglassUsed
from astrodrome.games.celestia.events.cards import VesselMoored as VesselMoored
from astrodrome.games.celestia.events.cards import VoyagePrepared as VoyagePrepared
from astrodrome.games.celestia.events.flight import VESSELS as VESSELS
from astrodrome.games.celestia.events.flight import AircraftAbandoned as AircraftAbandoned
from astrodrome.games.celestia.events.flight import CaptaincyPassed as CaptaincyPassed
from astrodrome.games.celestia.events.flight import CrashDeclared as CrashDeclared
from astrodrome.games.celestia.events.flight import DiceRerolled as DiceRerolled
from astrodrome.games.celestia.events.flight import DiceRolled as DiceRolled
from astrodrome.games.celestia.events.flight import ForgottenCityLit as ForgottenCityLit
from astrodrome.games.celestia.events.flight import ForgottenCityReached as ForgottenCityReached
from astrodrome.games.celestia.events.flight import HeadingChosen as HeadingChosen
from astrodrome.games.celestia.events.flight import LastCityReached as LastCityReached
from astrodrome.games.celestia.events.flight import PassengerLeft as PassengerLeft
from astrodrome.games.celestia.events.flight import PassengerStayed as PassengerStayed
from astrodrome.games.celestia.events.flight import RouteEnded as RouteEnded
from astrodrome.games.celestia.events.flight import SpaceReached as SpaceReached
from astrodrome.games.celestia.events.flight import SuccessDeclared as SuccessDeclared
from astrodrome.games.celestia.events.flight import Vessel as Vessel
from astrodrome.games.celestia.events.flight import VesselCrashed as VesselCrashed
from astrodrome.games.celestia.events.flight import VesselMoved as VesselMoved
from astrodrome.games.celestia.events.flight import VesselStopped as VesselStopped
from astrodrome.games.celestia.events.flight import VoyageBegan as VoyageBegan
from astrodrome.games.celestia.events.treasures import EndAnnounced as EndAnnounced
from astrodrome.games.celestia.events.treasures import GameEnded as GameEnded
from astrodrome.games.celestia.events.treasures import GiftGiven as GiftGiven
from astrodrome.games.celestia.events.treasures import GiftSetAside as GiftSetAside
from astrodrome.games.celestia.events.treasures import GiftsRevealed as GiftsRevealed
from astrodrome.games.celestia.events.treasures import PileSearched as PileSearched
from astrodrome.games.celestia.events.treasures import Reason as Reason
from astrodrome.games.celestia.events.treasures import TreasureDiscarded as TreasureDiscarded
from astrodrome.games.celestia.events.treasures import TreasureReturned as TreasureReturned
from astrodrome.games.celestia.events.treasures import TreasuresDrawn as TreasuresDrawn
from astrodrome.games.celestia.events.treasures import TreasureSeen as TreasureSeen
from astrodrome.games.celestia.events.treasures import TreasuresRevealed as TreasuresRevealed
from astrodrome.games.celestia.events.treasures import TreasuresSeen as TreasuresSeen
from astrodrome.games.celestia.events.treasures import TreasureTaken as TreasureTaken

EVENTS: Final = (
    VoyageBegan,
    CaptaincyPassed,
    VoyagePrepared,
    HeadingChosen,
    DiceRolled,
    DiceRerolled,
    GiftSetAside,
    PassengerStayed,
    PassengerLeft,
    LifeboatTaken,
    TreasureTaken,
    TreasuresDrawn,
    PileSearched,
    TreasureReturned,
    TreasureDiscarded,
    CardPlayed,
    CardReturned,
    PowerUsed,
    SpyglassUsed,
    HelpPlaced,
    HelpReturned,
    HelpRevealed,
    CardsShown,
    PiratesIgnored,
    CaptainChanged,
    PlayerEjected,
    ChoiceForced,
    HandExchanged,
    HandSpied,
    SuccessDeclared,
    CrashDeclared,
    CardsLaid,
    PlayerReboarded,
    VesselMoored,
    VesselMoved,
    SpaceReached,
    ForgottenCityLit,
    ForgottenCityReached,
    LastCityReached,
    VesselStopped,
    RouteEnded,
    PlayerLanded,
    VesselCrashed,
    AircraftAbandoned,
    CardsDrawn,
    DeckReshuffled,
    MatryoshburgReached,
    BonusTaken,
    EndAnnounced,
    TreasuresRevealed,
    GiftsRevealed,
    GiftGiven,
    GameEnded,
    TreasureSeen,
    TreasuresSeen,
    CardsSeen,
    HandSeen,
)
