"""The judge: the value of an answer by play-outs in worlds that a seat could be in, dealt by what it knew.

All answers of a decision are played out in the same worlds with the same luck. The seeds of worlds and play-outs come
from the seed of the review, the number of the moment, the seat and the number of the world, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Final

from astrodrome.bots.play_outs import play_on
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Outcome
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.draws import GivenDraws, Redealt
from astrodrome.reviews.estimates import mean_of
from astrodrome.reviews.moments import COMPANION
from astrodrome.reviews.records import UNIT, Seen

MOST_ANSWERS: Final = 6
"""How many answers of a decision are looked at, the likely ones first."""
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
        companion = companion_of(spec, "astrodrome.bots", COMPANION)
        self._gain: Final[Callable[[State, Seat], float] | None] = None if companion is None else companion.gain
        self._fact: Final[Callable[[State, Seat], tuple[str, int] | None] | None] = getattr(companion, "fact", None)
        self._note: Final[Callable[[State, Seat, Action], tuple[str, int] | None] | None] = getattr(
            companion, "note", None
        )
        self._seen: Final[Callable[[State, Seat, Action], list[tuple[int, int, str, int]]] | None] = getattr(
            companion, "seen", None
        )
        self._found: dict[tuple[int, Seat, Action], tuple[int, int]] = {}
        """What answers were worth in the worlds dealt last, by number of the world; and their gains, in hundredths."""

    def deal(self, game: AnyGame, seat: Seat, at: int) -> list[State]:
        """Return worlds that a seat could be in at a moment; what was played out in others is forgotten."""
        self._found = {}
        worlds: list[State] = []
        for nth in range(self._depth):
            chance = Redealt(self._key("world", at, seat, nth))
            world: State = self._spec.determinise(game.state, seat, chance, 1.0)
            world.chance = Chance(chance.seed, 0, chance.count)
            worlds.append(world)
        return worlds

    def play_on(self, worlds: Sequence[State], seat: Seat, at: int) -> list[int]:
        """Return what worlds are worth to a seat if everybody plays on by the policy."""
        found: list[int] = []
        for nth, world in enumerate(worlds):
            luck = Chance(self._key("luck", at, seat, nth))
            mover = world.asked[0]
            legal = question(world).legal(world, mover)
            likely = legal[0] if len(legal) == 1 or mover == CLOCK else self._policy.quick(world, mover, legal, luck)
            if luck.count == 0:  # the same play-out as after that answer, which is looked at too
                found.append(self._after(world, seat, at, nth, mover, likely))
            else:
                found.append(self._play_out(world, world.copy(), seat, at, nth))
        return found

    def play(
        self,
        worlds: Sequence[State],
        seat: Seat,
        at: int,
        given: tuple[Seat, Action],
        draws: Mapping[str, list[int]] | None = None,
        followed: Sequence[tuple[Seat, Action]] = (),
    ) -> list[int]:
        """Return what worlds are worth to a seat after an answer; those in which it is not allowed are left out.

        `draws`: what was really drawn then, to be drawn in these worlds too, also in the answers that `followed`.
        """
        mover, action = given
        found: list[int] = []
        for nth, world in enumerate(worlds):
            if not _may(world, mover, action):
                continue
            if draws is None:
                found.append(self._after(world, seat, at, nth, mover, action))
                continue
            g = world.copy()
            own = g.chance
            g.chance = GivenDraws(draws, own)
            answer(g, mover, action)
            for who, what in followed:
                if not _may(g, who, what):
                    break
                answer(g, who, what)
            g.chance = own
            found.append(self._play_out(world, g, seat, at, nth))
        return found

    def fact(self, world: State, seat: Seat) -> tuple[str, int] | None:
        """Return a figure that a seat could know of the position, where the game has one for this question."""
        return None if self._fact is None else self._fact(world, seat)

    def note(self, world: State, seat: Seat, action: Action) -> tuple[str, int] | None:
        """Return what an answer surely costs or brings by what its seat knows, where the game says it."""
        return None if self._note is None else self._note(world, seat, action)

    def seen(self, world: State, seat: Seat, done: Action) -> tuple[Seen, ...]:
        """Return what a seat had seen of the way that it took, where the game is one of memory."""
        return () if self._seen is None else tuple([Seen(*one) for one in self._seen(world, seat, done)])

    def worth_looking_at(self, world: State, seat: Seat, legal: Sequence[Action], done: Action | None) -> list[Action]:
        """Return the answers to compare: the likely ones, and the one that was given."""
        likely = list(self._policy.best_first(world, seat, legal))[:MOST_ANSWERS]
        if done is not None and done not in likely:
            likely[MOST_ANSWERS - 1 :] = [done]
        return likely

    def result(self, game: AnyGame, seat: Seat) -> int:
        """Return what a finished game was worth to a seat."""
        return self._worth(game.state, seat)

    def _after(self, world: State, seat: Seat, at: int, nth: int, mover: Seat, action: Action) -> int:
        """Return what a world is worth to a seat after an answer; each answer is played out once."""
        key = (nth, mover, action)
        if key not in self._found:
            g = world.copy()
            answer(g, mover, action)
            value = self._play_out(world, g, seat, at, nth)
            self._found[key] = (value, 0 if self._gain is None else round(100 * self._gain(g, seat)))
        return self._found[key][0]

    def gain(self, mover: Seat, action: Action) -> int | None:
        """Return what a seat had in the unit of the game after its answer, the mean over the worlds dealt last."""
        gains = [gain for (_, who, what), (_, gain) in self._found.items() if (who, what) == (mover, action)]
        return mean_of(gains) if self._gain is not None and gains else None

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


def _may(g: State, seat: Seat, action: Action) -> bool:
    """Return whether a seat is asked here and may answer this."""
    if seat not in g.asked:
        return False
    asked = question(g)
    return isinstance(action, asked.takes) and asked.refuse(g, seat, action) is None
