"""What happens in a race: cards, moves, attacks, tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from astrodrome.games.celerium.content.rows import Family, WheelRow
from astrodrome.games.celerium.content.vocabulary import Boost, Kind, Part
from astrodrome.kernel.records import Event
from astrodrome.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A franchise used a part of an event card."""

    rule: ClassVar[str | None] = "CM-135"
    seat: Seat
    card: str
    part: Part


@dataclass(frozen=True, slots=True)
class RivalPlayed(Event):
    """The Rival turned a card up; `left` plays remain."""

    rule: ClassVar[str | None] = "CM-263"
    seat: Seat
    card: str
    left: int


@dataclass(frozen=True, slots=True)
class FranchisePassed(Event):
    """A franchise passed, and may still play later."""

    rule: ClassVar[str | None] = "CM-131"
    seat: Seat


@dataclass(frozen=True, slots=True)
class VehicleAdvanced(Event):
    """A vehicle advanced."""

    rule: ClassVar[str | None] = "CM-141"
    seat: Seat
    vehicle: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class VehiclePushed(Event):
    """An attack pushed a vehicle back."""

    rule: ClassVar[str | None] = "CM-270"
    seat: Seat
    vehicle: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class VehicleFellBack(Event):
    """A franchise moved one of its vehicles back."""

    rule: ClassVar[str | None] = "CM-274"
    seat: Seat
    vehicle: Kind
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class VehicleSlotted(Event):
    """A vehicle was placed right next to another one."""

    rule: ClassVar[str | None] = "CM-275"
    seat: Seat
    vehicle: Kind
    square: int


@dataclass(frozen=True, slots=True)
class VehiclesSwapped(Event):
    """Two vehicles exchanged their places; the squares are the new ones."""

    rule: ClassVar[str | None] = "CM-277"
    seat: Seat
    vehicle: Kind
    square: int
    other: Seat
    beside: Kind
    there: int


@dataclass(frozen=True, slots=True)
class MeteorStopped(Event):
    """A Meteor stopped a vehicle."""

    rule: ClassVar[str | None] = "CM-171"
    seat: Seat
    vehicle: Kind
    square: int


@dataclass(frozen=True, slots=True)
class WheelTurned(Event):
    """A franchise turned the wheel; these versions conform now."""

    rule: ClassVar[str | None] = "CM-156"
    seat: Seat
    notches: int
    wheel: WheelRow


@dataclass(frozen=True, slots=True)
class AttackLaunched(Event):
    """An attack is on its way; the franchises it would hit may answer."""

    rule: ClassVar[str | None] = "CM-161"
    seat: Seat
    targets: Seats
    count: int


@dataclass(frozen=True, slots=True)
class ShieldUsed(Event):
    """A franchise paid for its Shield and ignores the attack."""

    rule: ClassVar[str | None] = "CM-099"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackDodged(Event):
    """A franchise avoided an attack by a Reaction."""

    rule: ClassVar[str | None] = "CM-272"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class ControlBlocked(Event):
    """A franchise kept a Boost out of a surprise control by a Reaction."""

    rule: ClassVar[str | None] = "CM-272"
    seat: Seat
    card: str
    boost: Boost


@dataclass(frozen=True, slots=True)
class MeteorLaid(Event):
    """A Meteor lies on the track."""

    rule: ClassVar[str | None] = "CM-169"
    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class VehicleShot(Event):
    """A vehicle is blocked for its owner's next turn."""

    rule: ClassVar[str | None] = "CM-177"
    seat: Seat
    vehicle: Kind


@dataclass(frozen=True, slots=True)
class ShotRemoved(Event):
    """A Shot token is taken off."""

    rule: ClassVar[str | None] = "CM-178"
    seat: Seat
    vehicle: Kind


@dataclass(frozen=True, slots=True)
class UpgradeDamaged(Event):
    """A franchise put a Workshop token on an Upgrade, which works until the end of the round."""

    rule: ClassVar[str | None] = "CM-164"
    seat: Seat
    vehicle: Kind
    upgrade: str
    family: Family


@dataclass(frozen=True, slots=True)
class UpgradeSentToWorkshop(Event):
    """A damaged Upgrade went to the Workshop for a round."""

    rule: ClassVar[str | None] = "CM-167"
    seat: Seat
    vehicle: Kind
    upgrade: str
    family: Family


@dataclass(frozen=True, slots=True)
class UpgradeRepaired(Event):
    """An Upgrade came back from the Workshop."""

    rule: ClassVar[str | None] = "CM-168"
    seat: Seat
    upgrade: str
    family: Family


@dataclass(frozen=True, slots=True)
class EnergyDrained(Event):
    """A franchise lost energy."""

    rule: ClassVar[str | None] = "CM-278"
    seat: Seat
    energy: int


@dataclass(frozen=True, slots=True)
class KeepLineTaken(Event):
    """A franchise may keep its line in the next race."""

    rule: ClassVar[str | None] = "CM-180"
    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstAtMarketTaken(Event):
    """A franchise will be first at the next market."""

    rule: ClassVar[str | None] = "CM-182"
    seat: Seat


@dataclass(frozen=True, slots=True)
class LastAtMarketGiven(Event):
    """A franchise will be last at the next market."""

    rule: ClassVar[str | None] = "CM-183"
    seat: Seat


@dataclass(frozen=True, slots=True)
class ActionsGained(Event):
    """A franchise gained actions."""

    rule: ClassVar[str | None] = "CM-279"
    seat: Seat
    actions: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A franchise drew an event card of a level."""

    rule: ClassVar[str | None] = "CM-279"
    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class RaceEnded(Event):
    """All franchises have passed: a race is over."""

    rule: ClassVar[str | None] = "CM-132"
    race: int
