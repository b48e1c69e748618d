"""The expert of Galaxy Trucker: builds by a learned value of ships, looks at the cards, and searches in flight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.architect import Architect, Plan
from astrodrome.bots.galaxy_trucker.pilot import Pilot
from astrodrome.bots.galaxy_trucker.policy import CREWED, TOO_MANY, promise
from astrodrome.bots.galaxy_trucker.risk import is_expanded
from astrodrome.bots.galaxy_trucker.ship_values import setting_of, ship_value
from astrodrome.bots.galaxy_trucker.trials import Trials
from astrodrome.bots.galaxy_trucker.trucker import Trucker as Driver
from astrodrome.bots.protocol import Bot, Think
from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.modules.bonus.records import BidOffer, DieOffer
from astrodrome.games.galaxy_trucker.modules.machinations.records import MachinationOffer
from astrodrome.games.galaxy_trucker.records.offers import BuildOffer, GiveUpOffer
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat

SEALED: Final = (MachinationOffer, DieOffer, BidOffer)
"""What others answer without knowing is not searched."""
RIVALS: Final = 0.5
"""What a credit of the richest rival weighs where there is one; among more, an equal part of that for each."""
SCALE: Final = 100.0
"""Play-outs compare numbers from 0 to 1: hundreds of credits."""
MODULES: Final = 0.4
"""The part of its play-outs that the expert has with modules, where a flight takes longer to play out."""
PLANS: Final[Mapping[int, Plan]] = {
    1: Plan(room=2.5, fade=0.85, keep=-1.1, patience=0.1, fill=0.8, soon=0.035, far=0.35, early=5),
    2: Plan(room=3.4, keep=-1.2, patience=0.2, early=7),
    3: Plan(room=3.4, fade=0.9, keep=-1.3, patience=0.2, soon=0.025, far=0.4, adapt=0.55, early=9, taper=6.0),
}
"""By the level of the flight; found by what ships of many plans brought home (`training`)."""


class Captain(Pilot):
    """A pilot who counts credits at the end of the flight."""

    @override
    def value(self, g: Trucker, seat: Seat) -> float:
        """Return what a trucker brings home, less a part of what the richest rival does.

        What all had before the flight is left out, as in the policy that it extends.
        """
        had = min([sum([sum(account[other]) for account in g.accounts[:-1]]) for other in range(g.seats)])
        hopes = [promise(g, other) - had for other in range(g.seats)]
        mine = hopes.pop(seat)
        return (mine - RIVALS / len(hopes) * max(hopes)) / SCALE


class ExpertTrucker:
    """Builds as an architect where that was learned, and searches in flight."""

    def __init__(self, seed: int) -> None:
        self._driver: Bot = Driver(seed)
        self._architect: Final = Architect()
        self._search: Bot = Trials(Captain(), seed)
        self._modular: Bot = Trials(Captain(), seed, MODULES)

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return the next thing to do."""
        public = cast("PublicView", view.public)
        offer = prompt.offer
        if isinstance(offer, BuildOffer):
            return self._build(public, legal, think) or self._driver.choose(view, prompt, legal, think)
        at_once = isinstance(offer, SEALED) or len(legal) > TOO_MANY
        if isinstance(offer, GiveUpOffer):
            # With modules who ends with debts has lost, which credits do not show; the driver heeds what is at stake.
            at_once = is_expanded(public) or public.ships[think.seat].figures.humans > CREWED
        search = self._modular if is_expanded(public) else self._search
        return (self._driver if at_once else search).choose(view, prompt, legal, think)

    def _build(self, public: PublicView, legal: Sequence[Action], think: Think) -> Action | None:
        """Return the next move in the yard; None where time runs, or where a ship has two halves."""
        board = BOARDS[public.board]
        value = ship_value(setting_of(board.level, is_expanded(public), len(public.ships)))
        if value is None or public.turns is None or board.halves:
            return None
        left = public.turns - public.ships[think.seat].turns
        world = cast("Trucker", think.deal().state)
        return self._architect.build(world, think.seat, value, PLANS[board.level], left, legal)
