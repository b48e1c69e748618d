"""Star Depot: components are mounted in flight (GX-525 to GX-533, GX-580)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import PLACES, Place
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS, DEPOT_COMPONENTS, LUXURY_HUMANS, SLEEPERS
from astrodrome.games.galaxy_trucker.flight_events import NothingHappened, PlayerPassed
from astrodrome.games.galaxy_trucker.goods import COLOURS, count_in, unload
from astrodrome.games.galaxy_trucker.grid import put
from astrodrome.games.galaxy_trucker.halves import bodies, half_at
from astrodrome.games.galaxy_trucker.losses import release_aliens
from astrodrome.games.galaxy_trucker.module_actions import TakeFromDepot
from astrodrome.games.galaxy_trucker.module_events import ComponentMounted, DepotOpened
from astrodrome.games.galaxy_trucker.module_offers import DepotOffer, MountOffer, PlacingChoice
from astrodrome.games.galaxy_trucker.movement import LOSE_DAYS_TOGETHER
from astrodrome.games.galaxy_trucker.offers import ComponentChoice
from astrodrome.games.galaxy_trucker.planes import ALIENS, BATTERY, CABIN, CYAN, LUXURY, STASIS, plane
from astrodrome.games.galaxy_trucker.preparation import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.questions import outlets
from astrodrome.games.galaxy_trucker.ship import mistakes
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.stowing import TruckerStows
from astrodrome.kernel.agenda import Decision, Task
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

    def run(self, g: Trucker) -> None:
        """Draw them from what is left in the warehouse, face down or up."""
        unused = sorted(g.heap + g.face_up)
        g.chance.shuffle("depot", unused)
        g.depot = unused[: self.count]
        g.heap = [component for component in g.heap if component not in g.depot]
        g.face_up = [component for component in g.face_up if component not in g.depot]
        if g.heard:
            shown = tuple([g.box.names[component] for component in g.depot])
            g.tell(DepotOpened(shown) if shown else NothingHappened())


class CloseDepot(Task[Trucker]):
    """What nobody took goes back to the warehouse, known to all."""

    def run(self, g: Trucker) -> None:
        """Clear the table."""
        g.face_up += g.depot
        g.depot = []


def sites(g: Trucker, seat: Seat, component: int) -> list[Place]:
    """Return where a component may be mounted: the ship must be without mistakes and in one piece (GX-528, GX-Q48)."""
    planes, ship, free = g.box.planes, g.ships[seat], outlets(g, seat)
    whole = sum([planes[code] << square for square, code in enumerate(ship) if code])
    found: list[Place] = []
    there = bodies(g, seat)
    for square in [square for square in g.board.squares if half_at(g, square) in there]:
        rest = whole - (planes[ship[square]] << square)
        for turns in range(4):
            hull = rest + (planes[4 * component + turns] << square)
            if mistakes(hull, g.board.roots(hull) if g.halves else 1 << square, free).none:
                found.append(PLACES[square][turns])
    return found


class TruckerTakesFromDepot(Decision[Trucker]):
    """Take one of the components on offer, or none (GX-526)."""

    args = ("seat",)
    takes = (TakeFromDepot, Pass)
    rules = ("GX-526", "GX-528")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask while something is left that can be mounted."""
        if self.seat not in g.order():
            return ()
        return (self.seat,) if any([sites(g, self.seat, component) for component in g.depot]) else ()

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return taking nothing first."""
        return [PASS, *[TakeFromDepot(g.box.names[component]) for component in g.depot]]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse what is not on offer, and what cannot be mounted anywhere."""
        if isinstance(action, Pass):
            return None
        assert isinstance(action, TakeFromDepot)
        component = g.box.number.get(action.component)
        if component is None or component not in g.depot:
            return Refusal("GX-526", "not-on-offer", (("component", action.component),))
        return None if sites(g, seat, component) else Refusal("GX-528", "fits-nowhere")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Take it and mount it; the day is lost later (GX-533)."""
        if isinstance(action, Pass):
            if g.heard:
                g.tell(PlayerPassed(seat))
            return
        assert isinstance(action, TakeFromDepot)
        component = g.box.number[action.component]
        g.depot.remove(component)
        g.hand[seat], g.hand_seen[seat] = component, True
        g.taken += 1
        g.owing.append(seat)
        g.then(TruckerMounts(seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the components."""
        names = [g.box.names[component] for component in g.depot]
        return DepotOffer(tuple([ComponentChoice(name, self.refuse(g, seat, TakeFromDepot(name))) for name in names]))


class TruckerMounts(Decision[Trucker]):
    """Put the component on a free square, or in the place of another one (GX-527, GX-528)."""

    args = ("seat",)
    takes = (Place,)
    rules = ("GX-527", "GX-528")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Trucker) -> Seats:
        """Ask whoever took it."""
        return (self.seat,)

    def places(self, g: Trucker) -> list[Place]:
        """Return where it may go."""
        component = g.hand[self.seat]
        assert component is not None, "a component was taken"
        return sites(g, self.seat, component)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return where it may go."""
        return self.places(g)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a place where the ship would not be legal."""
        return None if action in self.places(g) else Refusal("GX-528", "not-mounted-there")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Mount it with its crew or cells; what was there is out of play (GX-529, GX-530)."""
        assert isinstance(action, Place)
        component, square = g.hand[seat], action.square
        assert component is not None, "a component was taken"
        g.hand[seat] = None
        replaced, goods = scrap(g, seat, square)
        g.attach(seat, square, 4 * component + action.turns)
        if g.heard:
            g.tell(ComponentMounted(seat, *g.box.face(component), square, action.turns, replaced))
        tasks = man(g, seat, square)
        release_aliens(g, seat)
        g.then(*tasks)
        if any(goods):
            g.then(TruckerStows(seat, tuple(goods)))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the squares with the rotations that are legal."""
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
    if g.sleepers:
        put(g.sleepers, seat, square, 0)
    component = g.detach(seat, square)
    g.scrapped.append(component)
    return g.box.names[component], goods


def man(g: Trucker, seat: Seat, square: int) -> list[Task[Trucker]]:
    """Fill a component that has just been mounted; a cabin may take an alien instead of humans (GX-530, GX-531)."""
    hull = g.hulls[seat]
    here = [index for index in (BATTERY, CABIN, LUXURY, STASIS) if plane(hull, index) >> square & 1]
    if BATTERY in here:
        put(g.cells, seat, square, g.box.cells[g.ships[seat][square] // 4])
    if STASIS in here:
        put(g.sleepers, seat, square, SLEEPERS)
    if CABIN in here:
        put(g.crew, seat, square, LUXURY_HUMANS if LUXURY in here else CABIN_HUMANS)
    colours = range(ALIENS if g.box.technologies else CYAN)
    return [TruckerBoardsAlien(seat, colour, square) for colour in colours] if CABIN in here else []


CLOSE_DEPOT: Final = CloseDepot()
