"""`import astrodrome` loads what it needs: no game that is not asked for, no research, no server."""

from __future__ import annotations

import subprocess
import sys

import pytest

import astrodrome as ad
from astrodrome import games
from astrodrome.games import MODULES

FOLDERS = {path.split(".")[2] for path in MODULES.values()}
"""The folders of the games, by which their bots are found too."""


def loaded_by(code: str) -> list[list[str]]:
    """Return the names of our modules that some code loads in a fresh process, split at their dots."""
    code = f"import sys\n{code}\nprint(*[name for name in sys.modules if name.startswith('astrodrome.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return [name.split(".")[1:] for name in done.stdout.split()]


def of_games(loaded: list[list[str]], package: str = "games") -> set[str]:
    """Return the games that a package has loaded something of."""
    return {name[1] for name in loaded if name[0] == package and len(name) > 1} & FOLDERS


def test_importing_the_package_loads_no_game_and_nothing_beyond_its_interface() -> None:
    loaded = loaded_by("import astrodrome")
    assert not of_games(loaded)
    assert not of_games(loaded, "bots")
    assert {name[0] for name in loaded} == {"kernel", "games", "bots", "game_logs", "reviews", "selfplay", "tallies"}


@pytest.mark.parametrize(
    "code", ["ad.game('celestia')", "ad.bots.make('celestia/hard')", "ad.game('celestia').new(3).legal(0)"]
)
def test_asking_for_one_game_loads_that_game_alone(code: str) -> None:
    loaded = loaded_by(f"import astrodrome as ad\n{code}")
    assert of_games(loaded) == {"celestia"}
    assert of_games(loaded, "bots") <= {"celestia"}


def test_asking_for_all_games_loads_them_in_the_order_in_which_they_are_shown() -> None:
    assert of_games(loaded_by("from astrodrome.games import GAMES")) == FOLDERS
    assert tuple(spec.name for spec in ad.GAMES) == tuple(MODULES)


def test_the_tuple_of_games_is_listed_and_nothing_is_made_up() -> None:
    for module in (ad, games):
        assert "GAMES" in dir(module)
        with pytest.raises(AttributeError, match="has no attribute 'NO_GAMES'"):
            _ = module.NO_GAMES
