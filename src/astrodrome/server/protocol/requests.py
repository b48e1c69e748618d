"""What people at a table ask of the table itself: seats, the start, pauses, going back, chat. No game is in here."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from astrodrome.server.protocol.shared import Id, RawName

Phrase: TypeAlias = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "your-turn", "good-game"
]
Face: TypeAlias = Literal["clap", "laugh", "wow", "think", "cry", "heart"]
Wish: TypeAlias = Literal["pause", "undo", "replace", "remove"]


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Gives up a seat: before the start it is open to anyone, in a running game a bot has it for good."""

    id: Id
    seat: int
    for_good: bool = False
    """Leaves a running game. Without it only a seat of a table that has not begun is given up."""


class Remove(msgspec.Struct, tag="remove", forbid_unknown_fields=True):
    """Takes somebody off a seat before the start (`who`); `seat` is the host's own."""

    id: Id
    seat: int
    who: int


class Rename(msgspec.Struct, tag="rename", forbid_unknown_fields=True):
    """Gives your seat another name before the start; it is cleaned and cut like that of a newcomer."""

    id: Id
    seat: int
    name: RawName = ""


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


class Commit(msgspec.Struct, tag="commit", forbid_unknown_fields=True):
    """Commits a seat to its number for the seed, which it shows when all commitments are fixed."""

    id: Id
    seat: int
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Reveal(msgspec.Struct, tag="reveal", forbid_unknown_fields=True):
    """Shows the number that a seat has committed to."""

    id: Id
    seat: int
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Asks the table for what needs its consent: a pause, going back, a bot for somebody (`about`).

    `replace` is for somebody who has left and may come back, `remove` for good.
    """

    id: Id
    seat: int
    wish: Wish
    about: int | None = None


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Agrees to a proposal or to a request to go back, or not; one refusal ends it."""

    id: Id
    seat: int
    proposal: int
    agree: bool


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    """Ends a pause."""

    id: Id
    seat: int


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Takes back the last answer of a seat, unless dice were rolled or something was revealed or seen since."""

    id: Id
    seat: int


class Foresee(msgspec.Struct, tag="foresee", forbid_unknown_fields=True):
    """Asks whether the answers to the open question could be taken back."""

    id: Id
    seat: int
    number: int


class StandingOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions that a seat sets aside, by some of their fields ({"do": "Play", "card": "jetpack"}), and until when.

    Each game says which actions may be set aside, and names the spans.
    """

    action: Annotated[dict[str, str | int | bool | None], Meta(min_length=1, max_length=8)]
    until: Annotated[str, Meta(max_length=24)]


class Orders(msgspec.Struct, tag="orders", forbid_unknown_fields=True):
    """Gives the standing orders of a seat, in place of those it had. `ask`: never answer for me."""

    id: Id
    seat: int
    ask: bool = False
    aside: Annotated[tuple[StandingOrder, ...], Meta(max_length=24)] = ()


class Advise(msgspec.Struct, tag="advise", forbid_unknown_fields=True):
    """Asks for a good answer to the open question, at a table where all others are bots."""

    id: Id
    seat: int
    number: int


def _no_action() -> msgspec.Raw:
    return msgspec.Raw(b"null")


class Coach(msgspec.Struct, tag="coach", forbid_unknown_fields=True):
    """Asks what the answers to the open question are worth, at a table with a coach; `action`: one you think of."""

    id: Id
    seat: int
    number: int
    action: msgspec.Raw = msgspec.field(default_factory=_no_action)


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    """Says something: players to players, watchers to watchers."""

    id: Id
    text: Annotated[str, Meta(max_length=20_000)] = ""
    phrase: Phrase | None = None
    seat: int | None = None


class React(msgspec.Struct, tag="react", forbid_unknown_fields=True):
    """Shows a face for a moment."""

    id: Id
    face: Face
    seat: int | None = None


Ask: TypeAlias = (
    Leave
    | Rename
    | Remove
    | Fill
    | Ready
    | Commit
    | Reveal
    | Propose
    | Consent
    | Resume
    | Undo
    | Foresee
    | Orders
    | Advise
    | Coach
    | Chat
    | React
)
