"""The replay of a finished game: the table after every entry. Before the end there is none: it would reveal secrets."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from msgspec import Raw

from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Item, Log, item_from_json
from astrodrome.kernel.moments import Moments
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.bodies import Replay, ReplayStep
from astrodrome.server.protocol.messages import SeatInfo
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.protocol.study_bodies import StatisticsShown
from astrodrome.server.protocol.terms import read_terms
from astrodrome.server.store.store import StoredTable
from astrodrome.server.table.rebuild import begin
from astrodrome.server.table.seating import Seating
from astrodrome.server.table.seed_commitment import seed_commitment
from astrodrome.tallies.statistics import statistics_of

MOST_BYTES: Final = 64 * 1024 * 1024
"""The largest replay; a long game of Celerium has 4 MB."""


class NotOver(AstrodromeError):
    """The game is not over, so its secrets are still secrets."""


class TooLong(AstrodromeError):
    """The game shown after every entry would be larger than anybody can load."""


def make_replay(spec: AnySpec, kept: StoredTable) -> Replay:
    """Play a finished table once more and show it after every entry."""
    if kept.table.status != "over":
        raise NotOver("the replay opens when the game is over: until then it would reveal secrets")
    game = begin(spec, kept.table.header, kept.table.origin).game
    steps = [_show(game, 0, None, game.opening)]
    size = _size(steps[0])
    items = [item_from_json(parse(body), f"entries[{i}]") for i, body in enumerate(kept.entries)]
    moments = Moments(items)
    moments.reached(game, 0)
    for entry, item in enumerate(items, start=1):
        steps.append(_show(game, entry, item, _carry_out(game, item, moments)))
        moments.reached(game, entry)
        size += _size(steps[-1])
        if size > MOST_BYTES:
            raise TooLong(f"the replay has more than {MOST_BYTES} bytes")
    header = Log.from_json(kept.table.header)
    log = replace(header, entries=tuple(items))
    return Replay(
        table=kept.table.id,
        game=spec.name,
        rules_version=spec.rules_version,
        options=Raw(to_bytes(spec.options_json(game.options))),
        seats=_seats(kept),
        outcome=raw(game.outcome),
        commitment=seed_commitment(kept.table.id, header),
        dice=kept.table.dice,
        log=Raw(log.to_json()) if kept.table.origin is None else None,
        steps=tuple(steps),
        coach=read_terms(kept.table.terms).coach,
    )


def table_statistics(spec: AnySpec, kept: StoredTable) -> StatisticsShown:
    """Play a finished table once more and count what happens."""
    if kept.table.status != "over":
        raise NotOver("statistics are for finished games: until then they would reveal secrets")
    game = begin(spec, kept.table.header, kept.table.origin).game
    items = [item_from_json(parse(body), f"entries[{i}]") for i, body in enumerate(kept.entries)]
    ended = items[-1].time if items else None
    coached = read_terms(kept.table.terms).coach
    return StatisticsShown(kept.table.id, _seats(kept), ended, statistics_of(game, items), coached)


def _size(step: ReplayStep) -> int:
    return sum(memoryview(part).nbytes for part in (step.public, *step.mine.values(), *step.events))


def _seats(kept: StoredTable) -> tuple[SeatInfo, ...]:
    """Return who sat where, with how much stand-ins have played."""
    seating = Seating(kept.seats, 0.0)
    for entry in kept.stand_ins:
        item = item_from_json(parse(kept.entries[entry - 1]), f"entries[{entry - 1}]")
        if isinstance(item, Entry):
            seating.note_answer(item.seat, stand_in=True)
    return seating.info(over=True)


def _carry_out(game: AnyGame, item: Item, moments: Moments) -> tuple[Event, ...]:
    if isinstance(item, Entry):
        return game.play(item.seat, game.spec.codec.decode_action(item.action), time=item.time)
    moments.go_back(game, item)
    return ()


def _show(game: AnyGame, entry: int, item: Item | None, events: tuple[Event, ...]) -> ReplayStep:
    seat: int | None = None
    action: Json = None
    if isinstance(item, Entry):
        seat = None if item.seat == CLOCK else item.seat
        action = item.action
    return ReplayStep(
        entry=entry,
        seat=seat,
        action=None if action is None else Raw(to_bytes(action)),
        undo=None if item is None or isinstance(item, Entry) else item.to,
        time=None if item is None else item.time,
        events=tuple(raw(event) for event in events),
        public=raw(game.view(None).public),
        mine={each: raw(game.view(each).mine) for each in range(game.seats)},
        situation=raw(game.situation),
    )
