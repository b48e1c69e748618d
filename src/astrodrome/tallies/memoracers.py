"""Statistics of MemoRacers: what ships met on their lanes, Shield boxes by cause, Speed."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.events import (
    EngineForced,
    MechanismEntered,
    ProgramOpened,
    ShieldsRepaired,
    SpeedLowered,
    SpeedRaised,
    TrapHit,
)
from astrodrome.games.memoracers.figures import MAX_SPEED
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.records import Event
from astrodrome.tallies.counting import Counter

LANES: Final = ("trap", "accelerator", "slower", "repairer", "mechanism")


class Tallying:
    """Counts what happens in one game of MemoRacers."""

    def __init__(self, g: MemoRacers) -> None:
        speeds = tuple([str(speed) for speed in range(1, MAX_SPEED + 1)])
        self._met: Final = Counter("met", g.seats, "lane", LANES)
        self._losses: Final = Counter("losses", g.seats, "", ("traps", "engine"))
        self._speed: Final = Counter("speed", g.seats, "", speeds)
        self.account = None
        self.counters = (self._met, self._losses, self._speed)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, ProgramOpened):
            self._speed.add(event.seat, str(event.speed))
        elif isinstance(event, TrapHit):
            self._met.add(event.seat, "trap")
            self._losses.add(event.seat, "traps", event.ticks)
        elif isinstance(event, EngineForced):
            self._losses.add(event.seat, "engine", event.ticks)
        elif isinstance(event, SpeedRaised):
            self._met.add(event.seat, "accelerator")
        elif isinstance(event, SpeedLowered):
            self._met.add(event.seat, "slower")
        elif isinstance(event, ShieldsRepaired):
            self._met.add(event.seat, "repairer")
        elif isinstance(event, MechanismEntered):
            self._met.add(event.seat, "mechanism")
