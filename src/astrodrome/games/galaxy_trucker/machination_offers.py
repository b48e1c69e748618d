"""What a trucker is shown to choose from by machinations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.offers import BatteryChoice, CabinChoice
from astrodrome.kernel.records import Offer


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


MACHINATION_OFFERS: Final = (
    MachinationOffer,
    TollOffer,
    QuarantineOffer,
    AuctionOffer,
    NameOffer,
    ParcelOffer,
    HelpOffer,
    LoosenOffer,
    SystemOffer,
)
