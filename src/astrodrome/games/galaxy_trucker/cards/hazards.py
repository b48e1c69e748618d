"""Meteor swarm, open space, stardust, epidemic (GB-149 to GB-154)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.hits import barrage
from astrodrome.games.galaxy_trucker.flight.movement import gain_days, lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.geometry.grid import squares_of
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed, joined_to
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfStranded
from astrodrome.games.galaxy_trucker.modules.halves.state import Halves
from astrodrome.games.galaxy_trucker.records.flight_events import ConnectorsExposed, ShipStranded
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, bodies, halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import lose_crew_member
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


def play_meteors(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of a swarm: every ship faces each meteor (GB-149)."""
    return barrage(g.order(), card.projectiles)


def play_open_space(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of open space: each declares and moves at once, the leader first (GB-150)."""
    tasks: list[Task[Trucker]] = []
    for seat in g.order():
        tasks += [*g.phases.counting(g, seat, "engines"), CrossOpenSpace(seat)]
    return tasks


class CrossOpenSpace(RacerTask):
    """Move as many days as the engine strength; without any, the ship is stranded (GB-150, GB-151)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        strength = g.declared_strength[self.seat]
        assert strength is not None, "a ship in the race has declared it"
        halves = halves_flown(g)
        if halves is not None:
            self.strand_halves(g, halves)
        gain_days(g, self.seat, strength * (g.card.times or 1))  # GX-553
        if strength == 0:
            g.stranded[self.seat] = True
            if g.listening:
                g.emit(ShipStranded(self.seat))

    def strand_halves(self, g: Trucker, flown: Halves) -> None:
        """Strand the halves without any strength; the others get as far as was declared (GX-309)."""
        paces = flown.engine_strength[self.seat]
        halves = [half for half, pace in zip(bodies(g, self.seat), paces, strict=True) if half is not None and not pace]
        flown.without_engine[self.seat] = halves
        if g.listening and len(halves) < len(paces):
            for half in halves:
                g.emit(HalfStranded(self.seat, NAMES[half]))


def play_stardust(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [STRAY_IN_STARDUST]


class StrayInStardust(Task[Trucker]):
    """Each player loses 1 day per exposed connector, rearmost first (GB-152)."""

    @override
    def run(self, g: Trucker) -> None:
        for seat in rearmost_first(g, g.order()):
            count = exposed(g.hulls[seat])
            if g.listening:
                g.emit(ConnectorsExposed(seat, count))
            lose_days(g, seat, count)


def play_epidemic(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [SUFFER_EPIDEMIC]


class SufferEpidemic(Task[Trucker]):
    """Every manned cabin joined to another loses one of its crew, all at the same time (GB-153, GB-154)."""

    @override
    def run(self, g: Trucker) -> None:
        """Find the cabins of each ship before anybody is lost."""
        for seat in g.order():
            crew = g.crew[seat]
            manned = sum([1 << square for square in g.board.squares if crew[square]])
            for square in squares_of(manned & joined_to(g.hulls[seat], manned)):
                lose_crew_member(g, seat, square, "epidemic")
        g.then(*[task for seat in g.order() for task in g.phases.after_crew_lost(g, seat)])


STRAY_IN_STARDUST: Final = StrayInStardust()
SUFFER_EPIDEMIC: Final = SufferEpidemic()
