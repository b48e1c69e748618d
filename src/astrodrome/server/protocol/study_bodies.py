"""The bodies of requests and responses of the study: positions, reviews and statistics."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from astrodrome.server.protocol.messages import GameAction, SeatInfo
from astrodrome.server.protocol.shared import RawName, Whole
from astrodrome.tallies.statistics import Statistics

MOST_POSITION: Final = 64 * 1024
"""The longest text of a position: one from the middle of a large game has some thousand letters."""


class PositionWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A wish to play from a position against bots, on which seat."""

    text: Annotated[str, Meta(max_length=MOST_POSITION)]
    seat: Whole = 0
    name: RawName = ""
    bot: Annotated[str, Meta(max_length=60)] = "normal"


class PositionShown(msgspec.Struct, frozen=True):
    """A moment of a finished game as a text."""

    text: str


class ReviewWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A wish for the review of a finished game: in how many worlds each value is played out."""

    depth: Literal[8, 32] = 8


class ReviewEstimate(msgspec.Struct, frozen=True):
    """An expected share of the win in millionths, and the interval that holds it 95 times of 100."""

    value: int
    low: int
    high: int


class ReviewAnswer(msgspec.Struct, frozen=True):
    """An answer that a seat could give: what it could expect, and have in hundredths of the unit of the game."""

    action: GameAction
    worth: ReviewEstimate
    gain: int | None = None


class ReviewSeen(msgspec.Struct, frozen=True):
    """What a pilot of MemoRacers had seen and flew into: so many tiles ahead, last shown in this round (0: before)."""

    ahead: int
    lane: int
    effect: str
    round: int


class ReviewVerdict(msgspec.Struct, frozen=True):
    """The answers to a decision, the best one first; which of them was given, and what the best would have brought."""

    answers: tuple[ReviewAnswer, ...]
    done: int
    cost: ReviewEstimate
    fact: tuple[str, int] | None = None
    seen: tuple[ReviewSeen, ...] = ()


class ReviewMoment(msgspec.Struct, frozen=True):
    """A decision: after how many items of the log, whose, and by how much it, luck and reveals changed each chance."""

    entry: int
    at: int
    seats: tuple[int, ...]
    decision: str
    before: tuple[int, ...]
    decided: tuple[int, ...]
    luck: tuple[int, ...]
    revealed: tuple[int, ...]
    verdict: ReviewVerdict | None


class ReviewAccount(msgspec.Struct, frozen=True):
    """The account of a seat in millionths: the result is the sum of all the others."""

    start: int
    luck: int
    revealed: int
    own: int
    others: int
    result: int


class ReviewSaving(msgspec.Struct, frozen=True):
    """Galaxy Trucker: what a component that was shot off would have saved elsewhere, with the same dice and cards.

    Columns and rows are the printed numbers; `swapped` is what it would have changed places with.
    """

    seat: int
    flight: int
    kind: str
    column: int
    row: int
    turns: int
    to_column: int
    to_row: int
    swapped: str | None
    credits: int
    components: int


class ReviewShown(msgspec.Struct, frozen=True):
    """A review as far as it is known: `accounts`, `savings` and verdicts come at its end.

    `done` of `of` decisions are judged; `of` is 0 while it waits. `costliest` are places of moments, by seat.
    """

    depth: int
    done: int = 0
    of: int = 0
    moments: tuple[ReviewMoment, ...] = ()
    accounts: tuple[ReviewAccount, ...] = ()
    costliest: tuple[tuple[int, ...], ...] = ()
    savings: tuple[ReviewSaving, ...] = ()
    failed: bool = False


class StatisticsShown(msgspec.Struct, frozen=True):
    """The statistics of a finished game, who sat where, and when it ended."""

    table: str
    seats: tuple[SeatInfo, ...]
    ended: int | None
    """By the time of day, in milliseconds; null where its log has no times."""
    found: Statistics
    coach: bool = False
    """It was played at a practice table, with a coach (AD-028)."""
