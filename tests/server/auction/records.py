"""What crosses the border in the auction."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.kernel.records import Action, Event, Offer, Private
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Options:
    """Rounds; steps for which a card is shown at the start; whether there are a window and traps.

    `odd`: only who holds an odd card may object, which is a secret. `again`: after an objection all are asked again.
    """

    rounds: int = 2
    show: int = 0
    window: bool = False
    traps: bool = False
    odd: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class Content:
    """The auction has none."""


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer an amount."""

    amount: int


@dataclass(frozen=True, slots=True)
class Explode(Action):
    """A trap: the game's code fails after the action was taken."""


@dataclass(frozen=True, slots=True)
class Stumble(Action):
    """A trap: the game's code fails while it judges the action."""


@dataclass(frozen=True, slots=True)
class Object(Action):
    """Take a point from the winner."""


@dataclass(frozen=True, slots=True)
class Dealt(Private):
    """The card that only its holder saw."""

    card: int


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    """A card was shown to everybody for a while, and turned down again."""

    card: int
    for_steps: int

    def steps(self) -> int:
        """Return how long it is shown."""
        return self.for_steps


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round has begun."""

    round: int


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """All bids are shown at once."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Objected(Event):
    """A seat took a point from the winner."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AmountChoice:
    """An amount, or why it cannot be bid."""

    amount: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class BidOffer(Offer):
    """The amounts."""

    amounts: tuple[AmountChoice, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees."""

    round: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """What only one seat sees."""

    card: int
    bid: int | None


@dataclass(frozen=True, slots=True)
class Facts:
    """What can be told about an auction before it starts."""

    answers: int


ACTIONS: tuple[type[Action], ...] = (Bid, Explode, Stumble, Object)
EVENTS = (Dealt, CardShown, RoundBegan, BidsOpened, Objected)
OFFERS = (BidOffer,)
