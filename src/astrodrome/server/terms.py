"""What a table has agreed on apart from its game's options: who may come, when it starts, how long one may think."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

LONGEST_S = 14 * 24 * 3600
"""The longest that anybody may be given for one question: two weeks."""

Seconds: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_S)]


class ThinkingTime(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How long a person may think: `base_s` for the whole game, or for each question; the increment comes per answer.

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
    """After how long a bot plays for whoever has left; 0: only when the others wish so; null: as the server has it."""
    thinking: ThinkingTime | None = None
    delay_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How much later watchers see what happens."""
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """An address that is told whose turn it is. It is never shown again."""


PLAIN = Terms()

_decode = msgspec.json.Decoder(Terms).decode


def read_terms(data: bytes) -> Terms:
    """Return the terms that are kept with a table."""
    return _decode(data)


def keep_terms(terms: Terms) -> bytes:
    """Return terms as they are kept."""
    return msgspec.json.encode(terms)


def shown(terms: Terms) -> Terms:
    """Return terms as everybody may see them: where a table is told to is its maker's business."""
    return msgspec.structs.replace(terms, webhook=None)
