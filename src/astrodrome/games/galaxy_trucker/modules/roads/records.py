"""What rough roads let players do, offer them and make happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.galaxy_trucker.content.rows import (
    Good,
    Kind,
    Side,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    HoldChoice,
)
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Let a component fall off whose connectors are defective (GX-471)."""

    square: int


@dataclass(frozen=True, slots=True)
class Vote(Action):
    """Vote for the side from which debris comes (GX-561)."""

    side: Side


@dataclass(frozen=True, slots=True)
class PayUnion(Action):
    """Pay the union: so many credits, the rest in goods (GX-452)."""

    credits: int


@dataclass(frozen=True, slots=True)
class HandGood(Action):
    """Hand over a good from a hold (GX-452)."""

    square: int
    good: Good


@dataclass(frozen=True, slots=True)
class DropOffer(Offer):
    """The components that could be dropped, and the engine strength without cells as it is."""

    squares: tuple[int, ...]
    strength: int


@dataclass(frozen=True, slots=True)
class VoteOffer(Offer):
    """The sides debris could come from, with the votes cast so far in flight order."""

    sides: tuple[Side, ...]
    votes: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class UnionOffer(Offer):
    """What the union asks for, and how many credits may be part of it: the least and the most; None: not payable.

    `loans` are the tokens that are left.
    """

    due: int
    least: int | None
    most: int | None
    loans: int = 0


@dataclass(frozen=True, slots=True)
class HandOffer(Offer):
    """The goods that can be handed over, and how many must be."""

    holds: tuple[HoldChoice, ...]
    left: int


@dataclass(frozen=True, slots=True)
class CompetitorFired(Event):
    """A stronger ship behind fires at the ship that wants the opportunity."""

    rule: ClassVar[str | None] = "GX-389"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class LeaderEnvied(Event):
    """A new leader is shot at from behind."""

    rule: ClassVar[str | None] = "GX-398"
    seat: Seat


@dataclass(frozen=True, slots=True)
class JunkThrown(Event):
    """A component that fell off flies at the ships behind."""

    rule: ClassVar[str | None] = "GX-406"
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class ShipsTurned(Event):
    """The ships in the race fly backwards from now on."""

    rule: ClassVar[str | None] = "GX-470"


@dataclass(frozen=True, slots=True)
class EnemyGrew(Event):
    """The enemy of this card is stronger by a die."""

    rule: ClassVar[str | None] = "GX-558"
    strength: int


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    """A player voted for the side from which debris comes."""

    rule: ClassVar[str | None] = "GX-561"
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class UnionPaid(Event):
    """A player paid the union of the crew."""

    rule: ClassVar[str | None] = "GX-452"
    seat: Seat
    credits: int
    goods: int
