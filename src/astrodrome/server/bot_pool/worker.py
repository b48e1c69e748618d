"""What runs in a worker process: it reads jobs from its standard input and writes their answers to its output.

Each message is four bytes of length and msgpack. The process ends when its input does, so that none outlives its
server, however that ended.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import BinaryIO, Final, TypeAlias

import msgspec

LENGTH: Final = 4
THINKING: Final = 10
CHECKING: Final = 19
"""How much lower than the server's own the priority of a worker is (`nice`): bots that think for somebody who waits,
and checks of what strangers send, which get what all others leave."""

MEMORY: Final = 2 * 1024**3
"""The memory limit of a process that works on untrusted input."""

Function: TypeAlias = Callable[..., bytes]
"""Of a bot: (game, save, seat, bot, seed) -> an action as JSON. Of a check: (what, body) -> what was found."""


class WorkerSettings(msgspec.Struct, frozen=True):
    """The first message: where modules are found, and which function does the work."""

    path: list[str]
    function: str
    memory: int = 0
    """The most memory the process may take; 0: any."""
    niceness: int = THINKING
    """How much lower its priority is than the server's."""
    pool: str = "bots"
    """Whose worker it is: each pool has workers of its own, also in a browser, where they have names."""


class Job(msgspec.Struct, frozen=True, tag="bot"):
    """One question to a bot: the saved game, the seat that is asked, the bot and its seed."""

    game: str
    save: bytes
    seat: int
    bot: str
    seed: int


class Check(msgspec.Struct, frozen=True, tag="check"):
    """Untrusted input to be checked: what it is, its body, and the CPU time it may take."""

    what: str
    body: bytes
    limit_s: float


Work: TypeAlias = Job | Check


class CpuTimeExceeded(BaseException):
    """A job has used up its CPU time. No Exception, so that code which catches every error does not catch it."""


class JobResult(msgspec.Struct, frozen=True):
    """What became of a job: its result (an action as JSON), or the kind of error it ended with."""

    action: bytes
    fault: str = ""


def find(name: str) -> Function:
    """Return the function that `module:name` stands for."""
    module, _, function = name.partition(":")
    found: Function = getattr(importlib.import_module(module), function)
    return found


def read(source: BinaryIO) -> bytes | None:
    """Return the next message, or None at the end."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    body = source.read(int.from_bytes(head, "big"))
    return body or None


def frame(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def answer(function: Function, job: Work) -> JobResult:
    """Do a job; an error in it is named by its kind alone, for its text may hold secrets."""
    try:
        if isinstance(job, Job):
            return JobResult(function(job.game, job.save, job.seat, job.bot, job.seed))
        with cpu_time_limit(job.limit_s):
            return JobResult(function(job.what, job.body))
    except (Exception, CpuTimeExceeded) as error:  # noqa: BLE001 - a bot may be anybody's code, and so may be what is checked
        return JobResult(b"", type(error).__name__)


@contextmanager
def cpu_time_limit(seconds: float) -> Iterator[None]:
    """Raise CpuTimeExceeded in the body once it has used so much CPU time, where the system supports that."""
    if not hasattr(signal, "setitimer"):  # elsewhere the caller gives up waiting, which ends the process
        yield
        return

    def out_of_time(*_: object) -> None:
        raise CpuTimeExceeded

    signal.signal(signal.SIGPROF, out_of_time)
    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def lower_priority(niceness: int) -> None:
    """Let other processes go first, where the system supports that; also those that wake often and work briefly."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def limit_memory(most: int) -> None:
    """Limit the memory of this process, where the system supports that."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not every system has it

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


decode = msgspec.msgpack.Decoder(Job | Check).decode


def main() -> None:
    """Serve jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    source = sys.stdin.buffer
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not fall among the answers
    first = read(source)
    if first is None:
        return
    setting = msgspec.msgpack.decode(first, type=WorkerSettings)
    lower_priority(setting.niceness)
    sys.path[:] = setting.path
    if setting.memory:
        limit_memory(setting.memory)
    function = find(setting.function)
    while (body := read(source)) is not None:
        reply = answer(function, decode(body))
        try:
            sink.write(frame(reply))
            sink.flush()
        except BrokenPipeError:
            return


if __name__ == "__main__":
    main()
