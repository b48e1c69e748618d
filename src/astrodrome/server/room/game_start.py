"""The start of a table: when it may begin, and how its seed is drawn and its game made."""

from __future__ import annotations

import logging
from contextlib import suppress

from astrodrome.server.room.game_runner import RETRY_S, GameRunner
from astrodrome.server.room.seed_draw import SeedDrawing
from astrodrome.server.store.store import Conflict, StoreError
from astrodrome.server.support.errors import GameFault
from astrodrome.server.support.fair_queue import QueueFull
from astrodrome.server.table.rebuild import begin

logger = logging.getLogger(__name__)


class GameStart:
    """The start of one table."""

    def __init__(self, runner: GameRunner) -> None:
        self._runner = runner
        self._table = runner.table
        self._services = runner.services
        self.taken_at = runner.services.clock.now()
        """When a seat last changed hands."""

    async def start_if_ready(self) -> None:
        """Begin when every seat is taken and every person has come, or those who have came long enough ago."""
        runner, table, now = self._runner, self._table, self._services.clock.now()
        patience = self._services.config.away_s
        waited = patience > 0 and now >= self.taken_at + patience
        if not runner.audience or not table.may_start(waited=waited):
            return
        try:
            begun = await self._begin()
        except Conflict:
            raise
        except StoreError:
            logger.warning("table %s could not start: the database did not take it", table.row.id)
            runner.retry_at = now + RETRY_S
            return
        if not begun:
            return
        logger.info("table started", extra={"table": table.row.id, "game": table.spec.name})
        runner.announce(table.records[0])
        if runner.beside.player_clocks is not None and runner.beside.player_clocks.lasting:
            with suppress(StoreError):
                await self._services.store.keep_room(table.row.id, runner.beside.paused, *runner.clocks.times())

    async def _begin(self) -> bool:
        """Let the table run; False where its seed is not drawn yet."""
        table, services = self._table, self._services
        if not self._runner.beside.draw.active:
            await services.store.start(table.row.id, services.clock.wall_ms())
        elif await self._seed_is_drawn():
            header = self._runner.beside.draw.header()
            try:
                built = await services.threads.load(table.row.id, begin, table.spec, header.to_json())
            except QueueFull:
                raise StoreError("too many tables wait to be read") from None  # tried again in a moment
            except Exception as error:
                raise GameFault(error) from error
            await services.store.start(table.row.id, services.clock.wall_ms(), header.to_json())
            table.begin(header, built)
        else:
            return False
        table.status = "over" if table.game.over else "running"
        return True

    async def _seed_is_drawn(self) -> bool:
        """Move the draw on, now that nothing else keeps the table from starting; whether all numbers are there."""
        here = self._runner.audience.here
        draw = self._runner.beside.draw.copy()
        asks_for_numbers = draw.close(here)
        await self.adopt_draw(draw)
        if asks_for_numbers:
            self._runner.updates.send_state()
        if not draw.missing(here):
            return True
        draw.wait(self._services.clock.now())
        return False

    async def adopt_draw(self, draw: SeedDrawing) -> None:
        """Go on with a changed draw, once what must be kept of it is."""
        if draw.unsaved:
            await self._services.store.keep_draw(self._table.row.id, draw.keep())
            draw.unsaved = False
        self._runner.beside.draw = draw
