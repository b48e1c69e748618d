"""One answer on its way into the log: read, judged, played on a copy, ready to be appended."""

from __future__ import annotations

import logging
import traceback
from dataclasses import dataclass
from pathlib import Path

from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import BadAction
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Undo, item_to_json
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.spec import AnySpec
from astrodrome.server import picture
from astrodrome.server.automatic import Decided
from astrodrome.server.hourglass import turned_after
from astrodrome.server.picture import Picture, Record
from astrodrome.server.protocol import NotTaken, Why
from astrodrome.server.rebuild import go_back, perform
from astrodrome.server.store import Status
from astrodrome.server.table import Table
from astrodrome.server.taking_back import Answered

logger = logging.getLogger(__name__)


class GameFault(Exception):
    """The game's own code failed. Says where, and never with which values: they may be secrets."""

    def __init__(self, error: Exception) -> None:
        super().__init__(whereabouts(error))


def whereabouts(error: BaseException) -> str:
    """Return the kind of an error and the line it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place


@dataclass(frozen=True)
class Step:
    """An answer that was played on a copy: the copy, what to tell of it, and what to append."""

    game: AnyGame
    record: Record
    picture: Picture
    body: bytes
    status: Status


def read_action(spec: AnySpec, data: bytes) -> Action:
    """Return the action that JSON describes; BadAction says what was expected."""
    try:
        return spec.codec.decode_action(parse(data))
    except (ValueError, RecursionError) as error:
        raise BadAction(f"not JSON: {error!s:.80}") from None


def judge(table: Table, seat: int, action: Action, number: int) -> Refusal | None:
    """Return why an action would be refused, asked of a copy; GameFault where the rules themselves stumble."""
    try:
        return table.game.copy().refuse(seat, action, number)
    except Exception as error:
        raise GameFault(error) from error


def prepare(table: Table, seat: int, action: Action, time: int) -> Step:
    """Play an action that is not refused on a copy of the game; the table itself is as it was."""
    entry = len(table.records)
    try:
        game = table.game.copy()
        record = perform(game, entry, seat, action, time)
        shot = picture.take(game, table.seating.people())
        body = to_bytes(item_to_json(Entry(seat, table.spec.codec.encode_action(action), time)))
        return Step(game, record, shot, body, "over" if game.over else "running")
    except Exception as error:
        raise GameFault(error) from error


def prepare_undo(table: Table, to: int, time: int) -> Step:
    """Let a copy of the game be as it was after so many answers; the table itself is as it was."""
    entry = len(table.records)
    try:
        game = table.game.copy()
        undo = Undo(to, time)
        record = go_back(game, table.records, table.line, entry, undo)
        return Step(game, record, picture.take(game, table.seating.people()), to_bytes(item_to_json(undo)), "running")
    except Exception as error:
        raise GameFault(error) from error


def adopt(table: Table, step: Step, seat: int | None, action: Action | None = None) -> None:
    """Let a copy whose answer, given by this seat, is durable be the game."""
    if step.record.undo is not None:
        del table.line[step.record.undo :]
        table.last = None
    else:
        assert seat is not None
        assert action is not None
        table.last = Answered(seat, len(table.line), table.game, action)
        table.line.append(step.record.entry)
    table.game = step.game
    table.turned = turned_after(step.game, table.turned, step.record.entry, seat)
    table.picture = step.picture
    table.status = step.status
    table.records.append(step.record)
    if not step.record.unseen:
        table.shown = step.record.entry


def refused(id_: int, refusal: Refusal) -> NotTaken:
    """Return a refusal as a message, with its sentence in both languages."""
    why = Why(refusal.why("en"), refusal.why("fr"))
    return NotTaken(id_, refusal.rule, refusal.key, dict(refusal.args), why)


def choose(table: Table, decided: Decided) -> Action:
    """Return what a bot wants to do; the first legal action where it wants nothing that can be done."""
    try:
        if decided.action is not None:
            action = read_action(table.spec, decided.action)
            if judge(table, decided.seat, action, decided.number) is None:
                return action
        logger.warning("table %s: a bot gave no legal answer", table.row.id)
    except (BadAction, GameFault) as fault:
        logger.warning("table %s: a bot gave no answer (%s)", table.row.id, type(fault).__name__)
    try:
        return table.game.legal(decided.seat)[0]
    except Exception as error:
        raise GameFault(error) from error
