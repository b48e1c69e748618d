"""What a trucker is shown to choose from: each thing with its price, or the refusal that greys it out."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.galaxy_trucker.content.rows import Good, Half, Missile, Side, Value
from astrodrome.games.galaxy_trucker.records.actions import Stowage
from astrodrome.games.galaxy_trucker.records.flight_events import Result
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.kernel.records import Offer
from astrodrome.kernel.refusal import Refusal


@dataclass(frozen=True, slots=True)
class ComponentChoice:
    """A component that could be taken."""

    component: str
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class TurnChoice:
    """A rotation on a square: the mistakes it would make there, and whether it may be placed at all.

    `sides` are those where connectors do not match, or where the square before a barrel or exhaust is not free.
    """

    turns: int
    mistakes: tuple[Refusal, ...]
    refusal: Refusal | None
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class SquareChoice:
    """An empty square of the ship shape, with the four rotations of the component."""

    square: int
    turns: tuple[TurnChoice, ...]


@dataclass(frozen=True, slots=True)
class PileChoice:
    """One of the open piles."""

    pile: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class NumberChoice:
    """A number tile."""

    number: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BuildOffer(Offer):
    """Building: the component that is free to be put somewhere, and everything that can be done or taken.

    Fields named like an action hold its refusal, None where it is allowed.
    """

    component: str | None
    loose: int | None
    face_down: Refusal | None
    face_up: tuple[ComponentChoice, ...]
    reserve: tuple[ComponentChoice, ...]
    squares: tuple[SquareChoice, ...]
    return_component: Refusal | None
    set_aside: Refusal | None
    piles: tuple[PileChoice, ...]
    put_back: Refusal | None
    hourglass: Refusal | None
    numbers: tuple[NumberChoice, ...]
    leave: Refusal | None
    ordered: tuple[ComponentChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class NumberOffer(Offer):
    """The number tiles that are left."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake of a ship: what it is, and the squares it concerns."""

    mistake: Refusal
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PartChoice:
    """A linked part of a ship."""

    part: int
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RepairOffer(Offer):
    """The mistakes of a ship, the components that may be removed, the parts that may be kept."""

    mistakes: tuple[Mistake, ...]
    removable: tuple[int, ...]
    parts: tuple[PartChoice, ...]


@dataclass(frozen=True, slots=True)
class KeepOffer(Offer):
    """The parts of a ship that broke up."""

    parts: tuple[PartChoice, ...]


@dataclass(frozen=True, slots=True)
class AlienOffer(Offer):
    """An alien and the cabins it could live in."""

    alien: Member
    cabins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HalfChoice:
    """One half of a ship, and what its goods bring when it gives up (GX-313)."""

    half: Half
    goods_given_up: int


@dataclass(frozen=True, slots=True)
class GiveUpOffer(Offer):
    """What the goods bring at the finish and after giving up, and how many cards are to come.

    `halves` are those of the ship that could be withdrawn alone (GX-307); `loan_price` is what repaying a loan costs,
    0 where none can be repaid (GX-353).
    """

    goods: int
    goods_given_up: int
    cards: int
    halves: tuple[HalfChoice, ...] = ()
    loan_price: int = 0


@dataclass(frozen=True, slots=True)
class PowerChoice:
    """A number of doubles of each kind, its price in cells, the strength it gives.

    `paces` are the engine strengths of the halves in the race, where a ship has two (GX-309). `leaves` says that the
    ship gives up with it: no engine strength in open space (GB-151). `result` is that of the fight against an enemy.
    """

    doubles: tuple[int, ...]
    price: int
    strength: int
    refusal: Refusal | None
    paces: tuple[int, ...] = ()
    leaves: bool = False
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class PowerOffer(Offer):
    """The strengths that can be declared, counted in steps of one `unit`-th, and that of the `enemy`, if there is one.

    In a ship of two halves `kinds` says how many kinds of doubles each half in the race has, one half after the other.
    """

    value: Value
    unit: int
    choices: tuple[PowerChoice, ...]
    kinds: tuple[int, ...] = ()
    enemy: int | None = None


@dataclass(frozen=True, slots=True)
class BatteryChoice:
    """A battery and its cells."""

    square: int
    cells: int


@dataclass(frozen=True, slots=True)
class CellOffer(Offer):
    """The batteries, and how many cells must go."""

    batteries: tuple[BatteryChoice, ...]
    left: int


@dataclass(frozen=True, slots=True)
class CabinChoice:
    """A cabin and who lives in it."""

    square: int
    member: Member


@dataclass(frozen=True, slots=True)
class CrewOffer(Offer):
    """The manned cabins, and how many of the crew must go."""

    cabins: tuple[CabinChoice, ...]
    left: int


@dataclass(frozen=True, slots=True)
class LoseGoodOffer(Offer):
    """The colour of goods that goes, the holds that have it, how many goods must go."""

    good: Good
    holds: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class GoodChoice:
    """Goods of a colour: how many there are to arrange, how many of them are new, the holds that take them."""

    good: Good
    count: int
    gained: int
    holds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HoldChoice:
    """A hold: its ordinary and special spaces, and what lies in it."""

    square: int
    ordinary: int
    special: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class StowOffer(Offer):
    """The goods at hand, the holds, and the arrangement that is worth most."""

    goods: tuple[GoodChoice, ...]
    holds: tuple[HoldChoice, ...]
    best: tuple[Stowage, ...]


@dataclass(frozen=True, slots=True)
class DefenceOffer(Offer):
    """A projectile, the component it will strike, what defending costs in cells, and which defence helps.

    `also` are the components that would be destroyed with it (GX-445, GX-453); `parts` those that the ship would break
    into without them all, none where it would hold together.
    """

    kind: Missile
    side: Side
    total: int
    square: int
    price: int
    shield: Refusal | None
    shot: Refusal | None
    parts: tuple[PartChoice, ...]
    shield_price: int | None
    shot_price: int | None
    also: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlanetChoice:
    """A planet and its goods; who lands second on it gets one good fewer (GX-207).

    `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
    """

    planet: int
    goods: tuple[Good, ...]
    refusal: Refusal | None
    fewer: int = 0
    gain: int = 0


@dataclass(frozen=True, slots=True)
class PlanetOffer(Offer):
    """The planets, and the days that landing costs."""

    planets: tuple[PlanetChoice, ...]
    days: int


@dataclass(frozen=True, slots=True)
class OpportunityOffer(Offer):
    """What an abandoned ship or station costs in crew and days, and what it brings; so many goods fewer (GX-214).

    `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
    """

    crew: int
    credits: int
    goods: tuple[Good, ...]
    days: int
    fewer: int = 0
    gain: int = 0


@dataclass(frozen=True, slots=True)
class RewardOffer(Offer):
    """What the beaten enemy leaves, and the days it costs to take; so many goods fewer (GX-220).

    `gain` is what the best load of the ship as it is would be worth beyond the goods aboard: 0 with full holds.
    """

    credits: int
    goods: tuple[Good, ...]
    days: int
    fewer: int = 0
    gain: int = 0


@dataclass(frozen=True, slots=True)
class ChamberChoice:
    """A stasis chamber, how many sleep in it, and the cabins that they may wake up in."""

    square: int
    sleepers: int
    cabins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BurnChoice:
    """A furnace, a battery joined to it, and the cells that the battery would gain."""

    furnace: int
    battery: int
    cells: int


@dataclass(frozen=True, slots=True)
class BurnOffer(Offer):
    """The furnaces, and the goods that can be burned."""

    choices: tuple[BurnChoice, ...]
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class ForgoOffer(Offer):
    """The goods of the reward, one of which is forgone."""

    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class FrontChoice:
    """A side of the board, and how many engines would point astray with it as the front."""

    side: Side
    astray: int


@dataclass(frozen=True, slots=True)
class FrontOffer(Offer):
    """The sides that may become the front, and those that others have chosen, in their order."""

    choices: tuple[FrontChoice, ...]
    chosen: tuple[Side, ...]
