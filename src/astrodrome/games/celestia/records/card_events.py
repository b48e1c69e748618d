"""Cards and powers: what everybody sees, and what only their owner sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from astrodrome.games.celestia.content.cards import Card, Colour
from astrodrome.games.celestia.records.flight_events import Vessel
from astrodrome.kernel.records import Event, Private
from astrodrome.kernel.seats import Seat, Seats

Bonus = Literal["card", "cards", "treasure"]


@dataclass(frozen=True, slots=True)
class VoyagePrepared(Event):
    """A captain put a crew member ashore to draw cards."""

    rule: ClassVar[str | None] = "CS-191"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LifeboatTaken(Event):
    """A player went into the lifeboat."""

    rule: ClassVar[str | None] = "CS-302"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played from a hand."""

    rule: ClassVar[str | None] = "CS-063"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card without effect went back to its owner's hand."""

    rule: ClassVar[str | None] = "CS-123"
    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PowerUsed(Event):
    """A character's power was used, once and for all."""

    rule: ClassVar[str | None] = "CS-221"
    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class SpyglassUsed(Event):
    """A Spyglass showed a way round all events."""

    rule: ClassVar[str | None] = "CS-155"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class HelpPlaced(Event):
    """A passenger put Help cards face down on the table."""

    rule: ClassVar[str | None] = "CS-245"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HelpReturned(Event):
    """Help cards lying face down went back to a hand."""

    rule: ClassVar[str | None] = "CS-254"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HelpRevealed(Event):
    """All Help cards were turned up together: whose, and which."""

    rule: ClassVar[str | None] = "CS-246"
    seats: Seats
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """Cards of the deck were turned up to help with the events."""

    rule: ClassVar[str | None] = "CS-274"
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PiratesIgnored(Event):
    """The Pirates of this step need no card."""

    rule: ClassVar[str | None] = "CS-269"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CaptainChanged(Event):
    """Another player became captain of this step."""

    rule: ClassVar[str | None] = "CS-069"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerEjected(Event):
    """A passenger was put ashore."""

    rule: ClassVar[str | None] = "CS-132"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ChoiceForced(Event):
    """A passenger was made to choose as another did."""

    rule: ClassVar[str | None] = "CS-283"
    seat: Seat
    target: Seat
    stays: bool


@dataclass(frozen=True, slots=True)
class HandExchanged(Event):
    """A player discarded all cards in hand and drew as many."""

    rule: ClassVar[str | None] = "CS-338"
    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class HandSpied(Event):
    """A player looked at another player's hand."""

    rule: ClassVar[str | None] = "CS-342"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """The captain laid the cards for the events."""

    rule: ClassVar[str | None] = "CS-083"
    seat: Seat
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PlayerReboarded(Event):
    """A player who had got off in this step is aboard again."""

    rule: ClassVar[str | None] = "CS-385"
    seat: Seat


@dataclass(frozen=True, slots=True)
class VesselMoored(Event):
    """The vessel stays where it is."""

    rule: ClassVar[str | None] = "CS-235"
    vessel: Vessel


@dataclass(frozen=True, slots=True)
class PlayerLanded(Event):
    """A player got away from a crash."""

    rule: ClassVar[str | None] = "CS-140"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A player drew cards from the deck."""

    rule: ClassVar[str | None] = "CS-106"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discard pile became the new draw pile."""

    rule: ClassVar[str | None] = "CS-162"
    count: int


@dataclass(frozen=True, slots=True)
class MatryoshburgReached(Event):
    """After the crash the aircraft is at Matryoshburg: everybody chooses a bonus."""

    rule: ClassVar[str | None] = "CS-357"


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """A player took a bonus at Matryoshburg."""

    rule: ClassVar[str | None] = "CS-364"
    seat: Seat
    bonus: Bonus
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Private):
    """The cards that were drawn."""

    rule: ClassVar[str | None] = "CS-028"
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandSeen(Private):
    """The hand that a spy looked at."""

    rule: ClassVar[str | None] = "CS-343"
    seat: Seat
    cards: tuple[Card, ...]
