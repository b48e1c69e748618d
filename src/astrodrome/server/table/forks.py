"""New tables made of old games: one that goes on from a moment, and one that is only looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from astrodrome.kernel.errors import AstrodromeError, OptionError, PositionError
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.bodies import BEAT_ALONE_MS, PACE_MS, Fork
from astrodrome.server.protocol.study_bodies import PositionWanted
from astrodrome.server.store.store import Beginning, SeatRow, StoredTable, TableRow
from astrodrome.server.support.limits import clean_name, seat_name
from astrodrome.server.support.tokens import hash_token, new_seed, new_table_id, new_token
from astrodrome.server.table.rebuild import rebuild

MOST_ORIGIN: Final = 400_000
"""Bytes of a saved game that a table goes on from: it is read again for each question to a bot. Ours have 20,000."""


class CannotFork(AstrodromeError):
    """The game was over at that moment."""


def beginning(kept: StoredTable) -> Beginning:
    """Return how a table begins that has a past."""
    return Beginning(entries=kept.entries)


def fork(spec: AnySpec, kept: StoredTable, wanted: Fork, now: int) -> tuple[StoredTable, str]:
    """Return a running table that goes on from a moment, and the token of the seat that is played."""
    past = replace(kept, entries=kept.entries[: wanted.entry])
    game = rebuild(spec, past).game
    if game.over:
        raise CannotFork("the game was over at this moment: nobody is asked any more")
    token = new_token()
    seats = tuple(_seat(row, wanted, token) for row in kept.seats)
    old = Log.from_json(kept.table.header)
    row = replace(
        kept.table,
        id=new_table_id(),
        beat_ms=BEAT_ALONE_MS,
        created=now,
        status="running",
        started=now,
        terms=b"{}",
        public=False,
        next=None,
        paused=False,
        times=None,
        requests=None,
        dice="fork",
        draw=None,
        header=replace(old, draw=None).to_json(),  # the draw was of another game: those who go on know its dice
    )
    if wanted.hidden == "dealt":
        seed = new_seed()
        header = Log(old.game, old.rules_version, old.seats, old.options, seed)
        origin = game.determinise(wanted.seat, seed).save(log=False)
        row = replace(row, header=header.to_json(), origin=origin)
        past = replace(past, entries=())
    return StoredTable(row, seats, past.entries), token


def from_position(spec: AnySpec, wanted: PositionWanted, now: int) -> tuple[StoredTable, str]:
    """Return a running table that goes on from a position, and the token of the seat that is played."""
    seed = new_seed()
    game = spec.position(wanted.text, seed)
    if game.over:
        raise CannotFork("the game is over in this position: nobody is asked any more")
    if wanted.seat >= game.seats:
        raise OptionError("seat", f"expected 0 to {game.seats - 1}, found {wanted.seat}")
    origin = game.save(log=False)
    if len(origin) > MOST_ORIGIN:
        raise PositionError("text", f"expected a game of at most {MOST_ORIGIN} bytes, found {len(origin)}")
    token = new_token()
    header = Log(spec.name, spec.rules_version, game.seats, spec.options_json(game.options), seed)
    row = TableRow(
        id=new_table_id(),
        game=spec.name,
        header=header.to_json(),
        pace_ms=PACE_MS,
        beat_ms=BEAT_ALONE_MS,
        created=now,
        status="running",
        started=now,
        dice="fork",
        origin=origin,
    )
    return StoredTable(row, tuple([_of_position(seat, wanted, token) for seat in range(game.seats)]), ()), token


def _of_position(seat: int, wanted: PositionWanted, token: str) -> SeatRow:
    if seat == wanted.seat:
        return SeatRow(seat, "person", seat_name(wanted.name, seat), None, hash_token(token))
    return SeatRow(seat, "bot", seat_name("", seat, bot=True), wanted.bot, None)


def position_at(spec: AnySpec, kept: StoredTable, entry: int) -> str:
    """Return a moment of a finished game as a text, with everything that was hidden then."""
    return rebuild(spec, replace(kept, entries=kept.entries[:entry])).game.position()


def _seat(row: SeatRow, wanted: Fork, token: str) -> SeatRow:
    if row.seat == wanted.seat:
        return SeatRow(row.seat, "person", clean_name(wanted.name) or row.name, None, hash_token(token))
    return SeatRow(row.seat, "bot", row.name, wanted.bot, None)


def finished_table(log: Log, entries: tuple[bytes, ...], now: int) -> StoredTable:
    """Return a table that is over, of a log from elsewhere; nobody holds its seats."""
    header = replace(log, entries=())
    row = TableRow(
        id=new_table_id(),
        game=log.game,
        header=header.to_json(),
        pace_ms=PACE_MS,
        beat_ms=BEAT_ALONE_MS,
        created=now,
        status="over",
        started=now,
        dice="log",
    )
    seats = tuple(SeatRow(seat, "person", f"{seat + 1}", None, None) for seat in range(log.seats))
    return StoredTable(row, seats, entries)


def plays_out(spec: AnySpec, kept: StoredTable) -> bool:
    """Play a table once; whether it comes to its end."""
    return rebuild(spec, kept).game.over
