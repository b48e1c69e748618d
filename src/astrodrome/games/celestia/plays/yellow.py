"""Yellow, Aleshanee Eyota / Howard McFerty: cards of the deck help (CS-274 to CS-279, CS-536)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.card_names import listed
from astrodrome.games.celestia.content.cards import TURBO, YELLOW
from astrodrome.games.celestia.content.figures import ALESHANEE_CARDS
from astrodrome.games.celestia.plays.playable import DECLARE
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.records.card_events import CardsShown
from astrodrome.games.celestia.state.deck import top_card
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_CARDS: Final = Refusal("CS-164", "no-card-left")
USELESS_CARDS: Final = Refusal("CS-536", "useless-cards")


class Yellow(Power):
    """Aleshanee Eyota / Howard McFerty: two cards of the deck help with the events (CS-274 to CS-279)."""

    colour = YELLOW
    follows = DECLARE

    @override
    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it when no card is left to turn up, or when all can see that none of them would help."""
        if g.deck or g.discard[TURBO]:
            return None
        if not any(g.discard):
            return NO_CARDS
        left = needs(g)
        return None if any([g.discard[kind] and left[kind % 4] for kind in range(TURBO)]) else USELESS_CARDS

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        """Turn the cards up; they stay in force until the step is resolved and never enter a hand (CS-441)."""
        for _ in range(ALESHANEE_CARDS):
            kind = top_card(g)
            if kind is not None:
                g.step.cards_turned_up.append(kind)
        if g.listening:
            g.emit(CardsShown(listed(g.step.cards_turned_up), len(g.step.cards_turned_up)))
