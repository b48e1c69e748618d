"""What is cleared before a new flight and before a new card."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.box.box import EMPTY
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES
from astrodrome.games.galaxy_trucker.state.game_state import Trucker


def clear_ships(g: Trucker) -> None:
    """Make all boards empty."""
    seats = range(g.seats)
    g.ships = [[EMPTY] * SQUARES for _ in seats]
    g.hulls = [0] * g.seats
    g.crew = [[0] * SQUARES for _ in seats]
    g.cells = [[0] * SQUARES for _ in seats]
    g.goods = [[0] * SQUARES for _ in seats]


def clear_card(g: Trucker) -> None:
    """Forget what belonged to the card before."""
    seats = g.seats
    g.stranded = [False] * seats
    g.declared_strength = [None] * seats
    g.planet_landed_on = [None] * seats
    g.beaten_by_pirates = []
    g.card_settled = False
    g.times_taken = 0
    g.dice = []
    if g.expanded:
        clear_card_of_modules(g)


def clear_card_of_modules(g: Trucker) -> None:
    """Forget what modules had noted for the card before."""
    g.lost_crew = [False] * g.seats
    g.harmed_by_hit = [False] * g.seats
    g.lighter_penalty = []
    g.owes_days = []
    if g.technologies is not None:
        g.technologies.clear_card()
    if g.halves is not None:
        g.halves.clear_card()
    if g.roads is not None:
        g.roads.clear_card()
    if g.bonus is not None:
        g.bonus.clear_card()
