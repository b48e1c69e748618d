"""Losing components: what falls off, which part is kept, aliens without life support (GB-115 to GB-122)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.flight.module_effects import becomes_junk, is_explosive
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH, put, squares_of
from astrodrome.games.galaxy_trucker.records.actions import KeepPart
from astrodrome.games.galaxy_trucker.records.offers import KeepOffer, PartChoice
from astrodrome.games.galaxy_trucker.records.yard_events import Cause, ComponentLost, PartKept
from astrodrome.games.galaxy_trucker.ship.bodies import beside, broken, halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES, lose_crew_member, supported
from astrodrome.games.galaxy_trucker.ship.goods import unload
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def lose_component(g: Trucker, seat: Seat, square: int, cause: Cause) -> None:
    """Move a component to the owner's lost components; what it held goes to the bank (GB-061, GB-115, GX-029)."""
    if g.crew[seat][square]:
        put(g.crew, seat, square, 0)
        g.lost_crew[seat] = True
    if g.cells[seat][square]:
        put(g.cells, seat, square, 0)
    if g.technologies is not None:
        put(g.technologies.sleepers, seat, square, 0)  # GX-075: not a loss of crew
    unload(g, seat, square)
    component = g.detach(seat, square)
    g.harmed_by_hit[seat] = True
    roads = g.roads
    (roads.junk if roads is not None and becomes_junk(g, cause) else g.lost_components)[seat].append(component)
    if g.listening:
        column, row = g.board.column_number(square), g.board.row_number(square)
        g.emit(ComponentLost(seat, *g.box.face(component), square, column, row, cause))


def destroy(g: Trucker, seat: Seat, square: int) -> None:
    """Destroy a component in flight; then see what still hangs together (GB-115, GB-116)."""
    destroy_all(g, seat, blast(g, seat, square))


def destroy_all(g: Trucker, seat: Seat, squares: Sequence[int]) -> None:
    """Destroy components at one blow."""
    for square in squares:
        lose_component(g, seat, square, "destroyed")
    g.then(TruckerKeepsPart(seat))


def blast(g: Trucker, seat: Seat, square: int) -> list[int]:
    """Return what is destroyed with a component: neighbours of what explodes, in chains (GX-453 to GX-458)."""
    gone = [square]
    for struck in gone:  # the list grows while it is read: that is the chain
        if is_explosive(g, seat, struck):
            around = [struck + down * WIDTH + right for down in (-1, 0, 1) for right in (-1, 0, 1)]
            gone += [near for near in around if g.ships[seat][near] and near not in gone]
    return gone


def part_choices(g: Trucker, seat: Seat) -> tuple[PartChoice, ...]:
    """Return the linked parts of a ship, or none if it holds together."""
    return tuple([PartChoice(index, tuple(squares_of(part))) for index, part in enumerate(broken(g, seat))])


def without(g: Trucker, seat: Seat, squares: Sequence[int]) -> Trucker:
    """Return a copy of the game in which a ship lacks some components, to see what would come of it (GB-116)."""
    twin = g.copy()
    for square in squares:
        twin.detach(seat, square)
    return twin


def refuse_part(g: Trucker, seat: Seat, action: KeepPart, rule: str) -> Refusal | None:
    """Refuse a part that does not exist; a ship that holds together has no parts."""
    count = len(broken(g, seat))
    if not 0 <= action.part < count:
        return Refusal(rule, "no-such-part", (("parts", max(count, 1)),))
    return None


class TruckerKeepsPart(SeatDecision[Trucker]):
    """The owner of a ship that broke up keeps one part; the others fall off (GB-117)."""

    takes = (KeepPart,)
    rules = ("GB-117",)

    @override
    def asks(self, g: Trucker) -> Seats:
        return (self.seat,) if broken(g, self.seat) else ()

    @override
    def run(self, g: Trucker) -> None:
        """Nothing fell off; but an alien may have lost its life support (GB-119)."""
        release_aliens(g, self.seat)

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [KeepPart(part) for part in range(len(broken(g, seat)))]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, KeepPart)
        return refuse_part(g, seat, action, "GB-117")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let the other parts fall off; then the other half may have to be looked at (GX-277)."""
        assert isinstance(action, KeepPart)
        kept = broken(g, seat)[action.part]
        if g.listening:
            g.emit(PartKept(seat, kept.bit_count()))
        for square in squares_of(beside(g, seat, kept)):
            lose_component(g, seat, square, "fallen")
        if halves_flown(g) is not None:
            g.then(self)
        else:
            release_aliens(g, seat)

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return KeepOffer(part_choices(g, seat))


def release_aliens(g: Trucker, seat: Seat) -> None:
    """Lose every alien that no joined life support keeps alive; then all losses of crew are known (GB-119)."""
    crew = g.crew[seat]
    for colour, code in enumerate(ALIEN_CODES):
        if code in crew:
            square = crew.index(code)
            if not supported(g, seat, colour) >> square & 1:
                lose_crew_member(g, seat, square, "unsupported")
    g.then(*g.phases.after_crew_lost(g, seat))
