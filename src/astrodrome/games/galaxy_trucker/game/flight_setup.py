"""Set-up of a flight: boards, warehouse, number tiles, hourglass, piles of cards (GB-010 to GB-016, GB-196)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import (
    CIRCLES,
    GOODS_TABLE,
    LEVELS,
    MORE_GOODS,
    PILE_CARDS,
    PILES,
    REMOVED_COMPONENTS,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentsBoxed, FlightBegan
from astrodrome.games.galaxy_trucker.state.clearing import clear_card, clear_ships
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.hourglass import has_hourglass
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class SetUpFlight(Task[Trucker]):
    """Lay out all that a flight needs."""

    @override
    def run(self, g: Trucker) -> None:
        """Clear what is left of the flight before, mix the components, deal the cards."""
        if g.expanded:
            clear_modules(g)
        clear_ships(g)
        if g.board.start is not None:  # GX-273: class IIA does without it
            for seat in range(g.seats):
                g.attach(seat, g.board.start, g.box.starting[seat] * 4)  # GB-010
        g.face_down_components = g.box.warehouse.copy()
        if g.technologies is not None:
            for component in g.technologies.boxed:
                g.face_down_components.remove(component)
        g.chance.shuffle("warehouse", g.face_down_components)
        g.face_up = []
        g.goods_in_bank = [table["stock"] for table in GOODS_TABLE.values()]
        if g.box.technologies:
            g.goods_in_bank = [stock + MORE_GOODS for stock in g.goods_in_bank]  # GX-034
        clear_yard(g)
        clear_flight(g)
        deal_piles(g)
        if g.listening:
            g.emit(FlightBegan(g.flight + 1, g.options.flights[g.flight], sum([len(pile) for pile in g.piles])))


class BoxComponents(Task[Trucker]):
    """Remove components unseen until the end of the game, more with fewer players (GX-037 to GX-042)."""

    @override
    def run(self, g: Trucker) -> None:
        """Draw them once, before the first flight."""
        components = g.box.warehouse.copy()
        g.chance.shuffle("boxed", components)
        technologies = technologies_of(g)
        technologies.boxed = sorted(components[: REMOVED_COMPONENTS[g.seats]])
        if g.listening:
            g.emit(ComponentsBoxed(len(technologies.boxed)))


def clear_yard(g: Trucker) -> None:
    """Free the hands, and put the hourglass on the circle of the flight (GB-013, GB-037)."""
    seats = g.seats
    g.hand = [None] * seats
    g.hand_is_public = [False] * seats
    g.movable_square = [None] * seats
    g.from_reserve = [False] * seats
    g.reserve = [[] for _ in range(seats)]
    g.number_tiles = [None] * seats
    g.turns_taken = [0] * seats
    g.sand_running = has_hourglass(g)
    g.hourglass_space = CIRCLES[g.level] if g.sand_running else 0
    g.pile_in_view = [None] * seats
    g.piles_seen = [[] for _ in range(seats)]


def clear_flight(g: Trucker) -> None:
    """Forget the flight before; credits alone are kept (GB-004)."""
    seats = g.seats
    g.income = [0] * seats
    g.lost_components = [[] for _ in range(seats)]
    g.deck = []
    g.revealed = []
    g.position = [0] * seats
    g.flying = [False] * seats
    g.lost_crew = [False] * seats
    g.harmed_by_hit = [False] * seats
    clear_card(g)


def clear_modules(g: Trucker) -> None:
    """Forget what modules had noted for the flight before."""
    if g.technologies is not None:
        g.technologies.clear_flight()
    if g.halves is not None:
        g.halves.clear_flight(g.board)
    if g.headings is not None:
        g.headings.clear_flight(g.board.any_front)
    if g.roads is not None:
        g.roads.clear_flight()
    if g.machinations is not None:
        g.machinations.clear_flight()
    if g.bonus is not None:
        g.bonus.clear_flight()


def deal_piles(g: Trucker) -> None:
    """Deal the cards of the flight into four piles, each alike (GB-014, GB-015)."""
    g.piles = [[] for _ in range(PILES)]
    if g.intro:
        deal_starred(g)
        return
    for level in range(LEVELS):
        count = PILE_CARDS[g.level][level]
        bring_back(g, level, count * PILES)
        stock = g.undealt_cards[level]
        for pile in g.piles:
            for _ in range(count):
                pile.append(stock.pop(g.chance.below("card", len(stock))))
    for pile in g.piles:
        g.chance.shuffle("pile", pile)


def bring_back(g: Trucker, level: int, needed: int) -> None:
    """Let the used cards of a level come back where the others do not suffice (GB-196)."""
    if len(g.undealt_cards[level]) < needed:
        back = [card for card in g.cards_of_earlier_flights if g.box.cards[card].level == level + 1]
        g.undealt_cards[level] = sorted(g.undealt_cards[level] + back)
        g.cards_of_earlier_flights = [card for card in g.cards_of_earlier_flights if card not in back]


def deal_starred(g: Trucker) -> None:
    """Deal the cards with a star: an introductory flight uses these, whatever was flown before (GB-183)."""
    cards = g.box.starred.copy()
    g.chance.shuffle("card", cards)
    g.undealt_cards[0] = [card for card in g.undealt_cards[0] if card not in cards]
    g.cards_of_earlier_flights = [card for card in g.cards_of_earlier_flights if card not in cards]
    for index, card in enumerate(cards):
        g.piles[index % PILES].append(card)


SET_UP_FLIGHT: Final = SetUpFlight()
BOX_COMPONENTS: Final = BoxComponents()
