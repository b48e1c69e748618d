"""What crosses the border in the rush toy."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, ClockOffer, Event, Offer, Private
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """How many tiles lie on the table."""

    tiles: int = 8


@dataclass(frozen=True, slots=True)
class Content:
    """A tile is a number and nothing else."""


@dataclass(frozen=True, slots=True)
class Grab(Action):
    """Take the tile at a place into the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Build the tile in the hand."""


@dataclass(frozen=True, slots=True)
class PutBack(Action):
    """Lay the tile in the hand back, face up."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Build no more."""


@dataclass(frozen=True, slots=True)
class Grabbed(Event):
    """A tile has gone from the table."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TileSeen(Private):
    """What the hand holds."""

    tile: int


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """A tile is built, for all to see."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """A tile lies on the table again, face up."""

    seat: Seat
    place: int
    tile: int


@dataclass(frozen=True, slots=True)
class Finished(Event):
    """A builder has finished."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GlassTurned(Event):
    """The sand has run out this many times."""

    times: int


@dataclass(frozen=True, slots=True)
class PlaceChoice:
    """A place on the table, or why nothing can be taken from it."""

    place: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BuildOffer(Offer):
    """The places, and whether the hand holds a tile."""

    places: tuple[PlaceChoice, ...]
    holding: bool


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody sees: a place and a hand show a tile, a back (0), or nothing (None)."""

    places: tuple[int | None, ...]
    hands: tuple[int | None, ...]
    kept: tuple[tuple[int, ...], ...]
    done: tuple[bool, ...]
    turned: int


@dataclass(frozen=True, slots=True)
class Mine:
    """The tile in a builder's hand."""

    tile: int | None


KEEP = Keep()
PUT_BACK = PutBack()
FINISH = Finish()
ACTIONS = (Grab, Keep, PutBack, Finish)
EVENTS = (Grabbed, TileSeen, Kept, Returned, Finished, GlassTurned)
OFFERS = (BuildOffer, ClockOffer)
