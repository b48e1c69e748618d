"""What a table has beside its game: a pause, proposals, clocks, the draw; and who may take an answer back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.room.proposals import Proposals
from astrodrome.server.room.seed_draw import SeedDrawing
from astrodrome.server.table import undo
from astrodrome.server.table.player_clocks import PlayerClocks
from astrodrome.server.table.table import Table

PAUSED: Final = Refusal("AD-009", "table-paused")
NOT_PLAYING: Final = Refusal("AD-010", "table-not-playing")
ONE_REQUEST: Final = Refusal("AD-011", "table-one-request")
NOTHING_BACK: Final = Refusal("AD-013", "table-nothing-back")
NO_WAY_BACK: Final = Refusal("AD-014", "table-no-way-back")
WINDOW_BACK: Final = Refusal("AD-014", "table-window-back")
REFUSED_BACK: Final = Refusal("AD-014", "table-refused-back")


@dataclass
class BesideGame:
    """The state of a table beside its game. The rules never see it."""

    paused: bool
    proposals: Proposals
    player_clocks: PlayerClocks | None
    draw: SeedDrawing
    """The draw of the seed, up to the start."""
    not_free: int | None = None
    """An answer, by its entry, that was found not to be free to take back."""


def beside_game(table: Table, wall_ms: int) -> BesideGame:
    """Return what is kept of a table beside its game."""
    thinking = table.terms.thinking
    clocks = None if thinking is None else PlayerClocks(thinking, table.row.times, wall_ms)
    return BesideGame(table.row.paused, Proposals(table.row.requests, table.records), clocks, SeedDrawing(table))


def cannot_take_back(table: Table, beside: BesideGame, seat: int) -> Refusal | None:
    """Return why a seat cannot freely take back its last answer, as far as that is seen at once."""
    if table.status != "running":
        return NOT_PLAYING
    if beside.paused:
        return PAUSED
    to, last = table.last_of(seat), table.last_answer
    if to is None:
        return NOTHING_BACK
    spent = undo.spent(table.undos, seat, table.seating.people(), table.game.seats)
    if spent is not None:
        return spent
    if undo.in_window(table.game, seat):
        return WINDOW_BACK
    if last is None or last.seat != seat or last.to != to or table.standing_entries[to] == beside.not_free:
        return NO_WAY_BACK
    return NO_WAY_BACK if undo.drew_from_chance(last.before, table.game) else None


def cannot_ask_back(table: Table, beside: BesideGame, seat: int) -> Refusal | None:
    """Return why a seat cannot ask the others to let it take back its last answer."""
    if table.status != "running":
        return NOT_PLAYING
    to = table.last_of(seat)
    if to is None:
        return NOTHING_BACK
    spent = undo.spent(table.undos, seat, table.seating.people(), table.game.seats)
    if spent is not None:
        return spent
    if table.standing_entries[to] in beside.proposals.refused:
        return REFUSED_BACK
    return None if beside.proposals.request is None else ONE_REQUEST
