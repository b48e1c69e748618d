"""Preparing the flight: cells, crew, rockets, deck (GB-066 to GB-076, GB-184)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import LEVELS, SLEEPERS, START_GAP
from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.flight.giving_up import give_up
from astrodrome.games.galaxy_trucker.flight.module_effects import extra_cards
from astrodrome.games.galaxy_trucker.game.flight_setup import bring_back
from astrodrome.games.galaxy_trucker.geometry.grid import put, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import ALIENS, CYAN, STASIS, plane
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import add_plots
from astrodrome.games.galaxy_trucker.records.yard_events import DeckMixed, RocketPlaced, ShipManned
from astrodrome.games.galaxy_trucker.ship.bodies import bodies
from astrodrome.games.galaxy_trucker.ship.crew import humans
from astrodrome.games.galaxy_trucker.ship.energy import cells_aboard
from astrodrome.games.galaxy_trucker.ship.loading import cells_to_load, humans_to_board
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class PrepareFlight(Task[Trucker]):
    """Man the ships, number tile 1 first; then rockets and deck (GB-066 to GB-075)."""

    @override
    def run(self, g: Trucker) -> None:
        """Begin with what may still happen before the crews come."""
        g.then(*g.phases.before_crew(g), MAN_SHIPS)


class ManShips(Task[Trucker]):
    """Fill the ships (GB-066 to GB-073)."""

    @override
    def run(self, g: Trucker) -> None:
        """Fill batteries and cabins; aliens are a choice, so their cabins come after."""
        order = g.by_number()
        for seat in order:
            fill_ship(g, seat)
        colours = range(ALIENS if g.box.technologies else CYAN)
        aliens = [] if g.intro else [TruckerBoardsAlien(seat, colour) for seat in order for colour in colours]
        g.then(*aliens, TAKE_OFF)


def fill_ship(g: Trucker, seat: Seat) -> None:
    """Give every battery its cells and every cabin its humans (GB-066 to GB-069, GB-073, GX-053, GX-061)."""
    for square, cells in cells_to_load(g, seat):
        put(g.cells, seat, square, cells)
    for square, count in humans_to_board(g, seat):
        put(g.crew, seat, square, count)
    if g.technologies is not None:
        for square in squares_of(plane(g.hulls[seat], STASIS)):
            put(g.technologies.sleepers, seat, square, SLEEPERS)
    if g.listening:
        g.emit(ShipManned(seat, humans(g, seat), cells_aboard(g, seat)))


class TakeOff(Task[Trucker]):
    """Place the rockets and mix the deck; a ship without humans gives up at once (GB-074 to GB-076)."""

    @override
    def run(self, g: Trucker) -> None:
        place_rockets(g)
        mix_deck(g)
        for seat in g.order():
            for half in bodies(g, seat):
                if humans(g, seat, half) == 0 and not g.intro:
                    give_up(g, seat, half, "no-humans")  # GX-Q58: halves too
        g.then(*g.phases.at_take_off(g))


def place_rockets(g: Trucker) -> None:
    """Put number tile 1 on the start space and each following one further back (GB-074)."""
    for index, seat in enumerate(g.by_number()):
        g.flying[seat] = True
        g.position[seat] = -index * START_GAP[g.level]
        if g.listening:
            g.emit(RocketPlaced(seat, g.position[seat]))


def mix_deck(g: Trucker) -> None:
    """Make the piles one deck, shuffled until its top card has the level of the flight (GB-075).

    With foresight they are stacked instead: pile 1 on top, each in its order (GB-184).
    """
    add_pile(g, extra_cards(g))
    g.deck = [card for pile in reversed(g.piles) for card in reversed(pile)]
    if not g.options.has("foresight"):
        shuffle_deck(g, g.chance)
    if g.machinations is not None:
        add_plots(g, g.chance)
    if g.listening:
        g.emit(DeckMixed(len(g.deck)))


def add_pile(g: Trucker, count: int) -> None:
    """Add so many cards of level III, if any, as one more pile; nobody has looked at it (GX-435 to GX-437, GX-Q32)."""
    if count:
        bring_back(g, LEVELS - 1, count)
        stock = g.undealt_cards[LEVELS - 1]
        g.piles.append([stock.pop(g.chance.below("card", len(stock))) for _ in range(count)])


def shuffle_deck(g: Trucker, chance: Chance) -> None:
    """Shuffle the deck; before the first card, again until its top card has the level of the flight (GB-075)."""
    chance.shuffle("deck", g.deck)
    while not g.revealed and g.box.cards[g.deck[-1]].level != g.board.level:
        chance.shuffle("deck", g.deck)


MAN_SHIPS: Final = ManShips()
PREPARE_FLIGHT: Final = PrepareFlight()
TAKE_OFF: Final = TakeOff()
