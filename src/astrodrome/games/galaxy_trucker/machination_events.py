"""What machinations and loans make happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from astrodrome.kernel.records import Event, Private
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class MachinationsSeen(Private):
    """The machinations that were dealt, for their owner alone."""

    rule: ClassVar[str | None] = "GX-330"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlotsLaid(Event):
    """So many machinations lie face down for the next flight."""

    rule: ClassVar[str | None] = "GX-334"
    cards: int


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A player took a loan, and has so many now."""

    rule: ClassVar[str | None] = "GX-352"
    seat: Seat
    credits: int
    loans: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    """A player repaid a loan, and has so many left."""

    rule: ClassVar[str | None] = "GX-353"
    seat: Seat
    credits: int
    loans: int


@dataclass(frozen=True, slots=True)
class CreditsPaid(Event):
    """A player paid the bank."""

    rule: ClassVar[str | None] = "GX-576"
    seat: Seat
    credits: int


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
    """Who bought the wormhole named another ship."""

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


MACHINATION_EVENTS: Final = (
    MachinationsSeen,
    PlotsLaid,
    LoanTaken,
    LoanRepaid,
    CreditsPaid,
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
