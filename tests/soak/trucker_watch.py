"""What must hold after every answer of a trucker game, seen with eyes of its own (see `trucker_recount`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import GOODS
from astrodrome.games.galaxy_trucker.records.actions import Power
from astrodrome.games.galaxy_trucker.records.flight_events import StrengthDeclared
from astrodrome.games.galaxy_trucker.ship.headings import facing
from astrodrome.games.galaxy_trucker.ship.strength import TruckerDeclares
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.ship_view import figures_view
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.seats import Seat
from tests.soak.trucker_recount import BEDS, PURPLE, Ship, bodies, rows, ship_on

TRACK: Final = 40
ASKED_ANYWHERE: Final = (
    *("TruckerKeepsPart", "TruckerSpendsCell", "TruckerWakes"),
    *("TruckerMayGiveUp", "TruckerPaysUnion", "TruckerHandsGoods"),
)
"""What is asked of ships in hyperspace too: what a jump or the psychosis tears off and costs; giving up; the union."""
BREAKING: Final = ("TruckerKeepsPart", "LoseCabins", "LoseBoosted")
"""While one of these is still to come, a ship may hang in pieces."""


class Watch:
    """The eyes: they recount what has changed since they last looked."""

    def __init__(self, game: AnyGame) -> None:
        self.pieces = game.spec.census(game.state)
        self.seen: dict[Seat, object] = {}

    def look(self, game: AnyGame) -> None:
        """Recount the ships and hold them to what the engine shows; AssertionError says what differs."""
        g: Trucker = game.state
        assert game.spec.census(g) == self.pieces, "pieces lost or made"
        for seat in game.asked:
            away = g.technologies is not None and g.technologies.cards_to_miss[seat]
            if not g.flying[seat] or away or (g.roads is not None and seat in g.roads.sitting_out):
                decision = game.situation.decision
                assert decision in ASKED_ANYWHERE, f"{decision} asks seat {seat}, which is not in the race"
        spaces = [g.position[seat] % TRACK for seat in range(g.seats) if g.flying[seat]]
        assert len(set(spaces)) == len(spaces), f"two rockets on one space: {g.position}"
        breaking = {getattr(task, "seat", None) for task in g.agenda if type(task).__name__ in BREAKING}
        for seat in range(g.seats):
            whole = seat not in breaking
            now = (whole, *appearance(g, seat))
            if g.flying[seat] and self.seen.get(seat) != now:
                self.seen[seat] = now
                recount(g, seat, whole)


def appearance(g: Trucker, seat: Seat) -> tuple[object, ...]:
    """Return all that the figures of a ship depend on."""
    held = [rows[seat] for rows in (g.ships, g.crew, g.cells, g.goods)]
    noted: tuple[object, ...] = (facing(g, seat), bool(g.revealed))
    technologies, halves = g.technologies, g.halves
    if technologies is not None:
        noted += (tuple(technologies.sleepers[seat]), technologies.specialists[seat])
        noted += (technologies.free_cell_used[seat], tuple(technologies.boosted_cannons[seat]))
    if halves is not None and halves.flying:
        noted += (tuple(halves.flying[seat]), tuple(halves.cards_to_miss[seat]))
    return (*[tuple(row) for row in held], *noted)


def recount(g: Trucker, seat: Seat, whole: bool) -> None:
    """Recount one ship."""
    ships, shown = bodies(g, seat), figures_view(g, seat)
    laid = ship_on(g, seat, g.board.squares)  # for the psychosis and the union also what is in hyperspace
    plain = (
        *(len(laid.pieces), laid.exposed(), laid.crew_size(), laid.humans(), laid.cells),
        min([one.engines(0) for one in ships], default=0),
        min([one.engines(one.uses(one.double_engines())) for one in ships], default=0),
        sum([one.cannons(()) for one in ships]),
        sum([one.cannons(one.strongest()) for one in ships]),
    )
    engine = (
        *(shown.components, shown.exposed, shown.crew, shown.humans, shown.cells),
        *(shown.engines, shown.engines_powered, shown.cannon_halves, shown.cannon_halves_powered),
    )
    assert plain == engine, f"seat {seat}: recounted {plain}, the engine shows {engine}"
    for one in ships:
        check_load(g, seat, one)
        if whole:
            assert one.parts() <= 1, f"seat {seat} flies in {one.parts()} pieces"
            assert not one.unsupported(), f"seat {seat}: an alien without life support on {one.unsupported()}"
    aliens = [code for one in ships for code in one.crew.values() if code >= PURPLE]
    assert len(set(aliens)) == len(aliens), f"seat {seat} has two aliens of a colour"


def check_load(g: Trucker, seat: Seat, ship: Ship) -> None:
    """Hold what components hold to what they can hold."""
    for square, piece in ship.pieces.items():
        row, crew, cells = rows()[piece.row.name], g.crew[seat][square], g.cells[seat][square]
        beds = BEDS.get(piece.kind, 0)
        assert crew <= beds or (crew >= PURPLE and piece.kind == "cabin"), f"crew {crew} in a {piece.kind}"
        assert 0 <= cells <= (0 if piece.kind == "structural" else row.cells), f"{cells} cells in a {piece.kind}"
        packed = [g.goods[seat][square] >> 3 * colour & 7 for colour in range(len(GOODS))]
        assert sum(packed) <= row.ordinary + row.special, f"goods {packed} in {row.name}"
        assert packed[0] <= row.special, f"red goods {packed} in {row.name}"
        asleep = 0 if g.technologies is None else g.technologies.sleepers[seat][square]
        assert 0 <= asleep <= (4 if piece.kind == "stasis_chamber" else 0), f"{asleep} asleep in a {piece.kind}"


def expected_strength(game: AnyGame, seat: Seat, action: Action) -> int | None:
    """Recount what a player declares; None where the answer declares nothing, or what only flanks count for."""
    g: Trucker = game.state
    decision = game.decision
    if not isinstance(action, Power) or not isinstance(decision, TruckerDeclares) or decision.value == "flanks":
        return None
    uses, ships = list(action.doubles), bodies(g, seat)
    if decision.value == "engines":
        paces = [one.engines(count) for one, count in zip(ships, uses, strict=True)]
        moving = [pace for pace in paces if pace]
        return (
            min(moving, default=0)
            if g.halves is not None and g.halves.flying and "open_space" in g.card.family
            else min(paces)
        )
    return sum([one.cannons(fired(one, uses)) for one in ships])


def fired(ship: Ship, uses: list[int]) -> list[int]:
    """Take from a list of answers what one body fires: doubles ahead and elsewhere, then bi-directional ones."""
    guns = ship.guns()
    worths = [(guns["double"], 4), (guns["double"], 2)]
    if guns["twin"]:
        worths += [(guns["twin"], 3), (guns["twin"], 2)]
    found: list[int] = []
    for there, worth in worths:
        count = uses.pop(0)
        assert count <= there.count(worth), f"{count} cannons of {worth} halves fired, there are {there.count(worth)}"
        found += [worth] * count
    return found


def hold(expected: int | None, seat: Seat, events: Sequence[Event]) -> None:
    """Hold the first strength that was declared to the recount."""
    if expected is None:
        return
    told = next(event for event in events if isinstance(event, StrengthDeclared) and event.seat == seat)
    halves = 2 if told.value == "cannons" else 1
    said = told.strength * halves + (1 if told.half else 0)
    assert said == expected, f"seat {seat} declared {said}, recounted {expected}"
