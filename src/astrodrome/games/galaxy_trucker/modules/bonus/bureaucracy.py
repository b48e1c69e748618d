"""Bureaucracy and the Robotic Police: two events with something secret (GX-488 to GX-502)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.cards.combat import unless_alone
from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.dice import square_at
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.loans import lending, refuse_loan, take_loan, tokens_left
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.modules.bids import listed_bids, lists_all_bids
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    Bid,
    BidOffer,
    BidsOpened,
    DieOffer,
    Guess,
    NumberGuessed,
    NumberSet,
    NumberShown,
    Point,
    PointOffer,
    PolicePointed,
    SetNumber,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.records.actions import TakeLoan
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import Sealed
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import TIME_UP, Action, ClockOffer, Offer, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat, Seats

NUMBERS: Final = tuple(range(1, DIE_SIDES + 1))
FORBIDDEN: Final = 7
"""What nobody may name for the police (GX-497)."""
TOTALS: Final = tuple([total for total in range(DICE, DICE * DIE_SIDES + 1) if total != FORBIDDEN])


def play_bureaucracy(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: the rearmost sets a number, others guess, it is shown (GX-488 to GX-490)."""
    *others, setter = g.order()
    guesses = [TruckerGuesses(seat) for seat in others]
    return unless_alone(g, [TruckerSetsNumber(setter), *guesses, ShowNumber(setter)])


def refuse_die(number: int, rule: str) -> Refusal | None:
    """Refuse what a die does not show."""
    return None if number in NUMBERS else Refusal(rule, "not-on-a-die", (("most", DIE_SIDES),))


class TruckerSetsNumber(RacerDecision):
    """The rearmost player sets a die in secret (GX-488)."""

    takes = (SetNumber,)
    rules = ("GX-488",)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [SetNumber(number) for number in NUMBERS]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, SetNumber)
        return refuse_die(action.number, "GX-488")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Keep it secret."""
        assert isinstance(action, SetNumber)
        bonus_of(g).secrets[seat] = action.number
        if g.listening:
            g.emit(NumberSet(seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return DieOffer(NUMBERS, ())


class TruckerGuesses(RacerDecision):
    """Every other player guesses once, the leader first (GX-489)."""

    takes = (Guess,)
    rules = ("GX-489",)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Guess(number) for number in NUMBERS]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse what a die does not show; a guess of somebody else may be repeated."""
        assert isinstance(action, Guess)
        return refuse_die(action.number, "GX-489")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, Guess)
        bonus_of(g).guesses[seat] = action.number
        if g.listening:
            g.emit(NumberGuessed(seat, action.number))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return DieOffer(
            NUMBERS, tuple([guess for other in g.order() if (guess := bonus_of(g).guesses[other]) is not None])
        )


class ShowNumber(Task[Trucker]):
    """Wrong guesses cost as many days as the number, right ones bring credits (GX-490 to GX-493)."""

    args = ("setter",)

    def __init__(self, setter: Seat) -> None:
        self.setter = setter

    @override
    def run(self, g: Trucker) -> None:
        bonus = bonus_of(g)
        number = bonus.secrets[self.setter]
        assert number is not None, "the number was set"
        bonus.secrets[self.setter] = None
        if g.listening:
            g.emit(NumberShown(number))
        others = [seat for seat in g.order() if seat != self.setter]
        for seat in rearmost_first(g, [seat for seat in others if bonus.guesses[seat] != number]):
            lose_days(g, seat, number)
        g.then(*[EarnCredits(seat, g.card.credits) for seat in others if bonus.guesses[seat] == number])


def play_police(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [TRUCKERS_BID]


class TruckersBid(Sealed[Trucker]):
    """Everybody in the race commits credits in secret; the highest pays, of several the rearmost (GX-494 to GX-496)."""

    takes = (Bid, TakeLoan)
    rules = ("GX-494", "GX-495", "GX-360")

    @override
    def entitled(self, g: Trucker) -> Seats:
        return tuple(g.order())

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the bids, nothing first; then a loan (GX-Q65)."""
        return [*[Bid(credits) for credits in listed_bids(0, g.credits[seat])], *lending(g)]

    @override
    def complete(self, g: Trucker, seat: Seat) -> bool:
        return lists_all_bids(0, g.credits[seat])

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse more than there is (GX-Q65)."""
        if isinstance(action, TakeLoan):
            return refuse_loan(g)
        assert isinstance(action, Bid)
        there = g.credits[seat]
        return None if 0 <= action.credits <= there else Refusal("GX-494", "bid-too-high", (("credits", there),))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Keep the bid under its seal; a loan is taken before everybody's eyes, and the player is asked again."""
        if isinstance(action, TakeLoan):
            take_loan(g, seat)
            g.agenda.append(self)
        else:
            super().answer(g, seat, action)

    @override
    def open_all(self, g: Trucker) -> None:
        bids: list[int | None] = [answer.credits if isinstance(answer, Bid) else None for answer in g.answers]
        committed = [(bid, seat) for seat in g.order() if (bid := bids[seat]) is not None]
        best = max([bid for bid, _ in committed])
        winner = [seat for bid, seat in committed if bid == best][-1]
        g.credits[winner] -= best
        g.income[winner] -= best
        if g.listening:
            g.emit(BidsOpened(winner, best, tuple(bids)))
        g.then(TruckerPoints(winner))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return BidOffer(g.credits[seat], tokens_left(g))


class TruckerPoints(RacerDecision):
    """The winner names a column and a row, neither of them 7 (GX-497, GX-498)."""

    takes = (Point, TimeUp)
    rules = ("GX-497",)

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask the winner, and the clock where the table has set a limit (GX-502)."""
        return (self.seat, CLOCK) if g.options.police_time else (self.seat,)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return all coordinates; the clock has only one word."""
        return (TIME_UP,) if seat == CLOCK else [Point(column, row) for column in TOTALS for row in TOTALS]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if (seat == CLOCK) != isinstance(action, TimeUp):
            return Refusal("GX-502", "police-tells-time")
        if isinstance(action, TimeUp):
            return None
        assert isinstance(action, Point)
        named = action.column in TOTALS and action.row in TOTALS
        return None if named else Refusal("GX-497", "no-such-coordinates")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Everybody gives up what lies there, the winner too; when time is up nobody does (GX-499, GX-500, GX-Q65)."""
        if isinstance(action, TimeUp):
            return
        assert isinstance(action, Point)
        if g.listening:
            g.emit(PolicePointed(seat, action.column, action.row))
        for ship in reversed(g.order()):
            square = square_at(g, ship, (action.column, action.row))
            if square is not None and g.ships[ship][square]:
                lose_component(g, ship, square, "given-up")
                g.then(TruckerKeepsPart(ship))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show what may be named; to the clock, how long it waits."""
        return ClockOffer(g.options.police_time) if seat == CLOCK else PointOffer(TOTALS)


TRUCKERS_BID: Final = TruckersBid()
