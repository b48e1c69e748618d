"""The search of `expert`: more choices, as many worlds as it takes to tell them apart, and a value learned from games.

All choices worth a look are played out in the same worlds. Every few worlds those are dropped that are worse beyond
doubt, or cannot be better by anything that matters. What is left over goes to the close ones, so that easy decisions
take little and hard ones all of the budget, which counts the answers given in play-outs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.celerium.beliefs import Beliefs, can_tell
from astrodrome.bots.celerium.policy import STEEP, RallyPolicy
from astrodrome.bots.celerium.search import CURIOUS, SLOWLY, final_value
from astrodrome.bots.celerium.values import Value, value_of
from astrodrome.bots.dropping import still_open
from astrodrome.bots.ismcts import Node
from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import MOST_STEPS
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celerium.content.vocabulary import VEHICLES
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import answer, question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

WIDEST: Final = 8
DOUBT: Final = 6.0
"""Choices that seem worse by more points than this are not looked into."""
TRUST: Final = 5.0
"""As many worlds as the policy's own opinion counts for."""
FIRST_LOOK: Final = 16
"""So many worlds are looked at before any choice is dropped, and then every `BATCH` worlds."""
BATCH: Final = 8
SURE: Final = 2.5
"""By how many standard errors a choice must be worse to be dropped."""
MATTERS: Final = 0.002
"""A smaller chance of winning is not worth the time."""


class DeepSearch:
    """Looks into the promising choices of a decision until it knows which is best."""

    def __init__(
        self,
        seed: int,
        policy: RallyPolicy,
        valued: bool = True,
        widest: int = WIDEST,
        doubt: float = DOUBT,
        matters: float = MATTERS,
        slowly: float = SLOWLY,
        curious: float = CURIOUS,
        believes: bool = True,
    ) -> None:
        self._policy: Final = policy
        self._valued: Final = valued
        self._value: Value | None = None
        self._seed: Final = seed
        self._widest: Final = widest
        self._doubt: Final = doubt
        self._matters: Final = matters
        self._slowly: Final = slowly
        self._curious: Final = curious
        self._believes: Final = believes
        self.steps = 0
        """How many answers were given in the play-outs of the last decision."""
        self.gains: list[list[float]] = []
        """What each choice of the last decision brought in each world."""

    def choose(self, legal: Sequence[Action], worth: Sequence[float], think: Think) -> Action:
        """Return the choice with the best mean over all worlds, the policy's opinion counted in."""
        ranked = sorted(range(len(legal)), key=lambda at: -worth[at])[: self._widest]
        tried = [at for at in ranked if worth[ranked[0]] - worth[at] <= self._doubt]
        if len(tried) == 1:
            return legal[tried[0]]
        roots = [Node() for _ in tried]
        gains: list[list[float]] = [[] for _ in tried]
        self.gains = gains
        left = list(range(len(tried)))
        number = 0
        beliefs: Beliefs | None = None
        controls: tuple[int, ...] = ()
        self.steps = 0
        budget = 0
        while self.steps <= budget and len(left) > 1:
            world = open_seal(cast("Celerium", think.deal().state))
            if number == 0:
                controls = world.control.deck
                if self._believes and can_tell(world, think.seat):
                    beliefs = Beliefs(world, think.seat)
                budget = think.budget * world.franchises // VEHICLES
                self._value = value_of(world) if self._valued else None
            if beliefs is not None:
                beliefs.deal(world)
            take_turns(world, controls, number)
            for place in left:
                gains[place].append(self._playout(world.copy(), think.seat, legal[tried[place]], roots[place], number))
            number += 1
            if number >= FIRST_LOOK and number % BATCH == 0:
                left = still_open(left, gains, SURE, self._matters)
        best = max(left, key=lambda place: TRUST * worth[tried[place]] / (4.0 * STEEP) + plain_sum(gains[place]))
        return legal[tried[best]]

    def _playout(self, g: Celerium, seat: Seat, first: Action, root: Node, number: int) -> float:
        """Play a choice out to the end of the round; note in the tree what it brought."""
        policy, start = self._policy, g.round
        chance = Chance((self._seed + number) % (1 << 64))
        node: Node | None = root
        path: list[tuple[Node, Action]] = []
        steps = 0
        answer(g, seat, first)
        for _ in range(MOST_STEPS):
            if not g.asked or g.round != start:
                break
            mover = seat if seat in g.asked else g.asked[0]
            actions = question(g).legal(g, mover)
            if len(actions) == 1:
                action = actions[0]
            elif mover == seat and node is not None:
                steps += 1
                action = node.select(policy.best_first(g, seat, actions), self._curious, self._slowly)
                path.append((node, action))
                node = node.children.setdefault(action, Node()) if node.tries.get(action) else None
            else:
                steps += 1
                action = policy.quick(g, mover, actions, chance)
            answer(g, mover, action)
        self.steps += steps + 1
        gain = self._worth(g, seat)
        for visited, action in path:
            visited.learn(action, gain)
        return gain

    def _worth(self, g: Celerium, seat: Seat) -> float:
        """Return the chance of winning."""
        if not g.agenda:
            return final_value(g, seat)
        return self._policy.value(g, seat) if self._value is None else self._value.chance(g, seat)


def open_seal(world: Celerium) -> Celerium:
    """Let others choose again what they have chosen under a seal: a dealt world holds any choice for them."""
    decision = question(world)
    if isinstance(decision, Sealed) and not isinstance(decision, Window):
        world.answers = [None] * len(world.answers)
        settle(world)
    return world


def take_turns(world: Celerium, controls: Sequence[int], number: int) -> None:
    """Let each Control card that may come be the next in as many worlds as any other."""
    if controls:
        following = controls[number % len(controls)]
        rest = [card for card in world.control.deck if card != following]
        world.control = world.control.shuffled((*rest, following))
