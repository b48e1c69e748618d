"""What it is worth to be aboard: the treasures here and ahead, weighed by the odds of each leg of the route."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.bots.celestia.odds import LARGEST, own_odds, shares, unknown_meets, unknown_rolls
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, JETPACK
from astrodrome.games.celestia.content.figures import SPYGLASS_POINTS, TOKEN_POINTS
from astrodrome.games.celestia.plays.spyglass import spyglass_cities
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.seats import Seat

CARD: Final = 0.5
"""What a card laid is worth, in points."""
RESCUE: Final = 2.0
"""What a card is worth that saves from a crash."""
SECOND_ROLL: Final = 0.45
"""How often an Alternative Route turns a crash."""
FAR: Final = 2
"""How many legs ahead are weighed; more were tried and changed nothing."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A seat before the events: what lies here, what is ahead, how likely one gets there, what a crash would leave."""

    here: float
    ahead: float
    odds: float
    saved: float
    spite: float = 0.0
    """How many points more a seat gives for what others do not get."""

    @property
    def stay(self) -> float:
        """What staying aboard is worth."""
        return self.odds * self.ahead + (1 - self.odds) * self.saved


def worth_of(g: Celestia, city: int) -> float:
    """Return the mean points of the treasures left in a city; in the Forgotten City lies the token."""
    if city >= g.tables.cities:
        return float(TOKEN_POINTS) if city == g.tables.forgotten and not g.forgotten_city.lit else 0.0
    pile = g.piles[city]
    points = g.tables.points
    return sum([points[treasure] for treasure in pile]) / len(pile) if pile else 0.0


def worth_aboard(g: Celestia, seat: Seat, city: int, line: Sequence[Seat], turn: int = 0) -> float:
    """Return what it is worth to a seat to arrive in a city: to take a treasure there, or to fly on.

    `line` are those aboard in the order of captaincy, `turn` whose turn it is there. A captain cannot leave: the
    seat's own hand has to carry it one city further.
    """
    here = worth_of(g, city)
    beyond = g.tables.forgotten if city == g.tables.space else g.next_stop(city)
    if beyond is None or city == g.tables.forgotten or turn >= FAR:
        return here
    onward = worth_aboard(g, seat, beyond, line, turn + 1)
    dice = g.tables.dice[beyond]
    captain = line[turn % len(line)]
    if captain == seat:
        odds, spent = own_odds(g, seat, dice)
        flown = odds * onward - CARD * spent
        return max(here, flown) if len(line) == 1 else flown
    size = min(LARGEST, g.hand_size[captain])
    outcomes = unknown_rolls(tuple(g.tables.faces), dice, shares(g.edition), size)
    return plain_sum([chance * max(here, odds * onward) for chance, odds in outcomes])


def captaincies(g: Celestia) -> list[Seat]:
    """Return who is aboard the aircraft, in the order of the captaincies to come."""
    return [*g.passengers(), g.captain]


def guessed_odds(g: Celestia) -> float:
    """Return how likely captain or pilot meet the events, guessed from the size of the hand."""
    a, b, c, d = needs(g)
    return unknown_meets((a, b, c, d), shares(g.edition), min(LARGEST, g.hand_size[g.helm()]))


def outlook(g: Celestia, seat: Seat, odds: float) -> Outlook:
    """Weigh this step for a seat, as if it were aboard."""
    here = worth_of(g, g.stand())
    line = captaincies(g) if g.flying else [seat]
    ahead = worth_aboard(g, seat, g.step.destination, line)
    hand = g.hands[seat]
    saved = here - RESCUE if hand[JETPACK] else 0.0
    by_spyglass = ahead - SPYGLASS_POINTS - RESCUE
    if by_spyglass > saved and spyglass_cities(g, seat):
        saved = by_spyglass
    if hand[ALTERNATIVE_ROUTE]:
        saved = max(saved, SECOND_ROLL * ahead + (1 - SECOND_ROLL) * saved - RESCUE)
    return Outlook(here, ahead, odds, max(0.0, saved))
