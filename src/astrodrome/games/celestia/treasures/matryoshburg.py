"""Matryoshburg: after a crash everybody chooses a bonus (CS-356 to CS-365)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celestia.content.card_names import names_of
from astrodrome.games.celestia.content.cards import CARDS, KIND, KINDS
from astrodrome.games.celestia.records.actions import DRAW_CARD, DrawCard, ExchangeCards, ExchangeTreasure
from astrodrome.games.celestia.records.card_events import BonusTaken, MatryoshburgReached
from astrodrome.games.celestia.records.offers import BonusOffer, TreasureChoice
from astrodrome.games.celestia.records.treasure_events import TreasureReturned
from astrodrome.games.celestia.state.deck import discard_from_hand, draw_cards
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import treasure_was_put_under
from astrodrome.games.celestia.treasures.treasures import lose, take_treasure
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import Sealed, SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

MOST_PROPOSED: Final = 32
"""What is listed where not everything can be."""

NO_CARD: Final = Refusal("CS-359", "exchange-something")
NOT_IN_HAND: Final = Refusal("CS-359", "not-in-hand")
NOT_IN_ORDER: Final = Refusal("CS-359", "cards-in-order")
NOT_OWNED: Final = Refusal("CS-361", "no-such-treasure")
CITY_OUT: Final = Refusal("CS-361", "city-out")


class VisitMatryoshburg(Task[Celestia]):
    """The aircraft stands on Matryoshburg before the next voyage (CS-357)."""

    @override
    def run(self, g: Celestia) -> None:
        """Let everybody choose at once, then carry the choices out from the new captain clockwise (CS-364)."""
        if g.listening:
            g.emit(MatryoshburgReached())
        g.then(PLAYERS_CHOOSE_BONUS, *[TakeBonus(seat) for seat in g.around(g.captain)])


class PlayersChooseBonus(Sealed[Celestia]):
    """Draw a card, exchange cards, or exchange a treasure (CS-357, CS-358)."""

    takes = (DrawCard, ExchangeCards, ExchangeTreasure)
    rules = ("CS-357", "CS-359", "CS-360")

    @override
    def entitled(self, g: Celestia) -> Seats:
        """Return everybody, whatever befell them in the voyage (CS-358)."""
        return tuple(range(g.seats))

    @override
    def complete(self, g: Celestia, seat: Seat) -> bool:
        """Return whether everything is listed: with two cards or more there are too many exchanges to list."""
        return g.hand_size[seat] <= 1

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        hand = g.hands[seat]
        singles = [ExchangeCards((CARDS[kind],)) for kind in range(KINDS) if hand[kind]]
        everything = [ExchangeCards(names_of(hand))] if g.hand_size[seat] > 1 else []
        owned = [treasure for treasure, count in enumerate(g.treasures[seat]) if count]
        treasures = [ExchangeTreasure(g.tables.face[treasure]) for treasure in owned]
        return [DRAW_CARD, *everything, *treasures, *singles]

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return list(super().legal(g, seat))[:MOST_PROPOSED]

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, ExchangeCards):
            return refuse_cards(g, seat, [KIND[card] for card in action.cards])
        if isinstance(action, ExchangeTreasure):
            treasure = g.tables.number_of.get(action.treasure)
            if treasure is None or not g.treasures[seat][treasure]:
                return NOT_OWNED
            return None if g.piles[g.tables.city_of[treasure]] else CITY_OUT
        return None

    @override
    def open_all(self, g: Celestia) -> None:
        """Keep the choices until their turn comes."""
        g.bonus_chosen = g.answers.copy()

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        owned = [g.tables.face[treasure] for treasure, count in enumerate(g.treasures[seat]) if count]
        choices = [TreasureChoice(face, self.refuse(g, seat, ExchangeTreasure(face))) for face in owned]
        return BonusOffer(names_of(g.hands[seat]), tuple(choices))


def refuse_cards(g: Celestia, seat: Seat, kinds: list[int]) -> Refusal | None:
    """Return why these cards cannot be exchanged (CS-359)."""
    if not kinds:
        return NO_CARD
    for kind in kinds:
        if kinds.count(kind) > g.hands[seat][kind]:
            return NOT_IN_HAND
    return None if kinds == sorted(kinds) else NOT_IN_ORDER


class TakeBonus(SeatTask[Celestia]):
    """Carry out one player's choice, completely, before the next one's (CS-364)."""

    @override
    def run(self, g: Celestia) -> None:
        """Draw, or give first and then take as much (CS-359, CS-360)."""
        seat = self.seat
        choice = g.bonus_chosen[seat]
        g.bonus_chosen[seat] = None
        if isinstance(choice, ExchangeCards):
            for card in choice.cards:
                discard_from_hand(g, seat, KIND[card])
            if g.listening:
                g.emit(BonusTaken(seat, "cards", choice.cards, len(choice.cards)))
            draw_cards(g, seat, len(choice.cards))
        elif isinstance(choice, ExchangeTreasure):
            exchange_treasure(g, seat, g.tables.number_of[choice.treasure])
        else:
            if g.listening:
                g.emit(BonusTaken(seat, "card", (), 1))
            draw_cards(g, seat, 1)


def exchange_treasure(g: Celestia, seat: Seat, treasure: int) -> None:
    """Put a treasure face down under its pile and take the top one, or choose with an Instructor (CS-360, CS-484)."""
    city = g.tables.city_of[treasure]
    if g.listening:
        g.emit(BonusTaken(seat, "treasure", (), 1))
        g.emit(TreasureReturned(seat, g.tables.value[city]))
    lose(g, seat, treasure)
    g.piles[city] = [treasure, *g.piles[city]]
    treasure_was_put_under(g, seat, treasure)
    take_treasure(g, seat, city, 1)


VISIT_MATRYOSHBURG: Final = VisitMatryoshburg()
PLAYERS_CHOOSE_BONUS: Final = PlayersChooseBonus()
