"""What a table tells of itself beside its game."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from astrodrome.server.asks import Face, Phrase, Wish

Where: TypeAlias = Literal["players", "watchers"]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody asks the table to agree to, and who has not answered yet."""

    number: int
    by: int
    wish: Wish
    about: int | None
    missing: tuple[int, ...]


class Settled(msgspec.Struct, frozen=True):
    """How the last proposal ended: agreed to, or not; `against` says who did not, null where time ran out."""

    number: int
    by: int
    wish: Wish
    agreed: bool
    against: int | None


class SeatTime(msgspec.Struct, frozen=True):
    """The thinking time that a seat has left, and whether it runs now."""

    seat: int
    left_ms: int
    runs: bool


class RoomState(msgspec.Struct, tag="room", frozen=True):
    """The table beside its game: who is ready, pauses, proposals, thinking times, who watches, where it goes on."""

    ready: tuple[int, ...]
    paused: bool
    proposal: Proposal | None
    settled: Settled | None
    times: tuple[SeatTime, ...]
    undo: tuple[int, ...]
    """Those of your seats that have an answer to take back."""
    watchers: int
    next: str | None
    """The table of the rematch."""


class ChatLine(msgspec.Struct, frozen=True):
    """One thing that was said. `text` is plain text, cleaned and limited; a phrase has a key instead."""

    number: int
    where: Where
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None
    time: int


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody said something."""

    line: ChatLine


class Reacted(msgspec.Struct, tag="reacted", frozen=True):
    """Somebody showed a face; it is kept nowhere."""

    seat: int | None
    name: str
    face: Face


class Foreseen(msgspec.Struct, tag="foreseen", frozen=True):
    """Whether the answers to a question can be taken back freely: all of them, some, or none."""

    id: int
    seat: int
    number: int
    back: Literal["always", "sometimes", "never"]
