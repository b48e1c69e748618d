"""What a player may keep back for a step or a voyage, and what a pass in a window is about."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.records.actions import PlaceHelp, Play, TakeLifeboat, UsePower, UseSpyglass
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.records import Action
from astrodrome.kernel.standing_orders import Spans, StandingOrders


def spans(g: Celestia) -> Spans:
    """Return the voyage and the step: a step is one vessel on its way from one place."""
    step = (g.voyage, g.step.vessel, g.place, g.lifeboat.place, g.step.destination)
    return {"step": step, "voyage": (g.voyage,)}


def stakes(g: Celestia) -> tuple[int | None, ...]:
    """Return what a pass in a window is about: the step, who is aboard, the dice, the word, and what lies there."""
    return (
        *spans(g)["step"],
        g.captain,
        g.lifeboat.pilot,
        g.step.declaration,
        g.step.declaration_count,
        g.step.dice_change,
        g.step.pirates_ignored,
        g.step.moored,
        *g.pawns,
        *g.step.announced,
        *g.step.route_came_back,
        *[len(cards) for cards in g.help_placed],
        *[len(cards) for cards in (g.step.cards_laid, g.step.help_revealed, g.step.cards_turned_up)],
        *g.step.dice,
    )


KEPT_BACK: Final[tuple[type[Action], ...]] = (Play, TakeLifeboat, UseSpyglass, UsePower, PlaceHelp)
ORDERS: Final = StandingOrders(tuple([(kind, ("step", "voyage")) for kind in KEPT_BACK]), spans, stakes)
