"""What actions, cards and energy are worth to a franchise beyond the moment, in points."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.figures import INCOME, MOST_ACTIONS
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.seats import Seat

ACTION: Final = 0.85
"""An action that will still be there in the next round."""
CUT: Final = 0.1
"""An action that would not fit on the counter with the next income (CM-233)."""
CARD: Final = 0.6
"""A card that is kept for a later race."""
ENERGY: Final = 0.25
"""Energy that other cards of the hand could use in this race; what is left of it is lost (CM-040)."""


def races_after(g: Celerium) -> int:
    """Return how many races follow the one of this round."""
    return g.races() - g.round


def next_income(g: Celerium) -> int:
    """Return the actions that the next round brings, as the scores stand (CM-231)."""
    return INCOME[max([g.level(seat) for seat in range(g.franchises)]) - 1]


def price_of_actions(g: Celerium, seat: Seat, actions: int) -> float:
    """Return what spending actions costs: nothing after the last race, little where income would cut them."""
    if not races_after(g):
        return 0.02 * actions
    spare = max(0, min(actions, g.actions[seat] - (MOST_ACTIONS - next_income(g))))
    return CUT * spare + ACTION * (actions - spare)


def price_of_card(g: Celerium) -> float:
    """Return what laying a card costs: it could be kept, but for the last race."""
    return CARD if races_after(g) else 0.0


def price_of_energy(g: Celerium, seat: Seat, energy: int) -> float:
    """Return what paying energy costs: the options of the other cards go without it."""
    wanted = 2 * (len(g.hands[seat]) - 1)
    short = min(energy, max(0, wanted - (g.energy[seat] - energy)))
    return ENERGY * short + 0.02 * energy
