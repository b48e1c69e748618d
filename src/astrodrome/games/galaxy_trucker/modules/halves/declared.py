"""What class IIA adds to the game."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.modules.halves.records import (
    HalfGaveUp,
    HalfJumped,
    HalfOffer,
    HalfReturned,
    HalfStranded,
    PowerHalf,
)
from astrodrome.games.galaxy_trucker.modules.halves.shooting import TruckerPowersHalf
from astrodrome.games.galaxy_trucker.modules.halves.state import FIELDS as FIELDS
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Action, Event, Offer

TASKS: Final[tuple[type[Task[Trucker]], ...]] = (TruckerPowersHalf,)

ACTIONS: Final[tuple[type[Action], ...]] = (PowerHalf,)

EVENTS: Final[tuple[type[Event], ...]] = (
    HalfGaveUp,
    HalfJumped,
    HalfReturned,
    HalfStranded,
)

OFFERS: Final[tuple[type[Offer], ...]] = (HalfOffer,)
