"""What happens before take-off. Face-down components and cards are named only to those who saw them.

Columns and rows are the printed numbers of the board; piles and flights are counted from 1 as people do.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from astrodrome.games.galaxy_trucker.content.rows import Kind, Road, Side, Specialist
from astrodrome.games.galaxy_trucker.content.rows import Member as Member
from astrodrome.kernel.records import Event, Private
from astrodrome.kernel.seats import Seat

Source = Literal["heap", "face-up", "reserve", "order"]
Cause = Literal["removed", "destroyed", "fallen", "given-up"]


@dataclass(frozen=True, slots=True)
class FlightBegan(Event):
    """A flight begins: which, in which class, with how many cards."""

    rule: ClassVar[str | None] = "GB-003"
    flight: int
    name: str
    cards: int


@dataclass(frozen=True, slots=True)
class ComponentTaken(Event):
    """A builder took a component; None if nobody else has seen it yet."""

    rule: ClassVar[str | None] = "GB-019"
    seat: Seat
    source: Source
    component: str | None


@dataclass(frozen=True, slots=True)
class ComponentSeen(Private):
    """What was taken face down, for its taker alone."""

    rule: ClassVar[str | None] = "GB-020"
    component: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class ComponentPlaced(Event):
    """A component lies on a ship, turned by quarter turns."""

    rule: ClassVar[str | None] = "GB-025"
    seat: Seat
    component: str
    kind: Kind
    square: int
    turns: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class ComponentReturned(Event):
    """A component lies face up in the warehouse."""

    rule: ClassVar[str | None] = "GB-023"
    seat: Seat
    component: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class ComponentSetAside(Event):
    """A component lies on a reserve."""

    rule: ClassVar[str | None] = "GB-028"
    seat: Seat
    component: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class PileTaken(Event):
    """A builder looks at a pile of cards."""

    rule: ClassVar[str | None] = "GB-031"
    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class PileSeen(Private):
    """The cards of a pile, for its reader alone."""

    rule: ClassVar[str | None] = "GB-033"
    pile: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PilePutBack(Event):
    """A pile can be looked at again."""

    rule: ClassVar[str | None] = "GB-031"
    seat: Seat
    pile: int


@dataclass(frozen=True, slots=True)
class HourglassTurned(Event):
    """The hourglass was turned and moved to a circle; circle 0 is START."""

    rule: ClassVar[str | None] = "GB-039"
    seat: Seat
    circle: int


@dataclass(frozen=True, slots=True)
class SandRanOut(Event):
    """The hourglass has run out on a circle; circle 0 is START."""

    rule: ClassVar[str | None] = "GB-037"
    circle: int


@dataclass(frozen=True, slots=True)
class NumberTaken(Event):
    """A builder has finished and holds a number tile."""

    rule: ClassVar[str | None] = "GB-042"
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class BuildingEnded(Event):
    """Nothing may be added to any ship from now on."""

    rule: ClassVar[str | None] = "GB-046"


@dataclass(frozen=True, slots=True)
class ReserveLost(Event):
    """Components left in a reserve became lost components."""

    rule: ClassVar[str | None] = "GB-030"
    seat: Seat
    components: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipChecked(Event):
    """A ship was checked before take-off."""

    rule: ClassVar[str | None] = "GB-059"
    seat: Seat
    faultless: bool


@dataclass(frozen=True, slots=True)
class NumberPutBack(Event):
    """The owner of a faulty ship moved to the last number tile."""

    rule: ClassVar[str | None] = "GB-185"
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class ComponentTakenOff(Event):
    """A component was taken off at the check and went back to the warehouse."""

    rule: ClassVar[str | None] = "GB-185"
    seat: Seat
    component: str
    kind: Kind
    square: int
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class ComponentLost(Event):
    """A component went to its owner's lost components."""

    rule: ClassVar[str | None] = "GB-115"
    seat: Seat
    component: str
    kind: Kind
    square: int
    column: int
    row: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class PartKept(Event):
    """The owner of a ship that broke up kept one part of so many components."""

    rule: ClassVar[str | None] = "GB-117"
    seat: Seat
    components: int


@dataclass(frozen=True, slots=True)
class ShipManned(Event):
    """Humans and cells came aboard."""

    rule: ClassVar[str | None] = "GB-066"
    seat: Seat
    humans: int
    cells: int


@dataclass(frozen=True, slots=True)
class AlienBoarded(Event):
    """An alien moved into a cabin."""

    rule: ClassVar[str | None] = "GB-068"
    seat: Seat
    alien: Member
    square: int


@dataclass(frozen=True, slots=True)
class RocketPlaced(Event):
    """A rocket stands on its start space."""

    rule: ClassVar[str | None] = "GB-074"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class DeckMixed(Event):
    """The piles became one deck."""

    rule: ClassVar[str | None] = "GB-075"
    cards: int


@dataclass(frozen=True, slots=True)
class ComponentsBoxed(Event):
    """Some components were removed unseen until the end of the game."""

    rule: ClassVar[str | None] = "GX-042"
    count: int


@dataclass(frozen=True, slots=True)
class SpecialistChosen(Event):
    """A player chose what the cyan alien does in this flight."""

    rule: ClassVar[str | None] = "GX-161"
    seat: Seat
    specialist: Specialist


@dataclass(frozen=True, slots=True)
class RoadsDrawn(Event):
    """Cards of Rough Roads are in force for this flight."""

    rule: ClassVar[str | None] = "GX-375"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoadReplaced(Event):
    """Nasty Surprise turned out to be another card."""

    rule: ClassVar[str | None] = "GX-382"
    card: str
    road: Road


@dataclass(frozen=True, slots=True)
class ColumnDied(Event):
    """Nothing in this column works in this flight."""

    rule: ClassVar[str | None] = "GX-479"
    column: int


@dataclass(frozen=True, slots=True)
class OrderSeen(Private):
    """The components made to order, for their owner alone."""

    rule: ClassVar[str | None] = "GX-474"
    components: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OrderReturned(Event):
    """A builder put a component back on their pile of those made to order."""

    rule: ClassVar[str | None] = "GX-474"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FrontChosen(Event):
    """A player turned the board: this side flies ahead."""

    rule: ClassVar[str | None] = "GX-259"
    seat: Seat
    side: Side
