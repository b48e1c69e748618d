"""Who came where, as bots are compared: a game in which a bot in a file failed counts as lost by it.

A stand-in plays such a game to its end, so that the others have a full game. What the stand-in won is not the bot's:
in ranks, wins and ratings the bot is last, and the others take the places before it in their own order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Placing:
    """The rank of each seat, 1 being first, and its share of the win."""

    ranks: tuple[int, ...]
    shares: tuple[float, ...]


def placing(ranks: Sequence[int], winners: Sequence[Seat], failed: Sequence[Seat]) -> Placing:
    """Return who came where, seats whose bot failed being last; a win that is left over goes to the best of the others.

    >>> placing((1, 2, 3), (0,), failed=(0,))
    Placing(ranks=(3, 1, 2), shares=(0.0, 1.0, 0.0))
    """
    seats = range(len(ranks))
    sound = [seat for seat in seats if seat not in failed]
    counted = [
        1 + sum(ranks[other] < ranks[seat] for other in sound) if seat in sound else len(ranks) for seat in seats
    ]
    won = [seat for seat in winners if seat in sound]
    if winners and not won:
        won = [seat for seat in sound if counted[seat] == 1]
    return Placing(tuple(counted), tuple([1 / len(won) if seat in won else 0.0 for seat in seats]))
