"""Figures from counts: shares with their 95% intervals, and what stands out."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from astrodrome.research.celerium_balance.counting import Counts

Z95: Final = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """How often something was so, of how many entries, with a 95% interval (Wilson)."""

    name: str
    entries: float
    mean: float
    low: float
    high: float


def share(name: str, wins: float, entries: float) -> Share:
    """Return a share with its interval.

    >>> round(share("x", 25, 100).low, 3), round(share("x", 25, 100).high, 3)
    (0.175, 0.343)
    """
    if not entries:
        return Share(name, 0, 0.0, 0.0, 1.0)
    mean = wins / entries
    middle = mean + Z95 * Z95 / (2 * entries)
    spread = Z95 * sqrt(mean * (1 - mean) / entries + Z95 * Z95 / (4 * entries * entries))
    scale = 1 + Z95 * Z95 / entries
    return Share(name, entries, mean, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


def group(counts: Counts, kind: str, wins: str = "wins") -> list[Share]:
    """Return the shares of a kind of thing, by name."""
    found = []
    for key in sorted(counts):
        first, _, rest = key.partition("/")
        name, _, what = rest.rpartition("/")
        if first == kind and what == "entries":
            found.append(share(name, counts.get(f"{kind}/{name}/{wins}", 0.0), counts[key]))
    return found


@dataclass(frozen=True, slots=True)
class CardFigure:
    """An event card: how often it was laid of those drawn, which parts were used, and how its players fared."""

    name: str
    drawn: float
    laid: Share
    move: float
    first: float
    second: float
    react: float
    wins: Share


def cards(counts: Counts) -> list[CardFigure]:
    """Return the figures of every event card that was drawn."""
    names = sorted({key.split("/")[1] for key in counts if key.startswith("card/")})
    found = []
    for name in names:
        move, first, second, react = [
            counts.get(f"card/{name}/{part}", 0.0) for part in ("move", "first", "second", "react")
        ]
        drawn, laid = counts.get(f"card/{name}/drawn", 0.0), counts.get(f"card/{name}/entries", 0.0)
        wins = share(name, counts.get(f"card/{name}/wins", 0.0), laid)
        found.append(CardFigure(name, drawn, share(name, min(laid, drawn), drawn), move, first, second, react, wins))
    return found


def mean(counts: Counts, value: str, entries: str) -> float:
    """Return a sum divided by another."""
    return counts.get(value, 0.0) / counts[entries] if counts.get(entries) else 0.0


def furthest(shares: list[Share], fair: float) -> Share:
    """Return the share that is furthest from the fair one."""
    return max(shares, key=lambda one: abs(one.mean - fair))
