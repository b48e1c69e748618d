"""Which answers of Celestia a review judges one by one: all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celestia.outlook import guessed_odds
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.announcements import PassengerAnnounces
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.agenda import question
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

AS_ONE: Final[tuple[str, ...]] = ()
WORLDS: Final = 400
"""Its play-outs are short, so that a person waits no longer for more of them."""


def is_obvious(g: Celestia, seat: Seat, legal: Sequence[Action], done: Action) -> bool:
    """Return that every choice is worth a look."""
    return False


def fact(g: Celestia, seat: Seat) -> tuple[str, int] | None:
    """Return how often of 100 the captain faces the dice, by what everybody sees, where passengers decide."""
    if not isinstance(question(g), PassengerAnnounces):
        return None
    return "captain", round(100 * guessed_odds(g))


def gain(g: Celestia, seat: Seat) -> float:
    """Return the points of a traveller at the end of the voyage."""
    return float(checked_points(g, seat))
