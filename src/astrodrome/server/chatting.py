"""Chat: players talk with players, watchers with watchers; when the game is over, everybody hears all.

What is said is kept with the table and never enters the game's log.
"""

from __future__ import annotations

from typing import Final

import msgspec

from astrodrome.server.asks import Chat
from astrodrome.server.limits import clean_text
from astrodrome.server.roomstate import ChatLine, Where

LENGTH: Final = 300
"""The longest text, in characters, after cleaning; longer ones are not cut but sent back."""
KEPT: Final = 200
"""How many lines a table keeps."""


class TooMuch(Exception):
    """A text that is not taken; the message is the key of the sentence that says why."""


class Talked:
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
        del self.lines[:-KEPT]

    def heard(self, watching: bool, over: bool) -> tuple[ChatLine, ...]:
        """Return what somebody may hear."""
        return tuple(line for line in self.lines if over or (line.where == "watchers") == watching)
