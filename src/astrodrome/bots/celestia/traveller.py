"""The heuristic traveller: it deals a handful of worlds, counts how often the captain gets through, and weighs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from astrodrome.bots.celestia.card_plays import reaction, serves
from astrodrome.bots.celestia.choices import guessed_points, obvious
from astrodrome.bots.celestia.outlook import outlook
from astrodrome.bots.celestia.policy import announcement, departure
from astrodrome.bots.celestia.practised import practised_announcement, practised_choice, practised_serves
from astrodrome.bots.protocol import Think
from astrodrome.games.celestia.content.figures import GOAL
from astrodrome.games.celestia.records.actions import FlyOn, Stay, StopHere
from astrodrome.games.celestia.state.event_costs import CANNOT, ability
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.voyage.ending import checked_points
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Pass, Prompt, View

WORLDS: Final = 16
"""What is dealt agrees with all that the seat knows: the cards gone, its own hand, hand sizes, what it has spied."""
BOLD: Final = 0.25
CAREFUL: Final = 0.05


class Traveller:
    """A player with a share of recall, a hand that slips now and then (of 1000), and so many worlds to look at.

    A `practised` one also uses what beginners overlook. A style scales what staying aboard is worth (`daring`), and
    adds points to what others do not get (`spite`).
    """

    def __init__(
        self,
        seed: int,
        recall: float = 1.0,
        slips: int = 0,
        worlds: int = WORLDS,
        practised: bool = False,
        daring: float = 1.0,
        spite: float = 0.0,
    ) -> None:
        self._seed = seed
        self._recall = recall
        self._slips = slips
        self._worlds = worlds
        self._daring = daring
        self._spite = spite
        self._announcement: Final = practised_announcement if practised else announcement
        self._serving: Final = practised_serves if practised else serves
        self._choice: Final = practised_choice if practised else obvious

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        """Return what fits the chances."""
        chance = Chance((self._seed * 1_000_003 + prompt.number) % (1 << 64))
        if chance.below("slip", 1000) < self._slips:
            return legal[chance.below("slipped", len(legal))]
        g = self._deal(think)
        seat = think.seat
        first = legal[0]
        if isinstance(first, Stay):
            return self._announcement(g, seat, legal, self._through(think, g), self._daring * risk(g, seat))
        if isinstance(first, Pass):
            view_of = replace(outlook(g, seat, 1.0), spite=self._spite)
            return reaction(g, seat, legal, view_of, self._serving)
        if isinstance(first, FlyOn | StopHere):
            return departure(g, seat, legal)
        return self._choice(g, seat, legal)

    def _deal(self, think: Think) -> Celestia:
        return cast("Celestia", think.deal(self._recall).state)

    def _through(self, think: Think, first: Celestia) -> float:
        """Return the share of worlds in which captain or pilot can meet the events."""
        worlds = [first, *[self._deal(think) for _ in range(self._worlds - 1)]]
        return sum([ability(g, g.helm()) != CANNOT for g in worlds]) / len(worlds)


def risk(g: Celestia, seat: int) -> float:
    """Return how much a seat likes a gamble: more when it is behind, less when it leads."""
    best = max([guessed_points(g, other) for other in range(g.seats) if other != seat])
    return 1.0 + max(-CAREFUL, min(BOLD, (best - checked_points(g, seat)) / (2 * GOAL)))
