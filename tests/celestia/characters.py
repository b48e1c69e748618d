"""Flights with characters, for their tests."""

from __future__ import annotations

from tests.celestia.table import Table, fly

BEFORE_ROLL, AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH = (
    "PlayersBeforeRoll",
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
)


def with_(colour: str, *hands: str, seat: int = 1, **more: object) -> Table:
    """Give a seat a character; the others have powers that do not matter here."""
    idle = [other for other in ("purple", "black", "red", "blue") if other != colour]
    colours = [colour if here == seat else idle.pop(0) for here in range(len(hands))]
    more.setdefault("at", 2)
    more.setdefault("dice", "ff")
    return fly(*hands, modules="ext1", colours=" ".join(colours), **more)  # type: ignore[arg-type]  # passed on as given
