"""Requests to the table itself: seats, the draw of the seed, pauses, proposals, going back. No game is in here.

`decide` looks at a request and changes nothing. What it grants is an effect, for the room to carry out; what it does
not grant names a line of `docs/rules/table.md`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.requests import (
    Commit,
    Consent,
    Fill,
    Leave,
    Orders,
    Propose,
    Ready,
    Remove,
    Rename,
    Resume,
    Reveal,
    Undo,
)
from astrodrome.server.protocol.room_state import Proposal
from astrodrome.server.room import seat_requests
from astrodrome.server.room.beside_game import NOT_PLAYING, PAUSED, BesideGame, cannot_ask_back, cannot_take_back
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.effects import (
    NOT_SEATED,
    AdoptDraw,
    AdoptProposals,
    Effect,
    GiveOrders,
    GoBack,
    HandOver,
    Refuse,
    SetPause,
    StandIn,
    TakeBack,
)
from astrodrome.server.room.proposals import Goal
from astrodrome.server.room.seat_requests import SeatRequest
from astrodrome.server.table.seat_orders import read_orders
from astrodrome.server.table.stand_in_rules import refuse_stand_in
from astrodrome.server.table.table import Table

ONE_WISH: Final = Refusal("AD-011", "table-one-wish")
NO_WISH: Final = Refusal("AD-012", "table-no-wish")
NOT_ALONE: Final = Refusal("AD-022", "table-not-alone")

TableRequest: TypeAlias = SeatRequest | Commit | Reveal | Propose | Consent | Resume | Undo | Orders


@dataclass(frozen=True)
class Circumstances:
    """What a request is decided by: the table, what is beside its game, who is there, and the time."""

    table: Table
    beside: BesideGame
    here: Sequence[Connection]
    bots: Collection[str]
    """The bots that may have a seat."""
    now: float
    grace_s: float
    """How long somebody must have been away before a bot may be proposed."""


def decide(at: Circumstances, connection: Connection, message: TableRequest) -> Effect:
    """Return what a request brings about."""
    if not connection.seats or (message.seat not in connection.seats and not isinstance(message, Fill)):
        return Refuse(NOT_SEATED)
    match message:
        case Leave() | Rename() | Remove() | Fill() | Ready():
            late = at.beside.draw.late(at.here, at.now)
            return seat_requests.decide(at.table, connection, message, late, at.bots)
        case Commit() | Reveal():
            draw = at.beside.draw.copy()
            refusal = draw.hear(connection, message, at.here)
            return AdoptDraw(draw) if refusal is None else Refuse(refusal)
        case Propose(wish="undo"):
            return _ask_back(at, connection, message.seat)
        case Propose():
            return _propose(at, connection, message)
        case Consent():
            return _consent(at, connection, message)
        case Resume():
            return SetPause(paused=False) if at.beside.paused else Refuse(NO_WISH)
        case Undo():
            return _take_back(at, message.seat)
        case Orders():
            return _give_orders(at.table, message)


def _give_orders(table: Table, message: Orders) -> Effect:
    if table.status != "running":
        return Refuse(NOT_PLAYING)
    aside = [(dict(order.action), order.until) for order in message.aside]
    orders = read_orders(table.game, message.ask, aside)
    return Refuse(orders) if isinstance(orders, Refusal) else GiveOrders(message.seat, orders)


def _propose(at: Circumstances, connection: Connection, message: Propose) -> Effect:
    if at.beside.proposals.open is not None:
        return Refuse(ONE_WISH)
    if at.table.status != "running":
        return Refuse(NOT_PLAYING)
    refusal = _cannot_propose(at, message)
    if refusal is not None:
        return Refuse(refusal)
    seating = at.table.seating
    others = set(seating.people()) - set(connection.seats) - {message.about}
    if message.wish == "remove" and (not others or message.about in connection.seats):
        return Refuse(NOT_ALONE)
    if message.wish != "remove":
        others &= seating.presence.present - seating.presence.stood_in
    proposals = at.beside.proposals.copy()
    proposals.propose(message.seat, message.wish, message.about, others, at.now)
    return AdoptProposals(proposals, keep=False)


def _cannot_propose(at: Circumstances, message: Propose) -> Refusal | None:
    if message.wish == "pause":
        return PAUSED if at.beside.paused else None
    if message.wish == "remove":
        return None if message.about in at.table.seating.people() else NOT_ALONE
    return refuse_stand_in(at.table.seating, at.beside.player_clocks, message.about, at.now, at.grace_s)


def _ask_back(at: Circumstances, connection: Connection, seat: int) -> Effect:
    table = at.table
    refusal = cannot_ask_back(table, at.beside, seat)
    if refusal is not None:
        return Refuse(refusal)
    to = table.last_of(seat)
    assert to is not None, "or it would have been refused"
    # Every human: also those who are away, and those whom a bot plays for.
    others = set(table.seating.people()) - set(connection.seats)
    proposals = at.beside.proposals.copy()
    proposals.ask_back(seat, Goal(table.standing_entries[to], to, len(table.records) - 1), others)
    return AdoptProposals(proposals, keep=True)


def _consent(at: Circumstances, connection: Connection, message: Consent) -> Effect:
    proposals = at.beside.proposals.copy()
    asked = proposals.find(message.proposal, message.seat)
    if asked is None:
        return Refuse(NO_WISH)
    # Those who share a screen answer together: they sit side by side.
    proposals.answer(asked, (message.seat, *connection.seats), message.agree)
    return AdoptProposals(proposals, keep=asked.wish == "undo")


def _take_back(at: Circumstances, seat: int) -> Effect:
    refusal = cannot_take_back(at.table, at.beside, seat)
    if refusal is not None:
        return Refuse(refusal)
    assert at.table.last_answer is not None, "or it would have been refused"
    return TakeBack(at.table.last_answer)


def agreed_effect(table: Table, proposal: Proposal, goal: Goal | None) -> Effect | None:
    """Return what happens when everybody has agreed to something; None: it has become pointless."""
    if proposal.wish == "pause":
        return SetPause(paused=True)
    if goal is not None:
        return GoBack(goal.to)
    if proposal.about is None:
        return None
    if proposal.wish == "remove":
        return HandOver(proposal.about, "removed")
    return StandIn(proposal.about) if proposal.about not in table.seating.presence.present else None
