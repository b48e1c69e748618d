"""What happens in flight and at the settlement. Planets are counted from 1 as people do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, get_args

from astrodrome.games.galaxy_trucker.content.rows import Family, Good, Missile, Side, Value
from astrodrome.games.galaxy_trucker.records.actions import Stowage
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats

CrewCause = Literal["card", "epidemic", "unsupported", "diplomat"]
GiveUpReason = Literal["own-will", "no-humans", "no-engine", "lapped", "no-ship", "missed", "union"]
Aim = Literal["column", "row", "strength"]
Result = Literal["won", "drawn", "lost"]
Extra = Literal["luxury", "manager", "creativity", "leftovers", "loans"]
EXTRAS: Final[tuple[Extra, ...]] = get_args(Extra)
"""Lines of an account that modules add, in the order in which a settlement writes them."""


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """An adventure card was revealed; so many are left."""

    rule: ClassVar[str | None] = "GB-077"
    card: str
    family: Family
    left: int


@dataclass(frozen=True, slots=True)
class DeckOpened(Event):
    """The cards that were not reached were shown."""

    rule: ClassVar[str | None] = "GB-172"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GaveUp(Event):
    """A ship left the flight."""

    rule: ClassVar[str | None] = "GB-167"
    seat: Seat
    reason: GiveUpReason


@dataclass(frozen=True, slots=True)
class DaysGained(Event):
    """A rocket moved forward."""

    rule: ClassVar[str | None] = "GB-081"
    seat: Seat
    days: int
    place: int


@dataclass(frozen=True, slots=True)
class DaysLost(Event):
    """A rocket moved backward."""

    rule: ClassVar[str | None] = "GB-082"
    seat: Seat
    days: int
    place: int


@dataclass(frozen=True, slots=True)
class CellSpent(Event):
    """A cell was spent, or went because a good was missing; so many are left aboard."""

    rule: ClassVar[str | None] = "GB-088"
    seat: Seat
    square: int
    left: int
    instead: bool


@dataclass(frozen=True, slots=True)
class StrengthDeclared(Event):
    """A player declared a value, with a half where there is one."""

    rule: ClassVar[str | None] = "GB-095"
    seat: Seat
    value: Value
    strength: int
    half: bool


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Two dice aimed a projectile at the `targets`, or found a column or row; then there are none."""

    rule: ClassVar[str | None] = "GB-096"
    seat: Seat
    aim: Aim | Missile
    side: Side | None
    dice: tuple[int, ...]
    total: int
    targets: Seats


@dataclass(frozen=True, slots=True)
class ProjectileMissed(Event):
    """Nothing was on the line."""

    rule: ClassVar[str | None] = "GB-097"
    seat: Seat
    kind: Missile


@dataclass(frozen=True, slots=True)
class MeteorBounced(Event):
    """A small meteor met a smooth side."""

    rule: ClassVar[str | None] = "GB-100"
    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class ShieldUsed(Event):
    """A shield stopped a projectile."""

    rule: ClassVar[str | None] = "GB-110"
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class MeteorShot(Event):
    """A cannon shot a large meteor."""

    rule: ClassVar[str | None] = "GB-102"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CrewLost(Event):
    """A human or an alien was lost."""

    rule: ClassVar[str | None] = "GB-130"
    seat: Seat
    member: Member
    square: int
    cause: CrewCause


@dataclass(frozen=True, slots=True)
class GoodsStowed(Event):
    """All goods of a ship were arranged; some were thrown away."""

    rule: ClassVar[str | None] = "GB-125"
    seat: Seat
    holds: tuple[Stowage, ...]
    thrown: tuple[Good, ...]
    worth: int


@dataclass(frozen=True, slots=True)
class GoodLost(Event):
    """A good was lost."""

    rule: ClassVar[str | None] = "GB-127"
    seat: Seat
    good: Good
    square: int


@dataclass(frozen=True, slots=True)
class PlanetLanded(Event):
    """A ship landed on a planet."""

    rule: ClassVar[str | None] = "GB-133"
    seat: Seat
    planet: int


@dataclass(frozen=True, slots=True)
class PlayerPassed(Event):
    """A player did not take what the card offers."""

    rule: ClassVar[str | None] = "GB-080"
    seat: Seat


@dataclass(frozen=True, slots=True)
class OpportunityTaken(Event):
    """A player took the abandoned ship or station."""

    rule: ClassVar[str | None] = "GB-137"
    seat: Seat


@dataclass(frozen=True, slots=True)
class CreditsEarned(Event):
    """A card paid a player."""

    rule: ClassVar[str | None] = "GB-137"
    seat: Seat
    credits: int


@dataclass(frozen=True, slots=True)
class EnemyFought(Event):
    """A player won, drew or lost against the enemy."""

    rule: ClassVar[str | None] = "GB-141"
    seat: Seat
    result: Result


@dataclass(frozen=True, slots=True)
class RewardTaken(Event):
    """The victor took the reward."""

    rule: ClassVar[str | None] = "GB-143"
    seat: Seat


@dataclass(frozen=True, slots=True)
class RewardRefused(Event):
    """The victor refused reward and days."""

    rule: ClassVar[str | None] = "GB-143"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ShipStranded(Event):
    """A ship had no engine strength in open space."""

    rule: ClassVar[str | None] = "GB-151"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ConnectorsExposed(Event):
    """The exposed connectors of a ship were counted."""

    rule: ClassVar[str | None] = "GB-152"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class WeakestFound(Event):
    """The ship with the lowest value suffers."""

    rule: ClassVar[str | None] = "GB-156"
    seat: Seat
    value: Value


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """There was nobody to compare with."""

    rule: ClassVar[str | None] = "GB-163"


@dataclass(frozen=True, slots=True)
class SabotageMissed(Event):
    """The saboteurs found no component."""

    rule: ClassVar[str | None] = "GB-162"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FlightSettled(Event):
    """The account of a player for a flight, and the credits after it.

    `lost` components were charged for, `price` is left of that by insurance and Lawyer, `losses` was paid (GB-006).
    """

    rule: ClassVar[str | None] = "GB-173"
    seat: Seat
    finish: int
    beauty: int
    goods: int
    losses: int
    credits: int
    lost: int
    price: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: credits by seat, who won, and who won a little."""

    rule: ClassVar[str | None] = "GB-007"
    credits: tuple[int, ...]
    winners: Seats
    little: Seats


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
class LawyerHelped(Event):
    """The Lawyer saved a player some or all of the price of lost components."""

    rule: ClassVar[str | None] = "GX-168"
    seat: Seat
    credits: int


@dataclass(frozen=True, slots=True)
class SecondPassBegan(Event):
    """The cards that lie face down are played once more."""

    rule: ClassVar[str | None] = "GX-417"
    cards: int


@dataclass(frozen=True, slots=True)
class LoanTaken(Event):
    """A player took a loan, and has so many now."""

    rule: ClassVar[str | None] = "GX-352"
    seat: Seat
    credits: int
    loans: int


@dataclass(frozen=True, slots=True)
class LoanRepaid(Event):
    """A player repaid a loan, and has so many left."""

    rule: ClassVar[str | None] = "GX-353"
    seat: Seat
    credits: int
    loans: int


@dataclass(frozen=True, slots=True)
class CreditsPaid(Event):
    """A player paid the bank."""

    rule: ClassVar[str | None] = "GX-576"
    seat: Seat
    credits: int
