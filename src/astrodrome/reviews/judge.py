"""Judging a moment: play-outs in worlds that a seat could be in, dealt by what it knew.

All answers of a decision are played out in the same worlds with the same luck. The seeds of worlds and play-outs come
from the seed of the review, the number of the moment, the seat and the number of the world, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from astrodrome.bots.play_outs import play_on
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Outcome
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.draws import GivenDraws, Redealt
from astrodrome.reviews.records import UNIT

MOST_ANSWERS: Final = 6
"""So many answers of a decision are looked at, the likely ones first."""
FEWEST_WORLDS: Final = 4
"""An answer that is possible in at most this many worlds of a seat, of any depth, is too rare to be judged by them."""


class Judge:
    """Judges the moments of one game."""

    def __init__(self, spec: AnySpec, policy: AnyPolicy, depth: int, seed: int, name: str = "first") -> None:
        """Judge by `depth` worlds; another `name` deals others."""
        self._spec: Final = spec
        self._policy: Final = policy
        self._depth: Final = depth
        self._seed: Final = seed
        self._name: Final = name

    def deal(self, game: AnyGame, seat: Seat, at: int) -> list[State]:
        """Return worlds that a seat could be in at a moment."""
        worlds: list[State] = []
        for nth in range(self._depth):
            chance = Redealt(self._key("world", at, seat, nth))
            world: State = self._spec.determinise(game.state, seat, chance, 1.0)
            world.chance = Chance(chance.seed, 0, chance.count)
            worlds.append(world)
        return worlds

    def play_on(self, worlds: Sequence[State], seat: Seat, at: int) -> list[int]:
        """Return what worlds are worth to a seat if everybody plays on by the policy."""
        return [self._play_out(world, world.copy(), seat, at, nth) for nth, world in enumerate(worlds)]

    def play(
        self,
        worlds: Sequence[State],
        seat: Seat,
        at: int,
        given: tuple[Seat, Action],
        draws: Mapping[str, list[int]] | None = None,
        forced: int = 0,
    ) -> list[int]:
        """Return what worlds are worth to a seat after an answer; those in which it is not allowed are left out.

        `draws`: what was really drawn then, to be drawn in these worlds too, and in up to `forced` answers without a
        choice after it.
        """
        mover, action = given
        found: list[int] = []
        for nth, world in enumerate(worlds):
            if mover not in world.asked or question(world).refuse(world, mover, action) is not None:
                continue
            g = world.copy()
            own = g.chance
            if draws is not None:
                g.chance = GivenDraws(draws, own)
            answer(g, mover, action)
            for _ in range(forced if draws is not None else 0):
                if not _answer_forced(g):
                    break
            g.chance = own
            found.append(self._play_out(world, g, seat, at, nth))
        return found

    def worth_looking_at(self, world: State, seat: Seat, legal: Sequence[Action], done: Action) -> list[Action]:
        """Return the answers to compare: the likely ones, and the one that was given."""
        likely = list(self._policy.best_first(world, seat, legal))[:MOST_ANSWERS]
        if done not in likely:
            likely[MOST_ANSWERS - 1 :] = [done]
        return likely

    def result(self, game: AnyGame, seat: Seat) -> int:
        """Return what a finished game was worth to a seat."""
        return self._worth(game.state, seat)

    def _play_out(self, start: State, g: State, seat: Seat, at: int, nth: int) -> int:
        play_on(self._policy, start, g, Chance(self._key("luck", at, seat, nth)))
        return self._worth(g, seat)

    def _worth(self, g: State, seat: Seat) -> int:
        """Return a seat's share of the win; where the game goes on, its share of what the policy hopes for all seats.

        Alone at the table, it is what the policy says of the result.
        """
        outcome: Outcome | None = None if g.agenda else self._spec.outcome(g)
        if outcome is not None and g.seats > 1:
            return UNIT // len(outcome.winners) if seat in outcome.winners else 0
        hopes = [round(min(1.0, max(0.0, self._policy.value(g, one))) * UNIT) for one in range(g.seats)]
        if g.seats == 1:
            return hopes[0]
        return UNIT * hopes[seat] // sum(hopes) if any(hopes) else UNIT // g.seats

    def _key(self, use: str, at: int, seat: Seat, nth: int) -> int:
        text = f"{self._seed} {self._name} {use} {at} {seat} {nth}".encode()
        return int.from_bytes(blake2b(text, digest_size=8).digest(), "little")


def _answer_forced(g: State) -> bool:
    """Give an answer without a choice, if that is what is asked; return whether it was."""
    if not g.asked:
        return False
    seat = g.asked[0]
    decision = question(g)
    actions = decision.legal(g, seat)
    if len(actions) != 1 or not decision.complete(g, seat):
        return False
    answer(g, seat, actions[0])
    return True
