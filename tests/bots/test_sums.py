"""Bots choose the same with every version of Python: `sum`, which adds floats otherwise since 3.12, is given none."""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from types import FunctionType
from typing import Final

import pytest

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, levels_of, make
from astrodrome.bots.sums import plain_sum
from astrodrome.games import GAMES
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.level_steps import settings_of
from astrodrome.reviews.review import review

WITHOUT: Final = 400
"""How many answers of a game are watched where bots do not search, and"""
SEARCHING: Final = 40
MOST: Final = 12
"""where they do: of this many iterations, which reach every line as well as more do."""


def wrong_sums(play: Iterator[object], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the lines of ours that give floats to `sum` while something is played."""
    found: set[str] = set()
    real = builtins.sum

    def watched(values: Iterable[float], /, start: float = 0) -> float:
        listed = list(values)
        if len(listed) > 1 and any(isinstance(value, float) for value in listed):
            frame = sys._getframe(1)
            if "astrodrome" in frame.f_globals.get("__name__", ""):
                found.add(f"{frame.f_globals['__name__']}, line {frame.f_lineno}")
        return real(listed, start)

    with monkeypatch.context() as patched:
        patched.setattr(builtins, "sum", watched)
        for _ in play:
            pass
    return found


def played(spec: AnySpec, level: str, setting: str) -> Iterator[object]:
    """Play the beginning of a game with a level in two seats, answer by answer."""
    game = spec.new(2, settings_of(spec.name)[setting, 2], 5)
    bots = [make(level, seat, spec.name) for seat in range(2)]
    iterations = min(MOST, budget(level, spec.name))
    while game.asked:
        seat = game.asked[0]
        game.play(seat, game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bots[seat], game.number, iterations))
        yield seat


@pytest.mark.parametrize(
    ("spec", "level"),
    [(spec, level) for spec in GAMES for level in levels_of(spec.name)],
    ids=lambda one: one if isinstance(one, str) else one.name,
)
@pytest.mark.parametrize("setting", ["base", "modules"])
def test_bots_add_floats_plainly(spec: AnySpec, level: str, setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = WITHOUT if level in ("easy", "normal") else SEARCHING
    assert wrong_sums(islice(played(spec, level, setting), answers), monkeypatch) == set()


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_reviews_add_floats_plainly(spec: AnySpec, monkeypatch: pytest.MonkeyPatch) -> None:
    game = spec.new(2, settings_of(spec.name)["base", 2], 5)
    while game.asked:
        game.play(game.asked[0], game.legal(game.asked[0])[-1])
    assert wrong_sums((review(game.log, depth=2) for _ in range(1)), monkeypatch) == set()


def test_a_plain_sum_adds_one_after_the_other() -> None:
    assert plain_sum([0.1] * 10) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1
    assert plain_sum([1e100, 1.0, -1e100]) == 0.0
    assert plain_sum([]) == 0.0


def test_floats_that_are_summed_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {"__name__": "astrodrome.bots.wrong", "__builtins__": builtins}

    def play() -> Iterator[object]:
        yield sum([0.5, 0.25])
        yield FunctionType((lambda: sum([1, 2])).__code__, ours)()
        yield FunctionType((lambda: sum([0.5, 0.25])).__code__, ours)()

    (found,) = wrong_sums(play(), monkeypatch)
    assert found.startswith("astrodrome.bots.wrong, line ")
