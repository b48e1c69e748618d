"""Positions of every game, at length."""

from __future__ import annotations

import os

import pytest

from astrodrome.games import GAMES
from tests.soak.positions import check_all, spoilt, subject_of

MANY_GAMES = 1000
MANY_TEXTS = 10_000


@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_every_state_of_many_games_goes_there_and_back(game: str) -> None:
    check_all(game, MANY_GAMES, 1, os.cpu_count() or 1)


@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_many_spoilt_texts_are_errors_that_name_their_place(game: str) -> None:
    assert spoilt(subject_of(game), MANY_TEXTS, 1) > MANY_TEXTS // 2
