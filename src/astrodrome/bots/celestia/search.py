"""A search over the voyage: every choice is tried in the same dealt worlds, so that luck weighs on all of them alike.

It is an information-set tree search: one tree for all worlds, which holds the decisions of the thinking seat only. At
its root all choices are tried equally often and the worse half is dropped from stage to stage; below, the likely
choice is followed until it has been tried often enough to look at others. Other seats are played by their policy.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, cast

from astrodrome.bots.celestia.policy import VoyagePolicy
from astrodrome.bots.protocol import Think
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.ending import outcome
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

MOST_STEPS: Final = 2_000
"""A play-out that does not end by itself is cut here."""
FOLLOWED: Final = 12
"""So often a node follows the likely choice before it looks at others."""
EXPLORE: Final = 0.25
SURE: Final = 3.0
"""Two choices are apart when their mean difference is so many standard errors."""
LOOK_EVERY: Final = 10
"""After so many worlds two choices are compared again."""


class Node:
    """A later decision of the thinking seat: how often each action was tried and what it brought."""

    __slots__ = ("children", "gains", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Action, int] = {}
        self.gains: dict[Action, float] = {}
        self.children: dict[Action, Node] = {}

    def pick(self, legal: Sequence[Action], likely: Action) -> Action:
        """Return the likely action at first; then one not yet tried, else the best by upper bound."""
        if self.visits < FOLLOWED:
            return likely
        best, best_bound = likely, -1.0
        for action in legal:
            tries = self.tried.get(action, 0)
            if tries == 0:
                return action
            bound = self.gains[action] / tries + EXPLORE * sqrt(log(self.visits + 1) / tries)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def learn(self, action: Action, gain: float) -> None:
        """Note what an action brought."""
        self.visits += 1
        self.tried[action] = self.tried.get(action, 0) + 1
        self.gains[action] = self.gains.get(action, 0.0) + gain


class Branch:
    """A choice at the root: the tree below it, and what it brought in each world."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.below: Final = Node()
        self.gains: Final[list[float]] = []

    def mean(self) -> float:
        """Return what it brought on average."""
        return plain_sum(self.gains) / len(self.gains)


class VoyageSearch:
    """A bot that searches, as far as the end of the voyage."""

    def __init__(self, seed: int, recall: float = 1.0, policy: VoyagePolicy | None = None) -> None:
        self._policy: Final = policy or VoyagePolicy()
        self._chance: Final = Chance(seed)
        self._recall: Final = recall

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the action that did best in the worlds where all were tried."""
        first = self._deal(think)
        live = [Branch(action) for action in self._policy.best_first(first, think.seat, legal)]
        stages = max(1, (len(live) - 1).bit_length())
        for stage in range(stages):
            tries = max(1, think.budget // (stages * len(live)))
            for nth in range(1, tries + 1):
                world = self._deal(think)
                for branch in live:
                    branch.gains.append(self._play_out(world.copy(), think.seat, branch))
                if len(live) == 2 and nth % LOOK_EVERY == 0 and are_apart(live[0].gains[-nth:], live[1].gains[-nth:]):
                    break
            live.sort(key=Branch.mean, reverse=True)
            if stage < stages - 1:
                live = live[: max(2, (len(live) + 1) // 2)]
        return live[0].action

    def _deal(self, think: Think) -> Celestia:
        return cast("Celestia", think.deal(self._recall).state)

    def _play_out(self, g: Celestia, seat: Seat, branch: Branch) -> float:
        """Play a choice in a world to the end of the voyage, learn from it, and return what it brought."""
        voyage = g.voyage
        node: Node | None = branch.below
        path: list[tuple[Node, Action]] = []
        answer(g, seat, branch.action)
        for _ in range(MOST_STEPS):
            if not g.asked or g.voyage != voyage:
                break
            mover = seat if seat in g.asked else g.asked[0]
            legal = question(g).legal(g, mover)
            action = legal[0] if len(legal) == 1 else self._policy.quick(g, mover, legal, self._chance)
            if mover == seat and node is not None and len(legal) > 1:
                action = node.pick(legal, action)
                path.append((node, action))
                node = node.children.setdefault(action, Node()) if node.tried.get(action) else None
            answer(g, mover, action)
        gain = gain_of(self._policy, g, seat)
        for visited, action in path:
            visited.learn(action, gain)
        return gain


def gain_of(policy: VoyagePolicy, g: Celestia, seat: Seat) -> float:
    """Return what a play-out brought a seat: its share of the win, or the policy's value where the game goes on."""
    if g.agenda:
        return policy.value(g, seat)
    winners = outcome(g).winners
    return 1.0 / len(winners) if seat in winners else 0.0


def are_apart(one: list[float], other: list[float]) -> bool:
    """Return whether two choices tried in the same worlds are surely different."""
    apart = [x - y for x, y in zip(one, other, strict=True)]
    count = len(apart)
    mean = plain_sum(apart) / count
    spread = plain_sum([(x - mean) ** 2 for x in apart]) / count
    return count >= 2 * LOOK_EVERY and abs(mean) > SURE * sqrt(spread / count)
