"""What a franchise may expect between two rounds: the facts about it that a fitted value weighs.

Only what a round leaves behind counts: points, actions, cards, Upgrades, tokens. The planet that was just turned up is
taken for one of those to come: in a play-out it is as random as they are.
"""

from __future__ import annotations

from typing import Final

from astrodrome.bots.celerium.upgrades import equipped
from astrodrome.games.celerium.content.figures import LEVEL_SCORES
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, LEVELS, STARBOT, VEHICLES
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.seats import Seat

FACTS: Final = (
    "score",
    "level 2",
    "level 3",
    "actions",
    "actions over 12",
    "cards of level 1",
    "cards of level 2",
    "cards of level 3",
    "squares in hand",
    "energy",
    "energy over 6",
    "next race",
    "later races",
    "stored",
    "under repair",
    "keep line",
    "first at market",
    "px2",
    "first franchise",
    "conforming now",
    "conforming next",
)
"""The facts, in the order of `facts`."""
MANY_ACTIONS: Final = 12
MUCH_ENERGY: Final = 6


def facts(g: Celerium, seat: Seat) -> list[float]:
    """Return what a franchise has at the start of a round."""
    cards, score, actions, energy = g.tables.cards, g.score[seat], g.actions[seat], g.capacity(seat)
    levels = [0.0] * LEVELS
    squares = 0.0
    for card in g.hands[seat]:
        levels[cards.level[card]] += 1.0
        squares += cards.squares[card]
    following, later = races_to_come(g, seat)
    return [
        float(score),
        float(score >= LEVEL_SCORES[0]),
        float(score >= LEVEL_SCORES[1]),
        float(actions),
        float(max(0, actions - MANY_ACTIONS)),
        *levels,
        squares,
        float(min(energy, MUCH_ENERGY)),
        float(max(0, energy - MUCH_ENERGY)),
        following,
        later,
        float(len(g.hangar[seat])),
        float(len(g.workshop[seat])),
        float(g.has_keep_line[seat]),
        float(g.market.first == seat),
        float(g.has_px2[seat]),
        float(g.first_franchise == seat),
        conforming(g, seat, 0),
        conforming(g, seat, 1),
    ]


def races_to_come(g: Celerium, seat: Seat) -> tuple[float, float]:
    """Return what the next race promises on the lines that may be picked, and what any later race does."""
    mounted = g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT]
    promised = equipped(g, seat, *mounted)
    last = None if g.has_keep_line[seat] else g.line[seat]
    seen = g.planets.seen[:-1]
    following = later = 0.0
    unseen = 0
    for planet, mean in enumerate(promised.mean):
        if planet not in seen:
            unseen += 1
            later += mean
            following += max([worth for line, worth in enumerate(promised.lines[planet]) if line != last])
    return following / unseen, later / unseen


def conforming(g: Celerium, seat: Seat, notches: int) -> float:
    """Return the points of the own Boosts that would conform with the wheel turned so far."""
    wheel = g.tables.wheel
    lawful = wheel[(g.wheel + notches) % len(wheel)]
    points = 0.0
    for boost in range(BOOST_TYPES):
        if g.boost_versions[BOOST_TYPES * seat + boost] == lawful[boost]:
            points += g.tables.points[boost]
    return points
