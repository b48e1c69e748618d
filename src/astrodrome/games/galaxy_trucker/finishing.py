"""Finishing a ship: number tiles, the hourglass, leaving (GB-036 to GB-046, GB-189, GB-194)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.actions import Finish
from astrodrome.games.galaxy_trucker.components import put_away, refuse_change
from astrodrome.games.galaxy_trucker.setup import has_hourglass
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import HourglassTurned, NumberTaken
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def free_numbers(g: Trucker) -> list[int]:
    """Return the number tiles that nobody holds, the lowest first (GB-013)."""
    return [number for number in range(1, g.seats + 1) if number not in g.numbers]


def refuse_number(g: Trucker, number: int) -> Refusal | None:
    """Refuse a number tile that does not exist, or that somebody holds (GB-042, GB-044)."""
    if not 1 <= number <= g.seats:
        return Refusal("GB-013", "no-such-number", (("number", number), ("numbers", g.seats)))
    if number in g.numbers:
        return Refusal("GB-042", "number-taken", (("number", number), ("seat", g.numbers.index(number))))
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
    g.loose[seat] = None
    g.numbers[seat] = number
    if g.heard:
        g.tell(NumberTaken(seat, number))


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


def refuse_turn_hourglass(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse while sand is running; onto START only a builder who has finished may move it (GB-038, GB-039)."""
    if g.options.building == "turns":
        return Refusal("GB-190", "turns-no-hourglass")
    if not has_hourglass(g):
        return Refusal("GB-183", "intro-no-hourglass")
    if g.running:
        return Refusal("GB-038", "sand-runs")
    if g.circle == 1 and g.numbers[seat] is None:
        return Refusal("GB-039", "start-needs-number")
    return None


def turn_hourglass(g: Trucker, seat: Seat, action: Action) -> None:
    """Turn the glass and move it one circle towards START."""
    g.circle -= 1
    g.running = True
    if g.heard:
        g.tell(HourglassTurned(seat, g.circle))
