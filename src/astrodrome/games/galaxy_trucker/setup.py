"""Set-up of a flight: boards, warehouse, number tiles, hourglass, piles of cards (GB-010 to GB-016, GB-196)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.figures import (
    CIRCLES,
    GOODS_TABLE,
    LEVELS,
    MORE_GOODS,
    PILE_CARDS,
    PILES,
    REMOVED_COMPONENTS,
)
from astrodrome.games.galaxy_trucker.grid import FRONT
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import ComponentsBoxed, FlightBegan
from astrodrome.kernel.agenda import Task


class SetUpFlight(Task[Trucker]):
    """Lay out all that a flight needs."""

    def run(self, g: Trucker) -> None:
        """Clear what is left of the flight before, mix the components, deal the cards."""
        g.numb = [0] * g.seats
        g.clear_ships()
        if g.board.start is not None:  # GX-273: class IIA does without it
            for seat in range(g.seats):
                g.attach(seat, g.board.start, g.box.starting[seat] * 4)  # GB-010
        g.heap = g.box.warehouse.copy()
        for component in g.boxed:
            g.heap.remove(component)
        g.chance.shuffle("warehouse", g.heap)
        g.face_up = []
        g.bank = [table["stock"] for table in GOODS_TABLE.values()]
        if g.box.technologies:
            g.bank = [stock + MORE_GOODS for stock in g.bank]  # GX-034
        clear_yard(g)
        clear_flight(g)
        deal_piles(g)
        if g.heard:
            g.tell(FlightBegan(g.flight + 1, g.options.flights[g.flight], sum([len(pile) for pile in g.piles])))


class BoxComponents(Task[Trucker]):
    """Remove components unseen for the whole game, more of them the fewer players there are (GX-037 to GX-042)."""

    def run(self, g: Trucker) -> None:
        """Draw them once, before the first flight."""
        components = g.box.warehouse.copy()
        g.chance.shuffle("boxed", components)
        g.boxed = sorted(components[: REMOVED_COMPONENTS[g.seats]])
        if g.heard:
            g.tell(ComponentsBoxed(len(g.boxed)))


def clear_yard(g: Trucker) -> None:
    """Free the hands, and put the hourglass on the circle of the flight (GB-013, GB-037)."""
    seats = g.seats
    g.hand = [None] * seats
    g.hand_seen = [False] * seats
    g.loose = [None] * seats
    g.kept = [False] * seats
    g.reserve = [[] for _ in range(seats)]
    g.numbers = [None] * seats
    g.turns = [0] * seats
    g.ordered = [False] * seats
    g.running = has_hourglass(g)
    g.circle = CIRCLES[g.level] if g.running else 0
    g.looking = [None] * seats
    g.looked = [[] for _ in range(seats)]


def clear_flight(g: Trucker) -> None:
    """Forget the flight before; credits alone are kept (GB-004)."""
    seats = g.seats
    g.income = [0] * seats
    g.lost = [[] for _ in range(seats)]
    g.deck = []
    g.revealed = []
    g.place = [0] * seats
    g.flying = [False] * seats
    g.bereaved = [False] * seats
    g.harmed = [False] * seats
    clear_card(g)
    if g.expanded or g.flight == 0:  # where all modules are off what they need stays as the first flight finds it
        clear_modules(g)


def clear_modules(g: Trucker) -> None:
    """Forget what modules had noted for the flight before."""
    seats = g.seats
    g.made = [[] for _ in range(seats)]
    g.hyper = [0] * seats
    g.sitting_out = []
    g.specialists = [None] * seats
    g.fronts = [None if g.board.any_front else FRONT] * seats
    g.facing = [FRONT] * seats
    g.face_down = []
    g.scrapped = []
    g.retired = []
    g.second_pass = False
    g.union_paid = False
    clear_halves(g)
    g.plots = [None] * len(g.machinations)
    g.borrowed = [0] * len(g.loans)
    clear_card_of_modules(g)


def clear_halves(g: Trucker) -> None:
    """Let both halves of every ship fly, where ships have two (GX-272)."""
    ships = range(g.seats if g.board.halves else 0)
    g.halves = [list(range(len(g.board.halves))) for _ in ships]
    g.away = [[0] * len(g.board.halves) for _ in ships]
    g.aside = [[] for _ in ships]
    g.sold = [0 for _ in ships]


def clear_card(g: Trucker) -> None:
    """Forget what belonged to the card before."""
    seats = g.seats
    g.stranded = [False] * seats
    g.strength = [None] * seats
    g.landed = [None] * seats
    g.losers = []
    g.settled = False
    g.taken = 0
    g.dice = []
    if g.expanded:
        clear_card_of_modules(g)


def clear_card_of_modules(g: Trucker) -> None:
    """Forget what modules had noted for the card before."""
    seats = g.seats
    g.bereaved = [False] * seats
    g.boosted = [[] for _ in range(seats)]
    g.boosters = [[] for _ in range(seats)]
    g.spared = []
    g.junk = [[] for _ in range(seats)]
    g.leader = None
    g.secrets = [None] * seats
    g.guesses = [None] * seats
    g.used_up = []
    g.depot = []
    g.baddies = 0
    g.harmed = [False] * seats
    g.leaving = [[] for _ in range(seats)]
    g.votes = [None] * seats
    g.eased = []
    g.owing = []
    g.helped = [False] * seats
    g.paces = [[] for _ in g.halves]
    g.adrift = [[] for _ in g.halves]


def has_hourglass(g: Trucker) -> bool:
    """Tell whether building is against time: not in turns, and not in an introductory flight (GB-183, GB-190)."""
    return g.options.building == "realtime" and not g.intro


def deal_piles(g: Trucker) -> None:
    """Deal the cards of the flight into four piles, each alike (GB-014, GB-015)."""
    g.piles = [[] for _ in range(PILES)]
    if g.intro:
        deal_starred(g)
        return
    for level in range(LEVELS):
        count = PILE_CARDS[g.level][level]
        bring_back(g, level, count * PILES)
        stock = g.stock[level]
        for pile in g.piles:
            for _ in range(count):
                pile.append(stock.pop(g.chance.below("card", len(stock))))
    for pile in g.piles:
        g.chance.shuffle("pile", pile)


def bring_back(g: Trucker, level: int, needed: int) -> None:
    """Let the used cards of a level come back where the others do not suffice (GB-196)."""
    if len(g.stock[level]) < needed:
        back = [card for card in g.used if g.box.cards[card].level == level + 1]
        g.stock[level] = sorted(g.stock[level] + back)
        g.used = [card for card in g.used if card not in back]


def deal_starred(g: Trucker) -> None:
    """Deal the cards with a star: an introductory flight uses these, whatever was flown before (GB-183)."""
    cards = g.box.starred.copy()
    g.chance.shuffle("card", cards)
    g.stock[0] = [card for card in g.stock[0] if card not in cards]
    g.used = [card for card in g.used if card not in cards]
    for index, card in enumerate(cards):
        g.piles[index % PILES].append(card)


SET_UP_FLIGHT: Final = SetUpFlight()
BOX_COMPONENTS: Final = BoxComponents()
