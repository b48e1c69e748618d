"""What runs in the process of a bot in a file: it loads the file, answers questions, and holds no game.

Questions come pickled from our own process; answers go back as JSON, for nothing a bot wrote is ever unpickled. The
process ends when its input does, so that none outlives the run.
"""

from __future__ import annotations

import json
import os
import pickle
import random
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from pathlib import Path
from types import CodeType, ModuleType
from typing import BinaryIO, Final, Literal, TypeAlias, cast

from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.framing import read_frame, write_frame

FaultKind: TypeAlias = Literal["unreadable", "crash", "memory", "illegal", "hang", "died"]
Choose: TypeAlias = Callable[[View, Prompt, tuple[Action, ...], "RemoteThink"], object]

NAME: Final = "astrodrome_bot"
"""What the file is called as a module."""
QUESTION: Final = ("view", "prompt", "legal", "think")
CALL: Final = f"choose({', '.join(QUESTION)})"
MOST_WORDS: Final = 300


@dataclass(frozen=True, slots=True)
class Load:
    """Read the file; from now on this much memory may be used (0: as much as there is)."""

    path: str
    memory_bytes: int


@dataclass(frozen=True, slots=True)
class Begin:
    """A new game: the file is carried out afresh, so that nothing is left of the last one."""

    seed: int
    game: str | None
    """The game, loaded now so that loading it takes none of the bot's seconds; None while the file is only tried."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One question to the bot."""

    game: str
    seat: Seat
    view: View
    prompt: Prompt
    legal: tuple[Action, ...]
    budget: int


class RemoteThink:
    """A seat's means of thinking, asked of the process that holds the game."""

    def __init__(self, question: Ask, wire: Wire) -> None:
        self._question: Final = question
        self._wire: Final = wire
        self.seat: Final = question.seat
        """The seat that thinks."""
        self.budget: Final = question.budget
        """How many iterations a search may make."""

    @property
    def knowledge(self) -> object:
        """What the seat has legitimately seen and the table no longer shows."""
        return self._wire.request({"want": "knowledge"})

    def deal(self, recall: float = 1.0) -> AnyGame:
        """Return a game the seat could be in: what it cannot know, or does not recall, is dealt again each time."""
        if not 0.0 <= recall <= 1.0:
            raise ValueError(f"recall: expected 0 to 1, found {recall}")
        return game(self._question.game).load(cast("bytes", self._wire.request({"want": "deal", "recall": recall})))

    def deals(self, count: int, recall: float = 1.0) -> list[AnyGame]:
        """Return so many games the seat could be in, dealt independently: `count` calls of `deal(recall)`."""
        return [self.deal(recall) for _ in range(count)]


class Wire:
    """Both ends of the pipe to the process that holds the game."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self._source: Final = source
        self._sink: Final = sink

    def say(self, body: dict[str, Json]) -> None:
        """Send the body of one answer or request."""
        write_frame(self._sink, json.dumps(body).encode())

    def hear(self) -> object:
        """Return what the other side says; the end of the pipe is the end of this process."""
        body = read_frame(self._source)
        if body is None:
            os._exit(0)
        return cast("object", pickle.loads(body))

    def request(self, body: dict[str, Json]) -> object:
        """Send a request with this body to the other side, and return what comes back."""
        self.say(body)
        return self.hear()


class Resident:
    """The bot that lives in this process."""

    def __init__(self, wire: Wire) -> None:
        self._wire: Final = wire
        self._code: CodeType | None = None
        self._path = ""
        self._choose: Choose | None = None

    def carry_out(self, message: object) -> dict[str, Json]:
        """Do what a message asks; an error in the bot is reported, and the process goes on."""
        try:
            if isinstance(message, Load):
                return self._load(message)
            if isinstance(message, Begin):
                return self._begin(message)
            assert isinstance(message, Ask), f"an unknown message: {message!r:.60}"
            return self._answer(message)
        except MemoryError:
            return fault("memory", "it needs more memory than it may use")
        except SystemExit as end:
            return fault("crash", f"it ended the process ({end.code!r:.60})")
        except Exception as error:  # noqa: BLE001 - a bot may be anybody's code
            return fault("crash", where(error, self._path))

    def _load(self, message: Load) -> dict[str, Json]:
        self._path = message.path
        try:
            self._code = compile(Path(message.path).read_bytes(), message.path, "exec")
        except (OSError, SyntaxError, ValueError) as error:
            return fault("unreadable", f"{type(error).__name__}: {error}")
        sys.path.insert(0, str(Path(message.path).resolve().parent))
        limit_memory(message.memory_bytes)
        return {"ready": True}

    def _begin(self, message: Begin) -> dict[str, Json]:
        assert self._code is not None, "the file is read first"
        if message.game is not None:
            game(message.game)
        random.seed(message.seed)
        module = ModuleType(NAME)
        module.__file__ = self._path
        sys.modules[NAME] = module  # dataclasses and pickle look their module up by name
        exec(self._code, module.__dict__)  # noqa: S102 - this is the bot
        choose = getattr(module, "choose", None)
        if not callable(choose):
            return fault("unreadable", f"it has no function {CALL} at its top level")
        wrong = cannot_be_asked(choose)
        if wrong:
            return fault("unreadable", wrong)
        self._choose = choose
        return {"ready": True}

    def _answer(self, question: Ask) -> dict[str, Json]:
        assert self._choose is not None, "a game is begun first"
        action = self._choose(question.view, question.prompt, question.legal, RemoteThink(question, self._wire))
        if not isinstance(action, Action):
            return fault("illegal", f"it answered {action!r:.60}, which is not an action: expected one of `legal`")
        return {"action": plain(action)}


def cannot_be_asked(choose: Callable[..., object]) -> str | None:
    """Return why a function cannot be called as a bot is, or None where it can, or where Python cannot tell."""
    try:
        shape = signature(choose)
    except (TypeError, ValueError):
        return None
    try:
        shape.bind(*QUESTION)
    except TypeError:
        return f"choose takes {shape}: expected {CALL}"
    return None


def fault(kind: FaultKind, words: str) -> dict[str, Json]:
    """Return what goes back when the bot has failed: how, and in words."""
    return {"fault": kind, "words": words[:MOST_WORDS]}


def where(error: BaseException, path: str) -> str:
    """Return an error with the last line of the bot's own file that led to it."""
    line = 0
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == path:
            line = trace.tb_lineno
        trace = trace.tb_next
    place = f"line {line}: " if line else ""
    return f"{place}{type(error).__name__}: {error}"


def limit_memory(limit: int) -> None:
    """Let this process use memory up to a limit in bytes (0: any), where the system knows how."""
    if not limit or sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on every system

    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (limit if hard == resource.RLIM_INFINITY else min(limit, hard), hard))


def main() -> None:
    """Serve questions until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which then closes our input
    source = os.fdopen(os.dup(0), "rb")
    sink = os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)  # whatever a bot prints must not fall among the answers
    wire = Wire(source, sink)
    resident = Resident(wire)
    while True:
        message = wire.hear()
        try:
            wire.say(resident.carry_out(message))
        except BrokenPipeError:
            return
