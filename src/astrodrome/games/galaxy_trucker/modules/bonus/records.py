"""What the bonus cards let players do, offer them and make happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.galaxy_trucker.content.rows import (
    Kind,
    Member,
    Projectile,
    Stop,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    BatteryChoice,
    ChamberChoice,
    ComponentChoice,
)
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class SetNumber(Action):
    """Set a die in secret, for the others to guess (GX-488)."""

    number: int


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Guess the number that the rearmost player has set (GX-489)."""

    number: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Commit credits in secret (GX-494)."""

    credits: int


@dataclass(frozen=True, slots=True)
class Point(Action):
    """Name a column and a row for the police (GX-497)."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Send a line of meteors at another ship (GX-503)."""

    course: int
    target: int


@dataclass(frozen=True, slots=True)
class StopAt(Action):
    """Stop on a square of the Junkyard (GX-512)."""

    stop: int


@dataclass(frozen=True, slots=True)
class Berth:
    """Who lives on a square: so many humans, or an alien."""

    square: int
    humans: int
    alien: Member | None = None


@dataclass(frozen=True, slots=True)
class SettleCrew(Action):
    """Arrange the crew with the astronauts gained; squares that are not named stay empty (GX-516, GX-517)."""

    berths: tuple[Berth, ...]


@dataclass(frozen=True, slots=True)
class Charge:
    """The cells in a battery."""

    square: int
    cells: int


@dataclass(frozen=True, slots=True)
class ArrangeCells(Action):
    """Arrange all cells with those gained (GX-518)."""

    charges: tuple[Charge, ...]


@dataclass(frozen=True, slots=True)
class TakeFromDepot(Action):
    """Take a component that the Star Depot offers (GX-526)."""

    component: str


@dataclass(frozen=True, slots=True)
class DieOffer(Offer):
    """The numbers of a die, and the guesses made so far in flight order."""

    numbers: tuple[int, ...]
    guesses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidOffer(Offer):
    """The most that can be bid, and the loans that can be taken first."""

    most: int
    loans: int = 0


@dataclass(frozen=True, slots=True)
class PointOffer(Offer):
    """The numbers that may be named for columns and rows."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CourseChoice:
    """A line of meteors, whether its first large one is ignored, and why it cannot be chosen."""

    course: int
    meteors: tuple[Projectile, ...]
    eased: bool
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class AimOffer(Offer):
    """The lines of meteors and the ships they can be sent at."""

    courses: tuple[CourseChoice, ...]
    targets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StopChoice:
    """A square of the Junkyard, how much its reward is reduced, and why it cannot be chosen."""

    stop: int
    row: Stop
    fewer: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class JunkyardOffer(Offer):
    """The squares of the Junkyard."""

    stops: tuple[StopChoice, ...]


@dataclass(frozen=True, slots=True)
class BerthOffer(Offer):
    """Astronauts gained, cabins and chambers with the room of each, and an arrangement that takes as many as fit."""

    gained: int
    cabins: tuple[int, ...]
    cabin_room: int
    chambers: tuple[ChamberChoice, ...]
    chamber_room: int
    proposed: tuple[Berth, ...]


@dataclass(frozen=True, slots=True)
class ChargeOffer(Offer):
    """Cells to arrange, each battery with the most it holds, and an arrangement that takes all there is room for."""

    cells: int
    batteries: tuple[BatteryChoice, ...]
    proposed: tuple[Charge, ...]


@dataclass(frozen=True, slots=True)
class DepotOffer(Offer):
    """The components on offer; a component with a refusal cannot be mounted anywhere."""

    components: tuple[ComponentChoice, ...]


@dataclass(frozen=True, slots=True)
class PlacingChoice:
    """A square and the rotations in which the component may be mounted there; whether it replaces another one."""

    square: int
    turns: tuple[int, ...]
    replaces: bool


@dataclass(frozen=True, slots=True)
class MountOffer(Offer):
    """Where the component may be mounted."""

    component: str
    squares: tuple[PlacingChoice, ...]


@dataclass(frozen=True, slots=True)
class NumberSet(Event):
    """The rearmost player has set a die in secret."""

    rule: ClassVar[str | None] = "GX-488"
    seat: Seat


@dataclass(frozen=True, slots=True)
class NumberGuessed(Event):
    """A player guessed."""

    rule: ClassVar[str | None] = "GX-489"
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class NumberShown(Event):
    """The number was revealed."""

    rule: ClassVar[str | None] = "GX-490"
    number: int


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids were revealed at once; the highest is paid."""

    rule: ClassVar[str | None] = "GX-494"
    winner: Seat
    credits: int
    bids: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class PolicePointed(Event):
    """The police want what lies on these coordinates."""

    rule: ClassVar[str | None] = "GX-497"
    seat: Seat
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class CourseAimed(Event):
    """A player sent a line of meteors at another ship."""

    rule: ClassVar[str | None] = "GX-503"
    seat: Seat
    course: int
    target: Seat


@dataclass(frozen=True, slots=True)
class StoppedAt(Event):
    """A player stopped on a square of the Junkyard."""

    rule: ClassVar[str | None] = "GX-512"
    seat: Seat
    stop: int


@dataclass(frozen=True, slots=True)
class CrewSettled(Event):
    """Astronauts came aboard and the crew was arranged; so many did not fit."""

    rule: ClassVar[str | None] = "GX-516"
    seat: Seat
    lost: int


@dataclass(frozen=True, slots=True)
class CellsArranged(Event):
    """Cells came aboard; so many are there now."""

    rule: ClassVar[str | None] = "GX-518"
    seat: Seat
    cells: int


@dataclass(frozen=True, slots=True)
class DepotOpened(Event):
    """The Star Depot shows components."""

    rule: ClassVar[str | None] = "GX-525"
    components: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ComponentMounted(Event):
    """A player mounted a component in flight, perhaps instead of another one."""

    rule: ClassVar[str | None] = "GX-527"
    seat: Seat
    component: str
    kind: Kind
    square: int
    turns: int
    replaced: str | None
