"""The odds of a voyage: how likely a hand meets a roll, whether it is known or only its size is seen.

An unknown hand is taken for so many cards drawn one by one from what is about. Shares are rounded, so that odds once
worked out serve throughout a game.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from math import factorial
from typing import Final

from astrodrome.games.celestia.content.cards import BLANK, EQUIPMENT, IMPROVED, LIFEBOAT, TURBO
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.figures import IMPROVED_COVERS
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.seats import Seat

KEPT: Final = 1 << 14
"""How many odds are kept at hand."""
PARTS: Final = 40
"""Shares of the deck are counted in so many parts."""
LARGEST: Final = 12
"""A larger hand is taken for one of this size."""

Needs = tuple[int, int, int, int]
"""Events to be covered, by symbol."""
Shares = tuple[int, int, int, int, int]
"""The share of each symbol among the cards that are about, improved Equipment twice, then Turbo; in parts."""


@lru_cache(KEPT)
def rolls(faces: tuple[int, ...], dice: int) -> tuple[tuple[Needs, float], ...]:
    """Return every outcome of a roll as counts by symbol, with its chance."""
    found: dict[Needs, int] = {}
    for roll in product(faces, repeat=dice):
        shown = [face for face in roll if face != BLANK]
        counts = shown.count(1), shown.count(2), shown.count(3), shown.count(4)
        found[counts] = found.get(counts, 0) + 1
    return tuple([(counts, number / len(faces) ** dice) for counts, number in found.items()])


@lru_cache(KEPT)
def hand_meets(faces: tuple[int, ...], dice: int, held: Needs, turbo: int) -> tuple[float, float]:
    """Return how likely a known hand meets a roll of so many dice, and how many cards that takes on average."""
    met = spent = 0.0
    for counts, chance in rolls(faces, dice):
        if sum([max(0, need - have) for need, have in zip(counts, held, strict=True)]) <= turbo:
            met += chance
            spent += chance * sum(counts)
    return met, spent


def own_odds(g: Celestia, seat: Seat, dice: int) -> tuple[float, float]:
    """Return how likely a seat's own hand meets a roll of so many dice, and how many cards that takes on average."""
    hand = g.hands[seat]
    a, b, c, d = [min(dice, hand[EQUIPMENT + s] + IMPROVED_COVERS * hand[IMPROVED + s]) for s in range(4)]
    return hand_meets(tuple(g.tables.faces), dice, (a, b, c, d), min(dice, hand[TURBO]))


def boat_odds(g: Celestia, seat: Seat, dice: int, kind: int) -> tuple[float, float]:
    """Return the same for a pilot whose Lifeboat card covers its own symbol free of charge."""
    hand = g.hands[seat]
    held = [min(dice, hand[EQUIPMENT + s] + IMPROVED_COVERS * hand[IMPROVED + s]) for s in range(4)]
    held[kind - LIFEBOAT] = dice
    a, b, c, d = held
    return hand_meets(tuple(g.tables.faces), dice, (a, b, c, d), min(dice, hand[TURBO]))


@lru_cache(KEPT)
def shares(edition: Edition) -> Shares:
    """Return the shares of the complete deck: finer counts of what is gone were tried and changed no decision."""
    copies = edition.copies
    total = max(1, sum(copies))
    a, b, c, d = [
        round(PARTS * (copies[EQUIPMENT + s] + IMPROVED_COVERS * copies[IMPROVED + s]) / total) for s in range(4)
    ]
    return a, b, c, d, round(PARTS * copies[TURBO] / total)


@lru_cache(KEPT)
def unknown_meets(need: Needs, about: Shares, size: int) -> float:
    """Return how likely a hand of which only the size is known covers some events."""
    rest = PARTS
    ways: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for symbol, count in enumerate(need):
        if count:
            rest -= about[symbol]
            ways = drawn(ways, about[symbol] / PARTS, count, size)
    turbo = about[4] / PARTS
    others = max(0, rest - about[4]) / PARTS
    met = 0.0
    for (cards, missing), weight in ways.items():
        for fast in range(missing, size - cards + 1):
            left = size - cards - fast
            met += weight * turbo**fast * others**left / (factorial(fast) * factorial(left))
    return min(1.0, met * factorial(size))


def drawn(ways: dict[tuple[int, int], float], share: float, count: int, size: int) -> dict[tuple[int, int], float]:
    """Return the ways (cards drawn, events not covered) with the cards of one more symbol."""
    found: dict[tuple[int, int], float] = {}
    for (cards, missing), weight in ways.items():
        for held in range(size - cards + 1):
            key = cards + held, missing + max(0, count - held)
            found[key] = found.get(key, 0.0) + weight * share**held / factorial(held)
    return found


@lru_cache(KEPT)
def unknown_rolls(faces: tuple[int, ...], dice: int, about: Shares, size: int) -> tuple[tuple[float, float], ...]:
    """Return how likely a roll leaves a hand of some size with which odds, in tenths."""
    found: dict[int, float] = {}
    for counts, chance in rolls(faces, dice):
        tenths = round(10 * unknown_meets(counts, about, size))
        found[tenths] = found.get(tenths, 0.0) + chance
    return tuple([(chance, tenths / 10) for tenths, chance in found.items()])
