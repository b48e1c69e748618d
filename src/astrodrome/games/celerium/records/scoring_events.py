"""What happens after a race: control, points, end of the round and of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.celerium.content.rows import ControlRow
from astrodrome.games.celerium.content.vocabulary import Boost, Kind, Places
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class ControlTurned(Event):
    """A Control card is turned up; these franchises are checked."""

    rule: ClassVar[str | None] = "CM-194"
    name: str
    places: Places
    control: ControlRow
    seats: Seats


@dataclass(frozen=True, slots=True)
class BoostChecked(Event):
    """A Boost was shown; it conforms if it is the version that the wheel authorises."""

    rule: ClassVar[str | None] = "CM-201"
    seat: Seat
    boost: Boost
    version: int
    authorised: int
    conforms: bool

    @override
    def steps(self) -> int:
        """Return one pace: a version is shown for a moment and then hidden again (CM-091)."""
        return 1


@dataclass(frozen=True, slots=True)
class BoostReplaced(Event):
    """A franchise drew another Boost of the type, unseen; the lost one is shuffled into the supply."""

    rule: ClassVar[str | None] = "CM-209"
    seat: Seat
    boost: Boost


@dataclass(frozen=True, slots=True)
class VehiclePenalised(Event):
    """A control set a vehicle back."""

    rule: ClassVar[str | None] = "CM-204"
    seat: Seat
    vehicle: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class RaceScored(Event):
    """A franchise's race is counted: leads of Pilot and Starbot, bonus, what it missed, points, new total."""

    rule: ClassVar[str | None] = "CM-215"
    seat: Seat
    pilot: int
    starbot: int
    bonus: int
    missed: int
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class IncomeGained(Event):
    """Everybody gains actions by the level of the leader."""

    rule: ClassVar[str | None] = "CM-231"
    level: int
    actions: int


@dataclass(frozen=True, slots=True)
class FirstFranchisePassed(Event):
    """The First-franchise token changes hands."""

    rule: ClassVar[str | None] = "CM-234"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Px2Kept(Event):
    """A kept Px2 token gives points."""

    rule: ClassVar[str | None] = "CM-238"
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The rally is over."""

    rule: ClassVar[str | None] = "CM-003"
    scores: tuple[int, ...]
