"""The cards that are simply played: each is the module here that is named like it, with a `CardPlay`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from astrodrome.games.celestia.content.cards import BAD_SPELL, CARDS
from astrodrome.games.celestia.plays.playable import CardPlay


def play_of_card(card: str) -> CardPlay | None:
    """Return the play of a card; None for a card that is never simply played."""
    name = f"{__package__}.{card.replace('-', '_')}"
    if find_spec(name) is None:
        return None
    there = [one for one in vars(import_module(name)).values() if isinstance(one, type) and issubclass(one, CardPlay)]
    plays = [one for one in there if one is not CardPlay]
    assert plays, f"{name} has no CardPlay"
    return plays[0]()


def open_cards() -> tuple[CardPlay, ...]:
    """Return the cards that are simply played, in the order of legal actions: kinds in order, after Bad Spell."""
    found = [play for card in CARDS if (play := play_of_card(card)) is not None]
    return tuple(sorted(found, key=lambda play: (play.kind != BAD_SPELL, play.kind)))


OPEN_CARDS: Final = open_cards()
