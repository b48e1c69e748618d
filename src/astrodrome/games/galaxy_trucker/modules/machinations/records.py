"""What machinations let players do, offer them and make happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from astrodrome.games.galaxy_trucker.records.offers import (
    BatteryChoice,
    CabinChoice,
)
from astrodrome.kernel.records import Action, Event, Offer, Private
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class ChooseMachination(Action):
    """Put one of your machinations into the next flight (GX-333)."""

    card: str


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay what a machination asks for (GX-576)."""

    credits: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not pay, and suffer the alternative (GX-576)."""


@dataclass(frozen=True, slots=True)
class BidOpenly(Action):
    """Bid more than anybody before in an open auction (GX-012)."""

    credits: int


@dataclass(frozen=True, slots=True)
class NameShip(Action):
    """Name another ship, which loses days (EM-08)."""

    target: int


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """Pay to hand the parcel to another ship (EM-18)."""

    target: int


@dataclass(frozen=True, slots=True)
class Loosen(Action):
    """Let a component of another ship fall off (EM-17)."""

    square: int


@dataclass(frozen=True, slots=True)
class Scrap(Action):
    """Give up components that are not paid for in a system test (GX-548)."""

    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MachinationOffer(Offer):
    """The machinations that a player holds, one of which must be chosen."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TollOffer(Offer):
    """What is due and the least that may be paid of it, with the credits in hand; else days, crew or red goods go.

    Crew goes for each credit not paid. `loans` are the tokens that are left.
    """

    due: int
    least: int
    credits: int
    days: int
    crew: int
    goods: int
    loans: int


@dataclass(frozen=True, slots=True)
class QuarantineOffer(Offer):
    """The aliens, one of whom may be given up, and the days that are lost otherwise."""

    cabins: tuple[CabinChoice, ...]
    days: int


@dataclass(frozen=True, slots=True)
class AuctionOffer(Offer):
    """The highest bid and who made it, the least and the most that can be bid, who is still in, the loans left."""

    bid: int
    bidder: int | None
    least: int
    most: int
    bidders: tuple[int, ...]
    loans: int


@dataclass(frozen=True, slots=True)
class NameOffer(Offer):
    """The ships that can be named, and the days that the one named loses."""

    targets: tuple[int, ...]
    days: int


@dataclass(frozen=True, slots=True)
class ParcelOffer(Offer):
    """The ships that the parcel can be handed to, the price, the credits in hand, the loans left."""

    targets: tuple[int, ...]
    price: int
    credits: int
    loans: int


@dataclass(frozen=True, slots=True)
class HelpOffer(Offer):
    """What helping costs in cells and days, and what it brings."""

    cells: int
    credits: int
    days: int


@dataclass(frozen=True, slots=True)
class LoosenOffer(Offer):
    """A ship, and the components of it that hang on by one joint."""

    target: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SystemOffer(Offer):
    """How many components are to be tested yet, in lots of `per`, which they can be, and the batteries."""

    left: int
    per: int
    squares: tuple[int, ...]
    batteries: tuple[BatteryChoice, ...]


@dataclass(frozen=True, slots=True)
class MachinationsSeen(Private):
    """The machinations that were dealt, for their owner alone."""

    rule: ClassVar[str | None] = "GX-330"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlotsLaid(Event):
    """How many machinations lie face down for the next flight."""

    rule: ClassVar[str | None] = "GX-334"
    cards: int


@dataclass(frozen=True, slots=True)
class PaymentDeclined(Event):
    """A player did not pay."""

    rule: ClassVar[str | None] = "GX-576"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BidRaised(Event):
    """A player bid more than anybody before."""

    rule: ClassVar[str | None] = "GX-012"
    seat: Seat
    credits: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The last bidder has what was sold."""

    rule: ClassVar[str | None] = "GX-015"
    seat: Seat
    credits: int


@dataclass(frozen=True, slots=True)
class AuctionFailed(Event):
    """Nobody bid."""

    rule: ClassVar[str | None] = "GX-016"


@dataclass(frozen=True, slots=True)
class ShipNamed(Event):
    """The buyer of the wormhole named another ship."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ParcelHanded(Event):
    """The parcel changed hands."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class ParcelWentOff(Event):
    """The parcel went off."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ParcelFizzled(Event):
    """The parcel found no component."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CellsDrained(Event):
    """A surge took cells from a ship; so many are left."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    cells: int
    left: int


@dataclass(frozen=True, slots=True)
class HitchhikersBoarded(Event):
    """Humans came aboard, wanted or not."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    humans: int


@dataclass(frozen=True, slots=True)
class HeaviestFound(Event):
    """A ship was found too heavy."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    weight: int


@dataclass(frozen=True, slots=True)
class CrewPoached(Event):
    """Humans left one ship and so many of them joined another."""

    rule: ClassVar[str | None] = "GX-555"
    seat: Seat
    target: Seat
    humans: int


DECLINE: Final = Decline()
