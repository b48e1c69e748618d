"""What a trucker can do. Squares are those of the common grid (see `grid`); piles and planets are counted from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import OPEN_PILES
from astrodrome.games.galaxy_trucker.content.rows import Good, Half, Side
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES
from astrodrome.kernel.records import Action


@dataclass(frozen=True, slots=True)
class TakeFaceDown(Action):
    """Take a component that lies face down, unseen (GB-019)."""


@dataclass(frozen=True, slots=True)
class TakeFaceUp(Action):
    """Take a component that lies face up; the first to ask has it (GB-019, GB-022)."""

    component: str


@dataclass(frozen=True, slots=True)
class TakeReserve(Action):
    """Take a component set aside back into the hand (GB-029)."""

    component: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Put the component in hand, or the one placed last, on a square, in quarter turns clockwise (GB-025, GB-027)."""

    square: int
    turns: int


@dataclass(frozen=True, slots=True)
class ReturnComponent(Action):
    """Put the component in hand, or the one placed last, back into the warehouse, face up (GB-023, GB-027)."""


@dataclass(frozen=True, slots=True)
class SetAside(Action):
    """Lay the component in hand, or the one placed last, on the reserve (GB-027, GB-028)."""


@dataclass(frozen=True, slots=True)
class LookAtPile(Action):
    """Take one of the three open piles of cards and look at it (GB-031)."""

    pile: int


@dataclass(frozen=True, slots=True)
class PutPileBack(Action):
    """Put the pile back (GB-031)."""


@dataclass(frozen=True, slots=True)
class TurnHourglass(Action):
    """Turn the hourglass and move it one circle towards START (GB-039)."""


@dataclass(frozen=True, slots=True)
class Finish(Action):
    """Take a free number tile: the ship is built (GB-042)."""

    number: int


@dataclass(frozen=True, slots=True)
class LeaveYard(Action):
    """Leave the table while building: the ship stays as it stands and gets the last number tile (GB-189)."""


@dataclass(frozen=True, slots=True)
class Remove(Action):
    """Take off a component that is part of a mistake (GB-060)."""

    square: int


@dataclass(frozen=True, slots=True)
class KeepPart(Action):
    """Keep one of the linked parts of a ship, in the order of the offer; the others are lost (GB-062, GB-117)."""

    part: int


@dataclass(frozen=True, slots=True)
class BoardAlien(Action):
    """Let the alien live in a cabin (GB-068)."""

    square: int


@dataclass(frozen=True, slots=True)
class BoardHumans(Action):
    """Take humans only, no alien of this colour (GB-068)."""


@dataclass(frozen=True, slots=True)
class FlyOn(Action):
    """Stay in flight for the next card (GB-164)."""


@dataclass(frozen=True, slots=True)
class GiveUp(Action):
    """Leave the flight before the next card (GB-164)."""


@dataclass(frozen=True, slots=True)
class Power(Action):
    """Say how many doubles of each kind are powered, in the order of the offer (GB-095)."""

    doubles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SpendCell(Action):
    """Take one cell from a battery (GB-088, GB-128)."""

    square: int


@dataclass(frozen=True, slots=True)
class LoseCrew(Action):
    """Let one human, or the alien, of a cabin go (GB-130)."""

    square: int


@dataclass(frozen=True, slots=True)
class LoseGood(Action):
    """Let one of the most valuable goods go, from this hold (GB-127)."""

    square: int


@dataclass(frozen=True, slots=True)
class Stowage:
    """The goods to put into one hold."""

    square: int
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class StowGoods(Action):
    """Arrange all goods, aboard and gained, in one go; what is not named is thrown away (GB-124, GB-125)."""

    holds: tuple[Stowage, ...]


@dataclass(frozen=True, slots=True)
class UseShield(Action):
    """Spend a cell on a shield that covers the side (GB-101, GB-108)."""


@dataclass(frozen=True, slots=True)
class Shoot(Action):
    """Shoot the large meteor; a double cannon, used where no single one can, costs a cell (GB-102)."""


@dataclass(frozen=True, slots=True)
class TakeHit(Action):
    """Do not defend (GB-114)."""


@dataclass(frozen=True, slots=True)
class Land(Action):
    """Land on a planet that is still free (GB-133)."""

    planet: int


@dataclass(frozen=True, slots=True)
class TakeOpportunity(Action):
    """Take the abandoned ship or station (GB-137, GB-139)."""


@dataclass(frozen=True, slots=True)
class TakeReward(Action):
    """Take the reward for the beaten enemy and lose the printed days (GB-143)."""


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Burn a good in a furnace to refill a battery joined to it (GX-141)."""

    furnace: int
    battery: int
    good: Good


@dataclass(frozen=True, slots=True)
class Forgo(Action):
    """Do without one good of a reward that somebody else had first (GX-207)."""

    good: Good


@dataclass(frozen=True, slots=True)
class TakeOrdered(Action):
    """Take a component from your pile of those made to order (GX-474)."""

    component: str


@dataclass(frozen=True, slots=True)
class ChooseFront(Action):
    """Say which side of the board is the front of the ship (GX-259)."""

    side: Side


@dataclass(frozen=True, slots=True)
class WithdrawHalf(Action):
    """Let one half of a ship give up; the other one flies on (GX-307)."""

    half: Half


@dataclass(frozen=True, slots=True)
class TakeLoan(Action):
    """Take a loan token and its credits (GX-352)."""


@dataclass(frozen=True, slots=True)
class RepayLoan(Action):
    """Give a loan token and its price back (GX-353)."""


TAKE_FACE_DOWN: Final = TakeFaceDown()
RETURN: Final = ReturnComponent()
SET_ASIDE: Final = SetAside()
LOOKS: Final = tuple([LookAtPile(pile) for pile in range(OPEN_PILES)])
PUT_PILE_BACK: Final = PutPileBack()
TURN_HOURGLASS: Final = TurnHourglass()
FINISHES: Final = tuple([Finish(number) for number in range(6)])
"""By number, for five players at most (GX-002); there is no number 0."""
LEAVE_YARD: Final = LeaveYard()
PLACES: Final = tuple([tuple([Place(square, turns) for turns in range(4)]) for square in range(SQUARES)])
"""Every placing, by square and turns: made once, shared by every game."""
REMOVES: Final = tuple([Remove(square) for square in range(SQUARES)])
BOARD_ALIEN: Final = tuple([BoardAlien(square) for square in range(SQUARES)])
BOARD_HUMANS: Final = BoardHumans()
FLY_ON: Final = FlyOn()
GIVE_UP: Final = GiveUp()
SPENDS: Final = tuple([SpendCell(square) for square in range(SQUARES)])
LOSE_CREW: Final = tuple([LoseCrew(square) for square in range(SQUARES)])
LOSE_GOOD: Final = tuple([LoseGood(square) for square in range(SQUARES)])
USE_SHIELD: Final = UseShield()
SHOOT: Final = Shoot()
TAKE_HIT: Final = TakeHit()
TAKE_OPPORTUNITY: Final = TakeOpportunity()
TAKE_REWARD: Final = TakeReward()
TAKE_LOAN: Final = TakeLoan()
REPAY_LOAN: Final = RepayLoan()
