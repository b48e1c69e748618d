"""Building: all at once against the hourglass, or in turns (GB-017, GB-037 to GB-046, GB-187, GB-190)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from astrodrome.games.galaxy_trucker import components, finishing, looking
from astrodrome.games.galaxy_trucker.actions import (
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
    TakeReserve,
    TurnHourglass,
)
from astrodrome.games.galaxy_trucker.closing import CLOSE_YARD
from astrodrome.games.galaxy_trucker.module_actions import TakeOrdered
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import SandRanOut
from astrodrome.games.galaxy_trucker.yard_list import build_offer, finished_may_act, listed
from astrodrome.kernel.agenda import Decision, Task
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
    LookAtPile: looking.refuse_look,
    PutPileBack: looking.refuse_put_back,
    TurnHourglass: finishing.refuse_turn_hourglass,
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
    LookAtPile: looking.look,
    PutPileBack: looking.put_back,
    TurnHourglass: finishing.turn_hourglass,
    Finish: finishing.finish,
    LeaveYard: finishing.leave,
}
"""What each building action does."""


def build(g: Trucker, seat: Seat, action: Action) -> None:
    """Carry out a building action. Whoever does anything but turn the glass puts the pile back first (GB-031)."""
    if not isinstance(action, TurnHourglass | PutPileBack):
        looking.put_back(g, seat, action)
    DOES[type(action)](g, seat, action)


class BuildShips(Task[Trucker]):
    """All players build, from the common start signal on (GB-017)."""

    def run(self, g: Trucker) -> None:
        """Open the yard in the form the table has chosen."""
        first = TRUCKERS_BUILD if g.options.building == "realtime" else TruckerBuilds(0)
        g.then(first, CLOSE_YARD)


class TruckersBuild(Decision[Trucker]):
    """Everybody builds at once; requests are settled in the order in which they arrive (GB-017, GB-187)."""

    takes = (*REFUSES, TimeUp)
    rules = ("GB-017", "GB-019", "GB-025", "GB-042")
    tolerant = True

    def asks(self, g: Trucker) -> Seats:
        """Ask all builders, those who have finished while they may do something, and the clock while sand runs."""
        builders = [seat for seat in range(g.seats) if g.numbers[seat] is None]
        if not builders:
            return ()  # GB-046: nobody waits for the glass
        others = [seat for seat in range(g.seats) if g.numbers[seat] is not None and finished_may_act(g, seat)]
        return (*builders, *others, CLOCK) if g.running else (*builders, *others)

    def waiting(self, g: Trucker) -> Seats:
        """Return the builders, and those who have finished while the glass waits to be turned; looking is idle."""
        asked = self.asks(g)
        return tuple([seat for seat in asked if seat == CLOCK or g.numbers[seat] is None or may_turn(g, seat)])

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what is listed; the clock has only one word."""
        return (TIME_UP,) if seat == CLOCK else listed(g, seat)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse by the rule of each action; only the clock says that time is up."""
        if (seat == CLOCK) != isinstance(action, TimeUp):
            return Refusal("GB-037", "sand-tells-time")
        return None if seat == CLOCK else REFUSES[type(action)](g, seat, action)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Carry it out and go on, unless the sand of START has run out (GB-044)."""
        if seat != CLOCK:
            build(g, seat, action)
            g.then(self)
            return
        g.running = False
        if g.heard:
            g.tell(SandRanOut(g.circle))
        if g.circle > 0:
            g.then(self)  # GB-040: building goes on

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what may be done, listed without trying each square."""
        return self.candidates(g, seat)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the warehouse, the squares, the piles, the numbers; to the clock, how long the sand runs (GB-188)."""
        return ClockOffer(g.options.hourglass) if seat == CLOCK else build_offer(g, seat)


class TruckerBuilds(Decision[Trucker]):
    """One building action, then the next player's turn (GB-190)."""

    args = ("seat",)
    takes = tuple(REFUSES)
    rules = ("GB-190", "GB-019", "GB-025", "GB-042")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask the builder whose turn it is."""
        return (self.seat,)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what is listed."""
        return listed(g, seat)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse by the rule of each action."""
        return REFUSES[type(action)](g, seat, action)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Carry it out; the next builder with turns left goes on, until there is none."""
        build(g, seat, action)
        g.turns[seat] += 1
        for step in range(1, g.seats + 1):
            following = (seat + step) % g.seats
            if g.numbers[following] is None and g.turns[following] < turns_agreed(g):
                g.then(TruckerBuilds(following))
                return

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return what may be done, listed without trying each square."""
        return listed(g, seat)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the warehouse, the squares, the piles, the numbers."""
        return build_offer(g, seat)


def may_turn(g: Trucker, seat: Seat) -> bool:
    """Tell whether a seat could turn the hourglass now (GB-038, GB-039)."""
    return finishing.refuse_turn_hourglass(g, seat, TURN_HOURGLASS) is None


def turns_agreed(g: Trucker) -> int:
    """Return how many building actions each player has in the turn-based form (GB-190)."""
    return g.board.turns if g.options.turns is None else g.options.turns


TRUCKERS_BUILD: Final = TruckersBuild()
BUILD_SHIPS: Final = BuildShips()
