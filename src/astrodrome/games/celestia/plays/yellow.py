"""Yellow, Aleshanee Eyota / Howard McFerty: cards of the deck help (CS-274 to CS-279)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.cards import YELLOW, listed
from astrodrome.games.celestia.deck import top_card
from astrodrome.games.celestia.events import CardsShown
from astrodrome.games.celestia.figures import ALESHANEE_CARDS
from astrodrome.games.celestia.plays.playable import DECLARE
from astrodrome.games.celestia.plays.power import Power
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_CARDS: Final = Refusal("CS-164", "no-card-left")


class Yellow(Power):
    """Aleshanee Eyota / Howard McFerty: two cards of the deck help with the events (CS-274 to CS-279)."""

    colour = YELLOW
    follows = DECLARE

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it when no card is left to turn up."""
        return None if g.deck or any(g.discard) else NO_CARDS

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Turn the cards up; they stay in force until the step is resolved and never enter a hand (CS-441)."""
        for _ in range(ALESHANEE_CARDS):
            kind = top_card(g)
            if kind is not None:
                g.shown.append(kind)
        if g.heard:
            g.tell(CardsShown(listed(g.shown), len(g.shown)))
