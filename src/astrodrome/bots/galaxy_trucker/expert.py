"""The expert of Galaxy Trucker: a learned value of ships and flights for the builder and for the search.

A play-out goes to the end of the card, not of the flight: the net says what the ships still bring home. So there are
many more of them, and the luck of the cards to come is not part of what is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import TypeAlias, cast

from astrodrome.bots.galaxy_trucker.component_values import BY_CLASS
from astrodrome.bots.galaxy_trucker.features import as_credits, flight_row, money
from astrodrome.bots.galaxy_trucker.policy import (
    AT_ONCE,
    CREWED,
    RIVAL,
    SPAN,
    TOO_MANY,
    TruckingPolicy,
    promise,
)
from astrodrome.bots.galaxy_trucker.risk import is_expanded
from astrodrome.bots.galaxy_trucker.trucker import Trucker as Driver
from astrodrome.bots.play_outs import PlayOuts
from astrodrome.bots.protocol import Bot, Think
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

Judge: TypeAlias = Callable[[Sequence[Sequence[int]]], list[float]]
"""Returns for each row of features what a ship still brings, from 0 to 1 (`features.as_credits`)."""


class LearnedPolicy(TruckingPolicy):
    """A policy whose play-outs end with the card; the net says what comes after it."""

    def __init__(self, brings: Judge) -> None:
        self._brings = brings

    @override
    def horizon(self, start: Trucker, g: Trucker) -> bool:
        """Stop where the next card is turned up, or where the account of the flight is made."""
        return super().horizon(start, g) or (bool(start.deck) and len(g.deck) < len(start.deck))

    @override
    def value(self, g: Trucker, seat: Seat) -> float:
        """Return what a trucker may hope for, from 0 to 1; that of the richest rival counts against it."""
        if len(g.accounts) > g.flight or not any(g.flying):
            return super().value(g, seat)
        had = min([sum([sum(account[other]) for account in g.accounts]) for other in range(g.seats)])
        flying = [other for other in range(g.seats) if g.flying[other]]
        brings = dict(zip(flying, self._brings([flight_row(g, other) for other in flying]), strict=True))
        hopes = [
            (money(g, other) + as_credits(brings[other]) if other in brings else promise(g, other)) - had
            for other in range(g.seats)
        ]
        mine = hopes.pop(seat)
        return 1.0 / (1.0 + exp((RIVAL * max(hopes) - mine) / SPAN))


class ExpertTrucker:
    """Builds with skill, and searches in flight with the learned value; without it, to the end of the flight."""

    def __init__(self, seed: int, brings: Judge | None) -> None:
        self._driver: Bot = Driver(seed, tastes=BY_CLASS)
        policy = TruckingPolicy() if brings is None else LearnedPolicy(brings)
        self._search: Bot = PlayOuts(policy, seed)

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        public = cast("PublicView", view.public)
        at_once = isinstance(prompt.offer, AT_ONCE) or len(legal) > TOO_MANY
        if isinstance(prompt.offer, GiveUpOffer):
            at_once = is_expanded(public) or public.ships[think.seat].figures.humans > CREWED
        return (self._driver if at_once else self._search).choose(view, prompt, legal, think)
