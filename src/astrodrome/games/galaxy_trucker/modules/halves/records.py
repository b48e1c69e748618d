"""What class IIA lets players do with one half of a ship, offers them and makes happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.galaxy_trucker.content.rows import Half
from astrodrome.games.galaxy_trucker.records.flight_events import GiveUpReason
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class PowerHalf(Action):
    """Let the double cannon of a half shoot at a meteor, for a cell of that half (GX-299)."""

    half: Half


@dataclass(frozen=True, slots=True)
class HalfPrice:
    """A half of a ship and a price in its cells."""

    half: Half
    price: int


@dataclass(frozen=True, slots=True)
class HalfOffer(Offer):
    """The halves whose double cannon could shoot, and what that costs each (GX-299)."""

    choices: tuple[HalfPrice, ...]


@dataclass(frozen=True, slots=True)
class HalfGaveUp(Event):
    """One half of a ship left the flight; its goods were sold for so many credits."""

    rule: ClassVar[str | None] = "GX-313"
    seat: Seat
    half: Half
    reason: GiveUpReason
    credits: int


@dataclass(frozen=True, slots=True)
class HalfJumped(Event):
    """One half of a ship jumped into hyperspace and misses so many cards."""

    rule: ClassVar[str | None] = "GX-318"
    seat: Seat
    half: Half
    engine: int
    cards: int


@dataclass(frozen=True, slots=True)
class HalfReturned(Event):
    """One half of a ship came back from hyperspace."""

    rule: ClassVar[str | None] = "GX-323"
    seat: Seat
    half: Half


@dataclass(frozen=True, slots=True)
class HalfStranded(Event):
    """One half of a ship had no engine strength in open space."""

    rule: ClassVar[str | None] = "GX-309"
    seat: Seat
    half: Half
