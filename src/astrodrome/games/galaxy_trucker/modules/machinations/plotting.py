"""Evil machinations before a flight: everybody puts a card into the deck (GX-329 to GX-346)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import MACHINATIONS_DEALT, QUARTERS
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    ChooseMachination,
    MachinationOffer,
    MachinationsSeen,
    PlotsLaid,
)
from astrodrome.games.galaxy_trucker.modules.machinations.state import machinations_of
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

LOWER_PILES: Final = 2
"""With foresight machinations come after so many piles (GX-346)."""


class DealMachinations(Task[Trucker]):
    """Shuffle the cards once and deal them; nobody sees the others, which are not used (GX-330, GX-332)."""

    @override
    def run(self, g: Trucker) -> None:
        machinations = machinations_of(g)
        cards = g.box.machinations.copy()
        g.chance.shuffle("machinations", cards)
        machinations.hands = [sorted([cards.pop() for _ in range(MACHINATIONS_DEALT)]) for _ in range(g.seats)]
        machinations.unplayed = sorted(cards)
        machinations.loans = [0] * g.seats
        if g.listening:
            for seat, hand in enumerate(machinations.hands):
                g.emit(MachinationsSeen((seat,), names(g, hand)))


def names(g: Trucker, cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards by their names."""
    return tuple([g.box.cards[card].name for card in cards])


class TruckersPlot(Sealed[Trucker]):
    """Before building everybody chooses one of the own cards; who has none left adds none (GX-333, GX-Q57)."""

    takes = (ChooseMachination,)
    rules = ("GX-333",)

    @override
    def entitled(self, g: Trucker) -> Seats:
        return tuple([seat for seat in range(g.seats) if machinations_of(g).hands[seat]])

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the player's cards: to choose one is compulsory."""
        return [ChooseMachination(name) for name in names(g, machinations_of(g).hands[seat])]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ChooseMachination)
        return (
            None
            if action.card in names(g, machinations_of(g).hands[seat])
            else Refusal("GX-333", "not-your-machination")
        )

    @override
    def open_all(self, g: Trucker) -> None:
        """Lay the cards face down: nobody looks at those of others (GX-334)."""
        machinations = machinations_of(g)
        for seat, answer in enumerate(g.answers):
            if isinstance(answer, ChooseMachination):
                held = machinations.hands[seat]
                card = held[names(g, held).index(answer.card)]
                held.remove(card)
                machinations.plots[seat] = card
        if g.listening:
            g.emit(PlotsLaid(len(plotted(g))))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        return MachinationOffer(names(g, machinations_of(g).hands[seat]))


def plotted(g: Trucker) -> list[int]:
    """Return the cards that players put into this flight."""
    machinations = g.machinations
    return [] if machinations is None else [card for card in machinations.plots if card is not None]


def insert_plots(g: Trucker, chance: Chance) -> None:
    """Put the machinations that are still to come into what is left of the deck (GX-338 to GX-341).

    The deck has the other cards, and its last one is on top. Machinations lie between its upper and its lower quarter,
    one of them as the first card of that part.
    """
    quarter, passed = QUARTERS[g.level], len(g.revealed)
    plots = [card for card in plotted(g) if card not in g.revealed]
    lower, upper = g.deck[:quarter], max(quarter - passed, 0)
    middle, top = g.deck[quarter : len(g.deck) - upper], g.deck[len(g.deck) - upper :]
    chance.shuffle("machinations", plots)
    first = [plots.pop()] if passed <= quarter and plots else []
    middle += plots
    chance.shuffle("machinations", middle)
    g.deck = lower + middle + first + top


def stack_plots(g: Trucker) -> None:
    """With foresight: put them between the second and the third pile, number 1's on top (GX-345, GX-346)."""
    plots = [
        card
        for seat in g.by_number()
        if (card := machinations_of(g).plots[seat]) is not None and card not in g.revealed
    ]
    below = [card for pile in g.piles[LOWER_PILES:] for card in pile]
    place = len([card for card in g.deck if card in below])
    g.deck = g.deck[:place] + plots[::-1] + g.deck[place:]


def add_plots(g: Trucker, chance: Chance) -> None:
    """Put the machinations into a deck of other cards, before take-off or in the middle of the flight."""
    if g.options.has("foresight"):
        stack_plots(g)
    else:
        insert_plots(g, chance)


DEAL_MACHINATIONS: Final = DealMachinations()
TRUCKERS_PLOT: Final = TruckersPlot()
