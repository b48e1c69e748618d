"""The format of a log file, described for programs that write or read one; `kernel.log` reads it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.kernel.seed_draw import HASH_DIGITS, MOST_GIVEN_UP, MOST_SHARES
from astrodrome.server.protocol.messages import GameAction, Options

HEX = f"^[0-9a-f]{{{SEED_BITS // 4}}}$"
HASH = f"^[0-9a-f]{{{HASH_DIGITS}}}$"
Count = Annotated[int, Meta(ge=0)]


class AnswerItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer as it was given; the hourglass answers as "clock"."""

    seat: Count | Literal["clock"]
    action: GameAction
    time: int | None = None


class UndoItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table went back to the moment after so many answers."""

    undo: Count
    time: int | None = None


Item = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in (AnswerItem, UndoItem)]})
]


class ShareItem(msgspec.Struct, frozen=True):
    """The number that a seat gave to the seed, and how it had committed to it."""

    seat: Count
    commitment: Annotated[str, Meta(pattern=HASH)]
    number: Annotated[str, Meta(pattern=HEX)]


class DrawItem(msgspec.Struct, frozen=True):
    """How the seed of a table was drawn: what the server had promised, its secret, and the numbers of seats."""

    table: Annotated[str, Meta(max_length=HASH_DIGITS)]
    promise: Annotated[str, Meta(pattern=HASH)]
    secret: Annotated[str, Meta(pattern=HEX)]
    round: Count
    given_up: Annotated[tuple[Count, ...], Meta(max_length=MOST_GIVEN_UP)]
    shares: Annotated[tuple[ShareItem, ...], Meta(max_length=MOST_SHARES)]


class LogFile(msgspec.Struct, frozen=True):
    """A complete game: which one, under which rules, with which options and seed, and every entry."""

    format: Literal[1]
    game: str
    rules_version: str
    seats: Count
    options: Options
    seed: Annotated[str, Meta(pattern=HEX)]
    entries: tuple[Item, ...]
    draw: DrawItem | None = None
