"""The daily flight: one deal per game and day, the same for everybody, and whether a finished game was that deal.

The seed comes from the date, so anybody can work a deal out in advance. It is for fun: nothing is ranked.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.terms import read_terms
from astrodrome.server.store.store import Outline, SeatRow, TableRow

EDITION: Final = 1
"""Goes up when a deal (`deals/<name>.toml`) changes: it is part of the seeds."""
DAYS_BACK: Final = 7
"""How long a deal can still be played, for practice."""
BOT_NAMES: Final = ("Vega", "Orion", "Lyra")

Forged: TypeAlias = Literal["not-over", "other-deal", "other-seats"]
"""Why a finished game is not proof of a daily flight."""


@dataclass(frozen=True)
class Deal:
    """What everybody plays of one game on one day; the person has seat 0, bots have the others."""

    game: str
    day: date
    bots: tuple[str, ...]
    header: Log

    def seat_rows(self, name: str, token_hash: bytes) -> tuple[SeatRow, ...]:
        """Return the seats of a table of this deal."""
        person = SeatRow(0, "person", name, None, token_hash)
        bots = [SeatRow(at, "bot", BOT_NAMES[at - 1], bot, None) for at, bot in enumerate(self.bots, start=1)]
        return (person, *bots)


def deal_of(spec: AnySpec, day: date) -> Deal | None:
    """Return the deal of a game and a day; None where the game has none."""
    given = _given(spec.name)
    if given is None:
        return None
    bots = tuple(str(bot) for bot in given["bots"])
    seats = 1 + len(bots)
    options = spec.options_json(spec.read_options(seats, given.get("options", {})))
    seed = seed_of(spec.name, day, EDITION)
    return Deal(spec.name, day, bots, Log(spec.name, spec.rules_version, seats, options, seed))


@cache
def _given(game: str) -> dict[str, Any] | None:
    """Return the bots and options of a game's deals; None where it has no daily flight."""
    file = files(__package__) / "deals" / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def seed_of(game: str, day: date, edition: int) -> int:
    """Return the seed of a day: the first 128 bits of a hash, so that anybody can check it.

    >>> hex(seed_of("celestia", date(2026, 11, 16), 1))
    '0x7c41423b4af8b3abd044c9e844b3fe9b'
    """
    text = f"astrodrome daily flight {edition} {day.isoformat()} {game}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def today(wall_ms: int) -> date:
    """Return the day it is everywhere (UTC)."""
    return datetime.fromtimestamp(wall_ms / 1000, UTC).date()


def playable(day: date, now: date) -> bool:
    """Whether the deal of a day may be played: today's, or one of the last week for practice; none in advance."""
    return 0 <= (now - day).days <= DAYS_BACK


def is_deal(row: TableRow, seed: int) -> bool:
    """Whether a table has a deal that was a daily flight when it was made: it has neither coach nor advice."""
    made = today(row.created)
    days = (made - timedelta(days=back) for back in range(DAYS_BACK + 1))
    return row.dice == "given" and any(seed == seed_of(row.game, day, EDITION) for day in days)


def find_fault(deal: Deal, kept: Outline) -> Forged | None:
    """Return why what is kept of a table does not prove a flight of this deal; None where it does.

    Whether its entries follow the rules is found by replaying them.
    """
    row = kept.table
    if row.status != "over":
        return "not-over"
    if row.origin is not None or row.game != deal.game or Log.from_json(row.header) != deal.header:
        return "other-deal"
    if read_terms(row.terms).coach:
        return "other-seats"
    # A log from elsewhere says nothing of who sat where: it proves the moves, not that bots gave them.
    if row.dice != "log" and tuple((seat.kind, seat.bot) for seat in kept.seats) != (
        ("person", None),
        *[("bot", bot) for bot in deal.bots],
    ):
        return "other-seats"
    return None
