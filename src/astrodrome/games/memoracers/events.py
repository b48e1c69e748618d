"""What happens in a race. No event names a tile that is face down afterwards, but for the reconnaissance lap itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from astrodrome.games.memoracers.figures import FACE_UP_AFTER_RECON
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats

Reason = Literal["laps", "last-ship", "all-crashed", "solo-arrival", "solo-crash", "solo-time"]


@dataclass(frozen=True, slots=True)
class CircuitBuilt(Event):
    """The tiles of a race (counted from 1) are chosen; `builder` made the circuit up, in a championship."""

    rule: ClassVar[str | None] = "MR-010"
    race: int
    circuit: tuple[str, ...]
    builder: Seat | None


@dataclass(frozen=True, slots=True)
class ReconnaissanceFlown(Event):
    """All tiles were shown one by one and turned down again: the only time the whole circuit is seen."""

    rule: ClassVar[str | None] = "MR-019"
    faces: tuple[TileFace, ...]

    def steps(self) -> int:
        """Return one pace per tile turned up and one per tile turned down again (MR-019 to MR-021)."""
        return len(self.faces) + len(self.faces) - FACE_UP_AFTER_RECON


@dataclass(frozen=True, slots=True)
class ShipPlaced(Event):
    """A ship stands on the start line."""

    rule: ClassVar[str | None] = "MR-025"
    seat: Seat
    lane: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round: everybody programs."""

    rule: ClassVar[str | None] = "MR-031"
    round: int


@dataclass(frozen=True, slots=True)
class PilotReady(Event):
    """A pilot is ready; what was programmed stays hidden."""

    rule: ClassVar[str | None] = "MR-035"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ProgramOpened(Event):
    """A program is shown with all the others: its lanes, and the Speed it is flown at."""

    rule: ClassVar[str | None] = "MR-035"
    seat: Seat
    lanes: tuple[int, ...]
    speed: int


@dataclass(frozen=True, slots=True)
class EngineForced(Event):
    """A pilot forced the engine: one Speed more for some Shield boxes."""

    rule: ClassVar[str | None] = "MR-043"
    seat: Seat
    speed: int
    ticks: int


@dataclass(frozen=True, slots=True)
class ShipBraked(Event):
    """A pilot braked, free of charge."""

    rule: ClassVar[str | None] = "MR-048"
    seat: Seat
    speed: int


@dataclass(frozen=True, slots=True)
class TileTurnedUp(Event):
    """A tile was turned face up for all."""

    rule: ClassVar[str | None] = "MR-058"
    place: int
    face: TileFace


@dataclass(frozen=True, slots=True)
class ShipMoved(Event):
    """A ship went on by one tile."""

    rule: ClassVar[str | None] = "MR-063"
    seat: Seat
    place: int
    lane: int


@dataclass(frozen=True, slots=True)
class LapTicked(Event):
    """A ship went beyond the start line (in solo, the third time: reached it)."""

    rule: ClassVar[str | None] = "MR-068"
    seat: Seat
    laps: int


@dataclass(frozen=True, slots=True)
class TrapHit(Event):
    """A ship entered a trapped lane."""

    rule: ClassVar[str | None] = "MR-074"
    seat: Seat
    lines: int
    ticks: int


@dataclass(frozen=True, slots=True)
class SpeedRaised(Event):
    """A ship crossed an accelerator."""

    rule: ClassVar[str | None] = "MR-080"
    seat: Seat
    speed: int


@dataclass(frozen=True, slots=True)
class SpeedLowered(Event):
    """A ship crossed a slower."""

    rule: ClassVar[str | None] = "MR-082"
    seat: Seat
    speed: int


@dataclass(frozen=True, slots=True)
class ShieldsRepaired(Event):
    """A ship crossed a repairer."""

    rule: ClassVar[str | None] = "MR-083"
    seat: Seat
    cleared: int


@dataclass(frozen=True, slots=True)
class MechanismEntered(Event):
    """A ship set off a mechanism."""

    rule: ClassVar[str | None] = "MR-085"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShipCrashed(Event):
    """A ship ticked its last Shield box and is out of the race."""

    rule: ClassVar[str | None] = "MR-077"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TileLooped(Event):
    """The empty rear tile went face down to a place in front; turned round, or exchanged for another Kraken."""

    rule: ClassVar[str | None] = "MR-098"
    to: int
    turned: bool
    exchanged: bool


@dataclass(frozen=True, slots=True)
class TilesSwapped(Event):
    """Two neighbouring face-down tiles changed places, unseen."""

    rule: ClassVar[str | None] = "MR-089"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TilesKept(Event):
    """The right to swap was not used."""

    rule: ClassVar[str | None] = "MR-088"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerStepped(Event):
    """The solo score went down by one, or was spared by an accelerator at top Speed."""

    rule: ClassVar[str | None] = "MR-148"
    marker: int
    spared: bool


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """A race is over: who won it and why."""

    rule: ClassVar[str | None] = "MR-002"
    winners: Seats
    reason: Reason


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A race of a championship was counted: points won and totals by seat."""

    rule: ClassVar[str | None] = "MR-162"
    points: tuple[int, ...]
    totals: tuple[int, ...]


EVENTS: Final = (
    CircuitBuilt,
    ReconnaissanceFlown,
    ShipPlaced,
    RoundBegan,
    PilotReady,
    ProgramOpened,
    EngineForced,
    ShipBraked,
    TileTurnedUp,
    ShipMoved,
    LapTicked,
    TrapHit,
    SpeedRaised,
    SpeedLowered,
    ShieldsRepaired,
    MechanismEntered,
    ShipCrashed,
    TileLooped,
    TilesSwapped,
    TilesKept,
    MarkerStepped,
    RaceEnded,
    PointsScored,
)
