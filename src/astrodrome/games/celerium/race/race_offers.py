"""The offers of a race turn: cards, prices, and where advances would end."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.vocabulary import MOVE, PARTS, VEHICLES
from astrodrome.games.celerium.records.offers import CardChoice, GoOnOffer, PartChoice, RaceOffer, VehicleReach
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import option_of
from astrodrome.games.celerium.track.movement import vehicle_reach
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def card_choice(g: Celerium, card: int, refusals: Sequence[Refusal | None]) -> CardChoice:
    """Return a card with the price of each part."""
    cards = g.tables.cards
    parts = [
        PartChoice(PARTS[part], cards.actions[card] if part == MOVE else option_of(g, card, part).cost, refusal)
        for part, refusal in enumerate(refusals)
    ]
    return CardChoice(cards.name[card], cards.squares[card], tuple(parts))


def reach(g: Celerium, seat: Seat, most: int) -> tuple[VehicleReach, ...]:
    """Return where each vehicle would land for every length up to the longest."""
    return tuple([vehicle_reach(g, VEHICLES * seat + kind, most) for kind in range(VEHICLES)])


def race_offer(g: Celerium, seat: Seat, held: Sequence[tuple[int, Sequence[Refusal | None]]]) -> RaceOffer:
    """Return the offer of a race turn, from the cards held and what speaks against their parts."""
    choices = tuple([card_choice(g, card, refusals) for card, refusals in held])
    most = max([0, *[choice.squares for choice in choices]])
    return RaceOffer(choices, reach(g, seat, most), g.actions[seat], g.energy[seat])


def go_on_offer(g: Celerium, seat: Seat, card: int, refusals: Sequence[Refusal | None]) -> GoOnOffer:
    """Return the offer for what is left of a card."""
    choice = card_choice(g, card, refusals)
    return GoOnOffer(choice, reach(g, seat, choice.squares), g.actions[seat], g.energy[seat])
