"""What is forgotten before a new card."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.state.game_state import Trucker


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
