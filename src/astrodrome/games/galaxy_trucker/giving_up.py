"""Giving up: of own will before a card, or because one must after it (GB-132, GB-164 to GB-167, GB-172, GB-195)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import FLY_ON, GIVE_UP, FlyOn, GiveUp
from astrodrome.games.galaxy_trucker.figures import LOAN_PRICE, TRACK
from astrodrome.games.galaxy_trucker.flight_events import GaveUp, GiveUpReason
from astrodrome.games.galaxy_trucker.goods import aboard, half_price, worth
from astrodrome.games.galaxy_trucker.halves import NAMES, Body, bodies, hull_of
from astrodrome.games.galaxy_trucker.halves_leaving import all_home, leave_one, price_of_half, sell_off
from astrodrome.games.galaxy_trucker.loans import refuse_repayment, repay_loan, repaying
from astrodrome.games.galaxy_trucker.module_actions import RepayLoan, WithdrawHalf
from astrodrome.games.galaxy_trucker.offers import GiveUpOffer, HalfChoice
from astrodrome.games.galaxy_trucker.questions import merchant_extra
from astrodrome.games.galaxy_trucker.sleepers import has_humans
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def leave_flight(g: Trucker, seat: Seat, reason: GiveUpReason) -> None:
    """Take a rocket off the track (GB-167)."""
    if g.halves:
        leave_one(g, seat, reason)
    g.flying[seat] = False
    if g.heard:
        g.tell(GaveUp(seat, reason))


def give_up(g: Trucker, seat: Seat, half: Body, reason: GiveUpReason) -> None:
    """Take a ship out of the flight, or one of its halves while the other one flies on (GX-307, GX-317)."""
    if half is None or g.halves[seat] == [half]:
        leave_flight(g, seat, reason)
    else:
        sell_off(g, seat, half, reason)


class TruckerMayGiveUp(Decision[Trucker]):
    """Before a card is revealed each player may give up, in flight order; or withdraw one half (GB-164, GX-307)."""

    args = ("seat",)
    takes = (FlyOn, GiveUp, WithdrawHalf, RepayLoan)
    rules = ("GB-164", "GX-353")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask the player whose turn it is."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return going on first; a loan may be repaid as well (GX-353)."""
        if not g.halves and not g.loans:
            return (FLY_ON, GIVE_UP)
        parting = [WithdrawHalf(NAMES[half]) for half in two_halves(g, seat)]
        return (FLY_ON, GIVE_UP, *parting, *repaying(g, seat))

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse to part a ship that does not have two halves, and to repay what cannot be repaid."""
        if isinstance(action, RepayLoan):
            return refuse_repayment(g, seat)
        parted = isinstance(action, WithdrawHalf) and not two_halves(g, seat)
        return Refusal("GX-307", "no-two-halves") if parted else None

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the candidates, which are all allowed."""
        return self.candidates(g, seat)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Go on, or leave the flight; who repays a loan is asked again."""
        if isinstance(action, GiveUp):
            leave_flight(g, seat, "own-will")
        elif isinstance(action, WithdrawHalf):
            give_up(g, seat, NAMES.index(action.half), "own-will")
        elif isinstance(action, RepayLoan):
            repay_loan(g, seat)
            g.then(self)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what the ship would get for its goods either way (GB-169, GB-177)."""
        pair, loan_price = two_halves(g, seat), LOAN_PRICE if repaying(g, seat) else 0
        home = all_home(g, seat)
        goods = aboard(home, seat)
        extra = merchant_extra(home, seat, goods)
        if not pair:
            return GiveUpOffer(worth(goods) + extra, half_price(worth(goods)) + extra, len(g.deck), (), loan_price)
        halved = [price_of_half(home, seat, half) for half in pair]
        choices = tuple([HalfChoice(NAMES[half], value) for half, value in zip(pair, halved, strict=True)])
        return GiveUpOffer(worth(goods) + extra, sum(halved), len(g.deck), choices, loan_price)


def two_halves(g: Trucker, seat: Seat) -> list[int]:
    """Return the halves of a ship that has two of them, in hyperspace or not (GX-Q38)."""
    return g.halves[seat] if g.halves and len(g.halves[seat]) > 1 else []


class EndCard(Task[Trucker]):
    """The card is resolved: ships that cannot go on give up now, not before (GB-132, GB-165, ruling GB-Q08)."""

    def run(self, g: Trucker) -> None:
        """Find all of them before any rocket is taken off (GB-195)."""
        if g.intro:
            return  # GB-183: nobody gives up, not even who must
        found: list[tuple[Seat, Body, GiveUpReason]] = []
        order = g.order()
        for seat in order:
            there = bodies(g, seat)
            failing = [(seat, half, reason) for half in there if (reason := must_give_up(g, seat, half)) is not None]
            if len(failing) < len(there) and g.place[order[0]] - g.place[seat] > TRACK:  # GB-166
                failing = [(seat, None, "lapped")]  # GX-308: with all halves
            found += failing
        for seat, half, reason in found:
            give_up(g, seat, half, reason)


def must_give_up(g: Trucker, seat: Seat, half: Body) -> GiveUpReason | None:
    """Return why a ship, or a half, cannot go on by itself, or None (GB-122, GB-165, GX-288, GX-309)."""
    if not hull_of(g, seat, half):
        return "no-ship"
    if not has_humans(g, seat, half):
        return "no-humans"
    stranded = g.stranded[seat] if half is None else half in g.adrift[seat]
    return "no-engine" if stranded else None


END_CARD: Final = EndCard()
