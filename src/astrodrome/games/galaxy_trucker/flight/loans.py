"""Loans: ten credits now for twelve later, as long as there are tokens (GX-351 to GX-360, GX-Q67)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content.figures import LOAN, LOAN_PRICE, LOAN_TOKENS
from astrodrome.games.galaxy_trucker.records.actions import REPAY_LOAN, TAKE_LOAN
from astrodrome.games.galaxy_trucker.records.flight_events import CreditsPaid, LoanRepaid, LoanTaken
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def tokens_left(g: Trucker) -> int:
    """Return how many loans can still be taken; without the machinations there are none (GX-351)."""
    return 0 if g.machinations is None else LOAN_TOKENS - sum(g.machinations.loans)


def means(g: Trucker, seat: Seat) -> int:
    """Return what a player could pay with all the loans that are left (GX-360)."""
    return g.credits[seat] + LOAN * tokens_left(g)


def lending(g: Trucker) -> list[Action]:
    """Return taking a loan, if it is possible: a player who may pay or bid may take one first (GX-360, GX-565)."""
    return [TAKE_LOAN] if tokens_left(g) else []


def refuse_loan(g: Trucker) -> Refusal | None:
    """Refuse a loan where there are none, or none is left."""
    if g.machinations is None:
        return Refusal("GX-351", "no-loans")
    return None if tokens_left(g) else Refusal("GX-329", "no-loan-left", (("tokens", LOAN_TOKENS),))


def take_loan(g: Trucker, seat: Seat) -> None:
    """Take a token and its credits (GX-352)."""
    machinations = g.machinations
    assert machinations is not None, "loans come with the machinations"
    machinations.loans[seat] += 1
    g.credits[seat] += LOAN
    machinations.borrowed[seat] += LOAN
    if g.listening:
        g.emit(LoanTaken(seat, LOAN, machinations.loans[seat]))


def repaying(g: Trucker, seat: Seat) -> list[Action]:
    """Return repaying a loan, where it is possible (GX-353)."""
    return [REPAY_LOAN] if g.machinations is not None and refuse_repayment(g, seat) is None else []


def refuse_repayment(g: Trucker, seat: Seat) -> Refusal | None:
    """Refuse to repay what was not lent, and to repay a part (GX-354)."""
    if g.machinations is None or not g.machinations.loans[seat]:
        return Refusal("GX-353", "no-loan-to-repay")
    if g.credits[seat] < LOAN_PRICE:
        return Refusal("GX-354", "loan-is-whole", (("price", LOAN_PRICE), ("credits", g.credits[seat])))
    return None


def repay_loan(g: Trucker, seat: Seat) -> None:
    """Give a token and its price back (GX-353)."""
    machinations = g.machinations
    assert machinations is not None, "loans come with the machinations"
    machinations.loans[seat] -= 1
    g.credits[seat] -= LOAN_PRICE
    machinations.borrowed[seat] -= LOAN_PRICE
    if g.listening:
        g.emit(LoanRepaid(seat, LOAN_PRICE, machinations.loans[seat]))


def repay_all(g: Trucker, seat: Seat) -> None:
    """Repay every loan that can be repaid, once the game is over (GX-356)."""
    while repaying(g, seat):
        repay_loan(g, seat)


def debt(g: Trucker, seat: Seat) -> int:
    """Return what a player would have to pay for all loans that are not repaid."""
    return 0 if g.machinations is None else LOAN_PRICE * g.machinations.loans[seat]


def afford(g: Trucker, seat: Seat, price: int) -> int:
    """Return what a player pays of a price that must be paid: loans are forced where there are any (GX-358, GX-359).

    What still is too much is forgiven (GB-006, GX-545, GX-Q67).
    """
    while g.credits[seat] < price and tokens_left(g):
        take_loan(g, seat)
    return min(price, g.credits[seat])


def pay(g: Trucker, seat: Seat, credits: int) -> None:
    """Pay credits to the bank in flight."""
    g.credits[seat] -= credits
    g.income[seat] -= credits
    if g.listening:
        g.emit(CreditsPaid(seat, credits))


def refuse_sum(g: Trucker, seat: Seat, credits: int) -> Refusal | None:
    """Refuse to pay more than there is in hand: a loan is taken before (GX-360)."""
    there = g.credits[seat]
    return None if credits <= there else Refusal("GX-360", "too-few-credits", (("price", credits), ("credits", there)))
