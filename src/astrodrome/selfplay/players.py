"""The players of a simulated game: one of our bots by name, or a bot in a file by its path."""

from __future__ import annotations

import atexit
from pathlib import Path
from typing import Final, Protocol

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make, names
from astrodrome.bots.random_bot import RandomBot
from astrodrome.kernel.errors import UnknownBot
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.bot_code import STAND_IN, SUFFIX, is_file
from astrodrome.selfplay.bot_file import BotProcess, Failed, Fault, Limits, loaded

FILE_BUDGET: Final = 200
"""How many iterations a bot in a file may make."""


class Player(Protocol):
    """Somebody who decides for one seat during one game."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """How it has failed so far."""

    def decide(self, playing: AnyGame, seat: Seat, thought: int) -> Action:
        """Return a legal action."""

    def leave(self, well: bool) -> None:
        """The game is over, or (where `well` is false) the run broke off."""


class NamedPlayer:
    """One of our bots."""

    def __init__(self, name: str, game: str, seed: int) -> None:
        self._bot: Final = make(name, seed, game)
        self._budget: Final = budget(name, game)
        self.random: Final = self._bot if isinstance(self._bot, RandomBot) else None
        """The bot, if it plays at random: it needs the legal actions and nothing else."""

    @property
    def faults(self) -> tuple[Fault, ...]:
        """None: our bots are held to their promises by tests."""
        return ()

    def decide(self, playing: AnyGame, seat: Seat, thought: int) -> Action:
        """Ask the bot."""
        return ask(playing, seat, self._bot, thought, self._budget)

    def leave(self, well: bool) -> None:
        """Nothing is left behind, whether the game ended well or not."""


class BotProcessPool:
    """The processes of bots in files, kept from one game to the next: starting one takes longer than a short game."""

    def __init__(self) -> None:
        self._idle: list[BotProcess] = []

    def take(self, path: str, limits: Limits) -> BotProcess:
        """Return a process for a file, an idle one if there is any that read the file as it is now."""
        for process in [one for one in self._idle if one.path == path and one.limits == limits]:
            self._idle.remove(process)
            if process.current:
                return process
            process.end()
        return BotProcess(path, limits)

    def give_back(self, process: BotProcess) -> None:
        """Keep a process for the next game."""
        self._idle.append(process)

    def close(self) -> None:
        """End every idle process."""
        while self._idle:
            self._idle.pop().end()


BOT_PROCESSES: Final = BotProcessPool()
"""The idle processes of this process; they end with it."""
atexit.register(BOT_PROCESSES.close)


class FilePlayer:
    """A bot in a file. After its first fault a stand-in plays its seat to the end of the game."""

    def __init__(self, path: str, game: str, seed: int, limits: Limits) -> None:
        self._path: Final = path
        self._seed: Final = seed
        self._limits: Final = limits
        self._process: BotProcess | None = None
        self._stand_in: Final = NamedPlayer(STAND_IN if STAND_IN in names(game) else "random", game, seed)
        self._faults: list[Fault] = []

    @property
    def faults(self) -> tuple[Fault, ...]:
        """How it has failed in this game."""
        return tuple(self._faults)

    def decide(self, playing: AnyGame, seat: Seat, thought: int) -> Action:
        """Ask the file; failing that, the stand-in."""
        if not self._faults:
            try:
                if self._process is None:
                    self._process = BOT_PROCESSES.take(self._path, self._limits)
                    self._process.begin(self._seed, playing.spec.name)
                return self._process.ask(playing, seat, thought, FILE_BUDGET)
            except Failed as failed:
                self._faults.append(Fault(self._path, seat, playing.number, failed.kind, str(failed)))
                self._abandon()
        return self._stand_in.decide(playing, seat, thought)

    def _abandon(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None

    def leave(self, well: bool) -> None:
        """Give the process back for the next game; where the game did not end well it may hang, and is ended."""
        if not well:
            self._abandon()
        elif self._process is not None:
            BOT_PROCESSES.give_back(self._process)
            self._process = None


def check_name(name: str, game: str, limits: Limits) -> None:
    """Raise UnknownBot where nobody is called so, or a file is not there or cannot be loaded within its limits."""
    if is_file(name):
        BOT_PROCESSES.give_back(loaded(name, limits))
        return
    try:
        make(name, 0, game)
    except UnknownBot as unknown:
        near = near_file(name)
        raise UnknownBot(f"no bot is called {name}; did you mean the file {near}?") if near else unknown from None


def near_file(name: str) -> str | None:
    """Return the file that is there when the ending of a bot's path was forgotten; None if there is no such file."""
    given = f"{name}{SUFFIX}"
    return next((path for path in (given, given.rpartition("/")[2]) if Path(path).is_file()), None)


def seat_player(name: str, game: str, seed: int, limits: Limits) -> Player:
    """Return a player for one game, by a bot's name or a file's path."""
    return FilePlayer(name, game, seed, limits) if is_file(name) else NamedPlayer(name, game, seed)
