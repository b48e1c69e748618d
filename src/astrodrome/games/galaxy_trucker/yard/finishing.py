"""Finishing a ship: number tiles, leaving (GB-036, GB-042 to GB-046, GB-189, GB-194)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.records.actions import Finish
from astrodrome.games.galaxy_trucker.records.yard_events import NumberTaken
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.components import put_away, refuse_change
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def free_numbers(g: Trucker) -> list[int]:
    """Return the number tiles that nobody holds, the lowest first (GB-013)."""
    return [number for number in range(1, g.seats + 1) if number not in g.number_tiles]


def refuse_number(g: Trucker, number: int) -> Refusal | None:
    """Refuse a number tile that does not exist, or that somebody holds (GB-042, GB-044)."""
    if not 1 <= number <= g.seats:
        return Refusal("GB-013", "no-such-number", (("number", number), ("numbers", g.seats)))
    if number in g.number_tiles:
        return Refusal("GB-042", "number-taken", (("number", number), ("seat", g.number_tiles.index(number))))
    return None


def refuse_finish(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse to finish twice, or with a component in hand (GB-042, GB-194)."""
    assert isinstance(action, Finish)
    refusal = refuse_change(g, seat) or refuse_number(g, action.number)
    if refusal is None and g.hand[seat] is not None:
        return Refusal("GB-194", "finish-with-empty-hand")
    return refusal


def finish(g: Trucker, seat: Seat, action: Action) -> None:
    """Take the number tile; the ship may not be changed from now on."""
    assert isinstance(action, Finish)
    take_number(g, seat, action.number)


def take_number(g: Trucker, seat: Seat, number: int) -> None:
    """Give a builder a number tile, which fixes the ship."""
    g.movable_square[seat] = None
    g.number_tiles[seat] = number
    if g.listening:
        g.emit(NumberTaken(seat, number))


def refuse_leave(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse to leave a ship that is finished: nothing is left to be done."""
    return refuse_change(g, seat)


def leave(g: Trucker, seat: Seat, action: Action) -> None:
    """Keep the ship as it stands, with the last number tile (GB-189, ruling GB-Q05)."""
    empty_hand(g, seat)
    take_number(g, seat, free_numbers(g)[-1])


def empty_hand(g: Trucker, seat: Seat) -> None:
    """Let a component in hand go back to the warehouse without cost (GB-045, ruling GB-Q03)."""
    component = g.hand[seat]
    if component is not None:
        g.hand[seat] = None
        put_away(g, seat, component)
