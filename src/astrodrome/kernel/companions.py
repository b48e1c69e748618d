"""Companions of a game, modules outside its own package: its bots, its board for notebooks, its facts for encoders.

They are found by the name of the game's folder, so that a new game is named once, in `games/__init__.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from astrodrome.kernel.spec import AnySpec


def companion_of(spec: AnySpec, package: str, module: str | None = None) -> ModuleType | None:
    """Return the module that a package has for a game, or None.

    It is the module of that package with the name of the game's folder; if the package has a folder for each game, it
    is the `module` in that folder.

    >>> from astrodrome.games import game
    >>> companion_of(game("galaxy-trucker"), "astrodrome.bots", "levels").__name__
    'astrodrome.bots.galaxy_trucker.levels'
    """
    home = f"{package}.{spec.folder.name}"
    if find_spec(home) is None:
        return None
    name = home if module is None else f"{home}.{module}"
    return import_module(name) if find_spec(name) else None
