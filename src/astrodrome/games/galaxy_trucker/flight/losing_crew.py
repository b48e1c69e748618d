"""Giving up crew to a card: the owner chooses who goes; where that is the rule, with their cabins (GB-130, GB-131)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.flight.module_effects import loses_cabins
from astrodrome.games.galaxy_trucker.records.actions import LOSE_CREW, LoseCrew
from astrodrome.games.galaxy_trucker.records.offers import CabinChoice, CrewOffer
from astrodrome.games.galaxy_trucker.ship.crew import crew_name, crew_size, humans, lose_crew_member, manned
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def losing_crew(g: Trucker, seat: Seat, count: int) -> list[Task[Trucker]]:
    """Return how crew is given up to a card: one by one, then their cabins where that is the rule (GB-130, GX-560)."""
    return [TruckerLosesCrew(seat, count), *losing_cabins(g, seat)]


def losing_cabins(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return how the cabins go of those who were given up, where they do (GX-560)."""
    return [LoseCabins(seat)] if loses_cabins(g, seat) else []


class TruckerLosesCrew(RacerDecision):
    """The owner chooses, one by one, who goes; some losses are of humans only (GB-130, GX-464)."""

    args = ("seat", "left", "humans_only")
    takes = (LoseCrew,)
    rules = ("GB-130",)

    def __init__(self, seat: Seat, left: int, humans_only: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.humans_only = humans_only

    def cabins(self, g: Trucker) -> list[int]:
        """Return the cabins of those who may go."""
        crew = g.crew[self.seat]
        return [square for square in manned(g, self.seat) if not self.humans_only or crew[square] <= CABIN_HUMANS]

    def there(self, g: Trucker) -> int:
        """Return how many may go."""
        return humans(g, self.seat) if self.humans_only else crew_size(g, self.seat)

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while there is a choice: more crew than must go, in more than one cabin."""
        if self.there(g) <= self.left or len(self.cabins(g)) < 2:
            return ()
        return (self.seat,)

    @override
    def run_unasked(self, g: Trucker) -> None:
        """Take those who must go without a choice; with too few aboard, all of them (GB-131)."""
        for _ in range(min(self.left, self.there(g))):
            self.lose(g, self.cabins(g)[0])
        self.close(g)

    def lose(self, g: Trucker, square: int) -> None:
        """Lose one member; humans who die or change ships are not given up, so their cabins stay (GX-464, GX-560)."""
        if self.humans_only:
            lose_crew_member(g, self.seat, square, "card")
        else:
            give_up_member(g, self.seat, square)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [LOSE_CREW[square] for square in self.cabins(g)]

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, LoseCrew)
        return None if action.square in self.cabins(g) else Refusal("GB-130", "nobody-there")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, LoseCrew)
        self.lose(g, action.square)
        if self.left > 1:
            g.then(TruckerLosesCrew(seat, self.left - 1, self.humans_only))
        else:
            self.close(g)

    def close(self, g: Trucker) -> None:
        """Go on to what follows a loss of crew, unless cabins are still lost with it (GX-072, GX-560)."""
        if self.humans_only or not loses_cabins(g, self.seat):
            g.then(*g.phases.after_crew_lost(g, self.seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        cabins = [CabinChoice(square, crew_name(g.crew[seat][square])) for square in self.cabins(g)]
        return CrewOffer(tuple(cabins), self.left)


def give_up_member(g: Trucker, seat: Seat, square: int) -> None:
    """Let somebody go to a card, and note the cabin: it may go as well (GX-560)."""
    lose_crew_member(g, seat, square, "card")
    roads = g.roads
    if roads is not None and loses_cabins(g, seat) and square not in roads.cabins_going[seat]:
        roads.cabins_going[seat] = [*roads.cabins_going[seat], square]


class LoseCabins(RacerTask):
    """The cabins of those who were given up go with them, no matter who else lives there (GX-560)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        """Give them up; then see what still hangs together."""
        assert g.roads is not None, "cabins go by a rough road"
        for square in g.roads.cabins_going[self.seat]:
            lose_component(g, self.seat, square, "given-up")
        g.roads.cabins_going[self.seat] = []
        g.then(TruckerKeepsPart(self.seat))
