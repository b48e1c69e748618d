"""Everything that can happen in a game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.flight_events import FLIGHT_EVENTS
from astrodrome.games.galaxy_trucker.halves_events import HALVES_EVENTS
from astrodrome.games.galaxy_trucker.yard_events import YARD_EVENTS

EVENTS: Final = (*YARD_EVENTS, *FLIGHT_EVENTS, *HALVES_EVENTS)
