"""Two dice."""

from __future__ import annotations

from typing import TypeAlias

from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES
from astrodrome.games.galaxy_trucker.content.rows import Missile, Side
from astrodrome.games.galaxy_trucker.flight.module_effects import line_of
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, LEFT, RIGHT, WIDTH
from astrodrome.games.galaxy_trucker.records.flight_events import Aim, DiceRolled
from astrodrome.games.galaxy_trucker.ship.headings import front
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat, Seats

Coordinates: TypeAlias = tuple[int, int]
"""Two totals of dice: for the column, then for the row."""


def roll(g: Trucker, roller: Seat, aim: Aim | Missile, side: Side | None, targets: Seats = ()) -> int:
    """Roll two dice for a line and return their total; the event names the ships under fire (GB-096, GB-162)."""
    g.dice = [1 + g.chance.below("die", DIE_SIDES) for _ in range(DICE)]
    total = sum(g.dice)
    if g.listening:
        g.emit(DiceRolled(roller, aim, side, tuple(g.dice), total, targets))
    return total


def roll_coordinates(g: Trucker, roller: Seat) -> Coordinates:
    """Roll two dice for the column, then two for the row (GB-162, GX-018)."""
    return roll(g, roller, "column", None), roll(g, roller, "row", None)


def square_at(g: Trucker, seat: Seat, rolled: Coordinates) -> int | None:
    """Return the square of a ship that coordinates designate, or None where they miss its board (GB-097)."""
    column, row = line_of(g, seat, FRONT, rolled[0]), line_of(g, seat, LEFT, rolled[1])
    if column is None or row is None:
        return None
    across = front(g, seat) in (RIGHT, LEFT)  # what the pilot calls a column is a row of the board
    return column * WIDTH + row if across else row * WIDTH + column
