"""The rules of the auction, and its spec."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from astrodrome.kernel.agenda import State, Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import HIDDEN, PUBLIC, Field
from astrodrome.kernel.records import Action, Line, Offer, Outcome, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats
from astrodrome.kernel.spec import Spec
from astrodrome.kernel.standing_orders import Spans, StandingOrders
from tests.server.auction import records as r

MOST: Final = 3


class Auction(State):
    """The whole toy."""

    def __init__(self, seats: int, options: r.Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options: Final = options
        self.round = 0
        self.cards = [0] * seats
        self.scores = [0] * seats

    def copy(self) -> Auction:
        """Return an equal and independent auction."""
        twin = Auction(self.seats, self.options, self.chance.copy())
        self.copy_kernel_to(twin)
        twin.round = self.round
        twin.cards = self.cards.copy()
        twin.scores = self.scores.copy()
        return twin


class Deal(Task[Auction]):
    """Give each seat a card, and show one."""

    def run(self, g: Auction) -> None:
        """Deal."""
        g.cards = [g.chance.below("card", 1000) for _ in range(g.seats)]
        if g.listening:
            for seat, card in enumerate(g.cards):
                g.emit(r.Dealt((seat,), card))
            if g.options.show:
                g.emit(r.CardShown(4711, g.options.show))


class BeginRound(Task[Auction]):
    """Begin a round."""

    def run(self, g: Auction) -> None:
        """Count it and ask for bids."""
        g.round += 1
        if g.listening:
            g.emit(r.RoundBegan(g.round))
        g.then(BiddersBid())


class BiddersBid(Sealed[Auction]):
    """Everybody bids in secret."""

    takes: ClassVar[tuple[type[Action], ...]] = (r.Bid, r.Explode, r.Stumble)
    rules: ClassVar[tuple[str, ...]] = ("TOY-901",)

    def entitled(self, g: Auction) -> Seats:
        """Return all."""
        return tuple(range(g.seats))

    def candidates(self, g: Auction, seat: Seat) -> Sequence[Action]:
        """Return the amounts."""
        return [r.Bid(amount) for amount in range(MOST + 1)]

    def refuse(self, g: Auction, seat: Seat, action: Action) -> Refusal | None:
        """Refuse what is too much; stumble over a trap."""
        if isinstance(action, r.Bid):
            return None if 0 <= action.amount <= MOST else Refusal("TOY-901", "too-much", (("most", MOST),))
        if not g.options.traps:
            return Refusal("TOY-902", "no-traps")
        if isinstance(action, r.Stumble):
            raise KeyError(f"the card is {g.cards[0]}")
        return None

    def answer(self, g: Auction, seat: Seat, action: Action) -> None:
        """Keep the bid; fail in a trap."""
        assert not isinstance(action, r.Explode), f"the cards are {g.cards}"
        super().answer(g, seat, action)

    def open_all(self, g: Auction) -> None:
        """Let the highest bid score."""
        bids = [given.amount for given in g.answers if isinstance(given, r.Bid)]
        g.scores[bids.index(max(bids))] += max(bids)
        if g.listening:
            g.emit(r.BidsOpened(tuple(bids)))
        if g.options.window:
            g.then(SeatsObject())

    def offer(self, g: Auction, seat: Seat) -> Offer | None:
        """Return the amounts, with one that is too much."""
        return r.BidOffer(
            tuple([r.AmountChoice(amount, self.refuse(g, seat, r.Bid(amount))) for amount in range(MOST + 2)])
        )


class SeatsObject(Window[Auction]):
    """Everybody may object."""

    takes: ClassVar[tuple[type[Action], ...]] = (Pass, r.Object)

    def entitled(self, g: Auction) -> Seats:
        """Return all."""
        return tuple(range(g.seats))

    def plays(self, g: Auction, seat: Seat) -> Sequence[Action]:
        """Return the objection."""
        return [r.Object()]

    def refuse_play(self, g: Auction, seat: Seat, action: Action) -> Refusal | None:
        """Refuse an objection without an odd card, where it takes one."""
        return Refusal("TOY-902", "no-traps") if g.options.odd and g.cards[seat] % 2 == 0 else None

    def act(self, g: Auction, seat: Seat, action: Action) -> None:
        """Take a point."""
        g.scores[g.scores.index(max(g.scores))] -= 1
        if g.listening:
            g.emit(r.Objected(seat))

    def fresh(self, g: Auction) -> SeatsObject | None:
        """Open no other window, unless all are asked again."""
        return SeatsObject() if g.options.again else None


def spans(g: Auction) -> Spans:
    """Return the round, and the auction."""
    return {"round": (g.round,), "auction": ()}


FIELDS: Final = (
    Field("round", PUBLIC, "int"),
    Field("cards", HIDDEN, "list[int]"),
    Field("scores", PUBLIC, "list[int]"),
)


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 1 <= options.rounds <= 1000:
        raise OptionError("rounds", f"expected 1 to 1000, found {options.rounds}")
    return options


def begin(seats: int, options: r.Options, chance: Chance) -> Auction:
    """Return an auction ready to start."""
    g = Auction(seats, options, chance)
    g.then(Deal(), *[BeginRound() for _ in range(options.rounds)])
    return g


def public(g: Auction) -> r.Table:
    """Return what everybody sees."""
    return r.Table(g.round, tuple(g.scores))


def mine(g: Auction, seat: Seat) -> r.Hand:
    """Return what a seat sees."""
    bid = g.answers[seat]
    return r.Hand(g.cards[seat], bid.amount if isinstance(bid, r.Bid) else None)


def determinise(g: Auction, seat: Seat, chance: Chance, recall: float) -> Auction:
    """Deal again the other cards, and what the others have answered in secret."""
    twin = g.copy()
    twin.chance = chance
    twin.cards = [card if each == seat else chance.below("card", 1000) for each, card in enumerate(g.cards)]
    for each, given in enumerate(g.answers):
        if each != seat and isinstance(given, r.Bid):
            twin.answers[each] = r.Bid(chance.below("bid", MOST + 1))
        elif each != seat and given is not None:
            twin.answers[each] = r.Object() if chance.below("answer", 2) else Pass()
    return twin


def outcome(g: Auction) -> Outcome:
    """Return who has the most."""
    ranks = tuple([1 + sum(other > score for other in g.scores) for score in g.scores])
    winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])
    return Outcome(tuple(g.scores), ranks, winners, tuple([(Line("points", score),) for score in g.scores]))


def preview(seats: int, options: r.Options) -> r.Facts:
    """Return how many answers an auction takes."""
    return r.Facts(seats * options.rounds)


SPEC: Final = Spec(
    name="auction",
    rules_version="1",
    seats=range(1, 5),
    modules=(),
    folder=Path(__file__).parent,
    options=r.Options,
    content=r.Content,
    actions=(*r.ACTIONS, Pass),
    events=r.EVENTS,
    offers=r.OFFERS,
    tasks=(Deal, BeginRound, BiddersBid, SeatsObject),
    fields=FIELDS,
    check=check,
    blank=Auction,
    begin=begin,
    public=public,
    mine=mine,
    knowledge=mine,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=lambda g: (g.seats,),
    orders=StandingOrders(((r.Object, ("round", "auction")),), spans, lambda g: (g.round,)),
)
