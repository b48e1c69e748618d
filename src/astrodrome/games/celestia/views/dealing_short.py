"""Dealing a hand of which something is certain: that it pays for the events, or that its Equipment falls short.

A hand that was seen to lack something is drawn at random until it does. Where that takes too long, it is dealt with
caps on the symbols that fall short: how many dice of each symbol the Equipment may cover at most.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from astrodrome.games.celestia.content.cards import EQUIPMENT, HELP, IMPROVED, KINDS, TURBO
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import covers, lacks_all
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat

NO_CAPS: Final = [99, 99, 99, 99]
DRAWS: Final = 12
"""How often a hand is drawn at random before it is dealt by caps."""


class Deal:
    """The cards that a player cannot see, while they are dealt again."""

    def __init__(self, world: Celestia, seat: Seat) -> None:
        self.world = world
        self.others = [other for other in range(world.seats) if other != seat]
        self.pool = [0] * KINDS
        self.room = [0] * world.seats
        self.places = [0] * world.seats
        for kind in world.deck:
            self.pool[kind] += 1
        self.shown_help = [hand[HELP:TURBO] if world.ending.count_begun else [] for hand in world.hands]
        for other in self.others:
            for kind in range(KINDS):
                self.pool[kind] += world.hands[other][kind]
            for kind in world.help_placed[other]:
                self.pool[kind] += 1
            self.room[other] = world.hand_size[other]
            self.places[other] = len(world.help_placed[other])
            world.hands[other] = [0] * KINDS
            world.help_placed[other] = ()

    def give(self, seat: Seat, kind: int) -> None:
        """Put a card of the pool into a hand."""
        self.pool[kind] -= 1
        self.room[seat] -= 1
        self.world.hands[seat][kind] += 1

    def place(self, seat: Seat, kind: int) -> None:
        """Put a Help card of the pool face down in front of a player."""
        self.pool[kind] -= 1
        self.places[seat] -= 1
        self.world.help_placed[seat] = tuple(sorted([*self.world.help_placed[seat], kind]))

    def any_help(self, chance: Chance) -> int:
        """Return a Help card of the pool."""
        cards = [kind for kind in range(HELP, TURBO) for _ in range(self.pool[kind])]
        return cards[chance.below("guess-help", len(cards))]


def deal_short_hand(deal: Deal, seat: Seat, pays: bool, chance: Chance) -> None:
    """Deal a complete hand that lacks what it was seen to lack and, for a captain who declared success, pays."""
    world = deal.world
    lacking = world.memory.shortages[seat]
    for caps in [NO_CAPS] * DRAWS + caps_of(lacking, chance):
        pool, hand, room = deal.pool.copy(), world.hands[seat].copy(), deal.room[seat]
        filled = (not pays or deal_payment(deal, seat, caps)) and draw(deal, seat, caps, chance)
        if filled and lacks_all(world.hands[seat], lacking):
            return
        deal.pool, world.hands[seat], deal.room[seat] = pool, hand, room
    if pays:  # forgotten sightings may leave no way to honour everything
        deal_payment(deal, seat, NO_CAPS)


def caps_of(lacking: list[tuple[int, ...]], chance: Chance) -> list[list[int]]:
    """Return all ways in which needs can be lacked, in random order: a cap for one symbol of each."""
    found: list[list[int]] = []
    for short in product(*[[symbol for symbol in range(4) if needed[symbol]] for needed in lacking]):
        caps = NO_CAPS.copy()
        for symbol, needed in zip(short, lacking, strict=True):
            caps[symbol] = min(caps[symbol], needed[symbol] - 1)
        if caps not in found:
            found.append(caps)
    chance.shuffle("guess-short", found)
    return found


def draw(deal: Deal, seat: Seat, caps: list[int], chance: Chance) -> bool:
    """Fill a hand from the pool without exceeding the caps; return whether there were cards enough."""
    hand = deal.world.hands[seat]
    open_help = deal.world.ending.count_begun  # no Help but what lies open is in a hand
    cards = [kind for kind in range(KINDS) for _ in range(deal.pool[kind]) if not (open_help and HELP <= kind < TURBO)]
    while deal.room[seat] and cards:
        at = chance.below("redeal", len(cards))
        kind = cards[at]
        cards[at] = cards[-1]
        cards.pop()
        if kind >= HELP or covered(hand, kind % 4) + covers(kind) <= caps[kind % 4]:
            deal.give(seat, kind)
    return not deal.room[seat]


def covered(hand: list[int], symbol: int) -> int:
    """Return how many dice of a symbol the Equipment of a hand covers."""
    return hand[EQUIPMENT + symbol] + IMPROVED_COVERS * hand[IMPROVED + symbol]


def deal_payment(deal: Deal, captain: Seat, caps: list[int]) -> bool:
    """Give a captain who has declared success the fewest cards that pay for it; return whether that was possible."""
    hand = deal.world.hands[captain]
    left = [max(0, needed - covered(hand, symbol)) for symbol, needed in enumerate(needs(deal.world))]
    free = deal.world.step.cards_turned_up.count(TURBO) + hand[TURBO]
    ways = [way for way in product(*[range(min(free, count) + 1) for count in left]) if sum(way) <= free]
    room = [cap - covered(hand, symbol) for symbol, cap in enumerate(caps)]
    plans = [[paid for s in range(4) for paid in fewest(deal, s, left[s] - way[s], room[s])] for way in ways]
    plan = min(plans, key=len)
    if len(plan) > deal.room[captain] or plan.count(TURBO) > deal.pool[TURBO]:
        return False
    for kind in plan:
        deal.give(captain, kind)
    return True


def fewest(deal: Deal, symbol: int, count: int, room: int) -> list[int]:
    """Return as few cards of the pool as cover some dice of one symbol, Turbo where no Equipment is left or allowed."""
    paid: list[int] = []
    plain, improved = deal.pool[EQUIPMENT + symbol], deal.pool[IMPROVED + symbol]
    while count > 0:
        if improved and room >= IMPROVED_COVERS and (count > 1 or not plain):
            improved -= 1
            count -= IMPROVED_COVERS
            room -= IMPROVED_COVERS
            paid.append(IMPROVED + symbol)
        elif plain and room:
            plain -= 1
            count -= 1
            room -= 1
            paid.append(EQUIPMENT + symbol)
        else:
            count -= 1
            paid.append(TURBO)
    return paid
