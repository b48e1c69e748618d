"""Preparing the flight: cells, crew, rockets, deck (GB-066 to GB-076, GB-184)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import BOARD_ALIEN, BOARD_HUMANS, BoardAlien, BoardHumans
from astrodrome.games.galaxy_trucker.crew import ALIEN_CODES, crew_name, humans, supported
from astrodrome.games.galaxy_trucker.energy import cells_aboard
from astrodrome.games.galaxy_trucker.figures import (
    CABIN_HUMANS,
    LEVELS,
    LUXURY_HUMANS,
    SLEEPERS,
    START_GAP,
)
from astrodrome.games.galaxy_trucker.giving_up import give_up
from astrodrome.games.galaxy_trucker.grid import SQUARES, put, squares_of
from astrodrome.games.galaxy_trucker.halves import bodies, is_elsewhere
from astrodrome.games.galaxy_trucker.moments import at_take_off, before_crew
from astrodrome.games.galaxy_trucker.offers import AlienOffer
from astrodrome.games.galaxy_trucker.planes import ALIENS, BATTERY, CABIN, CYAN, LUXURY, STASIS, plane
from astrodrome.games.galaxy_trucker.plotting import add_plots
from astrodrome.games.galaxy_trucker.questions import extra_cards
from astrodrome.games.galaxy_trucker.setup import bring_back
from astrodrome.games.galaxy_trucker.specialists import TruckerChoosesSpecialist
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import AlienBoarded, DeckMixed, RocketPlaced, ShipManned
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class PrepareFlight(Task[Trucker]):
    """Man the ships, number tile 1 first; then rockets and deck (GB-066 to GB-075)."""

    def run(self, g: Trucker) -> None:
        """Begin with what may still happen before the crews come."""
        g.then(*before_crew(g), MAN_SHIPS)


class ManShips(Task[Trucker]):
    """Fill the ships (GB-066 to GB-073)."""

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
    hull = g.hulls[seat]
    for square in squares_of(plane(hull, BATTERY)):
        put(g.cells, seat, square, g.box.cells[g.ships[seat][square] // 4])
    for square in squares_of(plane(hull, CABIN)):
        put(g.crew, seat, square, CABIN_HUMANS)
    if g.box.technologies:
        for square in squares_of(plane(hull, LUXURY)):
            put(g.crew, seat, square, LUXURY_HUMANS)
        for square in squares_of(plane(hull, STASIS)):
            put(g.sleepers, seat, square, SLEEPERS)
    if g.heard:
        g.tell(ShipManned(seat, humans(g, seat), cells_aboard(g, seat)))


class TruckerBoardsAlien(Decision[Trucker]):
    """Let an alien of a colour live in a cabin joined to its life support, or take humans only (GB-068 to GB-072)."""

    args = ("seat", "colour", "only")
    takes = (BoardAlien, BoardHumans)
    rules = ("GB-068", "GB-070")

    def __init__(self, seat: Seat, colour: int, only: int | None = None) -> None:
        self.seat = seat
        self.colour = colour
        self.only = only
        """The one cabin that is asked about, where not all are (GX-531, GX-532)."""

    def asks(self, g: Trucker) -> Seats:
        """Ask who has a suitable cabin."""
        return (self.seat,) if self.cabins(g) else ()

    def cabins(self, g: Trucker) -> list[int]:
        """Return the cabins joined to the life support and not taken by another alien."""
        suitable, crew, alien = supported(g, self.seat, self.colour), g.crew[self.seat], ALIEN_CODES[self.colour]
        if not suitable or alien in crew or is_elsewhere(g, self.seat, alien):
            return []
        cabins = [square for square in squares_of(suitable) if crew[square] <= CABIN_HUMANS]
        return [square for square in cabins if self.only in (None, square)]

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return humans first, then each cabin."""
        return [BOARD_HUMANS, *[BOARD_ALIEN[square] for square in self.cabins(g)]]

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a cabin that is not suitable."""
        if isinstance(action, BoardHumans):
            return None
        assert isinstance(action, BoardAlien)
        if not 0 <= action.square < SQUARES or action.square not in self.cabins(g):
            return Refusal("GB-068", "no-life-support", (("colour", crew_name(ALIEN_CODES[self.colour])),))
        return None

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the candidates, which are all allowed."""
        return self.candidates(g, seat)

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let the alien live there instead of the humans."""
        if isinstance(action, BoardAlien):
            put(g.crew, seat, action.square, ALIEN_CODES[self.colour])
            if g.heard:
                g.tell(AlienBoarded(seat, crew_name(ALIEN_CODES[self.colour]), action.square))
            if self.colour == CYAN:
                g.then(TruckerChoosesSpecialist(seat))

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the colour and the cabins it could live in."""
        return AlienOffer(crew_name(ALIEN_CODES[self.colour]), tuple(self.cabins(g)))


class TakeOff(Task[Trucker]):
    """Place the rockets and mix the deck; a ship without humans gives up at once (GB-074 to GB-076)."""

    def run(self, g: Trucker) -> None:
        """Start the flight."""
        place_rockets(g)
        mix_deck(g)
        for seat in g.order():
            for half in bodies(g, seat):
                if humans(g, seat, half) == 0 and not g.intro:
                    give_up(g, seat, half, "no-humans")  # GX-Q58: halves too
        g.then(*at_take_off(g))


def place_rockets(g: Trucker) -> None:
    """Put number tile 1 on the start space and each following one further back (GB-074)."""
    for index, seat in enumerate(g.by_number()):
        g.flying[seat] = True
        g.place[seat] = -index * START_GAP[g.level]
        if g.heard:
            g.tell(RocketPlaced(seat, g.place[seat]))


def mix_deck(g: Trucker) -> None:
    """Make the piles one deck, shuffled until its top card has the level of the flight (GB-075).

    With foresight they are stacked instead: pile 1 on top, each in its order (GB-184).
    """
    add_pile(g, extra_cards(g))
    g.deck = [card for pile in reversed(g.piles) for card in reversed(pile)]
    if not g.options.has("foresight"):
        shuffle_deck(g, g.chance)
    if g.plots:
        add_plots(g, g.chance)
    if g.heard:
        g.tell(DeckMixed(len(g.deck)))


def add_pile(g: Trucker, count: int) -> None:
    """Add so many cards of level III, if any, as one more pile; nobody has looked at it (GX-435 to GX-437, GX-Q32)."""
    if count:
        bring_back(g, LEVELS - 1, count)
        stock = g.stock[LEVELS - 1]
        g.piles.append([stock.pop(g.chance.below("card", len(stock))) for _ in range(count)])


def shuffle_deck(g: Trucker, chance: Chance) -> None:
    """Shuffle the deck; before the first card, again until its top card has the level of the flight (GB-075)."""
    chance.shuffle("deck", g.deck)
    while not g.revealed and g.box.cards[g.deck[-1]].level != g.board.level:
        chance.shuffle("deck", g.deck)


MAN_SHIPS: Final = ManShips()
PREPARE_FLIGHT: Final = PrepareFlight()
TAKE_OFF: Final = TakeOff()
