"""What crosses the border in the hull toy."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """How many rocks come."""

    hits: int = 5


@dataclass(frozen=True, slots=True)
class Content:
    """All ships are built alike."""


@dataclass(frozen=True, slots=True)
class KeepPiece(Action):
    """Go on with the piece that this part belongs to."""

    part: int


@dataclass(frozen=True, slots=True)
class GiveCrew(Action):
    """Give up one of the crew of a cabin."""

    cabin: int


@dataclass(frozen=True, slots=True)
class RockCame(Event):
    """A rock comes down a column."""

    column: int


@dataclass(frozen=True, slots=True)
class PartsLost(Event):
    """Parts are gone, and everybody in them."""

    seat: Seat
    parts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CrewLost(Event):
    """One of the crew is gone."""

    seat: Seat
    cabin: int


@dataclass(frozen=True, slots=True)
class PieceOffer(Offer):
    """The pieces a ship has broken into."""

    pieces: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class CrewOffer(Offer):
    """The cabins with somebody in them."""

    cabins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees: the parts of each ship, the crew in each part, the rocks that came."""

    parts: tuple[tuple[bool, ...], ...]
    crew: tuple[tuple[int, ...], ...]
    hits: int
    came: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mine:
    """A ship has no secrets."""


ACTIONS = (KeepPiece, GiveCrew)
EVENTS = (RockCame, PartsLost, CrewLost)
OFFERS = (PieceOffer, CrewOffer)
