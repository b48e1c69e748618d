"""What a request to the table brings about once it is granted. `table_changes` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.protocol.messages import Lost
from astrodrome.server.room.proposals import Proposals
from astrodrome.server.room.seed_draw import SeedDrawing
from astrodrome.server.store.store import SeatRow
from astrodrome.server.table.seat_orders import SeatOrders
from astrodrome.server.table.undo import LastAnswer

NOT_SEATED: Final = Refusal("AD-008", "table-not-seated")


@dataclass(frozen=True)
class Refuse:
    """Nothing happens, by this line of `docs/rules/table.md`."""

    refusal: Refusal


@dataclass(frozen=True)
class ChangeSeat:
    """A seat changes hands before the start; a draw under way is given up on account of the seat `blamed`."""

    row: SeatRow
    blamed: int
    reason: Lost


@dataclass(frozen=True)
class HandOver:
    """The stand-in has the seat of a person for good, in a running game."""

    seat: int
    reason: Lost


@dataclass(frozen=True)
class RenameSeat:
    """The person at a seat gets another name."""

    seat: int
    name: str


@dataclass(frozen=True)
class SetReady:
    """A seat is ready to start, or is not."""

    seat: int
    ready: bool


@dataclass(frozen=True)
class AdoptDraw:
    """The draw of the seed goes on."""

    draw: SeedDrawing


@dataclass(frozen=True)
class AdoptProposals:
    """Something is proposed or answered. `keep`: it is about going back, and must outlast a restart."""

    proposals: Proposals
    keep: bool


@dataclass(frozen=True)
class SetPause:
    """The table pauses, or goes on."""

    paused: bool


@dataclass(frozen=True)
class GiveOrders:
    """A seat has other standing orders from now on."""

    seat: int
    orders: SeatOrders


@dataclass(frozen=True)
class TakeBack:
    """The last answer is taken back, unless it turns out to have revealed something."""

    last: LastAnswer


@dataclass(frozen=True)
class GoBack:
    """The table goes back to the moment after so many answers."""

    to: int


@dataclass(frozen=True)
class StandIn:
    """A bot plays for somebody who is away."""

    seat: int


Effect: TypeAlias = (
    Refuse
    | ChangeSeat
    | HandOver
    | RenameSeat
    | SetReady
    | AdoptDraw
    | AdoptProposals
    | SetPause
    | GiveOrders
    | TakeBack
    | GoBack
    | StandIn
)
