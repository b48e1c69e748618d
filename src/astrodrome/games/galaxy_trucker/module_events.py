"""What the modules of the Big Expansion make happen in flight and at the settlement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, get_args

from astrodrome.games.galaxy_trucker.content import Good, Kind, Missile, Side, Value
from astrodrome.games.galaxy_trucker.machination_events import MACHINATION_EVENTS
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat

Extra = Literal["luxury", "manager", "creativity", "leftovers", "loans"]
EXTRAS: Final[tuple[Extra, ...]] = get_args(Extra)
"""Lines of an account that modules add, in the order in which a settlement writes them."""


@dataclass(frozen=True, slots=True)
class SleeperWoken(Event):
    """A sleeper woke up and moved into a cabin."""

    rule: ClassVar[str | None] = "GX-066"
    seat: Seat
    chamber: int
    cabin: int


@dataclass(frozen=True, slots=True)
class CannonBoosted(Event):
    """A cannon was boosted for the strength being counted."""

    rule: ClassVar[str | None] = "GX-104"
    seat: Seat
    booster: int
    cannon: int


@dataclass(frozen=True, slots=True)
class ShipJumped(Event):
    """A ship jumped into hyperspace and misses so many cards."""

    rule: ClassVar[str | None] = "GX-116"
    seat: Seat
    engine: int
    cards: int


@dataclass(frozen=True, slots=True)
class ShipReturned(Event):
    """A ship came back from hyperspace."""

    rule: ClassVar[str | None] = "GX-130"
    seat: Seat


@dataclass(frozen=True, slots=True)
class GoodBurned(Event):
    """A furnace burned a good and refilled a battery with so many cells."""

    rule: ClassVar[str | None] = "GX-141"
    seat: Seat
    good: Good
    battery: int
    cells: int


@dataclass(frozen=True, slots=True)
class CellSaved(Event):
    """The Technician found a way without spending a cell."""

    rule: ClassVar[str | None] = "GX-181"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DiplomatSent(Event):
    """A player was spared a penalty by the Diplomat, who left the ship."""

    rule: ClassVar[str | None] = "GX-187"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PlatingHeld(Event):
    """A projectile struck an armoured side and did nothing."""

    rule: ClassVar[str | None] = "GX-148"
    seat: Seat
    kind: Missile
    square: int


@dataclass(frozen=True, slots=True)
class GoodForgone(Event):
    """A player did without one good of a reward."""

    rule: ClassVar[str | None] = "GX-207"
    seat: Seat
    good: Good


@dataclass(frozen=True, slots=True)
class NextWeakestFound(Event):
    """The ship with the second lowest value suffers a reduced penalty."""

    rule: ClassVar[str | None] = "GX-232"
    seat: Seat
    value: Value


@dataclass(frozen=True, slots=True)
class ExtraPaid(Event):
    """The settlement had a further line for a player."""

    rule: ClassVar[str | None] = "GX-574"
    seat: Seat
    line: Extra
    credits: int


@dataclass(frozen=True, slots=True)
class CompetitorFired(Event):
    """A stronger ship behind fires at whoever wants the opportunity."""

    rule: ClassVar[str | None] = "GX-389"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class LeaderEnvied(Event):
    """A new leader is shot at from behind."""

    rule: ClassVar[str | None] = "GX-398"
    seat: Seat


@dataclass(frozen=True, slots=True)
class JunkThrown(Event):
    """A component that fell off flies at the ships behind."""

    rule: ClassVar[str | None] = "GX-406"
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class ShipsTurned(Event):
    """The ships in the race fly backwards from now on."""

    rule: ClassVar[str | None] = "GX-470"


@dataclass(frozen=True, slots=True)
class SecondPassBegan(Event):
    """The cards that lie face down are played once more."""

    rule: ClassVar[str | None] = "GX-417"
    cards: int


@dataclass(frozen=True, slots=True)
class EnemyGrew(Event):
    """The enemy of this card is stronger by a die."""

    rule: ClassVar[str | None] = "GX-558"
    strength: int


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    """A player said from where debris shall come."""

    rule: ClassVar[str | None] = "GX-561"
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class UnionPaid(Event):
    """A player paid the union of the crew."""

    rule: ClassVar[str | None] = "GX-452"
    seat: Seat
    credits: int
    goods: int


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


MODULE_EVENTS: Final = (
    *MACHINATION_EVENTS,
    NumberSet,
    NumberGuessed,
    NumberShown,
    BidsOpened,
    PolicePointed,
    CourseAimed,
    StoppedAt,
    CrewSettled,
    CellsArranged,
    DepotOpened,
    ComponentMounted,
    CompetitorFired,
    LeaderEnvied,
    JunkThrown,
    ShipsTurned,
    SecondPassBegan,
    EnemyGrew,
    VoteCast,
    UnionPaid,
    SleeperWoken,
    CannonBoosted,
    ShipJumped,
    ShipReturned,
    GoodBurned,
    CellSaved,
    DiplomatSent,
    PlatingHeld,
    GoodForgone,
    NextWeakestFound,
    ExtraPaid,
)
