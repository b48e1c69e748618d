"""The coach at the table: what the answers to the open question are worth, for one person against bots (AD-028)."""

from __future__ import annotations

from typing import Final

import msgspec

from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.coach import has_coach
from astrodrome.server.protocol.bodies import NewTable
from astrodrome.server.protocol.messages import CoachAnswer, Coached, Trouble
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.protocol.requests import Coach
from astrodrome.server.protocol.room_state import CoachWorth
from astrodrome.server.protocol.wording import trouble
from astrodrome.server.room.beside_game import NOT_PLAYING
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import NOT_SEATED
from astrodrome.server.room.thoughts import Thoughts
from astrodrome.server.table.daily import is_deal
from astrodrome.server.table.table import Table
from astrodrome.server.untrusted_input.check_jobs import CoachAsked
from astrodrome.server.untrusted_input.checks import Checks

NO_COACH: Final = Refusal("AD-028", "table-no-coach")


def check_coach(spec: AnySpec, wanted: NewTable) -> None:
    """Reject a table that may not have the coach it wants."""
    terms = wanted.terms
    if not terms.coach:
        return
    kinds = [seat.kind for seat in wanted.seats]
    if not has_coach(spec):
        raise Reject(422, "option", "this game has no coach at the table (AD-028)", "terms.coach")
    if kinds.count("person") != 1 or "open" in kinds or terms.public or terms.thinking is not None:
        fault = "a coach is for one person against bots, without a clock and not in the lobby (AD-028)"
        raise Reject(422, "option", fault, "terms.coach")


def cannot_coach(table: Table, connection: Connection, message: Coach) -> Refusal | None:
    """Return why a seat gets no answer from the coach."""
    if message.seat not in connection.seats:
        return NOT_SEATED
    if table.status != "running" or message.number != table.game.number or message.seat not in table.game.asked:
        return NOT_PLAYING
    terms = table.terms
    alone = table.seating.people() == (message.seat,) and not terms.public and terms.thinking is None
    allowed = terms.coach and has_coach(table.spec) and not is_deal(table.row, table.game.seed)
    return None if allowed and alone else NO_COACH


def coach_at(table: Table, checks: Checks) -> Thoughts[Coach]:
    """Return the coach of one table."""

    async def think(connection: Connection, message: Coach) -> Coached | Trouble:
        if cannot_coach(table, connection, message) is not None:  # the table has gone on while it waited
            return _nothing(message)
        game = table.game
        asked = CoachAsked(game.spec.name, game.save(log=False), message.seat, bytes(message.action))
        try:
            body = await checks.coach(connection.address, asked)
        except Reject as refused:
            return _busy(message) if refused.problem.code == "busy" else _nothing(message)
        return _coached(message, body) if body else _nothing(message)

    return Thoughts(table, think, _busy)


class _Found(msgspec.Struct):
    answers: tuple[CoachAnswer, ...]
    worlds: int
    costs: tuple[CoachWorth, ...]
    fact: tuple[str, int] | None


def _coached(message: Coach, body: bytes) -> Coached:
    found = msgspec.json.decode(body, type=_Found)
    return Coached(message.id, message.seat, message.number, found.answers, found.worlds, found.costs, found.fact)


def _busy(message: Coach) -> Trouble:
    return trouble("busy", "coach-busy", message.id)


def _nothing(message: Coach) -> Coached:
    return Coached(message.id, message.seat, message.number)
