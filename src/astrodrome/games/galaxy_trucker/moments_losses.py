"""The moment after crew was lost: it stands by itself, below the losses that bring it about (decision 6)."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


def after_crew_lost(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return what follows once a loss of crew is complete: sleepers may be woken (GX-066, GX-072)."""
    return [TruckerWakes(seat)] if g.sleepers and g.bereaved[seat] and any(g.sleepers[seat]) else []
