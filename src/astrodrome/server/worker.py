"""What runs in a worker process: it reads jobs from its standard input and writes the answers of bots to its output.

Each message is four bytes of length and msgpack. The process ends when its input does, so that none outlives its
server, however that ended.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO, Final, TypeAlias

import msgspec

LENGTH: Final = 4
GENTLE: Final = 10
"""How far a worker steps back behind the server itself."""

Decide: TypeAlias = Callable[[str, bytes, int, str, int], bytes]
"""(game, save, seat, bot, seed) -> an action as JSON."""


class Setting(msgspec.Struct, frozen=True):
    """The first message: where modules are found, and which function decides."""

    path: list[str]
    decide: str


class Job(msgspec.Struct, frozen=True):
    """One question to a bot: the whole game, saved; the seat that is asked; the bot and its seed."""

    game: str
    save: bytes
    seat: int
    bot: str
    seed: int


class Answered(msgspec.Struct, frozen=True):
    """What became of a job: an action as JSON, or the kind of error it ended with."""

    action: bytes
    fault: str = ""


def find(name: str) -> Decide:
    """Return the function that `module:name` stands for."""
    module, _, function = name.partition(":")
    found: Decide = getattr(importlib.import_module(module), function)
    return found


def read(source: BinaryIO) -> bytes | None:
    """Return the next message, or None at the end."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    body = source.read(int.from_bytes(head, "big"))
    return body or None


def framed(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(decide: Decide, job: Job) -> Answered:
    """Let a bot decide; whatever goes wrong in it is named by its kind alone, for the text may hold secrets."""
    try:
        return Answered(decide(job.game, job.save, job.seat, job.bot, job.seed))
    except Exception as error:  # noqa: BLE001 - a bot may be anybody's code
        return Answered(b"", type(error).__name__)


def main() -> None:
    """Serve jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    source = sys.stdin.buffer
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not fall among the answers
    first = read(source)
    if first is None:
        return
    setting = msgspec.msgpack.decode(first, type=Setting)
    sys.path[:] = setting.path
    decide = find(setting.decide)
    while (body := read(source)) is not None:
        reply = answer(decide, msgspec.msgpack.decode(body, type=Job))
        try:
            sink.write(framed(reply))
            sink.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
