"""Giving up: by choice before a card, or by force after it (GB-132, GB-164 to GB-167, GB-172, GB-195)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import LOAN_PRICE, TRACK
from astrodrome.games.galaxy_trucker.flight.loans import refuse_repayment, repay_loan, repaying
from astrodrome.games.galaxy_trucker.modules.halves.leaving import all_home, leave_one, price_of_half, sell_off
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, FlyOn, GiveUp, RepayLoan, WithdrawHalf
from astrodrome.games.galaxy_trucker.records.flight_events import GaveUp, GiveUpReason
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer, HalfChoice
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, Body, bodies, halves_flown, hull_of
from astrodrome.games.galaxy_trucker.ship.crew import has_humans
from astrodrome.games.galaxy_trucker.ship.goods import aboard, half_price, worth
from astrodrome.games.galaxy_trucker.ship.module_effects import merchant_extra
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def leave_flight(g: Trucker, seat: Seat, reason: GiveUpReason) -> None:
    """Take a rocket off the track (GB-167)."""
    if halves_flown(g) is not None:
        leave_one(g, seat, reason)
    g.flying[seat] = False
    if g.listening:
        g.emit(GaveUp(seat, reason))


def give_up(g: Trucker, seat: Seat, half: Body, reason: GiveUpReason) -> None:
    """Take a ship out of the flight, or one of its halves while the other one flies on (GX-307, GX-317)."""
    halves = halves_flown(g)
    if half is None or halves is None or halves.flying[seat] == [half]:
        leave_flight(g, seat, reason)
    else:
        sell_off(g, seat, half, reason)


class TruckerMayGiveUp(SeatDecision[Trucker]):
    """Before a card is revealed each player may give up, in flight order; or withdraw one half (GB-164, GX-307)."""

    takes = (FlyOn, GiveUp, WithdrawHalf, RepayLoan)
    rules = ("GB-164", "GX-353")

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask everybody still flying, in hyperspace too (GX-Q38)."""
        return (self.seat,) if g.flying[self.seat] else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return going on first; a loan may be repaid as well (GX-353)."""
        if g.halves is None and g.machinations is None:
            return (FLY_ON, GIVE_UP)
        parting = [WithdrawHalf(NAMES[half]) for half in two_halves(g, seat)]
        return (FLY_ON, GIVE_UP, *parting, *repaying(g, seat))

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse to part a ship that does not have two halves, and to repay what cannot be repaid."""
        if isinstance(action, RepayLoan):
            return refuse_repayment(g, seat)
        parted = isinstance(action, WithdrawHalf) and not two_halves(g, seat)
        return Refusal("GX-307", "no-two-halves") if parted else None

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Go on, or leave the flight; who repays a loan is asked again."""
        if isinstance(action, GiveUp):
            leave_flight(g, seat, "own-will")
        elif isinstance(action, WithdrawHalf):
            give_up(g, seat, NAMES.index(action.half), "own-will")
        elif isinstance(action, RepayLoan):
            repay_loan(g, seat)
            g.then(self)

    @override
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
    halves = halves_flown(g)
    return halves.flying[seat] if halves is not None and len(halves.flying[seat]) > 1 else []


class EndCard(Task[Trucker]):
    """The card is resolved: ships that cannot go on give up now, not before (GB-132, GB-165, ruling GB-Q08)."""

    args = ("spared",)

    def __init__(self, spared: tuple[Seat, ...] = ()) -> None:
        self.spared = spared
        """Whose lap is not tested: they sat the card out (GX-572, GX-Q76)."""

    @override
    def run(self, g: Trucker) -> None:
        """Find all of them before any rocket is taken off (GB-195)."""
        if g.intro:
            return  # GB-183: nobody gives up, not even who must
        found: list[tuple[Seat, Body, GiveUpReason]] = []
        order = g.order()
        for seat in order:
            there = bodies(g, seat)
            failing = [(seat, half, reason) for half in there if (reason := must_give_up(g, seat, half)) is not None]
            lapped = g.position[order[0]] - g.position[seat] > TRACK and seat not in self.spared  # GB-166
            if lapped and len(failing) < len(there):
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
    halves = g.halves
    stranded = g.stranded[seat] if half is None or halves is None else half in halves.without_engine[seat]
    return "no-engine" if stranded else None


END_CARD: Final = EndCard()
