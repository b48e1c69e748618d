"""The owner of a franchise: by rule of thumb, or searching where the thumb is in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.celerium.deep_search import DeepSearch
from astrodrome.bots.celerium.policy import RallyPolicy, weigh
from astrodrome.bots.celerium.search import RallySearch
from astrodrome.bots.celerium.tuning import PRACTISED, THUMB, Tuning
from astrodrome.bots.protocol import Think
from astrodrome.games.celerium.preparation.boosts import FranchisesBoost
from astrodrome.games.celerium.preparation.market import FranchiseShops
from astrodrome.games.celerium.preparation.purchase import FranchiseBuysCards
from astrodrome.games.celerium.preparation.race_lines import FranchisesPickLine
from astrodrome.games.celerium.preparation.setup import FranchisesChooseFace
from astrodrome.games.celerium.race.race_turns import FranchiseRaces
from astrodrome.games.celerium.records.actions import ActivateBoosts
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import TargetsAnswer
from astrodrome.games.celerium.track.movement import FranchiseAdvances, FranchiseRepeats
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View

WEIGHTY: Final = tuple(
    [
        decision.__name__
        for decision in (
            FranchiseShops,
            FranchiseBuysCards,
            FranchisesBoost,
            FranchisesPickLine,
            FranchiseRaces,
            FranchiseAdvances,
            FranchiseRepeats,
            TargetsAnswer,
        )
    ]
)
"""The questions that are searched; for the others the thumb is as good, and no round shows the worth of a face."""


class Owner:
    """An owner with a share of recall, whose hand slips now and then (of 1000).

    A style adds points to each Boost activated (`boosting`).
    """

    def __init__(
        self, seed: int, recall: float = 1.0, slips: int = 0, boosting: float = 0.0, tuning: Tuning = THUMB
    ) -> None:
        self._seed = seed
        self._recall = recall
        self._slips = slips
        self._boosting = boosting
        self._tuning = tuning

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return what seems to bring most points."""
        chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
        if chance.below("slip", 1000) < self._slips:
            return legal[chance.below("slipped", len(legal))]
        worth = weigh(cast("Celerium", think.deal(self._recall).state), think.seat, legal, chance, self._tuning)
        if self._boosting:
            worth = [points + self._boosting * boosts(action) for points, action in zip(worth, legal, strict=True)]
        return legal[worth.index(max(worth))]


def boosts(action: Action) -> int:
    """Return how many Boosts an action activates."""
    return action.shield + action.line + action.planet if isinstance(action, ActivateBoosts) else 0


class SearchingOwner:
    """Takes what is clearly best, and searches where choices are close."""

    def __init__(self, seed: int, recall: float = 1.0) -> None:
        self._owner = Owner(seed, recall)
        self._recall = recall
        self._search = RallySearch(seed, recall)

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the best of what was looked into."""
        if prompt.decision not in WEIGHTY:
            return self._owner.choose(view, prompt, legal, think)
        g = cast("Celerium", think.deal(self._recall).state)
        return self._search.choose(legal, weigh(g, think.seat, legal, Chance(prompt.number)), think)


class ExpertOwner:
    """Looks deep into every decision that the thumb does not find clear; no round shows the worth of a face."""

    def __init__(self, seed: int, tuning: Tuning = PRACTISED, search: DeepSearch | None = None) -> None:
        self._tuning = tuning
        self._search = search or DeepSearch(seed, RallyPolicy(tuning))

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the best of what was looked into."""
        g = cast("Celerium", think.deal().state)
        worth = weigh(g, think.seat, legal, Chance(prompt.number), self._tuning)
        if prompt.decision == FranchisesChooseFace.__name__:
            return legal[worth.index(max(worth))]
        return self._search.choose(legal, worth, think)
