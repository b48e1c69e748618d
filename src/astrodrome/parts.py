"""Parts of a game that lie outside its own package: its bots, its board for notebooks, its facts for encoders.

They are found by the name of the game's folder, so that a new game is named once, in `games/__init__.py`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from astrodrome.kernel.spec import AnySpec


def part_of(spec: AnySpec, package: str, module: str | None = None) -> ModuleType | None:
    """Return what a package holds for a game, or None where it holds nothing for it.

    It is the module of that package named like the game's folder, or, where the package has a folder for each game,
    the `module` in there.

    >>> from astrodrome.games import game
    >>> part_of(game("galaxy-trucker"), "astrodrome.bots", "levels").__name__
    'astrodrome.bots.galaxy_trucker.levels'
    """
    home = f"{package}.{spec.folder.name}"
    if find_spec(home) is None:
        return None
    name = home if module is None else f"{home}.{module}"
    return import_module(name) if find_spec(name) else None
