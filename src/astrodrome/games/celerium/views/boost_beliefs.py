"""Which versions of Boosts a franchise must hold possible, weighed exactly.

A type of Boost has six tokens: one before each franchise, the rest in the supply, whose order nobody knows. So what is
hidden is one version per franchise. Controls have shown some of them, and lost tokens were replaced from the supply
before they were shuffled into it (CM-209): each sighting, in order, strikes out or shifts possibilities.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

Held: TypeAlias = tuple[int, ...]
"""A version for each franchise."""

KEPT: Final = 1024
"""How many of these small tables are remembered: ours are a few hundred."""
MOST_WEIGHT: Final = 1 << 31
"""Weights are scaled down beyond this, so that one word of chance can choose among them."""


@lru_cache(KEPT)
def possible_hands(tokens: tuple[int, ...], franchises: int) -> dict[Held, int]:
    """Return every way the first tokens can lie, with the number of deals that give it; not to be changed."""
    weights: dict[Held, int] = {(): 1}
    for _ in range(franchises):
        longer: dict[Held, int] = {}
        for held, weight in weights.items():
            for version, count in left_over(tokens, held).items():
                longer[(*held, version)] = weight * count
        weights = longer
    return weights


@lru_cache(KEPT)
def left_over(tokens: tuple[int, ...], held: Held) -> dict[int, int]:
    """Return how many tokens of each version lie in the supply; not to be changed."""
    found: dict[int, int] = {}
    for version in sorted(set(tokens)):
        count = tokens.count(version) - held.count(version)
        if count:
            found[version] = count
    return found


def after_sighting(
    weights: dict[Held, int], tokens: tuple[int, ...], seat: int, version: int | None, lost: bool
) -> dict[Held, int]:
    """Return what is possible once a franchise has shown a version (None: forgotten) and perhaps replaced the token."""
    found: dict[Held, int] = {}
    for held, weight in weights.items():
        if version is not None and held[seat] != version:
            continue
        if not lost:
            found[held] = weight
            continue
        for drawn, count in left_over(tokens, held).items():
            after = (*held[:seat], drawn, *held[seat + 1 :])
            found[after] = found.get(after, 0) + weight * count
    return scaled(found)


def scaled(weights: dict[Held, int]) -> dict[Held, int]:
    """Return weights small enough to be drawn from, none of them 0."""
    total = sum(weights.values())
    if total < MOST_WEIGHT:
        return weights
    return {held: max(1, weight * (MOST_WEIGHT // 2) // total) for held, weight in weights.items()}
