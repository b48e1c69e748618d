"""Dealing cards again: what the other players hold and have placed, and the order of the deck.

Some things are certain and are dealt first: cards that a spy has seen, cards that went back to a hand for all to see,
Help cards lying face down, and, once success is declared, that the captain can pay for it. A hand that was seen to lack
something is drawn until it does (`dealing_short`). That a success declared for other dice could have been paid for is
not used once the declaration is void: the captain need not show it.
"""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, HELP, KINDS, TURBO
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.views.dealing_short import NO_CAPS, Deal, deal_payment, deal_short_hand
from astrodrome.games.celestia.voyage.facing_events import must_pay
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


def deal_cards(world: Celestia, seat: Seat, chance: Chance) -> None:
    """Deal the other hands, the Help cards they have placed, and the deck."""
    deal = Deal(world, seat)
    for other in deal.others:
        if world.ending.count_begun:
            deal_what_was_counted(deal, other)
        else:
            deal_what_was_spied(deal, seat, other)
    for other in deal.others:
        deal_what_came_back(deal, other, chance)
    pays = world.helm() if must_pay(world) else seat
    for other in with_first(deal.others, pays):  # who pays must find the cards for it
        if world.memory.shortages[other]:
            deal_short_hand(deal, other, other == pays, chance)
        elif other == pays:
            deal_payment(deal, other, NO_CAPS)
    rest = [kind for kind in range(KINDS) for _ in range(deal.pool[kind])]
    chance.shuffle("redeal", rest)
    if world.ending.count_begun:
        rest.sort(key=lambda kind: not HELP <= kind < TURBO)  # no Help but what lies open is in a hand
    for other in deal.others:
        for _ in range(deal.room[other]):
            world.hands[other][rest.pop()] += 1
    chance.shuffle("redeal", rest)
    world.deck = rest


def with_first(seats: list[Seat], first: Seat) -> list[Seat]:
    """Return the same seats, one of them moved to the front if it is there."""
    return [seat for seat in seats if seat == first] + [seat for seat in seats if seat != first]


def deal_what_was_counted(deal: Deal, other: Seat) -> None:
    """Give a hand the Help cards that were shown at the final count (CS-291)."""
    for symbol, count in enumerate(deal.shown_help[other]):
        for _ in range(count):
            deal.give(other, HELP + symbol)


def deal_what_was_spied(deal: Deal, seat: Seat, other: Seat) -> None:
    """Give a hand the cards that this seat has seen in it; Help cards may have been placed since."""
    spied = deal.world.memory.cards_spied[seat]
    for kind in range(KINDS) if spied else ():
        for _ in range(spied[other * KINDS + kind]):
            if HELP <= kind < TURBO and deal.places[other]:
                deal.place(other, kind)
            else:
                deal.give(other, kind)


def deal_what_came_back(deal: Deal, other: Seat, chance: Chance) -> None:
    """Give a hand the cards that everybody saw going back to it; what lies face down is Help."""
    hand = deal.world.hands[other]
    for _ in range(deal.world.memory.routes_known[other] - hand[ALTERNATIVE_ROUTE]):
        deal.give(other, ALTERNATIVE_ROUTE)
    while deal.places[other]:
        deal.place(other, deal.any_help(chance))
    for _ in range(deal.world.memory.help_known[other] - sum(hand[HELP:TURBO])):
        deal.give(other, deal.any_help(chance))
