"""The mail server that a host has named, and what a mail address looks like."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from astrodrome.kernel.mypyc_support import override

LONGEST: Final = 254
_ADDRESS: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")


class BadMailServer(ValueError):
    """The address of a mail server cannot be read; the message says what was expected."""


@dataclass(frozen=True)
class MailServer:
    """The SMTP server of a host, and the address that mails come from."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = None
    secure: bool = False
    """Encrypted from the first byte (smtps://); else as soon as the server offers it."""

    @override
    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"  # a log never shows the password


def is_address(text: str) -> bool:
    """Whether a text is a plain mail address: no name, no comment, no line break.

    >>> [is_address(text) for text in ("ada@example.org", "Ada <ada@example.org>", "ada@localhost")]
    [True, False, False]
    """
    if len(text) > LONGEST or ".." in text or "=?" in text:  # "=?" begins an encoded word: it reads as another address
        return False
    return _ADDRESS.fullmatch(text) is not None


def read_mail_server(address: str, sender: str) -> MailServer:
    """Read `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`; BadMailServer says what was expected."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadMailServer("expected smtp://USER:PASSWORD@HOST:PORT") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadMailServer("expected smtp://USER:PASSWORD@HOST:PORT or smtps://…")
    if not is_address(sender):
        raise BadMailServer("expected a mail address such as games@example.org as the sender")
    secure = parts.scheme == "smtps"
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    return MailServer(parts.hostname, port or (465 if secure else 587), sender, user, password, secure)
