"""Rare states, all of them."""

from __future__ import annotations

from tests.soak.rare_states import ROLLOUTS, play_all


def test_where_modules_meet_nothing_raises_and_a_plain_recount_agrees() -> None:
    assert play_all(ROLLOUTS, jobs=2, seed=1) == 0
