"""Statistics of Galaxy Trucker: dice that aimed at a ship, components lost by cause, accounts of flights, cards met."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.technologies.records import CannonBoosted
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed, DiceRolled, GaveUp
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost, FlightBegan
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat
from astrodrome.tallies.counting import Counter

PIPS: Final = range(1, 7)
DICE: Final = 2
TOTALS: Final = {
    str(total): sum([total - one in PIPS for one in PIPS]) for total in range(DICE * PIPS[0], DICE * PIPS[-1] + 1)
}
"""Of the 36 rolls of two dice, how many have each total."""
MISSILES: Final = {"small": "meteors", "large": "meteors", "light": "shots", "heavy": "shots"}
CAUSES: Final = ("meteors", "shots", "fallen", "given-up", "removed", "other")
LINES: Final = ("cards", "finish", "best-looking", "goods", "losses")


class Tallying:
    """Counts what happens in one game of Galaxy Trucker."""

    def __init__(self, g: Trucker) -> None:
        self._dice: Final = Counter("dice", g.seats, "", tuple(TOTALS))
        self._losses: Final = Counter("losses", g.seats, "", CAUSES)
        self._kinds: Final = Counter("components", g.seats, "kind")
        self.account = Counter("credits", g.seats, "line")
        self._cards: Final = Counter("adventures", g.seats, "family")
        self._missile = "other"
        self._boosted = set[tuple[Seat, int]]()
        """Cannons that will disintegrate, by seat and square: nothing shot them (GX-109)."""
        self._seats: Final = g.seats
        self._flying = set(range(g.seats))
        self.counters = (self._dice, self._losses, self._kinds, self.account, self._cards)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, ComponentLost):
            self._losses.add(event.seat, self._cause_of(event))
            self._kinds.add(event.seat, event.kind)
        else:
            self._follow(event)

    def _cause_of(self, lost: ComponentLost) -> str:
        cannon = (lost.seat, lost.square)
        if lost.cause != "destroyed":
            return lost.cause
        if cannon in self._boosted:
            self._boosted.remove(cannon)
            return "other"
        return self._missile

    def _follow(self, event: Event) -> None:
        """Follow the flight: who meets a card, and what flies at the ships."""
        if isinstance(event, FlightBegan):
            self._flying = set(range(self._seats))
        elif isinstance(event, GaveUp):
            self._flying.discard(event.seat)
        elif isinstance(event, CannonBoosted):
            self._boosted.add((event.seat, event.cannon))
        elif isinstance(event, CardRevealed):
            self._missile = "other"
            self._boosted.clear()
            for seat in self._flying:
                self._cards.add(seat, event.family)
        elif isinstance(event, DiceRolled):
            self._missile = MISSILES.get(event.aim, "other")
            for seat in event.targets if event.aim in MISSILES and len(event.dice) == DICE else ():
                self._dice.roll(seat, str(event.total), TOTALS)
