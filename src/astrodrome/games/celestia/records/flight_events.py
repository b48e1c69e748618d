"""Voyages, vessels and dice: what everybody sees happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from astrodrome.games.celestia.content.cards import Face
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats

Vessel = Literal["aircraft", "lifeboat"]

VESSELS: Final[tuple[Vessel, ...]] = ("aircraft", "lifeboat")
"""The names of the vessels, by number."""


@dataclass(frozen=True, slots=True)
class VoyageBegan(Event):
    """A new voyage: the aircraft stands on its first city with everybody aboard."""

    rule: ClassVar[str | None] = "CS-103"
    voyage: int
    captain: Seat
    city: int


@dataclass(frozen=True, slots=True)
class CaptaincyPassed(Event):
    """The next player aboard is captain."""

    rule: ClassVar[str | None] = "CS-097"
    seat: Seat


@dataclass(frozen=True, slots=True)
class HeadingChosen(Event):
    """A captain or pilot turned the vessel; `forgotten`: towards the Forgotten City."""

    rule: ClassVar[str | None] = "CS-367"
    seat: Seat
    vessel: Vessel
    forgotten: bool


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """The events of a step were rolled; `dice` may be empty."""

    rule: ClassVar[str | None] = "CS-038"
    seat: Seat
    vessel: Vessel
    dice: tuple[Face, ...]
    count: int


@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """Some dice were rolled again; `dice` shows all of them, `which` those that were rolled."""

    rule: ClassVar[str | None] = "CS-121"
    seat: Seat
    which: tuple[int, ...]
    dice: tuple[Face, ...]
    count: int


@dataclass(frozen=True, slots=True)
class PassengerStayed(Event):
    """A passenger stays aboard."""

    rule: ClassVar[str | None] = "CS-050"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassengerLeft(Event):
    """A passenger gets off."""

    rule: ClassVar[str | None] = "CS-051"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class SuccessDeclared(Event):
    """The captain says that the events are met."""

    rule: ClassVar[str | None] = "CS-075"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CrashDeclared(Event):
    """The captain says that the events cannot be met."""

    rule: ClassVar[str | None] = "CS-075"
    seat: Seat


@dataclass(frozen=True, slots=True)
class VesselMoved(Event):
    """The vessel reached the next city."""

    rule: ClassVar[str | None] = "CS-090"
    vessel: Vessel
    city: int


@dataclass(frozen=True, slots=True)
class SpaceReached(Event):
    """The vessel stands in the empty space before the Forgotten City."""

    rule: ClassVar[str | None] = "CS-369"
    vessel: Vessel


@dataclass(frozen=True, slots=True)
class ForgottenCityLit(Event):
    """The Forgotten City is lit; everybody aboard gains its token."""

    rule: ClassVar[str | None] = "CS-376"
    vessel: Vessel
    seats: Seats
    points: int


@dataclass(frozen=True, slots=True)
class ForgottenCityReached(Event):
    """The vessel reached the Forgotten City when it was already lit."""

    rule: ClassVar[str | None] = "CS-530"
    vessel: Vessel


@dataclass(frozen=True, slots=True)
class LastCityReached(Event):
    """The vessel is at the end of the route: its occupants share the treasures."""

    rule: ClassVar[str | None] = "CS-178"
    vessel: Vessel
    city: int


@dataclass(frozen=True, slots=True)
class VesselStopped(Event):
    """Captain or pilot got off: the vessel goes no further."""

    rule: ClassVar[str | None] = "CS-174"
    vessel: Vessel
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class RouteEnded(Event):
    """No city with treasure lies ahead of the vessel: it stops where it is."""

    rule: ClassVar[str | None] = "CS-515"
    vessel: Vessel
    city: int


@dataclass(frozen=True, slots=True)
class VesselCrashed(Event):
    """The crash is final: who fell."""

    rule: ClassVar[str | None] = "CS-093"
    vessel: Vessel
    seats: Seats


@dataclass(frozen=True, slots=True)
class AircraftAbandoned(Event):
    """The captain left an empty aircraft behind, which counts as a crash."""

    rule: ClassVar[str | None] = "CS-529"
    seat: Seat
