"""Which choices of a search are still worth looking at, once all were tried in the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from astrodrome.bots.sums import plain_sum


def still_open(left: list[int], gains: Sequence[list[float]], sure: float, matters: float) -> list[int]:
    """Return the choices that may still turn out better than the one that leads.

    `left` are places in `gains`, which holds what each choice brought in each world. A choice is dropped when it is
    worse by so many standard errors (`sure`), or cannot be better by anything that matters.
    """
    leader = max(left, key=lambda place: plain_sum(gains[place]))
    found = []
    for place in left:
        lead = [one - other for one, other in zip(gains[leader], gains[place], strict=True)]
        count = len(lead)
        mean = plain_sum(lead) / count
        spread = sqrt(max(0.0, plain_sum([one * one for one in lead]) / count - mean * mean) / (count - 1))
        if place == leader or sure * spread - mean >= matters:
            found.append(place)
    return found
