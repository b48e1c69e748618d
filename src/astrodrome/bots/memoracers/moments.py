"""Which answers of MemoRacers a review judges one by one: all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.memoracers.policy import flown
from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.figures import LAPS, ROW
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import EFFECTS, SLOWER, TRAP
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

AS_ONE: Final[tuple[str, ...]] = ()
COACHED: Final = False
"""Memory is the game (MR-024): there is no coach before the end."""


def is_obvious(g: MemoRacers, seat: Seat, legal: Sequence[Action], done: Action) -> bool:
    """Return that every choice is worth a look."""
    return False


def gain(g: MemoRacers, seat: Seat) -> float:
    """Return the tiles that a ship has flown since the start; none if it is out of the race."""
    return float(min(flown(g, seat), LAPS * ROW)) if g.solo or g.racing[seat] else 0.0


def seen(g: MemoRacers, seat: Seat, done: Action) -> list[tuple[int, int, str, int]]:
    """Return what a pilot flew into although it had been shown: how far ahead, lane, effect, and in which round.

    What lies face up needs no memory, and what nobody has seen cannot be forgotten. Only a review says it (MR-024).
    """
    found: list[tuple[int, int, str, int]] = []
    for ahead, lane in enumerate(done.lanes if isinstance(done, Program) else (), 1):
        at = (g.place[seat] + ahead) % ROW
        code = g.tile_last_seen[at]
        if code is None or g.face_up[at]:
            continue
        effect = g.tiles.lanes[code][lane - 1]
        if effect in (TRAP, SLOWER):
            found.append((ahead, lane, EFFECTS[effect], g.round_last_seen[at]))
    return found


def note(g: MemoRacers, seat: Seat, action: Action) -> tuple[str, int] | None:
    """Return how many traps lie on a way, by the tiles that were shown."""
    if not isinstance(action, Program):
        return None
    known = [g.tile_last_seen[(g.place[seat] + ahead) % ROW] for ahead in range(1, 1 + len(action.lanes))]
    lanes = zip(known, action.lanes, strict=True)
    return "traps", sum([code is not None and g.tiles.lanes[code][lane - 1] == TRAP for code, lane in lanes])
