"""A log as a file keeps it, described for whoever writes or reads one; `kernel.log` is what reads it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.server.protocol import GameAction, Options

HEX = f"^[0-9a-f]{{{SEED_BITS // 4}}}$"
Whole = Annotated[int, Meta(ge=0)]


class AnswerItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer as it was given; the hourglass answers as "clock"."""

    seat: Whole | Literal["clock"]
    action: GameAction
    time: int | None = None


class UndoItem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table went back to the moment after so many answers."""

    undo: Whole
    time: int | None = None


Item = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in (AnswerItem, UndoItem)]})
]


class LogFile(msgspec.Struct, frozen=True):
    """A whole game: which one, under which rules, with which options and seed, and all that was done."""

    format: Literal[1]
    game: str
    rules_version: str
    seats: Whole
    options: Options
    seed: Annotated[str, Meta(pattern=HEX)]
    entries: tuple[Item, ...]
