"""Small forms that several kinds of messages share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

MOST: Final = 2**53 - 1
"""The largest number that every reader of JSON takes as it is written."""

Id: TypeAlias = Annotated[int, Meta(ge=0, le=MOST, description="Chosen by the sender; the reply carries it.")]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=MOST)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
RawName: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name as somebody typed it; it is cleaned before anybody sees it."""

MOST_SEATS: Final = 16
