"""What crosses the border in the re-roll toy."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, Event, Offer, Private
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """Steps per captain, and whether a storm lets its player draw."""

    rounds: int = 2
    gale: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """The toy has one deck and no other content."""


@dataclass(frozen=True, slots=True)
class Brave(Action):
    """Declare that the ship goes on, at the price of as many winds as the dice show."""


@dataclass(frozen=True, slots=True)
class TurnBack(Action):
    """Declare that the ship turns back, and look at the last card of the deck instead."""


@dataclass(frozen=True, slots=True)
class PlayStorm(Action):
    """Roll the dice again."""


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The dice show this many winds."""

    dice: int


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """A captain has declared."""

    seat: Seat
    brave: bool


@dataclass(frozen=True, slots=True)
class StormPlayed(Event):
    """A storm voids what was declared."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """A captain has paid and scored."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class BottomSeen(Event):
    """A captain has looked at the last card of the deck."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat has drawn a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardShown(Private):
    """The card that only its drawer or peeker saw."""

    card: int


@dataclass(frozen=True, slots=True)
class DeclareOffer(Offer):
    """What going on costs, and whether the hand can pay it."""

    winds: int
    payable: bool


@dataclass(frozen=True, slots=True)
class StormOffer(Offer):
    """How many storms the seat could play."""

    storms: int


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees."""

    captain: Seat
    dice: int
    declared: bool | None
    stake: int
    scores: tuple[int, ...]
    hands: tuple[int, ...]
    peeked: tuple[bool, ...]
    deck: int
    discard: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mine:
    """A seat's own cards."""

    hand: tuple[int, ...]


BRAVE = Brave()
TURN_BACK = TurnBack()
PLAY_STORM = PlayStorm()
ACTIONS = (Brave, TurnBack, PlayStorm)
EVENTS = (DiceRolled, Declared, StormPlayed, Arrived, BottomSeen, CardDrawn, CardShown)
OFFERS = (DeclareOffer, StormOffer)
