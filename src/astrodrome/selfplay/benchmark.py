"""What is measured inside the engine: random games, copies, answers of `hard`; and what the figures depend on."""

from __future__ import annotations

import platform
from typing import Final

import astrodrome.kernel.agenda
from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make, names
from astrodrome.bots.protocol import Bot
from astrodrome.kernel.agenda import answer, question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.playout import play_out
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.selfplay.slices import Play

HARD: Final = "hard"
"""The level that is measured: the strongest that every game has."""
AT_ONCE: Final = 20
"""How many copies go between two looks at the clock."""


def is_compiled() -> bool:
    """Return whether the kernel runs compiled."""
    return not str(astrodrome.kernel.agenda.__file__).endswith(".py")


def machine() -> dict[str, Json]:
    """Return what the figures depend on."""
    return {
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "machine": platform.machine(),
        "compiled": is_compiled(),
    }


def inside(spec: AnySpec, seats: int) -> Play:
    """Return a function that plays a random game inside the engine."""
    options = spec.read_options(seats, {})

    def play(number: int) -> int:
        g = spec.begin(seats, options, Chance(2 * number))
        settle(g)
        return play_out(g, Chance(2 * number + 1))[0]

    return play


def copies(spec: AnySpec, seats: int) -> Play:
    """Return a function that copies a game some way in, and returns how often."""
    middle = spec.begin(seats, spec.read_options(seats, {}), Chance(5))
    settle(middle)
    for _ in range(2 * seats):
        if middle.asked:
            seat = middle.asked[0]
            answer(middle, seat, question(middle).legal(middle, seat)[0])

    def play(_number: int) -> int:
        for _ in range(AT_ONCE):
            middle.copy()
        return AT_ONCE

    return play


class HardAnswers:
    """Plays games between bots of `hard`, one after another, as far as the next answer where there is a choice."""

    def __init__(self, spec: AnySpec, seats: int) -> None:
        self._spec: Final = spec
        self._seats: Final = seats
        self._games = 0
        self._game, self._bots = self._next()

    def _next(self) -> tuple[AnyGame, list[Bot]]:
        self._games += 1
        bots = [make(HARD, seat, self._spec.name) for seat in range(self._seats)]
        return self._spec.new(self._seats, {}, self._games), bots

    def __call__(self, _number: int) -> int:
        """Play as far as one answer, and return 1."""
        while True:
            if not self._game.asked:
                self._game, self._bots = self._next()
            game = self._game
            seat = game.asked[0]
            legal = game.legal(seat)
            if len(legal) > 1 and seat != CLOCK:
                thought = budget(HARD, self._spec.name)
                game.play(seat, ask(game, seat, self._bots[seat], game.number, thought), events=False)
                return 1
            game.play(seat, legal[0], events=False)


def figures(spec: AnySpec, seats: int) -> dict[str, Play]:
    """Return the figures of the engine itself; `hard` only where the game has that level."""
    found = {"choices": inside(spec, seats), "copies": copies(spec, seats)}
    return {**found, "hard": HardAnswers(spec, seats)} if HARD in names(spec.name) else found
