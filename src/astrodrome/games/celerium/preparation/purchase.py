"""Step 4, event purchase (CM-074 to CM-084), and drawing from the decks."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import CARD_PRICE
from astrodrome.games.celerium.content.vocabulary import LEVELS
from astrodrome.games.celerium.records.actions import BuyCards
from astrodrome.games.celerium.records.offers import LevelChoice, PurchaseOffer
from astrodrome.games.celerium.records.preparation_events import CardsBought, CardsSeen, DeckReshuffled
from astrodrome.games.celerium.records.purchase_actions import listed, proposed
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def available(g: Celerium, level: int) -> int:
    """Return how many cards of a level can still be drawn, its discard pile included (CM-084)."""
    return len(g.event_decks[level]) + len(g.event_discards[level])


def draw_card(g: Celerium, level: int) -> int:
    """Return the top card of a deck; an empty one is reshuffled from its discard pile (CM-082, CM-084)."""
    if not g.event_decks[level]:
        cards = list(g.event_discards[level])
        g.chance.shuffle("events", cards)
        g.event_decks[level] = tuple(cards)
        g.event_discards[level] = ()
        if g.listening:
            g.emit(DeckReshuffled(level + 1))
    card = g.event_decks[level][-1]
    g.event_decks[level] = g.event_decks[level][:-1]
    return card


def take_cards(g: Celerium, seat: Seat, levels: Sequence[int]) -> None:
    """Draw a card for each level named; only their owner sees them (CM-082)."""
    drawn = [draw_card(g, level) for level in levels]
    g.hands[seat] = tuple(sorted([*g.hands[seat], *drawn]))
    if g.listening and drawn:
        g.emit(CardsSeen((seat,), tuple([g.tables.cards.name[card] for card in drawn])))


class SellCards(Task[Celerium]):
    """Each franchise has one purchase turn, in turn order (CM-074)."""

    @override
    def run(self, g: Celerium) -> None:
        """Ask each of them; the Rival has no hand (CM-255)."""
        g.then(*[FranchiseBuysCards(seat) for seat in g.turn_order() if not g.is_rival(seat)])


class FranchiseBuysCards(SeatDecision[Celerium]):
    """State how many cards of each level are bought, pay them all, and only then look (CM-076, CM-077)."""

    takes = (BuyCards,)
    rules = ("CM-076", "CM-079")

    def limits(self, g: Celerium, seat: Seat) -> tuple[int, int, int]:
        """Return the most cards of each level that could be had."""
        most, level = g.actions[seat] // CARD_PRICE, g.level(seat)
        one, two, three = [min(most, available(g, at)) if at < level else 0 for at in range(LEVELS)]
        return (one, two, three)

    @override
    def complete(self, g: Celerium, seat: Seat) -> bool:
        """Return whether all purchases are listed: with many actions at level 3 there are too many."""
        return listed(self.limits(g, seat), g.actions[seat] // CARD_PRICE) is not None

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        limits, most = self.limits(g, seat), g.actions[seat] // CARD_PRICE
        every = listed(limits, most)
        return proposed(limits, most) if every is None else every

    @override
    def legal(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        """Return the same: none of them is refused."""
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a level that is too high, cards that are not there, or more than the actions pay for."""
        assert isinstance(action, BuyCards)
        for at, count in enumerate(action.counts()):
            if count < 0:
                return Refusal("CM-076", "less-than-no-card", (("level", at + 1),))
            if count and at >= g.level(seat):
                return Refusal("CM-079", "level-too-high", (("level", at + 1), ("own", g.level(seat))))
            if count > available(g, at):
                return Refusal("CM-084", "deck-short", (("level", at + 1), ("left", available(g, at))))
        price = CARD_PRICE * sum(action.counts())
        if price > g.actions[seat]:
            return Refusal("CM-036", "few-actions", (("price", price), ("actions", g.actions[seat])))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Pay for all cards, then draw them (CM-076)."""
        assert isinstance(action, BuyCards)
        counts = action.counts()
        g.actions[seat] -= CARD_PRICE * sum(counts)
        if g.listening:
            g.emit(CardsBought(seat, counts, sum(counts)))
        take_cards(g, seat, [level for level in range(LEVELS) for _ in range(counts[level])])

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show what each level holds, the price, and why a level is closed."""
        level = g.level(seat)
        choices = []
        for at in range(LEVELS):
            closed = Refusal("CM-079", "level-too-high", (("level", at + 1), ("own", level)))
            choices.append(LevelChoice(at + 1, available(g, at), closed if at >= level else None))
        return PurchaseOffer(tuple(choices), CARD_PRICE, g.actions[seat])
