"""What happens in flight and at the settlement. Planets are counted from 1 as people do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, get_args

from astrodrome.games.galaxy_trucker.actions import Stowage
from astrodrome.games.galaxy_trucker.content import Family, Good, Kind, Missile, Side, Value
from astrodrome.games.galaxy_trucker.yard_events import Member
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats

CrewCause = Literal["card", "epidemic", "unsupported", "diplomat"]
GiveUpReason = Literal["own-will", "no-humans", "no-engine", "lapped", "no-ship", "missed", "union"]
Aim = Literal["column", "row", "strength"]
Result = Literal["won", "drawn", "lost"]
Extra = Literal["luxury", "manager", "creativity", "leftovers"]
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
    """Two dice aimed a projectile, or found a column or row."""

    rule: ClassVar[str | None] = "GB-096"
    seat: Seat
    aim: Aim | Missile
    side: Side | None
    dice: tuple[int, ...]
    total: int


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
    """The account of a player for a flight, and the credits after it."""

    rule: ClassVar[str | None] = "GB-173"
    seat: Seat
    finish: int
    beauty: int
    goods: int
    losses: int
    credits: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: credits by seat, who won, and who won a little."""

    rule: ClassVar[str | None] = "GB-007"
    credits: tuple[int, ...]
    winners: Seats
    little: Seats


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


FLIGHT_EVENTS: Final = (
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
    CardRevealed,
    DeckOpened,
    GaveUp,
    DaysGained,
    DaysLost,
    CellSpent,
    StrengthDeclared,
    DiceRolled,
    ProjectileMissed,
    MeteorBounced,
    ShieldUsed,
    MeteorShot,
    CrewLost,
    GoodsStowed,
    GoodLost,
    PlanetLanded,
    PlayerPassed,
    OpportunityTaken,
    CreditsEarned,
    EnemyFought,
    RewardTaken,
    RewardRefused,
    ShipStranded,
    ConnectorsExposed,
    WeakestFound,
    NothingHappened,
    SabotageMissed,
    FlightSettled,
    GameEnded,
)
