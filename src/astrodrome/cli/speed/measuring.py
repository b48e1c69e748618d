"""In which order `bench` measures: short slices of our engines and of a peer in turns.

Where others use the machine too, its speed changes from minute to minute. Slices that follow one another hardly differ,
so the ratio of two is right where rates that were measured minutes apart are not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from statistics import quantiles
from typing import Final, TypeAlias

from astrodrome.cli.speed.engines import Engine
from astrodrome.cli.speed.tables import AGAINST
from astrodrome.kernel.fields import Json

Advance: TypeAlias = Callable[[float], None]

SLICE: Final = 0.4
"""Seconds of a slice of ours. A slice of a peer is half as long, for there is one before and one after."""
FEWEST: Final = 5
"""How many slices there are at least, however short that makes them."""
OWN: Final = {"choices": 1.0, "events": 1.0, "copies": 0.5, "hard": 1.0}
"""Our figures that are compared with nothing, and which part of a measurement each of them takes."""
BESIDE: Final = {"choices": 1.0, "copies": 0.5}
"""The same of the peers that are only shown beside."""
COPIES: Final = {"copies": 0.5}
"""The same of the peers that we compare ourselves with; their choices are measured in slices."""


def length_of(games: int, engines: int, peers: Mapping[str, Engine]) -> float:
    """Return how many measurements our games take, with so many engines of ours beside `peers`."""
    borders = [1.5 if peer in peers else 1.0 for peer in AGAINST.values()]
    return games * engines * (sum(OWN.values()) + sum(borders))


def at_a_stretch(engine: Engine, parts: Mapping[str, float], seconds: float, advance: Advance) -> None:
    """Measure figures of an engine, each in one slice: a part of so many seconds."""
    for figure, part in parts.items():
        if figure in engine.figures:
            engine.slice(figure, part * seconds)
            advance(part * seconds)


def in_turns(border: str, engines: Sequence[Engine], peer: Engine | None, seconds: float, advance: Advance) -> None:
    """Measure a border of our engines for so many seconds each, every slice between two of the peer, if there is one.

    Each engine gets the ratio: the median over its slices, and the quartiles.
    """
    count = max(FEWEST, ceil(seconds / SLICE))
    length = seconds / count
    found: list[list[float]] = [[] for _ in engines]
    before = peer.slice("choices", length / 2) if peer else None
    for _ in range(count):
        for engine, ratios in zip(engines, found, strict=True):
            ours = engine.slice(border, length)
            after = peer.slice("choices", length / 2) if peer else None
            if ours is not None and before is not None and after is not None:
                ratios.append(ours / ((before + after) / 2))
            before = after
            advance(length * (1.5 if peer else 1.0))
    for engine, ratios in zip(engines, found, strict=True):
        if len(ratios) == count:
            engine.ratios[border] = in_the_middle(ratios)


def in_the_middle(ratios: Sequence[float]) -> dict[str, Json]:
    """Return the median of ratios, their quartiles, and how many slices there were."""
    low, median, high = quantiles(ratios, n=4, method="inclusive")
    return {"median": median, "quartiles": [low, high], "slices": len(ratios)}
