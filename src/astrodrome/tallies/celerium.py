"""Statistics of Celerium: points by race, Boosts at controls, squares lost by cause, parts of cards played."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.records.race_events import CardPlayed, RivalPlayed, VehicleAdvanced, VehiclePushed
from astrodrome.games.celerium.records.scoring_events import BoostChecked, RaceScored, VehiclePenalised
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.records import Event
from astrodrome.tallies.counting import Counter

RIVAL_PART: Final = "move"
"""The part of a card that the Rival plays (CM-263)."""


class Tallying:
    """Counts what happens in one rally; the Rival of a solo rally is the franchise after the last seat."""

    def __init__(self, g: Celerium) -> None:
        self._points: Final = Counter("points", g.franchises)
        self._controls: Final = Counter("controls", g.franchises, "", ("conforms", "caught"))
        self._squares: Final = Counter("squares", g.franchises, "terms.vehicle")
        self._losses: Final = Counter("losses", g.franchises, "", ("attacks", "controls"))
        self._cards: Final = Counter("cards", g.franchises, "terms.part")
        self._scored = [0] * g.franchises
        self.account = None
        self.counters = (self._points, self._squares, self._losses, self._controls, self._cards)

    def note(self, event: Event) -> None:
        """Count an event."""
        if isinstance(event, CardPlayed):
            self._cards.add(event.seat, event.part)
        elif isinstance(event, RivalPlayed):
            self._cards.add(event.seat, RIVAL_PART)
        elif isinstance(event, VehicleAdvanced):
            self._squares.add(event.seat, event.vehicle, event.end - event.start)
        elif isinstance(event, VehiclePushed):
            self._losses.add(event.seat, "attacks", event.start - event.end)
        elif isinstance(event, VehiclePenalised):
            self._losses.add(event.seat, "controls", event.start - event.end)
        elif isinstance(event, BoostChecked):
            self._controls.add(event.seat, "conforms" if event.conforms else "caught")
        elif isinstance(event, RaceScored):
            self._scored[event.seat] += 1
            self._points.add(event.seat, str(self._scored[event.seat]), event.points)
