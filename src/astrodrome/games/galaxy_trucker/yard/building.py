"""Building: all at once against the hourglass, or in turns (GB-017, GB-037 to GB-046, GB-187, GB-190)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from astrodrome.games.galaxy_trucker.records.actions import (
    TURN_HOURGLASS,
    Finish,
    LeaveYard,
    LookAtPile,
    Place,
    PutPileBack,
    ReturnComponent,
    SetAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeOrdered,
    TakeReserve,
    TurnHourglass,
)
from astrodrome.games.galaxy_trucker.records.yard_events import SandRanOut
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard import card_piles, components, finishing, hourglass
from astrodrome.games.galaxy_trucker.yard.build_options import build_offer, finished_may_act, listed
from astrodrome.games.galaxy_trucker.yard.closing import CLOSE_YARD
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import TIME_UP, Action, ClockOffer, Offer, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat, Seats

Judge: TypeAlias = Callable[[Trucker, Seat, Action], Refusal | None]
Deed: TypeAlias = Callable[[Trucker, Seat, Action], None]

REFUSES: Final[dict[type[Action], Judge]] = {
    TakeFaceDown: components.refuse_take_face_down,
    TakeFaceUp: components.refuse_take_face_up,
    TakeReserve: components.refuse_take_reserve,
    TakeOrdered: components.refuse_take_ordered,
    Place: components.refuse_place,
    ReturnComponent: components.refuse_return,
    SetAside: components.refuse_set_aside,
    LookAtPile: card_piles.refuse_look,
    PutPileBack: card_piles.refuse_put_back,
    TurnHourglass: hourglass.refuse_turn_hourglass,
    Finish: finishing.refuse_finish,
    LeaveYard: finishing.refuse_leave,
}
"""Why each building action may be refused."""

DOES: Final[dict[type[Action], Deed]] = {
    TakeFaceDown: components.take_face_down,
    TakeFaceUp: components.take_face_up,
    TakeReserve: components.take_reserve,
    TakeOrdered: components.take_ordered,
    Place: components.place,
    ReturnComponent: components.return_component,
    SetAside: components.set_aside,
    LookAtPile: card_piles.look,
    PutPileBack: card_piles.put_back,
    TurnHourglass: hourglass.turn_hourglass,
    Finish: finishing.finish,
    LeaveYard: finishing.leave,
}
"""What each building action does."""


def build(g: Trucker, seat: Seat, action: Action) -> None:
    """Carry out a building action. Any action but turning the glass puts the pile back first (GB-031)."""
    if not isinstance(action, TurnHourglass | PutPileBack):
        card_piles.put_back(g, seat, action)
    DOES[type(action)](g, seat, action)


class BuildShips(Task[Trucker]):
    """All players build, from the common start signal on (GB-017)."""

    @override
    def run(self, g: Trucker) -> None:
        first = TRUCKERS_BUILD if g.options.building == "realtime" else TruckerBuilds(0)
        g.then(first, CLOSE_YARD)


class TruckersBuild(Decision[Trucker]):
    """Everybody builds at once; requests are settled in the order in which they arrive (GB-017, GB-187)."""

    takes = (*REFUSES, TimeUp)
    rules = ("GB-017", "GB-019", "GB-025", "GB-042")
    tolerant = True

    @override
    def asks(self, g: Trucker) -> Seats:
        """Ask all builders, those who have finished while they may do something, and the clock while sand runs."""
        builders = [seat for seat in range(g.seats) if g.number_tiles[seat] is None]
        if not builders:
            return ()  # GB-046: nobody waits for the glass
        others = [seat for seat in range(g.seats) if g.number_tiles[seat] is not None and finished_may_act(g, seat)]
        return (*builders, *others, CLOCK) if g.sand_running else (*builders, *others)

    @override
    def waiting(self, g: Trucker) -> Seats:
        """Return the builders, and those who have finished while the glass waits to be turned; looking is idle."""
        asked = self.asks(g)
        return tuple([seat for seat in asked if seat == CLOCK or g.number_tiles[seat] is None or may_turn(g, seat)])

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what is listed; the clock has only one word."""
        return (TIME_UP,) if seat == CLOCK else listed(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse by the rule of each action; only the clock says that time is up."""
        if (seat == CLOCK) != isinstance(action, TimeUp):
            return Refusal("GB-037", "sand-tells-time")
        return None if seat == CLOCK else REFUSES[type(action)](g, seat, action)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Carry it out and go on, unless the sand of START has run out (GB-044)."""
        if seat != CLOCK:
            build(g, seat, action)
            g.then(self)
            return
        g.sand_running = False
        if g.listening:
            g.emit(SandRanOut(g.hourglass_space))
        if g.hourglass_space > 0:
            g.then(self)  # GB-040: building goes on

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what may be done, listed without trying each square."""
        return self.candidates(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the warehouse, the squares, the piles, the numbers; to the clock, how long the sand runs (GB-188)."""
        return ClockOffer(g.options.hourglass) if seat == CLOCK else build_offer(g, seat)


class TruckerBuilds(SeatDecision[Trucker]):
    """One building action, then the next player's turn (GB-190)."""

    takes = tuple(REFUSES)
    rules = ("GB-190", "GB-019", "GB-025", "GB-042")

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return listed(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        return REFUSES[type(action)](g, seat, action)

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Carry it out; the next builder with turns left goes on, until there is none."""
        build(g, seat, action)
        g.turns_taken[seat] += 1
        for step in range(1, g.seats + 1):
            following = (seat + step) % g.seats
            if g.number_tiles[following] is None and g.turns_taken[following] < turns_agreed(g):
                g.then(TruckerBuilds(following))
                return

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what may be done, listed without trying each square."""
        return listed(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return build_offer(g, seat)


def may_turn(g: Trucker, seat: Seat) -> bool:
    """Return whether a seat could turn the hourglass now (GB-038, GB-039)."""
    return hourglass.refuse_turn_hourglass(g, seat, TURN_HOURGLASS) is None


def turns_agreed(g: Trucker) -> int:
    """Return how many building actions each player has in the turn-based form (GB-190)."""
    return g.board.turns if g.options.turns is None else g.options.turns


TRUCKERS_BUILD: Final = TruckersBuild()
BUILD_SHIPS: Final = BuildShips()
