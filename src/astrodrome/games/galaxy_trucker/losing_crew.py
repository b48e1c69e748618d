"""Giving up crew to a card: the owner chooses who goes; where that is the rule, with their cabins (GB-130, GB-131)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.actions import LOSE_CREW, LoseCrew
from astrodrome.games.galaxy_trucker.crew import crew_name, crew_size, humans, lose_crew_member, manned
from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.losses import TruckerKeepsPart, lose_component
from astrodrome.games.galaxy_trucker.moments_losses import after_crew_lost
from astrodrome.games.galaxy_trucker.offers import CabinChoice, CrewOffer
from astrodrome.games.galaxy_trucker.questions_losses import loses_cabins
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def losing_crew(g: Trucker, seat: Seat, count: int) -> list[Task[Trucker]]:
    """Return how crew is given up to a card: one by one, then their cabins where that is the rule (GB-130, GX-560)."""
    return [TruckerLosesCrew(seat, count), *losing_cabins(g, seat)]


def losing_cabins(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return how the cabins go of those who were given up, where they do (GX-560)."""
    return [LoseCabins(seat)] if loses_cabins(g, seat) else []


class TruckerLosesCrew(Decision[Trucker]):
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

    def asks(self, g: Trucker) -> Seats:
        """Ask while there is a choice: more crew than must go, in more than one cabin."""
        if self.there(g) <= self.left or len(self.cabins(g)) < 2:
            return ()
        return (self.seat,)

    def run(self, g: Trucker) -> None:
        """Take those who must go without a choice; with too few aboard, all of them (GB-131)."""
        for _ in range(min(self.left, self.there(g))):
            give_up_member(g, self.seat, self.cabins(g)[0])
        self.close(g)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the cabins with somebody in them."""
        return [LOSE_CREW[square] for square in self.cabins(g)]

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the candidates, which are all allowed."""
        return self.candidates(g, seat)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a square where nobody lives who may go."""
        assert isinstance(action, LoseCrew)
        return None if action.square in self.cabins(g) else Refusal("GB-130", "nobody-there")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let one go, and ask for the next."""
        assert isinstance(action, LoseCrew)
        give_up_member(g, seat, action.square)
        if self.left > 1:
            g.then(TruckerLosesCrew(seat, self.left - 1, self.humans_only))
        else:
            self.close(g)

    def close(self, g: Trucker) -> None:
        """Go on to what follows a loss of crew, unless cabins are still lost with it (GX-072, GX-560)."""
        if self.humans_only or not loses_cabins(g, self.seat):
            g.then(*after_crew_lost(g, self.seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the cabins and who lives in them."""
        cabins = [CabinChoice(square, crew_name(g.crew[seat][square])) for square in self.cabins(g)]
        return CrewOffer(tuple(cabins), self.left)


def give_up_member(g: Trucker, seat: Seat, square: int) -> None:
    """Let somebody go to a card, and note the cabin: it may go as well (GX-560)."""
    lose_crew_member(g, seat, square, "card")
    if loses_cabins(g, seat) and square not in g.leaving[seat]:
        g.leaving[seat].append(square)


class LoseCabins(Task[Trucker]):
    """The cabins of those who were given up go with them, whoever else lives there (GX-560)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Give them up; then see what still hangs together."""
        for square in g.leaving[self.seat]:
            lose_component(g, self.seat, square, "given-up")
        g.leaving[self.seat] = []
        g.then(TruckerKeepsPart(self.seat))
