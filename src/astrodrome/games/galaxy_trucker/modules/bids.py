"""Sums that can be bid. A position may have any number of credits: only so many bids are listed, but any is taken."""

from __future__ import annotations

from typing import Final

LISTED: Final = 500
"""More than anybody ever has in a game; `legal` lists no more bids than this."""


def listed_bids(least: int, credits: int) -> range:
    """Return the bids that are listed, from the least to all credits.

    >>> len(listed_bids(0, 30)), len(listed_bids(1, 100_000))
    (31, 500)
    """
    return range(least, min(credits, least + LISTED - 1) + 1)


def lists_all_bids(least: int, credits: int) -> bool:
    """Return whether that is every bid there is."""
    return credits - least < LISTED
