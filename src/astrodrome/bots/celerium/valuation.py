"""What actions, cards and energy are worth to a franchise beyond the moment, in points."""

from __future__ import annotations

from astrodrome.bots.celerium.tuning import Tuning
from astrodrome.games.celerium.content.figures import INCOME, LEVEL_SCORES, MOST_ACTIONS
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.seats import Seat


def races_after(g: Celerium) -> int:
    """Return how many races follow the one of this round."""
    return g.races() - g.round


def next_income(g: Celerium) -> int:
    """Return the actions that the next round brings, as the scores stand (CM-231)."""
    best = max(g.score)
    return INCOME[(best >= LEVEL_SCORES[0]) + (best >= LEVEL_SCORES[1])]


def price_of_actions(g: Celerium, seat: Seat, actions: int, tuning: Tuning) -> float:
    """Return what spending actions costs: nothing after the last race, little where income would cut them."""
    if not races_after(g):
        return 0.02 * actions
    spare = max(0, min(actions, g.actions[seat] - (MOST_ACTIONS - next_income(g))))
    return tuning.cut * spare + tuning.action * (actions - spare)


def price_of_card(g: Celerium, tuning: Tuning) -> float:
    """Return what laying a card costs: it could be kept, but for the last race."""
    return tuning.card if races_after(g) else 0.0


def price_of_energy(g: Celerium, seat: Seat, energy: int, tuning: Tuning) -> float:
    """Return what paying energy costs: the options of the other cards go without it."""
    wanted = 2 * (len(g.hands[seat]) - 1)
    short = min(energy, max(0, wanted - (g.energy[seat] - energy)))
    return tuning.energy * short + 0.02 * energy
