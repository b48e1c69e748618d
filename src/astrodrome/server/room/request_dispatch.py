"""Answers requests to the table: what is granted is carried out and sent to everybody, the rest is refused."""

from __future__ import annotations

import logging

import msgspec

from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.words import KERNEL_WORDS
from astrodrome.server.protocol.messages import Ok, Trouble
from astrodrome.server.protocol.requests import Advise, Ask, Chat, Coach, Foresee, Orders, React
from astrodrome.server.protocol.room_state import Foreseen, Said
from astrodrome.server.protocol.wording import not_taken, trouble
from astrodrome.server.room import chat_requests
from astrodrome.server.room.advice import advice_at, cannot_advise
from astrodrome.server.room.beside_game import NOT_PLAYING, PAUSED
from astrodrome.server.room.coach_requests import cannot_coach, coach_at
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import NOT_SEATED, Refuse
from astrodrome.server.room.game_runner import GameRunner
from astrodrome.server.room.table_changes import TableChanges
from astrodrome.server.room.table_requests import Circumstances, TableRequest, decide
from astrodrome.server.store.store import Conflict, StoreError
from astrodrome.server.support.errors import error_origin
from astrodrome.server.table import undo
from astrodrome.server.table.chat import ChatLimits

logger = logging.getLogger(__name__)


class RequestDispatch:
    """Where the requests to one table are answered."""

    def __init__(self, runner: GameRunner, changes: TableChanges) -> None:
        self._runner = runner
        self._changes = changes
        self._table = runner.table
        self._services = runner.services
        self._chat_limits = ChatLimits(runner.services.config.limits)
        self._advice = advice_at(runner.table, runner.services.thinker)
        self._coach_requests = coach_at(runner.table, runner.services.checks)

    async def answer(self, connection: Connection, message: Ask) -> None:
        """Do what somebody asks, or say why not."""
        try:
            if isinstance(message, Chat | React):
                await self._chat(connection, message)
            elif isinstance(message, Foresee):
                await self._foresee(connection, message)
            elif isinstance(message, Advise):
                self._advise(connection, message)
            elif isinstance(message, Coach):
                self._coach(connection, message)
            else:
                await self._change(connection, message)
        except Conflict:
            raise
        except StoreError:
            connection.say(trouble("storage", "not-kept", message.id))

    def forget(self, connection: Connection) -> None:
        """Forget somebody who has gone."""
        self._chat_limits.forget(id(connection))
        self._advice.forget(connection)
        self._coach_requests.forget(connection)

    def close(self) -> None:
        """Stop what is still being thought about."""
        self._advice.close()
        self._coach_requests.close()

    async def _change(self, connection: Connection, message: TableRequest) -> None:
        runner, services = self._runner, self._services
        bots, now = services.config.bots(self._table.spec.name), services.clock.now()
        grace_s = services.config.grace_s
        at = Circumstances(self._table, runner.beside, runner.audience.here, bots, now, grace_s)
        refusal = await self._changes.carry_out(decide(at, connection, message), connection)
        if refusal is not None:
            _refuse(connection, message.id, refusal)
            return
        connection.say(Ok(message.id, self._table.last_public_entry))
        if not isinstance(message, Orders):  # nobody else may notice that somebody gave one
            runner.updates.send_state()

    async def _chat(self, connection: Connection, message: Chat | React) -> None:
        table = self._table
        heard = chat_requests.decide(table, self._chat_limits, connection, message, self._services.clock)
        if isinstance(heard, Refuse):
            _refuse(connection, message.id, heard.refusal)
        elif isinstance(heard, Trouble):
            connection.say(heard)
        else:
            if isinstance(heard, Said):
                body = msgspec.json.encode(heard.line)
                await self._services.store.say(table.row.id, heard.line.number, body)
                table.chat.add(heard.line)
            self._runner.audience.send_to(heard, chat_requests.only_watchers(table, heard))
            connection.say(Ok(message.id, table.last_public_entry))

    def _advise(self, connection: Connection, message: Advise) -> None:
        refusal = PAUSED if self._runner.beside.paused else cannot_advise(self._table, connection, message)
        if refusal is not None:
            _refuse(connection, message.id, refusal)
        else:
            self._advice.ask(connection, message)

    def _coach(self, connection: Connection, message: Coach) -> None:
        refusal = PAUSED if self._runner.beside.paused else cannot_coach(self._table, connection, message)
        if refusal is not None:
            _refuse(connection, message.id, refusal)
        else:
            self._coach_requests.ask(connection, message)

    async def _foresee(self, connection: Connection, message: Foresee) -> None:
        """Say whether the answers to the open question could be taken back."""
        table = self._table
        if message.seat not in connection.seats:
            _refuse(connection, message.id, NOT_SEATED)
            return
        prompted = table.status == "running" and message.number == table.game.number
        if not prompted or message.seat not in table.game.asked:
            _refuse(connection, message.id, NOT_PLAYING)
            return
        if table.row.origin is not None:  # a table that began in the middle of a game has no log to go back in
            connection.say(Foreseen(message.id, message.seat, message.number, "never"))
            return
        try:
            back = await self._services.threads.foresee(undo.foresee, table.game.copy(), message.seat)
        except Exception as error:  # noqa: BLE001 - asked of a copy: the table is as it was
            logger.error("table %s: cannot foresee: %s", table.row.id, error_origin(error))  # noqa: TRY400
            connection.say(trouble("fault", "not-foreseen", message.id))
            return
        connection.say(Foreseen(message.id, message.seat, message.number, back))


def _refuse(connection: Connection, id_: int, refusal: Refusal) -> None:
    """Refuse what somebody asks of the table, by a line of `docs/rules/table.md`."""
    connection.say(not_taken(id_, refusal.spoken_with(KERNEL_WORDS)))
