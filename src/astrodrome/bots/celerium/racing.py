"""The race: which card, which part of it, how far, against whom, and what to answer to an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celerium.energy_options import GAINS, aimed, checked, named, placed, turned
from astrodrome.bots.celerium.outlook import Outlook, failing
from astrodrome.bots.celerium.tuning import Tuning
from astrodrome.bots.celerium.valuation import price_of_actions, price_of_card, price_of_energy, races_after
from astrodrome.bots.sums import plain_sum
from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.figures import SHIELD_PRICE
from astrodrome.games.celerium.content.vocabulary import BOOSTS, KINDS, MOVE, PARTS, STARBOT, VEHICLES
from astrodrome.games.celerium.effects.places import SwapPlaces
from astrodrome.games.celerium.records.actions import (
    Advance,
    AimAt,
    DrawCard,
    FallBack,
    NameBoost,
    NameOpponent,
    PlaceBeside,
    Play,
    React,
    Repeat,
    TakePenalty,
    TurnWheel,
    UseShield,
)
from astrodrome.games.celerium.scoring.boost_controls import FranchiseTakesPenalty
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import TargetsAnswer, option_of
from astrodrome.games.celerium.track.movement import FranchiseRepeats, PushBack
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

FORWARD: Final = 0.03
"""The Pilot goes first where both vehicles gain alike: it makes room for its Starbot."""


def part_worth(outlook: Outlook, card: int, part: int) -> float:
    """Return what a part of a card brings, less what it costs beyond the moment."""
    g, seat = outlook.g, outlook.seat
    if part == MOVE:
        gain = outlook.best_advance(g.tables.cards.squares[card])
        return gain - price_of_actions(g, seat, g.tables.cards.actions[card], outlook.tuning)
    option = option_of(g, card, part)
    return GAINS[option.code.name](outlook, option) - price_of_energy(g, seat, option.cost, outlook.tuning)


def weigh_turn(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh passing and every part of every card, with what the other part of the card could add."""
    outlook = Outlook(g, seat, tuning)
    index = g.tables.cards.index
    parts: dict[str, list[float]] = {}
    for action in legal:
        if isinstance(action, Play):
            worth = parts.setdefault(action.card, [0.0] * len(PARTS))
            part = PARTS.index(action.part)
            worth[part] = part_worth(outlook, index[action.card], part)
    price = price_of_card(g, tuning)
    found = []
    for action in legal:
        if isinstance(action, Play):
            worth, part = parts[action.card], PARTS.index(action.part)
            other = max(worth[MOVE + 1 :]) if part == MOVE else worth[MOVE]
            found.append(worth[part] + max(0.0, other) - price)
        else:
            found.append(0.0)
    return found


def weigh_rest(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh the other part of a card that is already laid."""
    outlook = Outlook(g, seat, tuning)
    found = []
    for action in legal:
        if isinstance(action, Play):
            found.append(part_worth(outlook, g.tables.cards.index[action.card], PARTS.index(action.part)))
        else:
            found.append(0.0)
    return found


def weigh_moves(
    g: Celerium, seat: Seat, legal: Sequence[Action], repeated: FranchiseRepeats | None, tuning: Tuning
) -> list[float]:
    """Weigh advances, repeats and moves back by what both vehicles are worth afterwards."""
    outlook = Outlook(g, seat, tuning)
    found = []
    for action in legal:
        if isinstance(action, Advance):
            kind = KINDS.index(action.vehicle)
            vehicle = VEHICLES * seat + kind
            found.append(outlook.advanced(vehicle, g.square[vehicle], action.squares) - FORWARD * kind)
        elif isinstance(action, Repeat):
            assert repeated is not None
            vehicle = VEHICLES * seat + repeated.kind
            found.append(outlook.advanced(vehicle, g.square[vehicle], action.squares))
        elif isinstance(action, FallBack):
            vehicle = VEHICLES * seat + KINDS.index(action.vehicle)
            found.append(outlook.with_vehicle(vehicle, on_track(g.square[vehicle] - action.squares)))
        else:
            found.append(outlook.now)
    return found


def weigh_targets(
    g: Celerium, seat: Seat, legal: Sequence[Action], option: EnergyOption, tuning: Tuning
) -> list[float]:
    """Weigh whom or what an option is used on."""
    outlook = Outlook(g, seat, tuning)
    return [target_worth(outlook, action, option) for action in legal]


def target_worth(outlook: Outlook, action: Action, option: EnergyOption) -> float:
    """Return what one choice of a target brings."""
    match action:
        case AimAt():
            return aimed(outlook, option, VEHICLES * action.seat + KINDS.index(action.vehicle))
        case NameOpponent():
            return named(outlook, option, action.seat)
        case NameBoost():
            return checked(outlook, option, action.seat, (BOOSTS.index(action.boost),))
        case PlaceBeside():
            own = VEHICLES * outlook.seat + KINDS.index(action.vehicle)
            return placed(outlook, option, own, VEHICLES * action.seat + KINDS.index(action.beside))
        case TurnWheel():
            return turned(outlook, action.notches)
        case DrawCard():
            return float(action.level)
    return 0.0


def struck(outlook: Outlook) -> float:
    """Return what pushes and exchanges that wait under the question would take from the franchise."""
    g, seat = outlook.g, outlook.seat
    squares = g.square.copy()
    for task in reversed(g.agenda[:-1]):
        if isinstance(task, PushBack):
            if task.vehicle // VEHICLES == seat:
                squares[task.vehicle] = on_track(squares[task.vehicle] - task.squares)
        elif isinstance(task, SwapPlaces):
            squares[task.own], squares[task.other] = squares[task.other], squares[task.own]
        else:
            break
    return outlook.now - outlook.worth(squares)


def found_out(g: Celerium, seat: Seat, boosts: Sequence[int]) -> list[float]:
    """Return the squares that each checked Boost would cost."""
    tables = g.tables
    return [failing(g, seat, boost, seat) * (tables.larger[boost] + tables.smaller[boost]) for boost in boosts]


def damage_of(outlook: Outlook, window: TargetsAnswer) -> float:
    """Return what an attack would cost the franchise."""
    g, seat = outlook.g, outlook.seat
    option = option_of(g, window.card, window.part)
    match option.code.name:
        case "CONTROL":
            return plain_sum(found_out(g, seat, [boost for boost in window.boosts if g.is_active(seat, boost)]))
        case "SHOT":
            return outlook.tuning.shot if g.hands[seat] else 0.0
        case "DRAIN":
            return outlook.tuning.drain * min(option.most, g.energy[seat]) if g.hands[seat] else 0.0
        case "DAMAGE":
            return outlook.tuning.damage if races_after(g) else 0.0
        case "LAST":
            return outlook.tuning.last if races_after(g) else 0.0
    return struck(outlook)


def weigh_answers(
    g: Celerium, seat: Seat, legal: Sequence[Action], window: TargetsAnswer, tuning: Tuning
) -> list[float]:
    """Weigh bearing the attack, the Shield, and each Reaction with what its card could have done instead."""
    outlook = Outlook(g, seat, tuning)
    loss = damage_of(outlook, window)
    found = []
    for action in legal:
        if isinstance(action, UseShield):
            found.append(loss - price_of_energy(g, seat, SHIELD_PRICE, tuning))
        elif isinstance(action, React):
            card = g.tables.cards.index[action.card]
            energy = price_of_energy(g, seat, option_of(g, card, PARTS.index(action.part)).cost, tuning)
            saved = loss
            if action.boost is not None:
                saved = found_out(g, seat, [BOOSTS.index(action.boost)])[0]
            found.append(saved - energy - max(card_worth(outlook, card), tuning.card * bool(races_after(g))))
        else:
            found.append(0.0)
    return found


def card_worth(outlook: Outlook, card: int) -> float:
    """Return what a card could still bring by its movement."""
    if outlook.g.actions[outlook.seat] < outlook.g.tables.cards.actions[card]:
        return 0.0
    return max(0.0, part_worth(outlook, card, MOVE))


def weigh_penalties(
    g: Celerium, seat: Seat, legal: Sequence[Action], decision: FranchiseTakesPenalty, tuning: Tuning
) -> list[float]:
    """Weigh which vehicle takes the larger penalty."""
    outlook = Outlook(g, seat, tuning)
    found = []
    for action in legal:
        assert isinstance(action, TakePenalty)
        squares = g.square.copy()
        for kind in (0, STARBOT):
            loss = decision.larger if KINDS[kind] == action.vehicle else decision.smaller
            squares[VEHICLES * seat + kind] = on_track(squares[VEHICLES * seat + kind] - loss)
        found.append(outlook.worth(squares))
    return found
