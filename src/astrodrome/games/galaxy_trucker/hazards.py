"""Meteor swarm, open space, stardust, epidemic (GB-149 to GB-154)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.crew import lose_crew_member
from astrodrome.games.galaxy_trucker.flight_events import ConnectorsExposed, ShipStranded
from astrodrome.games.galaxy_trucker.grid import squares_of
from astrodrome.games.galaxy_trucker.halves import NAMES, bodies
from astrodrome.games.galaxy_trucker.halves_events import HalfStranded
from astrodrome.games.galaxy_trucker.hits import barrage
from astrodrome.games.galaxy_trucker.moments import counting
from astrodrome.games.galaxy_trucker.moments_losses import after_crew_lost
from astrodrome.games.galaxy_trucker.movement import gain_days, lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.ship import exposed, joined_to
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


def play_meteors(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of a swarm: every ship faces each meteor (GB-149)."""
    return barrage(g.order(), card.projectiles)


def play_open_space(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of open space: each declares and moves at once, the leader first (GB-150)."""
    tasks: list[Task[Trucker]] = []
    for seat in g.order():
        tasks += [*counting(g, seat, "engines"), CrossOpenSpace(seat)]
    return tasks


class CrossOpenSpace(Task[Trucker]):
    """Move as many days as the engine strength; without any, the ship is stranded (GB-150, GB-151)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Trucker) -> None:
        """Move, or stay where the ship is."""
        strength = g.strength[self.seat]
        if strength is None:
            return  # GX-126: in hyperspace
        if g.halves:
            strength = self.strand_halves(g)
        gain_days(g, self.seat, strength * (g.card.times or 1))  # GX-553
        if strength == 0:
            g.stranded[self.seat] = True
            if g.heard:
                g.tell(ShipStranded(self.seat))

    def strand_halves(self, g: Trucker) -> int:
        """Strand the halves without any strength; return how far the others get, as far as the slower one (GX-309)."""
        paces = g.paces[self.seat]
        halves = [half for half, pace in zip(bodies(g, self.seat), paces, strict=True) if half is not None and not pace]
        g.adrift[self.seat] = halves
        if g.heard and len(halves) < len(paces):
            for half in halves:
                g.tell(HalfStranded(self.seat, NAMES[half]))
        return min([pace for pace in paces if pace], default=0)


def play_stardust(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [STRAY_IN_STARDUST]


class StrayInStardust(Task[Trucker]):
    """Each player loses 1 day per exposed connector, rearmost first (GB-152)."""

    def run(self, g: Trucker) -> None:
        """Count and move back."""
        for seat in rearmost_first(g, g.order()):
            count = exposed(g.hulls[seat])
            if g.heard:
                g.tell(ConnectorsExposed(seat, count))
            lose_days(g, seat, count)


def play_epidemic(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [SUFFER_EPIDEMIC]


class SufferEpidemic(Task[Trucker]):
    """Every manned cabin joined to another loses one of its crew, all at the same time (GB-153, GB-154)."""

    def run(self, g: Trucker) -> None:
        """Find the cabins of each ship before anybody is lost."""
        for seat in g.order():
            crew = g.crew[seat]
            manned = sum([1 << square for square in g.board.squares if crew[square]])
            for square in squares_of(manned & joined_to(g.hulls[seat], manned)):
                lose_crew_member(g, seat, square, "epidemic")
        g.then(*[task for seat in g.order() for task in after_crew_lost(g, seat)])


STRAY_IN_STARDUST: Final = StrayInStardust()
SUFFER_EPIDEMIC: Final = SufferEpidemic()
