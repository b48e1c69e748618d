"""The search of `expert`: as many worlds as it takes to tell choices apart, and a tree that knows what it will see.

All choices worth a look are played out in the same worlds to the end of the voyage. Every few worlds those are dropped
that are worse beyond doubt, or cannot be better by anything that matters. The budget counts the answers given in
play-outs, so that easy decisions take little and hard ones all of it.

A later decision of the thinking seat is a node of its own for each situation that it would be in: by what was asked and
done, where, and how likely the captain seemed to succeed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, cast

from astrodrome.bots.celestia.expert import ExpertPolicy
from astrodrome.bots.celestia.outlook import guessed_odds
from astrodrome.bots.celestia.search import Node, gain_of
from astrodrome.bots.dropping import still_open
from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import MOST_STEPS
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celestia.records.actions import Stay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

FIRST_LOOK: Final = 24
"""So many worlds are looked at before any choice is dropped, and then every `BATCH` worlds."""
BATCH: Final = 12
SURE: Final = 2.5
"""By how many standard errors a choice must be worse to be dropped."""
MATTERS: Final = 0.002
"""A smaller chance of winning is not worth the time."""
SIGHTS: Final = 6
"""How finely the odds of a captain are seen."""

Sight: TypeAlias = tuple[str, int, int]
"""What a later decision looks like to the thinking seat: what is asked, where, how likely the captain succeeds."""
Path: TypeAlias = tuple[Sight | Action, ...]
"""How a later decision came about: what was seen and done in turn."""


class DeepSearch:
    """A bot that looks into a decision until it knows which choice is best, as far as the end of the voyage."""

    def __init__(self, seed: int, policy: ExpertPolicy | None = None) -> None:
        self._policy: Final = policy or ExpertPolicy()
        self._chance: Final = Chance(seed)
        self.steps = 0
        """How many answers were given in the play-outs of the last decision."""
        self.tried: Sequence[Action] = []
        """The choices of the last decision that were looked at, the likely one first."""
        self.gains: list[list[float]] = []
        """What each of them brought in each world."""

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the action that did best in the worlds where it was compared."""
        self.steps = 0
        first = cast("Celestia", think.deal().state)
        tried = self._policy.best_first(first, think.seat, legal)
        trees: list[dict[Path, Node]] = [{} for _ in tried]
        gains: list[list[float]] = [[] for _ in tried]
        self.tried, self.gains = tried, gains
        left = list(range(len(tried)))
        worlds = 0
        while self.steps < think.budget and len(left) > 1:
            world = cast("Celestia", think.deal().state)
            for place in left:
                gains[place].append(self._play_out(world.copy(), think.seat, tried[place], trees[place]))
            worlds += 1
            if worlds >= FIRST_LOOK and worlds % BATCH == 0:
                left = still_open(left, gains, SURE, MATTERS)
        return tried[max(left, key=lambda place: plain_sum(gains[place]))]

    def _play_out(self, g: Celestia, seat: Seat, first: Action, tree: dict[Path, Node]) -> float:
        """Play a choice in a world to the end of the voyage, learn from it, and return what it brought."""
        policy, voyage = self._policy, g.voyage
        path: Path = ()
        tried: list[tuple[Node, Action]] = []
        known = True
        steps = 1
        answer(g, seat, first)
        for _ in range(MOST_STEPS):
            if not g.asked or g.voyage != voyage:
                break
            mover = seat if seat in g.asked else g.asked[0]
            legal = question(g).legal(g, mover)
            action = legal[0] if len(legal) == 1 else policy.quick(g, mover, legal, self._chance)
            if mover == seat and known and len(legal) > 1:
                path = (*path, sight(g, legal))
                known = path in tree
                node = tree.setdefault(path, Node())
                action = node.pick(legal, action)
                tried.append((node, action))
                path = (*path, action)
            steps += 1
            answer(g, mover, action)
        self.steps += steps
        gain = gain_of(policy, g, seat)
        for node, action in tried:
            node.learn(action, gain)
        return gain


def sight(g: Celestia, legal: Sequence[Action]) -> Sight:
    """Return what a decision looks like to the thinking seat."""
    odds = int(SIGHTS * guessed_odds(g)) if isinstance(legal[0], Stay) else 0
    return type(question(g)).__name__, g.step.destination, odds
