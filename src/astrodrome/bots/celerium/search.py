"""Information-set tree search for Celerium: the same dealt worlds for every choice, play-outs to the end of the round.

A round is long and its luck is great, so choices are compared within the same worlds: in each world that is dealt all
promising choices are played out, with the same draws as far as they go alike. Below the first choice one tree is shared
by all worlds; it holds the seat's own decisions and widens slowly, the most promising action first. What the policy
thinks of a choice counts as some play-outs more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.celerium.policy import STEEP, RallyPolicy
from astrodrome.bots.ismcts import Node
from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import MOST_STEPS
from astrodrome.games.celerium.scoring.outcome import outcome
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

WIDEST: Final = 3
DOUBT: Final = 2.5
"""Choices that seem worse by more points than this are not looked into."""
TRUST: Final = 5.0
"""As many worlds as the policy's own opinion counts for."""
SLOWLY: Final = 0.25
"""How fast nodes below the first choice widen."""
CURIOUS: Final = 0.1


class RallySearch:
    """Looks into the promising choices of a decision."""

    def __init__(self, seed: int, recall: float = 1.0) -> None:
        self._policy = RallyPolicy()
        self._seed = seed
        self._recall = recall

    def choose(self, legal: Sequence[Action], worth: Sequence[float], think: Think) -> Action:
        """Return the choice with the best mean over all worlds, the policy's opinion counted in."""
        ranked = sorted(range(len(legal)), key=lambda at: -worth[at])[:WIDEST]
        tried = [at for at in ranked if worth[ranked[0]] - worth[at] <= DOUBT]
        if len(tried) == 1:
            return legal[tried[0]]
        gains = [TRUST * worth[at] / (4.0 * STEEP) for at in tried]
        roots = [Node() for _ in tried]
        for number in range(max(1, think.budget // len(tried))):
            world = cast("Celerium", think.deal(self._recall).state)
            for place, at in enumerate(tried):
                gains[place] += self._playout(world.copy(), think.seat, legal[at], roots[place], number)
        return legal[tried[gains.index(max(gains))]]

    def _playout(self, g: Celerium, seat: Seat, first: Action, root: Node, number: int) -> float:
        """Play a choice out to the end of the round; note in the tree what it brought."""
        policy, start = self._policy, g.round
        chance = Chance((self._seed + number) % (1 << 64))
        node: Node | None = root
        path: list[tuple[Node, Action]] = []
        answer(g, seat, first)
        for _ in range(MOST_STEPS):
            if not g.asked or g.round != start:
                break
            mover = seat if seat in g.asked else g.asked[0]
            actions = question(g).legal(g, mover)
            if len(actions) == 1:
                action = actions[0]
            elif mover == seat and node is not None:
                action = node.select(policy.best_first(g, seat, actions), CURIOUS, SLOWLY)
                path.append((node, action))
                node = node.children.setdefault(action, Node()) if node.tries.get(action) else None
            else:
                action = policy.quick(g, mover, actions, chance)
            answer(g, mover, action)
        gain = final_value(g, seat) if not g.agenda else policy.value(g, seat)
        for visited, action in path:
            visited.learn(action, gain)
        return gain


def final_value(g: Celerium, seat: Seat) -> float:
    """Return how a finished rally ended for a seat: won, shared or lost, and how far off at that."""
    winners = outcome(g).winners
    won = 1.0 / len(winners) if seat in winners else 0.0
    return 0.7 * won + 0.3 * RallyPolicy().value(g, seat)
