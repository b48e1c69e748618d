"""The trucker: builder in the yard, flyer in space, from what its seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.board_view import seen
from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.component_values import ALL_CAREFUL, Tastes
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import watch
from astrodrome.bots.galaxy_trucker.payments import gamble
from astrodrome.bots.galaxy_trucker.risk import risk_seen
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.box.box import box_of
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.records.declared import BASE_OFFERS
from astrodrome.games.galaxy_trucker.records.offers import BuildOffer, GiveUpOffer
from astrodrome.games.galaxy_trucker.state.game_state import Trucker as State
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View

OF_BASE: Final = frozenset(BASE_OFFERS)


class Trucker:
    """A trucker whose hand slips now and then (of 1000)."""

    def __init__(self, seed: int, slips: int = 0, tastes: Tastes = ALL_CAREFUL) -> None:
        self._seed = seed
        self._slips = slips
        self._tastes = tastes
        self._cards: dict[str, CardRow] = {card.name: card for card in box_of(None, True, True, True).cards}

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        public = cast("PublicView", view.public)
        ship = public.ships[think.seat]
        chance = Chance((self._seed * 1_000_003 + prompt.number * 131 + ship.turns) % (1 << 64))
        if isinstance(prompt.offer, BuildOffer):
            left = None if public.turns is None else public.turns - ship.turns
            world = cast("State", think.deal().state)
            taste = self._tastes.of(world.board.level, world.expanded, left is not None)
            return build(Yard(world, think.seat, left, taste), legal)
        # A hand slips over a lever, not over the wish to go home.
        if not isinstance(prompt.offer, GiveUpOffer) and chance.below("slip", 1000) < self._slips:
            return legal[chance.below("slipped", len(legal))]
        risked = gamble(prompt.offer, legal, chance)
        if risked is not None:
            return risked
        card = None if public.card is None else self._cards.get(public.card)
        figures = ship.figures
        crew = watch(BOARDS[public.board], {one.square: one.humans for one in ship.components})
        board = None if type(prompt.offer) in OF_BASE else seen(public, think.seat)
        cannons = figures.cannon_halves_powered
        roads = frozenset(road.road for road in public.roads if think.seat in road.bound)
        risk = risk_seen(public, think.seat)
        cockpit = Cockpit(figures.crew, figures.humans, figures.cells, card, cannons, crew, roads, board, risk)
        return fly(cockpit, prompt.offer, legal)
