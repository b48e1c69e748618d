"""Lane effects (MR-073 to MR-086) and crashes (MR-093 to MR-095)."""

from __future__ import annotations

from astrodrome.games.memoracers.events import (
    MechanismEntered,
    ShieldsRepaired,
    ShipCrashed,
    SpeedLowered,
    SpeedRaised,
    TrapHit,
)
from astrodrome.games.memoracers.figures import LINES, MAX_SPEED
from astrodrome.games.memoracers.finish import end_solo
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import ACCELERATOR, REPAIRER, SLOWER, TRAP
from astrodrome.kernel.seats import Seat


def enter_lane(g: MemoRacers, seat: Seat, effect: int, lines: int) -> bool:
    """Apply the effect of the lane just entered; return whether the ship goes on."""
    if effect == TRAP:
        return hit_trap(g, seat, lines)
    if effect == ACCELERATOR:
        accelerate(g, seat)
    elif effect == SLOWER:
        slow_down(g, seat)
    elif effect == REPAIRER:
        repair(g, seat, lines)
    else:  # a mechanism: safe lanes never get here
        g.mechanism_visitors.append(seat)  # MR-085, MR-086: the last one may swap at the end of the round
        if g.listening:
            g.emit(MechanismEntered(seat))
    return True


def hit_trap(g: MemoRacers, seat: Seat, lines: int) -> bool:
    """Tick a Shield box for each programming line used, whatever the Speed is by now (MR-074, MR-075)."""
    ticks = min(lines, g.free_shields(seat))
    g.shields_ticked[seat] += ticks
    if g.listening:
        g.emit(TrapHit(seat, lines, ticks))
    if g.shields_ticked[seat] < g.shields:
        return True
    crash(g, seat)
    return False


def crash(g: MemoRacers, seat: Seat) -> None:
    """Take a ship off the circuit at once; where and when is kept for the ranking (MR-077, MR-093, MR-094)."""
    g.racing[seat] = False
    g.crash_round[seat] = g.round
    g.crash_distance[seat] = g.distance(seat)
    if g.listening:
        g.emit(ShipCrashed(seat, g.place[seat]))
    if g.solo:
        end_solo(g, "solo-crash")  # MR-151


def accelerate(g: MemoRacers, seat: Seat) -> None:
    """Raise Speed by one for the next round; at top Speed it only spares the solo score (MR-080, MR-149)."""
    if g.speed[seat] == MAX_SPEED:
        g.marker_stays = True
        return
    g.speed[seat] += 1
    if g.listening:
        g.emit(SpeedRaised(seat, g.speed[seat]))


def slow_down(g: MemoRacers, seat: Seat) -> None:
    """Lower Speed by one, not below 1 (MR-082)."""
    if g.speed[seat] > 1:
        g.speed[seat] -= 1
        if g.listening:
            g.emit(SpeedLowered(seat, g.speed[seat]))


def repair(g: MemoRacers, seat: Seat, lines: int) -> None:
    """Clear as many Shield boxes as programming lines were not used (MR-083, MR-084)."""
    cleared = min(LINES - lines, g.shields_ticked[seat])
    g.shields_ticked[seat] -= cleared
    if g.listening:
        g.emit(ShieldsRepaired(seat, cleared))
