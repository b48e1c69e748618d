"""Moments at which modules have something to do: lists of tasks in one written order (decision 6, GX-571)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.content import Family, Value
from astrodrome.games.galaxy_trucker.dropping import TruckerDrops
from astrodrome.games.galaxy_trucker.giving_up import END_CARD
from astrodrome.games.galaxy_trucker.hyperspace import RETURN_SHIPS, TruckerMayJump
from astrodrome.games.galaxy_trucker.plotting import TRUCKERS_PLOT
from astrodrome.games.galaxy_trucker.questions import loads_at_once
from astrodrome.games.galaxy_trucker.roads import binds, in_force
from astrodrome.games.galaxy_trucker.roads_after import (
    CLEAR_JUNK,
    FILE_CARD,
    NOTE_LEADER,
    SHOOT_LEADER,
    opening_shots,
    roads_after,
)
from astrodrome.games.galaxy_trucker.roads_cards import (
    HURL_DEBRIS,
    LOAD_PLANETS,
    ROLL_FOR_ENEMY,
    SHOOT_LANDERS,
    SIT_OUT,
    Compete,
    TruckerVotes,
)
from astrodrome.games.galaxy_trucker.roads_setup import DRAW_ROADS, SURPRISE_TRUCKERS
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import CANNON_VALUES, TruckerDeclares
from astrodrome.games.galaxy_trucker.union import CLAIM_FOR_UNION
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat

ENEMIES: Final[tuple[Family, ...]] = ("slavers", "smugglers", "pirates")
ABANDONED: Final[tuple[Family, ...]] = ("abandoned_ship", "abandoned_station")


def before_building(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes before ships are built: machinations are chosen, then rough roads drawn (GX-378, GX-544)."""
    plots: list[Task[Trucker]] = [TRUCKERS_PLOT] if g.machinations else []
    return [*plots, DRAW_ROADS] if g.options.level_of_roads else plots


def before_crew(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes before crew is placed: a surprise (GX-382)."""
    return [SURPRISE_TRUCKERS] if g.roads else []


def at_take_off(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes before the first card: the shots of Lust for Power (GX-396)."""
    return [*opening_shots(g), END_CARD] if in_force(g, "lust-for-power") else []


def before_reveal(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes before a card is revealed: the union may want its share (GX-452)."""
    return [CLAIM_FOR_UNION] if in_force(g, "union-ship") else []


def on_reveal(g: Trucker) -> list[Task[Trucker]]:
    """Return what comes between the revealing of a card and its effects.

    Who sits it out is settled first (GX-573); then come jumps (GX-120), then what roads do to the card.
    """
    jumps: list[Task[Trucker]] = [TruckerMayJump(seat) for seat in g.order()] if g.box.technologies else []
    return [SIT_OUT, NOTE_LEADER, *jumps, *roads_on_reveal(g)] if g.roads else jumps


def roads_on_reveal(g: Trucker) -> list[Task[Trucker]]:
    """Return what rough roads do to a card before its effects: enemies grow, debris flies (GX-558, GX-561)."""
    tasks: list[Task[Trucker]] = []
    if in_force(g, "big-baddies") and g.card.family in ENEMIES:
        tasks.append(ROLL_FOR_ENEMY)
    if in_force(g, "abandoned-debris") and g.card.family in ABANDONED:
        voters = [seat for seat in g.order() if binds(g, seat, "abandoned-debris")]
        tasks += [*[TruckerVotes(seat) for seat in voters], HURL_DEBRIS]
    return tasks


def before_count(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return a player's last chance to jump, at the own turn to count (GX-008, GX-121)."""
    return [TruckerMayJump(seat)] if g.box.technologies else []


def counting(g: Trucker, seat: Seat, value: Value) -> list[Task[Trucker]]:
    """Return how a player counts a value: a chance to jump, drops, boosts, then the declaration (GX-007, GX-008)."""
    declares: list[Task[Trucker]] = [TruckerDeclares(seat, value)]
    if value == "engines" and binds(g, seat, "defective-connectors"):
        declares = [TruckerDrops(seat), *declares]
    if not g.box.technologies:
        return declares
    if value in CANNON_VALUES:
        declares = [TruckerBoosts(seat, value), *declares, LoseBoosted(seat)]
    return [*before_count(g, seat), *declares]


def after_landing(g: Trucker) -> list[Task[Trucker]]:
    """Return what follows once all have landed: locals shoot, and only then goods are loaded (GX-557)."""
    return [] if loads_at_once(g) else [SHOOT_LANDERS, LOAD_PLANETS]


def before_claim(g: Trucker, seat: Seat) -> list[Task[Trucker]]:
    """Return what comes before an opportunity is claimed: all behind count cannons, stronger ones fire (GX-387)."""
    if not binds(g, seat, "stiff-competition"):
        return []
    order = g.order()
    rivals = order[order.index(seat) :]
    return [*[task for rival in rivals for task in counting(g, rival, "cannons")], Compete(seat)]


def after_card(g: Trucker) -> list[Task[Trucker]]:
    """Return what follows a card: ships that cannot go on give up, roads, ships come back, roads again (GX-571)."""
    if not g.roads:
        return [END_CARD, RETURN_SHIPS] if g.box.technologies else [END_CARD]
    tasks = [END_CARD, *roads_after(g, g.card.family, END_CARD), RETURN_SHIPS]
    if in_force(g, "lust-for-power"):
        tasks += [SHOOT_LEADER, END_CARD]
        if in_force(g, "space-junk"):
            tasks.append(CLEAR_JUNK)  # junk was thrown before: what falls off now is lost
    return [*tasks, FILE_CARD] if in_force(g, "deja-vu") else tasks
