"""One answer on its way into the log: judged and played on one copy of the game, ready to be appended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.decision import Window
from astrodrome.kernel.errors import BadAction, Refused
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Undo, item_to_json
from astrodrome.kernel.records import Action, is_visible
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.record_json import write
from astrodrome.server.store.store import Status
from astrodrome.server.support.errors import GameFault, JudgingFault
from astrodrome.server.table.snapshot import EntryRecord, Snapshot, take_snapshot

if TYPE_CHECKING:
    from astrodrome.server.table.table import Table


class Answer(msgspec.Struct, frozen=True):
    """What a seat answers. `number` names the decision; None: the one that is open."""

    seat: int
    action: Action
    number: int | None = None


class PendingEntry(msgspec.Struct, frozen=True):
    """An entry that is not in the log yet: the game after it, what to send of it, and what to append."""

    game: AnyGame
    record: EntryRecord
    snapshot: Snapshot
    body: bytes
    status: Status
    sealed: bool = False
    """Whether the answer waits under a seal: nothing has changed for the seats that are still asked."""


def decode_action(spec: AnySpec, data: bytes) -> Action:
    """Return the action that JSON describes; BadAction says what was expected."""
    try:
        return spec.codec.decode_action(msgspec.json.decode(data))
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadAction(f"not JSON: {error!s:.80}") from None


def judge(game: AnyGame, answer: Answer) -> AnyGame | Refusal:
    """Return a copy of the game on which an answer can be played, or why it is refused."""
    try:
        copy = game.copy()
        refusal = copy.refuse(answer.seat, answer.action, answer.number)
    except Exception as error:
        raise JudgingFault(error) from error
    return copy if refusal is None else refusal


def judge_and_play(table: Table, answer: Answer, time: int) -> PendingEntry | Refusal:
    """Judge an answer on a copy of the game and play it there; the table itself stays as it was.

    JudgingFault and GameFault say in which of the two the rules themselves failed.
    """
    judged = judge(table.game, answer)
    if isinstance(judged, Refusal):
        return judged
    try:
        record = perform(judged, len(table.records), answer, time)
        record.write()  # a fault while writing must come before the entry is kept
        sealed = is_sealed(table.game, judged, answer.seat)
        before = table.snapshot if sealed else None
        snapshot = take_snapshot(judged, table.seating.people(), before, answer.seat)
        return PendingEntry(judged, record, snapshot, _entry_body(answer, time), _status(judged), sealed)
    except Exception as error:
        raise GameFault(error) from error


def is_sealed(before: AnyGame, after: AnyGame, seat: int) -> bool:
    """Return whether the answer of a seat went under a seal: the same question is open, to all others who had it."""
    if after.number != before.number or not after.asked or not before.decision.sealed:
        return False
    return after.asked == tuple([other for other in before.asked if other != seat])


def play_legal(table: Table, answer: Answer, time: int) -> PendingEntry:
    """Play an answer that must be legal; GameFault where the game refuses it all the same."""
    pending = judge_and_play(table, answer, time)
    if isinstance(pending, Refusal):
        raise GameFault(Refused(pending))
    return pending


def prepare_undo(table: Table, to: int, time: int) -> PendingEntry:
    """Let a copy of the game go back to the moment after `to` answers; the table itself stays as it was."""
    try:
        game = table.game.copy()
        undo = Undo(to, time)
        last = table.last_answer
        game.undo(to, time, last.before.state if last is not None and last.to == to else None)
        record = undo_record(table.records, table.standing_entries, len(table.records), undo)
        snapshot = take_snapshot(game, table.seating.people())
        return PendingEntry(game, record, snapshot, to_bytes(item_to_json(undo)), _status(game))
    except Exception as error:
        raise GameFault(error) from error


def perform(game: AnyGame, entry: int, answer: Answer, time: int | None) -> EntryRecord:
    """Play a judged answer, which becomes the entry of this number, and record what it brought.

    In a window nobody may see who has answered, nor that anybody has, until all have.
    """
    hides_who = isinstance(game.decision, Window)
    before = game.number
    events = game.play_judged(answer.seat, answer.action, time)
    still_open = hides_who and not game.over and game.number == before
    return EntryRecord(
        entry,
        seat=None if hides_who or answer.seat == CLOCK else answer.seat,
        events=events,
        is_secret=still_open and not any(is_visible(event, None) for event in events),
        by=answer.seat,
        number=before,
        action=answer.action,
    )


def undo_record(records: list[EntryRecord], standing_entries: list[int], entry: int, undo: Undo) -> EntryRecord:
    """Record that a table went back. Whether a secret answer was taken back stays a secret too."""
    taken_back = [records[taken] for taken in standing_entries[undo.to :]]
    is_secret = all(record.is_secret for record in taken_back)
    # A seat goes back before an answer of its own.
    return EntryRecord(entry, None, (), is_secret, by=taken_back[0].by if taken_back else None, undo=undo.to)


def _entry_body(answer: Answer, time: int) -> bytes:
    """Return an answer as it is kept; a dealt game, which a fork may be, has no log of its own to take it from."""
    seat = b'"clock"' if answer.seat == CLOCK else b"%d" % answer.seat
    return b'{"seat":%b,"action":%b,"time":%d}' % (seat, write(answer.action), time)


def _status(game: AnyGame) -> Status:
    return "over" if game.over else "running"
