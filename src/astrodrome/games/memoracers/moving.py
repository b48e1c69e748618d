"""Action: order, reveal, move, laps (MR-053 to MR-072)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.circuit import turn_up
from astrodrome.games.memoracers.events import LapTicked, ShipMoved, TileTurnedUp
from astrodrome.games.memoracers.figures import LAPS, ROW
from astrodrome.games.memoracers.finish import end_solo
from astrodrome.games.memoracers.lanes import enter_lane
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import SAFE
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class ShipsAct(Task[MemoRacers]):
    """Fix the order of the ships; it holds until the phase ends, whatever happens to Speeds (MR-053 to MR-057)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Let the ships act one at a time, the furthest to the front first."""
        g.mechanism_visitors = []
        g.marker_stays = False
        g.then(*[ShipActs(seat) for seat in g.race_order()])


class ShipActs(SeatTask[MemoRacers]):
    """One ship carries out its program: the tiles it needs are turned up, then it moves (MR-058 to MR-067)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Make every programmed step, unless the ship crashes or a solo race ends on the way."""
        seat = self.seat
        program = g.programs[seat]
        reveal_for(g, seat, len(program))
        for lane in program:
            step(g, seat, lane)
            if g.solo and arrives_home(g, seat):
                end_solo(g, "solo-arrival")  # MR-153, MR-155: at once, before the lane's effect
                return
            effect = g.tiles.lanes[g.row[g.place[seat]]][lane - 1]
            if effect != SAFE and not enter_lane(g, seat, effect, len(program)):
                return


def reveal_for(g: MemoRacers, seat: Seat, count: int) -> None:
    """Turn up the next tiles in front of a ship, going on from the front tile to the rear one (MR-058, MR-175)."""
    place = g.place[seat]
    for ahead in range(place + 1, place + 1 + count):
        at = ahead % ROW
        if turn_up(g, at) and g.listening:
            g.emit(TileTurnedUp(at, g.tiles.face[g.row[at]]))


def step(g: MemoRacers, seat: Seat, lane: int) -> None:
    """Move one tile forward; going beyond tile 1 ticks a Lap box, but not at the start (MR-063, MR-068, MR-070)."""
    place = g.place[seat]
    beyond_start = g.tiles.is_start[g.row[place]]
    place += 1
    if place == ROW:
        place = 0
        g.wraps[seat] += 1
    g.place[seat] = place
    g.lane[seat] = lane
    if g.listening:
        g.emit(ShipMoved(seat, place, lane))
    if beyond_start:
        if g.left_start_line[seat]:
            tick_lap(g, seat)
        g.left_start_line[seat] = True


def tick_lap(g: MemoRacers, seat: Seat) -> None:
    """Tick a Lap box. There are only three, but the round in which a ship ticks the third is its last (MR-125)."""
    g.laps[seat] += 1
    if g.listening:
        g.emit(LapTicked(seat, g.laps[seat]))


def arrives_home(g: MemoRacers, seat: Seat) -> bool:
    """Return whether a solo ship has just reached tile 1 for the third time; that ticks the last Lap box (MR-154)."""
    if g.laps[seat] == LAPS - 1 and g.tiles.is_start[g.row[g.place[seat]]]:
        tick_lap(g, seat)
        return True
    return False


SHIPS_ACT: Final = ShipsAct()
