"""Treasures, gifts and the final count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal, cast

from astrodrome.games.celestia.content.cards import Card
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Event, Private
from astrodrome.kernel.seats import Seat, Seats

if TYPE_CHECKING:
    from astrodrome.games.celestia.views.table_view import PublicView

Reason = Literal["goal", "different", "route"]


@dataclass(frozen=True, slots=True)
class GiftSetAside(Event):
    """A roll without events: an unseen treasure of the city went to the gifts."""

    rule: ClassVar[str | None] = "CS-345"
    city: int


@dataclass(frozen=True, slots=True)
class TreasureTaken(Event):
    """A player took a treasure, face down."""

    rule: ClassVar[str | None] = "CS-051"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class TreasuresDrawn(Event):
    """A crew draws several treasures to keep one."""

    rule: ClassVar[str | None] = "CS-199"
    seat: Seat
    city: int
    count: int


@dataclass(frozen=True, slots=True)
class PileSearched(Event):
    """A player looked through a pile and took the treasure of their choice."""

    rule: ClassVar[str | None] = "CS-393"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class TreasureReturned(Event):
    """A treasure went back to its pile."""

    rule: ClassVar[str | None] = "CS-287"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class TreasureDiscarded(Event):
    """A treasure left the game unseen."""

    rule: ClassVar[str | None] = "CS-263"
    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class EndAnnounced(Event):
    """Players announce that the end condition is met."""

    rule: ClassVar[str | None] = "CS-112"
    seats: Seats


@dataclass(frozen=True, slots=True)
class AtTheCount(Event):
    """An event of the final count, which shows treasures."""

    @override
    def lasts(self, public: object) -> bool:
        """Return whether the treasures lie face up: a table that went back to before the count hides them again."""
        return cast("PublicView", public).revealed_gifts is not None


@dataclass(frozen=True, slots=True)
class TreasuresRevealed(AtTheCount):
    """All treasures are turned up and counted, by seat, and the Help cards left in hand are shown."""

    rule: ClassVar[str | None] = "CS-116"
    treasures: tuple[tuple[Treasure, ...], ...]
    points: tuple[int, ...]
    help: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class GiftsRevealed(AtTheCount):
    """The gifts are turned up, the most valuable first."""

    rule: ClassVar[str | None] = "CS-351"
    gifts: tuple[Treasure, ...]
    count: int


@dataclass(frozen=True, slots=True)
class GiftGiven(AtTheCount):
    """The announcing player gave a gift away."""

    rule: ClassVar[str | None] = "CS-352"
    seat: Seat
    target: Seat
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: who won and why."""

    rule: ClassVar[str | None] = "CS-037"
    winners: Seats
    reason: Reason


@dataclass(frozen=True, slots=True)
class TreasureSeen(Private):
    """The treasure that its owner looked at."""

    rule: ClassVar[str | None] = "CS-053"
    treasure: Treasure


@dataclass(frozen=True, slots=True)
class TreasuresSeen(Private):
    """The treasures that a crew looks at."""

    rule: ClassVar[str | None] = "CS-200"
    treasures: tuple[Treasure, ...]
