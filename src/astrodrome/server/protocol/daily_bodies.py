"""The bodies of requests about the daily flight."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from astrodrome.server.protocol.bodies import PACE_MS, Milliseconds
from astrodrome.server.protocol.messages import Options
from astrodrome.server.protocol.shared import RawName

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyDeal(msgspec.Struct, frozen=True):
    """What everybody gets of a game today, but for the deal itself: how many seats, which bots, which options."""

    game: str
    bots: tuple[str, ...]
    options: Options


class DailyDeals(msgspec.Struct, frozen=True):
    """The daily flight: the day it is (UTC), when the next one begins (time of day in ms), and what is played."""

    day: Day
    next: int
    deals: tuple[DailyDeal, ...]


class NewDaily(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody wants to fly the deal of a day."""

    game: str
    day: Day
    name: RawName = ""
    pace_ms: Milliseconds = PACE_MS


class DailyResult(msgspec.Struct, frozen=True):
    """A flight of a day's deal, as its replay shows it.

    `witnessed`: it was played at this server, against its bots; else the log is from elsewhere and proves the moves
    alone. `steps_back`: how often an answer was taken back.
    """

    game: str
    day: Day
    table: str
    names: tuple[str, ...]
    scores: tuple[int | None, ...]
    rank: int | None
    won: bool
    witnessed: bool
    steps_back: int
