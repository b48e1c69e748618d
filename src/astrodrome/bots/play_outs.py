"""Paired play-outs, for any game: what each answer leads to in the same worlds, with the same luck.

A world is dealt that the seat could be in, and each answer worth a look is played out in it by the policy's guesses.
All have the same cards and the same stream of dice; once one has rolled more often than another, their luck parts. Luck
that they share cancels out, so that a few worlds are enough. Answers that fall behind are dropped on the way. The
likely answer is left only for one that did better by more than a standard error. A small budget looks at fewer answers,
not at fewer worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final

from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import MOST_STEPS, AnyPolicy
from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import CLOCK, Seat

WORLDS: Final = 4
"""Every so many worlds the poorer half of the answers is dropped; fewer than this say nothing."""
DOUBT: Final = 1.0
"""By how many standard errors an answer must do better than the likely one."""


class PlayOuts:
    """A bot that plays answers out side by side.

    The policy's `value` is asked of finished games too: it rates a result, where a tree asks who has won.
    """

    def __init__(self, policy: AnyPolicy, seed: int, doubt: float = DOUBT) -> None:
        self._policy = policy
        self._chance = Chance(seed)
        self._doubt = doubt

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the answer that did best, or the likely one where none did better by more than the noise."""
        world = think.deal().state
        budget = think.budget
        left = list(self._policy.best_first(world, think.seat, legal))[: max(1, budget // WORLDS)]
        likely = left[0]
        gains: dict[Action, list[float]] = {action: [] for action in left}
        while budget >= len(left) > 1:
            luck = self._chance.word()
            for action in left:
                gains[action].append(self._play_out(world, think.seat, action, Chance(luck)))
            budget -= len(left)
            if len(gains[likely]) % WORLDS == 0:
                left = better_half(left, gains, likely)
            if budget >= len(left):
                world = think.deal().state
        return max(left, key=lambda action: self._surplus(gains[action], gains[likely]))

    def _play_out(self, start: State, seat: Seat, action: Action, chance: Chance) -> float:
        g = start.copy()
        answer(g, seat, action)
        play_on(self._policy, start, g, chance)
        return self._policy.value(g, seat)

    def _surplus(self, gains: Sequence[float], likely: Sequence[float]) -> float:
        """Return by how much an answer did better than the likely one, or 0 where that may be mere luck."""
        if not gains:
            return 0.0
        lead = [one - other for one, other in zip(gains, likely, strict=True)]
        mean = fmean(lead)
        return mean if mean > self._doubt * sqrt(variance(lead) / len(lead)) else 0.0


def play_on(policy: AnyPolicy, start: State, g: State, chance: Chance) -> None:
    """Play a game on by the policy's guesses, to its end or to the horizon of a search that began at `start`."""
    for _ in range(MOST_STEPS):
        if not g.asked or policy.horizon(start, g):
            return
        mover = g.asked[0]
        action = None if mover == CLOCK else policy.at_once(g, mover)
        if action is None:
            actions = question(g).legal(g, mover)
            forced = len(actions) == 1 or mover == CLOCK
            action = actions[0] if forced else policy.quick(g, mover, actions, chance)
        answer(g, mover, action)


def better_half(left: list[Action], gains: dict[Action, list[float]], likely: Action) -> list[Action]:
    """Return the answers to go on with, in their order: two at least, and always the likely one."""
    best = sorted(left, key=lambda action: -fmean(gains[action]))[: max(2, (len(left) + 1) // 2)]
    return [action for action in left if action in best or action == likely]
