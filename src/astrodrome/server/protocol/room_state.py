"""The messages about a table beside its game: proposals, clocks, the draw of the seed, chat."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from astrodrome.server.protocol.requests import Face, Phrase, Wish

Where: TypeAlias = Literal["players", "watchers"]


class Proposal(msgspec.Struct, frozen=True):
    """What somebody asks the table to agree to, and who has not answered yet."""

    number: int
    by: int
    wish: Wish
    about: int | None
    missing: tuple[int, ...]


class Settled(msgspec.Struct, frozen=True):
    """How the last proposal or request ended: agreed to, or not; `against` says who did not.

    It is null where time ran out or the table moved on.
    """

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


class DrawState(msgspec.Struct, frozen=True):
    """How the draw of the seed stands: seats commit to numbers, and show them when the commitments are fixed."""

    round: int
    """Which try it is; a number belongs to one."""
    given_up: tuple[int, ...]
    """The seats on whose account earlier tries were given up."""
    closed: bool
    """Whether the commitments are fixed: those seats are asked for their numbers."""
    commitments: dict[int, str]
    shown: tuple[int, ...]
    """The seats whose number the table has."""
    late: tuple[int, ...]
    """The seats that the start has waited for so long that the others may open them or give them to bots."""
    numbers: dict[int, str]
    """The numbers, once the game has begun."""


class RoomState(msgspec.Struct, tag="room", frozen=True):
    """The table beside its game: who is ready, pauses, proposals, thinking times, who watches, where it goes on."""

    ready: tuple[int, ...]
    paused: bool
    proposal: Proposal | None
    request: Proposal | None
    """An open request to go back; it stops nothing."""
    settled: Settled | None
    times: tuple[SeatTime, ...]
    undo: tuple[int, ...]
    """Those of your seats whose last answer may be free to take back; what it revealed is looked at when you ask."""
    undo_ask: tuple[int, ...]
    """Those of your seats that may ask the table to go back before their last answer."""
    watchers: int
    next: str | None
    """The table of the rematch."""
    draw: DrawState | None
    """The draw of the seed before the start, and in a welcome; null where there was none."""


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


class CoachWorth(msgspec.Struct, frozen=True):
    """An expected share of the win in millionths, and the interval that holds it 95 times of 100."""

    value: int
    low: int
    high: int
