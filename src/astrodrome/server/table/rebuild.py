"""A table rebuilt from what is kept: the header, and the entries played one after another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.codec import parse
from astrodrome.kernel.errors import Refused, WrongRulesVersion
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Log, item_from_json
from astrodrome.kernel.moments import Moments
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.store.store import StoredTable
from astrodrome.server.table.hourglass import ClockQuestion, clock_question_after
from astrodrome.server.table.pending_entry import Answer, perform, undo_record
from astrodrome.server.table.snapshot import EntryRecord

MOST_PAST_ENTRIES: Final = 500
"""How many entries somebody who comes is sent at most: the latest ones."""


@dataclass
class Rebuilt:
    """A game with one record per entry, the first of them the start."""

    game: AnyGame
    records: list[EntryRecord]
    last_public_entry: int
    """The last entry that everybody has been shown."""
    time: int | None
    """The time of day of the last entry; None: none yet."""
    clock_question: ClockQuestion | None
    """What the clock is asked, and since when."""
    standing_entries: list[int]
    """The entries that still count as answers: what was taken back is left out."""


def begin(spec: AnySpec, header: bytes, origin: bytes | None = None) -> Rebuilt:
    """Start the game of a header, or go on from a saved one (`origin`)."""
    log = Log.from_json(header)
    if log.rules_version != spec.rules_version:
        made, here = f"{log.rules_version!r:.20}", f"{spec.rules_version!r}"
        raise WrongRulesVersion(f"the table was made under {spec.name} rules version {made}, this is {here}")
    if origin is not None:
        game = spec.load(origin)
    elif log.position:
        game = spec.position(log.position, log.seed, log.options)
    else:
        game = spec.new(log.seats, log.options, log.seed)
    return Rebuilt(game, [EntryRecord(0, None, game.opening)], 0, None, clock_question_after(game, None, 0, None), [])


def rebuild(spec: AnySpec, kept: StoredTable) -> Rebuilt:
    """Play a kept table up to its last entry; AstrodromeError where its log does not fit this program."""
    built = begin(spec, kept.table.header, kept.table.origin)
    items = [item_from_json(parse(body), f"entries[{at}]") for at, body in enumerate(kept.entries)]
    moments = Moments(items)
    moments.reached(built.game, 0)
    for entry, item in enumerate(items, start=1):
        built.records.append(_play_item(built, item, entry, moments))
        moments.reached(built.game, entry)
        built.time = item.time
        built.clock_question = clock_question_after(
            built.game, built.clock_question, entry, item.seat if isinstance(item, Entry) else None
        )
        if not built.records[-1].is_secret:
            built.last_public_entry = entry
    for record in built.records[-MOST_PAST_ENTRIES:]:
        record.write()  # here, where no table waits, and not when the first one comes to hear it
    return built


def _play_item(built: Rebuilt, item: Item, entry: int, moments: Moments) -> EntryRecord:
    game = built.game
    if isinstance(item, Entry):
        built.standing_entries.append(entry)
        answer = Answer(item.seat, game.spec.codec.decode_action(item.action))
        refusal = game.refuse(answer.seat, answer.action)
        if refusal is not None:
            raise Refused(refusal)
        return perform(game, entry, answer, item.time)
    moments.go_back(game, item)
    record = undo_record(built.records, built.standing_entries, entry, item)
    del built.standing_entries[item.to :]
    return record
