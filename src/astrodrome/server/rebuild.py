"""A table made anew from what is kept: the header, and the entries played one after another."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.codec import parse
from astrodrome.kernel.decision import Window
from astrodrome.kernel.errors import WrongRulesVersion
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Log, item_from_json
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


def begin(spec: AnySpec, header: bytes) -> Rebuilt:
    """Start the game of a header."""
    log = Log.from_json(header)
    if log.rules_version != spec.rules_version:
        made, here = f"{log.rules_version!r:.20}", f"{spec.rules_version!r}"
        raise WrongRulesVersion(f"the table was made under {spec.name} rules version {made}, this is {here}")
    game = spec.new(log.seats, log.options, log.seed)
    return Rebuilt(game, [Record(0, None, game.opening)], 0, None, turned_after(game, None, 0, None))


def rebuild(spec: AnySpec, kept: Kept) -> Rebuilt:
    """Play a kept table up to its last entry; AstrodromeError where its log does not fit this program."""
    built = begin(spec, kept.table.header)
    for entry, body in enumerate(kept.entries, start=1):
        item = item_from_json(parse(body), f"entries[{entry - 1}]")
        built.records.append(_play_item(built.game, item, entry))
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
    return Record(entry, None if secret or seat == CLOCK else seat, events, unseen)


def _play_item(game: AnyGame, item: Item, entry: int) -> Record:
    if isinstance(item, Entry):
        return perform(game, entry, item.seat, game.spec.codec.decode_action(item.action), item.time)
    game.undo(item.to, item.time)
    return Record(entry, None, ())
