"""The clocks of a table as they follow its game: the thinking clocks of its people, and the hourglass."""

from __future__ import annotations

from contextlib import suppress

from astrodrome.kernel.game import AnyGame
from astrodrome.server.protocol.terms import over_days
from astrodrome.server.room.audience import Audience
from astrodrome.server.room.beside_game import BesideGame
from astrodrome.server.room.question_hold import QuestionHold
from astrodrome.server.store.store import Store, StoreError
from astrodrome.server.support.clock import Clock
from astrodrome.server.table.hourglass import Hourglass
from astrodrome.server.table.player_clocks import PlayerClocks
from astrodrome.server.table.table import Table


class TableClocks:
    """The clocks of one table: they run while somebody is there, and stand still while an entry is shown."""

    def __init__(self, table: Table, beside: BesideGame, audience: Audience, hold: QuestionHold, clock: Clock) -> None:
        self._table = table
        self._beside = beside
        self._audience = audience
        self._hold = hold
        self._clock = clock
        self.hourglass = Hourglass(table.sand)

    def moments(self) -> list[float | None]:
        """Return when a clock runs out, and when the sand that is left is to be kept."""
        thinking = self._beside.player_clocks
        return [self.hourglass.due, self.hourglass.note_at, None if thinking is None else thinking.due]

    def follow(self, beat_from: float) -> None:
        """Let all clocks follow the game; sand runs from `beat_from` on."""
        self.follow_thinking()
        table = self._table
        # Like a stand-in, sand waits for somebody to be there.
        here = bool(self._audience) and not self._beside.paused
        question = table.clock_question if table.status == "running" else None
        self.hourglass.follow(table.game, question, here, self._clock.now(), beat_from)

    def follow_thinking(self) -> None:
        """Let the thinking clocks run for those who are asked, and note who has no time left."""
        thinking, seating = self._beside.player_clocks, self._table.seating
        if thinking is None:
            return
        running = self._table.status == "running"
        self._run(thinking, self._table.game, running, self._beside.paused or self._hold.left_ms() > 0)
        seating.presence.run_out(thinking.out(self._clock.now()) if running else set())

    def _run(self, thinking: PlayerClocks, game: AnyGame, running: bool, still: bool) -> None:
        waiting = game.situation.waiting if running else ()
        there = bool(self._audience) or thinking.lasting
        runs = running and there and not still
        thinking.follow(self._table.seating.people(), waiting, game.number, runs, self._clock.now())

    def times(self, after: AnyGame | None = None, *, paused: bool | None = None) -> tuple[bytes | None, int | None]:
        """Return the thinking clocks as they are to be kept: as they will be after an entry, or in a pause.

        With them comes the time of day at which the next one runs out, where the table is played over days.
        """
        if self._beside.player_clocks is None:
            return None, None
        thinking = self._beside.player_clocks.copy()
        game = after or self._table.game
        running = self._table.status == "running" and not game.over
        still = self._beside.paused if paused is None else paused
        # What is being shown is seen before the table is read again; days must not stand still for it.
        self._run(thinking, game, running, still or (self._hold.left_ms() > 0 and not thinking.lasting))
        now, wall_ms = self._clock.now(), self._clock.wall_ms()
        rings = thinking.due if over_days(self._table.terms) else None
        return thinking.keep(now, wall_ms), None if rings is None else wall_ms + round((rings - now) * 1000)

    def deadlines(self) -> dict[int, int]:
        """Return the times of day at which the clocks run out of a table that is played over days, by seat."""
        thinking = self._beside.player_clocks
        if thinking is None or self._beside.paused or not over_days(self._table.terms):
            return {}
        wall_ms = self._clock.wall_ms()
        return {one.seat: wall_ms + one.left_ms for one in thinking.times(self._clock.now())}

    async def keep_sand(self, store: Store) -> None:
        """Keep how much sand is left. Where the database does not take it, the next time will do."""
        sand = self.hourglass.note(self._clock.now())
        if sand is not None:
            with suppress(StoreError):
                await store.keep_sand(self._table.row.id, sand)
