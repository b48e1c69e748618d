"""What a franchise is shown to choose from: each thing with its price, or the refusal that greys it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.celerium.content.rows import PilotRow, UpgradeRow, WheelRow
from astrodrome.games.celerium.content.vocabulary import Boost, Kind, Line, Part, Zone
from astrodrome.kernel.records import Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class FaceOffer(Offer):
    """The two faces of the Pilot card, recto first."""

    faces: tuple[PilotRow, ...]


@dataclass(frozen=True, slots=True)
class UpgradeChoice:
    """An Upgrade of the market."""

    upgrade: UpgradeRow
    price: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class MarketOffer(Offer):
    """What lies on the market, and the actions to pay it with; passing is always possible."""

    upgrades: tuple[UpgradeChoice, ...]
    actions: int


@dataclass(frozen=True, slots=True)
class InstallChoice:
    """An Upgrade of the Hangar on a vehicle, and the energy gauge it would give."""

    upgrade: UpgradeRow
    vehicle: Kind
    price: int
    energy: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class EquipmentOffer(Offer):
    """What can be installed; being done is always possible."""

    installs: tuple[InstallChoice, ...]
    actions: int
    energy: int


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A deck of event cards: how many are left to draw, or why it is closed."""

    level: int
    left: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class PurchaseOffer(Offer):
    """The decks, the price of a card, and the actions to pay with."""

    levels: tuple[LevelChoice, ...]
    price: int
    actions: int


@dataclass(frozen=True, slots=True)
class BoostChoice:
    """A Boost: its version and the one that conforms now, points, penalties, whether it would cancel a malus."""

    boost: Boost
    version: int
    authorised: int
    points: int
    larger: int
    smaller: int
    cancels: bool


@dataclass(frozen=True, slots=True)
class BoostOffer(Offer):
    """The three Boosts; any of them may be activated."""

    boosts: tuple[BoostChoice, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What decides whether vehicles score where they are; `missed` counts the conditions that are not met."""

    behind: bool
    zone: Zone | None
    in_zone: bool
    missed: int


@dataclass(frozen=True, slots=True)
class LineChoice:
    """A line without or with the Px2 token, the start squares it gives with active Boosts, what would score there."""

    line: Line
    px2: bool
    pilot: int
    starbot: int
    standing: Standing
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class LineOffer(Offer):
    """The three lines, each without and with the Px2 token."""

    picks: tuple[LineChoice, ...]


@dataclass(frozen=True, slots=True)
class DiscardOffer(Offer):
    """The stored Upgrades, and how many of them must go."""

    hangar: tuple[UpgradeRow, ...]
    workshop: tuple[UpgradeRow, ...]
    surplus: int


@dataclass(frozen=True, slots=True)
class Landing:
    """The end of a move: its length and square, whether a Meteor stops it, how far it may be repeated, what scores."""

    squares: int
    square: int
    meteor: bool
    again: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class VehicleReach:
    """Where a vehicle could go, or why it cannot."""

    vehicle: Kind
    landings: tuple[Landing, ...]
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class PartChoice:
    """A part of a card: its price in actions (movement) or energy (options), or why it cannot be used."""

    part: Part
    price: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class CardChoice:
    """An event card that is held, with the longest advance it gives and its parts."""

    card: str
    squares: int
    parts: tuple[PartChoice, ...]


@dataclass(frozen=True, slots=True)
class RaceOffer(Offer):
    """The cards, and where each vehicle would land for every length they give; passing is always possible."""

    cards: tuple[CardChoice, ...]
    reach: tuple[VehicleReach, ...]
    actions: int
    energy: int


@dataclass(frozen=True, slots=True)
class GoOnOffer(Offer):
    """What is left of the card that was played; ending the turn is always possible."""

    card: CardChoice
    reach: tuple[VehicleReach, ...]
    actions: int
    energy: int


@dataclass(frozen=True, slots=True)
class AdvanceOffer(Offer):
    """Where each vehicle could advance to."""

    vehicles: tuple[VehicleReach, ...]


@dataclass(frozen=True, slots=True)
class RepeatOffer(Offer):
    """Where the vehicle on the double-move square could go on to; staying is always possible."""

    vehicle: Kind
    landings: tuple[Landing, ...]


@dataclass(frozen=True, slots=True)
class BackOffer(Offer):
    """Where each of your vehicles could go back to."""

    vehicles: tuple[VehicleReach, ...]


@dataclass(frozen=True, slots=True)
class WheelChoice:
    """A number of notches, and the versions that would then conform."""

    notches: int
    wheel: WheelRow


@dataclass(frozen=True, slots=True)
class WheelOffer(Offer):
    """The turns the card gives."""

    turns: tuple[WheelChoice, ...]


@dataclass(frozen=True, slots=True)
class AimChoice:
    """An opposing vehicle, or why it cannot be hit."""

    seat: Seat
    vehicle: Kind
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class AimOffer(Offer):
    """The opposing vehicles; `squares`: how far the target is pushed back, 0 for a Shot."""

    effect: str
    squares: int
    targets: tuple[AimChoice, ...]


@dataclass(frozen=True, slots=True)
class OpponentOffer(Offer):
    """The opponents; `amount`: energy that is drained; `boost`: the type that is checked, None: all or none."""

    effect: str
    amount: int
    boost: Boost | None
    opponents: Seats


@dataclass(frozen=True, slots=True)
class ControlOffer(Offer):
    """The opponents; you may name any type of Boost of any of them."""

    opponents: Seats


@dataclass(frozen=True, slots=True)
class PlaceChoice:
    """One of your vehicles, the vehicle it is placed next to or exchanged with, and the square it would stand on."""

    vehicle: Kind
    seat: Seat
    beside: Kind
    square: int


@dataclass(frozen=True, slots=True)
class PlaceOffer(Offer):
    """The placements in range."""

    effect: str
    places: tuple[PlaceChoice, ...]


@dataclass(frozen=True, slots=True)
class DrawOffer(Offer):
    """The decks to draw from."""

    levels: tuple[LevelChoice, ...]


@dataclass(frozen=True, slots=True)
class ReactionChoice:
    """A Reaction that is held: its price, or why it does not help."""

    card: str
    part: Part
    boost: Boost | None
    price: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class AnswerOffer(Offer):
    """The attack (attacker, card and part), and what can be answered; taking it is always possible."""

    attacker: Seat
    card: str
    part: Part
    shield_price: int
    shield: Refusal | None
    reactions: tuple[ReactionChoice, ...]
    energy: int


@dataclass(frozen=True, slots=True)
class DamageOffer(Offer):
    """The vehicles whose Upgrade can be damaged."""

    vehicles: tuple[Kind, ...]


@dataclass(frozen=True, slots=True)
class PenaltyChoice:
    """The vehicle that takes the larger penalty, and the squares both would stand on."""

    vehicle: Kind
    pilot: int
    starbot: int


@dataclass(frozen=True, slots=True)
class PenaltyOffer(Offer):
    """The two penalties, and both ways to take them."""

    larger: int
    smaller: int
    choices: tuple[PenaltyChoice, ...]


OFFERS: Final = (
    FaceOffer,
    MarketOffer,
    EquipmentOffer,
    PurchaseOffer,
    BoostOffer,
    LineOffer,
    DiscardOffer,
    RaceOffer,
    GoOnOffer,
    AdvanceOffer,
    RepeatOffer,
    BackOffer,
    WheelOffer,
    AimOffer,
    OpponentOffer,
    ControlOffer,
    PlaceOffer,
    DrawOffer,
    AnswerOffer,
    DamageOffer,
    PenaltyOffer,
)
