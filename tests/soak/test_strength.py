"""The levels of every game that has bots."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from tests.soak.duels import duel
from tests.soak.strength import play_match


@pytest.mark.parametrize("weak", ["easy", "random"])
@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_hard_beats_weaker_bots(game: str, weak: str) -> None:
    match = play_match(game, "hard", weak)
    assert match.low > match.needed, match.told()


@pytest.mark.parametrize(("strong", "weak"), [("hard", "normal"), ("normal", "easy")])
def test_each_level_of_trucker_brings_home_more_than_the_one_below(strong: str, weak: str) -> None:
    flown = duel("II", strong, weak)
    assert flown.low > 0, flown.told()
