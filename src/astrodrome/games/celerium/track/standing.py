"""What decides whether vehicles score: the Starbot behind its Pilot, and the expert conditions (CM-218, CM-244)."""

from __future__ import annotations

from astrodrome.games.celerium.content.vocabulary import PILOT, STARBOT, VEHICLES, ZONES
from astrodrome.games.celerium.records.offers import Standing
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.seats import Seat


def standing_on(g: Celerium, seat: Seat, pilot: int, starbot: int) -> Standing:
    """Return how a franchise would stand on two squares (CM-218; with the expert rule CM-244 to CM-248)."""
    is_behind = starbot < pilot
    asked = g.level(seat) - 1 if g.expert else 0
    is_there = g.tables.track.zone[pilot] >= asked  # a zone for each level, and going further is as good
    return Standing(is_behind, ZONES[asked] if asked else None, is_there, int(not is_behind) + int(not is_there))


def standing(g: Celerium, seat: Seat) -> Standing:
    """Return how a franchise stands now."""
    return standing_on(g, seat, g.square[VEHICLES * seat + PILOT], g.square[VEHICLES * seat + STARBOT])


def standing_after(g: Celerium, vehicle: int, square: int) -> Standing:
    """Return how a franchise would stand with one of its vehicles on another square."""
    seat, kind = vehicle // VEHICLES, vehicle % VEHICLES
    squares = [g.square[VEHICLES * seat + PILOT], g.square[VEHICLES * seat + STARBOT]]
    squares[kind] = square
    return standing_on(g, seat, squares[PILOT], squares[STARBOT])
