"""Answers that people hand in: is the table taking answers, was this one sent before, and do the rules allow it."""

from __future__ import annotations

import logging
from typing import Final, TypeAlias

import msgspec

from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.messages import Code, NotTaken, Ok, Play, Trouble, Try
from astrodrome.server.protocol.wording import not_taken, trouble
from astrodrome.server.support.errors import JudgingFault
from astrodrome.server.table.pending_entry import Answer, PendingEntry, decode_action, judge, judge_and_play
from astrodrome.server.table.table import Table

logger = logging.getLogger(__name__)

LATE: Final = ("AD-001", "AD-002", "AD-003")
"""The rules that refuse an answer given a second time: not asked any more, stale, over."""

Reply: TypeAlias = Ok | NotTaken | Trouble


class Gate(msgspec.Struct, frozen=True):
    """What keeps a table from taking answers now, apart from its game."""

    paused: bool
    held: bool
    """Whether the last entry is still being shown to everybody."""


def prepare(table: Table, gate: Gate, seats: tuple[int, ...], message: Play | Try, time: int) -> Reply | PendingEntry:
    """Return the entry that an answer makes, to be appended, or the reply to an answer that makes none.

    `seats` are those of the socket it came from. GameFault where the rules failed while they played it.
    """
    obstacle = find_obstacle(table, gate, seats, message.seat)
    try:
        answer = Answer(message.seat, decode_action(table.spec, bytes(message.action)), message.number)
    except BadAction as bad:
        if obstacle is not None:
            return trouble(*obstacle, message.id)
        return trouble("bad-action", "bad-action", message.id, detail=str(bad))
    if isinstance(message, Play) and message.seat in seats and _is_in_log(table, message, answer.action):
        return Ok(message.id, table.last_public_entry)
    if obstacle is not None:
        return trouble(*obstacle, message.id)
    try:
        result = judge_and_play(table, answer, time) if isinstance(message, Play) else judge(table.game, answer)
    except JudgingFault as fault:
        logger.error("table %s: judging an action failed: %s", table.row.id, fault)  # noqa: TRY400
        return trouble("fault", "not-judged", message.id)
    if isinstance(result, PendingEntry):
        return result
    if isinstance(result, Refusal) and not (isinstance(message, Play) and _was_last(table, answer, result)):
        return not_taken(message.id, result)
    return Ok(message.id, table.last_public_entry)


def find_obstacle(table: Table, gate: Gate, seats: tuple[int, ...], seat: int) -> tuple[Code, str] | None:
    """Return why no answer of a seat is looked at now: a code, and the key of its sentence."""
    if seat not in seats:
        return "not-your-seat", "not-your-seat"
    if table.status == "waiting":
        return "not-running", "not-begun"
    if table.status == "stopped":
        return "not-running", "stopped"
    if gate.paused:
        return "paused", "paused"
    return ("held", "held") if gate.held else None


def _is_in_log(table: Table, message: Play, action: Action) -> bool:
    """Whether an answer that was sent again is in the log, after the last entry its sender had."""
    if message.after is None:
        return False
    given = (message.seat, message.number, action)
    return any(given == (record.by, record.number, record.action) for record in table.records[message.after + 1 :])


def _was_last(table: Table, answer: Answer, refusal: Refusal) -> bool:
    """Whether an answer that comes too late is the very one that its seat gave last."""
    if refusal.rule not in LATE:
        return False
    own = [table.records[entry] for entry in table.standing_entries if table.records[entry].by == answer.seat]
    return bool(own) and (own[-1].number, own[-1].action) == (answer.number, answer.action)
