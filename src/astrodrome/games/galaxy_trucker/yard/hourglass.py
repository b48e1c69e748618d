"""The hourglass: when it runs, and who may turn it (GB-037 to GB-041, GB-183, GB-190)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.records.yard_events import HourglassTurned
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

# Made once: every list of building actions asks, and making a refusal takes longer than the rest of the question.
NO_GLASS_IN_TURNS: Final = Refusal("GB-190", "turns-no-hourglass")
NO_GLASS_IN_INTRO: Final = Refusal("GB-183", "intro-no-hourglass")
SAND_RUNS: Final = Refusal("GB-038", "sand-runs")
NEEDS_NUMBER: Final = Refusal("GB-039", "start-needs-number")


def has_hourglass(g: Trucker) -> bool:
    """Return whether building is against time: not in turns, and not in an introductory flight (GB-183, GB-190)."""
    return g.options.building == "realtime" and not g.intro


def refuse_turn_hourglass(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse while sand is running; onto START only a builder who has finished may move it (GB-038, GB-039)."""
    if g.options.building == "turns":
        return NO_GLASS_IN_TURNS
    if not has_hourglass(g):
        return NO_GLASS_IN_INTRO
    if g.sand_running:
        return SAND_RUNS
    if g.hourglass_space == 1 and g.number_tiles[seat] is None:
        return NEEDS_NUMBER
    return None


def turn_hourglass(g: Trucker, seat: Seat, action: Action) -> None:
    """Turn the glass and move it one circle towards START."""
    g.hourglass_space -= 1
    g.sand_running = True
    if g.listening:
        g.emit(HourglassTurned(seat, g.hourglass_space))
