"""Maintenance: looping, reveal, reset (MR-096 to MR-108), and what special tiles do when looped (MR-109 to MR-120)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.circuit import turn_up
from astrodrome.games.memoracers.events import TileLooped, TileTurnedUp
from astrodrome.games.memoracers.figures import FRONT, ROW
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


class Maintain(Task[MemoRacers]):
    """Loop empty rear tiles, turn up the tile in front of the leaders, clear the programs (MR-096)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Do the three steps in order; a circuit without ships is left as it is."""
        if True in g.racing:
            while rear_is_empty(g):
                loop_rear_tile(g)
            reveal_before_leaders(g)
        g.programs = [()] * g.seats


def rear_is_empty(g: MemoRacers) -> bool:
    """Return whether no ship still racing stands on the rear tile, not even one that has lapped to it (MR-108)."""
    for seat in range(g.seats):
        if g.place[seat] == 0 and g.racing[seat]:
            return False
    return True


def loop_rear_tile(g: MemoRacers) -> None:
    """Move the rear tile face down to the front; special tiles have their own way there (MR-098, MR-109)."""
    code = g.row.pop(0)
    seen = g.tile_last_seen.pop(0)
    shown = g.round if g.face_up.pop(0) else g.round_last_seen[0]
    g.round_last_seen.pop(0)
    tiles = g.tiles
    behind_front = tiles.missile[code]
    turned = tiles.mobile[code]
    exchanged = tiles.is_kraken[code]
    if turned:
        code ^= 1  # MR-116: what was on lane n is now on lane 6 - n
        seen = None if seen is None else seen ^ 1
    if exchanged:
        g.kraken_seen_leaving = seen
        code, seen = exchange_kraken(g, code), None
        behind_front = behind_front or g.options.has("kraken-madness")  # MR-135
    to = FRONT - 1 if behind_front else FRONT
    g.row.insert(to, code)
    g.tile_last_seen.insert(to, seen)
    g.round_last_seen.insert(to, shown)
    g.face_up.insert(to, False)
    for seat in range(g.seats):
        # MR-115: a ship on the front tile stays there when a tile is put in behind it.
        if g.racing[seat] and g.place[seat] <= to:
            g.place[seat] -= 1
    if g.listening:
        g.emit(TileLooped(to, turned, exchanged))


def exchange_kraken(g: MemoRacers, leaving: int) -> int:
    """Return a Kraken tile drawn unseen from the reserve; the one that leaves joins it (MR-110 to MR-112)."""
    coming = g.kraken_reserve.pop(g.chance.below("kraken", len(g.kraken_reserve)))
    g.kraken_reserve.append(leaving)
    g.kraken_reserve.sort()
    return coming


def reveal_before_leaders(g: MemoRacers) -> None:
    """Turn up the one tile in front of the leading ship or ships (MR-104, MR-105, MR-175)."""
    leader = g.race_order()[0]
    ahead = (g.place[leader] + 1) % ROW
    if turn_up(g, ahead) and g.listening:
        g.emit(TileTurnedUp(ahead, g.tiles.face[g.row[ahead]]))


MAINTAIN: Final = Maintain()
