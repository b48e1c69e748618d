"""What people at a table ask of the table itself: seats, the start, pauses, going back, chat. No game is in here."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from astrodrome.server.wire import Id, RawName

Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game"
]
Face: TypeAlias = Literal["clap", "laugh", "wow", "think", "cry", "heart"]
Wish: TypeAlias = Literal["pause", "undo", "replace"]


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Gives a seat up before the start; it is open to whoever comes."""

    id: Id
    seat: int


class Fill(msgspec.Struct, tag="fill", forbid_unknown_fields=True):
    """Lets a bot have an open seat before the start, or opens the seat of a bot again (`bot` null)."""

    id: Id
    seat: int
    bot: Annotated[str, Meta(max_length=60)] | None = None
    name: RawName = ""


class Ready(msgspec.Struct, tag="ready", forbid_unknown_fields=True):
    """Says that a seat is ready to start, or is not."""

    id: Id
    seat: int
    ready: bool = True


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Asks the table for what needs its consent: a pause, going back, a bot for whoever has left (`about`)."""

    id: Id
    seat: int
    wish: Wish
    about: int | None = None


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Agrees to a proposal, or not; one no ends it."""

    id: Id
    seat: int
    proposal: int
    agree: bool


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """Ends a pause."""

    id: Id
    seat: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Takes back the last answer of a seat, where nothing was thrown, revealed or seen since."""

    id: Id
    seat: int


class Foresee(msgspec.Struct, tag="foresee", forbid_unknown_fields=True):
    """Asks whether the answers to the open question could be taken back."""

    id: Id
    seat: int
    number: int


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Says something to those one sits with: players to players, watchers to watchers."""

    id: Id
    text: Annotated[str, Meta(max_length=20_000)] = ""
    phrase: Phrase | None = None
    seat: int | None = None


class React(msgspec.Struct, tag="react", forbid_unknown_fields=True):
    """Shows a face for a moment."""

    id: Id
    face: Face
    seat: int | None = None


Ask: TypeAlias = Leave | Fill | Ready | Propose | Consent | Resume | Undo | Foresee | Chat | React
