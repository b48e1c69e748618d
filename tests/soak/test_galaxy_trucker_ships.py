"""The check of ships against a plain one, on very many random ships."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.kernel.chance import Chance
from tests.galaxy_trucker.test_ship import agree

SHIPS = 25_000


@pytest.mark.parametrize("name", list(BOARDS))
def test_the_check_agrees_with_a_plain_one(name: str) -> None:
    chance = Chance(len(name) << 8 | 1)
    for _ in range(SHIPS):
        agree(BOARDS[name], chance)
