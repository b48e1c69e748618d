"""Dealing cards anew: what the other players hold and have placed, and the order of the deck.

Some things are certain and are dealt first: cards that a spy has seen, cards that went back to a hand for all to see,
Help cards lying face down, and, once success is declared, that the captain can pay for it.
"""

from __future__ import annotations

from itertools import product

from astrodrome.games.celestia.cards import ALTERNATIVE_ROUTE, EQUIPMENT, HELP, IMPROVED, KINDS, TURBO
from astrodrome.games.celestia.facing import CaptainLays, CoverEvents
from astrodrome.games.celestia.figures import IMPROVED_COVERS
from astrodrome.games.celestia.paying import needs
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


class Deal:
    """The cards that a player cannot see, while they are dealt anew."""

    def __init__(self, world: Celestia, seat: Seat) -> None:
        self.world = world
        self.others = [other for other in range(world.seats) if other != seat]
        self.pool = [0] * KINDS
        self.room = [0] * world.seats
        self.places = [0] * world.seats
        for kind in world.deck:
            self.pool[kind] += 1
        self.shown_help = [hand[HELP:TURBO] if world.counted else [] for hand in world.hands]
        for other in self.others:
            for kind in range(KINDS):
                self.pool[kind] += world.hands[other][kind]
            for kind in world.placed[other]:
                self.pool[kind] += 1
            self.room[other] = world.hand_size[other]
            self.places[other] = len(world.placed[other])
            world.hands[other] = [0] * KINDS
            world.placed[other] = ()

    def give(self, seat: Seat, kind: int) -> None:
        """Put a card of the pool into a hand."""
        self.pool[kind] -= 1
        self.room[seat] -= 1
        self.world.hands[seat][kind] += 1

    def place(self, seat: Seat, kind: int) -> None:
        """Put a Help card of the pool face down in front of a player."""
        self.pool[kind] -= 1
        self.places[seat] -= 1
        self.world.placed[seat] = tuple(sorted([*self.world.placed[seat], kind]))

    def any_help(self, chance: Chance) -> int:
        """Return a Help card of the pool."""
        cards = [kind for kind in range(HELP, TURBO) for _ in range(self.pool[kind])]
        return cards[chance.below("guess-help", len(cards))]


def deal_cards(world: Celestia, seat: Seat, chance: Chance) -> None:
    """Deal the other hands, the Help cards they have placed, and the deck."""
    deal = Deal(world, seat)
    for other in deal.others:
        if world.counted:
            deal_what_was_counted(deal, other)
        else:
            deal_what_was_spied(deal, seat, other)
    for other in deal.others:
        deal_what_came_back(deal, other, chance)
    if must_pay(world) and world.helm() != seat:
        deal_payment(deal, world.helm())
    rest = [kind for kind in range(KINDS) for _ in range(deal.pool[kind])]
    chance.shuffle("redeal", rest)
    if world.counted:
        rest.sort(key=lambda kind: not HELP <= kind < TURBO)  # no Help but what lies open is in a hand
    for other in deal.others:
        for _ in range(deal.room[other]):
            world.hands[other][rest.pop()] += 1
    chance.shuffle("redeal", rest)
    world.deck = rest


def must_pay(world: Celestia) -> bool:
    """Tell whether success is declared and the cards for it are not yet laid."""
    return any([isinstance(task, CoverEvents | CaptainLays) for task in world.agenda])


def deal_what_was_counted(deal: Deal, other: Seat) -> None:
    """Give a hand the Help cards that were shown at the final count (CS-291)."""
    for symbol, count in enumerate(deal.shown_help[other]):
        for _ in range(count):
            deal.give(other, HELP + symbol)


def deal_what_was_spied(deal: Deal, seat: Seat, other: Seat) -> None:
    """Give a hand the cards that this seat has seen in it; Help cards may have been placed since."""
    spied = deal.world.spied[seat]
    for kind in range(KINDS) if spied else ():
        for _ in range(spied[other * KINDS + kind]):
            if HELP <= kind < TURBO and deal.places[other]:
                deal.place(other, kind)
            else:
                deal.give(other, kind)


def deal_what_came_back(deal: Deal, other: Seat, chance: Chance) -> None:
    """Give a hand the cards that everybody saw going back to it; what lies face down is Help."""
    hand = deal.world.hands[other]
    for _ in range(deal.world.routes_known[other] - hand[ALTERNATIVE_ROUTE]):
        deal.give(other, ALTERNATIVE_ROUTE)
    while deal.places[other]:
        deal.place(other, deal.any_help(chance))
    for _ in range(deal.world.help_known[other] - sum(hand[HELP:TURBO])):
        deal.give(other, deal.any_help(chance))


def deal_payment(deal: Deal, captain: Seat) -> None:
    """Give a captain who has declared success what pays for it, in as few cards as it takes."""
    hand = deal.world.hands[captain]
    counts = enumerate(needs(deal.world))
    left = [max(0, n - hand[EQUIPMENT + s] - IMPROVED_COVERS * hand[IMPROVED + s]) for s, n in counts]
    free = deal.world.shown.count(TURBO) + hand[TURBO]
    ways = [way for way in product(*[range(min(free, count) + 1) for count in left]) if sum(way) <= free]
    plans = [[paid for symbol in range(4) for paid in fewest(deal, symbol, left[symbol] - way[symbol])] for way in ways]
    for kind in min(plans, key=len):
        deal.give(captain, kind)


def fewest(deal: Deal, symbol: int, count: int) -> list[int]:
    """Return as few cards of the pool as cover some dice of one symbol, Turbo where there is no Equipment."""
    paid: list[int] = []
    plain, improved = deal.pool[EQUIPMENT + symbol], deal.pool[IMPROVED + symbol]
    while count > 0:
        if improved and (count > 1 or not plain):
            improved -= 1
            count -= IMPROVED_COVERS
            paid.append(IMPROVED + symbol)
        elif plain:
            plain -= 1
            count -= 1
            paid.append(EQUIPMENT + symbol)
        else:
            count -= 1
            paid.append(TURBO)
    return paid
