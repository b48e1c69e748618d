"""Reviews find planted blunders, in every game."""

from __future__ import annotations

import pytest

from tests.soak.blunders import GAMES, LEAST, SEATS, named_of


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_planted_blunder_is_among_the_three_costliest(game: str) -> None:
    assert named_of(game, GAMES, 8, "hard", 1) * 100 >= LEAST * GAMES
