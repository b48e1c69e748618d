"""Rough Roads before a flight: drawing cards, and those that act while ships are built (GX-374 to GX-382, GX-474)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES, MADE_TO_ORDER
from astrodrome.games.galaxy_trucker.content.rows import ROADS, RoadRow
from astrodrome.games.galaxy_trucker.geometry.grid import COLUMN_MASK, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import ALL
from astrodrome.games.galaxy_trucker.modules.roads.state import roads_of
from astrodrome.games.galaxy_trucker.records.yard_events import ColumnDied, OrderSeen, RoadReplaced, RoadsDrawn
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, in_force
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class ShuffleRoads(Task[Trucker]):
    """Shuffle the cards once at the start of the game; handicaps leave one out (GX-374, GX-383)."""

    @override
    def run(self, g: Trucker) -> None:
        roads = roads_of(g)
        rows = g.box.roads
        out = g.options.handicap is not None
        roads.pile = [n for n, row in enumerate(rows) if not (out and row.road == "remorseless-fate")]
        g.chance.shuffle("roads", roads.pile)


def draw_road(g: Trucker) -> int:
    """Draw a card; once the pile is used up the discards are shuffled into a new one (GX-377, GX-Q33)."""
    roads = roads_of(g)
    if not roads.pile:
        roads.pile, roads.discard = roads.discard, []
        g.chance.shuffle("roads", roads.pile)
    return roads.pile.pop()


class DrawRoads(Task[Trucker]):
    """Before building lay out as many cards as the level; those of the flight before are discarded (GX-375, GX-377)."""

    @override
    def run(self, g: Trucker) -> None:
        roads = roads_of(g)
        roads.discard += roads.cards
        roads.cards = []
        for _ in range(g.options.level_of_roads):
            roads.cards.append(draw_road(g))
        bind(g)
        if g.listening:
            g.emit(RoadsDrawn(tuple([g.box.roads[card].name for card in roads.cards])))
        order_components(g)
        roads.dead_column = roll_dead_column(g) if in_force(g, "dead-zone") else None


def bind(g: Trucker) -> None:
    """Note which cards bind which ship: all of them, or those agreed on beforehand (GX-376, GX-384, GX-385)."""
    roads = roads_of(g)
    handicap = g.options.handicap
    for seat in range(g.seats):
        cards = [card for place, card in enumerate(roads.cards, 1) if handicap is None or place in handicap[seat]]
        roads.bound[seat] = sum([1 << ROADS.index(g.box.roads[card].road) for card in cards])


def order_components(g: Trucker) -> None:
    """Deal components made to order: a private pile for each whom the card binds (GX-474)."""
    roads = roads_of(g)
    for seat in range(g.seats):
        if binds(g, seat, "made-to-order"):
            roads.custom_components[seat] = [g.face_down_components.pop() for _ in range(MADE_TO_ORDER)]
            if g.listening:
                g.emit(
                    OrderSeen((seat,), tuple([g.box.names[component] for component in roads.custom_components[seat]]))
                )


def roll_dead_column(g: Trucker) -> int:
    """Roll two dice until the column crosses the ship shape (GX-479, GX-Q20)."""
    while True:
        number = sum([1 + g.chance.below("dead", DIE_SIDES) for _ in range(DICE)])
        column = g.board.columns[number]
        if column is not None and any([COLUMN_MASK[column] >> square & 1 for square in g.board.squares]):
            if g.listening:
                g.emit(ColumnDied(number))
            return number


class SurpriseTruckers(Task[Trucker]):
    """After building Nasty Surprise is replaced by a card that does not act while building (GX-382, GX-Q08)."""

    @override
    def run(self, g: Trucker) -> None:
        """Draw until such a card comes; the others are discarded. Then columns die."""
        roads = roads_of(g)
        for place, card in enumerate(roads.cards):
            if g.box.roads[card].road == "nasty-surprise":
                drawn = draw_road(g)
                while acts_in_building(g.box.roads[drawn]):
                    roads.discard.append(drawn)
                    drawn = draw_road(g)
                roads.discard.append(card)
                roads.cards[place] = drawn
                bind(g)
                if g.listening:
                    row = g.box.roads[drawn]
                    g.emit(RoadReplaced(row.name, row.road))
        numb_column(g)


def acts_in_building(row: RoadRow) -> bool:
    """Return whether a card cannot stand in for Nasty Surprise: it acts in building, or is that card itself."""
    return row.construction or row.road == "nasty-surprise"


def numb_column(g: Trucker) -> None:
    """Make the components of the dead column useless: they only connect from now on (GX-479 to GX-482)."""
    roads = roads_of(g)
    column = None if roads.dead_column is None else g.board.columns[roads.dead_column]
    if column is None:
        return
    for seat in range(g.seats):
        if binds(g, seat, "dead-zone"):
            squares = squares_of(g.hulls[seat] & ALL & COLUMN_MASK[column])
            codes = [g.ships[seat][square] for square in squares]
            for square in squares:
                g.detach(seat, square)
            roads.dead_squares[seat] = COLUMN_MASK[column]
            for square, code in zip(squares, codes, strict=True):
                g.attach(seat, square, code)


SHUFFLE_ROADS: Final = ShuffleRoads()
DRAW_ROADS: Final = DrawRoads()
SURPRISE_TRUCKERS: Final = SurpriseTruckers()
