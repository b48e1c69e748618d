"""What an answer costs for sure, read off the offer: components, cells, days. It is the reason that a puzzle gives."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.records.actions import (
    KeepPart,
    Land,
    Power,
    Shoot,
    TakeHit,
    TakeOpportunity,
    TakeReward,
    UseShield,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    DefenceOffer,
    KeepOffer,
    OpportunityOffer,
    PlanetOffer,
    PowerOffer,
    RewardOffer,
)
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import question
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

RESULTS: Final = {"won": "wins", "drawn": "draws", "lost": "loses"}
"""How a fight ends, as the page names it."""


def note(g: Trucker, seat: Seat, action: Action) -> tuple[str, int] | None:
    """Return what an answer surely costs or brings, by its name; None where the offer says nothing of it."""
    offer = question(g).offer(g, seat)
    if isinstance(offer, DefenceOffer):
        return _defence(g, seat, offer, action)
    if isinstance(offer, PowerOffer) and isinstance(action, Power):
        chosen = next((one for one in offer.choices if one.doubles == tuple(action.doubles)), None)
        return None if chosen is None else (RESULTS.get(str(chosen.result), "cells"), chosen.price)
    if isinstance(offer, PlanetOffer | OpportunityOffer | RewardOffer):
        goes = isinstance(action, Land | TakeOpportunity | TakeReward)
        return "days", offer.days if goes else 0
    if isinstance(offer, KeepOffer) and isinstance(action, KeepPart):
        return "kept", len(offer.parts[action.part].squares)
    return None


def _defence(g: Trucker, seat: Seat, offer: DefenceOffer, action: Action) -> tuple[str, int] | None:
    if isinstance(action, UseShield):
        return "cells", offer.shield_price or 0
    if isinstance(action, Shoot):
        return "cells", offer.shot_price or 0
    if not isinstance(action, TakeHit):
        return None
    struck = 1 + len(offer.also)
    if offer.parts:  # the largest part is kept, the others fall off
        left = sum([1 for code in g.ships[seat] if code]) - struck
        struck += left - max([len(part.squares) for part in offer.parts])
    return "lost", struck
