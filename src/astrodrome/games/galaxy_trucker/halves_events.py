"""What happens to one half of a class IIA ship."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from astrodrome.games.galaxy_trucker.content import Half
from astrodrome.games.galaxy_trucker.flight_events import GiveUpReason
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat


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


HALVES_EVENTS: Final = (HalfGaveUp, HalfJumped, HalfReturned, HalfStranded)
