"""Combat zone and sabotage: the weakest ship suffers (GB-155 to GB-163)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import SABOTAGE_ATTEMPTS
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Value, ZoneLine
from astrodrome.games.galaxy_trucker.flight.dice import roll_coordinates, square_at
from astrodrome.games.galaxy_trucker.flight.hits import barrage
from astrodrome.games.galaxy_trucker.flight.losing_crew import losing_crew
from astrodrome.games.galaxy_trucker.flight.losses import destroy
from astrodrome.games.galaxy_trucker.flight.module_effects import saboteurs_roll_on, spared, sufferers
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.records.flight_events import (
    NextWeakestFound,
    NothingHappened,
    SabotageMissed,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.ship.crew import crew_size
from astrodrome.games.galaxy_trucker.ship.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat, Seats


def is_alone(g: Trucker) -> bool:
    """Return whether there is nobody to compare with (GB-163)."""
    return len(g.order()) < 2


def unless_alone(g: Trucker, tasks: list[Task[Trucker]]) -> list[Task[Trucker]]:
    """Return the tasks of a card that compares ships; a ship that is alone only hears so (GB-163)."""
    return [DO_NOTHING] if is_alone(g) else tasks


class DoNothing(Task[Trucker]):
    """A card without effect: there is nobody to compare with (GB-163)."""

    @override
    def run(self, g: Trucker) -> None:
        if g.listening:
            g.emit(NothingHappened())


def play_combat_zone(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of a combat zone: its lines from top to bottom, each completely (GB-155)."""
    return unless_alone(g, [CompareShips(line) for line in range(len(card.lines))])


class CompareShips(Task[Trucker]):
    """All players declare the value of a line in flight order; then the lowest suffers (GB-156)."""

    args = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line

    @override
    def run(self, g: Trucker) -> None:
        """Ask all; the order is that of this moment, after what earlier lines did (GB-159)."""
        value: Value = g.card.lines[self.line].least
        g.then(*unless_alone(g, [*count_all(g, value), PunishWeakest(self.line)]))


def count_all(g: Trucker, value: Value | None) -> list[Task[Trucker]]:
    """Return how all count a value to be compared, in flight order; None where it is read off the ships."""
    return [CountToCompare(seat, value) for seat in g.order()]


class CountToCompare(RacerTask):
    """A player counts a value, unless jumps have left nobody to compare with (GB-156, GX-121, GX-135)."""

    args = ("seat", "value")

    def __init__(self, seat: Seat, value: Value | None) -> None:
        self.seat = seat
        self.value: Value | None = value

    @override
    def run_in_race(self, g: Trucker) -> None:
        if not is_alone(g):
            value = self.value
            phases = g.phases
            g.then(*(phases.before_count(g, self.seat) if value is None else phases.counting(g, self.seat, value)))


class PunishWeakest(Task[Trucker]):
    """The ship with the lowest value suffers the penalty of the line (GB-156, GB-157)."""

    args = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line

    @override
    def run(self, g: Trucker) -> None:
        """Find it; who has the Diplomat may use him before the penalty (GX-188)."""
        if is_alone(g):
            g.then(DO_NOTHING)  # GX-135: the others have jumped
            return
        full, less = sufferers(g, declared(g))
        announce(g, g.card.lines[self.line].least, full, less)
        g.then(*g.phases.before_penalty(g, (*full, *less)), PunishShips(self.line, tuple(full), tuple(less)))


def declared(g: Trucker) -> list[tuple[Seat, int]]:
    """Return what the ships in the race have declared, in flight order."""
    return [(seat, strength) for seat in g.order() if (strength := g.declared_strength[seat]) is not None]


def announce(g: Trucker, value: Value, full: list[Seat], less: list[Seat]) -> None:
    """Say who suffers a comparison, and who suffers it less by one."""
    if g.listening:
        for seat in full:
            g.emit(WeakestFound(seat, value))
        for seat in less:
            g.emit(NextWeakestFound(seat, value))


class PunishShips(Task[Trucker]):
    """The penalty of a line: in full for some ships, less by one for others (GB-156, GX-232)."""

    args = ("line", "full", "less")

    def __init__(self, line: int, full: Seats, less: Seats) -> None:
        self.line = line
        self.full = full
        self.less = less

    @override
    def run(self, g: Trucker) -> None:
        """Take days, crew or goods, or shoot; the foremost rolls (GB-160, GB-161, GX-233 to GX-236)."""
        line = g.card.lines[self.line]
        full = [seat for seat in self.full if seat not in spared(g)]
        less = [seat for seat in self.less if seat not in spared(g)]
        hit = [seat for seat in g.order() if seat in full or seat in less]
        amount = line.days or line.takes_crew or line.takes_goods
        if line.days:
            for seat in rearmost_first(g, hit):
                lose_days(g, seat, amount - (seat in less))
        elif line.projectiles:
            g.then(*barrage(full, line.projectiles, less))
        else:
            for seat in reversed(hit):
                take_toll(g, seat, line, amount - (seat in less))


def take_toll(g: Trucker, seat: Seat, line: ZoneLine, amount: int) -> None:
    """Let a ship lose crew or goods; a penalty reduced to nothing takes nothing (GX-205, GX-234, GX-235)."""
    if amount:
        losses = losing_crew(g, seat, amount) if line.takes_crew else [TruckerLosesGoods(seat, amount)]
        g.then(*losses)


def play_sabotage(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: the crews are counted, then the saboteurs come."""
    return unless_alone(g, [*count_all(g, None), SABOTAGE])


class Sabotage(Task[Trucker]):
    """The ship with the fewest crew is struck: column and row are rolled, three times at most (GB-162)."""

    @override
    def run(self, g: Trucker) -> None:
        """Roll until a component is found; a ship that suffers less has one attempt fewer (GX-237, GX-238)."""
        if is_alone(g):
            g.then(DO_NOTHING)  # GX-135
            return
        full, less = sufferers(g, [(seat, crew_size(g, seat)) for seat in g.order()])
        announce(g, "crew", full, less)
        under_threat = [seat for seat in g.order() if seat in full or seat in less]
        for attempt in range(SABOTAGE_ATTEMPTS):
            threatened = [seat for seat in under_threat if seat in full or attempt < SABOTAGE_ATTEMPTS - 1]
            if threatened or saboteurs_roll_on(g):
                struck = place_bombs(g, threatened)
                under_threat = [seat for seat in under_threat if seat not in struck]
        if g.listening:
            for seat in under_threat:
                g.emit(SabotageMissed(seat))


def place_bombs(g: Trucker, threatened: list[Seat]) -> list[Seat]:
    """Roll column and row, destroy what lies there on each ship, and return the ships that lost something (GB-162)."""
    rolled = roll_coordinates(g, [*threatened, *g.order()][0])
    struck: list[Seat] = []
    for seat in reversed(threatened):
        square = square_at(g, seat, rolled)
        if square is not None and g.ships[seat][square]:
            struck.append(seat)
            destroy(g, seat, square)
    return struck


DO_NOTHING: Final = DoNothing()
SABOTAGE: Final = Sabotage()
