"""What a player is shown to choose from: each thing with its price or effect, or the refusal that greys it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.celestia.content.cards import Card, Colour, Face, Symbol
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.games.celestia.records.actions import Heading
from astrodrome.kernel.records import Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class StopOffer(Offer):
    """Get off here, where so many treasures are left, or roll so many dice for the next city."""

    city: int
    left: int
    dice: int


@dataclass(frozen=True, slots=True)
class PrepareOffer(Offer):
    """Put one of these pawns ashore for so many cards."""

    pawns: int
    cards: int


@dataclass(frozen=True, slots=True)
class HeadingChoice:
    """A way to turn the vessel, the city it leads to (None: the Forgotten City) and the dice of its next step."""

    to: Heading
    city: int | None
    dice: int


@dataclass(frozen=True, slots=True)
class HeadingOffer(Offer):
    """The ways to turn the vessel."""

    headings: tuple[HeadingChoice, ...]


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card of the hand, or the reason why it cannot be played now."""

    card: Card
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class AnnounceOffer(Offer):
    """Stay, or leave with a treasure of the city; what the captain must cover, and the captain's cards in hand."""

    city: int | None
    left: int
    needs: tuple[Symbol, ...]
    captain: Seat
    captain_cards: int
    leave: Refusal | None
    lifeboats: tuple[CardChoice, ...]


@dataclass(frozen=True, slots=True)
class DeclareOffer(Offer):
    """What is left to cover, the sets of cards that would do it, and which of the two words may be said."""

    needs: tuple[Symbol, ...]
    payments: tuple[tuple[Card, ...], ...]
    success: Refusal | None
    crash: Refusal | None


@dataclass(frozen=True, slots=True)
class LayOffer(Offer):
    """The sets of cards that cover the events."""

    needs: tuple[Symbol, ...]
    payments: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class DieChoice:
    """A die as it lies, or the reason why it cannot be rolled again."""

    face: Face
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class RerollOffer(Offer):
    """The dice; any number of them, or none."""

    dice: tuple[DieChoice, ...]


@dataclass(frozen=True, slots=True)
class PlayerChoice:
    """A player, or the reason why they cannot be named."""

    seat: Seat
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class PlayersOffer(Offer):
    """The other players."""

    players: tuple[PlayerChoice, ...]


@dataclass(frozen=True, slots=True)
class GiftOffer(Offer):
    """A gift and who may get it."""

    gift: Treasure
    players: tuple[PlayerChoice, ...]


@dataclass(frozen=True, slots=True)
class SpyglassChoice:
    """A Spyglass by the city it was found in, or the reason why it cannot be used now."""

    city: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class PowerChoice:
    """The power of your character, or the reason why it cannot be used now."""

    colour: Colour
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class ReactionOffer(Offer):
    """All that could be done at this moment: each kind of card in hand once, Spyglasses, the power.

    `help` are the Help cards in hand, all of them, any of which may be placed unless `help_refusal` says why not.
    """

    cards: tuple[CardChoice, ...]
    lifeboats: tuple[CardChoice, ...]
    spyglasses: tuple[SpyglassChoice, ...]
    power: PowerChoice | None
    help: tuple[Card, ...]
    help_refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class DrawOffer(Offer):
    """The treasures of a city that would be drawn; or an Instructor played, unless the refusal says why not."""

    city: int
    count: int
    instructor: Refusal | None


@dataclass(frozen=True, slots=True)
class TreasureOffer(Offer):
    """The treasures to choose one from."""

    treasures: tuple[Treasure, ...]


@dataclass(frozen=True, slots=True)
class TreasureChoice:
    """A treasure, or the reason why it cannot be exchanged."""

    treasure: Treasure
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BonusOffer(Offer):
    """The hand, any cards of which may be exchanged, and the treasures, one of which may be."""

    cards: tuple[Card, ...]
    treasures: tuple[TreasureChoice, ...]


OFFERS: Final = (
    StopOffer,
    PrepareOffer,
    HeadingOffer,
    AnnounceOffer,
    DeclareOffer,
    LayOffer,
    RerollOffer,
    PlayersOffer,
    GiftOffer,
    ReactionOffer,
    DrawOffer,
    TreasureOffer,
    BonusOffer,
)
