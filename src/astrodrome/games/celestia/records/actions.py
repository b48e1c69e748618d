"""What a player can do. Lists of cards and dice are given in order: cards as in the card table, dice as they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from astrodrome.games.celestia.content.cards import CARDS, Card
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.seats import Seat

Heading = Literal["route", "forgotten"]


@dataclass(frozen=True, slots=True)
class StopHere(Action):
    """Get off before the roll with a treasure and end the vessel's voyage (CS-172, CS-320)."""


@dataclass(frozen=True, slots=True)
class FlyOn(Action):
    """Roll the dice of the next city (CS-176)."""


@dataclass(frozen=True, slots=True)
class PrepareVoyage(Action):
    """Put one crew member ashore and draw cards for it (CS-191)."""


@dataclass(frozen=True, slots=True)
class KeepCrew(Action):
    """Keep all crew members aboard (CS-193)."""


@dataclass(frozen=True, slots=True)
class Head(Action):
    """Turn the vessel along the route, or towards the Forgotten City (CS-367)."""

    to: Heading


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Remain aboard (CS-050)."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Get off with a treasure of the city (CS-051)."""


@dataclass(frozen=True, slots=True)
class TakeLifeboat(Action):
    """Go into the lifeboat with a Lifeboat card (CS-299, CS-306)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a Power, Special or bonus card from the hand."""

    card: Card


@dataclass(frozen=True, slots=True)
class UseSpyglass(Action):
    """Turn up the Spyglass found in a city (CS-155)."""

    city: int


@dataclass(frozen=True, slots=True)
class UsePower(Action):
    """Use the character's power, once per game (CS-221)."""


@dataclass(frozen=True, slots=True)
class PlaceHelp(Action):
    """Put Help cards face down on the table (CS-244)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DeclareSuccess(Action):
    """Say that the events are met (CS-075)."""


@dataclass(frozen=True, slots=True)
class DeclareCrash(Action):
    """Say that the events cannot be met (CS-075)."""


@dataclass(frozen=True, slots=True)
class LayCards(Action):
    """Lay these cards for the events (CS-079)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Roll these dice again, counted from 0; none: leave them all (CS-121)."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Action):
    """Name another player: to put ashore, to make captain, to force, to spy on, to give to."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeTop(Action):
    """Take the top treasure of the pile."""


@dataclass(frozen=True, slots=True)
class ChooseTreasure(Action):
    """Choose one of the treasures in view: to take, to keep or to discard."""

    treasure: Treasure


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Matryoshburg: draw one card (CS-357)."""


@dataclass(frozen=True, slots=True)
class ExchangeCards(Action):
    """Matryoshburg: discard hand cards and draw as many (CS-359)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ExchangeTreasure(Action):
    """Matryoshburg: put a treasure under its pile and take the top one (CS-360)."""

    treasure: Treasure


STOP: Final = StopHere()
FLY_ON: Final = FlyOn()
PREPARE: Final = PrepareVoyage()
KEEP_CREW: Final = KeepCrew()
HEAD_ON: Final = Head("route")
HEAD_FORGOTTEN: Final = Head("forgotten")
STAY: Final = Stay()
LEAVE: Final = Leave()
USE_POWER: Final = UsePower()
DECLARE_SUCCESS: Final = DeclareSuccess()
DECLARE_CRASH: Final = DeclareCrash()
TAKE_TOP: Final = TakeTop()
DRAW_CARD: Final = DrawCard()
PLAY: Final = tuple([Play(card) for card in CARDS])
"""Playing each card, by kind."""
ROW: Final = tuple([TakeLifeboat(card) for card in CARDS])
"""Taking the lifeboat with each card, by kind; only Lifeboat cards will do."""
CHOOSE: Final = tuple([ChoosePlayer(seat) for seat in range(SEATS[-1])])
"""Naming each seat."""

ACTIONS: Final = (
    Pass,
    StopHere,
    FlyOn,
    PrepareVoyage,
    KeepCrew,
    Head,
    Stay,
    Leave,
    TakeLifeboat,
    Play,
    UseSpyglass,
    UsePower,
    PlaceHelp,
    DeclareSuccess,
    DeclareCrash,
    LayCards,
    Reroll,
    ChoosePlayer,
    TakeTop,
    ChooseTreasure,
    DrawCard,
    ExchangeCards,
    ExchangeTreasure,
)
