"""What crosses the border in the cargo toy."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """How many planets each trader visits, and whether holds are large."""

    planets: int = 3
    large: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """Goods are numbers and nothing else."""


@dataclass(frozen=True, slots=True)
class Arrange(Action):
    """Say what lies in each hold afterwards; everything else is left behind."""

    holds: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class PlanetReached(Event):
    """A planet offers goods."""

    seat: Seat
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A trader's holds are full of this now."""

    seat: Seat
    holds: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class GoodChoice:
    """A good, and the holds that may take it."""

    good: int
    holds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArrangeOffer(Offer):
    """The goods at hand and the room in each hold."""

    goods: tuple[GoodChoice, ...]
    room: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees."""

    holds: tuple[tuple[tuple[int, ...], ...], ...]
    offered: tuple[int, ...]
    bag: int
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mine:
    """A trader has no secrets."""


ACTIONS = (Arrange,)
EVENTS = (PlanetReached, Arranged)
OFFERS = (ArrangeOffer,)
