"""The bodies of requests about notices: mail addresses, push subscriptions, and for which seats."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from astrodrome.kernel.languages import SOURCE
from astrodrome.server.protocol.bodies import Tokens
from astrodrome.server.protocol.shared import Token


class NoticesOffered(msgspec.Struct, frozen=True):
    """How this server can tell people who are away that it is their turn.

    `push_key` is the key that a browser subscribes with (RFC 8292); null where there is no push here.
    """

    mail: bool
    push_key: str | None


class PushKeys(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The keys of a push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewContact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where somebody wants to be told: a mail address, or the push subscription of a browser."""

    lang: Annotated[str, Meta(max_length=10)] = SOURCE
    mail: Annotated[str, Meta(max_length=254)] | None = None
    endpoint: Annotated[str, Meta(max_length=1000)] | None = None
    keys: PushKeys | None = None


class ContactGiven(msgspec.Struct, frozen=True):
    """A contact: the secret by which this device uses it, and whether it has to be confirmed by a mail first."""

    token: str
    confirmed: bool


class ContactShown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A device shows the secret of its contact."""

    token: Token


class ContactState(msgspec.Struct, frozen=True):
    """What has become of a contact: whether it is there, and confirmed."""

    known: bool
    confirmed: bool


class NoticesWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody wants to be told of their seats at a table, or no more."""

    tokens: Tokens
    contact: Token
    wanted: bool = True


Minute = Annotated[int, Meta(ge=0, le=1439)]


class QuietWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """When a contact wants to hear nothing: from one minute of each day to another; never, where both are the same.

    `zone` is the name of a time zone; `offset_min`, how far it is east of Greenwich now, serves where it is not known.
    """

    token: Token
    start_min: Minute
    end_min: Minute
    zone: Annotated[str, Meta(max_length=60)] = ""
    offset_min: Annotated[int, Meta(ge=-1080, le=1080)] = 0


class NoticeCode(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A code from the link of a mail: to confirm an address, to stop, or to undo the stop."""

    code: Annotated[str, Meta(max_length=100)]
    what: Literal["confirm", "stop", "allow"]


class WeekMove(msgspec.Struct, frozen=True):
    """An answer of which everybody may know who gave it, and the time of day in ms."""

    seat: int
    at: int


class Week(msgspec.Struct, frozen=True):
    """The answers of the last days at a table, oldest first."""

    moves: tuple[WeekMove, ...]


class NoticesSet(msgspec.Struct, frozen=True):
    """It was done."""

    done: bool = True
