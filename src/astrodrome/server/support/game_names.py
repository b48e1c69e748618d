"""The games' names as people write them: on link previews and in notices."""

from __future__ import annotations

from collections.abc import Iterable

from astrodrome.kernel.spec import AnySpec


def names_of(games: Iterable[AnySpec], lang: str) -> dict[str, str]:
    """Return the names of games in a language, by their names in addresses; these where a game's texts have no other.

    >>> from astrodrome.games import game
    >>> names_of([game("galaxy-trucker")], "fr")
    {'galaxy-trucker': 'Galaxy Trucker'}
    """
    return {spec.name: spec.words.template(lang, "game", "name") or spec.name for spec in games}
