"""What the events need, and which cards of a hand would cover them (CS-070 to CS-087, CS-223 to CS-229).

Needs are counts by symbol: fog, lightning, birds, pirates. What lies on the table counts first: Help that was
revealed, and cards turned up by the yellow character (CS-251, CS-279); a Lifeboat card covers its own symbol free of
charge (CS-315).
"""

from __future__ import annotations

from astrodrome.games.celestia.content.card_names import repeated
from astrodrome.games.celestia.content.cards import (
    BLANK,
    EQUIPMENT,
    HELP,
    IMPROVED,
    LIFEBOAT,
    PIRATES,
    SYMBOLS,
    TURBO,
    Symbol,
)
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import BOAT
from astrodrome.kernel.seats import Seat

MUST, MAY, CANNOT = range(3)
"""Whether success is compulsory, free because Turbo is needed, or impossible (CS-076 to CS-078)."""


def needs(g: Celestia) -> list[int]:
    """Return how many dice of each symbol the hand still has to cover."""
    left = [0, 0, 0, 0]
    for face in g.step.dice:
        if face != BLANK:
            left[face - 1] += 1
    if g.step.pirates_ignored:
        left[PIRATES - 1] = 0
    if g.step.vessel == BOAT and g.lifeboat.card is not None:
        left[g.lifeboat.card - LIFEBOAT] = 0
    if not g.step.help_revealed and not g.step.cards_turned_up:
        return left
    for kind in g.step.help_revealed:
        left[kind - HELP] -= 1
    for kind in g.step.cards_turned_up:
        if kind < TURBO:
            left[kind % 4] -= IMPROVED_COVERS if IMPROVED <= kind < HELP else 1
    return [max(0, count) for count in left]


def need_names(left: list[int]) -> tuple[Symbol, ...]:
    """Return the symbols still to be covered, one for each die."""
    return repeated(SYMBOLS, left)


def ability(g: Celestia, seat: Seat) -> int:
    """Return whether a captain's own Equipment covers the events, or Turbo must help, or nothing does."""
    hand = g.hands[seat]
    missing = 0
    left = needs(g)
    for symbol in range(4):
        short = left[symbol] - hand[EQUIPMENT + symbol]
        if short > 0:
            short -= IMPROVED_COVERS * hand[IMPROVED + symbol]
            if short > 0:
                missing += short
    if missing == 0:
        return MUST
    return MAY if missing <= hand[TURBO] + g.step.cards_turned_up.count(TURBO) else CANNOT


def payments(g: Celestia, seat: Seat) -> list[list[int]]:
    """Return every set of hand cards that covers the events with no card too many, as sorted kinds (CS-080, CS-227).

    Where Equipment of a symbol falls short all of it is laid and Turbo fills the rest (CS-087), the Turbo turned up by
    the yellow character first. The list is empty where the events cannot be covered.
    """
    hand = g.hands[seat]
    left = needs(g)
    sets: list[list[int]] = [[]]
    missing = 0
    for symbol in range(4):
        plain, improved = hand[EQUIPMENT + symbol], hand[IMPROVED + symbol]
        short = left[symbol] - plain - IMPROVED_COVERS * improved
        if short > 0:
            missing += short
            ways = [(plain, improved)]
        else:
            ways = exact_ways(left[symbol], plain, improved)
        sets = [[*paid, *[EQUIPMENT + symbol] * a, *[IMPROVED + symbol] * b] for paid in sets for a, b in ways]
    turbo = max(0, missing - g.step.cards_turned_up.count(TURBO))
    if turbo > hand[TURBO]:
        return []
    return [sorted([*paid, *[TURBO] * turbo]) for paid in sets]


def plain_payment(g: Celestia, seat: Seat) -> list[int]:
    """Return the one set of cards that covers the events of a hand without improved Equipment."""
    hand = g.hands[seat]
    paid: list[int] = []
    turbo = -g.step.cards_turned_up.count(TURBO)
    for symbol, count in enumerate(needs(g)):
        if count:
            plain = min(count, hand[EQUIPMENT + symbol])
            paid += [EQUIPMENT + symbol] * plain
            turbo += count - plain
    return paid + [TURBO] * turbo


def exact_ways(count: int, plain: int, improved: int) -> list[tuple[int, int]]:
    """Return the pairs (ordinary, improved) that cover some dice of one symbol, no card of them superfluous (CS-080).

    >>> exact_ways(2, plain=2, improved=1)
    [(2, 0), (0, 1)]
    """
    found = []
    for better in range(improved + 1):
        for simple in range(plain + 1):
            covered = simple + IMPROVED_COVERS * better
            spare = covered - count
            if spare >= 0 and not (simple and spare >= 1) and not (better and spare >= IMPROVED_COVERS):
                found.append((simple, better))
    return found
