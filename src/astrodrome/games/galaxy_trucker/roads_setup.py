"""Rough Roads before a flight: drawing cards, and those that act while ships are built (GX-374 to GX-382, GX-474)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content import ROADS, RoadRow
from astrodrome.games.galaxy_trucker.figures import DICE, DIE_SIDES, MADE_TO_ORDER
from astrodrome.games.galaxy_trucker.grid import COLUMN_MASK, squares_of
from astrodrome.games.galaxy_trucker.planes import ALL
from astrodrome.games.galaxy_trucker.roads import binds, in_force
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import ColumnDied, OrderSeen, RoadReplaced, RoadsDrawn
from astrodrome.kernel.agenda import Task


class ShuffleRoads(Task[Trucker]):
    """Shuffle the cards once at the start of the game; handicaps leave one out (GX-374, GX-383)."""

    def run(self, g: Trucker) -> None:
        """Make the pile."""
        rows = g.box.roads
        out = g.options.handicap is not None
        g.road_pile = [n for n, row in enumerate(rows) if not (out and row.road == "remorseless-fate")]
        g.chance.shuffle("roads", g.road_pile)


def draw_road(g: Trucker) -> int:
    """Draw a card; once the pile is used up the discards are shuffled into a new one (GX-377, GX-Q33)."""
    if not g.road_pile:
        g.road_pile, g.road_discard = g.road_discard, []
        g.chance.shuffle("roads", g.road_pile)
    return g.road_pile.pop()


class DrawRoads(Task[Trucker]):
    """Before building lay out as many cards as the level; those of the flight before are discarded (GX-375, GX-377)."""

    def run(self, g: Trucker) -> None:
        """Draw, bind the ships, and let the cards act that act now."""
        g.road_discard += g.roads
        g.roads = []
        for _ in range(g.options.level_of_roads):
            g.roads.append(draw_road(g))
        bind(g)
        if g.heard:
            g.tell(RoadsDrawn(tuple([g.box.roads[card].name for card in g.roads])))
        order_components(g)
        g.dead = roll_dead_column(g) if in_force(g, "dead-zone") else None


def bind(g: Trucker) -> None:
    """Note which cards bind which ship: all of them, or those agreed on beforehand (GX-376, GX-384, GX-385)."""
    handicap = g.options.handicap
    for seat in range(g.seats):
        cards = [card for place, card in enumerate(g.roads, 1) if handicap is None or place in handicap[seat]]
        g.bound[seat] = sum([1 << ROADS.index(g.box.roads[card].road) for card in cards])


def order_components(g: Trucker) -> None:
    """Deal components made to order: a private pile for each whom the card binds (GX-474)."""
    for seat in range(g.seats):
        if binds(g, seat, "made-to-order"):
            g.made[seat] = [g.heap.pop() for _ in range(MADE_TO_ORDER)]
            if g.heard:
                g.tell(OrderSeen((seat,), tuple([g.box.names[component] for component in g.made[seat]])))


def roll_dead_column(g: Trucker) -> int:
    """Roll two dice until the column crosses the ship shape (GX-479, GX-Q20)."""
    while True:
        number = sum([1 + g.chance.below("dead", DIE_SIDES) for _ in range(DICE)])
        column = g.board.columns[number]
        if column is not None and any([COLUMN_MASK[column] >> square & 1 for square in g.board.squares]):
            if g.heard:
                g.tell(ColumnDied(number))
            return number


class SurpriseTruckers(Task[Trucker]):
    """After building Nasty Surprise is replaced by a card that does not act while building (GX-382, GX-Q08)."""

    def run(self, g: Trucker) -> None:
        """Draw until such a card comes; the others are discarded. Then columns die."""
        for place, card in enumerate(g.roads):
            if g.box.roads[card].road == "nasty-surprise":
                drawn = draw_road(g)
                while acts_in_building(g.box.roads[drawn]):
                    g.road_discard.append(drawn)
                    drawn = draw_road(g)
                g.road_discard.append(card)
                g.roads[place] = drawn
                bind(g)
                if g.heard:
                    row = g.box.roads[drawn]
                    g.tell(RoadReplaced(row.name, row.road))
        numb_column(g)


def acts_in_building(row: RoadRow) -> bool:
    """Tell whether a card cannot stand in for Nasty Surprise: it acts in building, or is that card itself."""
    return row.construction or row.road == "nasty-surprise"


def numb_column(g: Trucker) -> None:
    """Make the components of the dead column useless: they only connect from now on (GX-479 to GX-482)."""
    column = None if g.dead is None else g.board.columns[g.dead]
    if column is None:
        return
    for seat in range(g.seats):
        if binds(g, seat, "dead-zone"):
            squares = squares_of(g.hulls[seat] & ALL & COLUMN_MASK[column])
            codes = [g.ships[seat][square] for square in squares]
            for square in squares:
                g.detach(seat, square)
            g.numb[seat] = COLUMN_MASK[column]
            for square, code in zip(squares, codes, strict=True):
                g.attach(seat, square, code)


SHUFFLE_ROADS: Final = ShuffleRoads()
DRAW_ROADS: Final = DrawRoads()
SURPRISE_TRUCKERS: Final = SurpriseTruckers()
