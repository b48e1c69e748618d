"""What a trucker is shown to choose from in a game with modules of the Big Expansion; the list of all offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.content import Good, Half, Projectile, Side, Specialist, Stop
from astrodrome.games.galaxy_trucker.machination_offers import MACHINATION_OFFERS
from astrodrome.games.galaxy_trucker.module_actions import Berth, Charge
from astrodrome.games.galaxy_trucker.offers import BASE_OFFERS, BatteryChoice, ComponentChoice, HoldChoice
from astrodrome.kernel.records import Offer
from astrodrome.kernel.refusal import Refusal


@dataclass(frozen=True, slots=True)
class ChamberChoice:
    """A stasis chamber, how many sleep in it, and the cabins that they may wake up in."""

    square: int
    sleepers: int
    cabins: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class WakeOffer(Offer):
    """The stasis chambers with sleepers, and the cabins with a free place."""

    chambers: tuple[ChamberChoice, ...]
    cabins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HalfPrice:
    """A half of a ship and a price in its cells."""

    half: Half
    price: int


@dataclass(frozen=True, slots=True)
class BoostChoice:
    """A booster, a cannon joined to it, the price in cells, what it adds to the strength in halves."""

    booster: int
    cannon: int
    price: int
    halves: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BoostOffer(Offer):
    """The cannons that can be boosted, and the strength in halves without another boost and without doubles."""

    strength: int
    choices: tuple[BoostChoice, ...]


@dataclass(frozen=True, slots=True)
class JumpChoice:
    """An accelerator, an engine joined to it, the price in cells."""

    accelerator: int
    engine: int
    price: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class JumpOffer(Offer):
    """The jumps there are, and how many cards they would miss; with the last card a jump means giving up."""

    choices: tuple[JumpChoice, ...]
    cards: int
    last: bool


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
class SpecialistChoice:
    """A specialisation, and why it cannot be chosen."""

    specialist: Specialist
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class SpecialistOffer(Offer):
    """The specialisations of the cyan alien."""

    choices: tuple[SpecialistChoice, ...]


@dataclass(frozen=True, slots=True)
class DiplomatOffer(Offer):
    """The Diplomat may be sent to be spared what the card is about to do."""

    square: int


@dataclass(frozen=True, slots=True)
class ForgoOffer(Offer):
    """The goods of the reward, one of which is forgone."""

    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class DropOffer(Offer):
    """The components that could be dropped, and the engine strength without cells as it is."""

    squares: tuple[int, ...]
    strength: int


@dataclass(frozen=True, slots=True)
class VoteOffer(Offer):
    """The sides debris could come from, with the votes cast so far in flight order."""

    sides: tuple[Side, ...]
    votes: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class UnionOffer(Offer):
    """What the union asks for, and how many credits may be part of it: the least and the most; None: not payable.

    `loans` are the tokens that are left.
    """

    due: int
    least: int | None
    most: int | None
    loans: int = 0


@dataclass(frozen=True, slots=True)
class HandOffer(Offer):
    """The goods that can be handed over, and how many must be."""

    holds: tuple[HoldChoice, ...]
    left: int


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
    """The components on offer; the refusal says that one cannot be mounted anywhere."""

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
class HalfOffer(Offer):
    """The halves whose double cannon could shoot, and what that costs each (GX-299)."""

    choices: tuple[HalfPrice, ...]


OFFERS: Final = (
    *MACHINATION_OFFERS,
    HalfOffer,
    DieOffer,
    BidOffer,
    PointOffer,
    AimOffer,
    JunkyardOffer,
    BerthOffer,
    ChargeOffer,
    DepotOffer,
    MountOffer,
    FrontOffer,
    DropOffer,
    VoteOffer,
    UnionOffer,
    HandOffer,
    *BASE_OFFERS,
    WakeOffer,
    BoostOffer,
    JumpOffer,
    BurnOffer,
    SpecialistOffer,
    DiplomatOffer,
    ForgoOffer,
)
