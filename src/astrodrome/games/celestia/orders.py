"""What a player may keep back for a step or a voyage, and what a pass in a window is about."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.records.actions import PlaceHelp, Play, TakeLifeboat, UsePower, UseSpyglass
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.records import Action
from astrodrome.kernel.standing_orders import Spans, StandingOrders


def spans(g: Celestia) -> Spans:
    """Return the voyage and the step: a step is one vessel on its way from one place."""
    step = (g.voyage, g.vessel, g.place, g.boat_place, g.target)
    return {"step": step, "voyage": (g.voyage,)}


def stakes(g: Celestia) -> tuple[int | None, ...]:
    """Return what a pass in a window is about: the step, who is aboard, the dice, the word, and what lies there."""
    return (
        *spans(g)["step"],
        g.captain,
        g.pilot,
        g.word,
        g.declarations,
        g.dice_change,
        g.pirates_ignored,
        g.moored,
        *g.pawns,
        *g.announced,
        *g.barred,
        *[len(cards) for cards in g.placed],
        *[len(cards) for cards in (g.laid, g.revealed, g.shown)],
        *g.dice,
    )


KEPT_BACK: Final[tuple[type[Action], ...]] = (Play, TakeLifeboat, UseSpyglass, UsePower, PlaceHelp)
ORDERS: Final = StandingOrders(tuple([(kind, ("step", "voyage")) for kind in KEPT_BACK]), spans, stakes)
