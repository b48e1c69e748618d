"""What a seat has seen and the table no longer shows: cards in other hands, and treasures in piles.

A spy remembers cards of a hand until its owner plays cards like them. Everybody remembers what a hand was seen to
lack, until it gains a card: a captain who announces a crash has no Equipment for all the events (CS-076), and who lays
Turbo has none left of that symbol (CS-087). Of a pile a seat remembers which treasures were
in it when it last looked, and who has taken one since: a known treasure is still in the pile or with one of those.
"""

from __future__ import annotations

from typing import Final, TypeVar

from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, HELP, IMPROVED, KINDS, TURBO
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.rows import counted
from astrodrome.kernel.seats import Seat

T = TypeVar("T")

MOST_LACKS: Final = 4
"""How many things that a hand lacks are remembered, the latest ones."""


def remember_hand(g: Celestia, spy: Seat, seat: Seat) -> None:
    """Let a spy remember all cards of a hand (CS-342)."""
    spied = g.memory.cards_spied[spy].copy() or [0] * (g.seats * KINDS)
    spied[seat * KINDS : (seat + 1) * KINDS] = g.hands[seat]
    g.memory.cards_spied[spy] = spied


def card_was_seen(g: Celestia, seat: Seat, kind: int) -> None:
    """Forget one card of a kind in a hand: it, or one like it, has just left the hand openly."""
    forget_spied(g, seat, kind)
    if kind == ALTERNATIVE_ROUTE:
        g.memory.routes_known[seat] = max(0, g.memory.routes_known[seat] - 1)
    elif HELP <= kind < TURBO:
        g.memory.help_known[seat] = max(0, g.memory.help_known[seat] - 1)
    elif kind < HELP and g.memory.shortages[seat]:
        g.memory.shortages[seat] = [without_card(needed, kind) for needed in g.memory.shortages[seat]]


def covers(kind: int) -> int:
    """Return how many dice of its symbol a piece of Equipment covers (CS-073, CS-223)."""
    return IMPROVED_COVERS if kind >= IMPROVED else 1


def without_card(needed: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return what the rest of a hand lacks, when the hand with a piece of Equipment lacked `needed`."""
    left = list(needed)
    left[kind % 4] = max(0, left[kind % 4] - covers(kind))
    return tuple(left)


def equipment_was_short(g: Celestia, seat: Seat, needed: list[int]) -> None:
    """Let everybody remember that the Equipment of a hand does not cover these needs, by symbol."""
    lacks = tuple(needed)
    if lacks not in g.memory.shortages[seat]:
        g.memory.shortages[seat] = [*g.memory.shortages[seat][1 - MOST_LACKS :], lacks]


def lacks_all(hand: list[int], lacking: list[tuple[int, ...]]) -> bool:
    """Return whether a hand lacks something of each of these needs."""
    for needed in lacking:
        for symbol in range(4):
            if hand[symbol] + IMPROVED_COVERS * hand[IMPROVED + symbol] < needed[symbol]:
                break
        else:
            return False
    return True


def forget_spied(g: Celestia, seat: Seat, kind: int) -> None:
    """Take one card of a kind off what spies know of a hand and of the Help cards its owner has placed."""
    for spy, seen in enumerate(g.memory.cards_spied):
        if seen and seen[seat * KINDS + kind]:
            g.memory.cards_spied[spy] = counted(seen, seat * KINDS + kind, -1)


def treasure_left_pile(g: Celestia, city: int, taker: Seat | None) -> None:
    """Note for everybody who remembers the pile that somebody took one from it; None: it became a gift."""
    if not g.edition.piles_are_seen:
        return
    for seat in range(g.seats):
        if seat != taker and g.memory.piles[seat][city]:
            g.memory.takers_since[seat][city] = (*g.memory.takers_since[seat][city], taker)


def treasure_was_recognised(g: Celestia, seat: Seat, treasure: int) -> None:
    """Take a treasure off what a seat remembers of a pile: the seat has just taken one like it."""
    city = g.tables.city_of[treasure]
    if g.edition.piles_are_seen and treasure in g.memory.piles[seat][city]:
        g.memory.piles[seat][city] = without(g.memory.piles[seat][city], treasure)


def treasure_was_returned(g: Celestia, seat: Seat, treasure: int) -> None:
    """Let a seat remember the treasure it put back; for the others, the last one it took is in the pile again."""
    city = g.tables.city_of[treasure]
    for other in range(g.seats):
        if other == seat:
            g.memory.piles[seat][city] = (*g.memory.piles[seat][city], treasure)
        elif seat in g.memory.takers_since[other][city]:
            g.memory.takers_since[other][city] = without(g.memory.takers_since[other][city], seat)


def treasure_was_put_under(g: Celestia, seat: Seat, treasure: int) -> None:
    """Let a seat remember a treasure that it put under a pile; nobody else knows which of its treasures that was."""
    city = g.tables.city_of[treasure]
    g.memory.piles[seat][city] = (*g.memory.piles[seat][city], treasure)


def pile_was_searched(g: Celestia, seat: Seat, city: int) -> None:
    """Let a seat remember all treasures of a pile (CS-393)."""
    g.memory.piles[seat][city] = tuple(sorted(g.piles[city]))
    g.memory.takers_since[seat][city] = ()


def treasures_were_sampled(g: Celestia, seat: Seat, city: int, back: list[int]) -> None:
    """Let a seat remember the treasures it drew and put back (CS-200)."""
    known = [] if g.memory.takers_since[seat][city] else list(g.memory.piles[seat][city])
    for treasure in back:
        if known.count(treasure) < back.count(treasure):
            known.append(treasure)
    g.memory.piles[seat][city] = tuple(sorted(known))
    g.memory.takers_since[seat][city] = ()


def spyglass_was_seen(g: Celestia, owner: Seat, treasure: int) -> None:
    """Take a Spyglass that was used off what the others remember of its pile."""
    if not g.edition.piles_are_seen:
        return
    city = g.tables.city_of[treasure]
    for seat in range(g.seats):
        if treasure in g.memory.piles[seat][city] and owner in g.memory.takers_since[seat][city]:
            g.memory.piles[seat][city] = without(g.memory.piles[seat][city], treasure)
            g.memory.takers_since[seat][city] = without(g.memory.takers_since[seat][city], owner)


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return a tuple without one of its items."""
    at = things.index(thing)
    return (*things[:at], *things[at + 1 :])
