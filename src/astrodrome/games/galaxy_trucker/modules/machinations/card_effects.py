"""Evil machinations in flight: the cards that compare ships or strike them, and what each card does (GX-347).

A revealed machination concerns all ships in the race, that of its owner too (GX-348, GX-349).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from astrodrome.games.galaxy_trucker.cards.combat import (
    DO_NOTHING,
    announce,
    count_all,
    declared,
    is_alone,
    unless_alone,
)
from astrodrome.games.galaxy_trucker.cards.hazards import play_meteors, play_open_space
from astrodrome.games.galaxy_trucker.content.rows import SIDES, CardRow, Family, Value
from astrodrome.games.galaxy_trucker.flight.hits import RollForLine, barrage
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.losing_crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.flight.module_effects import chances, plays_as_five, sufferers
from astrodrome.games.galaxy_trucker.flight.movement import lose_days, rearmost_first
from astrodrome.games.galaxy_trucker.flight.phases import Play
from astrodrome.games.galaxy_trucker.geometry.grid import REAR, put
from astrodrome.games.galaxy_trucker.geometry.hull import ALL
from astrodrome.games.galaxy_trucker.modules.machinations.auction import play_junk, play_wormhole
from astrodrome.games.galaxy_trucker.modules.machinations.breakdowns import (
    play_hitchhikers,
    play_rattle,
    play_surge,
    play_system_test,
)
from astrodrome.games.galaxy_trucker.modules.machinations.parcel import play_parcel, play_stranded
from astrodrome.games.galaxy_trucker.modules.machinations.records import CrewPoached, HeaviestFound
from astrodrome.games.galaxy_trucker.modules.machinations.tolls import play_quarantine, play_toll
from astrodrome.games.galaxy_trucker.ship.crew import beds, crew_size, humans
from astrodrome.games.galaxy_trucker.ship.goods import aboard
from astrodrome.games.galaxy_trucker.ship.racing import RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


def ranked(g: Trucker, values: list[tuple[Seat, int]]) -> list[Seat]:
    """Return ships by a value, the highest first; of equal ones the foremost first (EM-14, EM-21)."""
    return [seat for seat, _ in sorted(values, key=_falling)]


def _falling(one: tuple[Seat, int]) -> int:
    return -one[1]


def places(g: Trucker, count: int) -> int:
    """Return how many ships a comparison of so many concerns: with five players, and three ships, two (GX-350)."""
    return chances(g) if count > 2 else 1


def compare(g: Trucker, value: Value, verdict: Task[Trucker]) -> list[Task[Trucker]]:
    """Return how all count a value and what comes of it; nothing with a single ship (GX-578)."""
    return unless_alone(g, [*count_all(g, value), verdict])


def play_ambush(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: only cannons that do not point forward count (GX-366, GX-550)."""
    return compare(g, "flanks", SPRING_AMBUSH)


class SpringAmbush(Task[Trucker]):
    """The ship with the lowest strength is shot at; with five the next one, by all but the heavy shot (GX-367)."""

    @override
    def run(self, g: Trucker) -> None:
        if is_alone(g):
            g.then(DO_NOTHING)
            return
        full, less = sufferers(g, declared(g))
        announce(g, "flanks", full, less)
        g.then(*barrage(full, g.card.projectiles, less))


def play_drag_race(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: all count engine strength (EM-20)."""
    return compare(g, "engines", END_RACE)


class EndRace(Task[Trucker]):
    """The fastest ship is paid, of several the rearmost; the slowest is shot at (EM-20)."""

    @override
    def run(self, g: Trucker) -> None:
        """Pay and shoot; with five players the second of each as well."""
        if is_alone(g):
            g.then(DO_NOTHING)
            return
        values = declared(g)
        best = ranked(g, values[::-1])[: places(g, len(values))]
        prizes = [EarnCredits(seat, g.card.credits - place) for place, seat in enumerate(best)]
        full, less = sufferers(g, values)
        announce(g, "engines", full, less)
        g.then(*prizes, *barrage(full, g.card.projectiles, less))


def play_road_rage(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: all count cannon strength (EM-13)."""
    return compare(g, "cannons", VENT_RAGE)


class VentRage(Task[Trucker]):
    """Each ship is shot at by a stronger one directly behind it, and by a stronger one directly ahead (EM-13)."""

    @override
    def run(self, g: Trucker) -> None:
        """Fire in flight order; the stronger one rolls."""
        values = declared(g)
        shots: list[Task[Trucker]] = []
        for place, (seat, strength) in enumerate(values):
            for shot in g.card.projectiles:
                side = SIDES.index(shot.side)
                near = place + 1 if side == REAR else place - 1
                if 0 <= near < len(values) and values[near][1] > strength:
                    shots.append(RollForLine((seat,), shot.kind, side, values[near][0]))
        g.then(*shots)


def play_tailgaters(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the shots of the card: at each ship with another one close behind it, which rolls (EM-10)."""
    order = g.order()
    followed = [
        (seat, behind) for seat, behind in pairwise(order) if g.position[seat] - g.position[behind] <= card.days
    ]
    shots: list[Task[Trucker]] = [
        RollForLine((seat,), shot.kind, SIDES.index(shot.side), behind)
        for seat, behind in followed
        for shot in card.projectiles
    ]
    return unless_alone(g, shots)


def weight(g: Trucker, seat: Seat) -> int:
    """Return what a ship weighs: its components and goods (EM-14)."""
    return (g.hulls[seat] & ALL).bit_count() + sum(aboard(g, seat))


def play_weigh_station(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return unless_alone(g, [WEIGH_SHIPS])


class WeighShips(Task[Trucker]):
    """The heaviest ship loses days by its weight; with five the second heaviest one day fewer (EM-14)."""

    @override
    def run(self, g: Trucker) -> None:
        card = g.card
        weights = [(seat, weight(g, seat)) for seat in g.order()]
        heaviest = ranked(g, weights)[: places(g, len(weights))]
        if g.listening:
            for seat in heaviest:
                g.emit(HeaviestFound(seat, weight(g, seat)))
        for seat in rearmost_first(g, heaviest):
            days = card.days * (weight(g, seat) // card.per) - heaviest.index(seat)
            lose_days(g, seat, max(days, 0))


def play_poachers(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: the crews are counted, then humans change ships (EM-21)."""
    return unless_alone(g, [*count_all(g, None), POACH])


class Poach(Task[Trucker]):
    """The ship with the most crew loses humans to the one with the fewest, of several the rearmost (EM-21)."""

    @override
    def run(self, g: Trucker) -> None:
        """Let the owner choose who goes; with five the next ship loses one fewer, to the bank."""
        if is_alone(g):
            g.then(DO_NOTHING)
            return
        crews = [(seat, crew_size(g, seat)) for seat in g.order()]
        most, fewest = ranked(g, crews), ranked(g, crews)[-1]
        amount = g.card.takes_crew
        tasks: list[Task[Trucker]] = [
            TruckerLosesCrew(most[0], amount, True),
            JoinCrew(most[0], fewest, min(amount, humans(g, most[0]))),
        ]
        if places(g, len(crews)) > 1:
            tasks.append(TruckerLosesCrew(most[1], amount - 1, True))
        g.then(*tasks)


class JoinCrew(RacerTask):
    """Humans who were poached join another ship as far as its cabins have room; the rest is lost (EM-21)."""

    args = ("seat", "target", "count")

    def __init__(self, seat: Seat, target: Seat, count: int) -> None:
        self.seat = seat
        self.target = target
        self.count = count

    @override
    def run_in_race(self, g: Trucker) -> None:
        joined = 0
        while joined < self.count and beds(g, self.target):
            free = beds(g, self.target)[0]
            put(g.crew, self.target, free, g.crew[self.target][free] + 1)
            joined += 1
        if g.listening:
            g.emit(CrewPoached(self.seat, self.target, joined))


def play_traffic_jam(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [JAM_TRAFFIC]


class JamTraffic(Task[Trucker]):
    """Each ship loses a day for every ship behind it, hyperspace or not, rearmost first (GX-364, GX-365, GX-549)."""

    @override
    def run(self, g: Trucker) -> None:
        """Move all rockets back but those that sit out the card: they only stand in the way (GX-573, GX-Q75)."""
        sitting_out = [] if g.roads is None else g.roads.sitting_out
        for behind, seat in enumerate(reversed(g.rockets())):
            if seat not in sitting_out:
                lose_days(g, seat, g.card.days * behind)


def play_prize(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the prizes by flight order; with five the first two are paid alike (EM-23)."""
    five = plays_as_five(g) and card.five
    prizes = (card.prizes[0], *card.prizes) if five else card.prizes
    return [EarnCredits(seat, prize) for seat, prize in zip(g.order(), prizes, strict=False)]


SPRING_AMBUSH: Final = SpringAmbush()
END_RACE: Final = EndRace()
VENT_RAGE: Final = VentRage()
WEIGH_SHIPS: Final = WeighShips()
POACH: Final = Poach()
JAM_TRAFFIC: Final = JamTraffic()

MACHINATION_PLAYS: Final[dict[Family, Play]] = {
    "system_test": play_system_test,
    "traffic_jam": play_traffic_jam,
    "ambush": play_ambush,
    "junk_for_sale": play_junk,
    "stranded_ship": play_stranded,
    "vast_open_space": play_open_space,
    "toll_queue": play_toll,
    "wormhole_auction": play_wormhole,
    "paint_inspection": play_toll,
    "tailgaters": play_tailgaters,
    "pay_day": play_toll,
    "something_behind": play_meteors,
    "road_rage": play_road_rage,
    "weigh_station": play_weigh_station,
    "quarantine": play_quarantine,
    "power_surge": play_surge,
    "rattle": play_rattle,
    "ticking_parcel": play_parcel,
    "hitchhikers": play_hitchhikers,
    "drag_race": play_drag_race,
    "poachers": play_poachers,
    "customs": play_toll,
    "sponsors_prize": play_prize,
    "solar_flare": play_meteors,
}
"""The tasks of each machination, EM-01 to EM-24."""
