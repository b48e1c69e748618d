"""Before the race: the Pilot's face, event cards, Boosts as a bluff against wheel and controls, line and Px2."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from astrodrome.bots.celerium.outlook import control_odds, failing, failing_later
from astrodrome.bots.celerium.tuning import Tuning
from astrodrome.bots.celerium.upgrades import line_worths, pair_worth
from astrodrome.bots.celerium.valuation import races_after
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celerium.content.figures import CARD_PRICE, PX2_POINTS, SHIELD_PRICE, TYPE_MALUS
from astrodrome.games.celerium.content.vocabulary import (
    BOOST_TYPES,
    LEVELS,
    LINE,
    LINES,
    PILOT,
    PLANET,
    SHIELD,
    SIDES,
    STARBOT,
)
from astrodrome.games.celerium.records.actions import ActivateBoosts, BuyCards, ChooseFace, PickLine
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.state.tables import Tables
from astrodrome.games.celerium.track.placement import starting_power
from astrodrome.games.celerium.track.planet import suffers_type
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat


def weigh_faces(g: Celerium, seat: Seat, legal: Sequence[Action], chance: Chance, tuning: Tuning) -> list[float]:
    """Weigh the faces of the Pilot card by power and hostile types, with a liking of the franchise's own."""
    found = []
    for action in legal:
        assert isinstance(action, ChooseFace)
        face = g.tables.faces[g.pilot_card[seat]][SIDES.index(action.side)]
        worst, second, best = sorted(g.tables.pilot_power[face])
        hostile = sum(g.tables.hostile[face]) / len(g.tables.hostile[face])
        liking = tuning.liking * chance.below("liking", 400) / 100
        found.append(0.1 * worst + 0.4 * second + 0.5 * best - TYPE_MALUS * hostile + liking)
    return found


@lru_cache(16)
def mean_move(tables: Tables, level: int) -> tuple[float, float]:
    """Return the squares and the actions of a card's movement, in the mean over a deck."""
    deck = tables.cards.decks[level]
    squares = sum([tables.cards.squares[card] for card in deck])
    return squares / len(deck), sum([tables.cards.actions[card] for card in deck]) / len(deck)


@lru_cache(512)
def bought(tables: Tables, counts: tuple[int, ...]) -> tuple[int, float, float]:
    """Return how many cards a purchase brings, and the squares and actions of their movements, in the mean."""
    moves = [mean_move(tables, level) for level in range(LEVELS)]
    squares = plain_sum([count * move[0] for count, move in zip(counts, moves, strict=True)])
    need = plain_sum([count * move[1] for count, move in zip(counts, moves, strict=True)])
    return sum(counts), squares, need


def weigh_purchases(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh purchases by the squares and options that the hand could then pay for."""
    cards, hand = g.tables.cards, g.hands[seat]
    held_squares, held_price = sum([cards.squares[card] for card in hand]), sum([cards.actions[card] for card in hand])
    later = bool(races_after(g))
    found = []
    for action in legal:
        assert isinstance(action, BuyCards)
        more, more_squares, more_price = bought(g.tables, action.counts())
        left = g.actions[seat] - CARD_PRICE * more
        squares, need = held_squares + more_squares, held_price + more_price
        paid = min(1.0, left / need) if need else 1.0
        size = len(hand) + more
        worth = squares * paid + tuning.option * min(size, g.energy[seat] / tuning.option_energy)
        found.append(worth + later * (tuning.action * max(0.0, left - need) + tuning.card * size * (1.0 - paid)))
    return found


def place_odds(g: Celerium, tuning: Tuning) -> list[float]:
    """Return how likely each type of Boost is checked by a franchise whose place is not known yet, by surprise too."""
    odds = control_odds(g)
    rest = g.franchises - 2
    surprise = 0.0 if g.solo else tuning.surprise
    return [
        surprise + (1.0 - surprise) * (odds[0][boost] + odds[1][boost] + rest * odds[2][boost]) / g.franchises
        for boost in range(BOOST_TYPES)
    ]


def own_turns(g: Celerium, seat: Seat) -> set[int]:
    """Return the turns of the wheel that the hand can make with the energy of the race."""
    found: set[int] = set()
    for card in g.hands[seat]:
        for option in g.tables.cards.option[card]:
            if option.code.name == "WHEEL" and option.cost <= g.energy[seat]:
                found.update(range(option.least, option.most + 1))
    return found


def boost_worths(g: Celerium, seat: Seat, tuning: Tuning) -> list[float]:
    """Return what each Boost promises: its points, what it cancels or saves, less what a control may cost."""
    powers = [start_powers(g, seat, kind) for kind in (PILOT, STARBOT)]
    lines = line_worths(g, seat, g.planet(), *powers)
    last = g.line[seat]
    allowed = [line for line in range(len(LINES)) if line != last or g.has_keep_line[seat]]
    plain = max([lines[line] for line in allowed])
    lifted = max([lines[line] - 2.0 * min(0, g.tables.modifier[g.planet()][line]) for line in allowed])
    saves = [0.0] * BOOST_TYPES
    saves[SHIELD] = tuning.shield if g.energy[seat] >= SHIELD_PRICE else 0.0
    saves[LINE] = lifted - plain
    saves[PLANET] = float(TYPE_MALUS) if suffers_type(g, seat) else 0.0
    odds, turns = place_odds(g, tuning), own_turns(g, seat)
    found = []
    for boost in range(BOOST_TYPES):
        fails = failing_later(g, seat, boost, tuning)
        if any(failing(g, seat, boost, seat, notches) == 0.0 for notches in turns):
            fails = min(fails, tuning.own_turn)
        penalty = g.tables.larger[boost] + g.tables.smaller[boost]
        found.append(g.tables.points[boost] + saves[boost] - odds[boost] * fails * penalty)
    return found


def start_powers(g: Celerium, seat: Seat, kind: int) -> list[int]:
    """Return the power of a vehicle on each line, planet left out."""
    return [starting_power(g, seat, kind, line, False).base for line in range(len(LINES))]


def weigh_boosts(g: Celerium, seat: Seat, legal: Sequence[Action], chance: Chance, tuning: Tuning) -> list[float]:
    """Weigh every combination of Boosts."""
    worth = boost_worths(g, seat, tuning)
    whims = [tuning.whim * (chance.below("whim", 200) - 100) / 100 for _ in range(BOOST_TYPES)]
    found = []
    for action in legal:
        assert isinstance(action, ActivateBoosts)
        chosen = (action.shield, action.line, action.planet)
        found.append(plain_sum([worth[boost] + whims[boost] for boost in range(BOOST_TYPES) if chosen[boost]]))
    return found


def px2_price(g: Celerium, tuning: Tuning) -> float:
    """Return what a Px2 token is worth if it is kept (CM-238)."""
    after = races_after(g)
    if not after:
        return float(PX2_POINTS)
    unseen = [planet for planet in range(len(g.tables.px2)) if planet not in g.planets.seen]
    hope = after * sum([any(g.tables.px2[planet]) for planet in unseen]) / len(unseen)
    return PX2_POINTS + tuning.wait * min(1.0, hope)


def weigh_lines(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh lines by the start squares of both vehicles, and the Px2 token by what it adds to them."""
    found = []
    for action in legal:
        assert isinstance(action, PickLine)
        line = LINES.index(action.line)
        pilot = starting_power(g, seat, PILOT, line, action.px2).square
        starbot = starting_power(g, seat, STARBOT, line, action.px2).square
        worth = pair_worth(g, pilot, starbot)
        if g.expert and g.tables.track.zone[min(pilot + 4, 28)] < g.level(seat) - 1:
            worth -= 3.0
        found.append(worth - px2_price(g, tuning) if action.px2 else worth)
    return found
