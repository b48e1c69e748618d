"""How fast the engine is on this machine: random games, copies, `hard`. Seconds are those of the processor."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Final

import astrodrome.kernel.agenda
from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make, names
from astrodrome.kernel.agenda import answer, question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.playout import play_out
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec

HARD: Final = "hard"
"""The level that is measured: the strongest that every game has."""


@dataclass(frozen=True, slots=True)
class Speeds:
    """What was measured of one game: per second, choices and games of random play, copies, answers of `hard`."""

    game: str
    seats: int
    choices: float
    games: float
    copies: float
    hard: float | None
    """Answers where there was a choice, `hard` being in every seat; None where the game has no such bot."""


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


def measure(spec: AnySpec, seats: int, seconds: float) -> Speeds:
    """Measure one game at one number of seats, each figure for so many seconds; return its speeds."""
    options = spec.read_options(seats, {})

    def play(number: int) -> int:
        g = spec.begin(seats, options, Chance(2 * number))
        settle(g)
        return play_out(g, Chance(2 * number + 1))[0]

    choices, games = rate_of_games(play, seconds)
    middle = spec.begin(seats, options, Chance(5))
    settle(middle)
    for _ in range(2 * seats):
        if middle.asked:
            seat = middle.asked[0]
            answer(middle, seat, question(middle).legal(middle, seat)[0])
    copies = rate_of(middle.copy, seconds / 2)
    return Speeds(spec.name, seats, choices, games, copies, _hard(spec, seats, seconds))


def _hard(spec: AnySpec, seats: int, seconds: float) -> float | None:
    """Return how many questions a second `hard` answers in games it plays against itself, one after another."""
    level = HARD
    if level not in names(spec.name):
        return None
    answers = number = 0
    began = process_time()
    while True:
        number += 1
        game = spec.new(seats, {}, number)
        bots = [make(level, seat, spec.name) for seat in range(seats)]
        while game.asked:
            seat = game.asked[0]
            legal = game.legal(seat)
            action = legal[0]
            if len(legal) > 1 and seat != CLOCK:
                action = ask(game, seat, bots[seat], game.number, budget(level, spec.name))
                answers += 1
            game.play(seat, action, events=False)
            spent = process_time() - began
            if answers and spent >= seconds:
                return answers / spent


def rate_of_games(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Return choices and games per second of a function that plays game number n and counts its choices."""
    play(0)
    choices = games = 0
    began = process_time()
    while process_time() - began < seconds:
        games += 1
        choices += play(games)
    spent = process_time() - began
    return choices / spent, games / spent


def rate_of(act: Callable[[], object], seconds: float, at_once: int = 20) -> float:
    """Return how often per second a function can be called; `at_once` calls go between two looks at the clock."""
    act()
    count = 0
    began = process_time()
    while process_time() - began < seconds:
        for _ in range(at_once):
            act()
        count += at_once
    return count / (process_time() - began)
