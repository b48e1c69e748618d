"""What a seat has seen and the table no longer shows: cards in other hands, and treasures in piles.

A spy remembers cards of a hand until its owner plays cards like them. Of a pile a seat remembers which treasures were
in it when it last looked, and who has taken one since: a known treasure is still in the pile or with one of those.
"""

from __future__ import annotations

from astrodrome.games.celestia.cards import ALTERNATIVE_ROUTE, HELP, KINDS, TURBO
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.seats import Seat


def remember_hand(g: Celestia, spy: Seat, seat: Seat) -> None:
    """Let a spy remember a whole hand (CS-342)."""
    if not g.spied[spy]:
        g.spied[spy] = [0] * (g.seats * KINDS)
    g.spied[spy][seat * KINDS : (seat + 1) * KINDS] = g.hands[seat]


def card_was_seen(g: Celestia, seat: Seat, kind: int) -> None:
    """Forget one card of a kind in a hand: it, or one like it, has just left the hand openly."""
    forget_spied(g, seat, kind)
    if kind == ALTERNATIVE_ROUTE:
        g.routes_known[seat] = max(0, g.routes_known[seat] - 1)
    elif HELP <= kind < TURBO:
        g.help_known[seat] = max(0, g.help_known[seat] - 1)


def forget_spied(g: Celestia, seat: Seat, kind: int) -> None:
    """Take one card of a kind off what spies know of a hand and of the Help cards its owner has placed."""
    for seen in g.spied:
        if seen and seen[seat * KINDS + kind]:
            seen[seat * KINDS + kind] -= 1


def treasure_left_pile(g: Celestia, city: int, taker: int) -> None:
    """Note for everybody who remembers the pile that somebody took one from it."""
    if not g.edition.piles_are_seen:
        return
    for seat in range(g.seats):
        if seat != taker and g.looks[seat][city]:
            g.left[seat][city] = (*g.left[seat][city], taker)


def treasure_was_recognised(g: Celestia, seat: Seat, treasure: int) -> None:
    """Take a treasure off what a seat remembers of a pile: the seat has just taken one like it."""
    city = g.tables.city_of[treasure]
    if g.edition.piles_are_seen and treasure in g.looks[seat][city]:
        g.looks[seat][city] = without(g.looks[seat][city], treasure)


def treasure_was_returned(g: Celestia, seat: Seat, treasure: int) -> None:
    """Let a seat remember the treasure it put back; for the others, the last one it took is in the pile again."""
    city = g.tables.city_of[treasure]
    for other in range(g.seats):
        if other == seat:
            g.looks[seat][city] = (*g.looks[seat][city], treasure)
        elif seat in g.left[other][city]:
            g.left[other][city] = without(g.left[other][city], seat)


def treasure_was_put_under(g: Celestia, seat: Seat, treasure: int) -> None:
    """Let a seat remember a treasure that it put under a pile; nobody else knows which of its treasures that was."""
    city = g.tables.city_of[treasure]
    g.looks[seat][city] = (*g.looks[seat][city], treasure)


def pile_was_searched(g: Celestia, seat: Seat, city: int) -> None:
    """Let a seat remember a whole pile (CS-393)."""
    g.looks[seat][city] = tuple(sorted(g.piles[city]))
    g.left[seat][city] = ()


def treasures_were_sampled(g: Celestia, seat: Seat, city: int, back: list[int]) -> None:
    """Let a seat remember the treasures it drew and put back (CS-200)."""
    known = [] if g.left[seat][city] else list(g.looks[seat][city])
    for treasure in back:
        if known.count(treasure) < back.count(treasure):
            known.append(treasure)
    g.looks[seat][city] = tuple(sorted(known))
    g.left[seat][city] = ()


def spyglass_was_seen(g: Celestia, owner: Seat, treasure: int) -> None:
    """Take a Spyglass that was used off what the others remember of its pile."""
    if not g.edition.piles_are_seen:
        return
    city = g.tables.city_of[treasure]
    for seat in range(g.seats):
        if treasure in g.looks[seat][city] and owner in g.left[seat][city]:
            g.looks[seat][city] = without(g.looks[seat][city], treasure)
            g.left[seat][city] = without(g.left[seat][city], owner)


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """Return a tuple without one of its items."""
    at = things.index(thing)
    return (*things[:at], *things[at + 1 :])
