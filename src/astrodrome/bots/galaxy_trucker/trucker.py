"""The trucker: builder in the yard, flyer in space, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import watch
from astrodrome.bots.galaxy_trucker.modules import point, shop
from astrodrome.bots.galaxy_trucker.wants import CAREFUL, Taste
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.boards import BOARDS
from astrodrome.games.galaxy_trucker.box import box_of
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.module_offers import BidOffer, DepotOffer, DieOffer, PointOffer
from astrodrome.games.galaxy_trucker.offers import BuildOffer, GiveUpOffer
from astrodrome.games.galaxy_trucker.state import Trucker as State
from astrodrome.games.galaxy_trucker.view import PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View

CAUTION: Final = 4
"""A bid in secret stays below this part of the credits in hand."""


class Trucker:
    """A trucker whose hand slips now and then (of 1000)."""

    def __init__(self, seed: int, slips: int = 0, taste: Taste = CAREFUL) -> None:
        self._seed = seed
        self._slips = slips
        self._taste = taste
        self._cards: dict[str, CardRow] = {card.name: card for card in box_of(None).cards}

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        public = cast("PublicView", view.public)
        ship = public.ships[think.seat]
        chance = Chance((self._seed * 1_000_003 + prompt.number * 131 + ship.turns) % (1 << 64))
        if isinstance(prompt.offer, BuildOffer):
            left = None if public.turns is None else public.turns - ship.turns
            return build(Yard(cast("State", think.deal().state), think.seat, left, self._taste), prompt.offer, legal)
        # A hand slips over a lever, not over the wish to go home.
        if not isinstance(prompt.offer, GiveUpOffer) and chance.below("slip", 1000) < self._slips:
            return legal[chance.below("slipped", len(legal))]
        match prompt.offer:
            case DieOffer():
                return legal[chance.below("die", len(legal))]
            case BidOffer():
                return legal[min(len(legal) - 1, chance.below("bid", 1 + prompt.offer.most // CAUTION))]
            case PointOffer():
                return point(legal, public, think.seat)
            case DepotOffer():
                return shop(legal, public)
        card = None if public.card is None else self._cards.get(public.card)
        figures = ship.figures
        crew = watch(BOARDS[public.board], {one.square: one.humans for one in ship.components})
        cockpit = Cockpit(figures.crew, figures.humans, figures.cells, card, figures.cannon_halves_powered, crew)
        return fly(cockpit, prompt.offer, legal)
