"""What a trucker can do only in a game with modules of the Big Expansion."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.galaxy_trucker.content import Good, Half, Member, Side, Specialist
from astrodrome.kernel.records import Action


@dataclass(frozen=True, slots=True)
class Wake(Action):
    """Wake a sleeper of a stasis chamber, who moves into a cabin (GX-066)."""

    chamber: int
    cabin: int


@dataclass(frozen=True, slots=True)
class Boost(Action):
    """Boost a cannon joined to a cannon booster; it disintegrates afterwards (GX-104)."""

    booster: int
    cannon: int


@dataclass(frozen=True, slots=True)
class Jump(Action):
    """Jump into hyperspace with an accelerator, at the cost of an engine joined to it (GX-116)."""

    accelerator: int
    engine: int


@dataclass(frozen=True, slots=True)
class Burn(Action):
    """Burn a good in a furnace to refill a battery joined to it (GX-141)."""

    furnace: int
    battery: int
    good: Good


@dataclass(frozen=True, slots=True)
class ChooseSpecialist(Action):
    """Choose what the cyan alien does (GX-161)."""

    specialist: Specialist


@dataclass(frozen=True, slots=True)
class SendDiplomat(Action):
    """Send the Diplomat away to be spared a penalty (GX-187)."""


@dataclass(frozen=True, slots=True)
class Forgo(Action):
    """Do without one good of a reward that somebody else had first (GX-207)."""

    good: Good


@dataclass(frozen=True, slots=True)
class TakeOrdered(Action):
    """Take a component from the own pile of those made to order (GX-474)."""

    component: str


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Let a component fall off whose connectors are defective (GX-471)."""

    square: int


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Say from which side debris shall come (GX-561)."""

    side: Side


@dataclass(frozen=True, slots=True)
class PayUnion(Action):
    """Pay the union: so many credits, the rest in goods (GX-452)."""

    credits: int


@dataclass(frozen=True, slots=True)
class HandGood(Action):
    """Hand over a good from a hold (GX-452)."""

    square: int
    good: Good


@dataclass(frozen=True, slots=True)
class ChooseFront(Action):
    """Say which side of the board is the front of the ship (GX-259)."""

    side: Side


@dataclass(frozen=True, slots=True)
class SetNumber(Action):
    """Set a die in secret, for the others to guess (GX-488)."""

    number: int


@dataclass(frozen=True, slots=True)
class Guess(Action):
    """Guess the number that the rearmost player has set (GX-489)."""

    number: int


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Commit credits in secret (GX-494)."""

    credits: int


@dataclass(frozen=True, slots=True)
class Point(Action):
    """Name a column and a row for the police (GX-497)."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class Aim(Action):
    """Send a line of meteors at another ship (GX-503)."""

    course: int
    target: int


@dataclass(frozen=True, slots=True)
class StopAt(Action):
    """Stop on a square of the Junkyard (GX-512)."""

    stop: int


@dataclass(frozen=True, slots=True)
class Berth:
    """Who lives on a square: so many humans, or an alien."""

    square: int
    humans: int
    alien: Member | None = None


@dataclass(frozen=True, slots=True)
class SettleCrew(Action):
    """Arrange the crew with the astronauts gained; squares that are not named stay empty (GX-516, GX-517)."""

    berths: tuple[Berth, ...]


@dataclass(frozen=True, slots=True)
class Charge:
    """So many cells in a battery."""

    square: int
    cells: int


@dataclass(frozen=True, slots=True)
class ArrangeCells(Action):
    """Arrange all cells with those gained (GX-518)."""

    charges: tuple[Charge, ...]


@dataclass(frozen=True, slots=True)
class TakeFromDepot(Action):
    """Take a component that the Star Depot offers (GX-526)."""

    component: str


@dataclass(frozen=True, slots=True)
class WithdrawHalf(Action):
    """Let one half of a ship give up; the other one flies on (GX-307)."""

    half: Half


@dataclass(frozen=True, slots=True)
class PowerHalf(Action):
    """Let the double cannon of a half shoot at a meteor, for a cell of that half (GX-299)."""

    half: Half


@dataclass(frozen=True, slots=True)
class ChooseMachination(Action):
    """Put one of the own machinations into the next flight (GX-333)."""

    card: str


@dataclass(frozen=True, slots=True)
class TakeLoan(Action):
    """Take a loan token and its credits (GX-352)."""


@dataclass(frozen=True, slots=True)
class RepayLoan(Action):
    """Give a loan token and its price back (GX-353)."""


@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay what a machination asks for (GX-576)."""

    credits: int


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Do not pay, and bear the other (GX-576)."""


@dataclass(frozen=True, slots=True)
class BidOpenly(Action):
    """Bid more than anybody before in an open auction (GX-012)."""

    credits: int


@dataclass(frozen=True, slots=True)
class NameShip(Action):
    """Name another ship, which loses days (EM-08)."""

    target: int


@dataclass(frozen=True, slots=True)
class HandOver(Action):
    """Pay to hand the parcel to another ship (EM-18)."""

    target: int


@dataclass(frozen=True, slots=True)
class Loosen(Action):
    """Let a component of another ship fall off (EM-17)."""

    square: int


@dataclass(frozen=True, slots=True)
class Scrap(Action):
    """Give up components that are not paid for in a system test (GX-548)."""

    squares: tuple[int, ...]


SEND_DIPLOMAT: Final = SendDiplomat()
TAKE_LOAN: Final = TakeLoan()
REPAY_LOAN: Final = RepayLoan()
DECLINE: Final = Decline()

MODULE_ACTIONS: Final = (
    Wake,
    Boost,
    Jump,
    Burn,
    ChooseSpecialist,
    SendDiplomat,
    Forgo,
    TakeOrdered,
    Drop,
    Vote,
    PayUnion,
    HandGood,
    ChooseFront,
    SetNumber,
    Guess,
    Bid,
    Point,
    Aim,
    StopAt,
    SettleCrew,
    ArrangeCells,
    TakeFromDepot,
    WithdrawHalf,
    PowerHalf,
    ChooseMachination,
    TakeLoan,
    RepayLoan,
    Pay,
    Decline,
    BidOpenly,
    NameShip,
    HandOver,
    Loosen,
    Scrap,
)
"""What only a game with modules of the Big Expansion asks for."""
