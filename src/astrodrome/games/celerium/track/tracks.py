"""Queries about the track: what lies on a vehicle's way, and where an advance would end."""

from __future__ import annotations

from astrodrome.games.celerium.content.figures import LAST_SQUARE
from astrodrome.games.celerium.records.offers import Landing
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.standing import standing_after


def meteor_on_way(g: Celerium, vehicle: int, start: int, end: int) -> int | None:
    """Return the first Meteor that stops a vehicle between two squares, forward or back (CM-171, CM-172, CM-175)."""
    found: int | None = None
    for index, square in enumerate(g.meteors):
        if start < square <= end or end <= square < start:
            nearer = found is None or abs(square - start) < abs(g.meteors[found] - start)
            if nearer and not g.stopped_by_meteor[index] >> vehicle & 1:
                found = index
    return found


def whole_move(g: Celerium, vehicle: int, squares: int) -> list[int]:
    """Return the advances of a move in full, repeats included: the lengths, one after another (CM-147, CM-149)."""
    start = g.square[vehicle]
    lengths: list[int] = []
    length = min(squares, LAST_SQUARE - start)
    while length:
        stopper = meteor_on_way(g, vehicle, start, start + length)
        if stopper is not None:
            return [*lengths, g.meteors[stopper] - start]
        lengths.append(length)
        start += length
        length = min(length, LAST_SQUARE - start) if g.tables.track.double[start] else 0
    return lengths


def landings(g: Celerium, vehicle: int, most: int) -> tuple[Landing, ...]:
    """Return the end of each possible advance: its square, a Meteor that stops it, a repeat it gives, what scores."""
    start = g.square[vehicle]
    found: list[Landing] = []
    for squares in range(1, min(most, LAST_SQUARE - start) + 1):
        stopper = meteor_on_way(g, vehicle, start, start + squares)
        if stopper is not None:
            end, again = g.meteors[stopper], 0
        else:
            end = start + squares
            again = min(squares, LAST_SQUARE - end) if g.tables.track.double[end] else 0
        found.append(Landing(squares, end, stopper is not None, again, standing_after(g, vehicle, end)))
    return tuple(found)
