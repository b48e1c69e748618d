"""The end of building: what is left in hands and reserves, and the last number tiles (GB-030, GB-044, GB-045)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.records.actions import FINISHES, Finish
from astrodrome.games.galaxy_trucker.records.offers import NumberOffer
from astrodrome.games.galaxy_trucker.records.yard_events import BuildingEnded, ReserveLost
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.card_piles import put_back
from astrodrome.games.galaxy_trucker.yard.finishing import empty_hand, free_numbers, refuse_number, take_number
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import TIME_UP, Action, ClockOffer, Offer, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat, Seats


class CloseYard(Task[Trucker]):
    """Nothing may be added to any ship from now on (GB-044)."""

    @override
    def run(self, g: Trucker) -> None:
        """Empty the hands, lose the reserves, and let players without a number tile take one."""
        g.sand_running = False
        if g.listening:
            g.emit(BuildingEnded())
        for seat in range(g.seats):
            put_back(g, seat, TIME_UP)
            empty_hand(g, seat)
            g.movable_square[seat] = None
            lose_reserve(g, seat)
        late = [seat for seat in range(g.seats) if g.number_tiles[seat] is None]
        if g.options.building == "realtime":
            g.then(TRUCKERS_TAKE_NUMBERS)
        else:
            g.then(*[TruckerTakesNumber(seat) for seat in late])


def lose_reserve(g: Trucker, seat: Seat) -> None:
    """Move what is left in a reserve to the lost components (GB-030)."""
    left = g.reserve[seat]
    if left:
        g.lost_components[seat].extend(left)
        g.reserve[seat] = []
        if g.listening:
            g.emit(ReserveLost(seat, tuple([g.box.names[component] for component in left])))


class TruckersTakeNumbers(Decision[Trucker]):
    """Who has no number tile takes one of those left; the first to ask has it (GB-044, ruling GB-Q02)."""

    takes = (Finish, TimeUp)
    rules = ("GB-044",)
    tolerant = True

    @override
    def asks(self, g: Trucker) -> Seats:
        late = [seat for seat in range(g.seats) if g.number_tiles[seat] is None]
        return (*late, CLOCK) if late else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the free tiles; the clock has only one word."""
        return (TIME_UP,) if seat == CLOCK else [FINISHES[number] for number in free_numbers(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a tile that somebody was quicker to take; only the clock says that time is up."""
        if (seat == CLOCK) != isinstance(action, TimeUp):
            return Refusal("GB-044", "clock-tells-time")
        return refuse_number(g, action.number) if isinstance(action, Finish) else None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Take it; when the time is over the lowest ones left are given out in seat order."""
        if isinstance(action, Finish):
            take_number(g, seat, action.number)
            g.then(self)
            return
        for late in range(g.seats):
            if g.number_tiles[late] is None:
                take_number(g, late, free_numbers(g)[0])

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the tiles left; to the clock, how long it waits."""
        return ClockOffer(g.options.number_time) if seat == CLOCK else NumberOffer(tuple(free_numbers(g)))


class TruckerTakesNumber(SeatDecision[Trucker]):
    """The same in turns: in seat order (GB-044, GB-190)."""

    takes = (Finish,)
    rules = ("GB-044",)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [FINISHES[number] for number in free_numbers(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, Finish)
        return refuse_number(g, action.number)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, Finish)
        take_number(g, seat, action.number)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return NumberOffer(tuple(free_numbers(g)))


TRUCKERS_TAKE_NUMBERS: Final = TruckersTakeNumbers()
CLOSE_YARD: Final = CloseYard()
