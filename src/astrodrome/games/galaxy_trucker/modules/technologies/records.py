"""What New Technologies let players do, offer them and make happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from astrodrome.games.galaxy_trucker.content.rows import (
    Specialist,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    ChamberChoice,
)
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Wake(Action):
    """Wake a sleeper of a stasis chamber, who moves into a cabin (GX-066)."""

    chamber: int
    cabin: int


@dataclass(frozen=True, slots=True)
class Boost(Action):
    """Boost a cannon joined to a cannon booster; it disintegrates afterwards (GX-104)."""

    booster: int
    cannon: int


@dataclass(frozen=True, slots=True)
class Jump(Action):
    """Jump into hyperspace with an accelerator, at the cost of an engine joined to it (GX-116)."""

    accelerator: int
    engine: int


@dataclass(frozen=True, slots=True)
class ChooseSpecialist(Action):
    """Choose what the cyan alien does (GX-161)."""

    specialist: Specialist


@dataclass(frozen=True, slots=True)
class SendDiplomat(Action):
    """Send the Diplomat away to be spared a penalty (GX-187)."""


@dataclass(frozen=True, slots=True)
class WakeOffer(Offer):
    """The stasis chambers with sleepers, and the cabins with a free place."""

    chambers: tuple[ChamberChoice, ...]
    cabins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoostChoice:
    """A booster, a cannon joined to it, the price in cells, what it adds to the strength in halves."""

    booster: int
    cannon: int
    price: int
    halves: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BoostOffer(Offer):
    """The cannons that can be boosted, and the strength in halves without another boost and without doubles."""

    strength: int
    choices: tuple[BoostChoice, ...]


@dataclass(frozen=True, slots=True)
class JumpChoice:
    """An accelerator, an engine joined to it, the price in cells."""

    accelerator: int
    engine: int
    price: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class JumpOffer(Offer):
    """The jumps there are, and how many cards they would miss.

    `last`: a jump may miss the arrival, which means giving up.
    """

    choices: tuple[JumpChoice, ...]
    cards: int
    last: bool


@dataclass(frozen=True, slots=True)
class SpecialistChoice:
    """A specialisation, and why it cannot be chosen."""

    specialist: Specialist
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class SpecialistOffer(Offer):
    """The specialisations of the cyan alien."""

    choices: tuple[SpecialistChoice, ...]


@dataclass(frozen=True, slots=True)
class DiplomatOffer(Offer):
    """The Diplomat may be sent to be spared what the card is about to do."""

    square: int


@dataclass(frozen=True, slots=True)
class SleeperWoken(Event):
    """A sleeper woke up and moved into a cabin."""

    rule: ClassVar[str | None] = "GX-066"
    seat: Seat
    chamber: int
    cabin: int


@dataclass(frozen=True, slots=True)
class CannonBoosted(Event):
    """A cannon was boosted for the strength being counted."""

    rule: ClassVar[str | None] = "GX-104"
    seat: Seat
    booster: int
    cannon: int


@dataclass(frozen=True, slots=True)
class ShipJumped(Event):
    """A ship jumped into hyperspace and misses so many cards."""

    rule: ClassVar[str | None] = "GX-116"
    seat: Seat
    engine: int
    cards: int


@dataclass(frozen=True, slots=True)
class ShipReturned(Event):
    """A ship came back from hyperspace."""

    rule: ClassVar[str | None] = "GX-130"
    seat: Seat


@dataclass(frozen=True, slots=True)
class DiplomatSent(Event):
    """A player was spared a penalty by the Diplomat, who left the ship."""

    rule: ClassVar[str | None] = "GX-187"
    seat: Seat


SEND_DIPLOMAT: Final = SendDiplomat()
