"""What `expert` takes for likely in its play-outs, and what it takes a position between two voyages to be worth.

Only those who gain more than the others win. A captain whose passengers would arrive as well saves the Turbo and lets
all of them fall; a captain alone pays. Rescues that serve everybody aboard are worth as little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celestia.card_plays import AT_STAKE, reaction
from astrodrome.bots.celestia.outlook import Outlook, guessed_odds, outlook
from astrodrome.bots.celestia.policy import VoyagePolicy, departure
from astrodrome.bots.celestia.practised import practised_announcement, practised_choice, practised_serves
from astrodrome.bots.celestia.values import chance_to_win, fitted, setting
from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, BAD_SPELL, EJECTION, JETPACK, KIND
from astrodrome.games.celestia.content.options import PAIR
from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    PREPARE,
    DeclareSuccess,
    FlyOn,
    KeepCrew,
    Play,
    Stay,
    StopHere,
    UseSpyglass,
)
from astrodrome.games.celestia.state.event_costs import CANNOT, ability
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT, CRASH
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.seats import Seat

TURBO_AT_STAKE: Final = 4.0
"""How many points more than the others a captain must gain who lays Turbo."""
STICKY: Final = 1.3
"""How much more staying aboard is worth with two seats: who leaves lets the other fly on alone."""
LANDING: Final = 5.0
"""What must lie below for a Jetpack to be used."""
SPELL: Final = 15.0
"""How much a Bad Spell must spoil."""


class ExpertPolicy(VoyagePolicy):
    """A policy that weighs what a seat gains against what the others gain."""

    @override
    def quick(self, g: Celestia, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        """Return what a shrewd player does without looking into other hands."""
        first = legal[0]
        if isinstance(first, Stay):
            return practised_announcement(g, seat, legal, guessed_odds(g), STICKY if g.seats == PAIR else 1.0)
        if isinstance(first, Pass):
            return reaction(g, seat, legal, outlook(g, seat, 1.0), shrewd_serves)
        if isinstance(first, FlyOn | StopHere):
            return departure(g, seat, legal)
        if isinstance(first, DeclareSuccess):
            return first if len(legal) == 1 or pays(g, seat) else DECLARE_CRASH
        return PREPARE if isinstance(first, KeepCrew) else practised_choice(g, seat, legal)

    @override
    def value(self, g: Celestia, seat: Seat) -> float:
        """Return the chance of winning as it was fitted to games; beginners play for something else."""
        name = setting(g.edition)
        return super().value(g, seat) if name is None else chance_to_win(g, seat, fitted()[name])


def lead(g: Celestia, seat: Seat, worth: float) -> float:
    """Return how far ahead of the others it takes a seat if all aboard gain so much."""
    if g.step.vessel != AIRCRAFT:
        return worth
    with_it = sum([pawns > 0 for other, pawns in enumerate(g.pawns) if other != seat])
    return worth * (1.0 - with_it / (g.seats - 1))


def pays(g: Celestia, seat: Seat) -> bool:
    """Return whether a captain who may save Turbo lays it."""
    return lead(g, seat, outlook(g, seat, 1.0).ahead) >= TURBO_AT_STAKE


def shrewd_serves(g: Celestia, seat: Seat, action: Action, view: Outlook) -> bool:
    """Return whether a play serves its purpose now (`practised_serves`), and not the others as much."""
    if isinstance(action, Play):
        kind = KIND[action.card]
        if kind == JETPACK:
            return view.here >= LANDING
        if kind == ALTERNATIVE_ROUTE:
            return g.step.declaration == CRASH and g.is_aboard(seat) and lead(g, seat, view.ahead) >= AT_STAKE
        if kind == EJECTION and seat == g.captain and g.is_aboard(seat) and ability(g, seat) != CANNOT:
            return view.ahead - view.here >= AT_STAKE
        if kind == BAD_SPELL and view.ahead < SPELL:
            return False
    if isinstance(action, UseSpyglass):
        return g.is_aboard(seat) and lead(g, seat, view.ahead) >= AT_STAKE
    return practised_serves(g, seat, action, view)
