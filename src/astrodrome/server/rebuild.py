"""A table made anew from what is kept: the header, and the entries played one after another."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.codec import parse
from astrodrome.kernel.decision import Window
from astrodrome.kernel.errors import WrongRulesVersion
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Log, Undo, item_from_json
from astrodrome.kernel.records import Action, is_visible
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.hourglass import Turned, turned_after
from astrodrome.server.picture import Record
from astrodrome.server.store import Kept


@dataclass
class Rebuilt:
    """A game with its telling: one record per entry, the first of them the start."""

    game: AnyGame
    records: list[Record]
    shown: int
    """The last entry that everybody has been shown."""
    time: int | None
    """The time of day of the last entry; None: none yet."""
    turned: Turned | None
    """What the clock is asked, and since when."""
    line: list[int]
    """The entries that still count as answers: what was taken back is left out."""


def begin(spec: AnySpec, header: bytes, origin: bytes | None = None) -> Rebuilt:
    """Start the game of a header, or go on from a saved one (`origin`)."""
    log = Log.from_json(header)
    if log.rules_version != spec.rules_version:
        made, here = f"{log.rules_version!r:.20}", f"{spec.rules_version!r}"
        raise WrongRulesVersion(f"the table was made under {spec.name} rules version {made}, this is {here}")
    game = spec.new(log.seats, log.options, log.seed) if origin is None else spec.load(origin)
    return Rebuilt(game, [Record(0, None, game.opening)], 0, None, turned_after(game, None, 0, None), [])


def rebuild(spec: AnySpec, kept: Kept) -> Rebuilt:
    """Play a kept table up to its last entry; AstrodromeError where its log does not fit this program."""
    built = begin(spec, kept.table.header, kept.table.origin)
    for entry, body in enumerate(kept.entries, start=1):
        item = item_from_json(parse(body), f"entries[{entry - 1}]")
        built.records.append(_play_item(built, item, entry))
        built.time = item.time
        built.turned = turned_after(built.game, built.turned, entry, item.seat if isinstance(item, Entry) else None)
        if not built.records[-1].unseen:
            built.shown = entry
    return built


def perform(game: AnyGame, entry: int, seat: Seat, action: Action, time: int | None) -> Record:
    """Carry out an answer, which becomes the entry of this number, and tell what it brought.

    In a window nobody may see who has answered, nor that anybody has, until all have.
    """
    secret = isinstance(game.decision, Window)
    before = game.number
    events = game.play(seat, action, time=time)
    still_open = secret and not game.over and game.number == before
    unseen = still_open and not any(is_visible(event, None) for event in events)
    return Record(
        entry, None if secret or seat == CLOCK else seat, events, unseen, by=seat, number=before, action=action
    )


def go_back(game: AnyGame, records: list[Record], line: list[int], entry: int, undo: Undo) -> Record:
    """Let a game be as it was after so many answers. Whether a secret answer was taken back stays a secret too."""
    game.undo(undo.to, undo.time)
    unseen = all(records[taken].unseen for taken in line[undo.to :])
    return Record(entry, None, (), unseen, undo=undo.to)


def _play_item(built: Rebuilt, item: Item, entry: int) -> Record:
    game = built.game
    if isinstance(item, Entry):
        built.line.append(entry)
        return perform(game, entry, item.seat, game.spec.codec.decode_action(item.action), item.time)
    record = go_back(game, built.records, built.line, entry, item)
    del built.line[item.to :]
    return record
