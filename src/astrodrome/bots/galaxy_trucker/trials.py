"""Paired play-outs in rounds: each round has the same part of the budget, then the poorer half of the answers goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.play_outs import PlayOuts, better_half
from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Prompt, View


class Trials(PlayOuts):
    """Play-outs that go on with many answers for longer than those of `hard`, which has fewer worlds to spend."""

    def __init__(self, policy: AnyPolicy, seed: int, part: float = 1.0) -> None:
        super().__init__(policy, seed)
        self._part: Final = part
        """The part of the budget that is used."""

    @override
    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the answer that did best, or the likely one where none did better by more than the noise."""
        world = think.deal().state
        left = list(self._policy.best_first(world, think.seat, legal))
        likely = left[0]
        gains: dict[Action, list[float]] = {action: [] for action in left}
        rounds = max(1, (len(left) - 1).bit_length())
        budget = int(self._part * think.budget) // rounds
        for nth in range(rounds if budget else 0):
            for _ in range(max(1, budget // len(left))):
                luck = self._chance.word()
                for action in left:
                    gains[action].append(self._play_out(world, think.seat, action, Chance(luck)))
                world = think.deal().state
            if nth < rounds - 1:
                left = better_half(left, gains, likely)
        return max(left, key=lambda action: self._surplus(gains[action], gains[likely]))
