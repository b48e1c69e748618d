"""Rough Roads after a card, and at the start of the flight (GX-396 to GX-425, GX-470, GX-571)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.content.rows import OPEN_SPACE, Family
from astrodrome.games.galaxy_trucker.flight.dice import roll_coordinates, square_at
from astrodrome.games.galaxy_trucker.flight.giving_up import give_up, leave_flight
from astrodrome.games.galaxy_trucker.flight.hits import RollForLine
from astrodrome.games.galaxy_trucker.flight.losses import TruckerKeepsPart, destroy, lose_component
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, REAR
from astrodrome.games.galaxy_trucker.modules.roads.records import JunkThrown, LeaderEnvied, ShipsTurned
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace_halves import with_all_halves
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.headings import headings_of
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, in_force
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

TURNING: Final[tuple[Family, ...]] = (*OPEN_SPACE, "planets")


def opening_shots(g: Trucker) -> list[Task[Trucker]]:
    """Return the shots of Lust for Power before the first card: from the player directly behind (GX-396, GX-397)."""
    order = g.order()
    return [
        RollForLine((seat,), "light", REAR, order[place + 1])
        for place, seat in enumerate(order[:-1])
        if binds(g, seat, "lust-for-power")
    ]


class NoteLeader(Task[Trucker]):
    """Lust for Power: note who leads when a card is revealed (GX-398)."""

    @override
    def run(self, g: Trucker) -> None:
        """Note the leader; where all are in hyperspace, nobody."""
        roads_of(g).leader_at_reveal = next(iter(g.order()), None)


class ShootLeader(Task[Trucker]):
    """After a card a leader who did not lead before it is shot at from behind, once (GX-398 to GX-402)."""

    @override
    def run(self, g: Trucker) -> None:
        order = g.order()
        if len(order) > 1 and order[0] != roads_of(g).leader_at_reveal and binds(g, order[0], "lust-for-power"):
            if g.listening:
                g.emit(LeaderEnvied(order[0]))
            g.then(RollForLine((order[0],), "light", REAR, order[1]))


class SpreadPsychosis(Task[Trucker]):
    """Cosmic Psychosis: a manned cabin on the square that is rolled is destroyed, hyperspace or not (GX-424)."""

    @override
    def run(self, g: Trucker) -> None:
        """Roll once for all ships (GX-421, GX-422)."""
        ships = [seat for seat in g.rockets() if binds(g, seat, "cosmic-psychosis")]
        if ships:
            rolled = roll_coordinates(g, ships[0])
            for seat in reversed(ships):
                square = square_at(g, seat, rolled)
                if square is not None and 1 <= g.crew[seat][square] <= CABIN_HUMANS:
                    destroy(g, seat, square)


class WearComponents(Task[Trucker]):
    """Metal Fatigue: after open space the component on the square that is rolled falls off (GX-425)."""

    @override
    def run(self, g: Trucker) -> None:
        ships = [seat for seat in g.order() if binds(g, seat, "metal-fatigue")]
        if ships:
            rolled = roll_coordinates(g, ships[0])
            for seat in reversed(ships):
                square = square_at(g, seat, rolled)
                if square is not None and g.ships[seat][square]:
                    lose_component(g, seat, square, "fallen")
                    g.then(TruckerKeepsPart(seat))


class ThrowJunk(Task[Trucker]):
    """Space Junk: the ships throw what fell off them at all ships behind, in flight order (GX-405, GX-410, GX-411)."""

    @override
    def run(self, g: Trucker) -> None:
        """Let everybody throw but the rearmost; then the piles are lost components (GX-412)."""
        g.then(*[ThrowOwnJunk(seat) for seat in g.order()[:-1]], CLEAR_JUNK)


class ThrowOwnJunk(RacerTask):
    """One component of a pile after the other is a large meteor for the ships behind (GX-406 to GX-408)."""

    @override
    def run_in_race(self, g: Trucker) -> None:
        pile, order = roads_of(g).junk[self.seat], g.order()
        if pile:
            component = pile.pop(0)
            g.lost_components[self.seat].append(component)
            if g.listening:
                g.emit(JunkThrown(self.seat, g.box.kinds[component]))
            behind = [seat for seat in order[order.index(self.seat) + 1 :] if binds(g, seat, "space-junk")]
            g.then(RollForLine(tuple(behind), "large", FRONT, self.seat, True), self)


class ClearJunk(Task[Trucker]):
    """Whatever is left on the piles of junk is lost (GX-412)."""

    @override
    def run(self, g: Trucker) -> None:
        roads = roads_of(g)
        for seat in range(g.seats):
            g.lost_components[seat] += roads.junk[seat]
            roads.junk[seat] = []


class TurnShips(Task[Trucker]):
    """Somersault: every ship in the race is turned by half a turn; squares keep their numbers (GX-470)."""

    @override
    def run(self, g: Trucker) -> None:
        facing = headings_of(g).facing
        for seat in g.order():
            if binds(g, seat, "somersault"):
                facing[seat] = (facing[seat] + 2) % 4
        if g.listening:
            g.emit(ShipsTurned())


class FileCard(Task[Trucker]):
    """Deja Vu: cards that nobody made use of are laid face down, to come again (GX-413 to GX-416, GX-418)."""

    @override
    def run(self, g: Trucker) -> None:
        """File the card of this moment; if none is to come again, who jumped on the last one misses the arrival."""
        roads = roads_of(g)
        if roads.second_pass:
            return
        landed = any([planet is not None for planet in g.planet_landed_on])
        if not g.times_taken and not landed:
            roads.cards_to_repeat.append(g.revealed[-1])
        if not g.deck and not roads.cards_to_repeat:
            for seat in g.rockets():
                miss_arrival(g, seat)


def miss_arrival(g: Trucker, seat: Seat) -> None:
    """Let what is in hyperspace when the last card is over give up (GX-132, GX-Q74)."""
    halves, technologies = halves_flown(g), g.technologies
    if halves is None:
        if technologies is not None and technologies.cards_to_miss[seat]:
            leave_flight(g, seat, "missed")
        return
    for half in [half for half in halves.flying[seat] if halves.cards_to_miss[seat][half]]:
        give_up(g, seat, half, "missed")


def roads_after(g: Trucker, family: Family, end_card: Task[Trucker]) -> list[Task[Trucker]]:
    """Return what Rough Roads add after a card, before ships return from hyperspace, in the order of GX-571."""
    tasks: list[Task[Trucker]] = []
    if in_force(g, "cosmic-psychosis"):
        tasks += [*with_all_halves(g, [SPREAD_PSYCHOSIS]), end_card]
    if in_force(g, "metal-fatigue") and family in OPEN_SPACE:
        tasks += [WEAR_COMPONENTS, end_card]
    if in_force(g, "space-junk"):
        tasks += [THROW_JUNK, end_card]
    if in_force(g, "somersault") and family in TURNING:
        tasks.append(TURN_SHIPS)
    return tasks


NOTE_LEADER: Final = NoteLeader()
SHOOT_LEADER: Final = ShootLeader()
SPREAD_PSYCHOSIS: Final = SpreadPsychosis()
WEAR_COMPONENTS: Final = WearComponents()
THROW_JUNK: Final = ThrowJunk()
CLEAR_JUNK: Final = ClearJunk()
TURN_SHIPS: Final = TurnShips()
FILE_CARD: Final = FileCard()
