"""The bot that plays anything."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.bots.protocol import Think
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View


class RandomBot:
    """Plays a legal action, each with equal chance."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed)

    def pick(self, legal: Sequence[Action]) -> Action:
        """Return one of the legal actions; nothing else is looked at, so that simulations need build nothing else."""
        return legal[self._chance.below("pick", len(legal))]

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return one of the legal actions."""
        return self.pick(legal)
