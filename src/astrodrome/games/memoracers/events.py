"""What happens in a race.

Except in the reconnaissance lap, no event names a tile that is face down right after it. Tiles that were turned up are
face down again later. A player who joins then sees neither their faces, nor where a ship was and what it met there
(MR-024).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal, cast

from astrodrome.games.memoracers.figures import FACE_UP_AFTER_RECON
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats

if TYPE_CHECKING:
    from astrodrome.games.memoracers.view import PublicView

Reason = Literal["laps", "last-ship", "all-crashed", "solo-arrival", "solo-crash", "solo-time"]


@dataclass(frozen=True, slots=True)
class OnTile(Event):
    """An event on a tile, which players who join later do not see.

    Programs stay in the log, so that every lane a ship was in can be worked out: what it met there is what has to be
    remembered. Places are counted along the row as it then lay, and do not show which tile it was once the row has
    moved; so none of this lasts, whether the tile is still face up or not.
    """

    @override
    def lasts(self, public: object) -> bool:
        """Return False: players who join later do not see it before the game is over (MR-024)."""
        return False


@dataclass(frozen=True, slots=True)
class CircuitBuilt(Event):
    """The tiles of a race (counted from 1) are chosen; `builder` made the circuit up, in a championship."""

    rule: ClassVar[str | None] = "MR-010"
    race: int
    circuit: tuple[str, ...]
    builder: Seat | None


@dataclass(frozen=True, slots=True)
class ReconnaissanceFlown(Event):
    """All tiles were shown one by one and turned down again: the only time the complete circuit is seen."""

    rule: ClassVar[str | None] = "MR-019"
    faces: tuple[TileFace, ...]

    @override
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

    @override
    def lasts(self, public: object) -> bool:
        """Return whether the tile is face up now; otherwise its face must be remembered (MR-024)."""
        return self.face in cast("PublicView", public).row


@dataclass(frozen=True, slots=True)
class ShipMoved(OnTile):
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
class TrapHit(OnTile):
    """A ship entered a trapped lane."""

    rule: ClassVar[str | None] = "MR-074"
    seat: Seat
    lines: int
    ticks: int


@dataclass(frozen=True, slots=True)
class SpeedRaised(OnTile):
    """A ship crossed an accelerator."""

    rule: ClassVar[str | None] = "MR-080"
    seat: Seat
    speed: int


@dataclass(frozen=True, slots=True)
class SpeedLowered(OnTile):
    """A ship crossed a slower."""

    rule: ClassVar[str | None] = "MR-082"
    seat: Seat
    speed: int


@dataclass(frozen=True, slots=True)
class ShieldsRepaired(OnTile):
    """A ship crossed a repairer."""

    rule: ClassVar[str | None] = "MR-083"
    seat: Seat
    cleared: int


@dataclass(frozen=True, slots=True)
class MechanismEntered(OnTile):
    """A ship set off a mechanism."""

    rule: ClassVar[str | None] = "MR-085"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShipCrashed(OnTile):
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
class TilesSwapped(OnTile):
    """Two neighbouring face-down tiles changed places, unseen."""

    rule: ClassVar[str | None] = "MR-089"
    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TilesKept(OnTile):
    """The right to swap was not used."""

    rule: ClassVar[str | None] = "MR-088"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerStepped(OnTile):
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
