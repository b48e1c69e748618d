"""Environments show the same interpreted and compiled, bit for bit, over ten thousand steps of every game."""

from __future__ import annotations

from tools import compiled, engine_build


def test_the_compiled_engine_shows_the_same_for_ten_thousand_steps() -> None:
    assert compiled.shows_the_same(engine_build.kept(), compiled.STEPS, 7)
