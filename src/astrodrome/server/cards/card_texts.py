"""What the card of an address says, in any language: only what the page shows to anybody with the link."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from astrodrome.server.cards.drawing import Card
from astrodrome.server.protocol.wording import WORDS
from astrodrome.server.store.store import Preview, Store
from astrodrome.server.support.tokens import is_table_id
from astrodrome.server.table.daily import playable, today

TEXTS: Final = {
    "home": "home-text",
    "game": "game-text",
    "running": "running-text",
    "over": "over-text",
    "puzzle": "puzzle-text",
    "puzzles": "puzzles-text",
}
"""The second sentence of a card, by its first."""


@dataclass(frozen=True)
class Place:
    """An address of the page: its parts."""

    kind: Literal["home", "game", "table", "replay", "daily", "flight", "puzzles", "puzzle"]
    game: str | None = None
    table: str | None = None
    day: date | None = None


def place_of(path: str, games: Collection[str]) -> Place:
    """Return what an address of the page shows, where there are these games; home where it is no other.

    >>> [place_of(path, ["celestia"]).kind for path in ("/new/celestia", "/t/abcdefghijkmnpqr/replay", "/t/x")]
    ['game', 'replay', 'home']
    """
    match [part for part in path.split("/") if part]:
        case ["new", game] if game in games:
            return Place("game", game=game)
        case ["t", table] if is_table_id(table):
            return Place("table", table=table)
        case ["t", table, "replay"] if is_table_id(table):
            return Place("replay", table=table)
        case ["daily", game] if game in games:
            return Place("daily", game=game)
        case ["d", day, game, table] if game in games and is_table_id(table) and (flown := read_day(day)):
            return Place("flight", game=game, table=table, day=flown)
        case ["puzzles"]:
            return Place("puzzles")
        case ["puzzles", game, _] if game in games:
            return Place("puzzle", game=game)
    return Place("home")


def read_day(text: str) -> date | None:
    """Return a day, or None where it is none."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def sentence(lang: str, key: str, **args: int | str) -> str:
    """Return a sentence of cards."""
    return WORDS.say(lang, "card", key, args)


async def card_of(place: Place, lang: str, names: Mapping[str, str], store: Store) -> Card:
    """Return the card of an address, with the games' `names` in its language; home's for a table that is not there."""
    if place.kind in ("game", "puzzle") and place.game:
        name = names[place.game]
        return Card(place.game, name, sentence(lang, place.kind, game=name), text=sentence(lang, TEXTS[place.kind]))
    if place.kind in ("daily", "flight") and place.game:
        day = place.day if _was_flown(place, await _preview(place, store)) else None
        text = sentence(lang, "daily-text" if day is None else "flight-text")
        return Card(place.game, names[place.game], sentence(lang, "daily"), text=text, day=day)
    table = await _preview(place, store)
    if table is not None:
        return _of_table(table, lang, names.get(table.game, table.game))
    key = "puzzles" if place.kind == "puzzles" else "home"
    return Card(None, "Astrodrome", sentence(lang, key), text=sentence(lang, TEXTS[key]))


async def _preview(place: Place, store: Store) -> Preview | None:
    return None if place.table is None else await store.preview(place.table)


def _was_flown(place: Place, table: Preview | None) -> bool:
    """Whether a table of this game was made while the deal of this day could be played: no other day is drawn."""
    if table is None or place.day is None or table.game != place.game:
        return False
    return playable(place.day, today(table.created))


def _of_table(table: Preview, lang: str, name: str) -> Card:
    game, people = table.game, table.people
    if table.status == "waiting" and table.open_seats:
        title = sentence(lang, "invite", who=people[0] if people else name, game=name)
        return Card(game, name, title, str(table.open_seats), sentence(lang, "free", n=table.open_seats))
    key = "over" if table.status == "over" else "running"
    title = sentence(lang, key, who=", ".join(people[:3]) or name, game=name)
    return Card(game, name, title, text=sentence(lang, TEXTS[key]))
