"""Answers that no person gives: those of bots and stand-ins, at the table's beat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import CLOCK
from astrodrome.server.bot_pool.pool import Thinker
from astrodrome.server.bot_pool.worker import Job
from astrodrome.server.protocol.terms import over_days
from astrodrome.server.support.clock import Clock, sleep_until
from astrodrome.server.support.errors import GameFault, JudgingFault
from astrodrome.server.table.pending_entry import Answer, PendingEntry, decode_action, judge_and_play, play_legal
from astrodrome.server.table.table import Table

logger = logging.getLogger(__name__)

HANDS_MS: Final = 1500
"""What somebody quick needs to take a component, or to place it."""


@dataclass(frozen=True)
class Thought:
    """A bot that is asked: which decision, which bot, and the task in which it thinks."""

    number: int
    bot: str
    task: asyncio.Task[None]


@dataclass(frozen=True)
class Decided:
    """What a bot wants to do: an action as JSON, or None where nobody could say in time."""

    seat: int
    number: int
    action: bytes | None


class Autopilot:
    """The bots and stand-ins of one table: one thought for each of their seats that is asked."""

    def __init__(self, table: str, thinker: Thinker, clock: Clock, post: Callable[[Decided], None]) -> None:
        self._table = table
        self._thinker = thinker
        self._clock = clock
        self._post = post
        self._thoughts: dict[int, Thought] = {}

    @property
    def busy(self) -> bool:
        """Whether any bot is thinking."""
        return bool(self._thoughts)

    def follow(self, game: AnyGame, bots: Mapping[int, str], not_before: float) -> None:
        """Think for exactly these seats; an answer comes at `not_before` or, where thinking takes longer, after it."""
        for seat, thought in list(self._thoughts.items()):
            if bots.get(seat) != thought.bot or thought.number != game.number:
                thought.task.cancel()
                del self._thoughts[seat]
        fresh = [seat for seat in bots if seat not in self._thoughts]
        save = game.save(log=False) if fresh else b""
        for seat in fresh:
            job = Job(game.spec.name, save, seat, bots[seat], bot_seed(game.seed, seat))
            task = asyncio.create_task(self._think(job, game.number, not_before))
            self._thoughts[seat] = Thought(game.number, bots[seat], task)

    async def _think(self, job: Job, number: int, not_before: float) -> None:
        action = await self._thinker.decide(self._table, job)
        await sleep_until(self._clock, not_before)
        self._post(Decided(job.seat, number, action))

    def take(self, decided: Decided) -> bool:
        """Take what a bot decided off the list; whether anybody still waits for it."""
        thought = self._thoughts.get(decided.seat)
        if thought is None or thought.number != decided.number or not thought.task.done():
            return False
        del self._thoughts[decided.seat]
        return True

    def close(self) -> None:
        """Stop all thinking."""
        for thought in self._thoughts.values():
            thought.task.cancel()
        self._thoughts.clear()


def beat_s(table: Table) -> float:
    """Return the beat of a table now. Where everybody acts at once a bot takes as long as a quick pair of hands."""
    beat_ms = table.row.beat_ms
    if not beat_ms:
        return 0.0
    at_once = not table.game.over and table.game.decision.tolerant
    return (max(beat_ms, HANDS_MS) if at_once else beat_ms) / 1000


def bots_asked(table: Table, stand_in: str, visited: bool) -> dict[int, str]:
    """Return which bot is asked at which seat now.

    At a table that nobody visits no stand-in plays: nobody waits, and those who left find it as they left it. A table
    that is played over days is visited by nobody most of the time: who has no time left is played for. Where all act at
    once a bot acts only while the table waits for it: what is idle it leaves.
    """
    found: dict[int, str] = {}
    game = table.game
    asked = game.asked if table.status == "running" else ()
    waiting = game.situation.waiting if asked and game.decision.tolerant else asked
    for seat in asked:
        if seat not in waiting:
            continue
        bot = None if seat == CLOCK else table.seating.bot_of(seat, stand_in)
        late = seat in table.seating.presence.out_of_time and over_days(table.terms)
        if bot is not None and (visited or late or table.seating.rows[seat].kind == "bot"):
            found[seat] = bot
    return found


def play(table: Table, decided: Decided, time: int) -> PendingEntry:
    """Play what a bot wants on a copy of the game; the first legal action where it wants nothing that can be done."""
    try:
        if decided.action is not None:
            action = decode_action(table.spec, decided.action)
            pending = judge_and_play(table, Answer(decided.seat, action, decided.number), time)
            if isinstance(pending, PendingEntry):
                return pending
        logger.warning("table %s: a bot gave no legal answer", table.row.id)
    except (BadAction, JudgingFault) as fault:
        logger.warning("table %s: a bot gave no answer (%s)", table.row.id, type(fault).__name__)
    try:
        first = table.game.legal(decided.seat)[0]
    except Exception as error:
        raise GameFault(error) from error
    return play_legal(table, Answer(decided.seat, first), time)


def bot_seed(seed: int, seat: int) -> int:
    """Return the seed of a seat's bot, one for the whole game, so that what it has forgotten stays forgotten.

    It says nothing about the game's own seed, and a replayed table has it again.
    """
    message = b"bot %d" % seat
    return int.from_bytes(blake2b(message, digest_size=7, key=seed.to_bytes(16, "little")).digest(), "little")
