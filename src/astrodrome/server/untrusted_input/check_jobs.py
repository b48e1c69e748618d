"""What worker processes do with untrusted input: set-ups and logs are checked, finished games are recorded and forked.

Every function takes bytes and returns bytes, so that it can run in another process; `checks.py` is the other side.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec

from astrodrome.games import GAMES
from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import (
    AstrodromeError,
    CorruptLog,
    OptionError,
    PositionError,
    ScriptError,
    WrongRulesVersion,
)
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log, Undo, item_to_json
from astrodrome.kernel.records import Action
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.coach import coach
from astrodrome.server.protocol.bodies import Fork, Problem
from astrodrome.server.protocol.rejections import Reject, reject_option, rejection
from astrodrome.server.protocol.study_bodies import PositionWanted
from astrodrome.server.store.store import StoredTable
from astrodrome.server.table import forks, recording
from astrodrome.server.table.replay import NotOver, TooLong, table_statistics
from astrodrome.server.table.undo import MOST_UNDOS

MOST_ENTRIES: Final = 8_000
"""A log from elsewhere may not have more entries than this: ten times our longest golden game (772 answers), and more
than twice what five people make who take and put back a hundred components each, three flights long (3,000)."""

Games: TypeAlias = Mapping[str, AnySpec]


class SetUpAsked(msgspec.Struct, frozen=True):
    """Options to be checked, and whether the facts of the set-up are wanted too."""

    game: str
    seats: int
    options: bytes
    facts: bool


class SetUpFound(msgspec.Struct, frozen=True, tag="set-up"):
    """Checked options, and the facts where they were wanted, both as JSON."""

    options: bytes
    facts: bytes


class LogAsked(msgspec.Struct, frozen=True):
    """A log from elsewhere, and when it came."""

    body: bytes
    now: int


class TableFound(msgspec.Struct, frozen=True, tag="table"):
    """A table to be kept, and the token of its seat where it has one."""

    kept: StoredTable
    token: str = ""


class ForkAsked(msgspec.Struct, frozen=True):
    """A finished table, the moment to play on from, and when that was asked."""

    kept: StoredTable
    wanted: Fork
    now: int


class PositionAsked(msgspec.Struct, frozen=True):
    """A position to be played from, its game, and when that was asked."""

    game: str
    wanted: PositionWanted
    now: int


class MomentAsked(msgspec.Struct, frozen=True):
    """A finished table, and after how many entries its position is wanted."""

    kept: StoredTable
    entry: int


class PositionFound(msgspec.Struct, frozen=True, tag="position"):
    """A position as a text."""

    text: str


class Recorded(msgspec.Struct, frozen=True, tag="recorded"):
    """The recording of a finished game."""

    body: bytes


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why something is not taken, as a request is answered."""

    status: int
    problem: Problem


class CoachAsked(msgspec.Struct, frozen=True):
    """A running game, saved, the seat that is asked, and the answer it thinks of as JSON, or null."""

    game: str
    save: bytes
    seat: int
    action: bytes
    share: float = 1.0
    """Of the worlds, for devices on which all of them would take too long."""


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """The statistics of a finished game as JSON."""

    body: bytes


class CoachFound(msgspec.Struct, frozen=True, tag="coached"):
    """What the coach says of a question as JSON; empty where it says nothing."""

    body: bytes


Found: TypeAlias = SetUpFound | TableFound | PositionFound | Recorded | Counted | CoachFound | Refused


def read_options(data: bytes) -> dict[str, Json]:
    """Return options as plain JSON; OptionError where they are no object."""
    try:
        options = parse(data)
    except ValueError as error:
        raise OptionError("options", str(error)) from None
    if not isinstance(options, dict):
        raise OptionError("options", "expected an object")
    return options


def set_up(games: Games, body: bytes) -> Found:
    """Check a set-up, and find the facts about it."""
    asked = msgspec.msgpack.decode(body, type=SetUpAsked)
    return check_set_up(games[asked.game], asked)


def check_set_up(spec: AnySpec, asked: SetUpAsked) -> SetUpFound:
    """Check a set-up of a game; Reject names the option that cannot be taken."""
    try:
        options = spec.read_options(asked.seats, read_options(asked.options))
    except OptionError as error:
        raise reject_option(error) from None
    facts = msgspec.json.encode(spec.preview(asked.seats, options)) if asked.facts else b""
    return SetUpFound(to_bytes(spec.options_json(options)), facts)


def read_log(games: Games, body: bytes) -> Found:
    """Make a finished table of a log from elsewhere; Reject says why it is none."""
    asked = msgspec.msgpack.decode(body, type=LogAsked)
    try:
        log = Log.from_json(asked.body)
    except (CorruptLog, RecursionError, UnicodeDecodeError) as error:
        raise Reject(422, "bad-log", str(error)) from None
    if len(log.entries) > MOST_ENTRIES:
        raise Reject(422, "bad-log", f"entries: a log may have {MOST_ENTRIES} at most, found {len(log.entries)}")
    undos = sum(isinstance(item, Undo) for item in log.entries)
    if undos > MOST_UNDOS:
        raise Reject(422, "bad-log", f"entries: expected at most {MOST_UNDOS} undos (AD-016), found {undos}")
    spec = known_game(games, log.game)
    if log.seats not in spec.seats:  # before anything is made for each of them
        few, many = spec.seats[0], spec.seats[-1]
        raise Reject(422, "bad-log", f"seats: {spec.name} takes {few} to {many}, found {log.seats!s:.20}")
    kept = forks.finished_table(log, tuple(to_bytes(item_to_json(item)) for item in log.entries), asked.now)
    try:
        over = forks.plays_out(spec, kept)
    except WrongRulesVersion as error:
        raise Reject(409, "other-rules", str(error)) from None
    except Exception as error:  # noqa: BLE001 - whatever it does to the rules, it is the log that does not fit
        raise Reject(422, "bad-log", f"the log does not replay ({type(error).__name__}: {error!s:.120})") from None
    if not over:
        raise rejection(422, "bad-log", "log-not-over")
    return TableFound(kept)


def known_game(games: Games, name: str) -> AnySpec:
    """Return the game of a name; Reject lists those there are."""
    if name not in games:
        there = ", ".join(games)
        raise Reject(404, "no-game", f"no game is called {name!r:.40}; expected one of {there}", "game")
    return games[name]


def record(games: Games, body: bytes) -> Found:
    """Record a finished table."""
    kept = msgspec.msgpack.decode(body, type=StoredTable)
    try:
        return Recorded(recording.record(games[kept.table.game], kept))
    except NotOver:
        raise rejection(409, "not-over", "replay-later") from None
    except TooLong:
        raise rejection(413, "too-large", "replay-too-long") from None
    except AstrodromeError:
        raise rejection(410, "broken", "old-rules") from None


def fork(games: Games, body: bytes) -> Found:
    """Make a table that goes on from a moment of a finished one."""
    asked = msgspec.msgpack.decode(body, type=ForkAsked)
    try:
        return TableFound(*forks.fork(games[asked.kept.table.game], asked.kept, asked.wanted, asked.now))
    except forks.CannotFork as error:
        raise Reject(409, "over", str(error)) from None
    except WrongRulesVersion as error:
        raise Reject(409, "other-rules", str(error)) from None


def position(games: Games, body: bytes) -> Found:
    """Make a table that goes on from a position; Reject names the place that does not fit."""
    asked = msgspec.msgpack.decode(body, type=PositionAsked)
    try:
        return TableFound(*forks.from_position(games[asked.game], asked.wanted, asked.now))
    except forks.CannotFork as error:
        raise Reject(409, "over", str(error)) from None
    except (PositionError, ScriptError) as error:
        raise Reject(422, "bad-position", str(error), "text") from None
    except OptionError as error:
        raise reject_option(error) from None


def position_at(games: Games, body: bytes) -> Found:
    """Write the position of a moment of a finished table."""
    asked = msgspec.msgpack.decode(body, type=MomentAsked)
    try:
        return PositionFound(forks.position_at(games[asked.kept.table.game], asked.kept, asked.entry))
    except WrongRulesVersion as error:
        raise Reject(409, "other-rules", str(error)) from None
    except AstrodromeError:
        raise rejection(410, "broken", "old-rules") from None


def count(games: Games, body: bytes) -> Found:
    """Count what happened in a finished table."""
    kept = msgspec.msgpack.decode(body, type=StoredTable)
    try:
        return Counted(msgspec.json.encode(table_statistics(games[kept.table.game], kept)))
    except NotOver:
        raise rejection(409, "not-over", "replay-later") from None
    except AstrodromeError:
        raise rejection(410, "broken", "old-rules") from None


def coach_answers(games: Games, body: bytes) -> Found:
    """Judge the answers to the open question of a game by what a seat knows; an answer it cannot give is left out."""
    asked = msgspec.msgpack.decode(body, type=CoachAsked)
    game = games[asked.game].load(asked.save)
    found = coach(game, asked.seat, _thought(game, asked), asked.share)
    return CoachFound(b"" if found is None else msgspec.json.encode(found))


def _thought(game: AnyGame, asked: CoachAsked) -> Action | None:
    with suppress(AstrodromeError, ValueError):
        action = game.spec.codec.decode_action(parse(asked.action))
        return action if game.refuse(asked.seat, action) is None else None
    return None


WORK: Final[dict[str, Callable[[Games, bytes], Found]]] = {
    "set-up": set_up,
    "log": read_log,
    "record": record,
    "count": count,
    "coach": coach_answers,
    "fork": fork,
    "position": position,
    "position-at": position_at,
}


def carry_out(games: Games, what: str, body: bytes) -> bytes:
    """Do one of the things above with these games; what is refused is a result too."""
    try:
        found = WORK[what](games, body)
    except Reject as error:
        found = Refused(error.status, error.problem)
    return msgspec.msgpack.encode(found)


def work(what: str, body: bytes) -> bytes:
    """Do one of the things above with the games that come with the program."""
    return carry_out({spec.name: spec for spec in GAMES}, what, body)
