"""What the energy options of event cards bring, and against whom they bring most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from astrodrome.bots.celerium.outlook import Outlook, failing
from astrodrome.bots.celerium.valuation import price_of_actions, races_after
from astrodrome.games.celerium.content.effect_codes import PUSHED, EnergyOption
from astrodrome.games.celerium.content.figures import FIRST_SQUARE, MOST_ACTIONS, SHIELD_PRICE
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, STARBOT, VEHICLES
from astrodrome.games.celerium.effects.base import opponents
from astrodrome.games.celerium.effects.places import place_of, refuse_place
from astrodrome.games.celerium.effects.vehicles import refuse_aim
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.games.celerium.track.tokens import sound_upgrades
from astrodrome.kernel.seats import Seat

Gain: TypeAlias = Callable[[Outlook, EnergyOption], float]

METEOR_REACH: Final = 5


def gets_through(g: Celerium, target: Seat, option: EnergyOption) -> float:
    """Return how likely an attack is not avoided, as far as the table shows (CM-099, CM-158)."""
    energy = g.energy[target]
    if g.shield_protects[target] and energy >= SHIELD_PRICE and not option.unstoppable:
        return 0.4
    return 0.85 if energy and g.hands[target] else 1.0


def pushed(outlook: Outlook, option: EnergyOption, vehicles: list[int]) -> float:
    """Return what a push of some vehicles brings."""
    squares = outlook.g.square.copy()
    chance = 1.0
    for vehicle in vehicles:
        squares[vehicle] = on_track(squares[vehicle] - option.most)
        chance = min(chance, gets_through(outlook.g, vehicle // VEHICLES, option))
    return chance * (outlook.worth(squares) - outlook.now)


def push_by_line(outlook: Outlook, option: EnergyOption) -> float:
    """Return what a push of a kind of vehicle on a line brings (CM-270)."""
    g = outlook.g
    there = [other for other in opponents(g, outlook.seat) if g.line[other] == option.line]
    hit = [VEHICLES * other + kind for other in there for kind in PUSHED[option.code.name]]
    return pushed(outlook, option, hit) if hit else 0.0


def aimed(outlook: Outlook, option: EnergyOption, vehicle: int) -> float:
    """Return what hitting one vehicle brings: a push, or a Shot that holds it for a turn."""
    g, owner = outlook.g, vehicle // VEHICLES
    if option.code.name != "SHOT":
        return pushed(outlook, option, [vehicle])
    if not g.hands[owner] and not g.is_rival(owner):
        return 0.0
    return outlook.tuning.shot * -outlook.weight[owner] * gets_through(g, owner, option)


def best_aim(outlook: Outlook, option: EnergyOption) -> float:
    """Return what the best target among vehicles brings."""
    g, seat = outlook.g, outlook.seat
    vehicles = [VEHICLES * other + kind for other in opponents(g, seat) for kind in range(VEHICLES)]
    gains = [aimed(outlook, option, vehicle) for vehicle in vehicles if refuse_aim(g, seat, option, vehicle) is None]
    return max(gains, default=0.0)


def checked(outlook: Outlook, option: EnergyOption, target: Seat, boosts: tuple[int, ...]) -> float:
    """Return what a surprise control of Boosts brings: squares that the target is likely to lose (CM-192)."""
    g = outlook.g
    loss = 0.0
    for boost in boosts:
        if g.is_active(target, boost):
            penalty = g.tables.larger[boost] + g.tables.smaller[boost]
            loss += failing(g, target, boost, outlook.seat, 0, outlook.tuning.honest) * penalty
    return loss * -outlook.weight[target] * gets_through(g, target, option)


def named(outlook: Outlook, option: EnergyOption, target: Seat) -> float:
    """Return what an attack on a franchise brings: control, damage, drain or the last place at the market."""
    g, fear = outlook.g, -outlook.weight[target]
    through = gets_through(g, target, option)
    if option.code.name == "CONTROL":
        return checked(outlook, option, target, checked_types(option))
    if option.code.name == "DRAIN":
        hopes = min(option.most, g.energy[target]) if g.hands[target] else 0
        return outlook.tuning.drain * hopes * fear * through
    if not races_after(g):
        return 0.0
    if option.code.name == "DAMAGE":
        return outlook.tuning.damage * fear * through if sound_upgrades(g, target) else 0.0
    return outlook.tuning.last * fear * through if g.market.last != target else 0.0


def checked_types(option: EnergyOption) -> tuple[int, ...]:
    """Return the types of Boost that a surprise control looks at."""
    return tuple(range(BOOST_TYPES)) if option.boost is None else (option.boost,)


def best_name(outlook: Outlook, option: EnergyOption) -> float:
    """Return what the best target among franchises brings."""
    others = opponents(outlook.g, outlook.seat)
    if option.any_boost:
        return max([checked(outlook, option, other, (boost,)) for other in others for boost in range(BOOST_TYPES)])
    return max([named(outlook, option, other) for other in others])


def turned(outlook: Outlook, notches: int) -> float:
    """Return what turning the wheel brings: own Boosts conform or not, and those of others that were seen."""
    found = outlook.turned.get(notches)
    if found is not None:
        return found
    g = outlook.g
    honest = outlook.tuning.honest
    place = outlook.place(g.square)
    gain = outlook.risk[place] - outlook.risk_at(notches)[place]
    for other in opponents(g, outlook.seat):
        for boost in range(BOOST_TYPES):
            if g.is_active(other, boost):
                before = failing(g, other, boost, outlook.seat, 0, honest)
                worse = failing(g, other, boost, outlook.seat, notches, honest) - before
                gain -= 0.4 * worse * outlook.weight[other] * (g.tables.larger[boost] + g.tables.smaller[boost])
    outlook.turned[notches] = gain
    return gain


def best_turn(outlook: Outlook, option: EnergyOption) -> float:
    """Return what the best turn of the wheel brings."""
    return max([turned(outlook, notches) for notches in range(option.least, option.most + 1)])


def placed(outlook: Outlook, option: EnergyOption, own: int, other: int) -> float:
    """Return what a placement by another vehicle, or an exchange with it, brings (CM-275, CM-277)."""
    g = outlook.g
    if option.code.name != "SWAP":
        return outlook.with_vehicle(own, place_of(g, option, other)) - outlook.now
    squares = g.square.copy()
    squares[own], squares[other] = squares[other], squares[own]
    return (outlook.worth(squares) - outlook.now) * gets_through(g, other // VEHICLES, option)


def best_place(outlook: Outlook, option: EnergyOption) -> float:
    """Return what the best placement brings."""
    g, seat = outlook.g, outlook.seat
    best = 0.0
    for own in (VEHICLES * seat, VEHICLES * seat + STARBOT):
        for other in range(VEHICLES * g.franchises):
            if refuse_place(g, option, own, other) is None:
                best = max(best, placed(outlook, option, own, other))
    return best


def swapped_own(outlook: Outlook, option: EnergyOption) -> float:
    """Return what exchanging the own vehicles brings."""
    squares = outlook.g.square.copy()
    pilot, starbot = VEHICLES * outlook.seat, VEHICLES * outlook.seat + STARBOT
    squares[pilot], squares[starbot] = squares[starbot], squares[pilot]
    return outlook.worth(squares) - outlook.now


def fallen_back(outlook: Outlook, option: EnergyOption) -> float:
    """Return what the best move back brings: it can put the Starbot behind its Pilot, or out of first place."""
    best = 0.0
    for vehicle in (VEHICLES * outlook.seat, VEHICLES * outlook.seat + STARBOT):
        square = outlook.g.square[vehicle]
        if not outlook.g.carries_shot[vehicle] and not outlook.g.held_by_meteor[vehicle]:
            for back in range(1, min(option.most, square - FIRST_SQUARE) + 1):
                best = max(best, outlook.with_vehicle(vehicle, square - back) - outlook.now)
    return best


def meteor_laid(outlook: Outlook, option: EnergyOption) -> float:
    """Return what a Meteor behind the own Starbot brings: it stops vehicles about to pass (CM-171)."""
    g = outlook.g
    square = g.square[VEHICLES * outlook.seat + STARBOT] - 1
    gain = 0.0
    for vehicle, at in enumerate(g.square):
        owner = vehicle // VEHICLES
        if square - METEOR_REACH <= at < square and (g.hands[owner] or g.is_rival(owner)):
            gain -= outlook.tuning.meteor * outlook.weight[owner]
    return gain


def actions_gained(outlook: Outlook, option: EnergyOption) -> float:
    """Return what actions are worth: they pay for moves now, or for the next round."""
    g, seat = outlook.g, outlook.seat
    gained = min(option.most, MOST_ACTIONS - g.actions[seat])
    needed = sum([g.tables.cards.actions[card] for card in g.hands[seat]])
    lacking = max(0, min(gained, needed - g.actions[seat]))
    return outlook.tuning.action * lacking + price_of_actions(g, seat, gained - lacking, outlook.tuning)


def drawn(outlook: Outlook, option: EnergyOption) -> float:
    """Return what another card is worth: more while actions are left to move with."""
    card = outlook.tuning.card
    return card + 0.6 if outlook.g.actions[outlook.seat] else card * bool(races_after(outlook.g))


def kept_line(outlook: Outlook, option: EnergyOption) -> float:
    """Return what a free choice of line in the next race is worth."""
    return outlook.tuning.keep if races_after(outlook.g) else 0.0


def first_served(outlook: Outlook, option: EnergyOption) -> float:
    """Return what being first at the next market is worth."""
    g = outlook.g
    return outlook.tuning.first if races_after(g) and g.market.first != outlook.seat else 0.0


GAINS: Final[dict[str, Gain]] = {
    "WHEEL": best_turn,
    "PUSH-P": push_by_line,
    "PUSH-S": push_by_line,
    "PUSH-PS": push_by_line,
    "PUSH-LEAD": best_aim,
    "PUSH-ONE": best_aim,
    "SHOT": best_aim,
    "CONTROL": best_name,
    "DAMAGE": best_name,
    "DRAIN": best_name,
    "LAST": best_name,
    "METEOR": meteor_laid,
    "ADV": lambda outlook, option: outlook.best_advance(option.most),
    "BACK": fallen_back,
    "BEHIND": best_place,
    "AHEAD": best_place,
    "SWAP": best_place,
    "SWAP-OWN": swapped_own,
    "KEEP": kept_line,
    "FIRST": first_served,
    "ACT": actions_gained,
    "DRAW": drawn,
}
"""What an option would bring at its best, in points; Reactions are answers and have no place here."""
