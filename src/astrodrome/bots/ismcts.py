"""Information-set Monte Carlo tree search, for any game.

Each iteration deals a world that the seat could be in and walks down one tree shared by all worlds. The tree holds the
decisions of the thinking seat only; the other seats, whose thoughts it cannot know, are played by the policy's guess.
Forced answers make no node. A play-out stops at a natural boundary and is valued by the policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import MOST_STEPS, AnyPolicy
from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Outcome, Prompt, View
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec

EXPLORE: Final = 0.7
WIDEN: Final = 3.0


class Node:
    """A decision of the thinking seat: how often each action was tried and what it brought."""

    __slots__ = ("children", "gains", "tries", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tries: dict[Action, int] = {}
        self.gains: dict[Action, float] = {}
        self.children: dict[Action, Node] = {}

    def select(self, ranked: Sequence[Action], explore: float = EXPLORE, widen: float = WIDEN) -> Action:
        """Return the next action to try among those legal in this world: a new one as the node widens, else by UCB.

        A larger `explore` tries more of what seemed poor, a larger `widen` looks at more actions sooner.
        """
        room = 1 + int(widen * sqrt(self.visits))
        best: Action | None = None
        best_bound = 0.0
        for action in ranked[:room]:
            tried = self.tries.get(action, 0)
            if tried == 0:
                return action
            bound = self.gains[action] / tried + explore * sqrt(log(self.visits + 1) / tried)
            if best is None or bound > best_bound:
                best, best_bound = action, bound
        assert best is not None, "a seat that is asked has something to do"
        return best

    def learn(self, action: Action, gain: float) -> None:
        """Note the gain that an action brought, from 0 to 1."""
        self.visits += 1
        self.tries[action] = self.tries.get(action, 0) + 1
        self.gains[action] = self.gains.get(action, 0.0) + gain


class Search:
    """A bot that searches."""

    def __init__(self, policy: AnyPolicy, seed: int, recall: float = 1.0) -> None:
        self._policy = policy
        self._chance = Chance(seed)
        self._recall = recall

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the action that was tried most."""
        root = Node()
        for _ in range(think.budget):
            world = think.deal(self._recall)
            self._iterate(root, world.state, world.spec, think.seat)
        return max(legal, key=lambda action: root.tries.get(action, 0))

    def _iterate(self, root: Node, g: State, spec: AnySpec, seat: Seat) -> None:
        policy = self._policy
        start = g.copy()
        node: Node | None = root
        path: list[tuple[Node, Action]] = []
        for _ in range(MOST_STEPS):
            if not g.asked or (path and policy.horizon(start, g)):
                break
            mover = seat if seat in g.asked else g.asked[0]
            actions = question(g).legal(g, mover)
            if len(actions) == 1 or mover == CLOCK:
                answer(g, mover, actions[0])
            elif mover == seat and node is not None:
                action = node.select(policy.best_first(g, mover, actions))
                path.append((node, action))
                node = node.children.setdefault(action, Node()) if node.tries.get(action) else None
                answer(g, mover, action)
            else:
                answer(g, mover, policy.quick(g, mover, actions, self._chance))
        gain = self._gain(g, spec, seat)
        for visited, action in path:
            visited.learn(action, gain)

    def _gain(self, g: State, spec: AnySpec, seat: Seat) -> float:
        outcome: Outcome | None = None if g.agenda else spec.outcome(g)
        if outcome is None:
            return self._policy.value(g, seat)
        if len(outcome.scores) == 1:
            return self._policy.value(g, seat)
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
