"""Rows that copies of a state share: search copies all the time, and most rows seldom change.

So it is with hands, treasures, piles and what spies have seen: a change makes a new row.
"""

from __future__ import annotations


def counted(row: list[int], place: int, change: int) -> list[int]:
    """Return a row in which one count is changed by so much."""
    twin = row.copy()
    twin[place] += change
    return twin
