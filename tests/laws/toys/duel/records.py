"""What crosses the border in the duel toy."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, Event, Offer, Private
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """How much a fighter can take, and how many turns there are at most."""

    lives: int = 4
    turns: int = 16


@dataclass(frozen=True, slots=True)
class Content:
    """The toy has one deck and no other content."""


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer lives for the first turn."""

    lives: int


@dataclass(frozen=True, slots=True)
class Strike(Action):
    """Attack one fighter."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Volley(Action):
    """Attack all others, one after another, at the price of a card."""

    card: int


@dataclass(frozen=True, slots=True)
class Rest(Action):
    """Draw a card."""


@dataclass(frozen=True, slots=True)
class Suffer(Action):
    """Let the attack come."""


@dataclass(frozen=True, slots=True)
class Defend(Action):
    """Play a shield against the attack, or a mirror that turns it round."""

    card: int


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids are shown at once."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A fighter is under attack."""

    target: Seat
    source: Seat


@dataclass(frozen=True, slots=True)
class Defended(Event):
    """A card has stopped an attack, or turned it."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """A fighter has this many lives left."""

    seat: Seat
    lives: int


@dataclass(frozen=True, slots=True)
class Rested(Event):
    """A fighter has drawn a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardShown(Private):
    """The card that only its drawer saw."""

    card: int


@dataclass(frozen=True, slots=True)
class BidOffer(Offer):
    """The most that can be bid."""

    most: int


@dataclass(frozen=True, slots=True)
class TargetChoice:
    """A fighter, or why it cannot be attacked."""

    target: Seat
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class TurnOffer(Offer):
    """The fighters to strike, and the cards a volley can be paid with."""

    targets: tuple[TargetChoice, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DefendOffer(Offer):
    """The cards that help."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees."""

    lives: tuple[int, ...]
    hands: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    turns: int


@dataclass(frozen=True, slots=True)
class Mine:
    """A fighter's own cards."""

    hand: tuple[int, ...]


REST = Rest()
SUFFER = Suffer()
ACTIONS = (Bid, Strike, Volley, Rest, Suffer, Defend)
EVENTS = (BidsOpened, Attacked, Defended, Wounded, Rested, CardShown)
OFFERS = (BidOffer, TurnOffer, DefendOffer)
