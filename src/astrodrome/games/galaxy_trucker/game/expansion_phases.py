"""What the modules of the Big Expansion do at each point of a game, in one written order (decision 6, GX-571)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import ENEMIES, CardRow, Family, Value
from astrodrome.games.galaxy_trucker.flight.giving_up import END_CARD, EndCard
from astrodrome.games.galaxy_trucker.flight.module_effects import loads_at_once
from astrodrome.games.galaxy_trucker.flight.phases import Phases, Play
from astrodrome.games.galaxy_trucker.geometry.hull import CYAN
from astrodrome.games.galaxy_trucker.modules.bonus.billiards import play_billiards
from astrodrome.games.galaxy_trucker.modules.bonus.bureaucracy import play_bureaucracy, play_police
from astrodrome.games.galaxy_trucker.modules.bonus.depot import play_depot
from astrodrome.games.galaxy_trucker.modules.bonus.junkyard import play_junkyard
from astrodrome.games.galaxy_trucker.modules.machinations.card_effects import MACHINATION_PLAYS
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import TRUCKERS_PLOT
from astrodrome.games.galaxy_trucker.modules.roads.after_card import (
    CLEAR_JUNK,
    FILE_CARD,
    NOTE_LEADER,
    SHOOT_LEADER,
    opening_shots,
    roads_after,
)
from astrodrome.games.galaxy_trucker.modules.roads.competition import before_claim
from astrodrome.games.galaxy_trucker.modules.roads.drawing import DRAW_ROADS, SURPRISE_TRUCKERS
from astrodrome.games.galaxy_trucker.modules.roads.dropping import TruckerDrops
from astrodrome.games.galaxy_trucker.modules.roads.on_reveal import (
    HURL_DEBRIS,
    LOAD_PLANETS,
    ROLL_FOR_ENEMY,
    SHOOT_LANDERS,
    SIT_OUT,
    TruckerVotes,
)
from astrodrome.games.galaxy_trucker.modules.roads.union import CLAIM_FOR_UNION
from astrodrome.games.galaxy_trucker.modules.technologies.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace import RETURN_SHIPS, TruckerMayJump
from astrodrome.games.galaxy_trucker.modules.technologies.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.modules.technologies.specialists import (
    TruckerChoosesSpecialist,
    TruckerSendsDiplomat,
)
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, has_specialist, in_force
from astrodrome.games.galaxy_trucker.ship.strength import CANNON_VALUES, TruckerDeclares
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

ABANDONED: Final[tuple[Family, ...]] = ("abandoned_ship", "abandoned_station")

EXPANSION_PLAYS: Final[dict[Family, Play]] = {
    "bureaucracy": play_bureaucracy,
    "robotic_police": play_police,
    "space_billiards": play_billiards,
    "junkyard": play_junkyard,
    "star_depot": play_depot,
    **MACHINATION_PLAYS,
}
"""The tasks of each family of bonus cards and machinations."""


class ExpansionPhases(Phases):
    """What comes at each point in a game with modules of the Big Expansion."""

    @override
    def before_building(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before building: machinations are chosen, then rough roads drawn (GX-378, GX-544)."""
        plots: list[Task[Trucker]] = [] if g.machinations is None else [TRUCKERS_PLOT]
        return [*plots, DRAW_ROADS] if g.options.level_of_roads else plots

    @override
    def before_crew(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before crew is placed: a surprise (GX-382)."""
        return [] if g.roads is None else [SURPRISE_TRUCKERS]

    @override
    def after_boarding(self, g: Trucker, seat: Seat, colour: int) -> list[Task[Trucker]]:
        """Return what a cyan alien brings along: its owner chooses a specialist (GX-161)."""
        return [TruckerChoosesSpecialist(seat)] if colour == CYAN else []

    @override
    def at_take_off(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before the first card: the shots of Lust for Power (GX-396)."""
        return [*opening_shots(g), END_CARD] if in_force(g, "lust-for-power") else []

    @override
    def before_reveal(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes before a card is revealed: the union may want its share (GX-452).

        In an introductory flight it does not: nobody could give up instead (GB-Q10).
        """
        return [CLAIM_FOR_UNION] if in_force(g, "union-ship") and not g.intro else []

    @override
    def on_reveal(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what comes between the revealing of a card and its effects.

        Who sits it out is settled first (GX-573); then come jumps (GX-120), then what roads do to the card.
        """
        jumps: list[Task[Trucker]] = [TruckerMayJump(seat) for seat in g.order()] if g.box.technologies else []
        return [SIT_OUT, NOTE_LEADER, *jumps, *roads_on_reveal(g)] if g.roads is not None else jumps

    @override
    def play_card(self, g: Trucker, card: CardRow) -> list[Task[Trucker]]:
        return list(EXPANSION_PLAYS[card.family](g, card))

    @override
    def before_count(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return a player's last chance to jump, at the own turn to count (GX-008, GX-121)."""
        return [TruckerMayJump(seat)] if g.box.technologies else []

    @override
    def counting(self, g: Trucker, seat: Seat, value: Value) -> list[Task[Trucker]]:
        """Return how a player counts a value: a chance to jump, drops, boosts, the declaration (GX-007, GX-008)."""
        declares: list[Task[Trucker]] = [TruckerDeclares(seat, value)]
        if value == "engines" and binds(g, seat, "defective-connectors"):
            declares = [TruckerDrops(seat), *declares]
        if not g.box.technologies:
            return declares
        if value in CANNON_VALUES:
            declares = [TruckerBoosts(seat, value), *declares, LoseBoosted(seat)]
        return [*self.before_count(g, seat), *declares]

    @override
    def before_claim(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return what comes before an opportunity is claimed: Stiff Competition (GX-387)."""
        return before_claim(g, seat)

    @override
    def before_penalty(self, g: Trucker, seats: Iterable[Seat]) -> list[Task[Trucker]]:
        """Return the questions to those who are about to suffer and have the Diplomat (GX-187, GX-188)."""
        if g.technologies is None:
            return []
        g.technologies.diplomat_sent_by = []
        return [TruckerSendsDiplomat(seat) for seat in seats if has_specialist(g, seat, "diplomat")]

    @override
    def after_crew_lost(self, g: Trucker, seat: Seat) -> list[Task[Trucker]]:
        """Return what follows once a loss of crew is complete: sleepers may be woken (GX-066, GX-072).

        With that the loss is over: sleepers who come later find no loss to be woken for (GX-067).
        """
        technologies = g.technologies
        if g.lost_crew[seat] and technologies is not None and any(technologies.sleepers[seat]):
            return [TruckerWakes(seat)]
        g.lost_crew[seat] = False
        return []

    @override
    def after_landing(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what follows once all have landed: locals shoot, and only then goods are loaded (GX-557)."""
        return [] if loads_at_once(g) else [SHOOT_LANDERS, LOAD_PLANETS]

    @override
    def after_card(self, g: Trucker) -> list[Task[Trucker]]:
        """Return what follows a card: ships that cannot go on give up, roads, ships come back, roads again (GX-571)."""
        if g.roads is None:
            return [END_CARD, RETURN_SHIPS] if g.box.technologies else [END_CARD]
        tasks = [END_CARD, *roads_after(g, g.card.family, END_CARD), RETURN_SHIPS]
        if in_force(g, "lust-for-power"):
            tasks += [SHOOT_LEADER, EndCard(tuple(g.rockets()))]  # no day passes: laps were tested before
            if in_force(g, "space-junk"):
                tasks.append(CLEAR_JUNK)  # junk was thrown before: what falls off now is lost
        return [*tasks, FILE_CARD] if in_force(g, "deja-vu") else tasks


def roads_on_reveal(g: Trucker) -> list[Task[Trucker]]:
    """Return what rough roads do to a card before its effects: enemies grow, debris flies (GX-558, GX-561)."""
    tasks: list[Task[Trucker]] = []
    if in_force(g, "big-baddies") and g.card.family in ENEMIES:
        tasks.append(ROLL_FOR_ENEMY)
    if in_force(g, "abandoned-debris") and g.card.family in ABANDONED:
        voters = [seat for seat in g.order() if binds(g, seat, "abandoned-debris")]
        tasks += [*[TruckerVotes(seat) for seat in voters], HURL_DEBRIS]
    return tasks


EXPANSION_PHASES: Final = ExpansionPhases()
