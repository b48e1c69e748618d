"""What a table has agreed on apart from its game's options: who may come, when it starts, thinking times."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from astrodrome.server.protocol.shared import MOST_SEATS

LONGEST_S = 14 * 24 * 3600
"""The longest that anybody may be given for one question: two weeks."""

LOOKING_IN_S = 3600
"""From this time for each question on nobody is expected to stay: a table of less waits for its people to come back."""

Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_S)]


class ThinkingTime(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long a person may think: `base_s` for the game, or for each question; the increment comes per answer.

    When the time of a seat is out, its stand-in answers for it.
    """

    base_s: Annotated[int, Meta(ge=5, le=LONGEST_S)]
    increment_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    each: Literal["game", "question"] = "game"


class Terms(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The terms of a table. Everything has a default: by the link only, at once, without a clock."""

    public: bool = False
    """Whether the lobby shows it."""
    start: Literal["full", "ready"] = "full"
    """It starts when everybody is there, or when everybody has also said that they are ready."""
    away_s: Seconds | None = None
    """After how long a bot plays for somebody who has left; 0: only when the others wish so.

    It counts for nothing where a question has an hour or more: then a bot answers only when that time is up. null: with
    a time for each question never by itself, for that time goes by also while somebody is away; else as the server has
    it.
    """
    thinking: ThinkingTime | None = None
    delay_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How much later watchers see what happens."""
    host: Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)] | None = None
    """The seat whose holder may remove others before the start; without it the first that a person is given."""
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")] | None = None
    """The language in which people here talk, for the lobby; null: any."""
    coach: bool = False
    """Whether the one person here may ask the coach, against bots alone (AD-028)."""
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """An address that is notified whose turn it is. It is never shown again."""


PLAIN = Terms()

_decode = msgspec.json.Decoder(Terms).decode


def away_after(terms: Terms, default_s: float) -> float:
    """Return after how many seconds a bot plays for somebody who has left, where the server has a default; 0: never."""
    if over_days(terms):  # whatever was set: the time for the question is the time to come back
        return 0.0
    if terms.away_s is not None:
        return float(terms.away_s)
    return 0.0 if terms.thinking is not None and terms.thinking.each == "question" else default_s


def over_days(terms: Terms) -> bool:
    """Whether a table is played by looking in: its clocks go by, and run out, also while nobody is there."""
    time = terms.thinking
    return time is not None and time.each == "question" and time.base_s >= LOOKING_IN_S


def read_terms(data: bytes) -> Terms:
    """Return the terms that are kept with a table."""
    return _decode(data)


def keep_terms(terms: Terms) -> bytes:
    """Return terms as they are kept."""
    return msgspec.json.encode(terms)


def public_terms(terms: Terms) -> Terms:
    """Return terms as everybody may see them: without the address of the webhook."""
    return msgspec.structs.replace(terms, webhook=None)
