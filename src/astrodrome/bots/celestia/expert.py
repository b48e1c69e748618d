"""The expert of Celestia: the search over the voyage with a learned value at its end and learned guesses on the way.

Without the weights, or without NumPy, `VoyagePolicy` does both by hand-made figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from astrodrome.bots.celestia.features import stay_row, voyage_row
from astrodrome.bots.celestia.policy import WIDEST, VoyagePolicy
from astrodrome.games.celestia.records.actions import Leave, Stay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

Judge: TypeAlias = Callable[[Sequence[Sequence[int]]], list[float]]
"""Returns a chance for each row of features."""

THOUSAND: Final = 1000


class LearnedPolicy(VoyagePolicy):
    """A policy with nets: `wins` judges a position between voyages, `stays` whether a passenger stays aboard."""

    def __init__(self, wins: Judge | None, stays: Judge | None) -> None:
        self._wins = wins
        self._stays = stays

    @override
    def quick(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a strong player would do: a passenger stays as often as those did whom the net has watched."""
        if self._stays is None or not isinstance(legal[0], Stay):
            return super().quick(g, seat, legal, chance)
        leave = [action for action in legal if isinstance(action, Leave)]
        if not leave:
            return legal[0]
        stays = self._stays([stay_row(g, seat)])[0]
        return legal[0] if chance.below("stays", THOUSAND) < THOUSAND * stays else leave[0]

    @override
    def best_first(self, g: Celestia, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        """Return the likely action first, by the plain guess: a choice at the root must not depend on luck."""
        likely = super().quick(g, seat, legal, Chance(g.number))
        return [likely, *[action for action in legal if action != likely][: WIDEST - 1]]

    @override
    def value(self, g: Celestia, seat: Seat) -> float:
        """Return the chance to win as the net judges it."""
        return super().value(g, seat) if self._wins is None else self._wins([voyage_row(g, seat)])[0]
