"""A bot in one file, as a run uses it: in its own process, held to its limits, replaced when it fails."""

from __future__ import annotations

import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import BinaryIO, Final, cast

from astrodrome.bots.protocol import Think
from astrodrome.kernel.codec import parse
from astrodrome.kernel.errors import BadAction, UnknownBot
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.bot_code import fingerprint
from astrodrome.selfplay.bot_process import Ask, Begin, FaultKind, Load
from astrodrome.selfplay.framing import BadFrame, read_frame, write_frame

START_SECONDS: Final = 60.0
"""How long a process may take to start and to read the file, which may import much."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a bot in a file may use: seconds for one answer, megabytes for its process (0: as many as there are)."""

    seconds: float = 5.0
    memory_mb: int = 2048


@dataclass(frozen=True, slots=True)
class Fault:
    """How a bot in a file failed: which one, in which seat, at which decision, what kind of failure, and in words."""

    bot: str
    seat: Seat
    number: int
    kind: FaultKind
    words: str

    def sentence(self) -> str:
        """Return it as a sentence."""
        return f"{self.bot} in seat {self.seat}, decision {self.number}: {self.kind}: {self.words}"


class Failed(Exception):
    """The bot has failed; the kind and the words of the fault."""

    def __init__(self, kind: FaultKind, words: str) -> None:
        super().__init__(words)
        self.kind: FaultKind = kind


class BotProcess:
    """One process with one bot in it. Whatever the bot does, each call ends in time with an answer or with Failed."""

    def __init__(self, path: str, limits: Limits) -> None:
        self.path: Final = path
        self.limits: Final = limits
        self._code: Final = _code(path)
        self._heard: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._process: Final = subprocess.Popen(
            [sys.executable, "-c", "from astrodrome.selfplay.bot_process import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([part for part in sys.path if part])},
            start_new_session=sys.platform != "win32",
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._sink: Final = cast("BinaryIO", self._process.stdin)
        threading.Thread(target=_listen, args=(self._process.stdout, self._heard), daemon=True).start()
        try:
            self._until(START_SECONDS, Load(str(Path(path).resolve()), limits.memory_mb * 1024 * 1024))
        except BaseException:
            self.end()
            raise

    @property
    def current(self) -> bool:
        """Whether the file, and what it imports beside it, is still as it was read."""
        return _code(self.path) == self._code

    def begin(self, seed: int, game: str | None = None) -> None:
        """Start a new game: nothing is left of the last one."""
        self._until(START_SECONDS, Begin(seed, game))

    def ask(self, playing: AnyGame, seat: Seat, thought: int, budget: int) -> Action:
        """Return what the bot does; Failed says how it failed."""
        prompt = playing.prompt(seat)
        assert prompt is not None, f"seat {seat} is not asked"
        question = Ask(playing.spec.name, seat, playing.view(seat), prompt, playing.legal(seat), budget)
        answer = self._until(self.limits.seconds, question, Think(playing, seat, thought, budget))
        try:
            action = playing.spec.codec.decode_action(answer.get("action"))
        except BadAction as error:
            raise Failed("illegal", str(error)) from None
        refusal = playing.refuse(seat, action)
        if refusal is not None:
            raise Failed("illegal", f"{action}: {refusal.why('en')} ({refusal.rule})")
        return action

    def _until(self, seconds: float, message: object, think: Think | None = None) -> dict[str, object]:
        """Send a message and serve the bot's requests until its answer comes."""
        end = monotonic() + seconds
        self._send(message)
        while True:
            body = self._next(end - monotonic(), seconds)
            if "fault" in body:
                raise Failed(cast("FaultKind", body["fault"]), str(body.get("words", "")))
            if "want" not in body:
                return body
            if think is None:
                raise Failed("illegal", "it asked for worlds while it was not asked anything")
            self._send(_serve(body, think))

    def _send(self, message: object) -> None:
        try:
            write_frame(self._sink, pickle.dumps(message))
        except OSError:
            raise Failed("died", "its process has ended") from None

    def _next(self, left: float, seconds: float) -> dict[str, object]:
        try:
            body = self._heard.get(timeout=max(0.0, left))
        except queue.Empty:
            raise Failed("hang", f"no answer in {seconds:g} s") from None
        if body is None:
            raise Failed("died", "its process has ended")
        try:
            answer = parse(body)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Failed("illegal", "it wrote among the answers")
        return answer

    def end(self) -> None:
        """End the process and whatever it started."""
        with suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with suppress(OSError):
            self._sink.close()


def loaded(path: str, limits: Limits) -> BotProcess:
    """Return a process with the bot of a file in it; UnknownBot says in one sentence why there can be none.

    The file is carried out as at the start of a game, so that a mistake in it is reported before anything is played.
    """
    if not Path(path).is_file():
        raise UnknownBot(f"there is no file {path}")
    try:
        process = BotProcess(path, limits)
    except Failed as failed:
        raise UnknownBot(_not_loaded(path, failed)) from None
    try:
        process.begin(0)
    except Failed as failed:
        process.end()
        raise UnknownBot(_not_loaded(path, failed)) from None
    return process


def _not_loaded(path: str, failed: Failed) -> str:
    return f"{path} cannot be loaded as a bot: {' '.join(str(failed).split())}"


def _code(path: str) -> str:
    try:
        return fingerprint(path)
    except UnknownBot:
        return ""


def _listen(source: BinaryIO, heard: queue.SimpleQueue[bytes | None]) -> None:
    """Put every message of a process into a queue, and None at its end."""
    with suppress(OSError, ValueError, BadFrame), source:
        for body in iter(partial(read_frame, source), None):
            heard.put(body)
    heard.put(None)


def _serve(body: dict[str, object], think: Think) -> object:
    """Return what a bot asks for while it thinks: only what its seat may know."""
    if body["want"] == "knowledge":
        return think.knowledge
    recall = body.get("recall")
    if body["want"] != "deal" or not isinstance(recall, int | float) or not 0.0 <= recall <= 1.0:
        raise Failed("illegal", f"it asked for {body['want']!r:.40}")
    return think.deal(float(recall)).save(log=False)
