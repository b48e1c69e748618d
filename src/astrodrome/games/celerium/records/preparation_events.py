"""What happens before a race: set-up, planet, market, equipment, purchase, Boosts, lines, placement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.celerium.content.rows import Family, PilotRow, PlanetRow, WheelRow
from astrodrome.games.celerium.content.vocabulary import Boost, Colour, Kind, Line, Side
from astrodrome.kernel.records import Event, Private
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class BoardPrepared(Event):
    """The board is ready: the wheel stands at random, and all see where."""

    rule: ClassVar[str | None] = "CM-015"
    wheel: WheelRow


@dataclass(frozen=True, slots=True)
class FranchiseEntered(Event):
    """A franchise enters with its colour's Starbot and a Pilot card; `rival` is the automaton of solo."""

    rule: ClassVar[str | None] = "CM-026"
    seat: Seat
    colour: Colour
    pilot: int
    rival: bool


@dataclass(frozen=True, slots=True)
class FirstFranchiseDrawn(Event):
    """The First-franchise token is given for the first time."""

    rule: ClassVar[str | None] = "CM-032"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FranchiseReady(Event):
    """A franchise has made its secret choice; what it is stays hidden."""

    rule: ClassVar[str | None] = "CM-088"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FaceChosen(Event):
    """A franchise shows the Pilot it plays."""

    rule: ClassVar[str | None] = "CM-026"
    seat: Seat
    side: Side
    pilot: PilotRow


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round begins, and every energy gauge is full."""

    rule: ClassVar[str | None] = "CM-033"
    round: int


@dataclass(frozen=True, slots=True)
class PlanetRevealed(Event):
    """The planet of the round is turned up."""

    rule: ClassVar[str | None] = "CM-041"
    name: str
    planet: PlanetRow


@dataclass(frozen=True, slots=True)
class MarketLaid(Event):
    """Upgrades are laid on the market."""

    rule: ClassVar[str | None] = "CM-046"
    upgrades: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UpgradeBought(Event):
    """A franchise bought an Upgrade."""

    rule: ClassVar[str | None] = "CM-052"
    seat: Seat
    upgrade: str
    family: Family


@dataclass(frozen=True, slots=True)
class RivalBought(Event):
    """The Rival took an Upgrade; `vehicle`: where it is installed, None: it was not worth it."""

    rule: ClassVar[str | None] = "CM-257"
    seat: Seat
    upgrade: str
    family: Family
    vehicle: Kind | None


@dataclass(frozen=True, slots=True)
class MarketPassed(Event):
    """A franchise passed at the market, and may still buy."""

    rule: ClassVar[str | None] = "CM-055"
    seat: Seat


@dataclass(frozen=True, slots=True)
class MarketClosed(Event):
    """The market is over; what nobody bought is gone."""

    rule: ClassVar[str | None] = "CM-059"
    unsold: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class UpgradeInstalled(Event):
    """A franchise installed an Upgrade, perhaps in place of another; the gauge is set."""

    rule: ClassVar[str | None] = "CM-063"
    seat: Seat
    vehicle: Kind
    upgrade: str
    family: Family
    replaced: str | None
    energy: int


@dataclass(frozen=True, slots=True)
class CardsBought(Event):
    """A franchise bought event cards of levels 1, 2 and 3."""

    rule: ClassVar[str | None] = "CM-075"
    seat: Seat
    counts: tuple[int, int, int]
    total: int


@dataclass(frozen=True, slots=True)
class CardsSeen(Private):
    """The cards that only their owner sees."""

    rule: ClassVar[str | None] = "CM-082"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckReshuffled(Event):
    """The discard pile of a level became its deck."""

    rule: ClassVar[str | None] = "CM-084"
    level: int


@dataclass(frozen=True, slots=True)
class BoostsActivated(Event):
    """A franchise's active Boosts are shown with the others', without their versions."""

    rule: ClassVar[str | None] = "CM-088"
    seat: Seat
    boosts: tuple[Boost, ...]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class LinePicked(Event):
    """A franchise's line is shown with the others', and whether it spends its Px2 token."""

    rule: ClassVar[str | None] = "CM-104"
    seat: Seat
    line: Line
    px2: bool


@dataclass(frozen=True, slots=True)
class UpgradeDiscarded(Event):
    """A franchise gave up a stored Upgrade before the race."""

    rule: ClassVar[str | None] = "CM-117"
    seat: Seat
    upgrade: str
    family: Family


@dataclass(frozen=True, slots=True)
class VehiclePlaced(Event):
    """A vehicle stands on its starting power: base value, what Px2 adds, line modifier, malus of the type."""

    rule: ClassVar[str | None] = "CM-124"
    seat: Seat
    vehicle: Kind
    square: int
    base: int
    doubled: int
    modifier: int
    malus: int
