"""Chat: players talk with players, watchers with watchers; when the game is over, everybody hears all.

What is said is kept with the table and never enters the game's log.
"""

from __future__ import annotations

from typing import Final

import msgspec

from astrodrome.server.protocol.requests import Chat
from astrodrome.server.protocol.room_state import ChatLine, Where
from astrodrome.server.store.store import CHAT_LINES_KEPT
from astrodrome.server.support.limits import Bucket, Limits, clean_text

LENGTH: Final = 300
"""The longest text, in characters, after cleaning; longer ones are not cut but sent back."""


class TooMuch(Exception):
    """A text that is not taken; the message is the key of the sentence that says why."""


class ChatHistory:
    """What was said at one table."""

    def __init__(self, kept: tuple[bytes, ...]) -> None:
        self.lines = [msgspec.json.decode(body, type=ChatLine) for body in kept]

    def compose(self, message: Chat, seat: int | None, name: str, time: int) -> ChatLine:
        """Return a message as a line; TooMuch says why it cannot be one."""
        text = "" if message.phrase is not None else clean_text(message.text)
        if message.phrase is None and not text:
            raise TooMuch("nothing-to-read")
        if len(text) > LENGTH:
            raise TooMuch("text-too-long")
        number = self.lines[-1].number + 1 if self.lines else 1
        where: Where = "watchers" if seat is None else "players"
        return ChatLine(number, where, seat, name, text, message.phrase, time)

    def add(self, line: ChatLine) -> None:
        """Keep a line."""
        self.lines.append(line)
        del self.lines[:-CHAT_LINES_KEPT]

    def heard(self, watching: bool, over: bool) -> tuple[ChatLine, ...]:
        """Return what somebody may hear."""
        return tuple(line for line in self.lines if over or (line.where == "watchers") == watching)


class ChatLimits:
    """How often each of the people at one table may still say something."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[int, Bucket] = {}

    def take(self, who: int, now: float) -> bool:
        """Whether somebody may say one thing more, and count it."""
        fresh = Bucket(self._limits.chat_per_second, self._limits.chat_burst, now)
        return self._buckets.setdefault(who, fresh).take(now)

    def forget(self, who: int) -> None:
        """Forget somebody who has gone."""
        self._buckets.pop(who, None)
