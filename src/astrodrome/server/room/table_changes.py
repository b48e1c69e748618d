"""Carries out what requests to the table bring about: seats, the draw of the seed, pauses, proposals, going back."""

from __future__ import annotations

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.messages import Lost
from astrodrome.server.room.beside_game import NO_WAY_BACK
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import (
    AdoptDraw,
    AdoptProposals,
    ChangeSeat,
    Effect,
    GiveOrders,
    GoBack,
    HandOver,
    Refuse,
    RenameSeat,
    SetPause,
    SetReady,
    StandIn,
    TakeBack,
)
from astrodrome.server.room.game_runner import GameRunner
from astrodrome.server.room.game_start import GameStart
from astrodrome.server.room.proposals import Proposals
from astrodrome.server.room.table_requests import agreed_effect
from astrodrome.server.store.store import Kind, SeatRow
from astrodrome.server.table import undo
from astrodrome.server.table.undo import LastAnswer


class TableChanges:
    """Changes of one table beside its game: kept first, then in force."""

    def __init__(self, runner: GameRunner, start: GameStart) -> None:
        self._runner = runner
        self._start = start
        self._table = runner.table
        self._services = runner.services

    async def carry_out(self, effect: Effect, by: Connection | None) -> Refusal | None:
        """Carry out an effect of what somebody asked (`by`), or of what all agreed to; return why it could not be."""
        match effect:
            case Refuse():
                return effect.refusal
            case TakeBack():
                return await self._take_back(effect.last)
            case GoBack():
                await self._runner.go_back(effect.to)
            case SetPause():
                await self._pause(effect.paused)
            case GiveOrders():
                await self._give_orders(effect)
            case AdoptProposals():
                await self._adopt(effect.proposals, effect.keep)
            case AdoptDraw():
                await self._start.adopt_draw(effect.draw)
                await self._start.start_if_ready()
            case _:
                await self._change_seats(effect, by)
        return None

    async def _change_seats(
        self, effect: ChangeSeat | HandOver | RenameSeat | SetReady | StandIn, by: Connection | None
    ) -> None:
        seating = self._table.seating
        match effect:
            case SetReady():
                (seating.ready.add if effect.ready else seating.ready.discard)(effect.seat)
                await self._start.start_if_ready()
            case RenameSeat():
                await self._services.store.rename(self._table.row.id, effect.seat, effect.name)
                seating.rename(effect.seat, effect.name)
                self._table.retake_snapshot()
                self._runner.updates.send_seats()
            case StandIn():
                seating.presence.stood_in.add(effect.seat)
                self._runner.updates.send_seats()
                self._runner.follow()
            case HandOver():
                await self._hand_over(effect, by)
            case ChangeSeat():
                draw = self._runner.beside.draw.copy()
                draw.change_seat(effect.row.seat, effect.blamed)
                await self._start.adopt_draw(draw)
                await self._give_seat(effect.row, seating.rows[effect.row.seat].kind, effect.reason, by)

    async def excuse(self, seats: set[int]) -> None:
        """Go on without the answers of those who have left."""
        proposals = self._runner.beside.proposals.copy()
        proposals.excuse(seats)
        await self._adopt(proposals, keep=False)

    async def _give_seat(self, row: SeatRow, was: Kind, reason: Lost, by: Connection | None) -> None:
        """Let somebody else have a seat; the person who held it looks on, and is told so unless it was they (`by`)."""
        runner = self._runner
        await self._services.store.take_seat(self._table.row.id, row, was)
        self._table.seating.change(row)
        runner.audience.drop_seat(row.seat, reason, by)
        self._start.taken_at = self._services.clock.now()
        self._table.retake_snapshot()
        runner.updates.send_seats()
        await self._start.start_if_ready()

    async def _hand_over(self, effect: HandOver, by: Connection | None) -> None:
        seat, config, beside = effect.seat, self._services.config, self._runner.beside
        bot = config.bot_or_random(self._table.spec.name, config.stand_in)
        row = SeatRow(seat, "bot", self._table.seating.rows[seat].name, bot, None)
        await self._give_seat(row, "person", effect.reason, by)
        self._table.orders.of.pop(seat, None)
        # Neither the clock of somebody who has left for good nor their consent counts any more.
        if beside.player_clocks is not None:
            beside.player_clocks.forget(seat)
        proposals = beside.proposals.copy()
        proposals.part(seat)
        await self._adopt(proposals, keep=proposals.request is not beside.proposals.request)
        self._runner.follow()

    async def _adopt(self, proposals: Proposals, keep: bool) -> None:
        """Go by changed proposals, and carry out what everybody has agreed to.

        Requests to go back are kept first: a restart neither ends one nor forgets that it was refused.
        """
        beside = self._runner.beside
        if keep and (proposals.request is None or proposals.request.missing):  # else it is carried out at once
            await self._services.store.keep_requests(self._table.row.id, proposals.keep())
        beside.proposals = proposals
        while (agreed := beside.proposals.agreed()) is not None:
            effect = agreed_effect(self._table, *agreed)
            if effect is not None:
                await self.carry_out(effect, None)

    async def _pause(self, paused: bool) -> None:
        times = self._runner.clocks.times(paused=paused)
        await self._services.store.keep_room(self._table.row.id, paused, *times)
        self._runner.beside.paused = paused
        self._runner.follow()

    async def _give_orders(self, effect: GiveOrders) -> None:
        """Keep the orders of a seat; nobody else hears of them."""
        table, runner = self._table, self._runner
        await self._services.store.keep_orders(table.row.id, table.orders.with_seat(effect.seat, effect.orders))
        table.orders.of[effect.seat] = effect.orders
        runner.follow()
        runner.updates.send_orders(effect.seat)
        runner.ask(only=effect.seat)

    async def _take_back(self, last: LastAnswer) -> Refusal | None:
        if await self._services.threads.go_back(undo.reveals, last.before, last.seat, last.action):
            self._runner.beside.not_free = self._table.standing_entries[last.to]
            return NO_WAY_BACK
        await self._runner.go_back(last.to)
        return None
