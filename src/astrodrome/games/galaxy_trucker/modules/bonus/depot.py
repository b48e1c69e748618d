"""Star Depot: components are mounted in flight (GX-525 to GX-533, GX-580)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS, DEPOT_COMPONENTS, LUXURY_HUMANS, SLEEPERS
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.flight.losses import release_aliens
from astrodrome.games.galaxy_trucker.flight.movement import LOSE_DAYS_TOGETHER
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.geometry.hull import ALIENS, BATTERY, CABIN, CYAN, LUXURY, STASIS, plane
from astrodrome.games.galaxy_trucker.geometry.hull_queries import mistakes
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    ComponentMounted,
    DepotOffer,
    DepotOpened,
    MountOffer,
    PlacingChoice,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import PLACES, Place
from astrodrome.games.galaxy_trucker.records.flight_events import NothingHappened, PlayerPassed
from astrodrome.games.galaxy_trucker.records.offers import ComponentChoice
from astrodrome.games.galaxy_trucker.ship.bodies import bodies, half_at, halves_flown
from astrodrome.games.galaxy_trucker.ship.goods import COLOURS, count_in, unload
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.ship.stowing import TruckerStows
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_depot(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: components are shown, each may take one, takers lose a day (GX-526, GX-533)."""
    return [
        OpenDepot(DEPOT_COMPONENTS),
        *[TruckerTakesFromDepot(seat) for seat in g.order()],
        CLOSE_DEPOT,
        LOSE_DAYS_TOGETHER,
    ]


class OpenDepot(Task[Trucker]):
    """Show components that nobody has used, at random (GX-525, GX-580)."""

    args = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    @override
    def run(self, g: Trucker) -> None:
        """Draw them from what is left in the warehouse, face down or up."""
        bonus = bonus_of(g)
        unused = sorted(g.face_down_components + g.face_up)
        g.chance.shuffle("depot", unused)
        bonus.depot = unused[: self.count]
        g.face_down_components = [component for component in g.face_down_components if component not in bonus.depot]
        g.face_up = [component for component in g.face_up if component not in bonus.depot]
        if g.listening:
            shown = tuple([g.box.names[component] for component in bonus.depot])
            g.emit(DepotOpened(shown) if shown else NothingHappened())


class CloseDepot(Task[Trucker]):
    """What nobody took goes back to the warehouse, known to all."""

    @override
    def run(self, g: Trucker) -> None:
        bonus = bonus_of(g)
        g.face_up += bonus.depot
        bonus.depot = []


def sites(g: Trucker, seat: Seat, component: int) -> list[Place]:
    """Return where a component may be mounted: the ship must be without mistakes and in one piece (GX-528, GX-Q48)."""
    planes, ship, free = g.box.planes, g.ships[seat], outlets(g, seat)
    whole = sum([planes[code] << square for square, code in enumerate(ship) if code])
    found: list[Place] = []
    there, parted = bodies(g, seat), halves_flown(g) is not None
    for square in [square for square in g.board.squares if half_at(g, square) in there]:
        rest = whole - (planes[ship[square]] << square)
        for turns in range(4):
            hull = rest + (planes[4 * component + turns] << square)
            if mistakes(hull, g.board.roots(hull) if parted else 1 << square, free).none:
                found.append(PLACES[square][turns])
    return found


class TruckerTakesFromDepot(RacerDecision):
    """Take one of the components on offer, or none (GX-526)."""

    takes = (TakeFromDepot, Pass)
    rules = ("GX-526", "GX-528")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while something is left that can be mounted."""
        return (self.seat,) if any([sites(g, self.seat, component) for component in bonus_of(g).depot]) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return taking nothing first."""
        return [PASS, *[TakeFromDepot(g.box.names[component]) for component in bonus_of(g).depot]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        assert isinstance(action, TakeFromDepot)
        component = g.box.number.get(action.component)
        if component is None or component not in bonus_of(g).depot:
            return Refusal("GX-526", "not-on-offer", (("component", action.component),))
        return None if sites(g, seat, component) else Refusal("GX-528", "fits-nowhere")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Take it and mount it; the day is lost later (GX-533)."""
        if isinstance(action, Pass):
            if g.listening:
                g.emit(PlayerPassed(seat))
            return
        assert isinstance(action, TakeFromDepot)
        component = g.box.number[action.component]
        bonus_of(g).depot.remove(component)
        g.hand[seat], g.hand_is_public[seat] = component, True
        g.times_taken += 1
        g.owes_days.append(seat)
        g.then(TruckerMounts(seat))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        names = [g.box.names[component] for component in bonus_of(g).depot]
        return DepotOffer(tuple([ComponentChoice(name, self.refuse(g, seat, TakeFromDepot(name))) for name in names]))


class TruckerMounts(RacerDecision):
    """Put the component on a free square, or in the place of another one (GX-527, GX-528)."""

    takes = (Place,)
    rules = ("GX-527", "GX-528")

    def places(self, g: Trucker) -> list[Place]:
        """Return where it may go."""
        component = g.hand[self.seat]
        assert component is not None, "a component was taken"
        return sites(g, self.seat, component)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.places(g)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.places(g) else Refusal("GX-528", "not-mounted-there")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Mount it with its crew or cells; what was there is out of play (GX-529, GX-530)."""
        assert isinstance(action, Place)
        component, square = g.hand[seat], action.square
        assert component is not None, "a component was taken"
        g.hand[seat] = None
        replaced, goods = scrap(g, seat, square)
        g.attach(seat, square, 4 * component + action.turns)
        if g.listening:
            g.emit(ComponentMounted(seat, *g.box.face(component), square, action.turns, replaced))
        tasks = man(g, seat, square)
        release_aliens(g, seat)
        g.then(*tasks)
        if any(goods):
            g.then(TruckerStows(seat, tuple(goods)))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        component, places = g.hand[seat], self.places(g)
        assert component is not None, "a component was taken"
        squares = list(dict.fromkeys([place.square for place in places]))
        choices = [
            PlacingChoice(
                square, tuple([place.turns for place in places if place.square == square]), g.ships[seat][square] != 0
            )
            for square in squares
        ]
        return MountOffer(g.box.names[component], tuple(choices))


def scrap(g: Trucker, seat: Seat, square: int) -> tuple[str | None, list[int]]:
    """Take the component off a square: it costs nothing; crew and cells go to the bank, goods stay at hand (GX-529)."""
    if not g.ships[seat][square]:
        return None, [0] * COLOURS
    goods = [count_in(g.goods[seat][square], colour) for colour in range(COLOURS)]
    unload(g, seat, square)
    put(g.crew, seat, square, 0)
    put(g.cells, seat, square, 0)
    if g.technologies is not None:
        put(g.technologies.sleepers, seat, square, 0)
    component = g.detach(seat, square)
    bonus_of(g).scrapped.append(component)
    return g.box.names[component], goods


def man(g: Trucker, seat: Seat, square: int) -> list[Task[Trucker]]:
    """Fill a component that has just been mounted; a cabin may take an alien instead of humans (GX-530, GX-531)."""
    hull = g.hulls[seat]
    here = [index for index in (BATTERY, CABIN, LUXURY, STASIS) if plane(hull, index) >> square & 1]
    if BATTERY in here:
        put(g.cells, seat, square, g.box.cells[g.ships[seat][square] // 4])
    if STASIS in here:
        put(technologies_of(g).sleepers, seat, square, SLEEPERS)
    if CABIN in here:
        put(g.crew, seat, square, LUXURY_HUMANS if LUXURY in here else CABIN_HUMANS)
    colours = range(ALIENS if g.box.technologies else CYAN)
    return [TruckerBoardsAlien(seat, colour, square) for colour in colours] if CABIN in here else []


CLOSE_DEPOT: Final = CloseDepot()
