"""What an active Boost gives away: those who activate one mostly have a version that conforms.

Worlds are dealt by what controls have shown. That a franchise has activated a Boost, or has not, says more: a version
that conforms is nearly always used, another one half of the time. The dealt versions of the others are chosen again by
both.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES
from astrodrome.games.celerium.preparation.boosts import FranchisesBoost
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.views.boost_beliefs import Held, after_sighting, left_over, possible_hands, scaled
from astrodrome.kernel.seats import Seat

LAWFUL: Final = (80, 96, 96)
"""By type: how many of 100 franchises activate a Boost that conforms."""
UNLAWFUL: Final = (45, 52, 64)
"""The same of one that does not conform."""


class Beliefs:
    """How likely each franchise holds each version, to the eyes of one of them; worked out once for a decision."""

    def __init__(self, g: Celerium, seat: Seat) -> None:
        self.held: Final[list[list[Held]]] = []
        self.weights: Final[list[list[int]]] = []
        for boost in range(BOOST_TYPES):
            fitting = believed(g, seat, boost)
            self.held.append(list(fitting))
            self.weights.append(list(fitting.values()))

    def deal(self, world: Celerium) -> None:
        """Choose the versions in a dealt world again."""
        for boost in range(BOOST_TYPES):
            weights = self.weights[boost]
            pick = world.chance.below("redeal", sum(weights))
            chosen = 0
            while pick >= weights[chosen]:
                pick -= weights[chosen]
                chosen += 1
            held = self.held[boost][chosen]
            for other, version in enumerate(held):
                world.boost_versions[BOOST_TYPES * other + boost] = version
            left = left_over(world.tables.versions[boost], held)
            rest = [version for version, count in left.items() for _ in range(count)]
            world.chance.shuffle("redeal", rest)
            world.boost_supply[boost] = tuple(rest)


def believed(g: Celerium, seat: Seat, boost: int) -> dict[Held, int]:
    """Return the versions that the franchises may hold of a type, with their weights."""
    tokens, seen = g.tables.versions[boost], g.seen
    weights = possible_hands(tokens, g.franchises)
    shown: list[Seat] = []
    for index, slot in enumerate(seen.slot):
        if slot % BOOST_TYPES == boost:
            owner = slot // BOOST_TYPES
            weights = after_sighting(weights, tokens, owner, seen.version[index], seen.lost[index])
            if seen.round[index] == g.round:
                shown.append(owner)
    own, lawful = g.boost_versions[BOOST_TYPES * seat + boost], g.authorised(boost)
    telling = [other for other in range(g.franchises) if other != seat and other not in shown]
    found: dict[Held, int] = {}
    for held, weight in weights.items():
        if held[seat] == own:
            for other in telling:
                used = LAWFUL[boost] if held[other] == lawful else UNLAWFUL[boost]
                weight *= used if g.is_active(other, boost) else 100 - used  # noqa: PLW2901 - it grows by each
            found[held] = weight
    return scaled(found)


def can_tell(g: Celerium, seat: Seat) -> bool:
    """Return whether the Boosts of this race are on the table, and the wheel is likely as it was then.

    A Rival follows rules of its own; and who has turned the wheel has done it against the Boosts of others.
    """
    if g.solo or not g.round or any([isinstance(task, FranchisesBoost) for task in g.agenda]):
        return False
    own = [card for card, by in zip(g.cards_played, g.cards_played_by, strict=True) if by == seat]
    return not any([option.code.name == "WHEEL" for card in own for option in g.tables.cards.option[card]])
