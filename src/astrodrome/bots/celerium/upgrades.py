"""Upgrades: what a pair of vehicles is worth over the races to come, what to buy, what to install, what to let go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celerium.valuation import races_after
from astrodrome.games.celerium.content.figures import INSTALL_PRICE, TYPE_MALUS, UPGRADE_PRICE
from astrodrome.games.celerium.content.vocabulary import KINDS, LINES, PILOT, STARBOT, VEHICLES
from astrodrome.games.celerium.records.actions import BuyUpgrade, DiscardUpgrade, Install, TakeDamage
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

SPENT: Final = 1.5
"""What an action not spent on cards costs, in points."""
ENERGY_WORTH: Final = 0.75
"""What energy brings in a race, up to what a usual hand can spend."""
ENOUGH: Final = 6
SURPLUS: Final = 0.3
"""What energy beyond that brings."""


def base_power(g: Celerium, seat: Seat, kind: int, upgrade: int | None) -> list[int]:
    """Return the power of a vehicle on each line with an Upgrade (CM-070)."""
    face = g.pilot_face[seat]
    if kind == PILOT:
        assert face is not None, "faces are chosen before Upgrades are bought"
        own = g.tables.pilot_power[face]
    else:
        own = g.tables.starbot_power[g.starbot_colour[seat]]
    if upgrade is None:
        return list(own)
    shown = g.tables.upgrades.value[upgrade]
    return [power if value is None else value for power, value in zip(own, shown, strict=True)]


def pair_worth(g: Celerium, pilot: int, starbot: int) -> float:
    """Return what two start squares promise, the bonus of the Starbot and the malus it may earn included."""
    pilot, starbot = on_track(pilot), on_track(starbot)
    short = max(0, starbot - pilot + 1)
    return pilot + starbot + g.tables.track.bonus[starbot] - 0.5 * short


def energy_worth(g: Celerium, pilot: int | None, starbot: int | None) -> float:
    """Return what the gauge that two Upgrades give is worth in a race (CM-071)."""
    energy = g.tables.upgrades.energy
    gauge = max(2, sum([energy[upgrade] for upgrade in (pilot, starbot) if upgrade is not None]))
    return ENERGY_WORTH * min(gauge, ENOUGH) + SURPLUS * max(0, gauge - ENOUGH)


def line_worths(g: Celerium, seat: Seat, planet: int, pilot: list[int], starbot: list[int]) -> list[float]:
    """Return what each line of a planet promises with these powers."""
    face = g.pilot_face[seat]
    assert face is not None
    malus = TYPE_MALUS if g.tables.hostile[face][planet] else 0
    found = []
    for line in range(len(LINES)):
        modifier = g.tables.modifier[planet][line]
        found.append(pair_worth(g, pilot[line] + modifier - malus, starbot[line] + modifier))
    return found


def strength(g: Celerium, seat: Seat, pilot: int | None, starbot: int | None) -> float:
    """Return what two Upgrades promise over the race of this round and those after it."""
    powers = base_power(g, seat, PILOT, pilot), base_power(g, seat, STARBOT, starbot)
    here = line_worths(g, seat, g.planet(), *powers)
    last = g.line[seat]
    if last is not None and not g.has_keep_line[seat]:
        here[last] = 0.0
    total = max(here) + energy_worth(g, pilot, starbot)
    after = races_after(g)
    if after:
        unseen = [planet for planet in range(len(g.tables.modifier)) if planet not in g.planets.seen]
        later = 0.0
        for planet in unseen:
            worst, second, best = sorted(line_worths(g, seat, planet, *powers))
            later += 0.5 * best + 0.45 * second + 0.05 * worst
        total += after * (later / len(unseen) + energy_worth(g, pilot, starbot))
    return total


class Setup:
    """A way to equip the vehicles: the Upgrade of each, what it promises, and the installations it takes."""

    def __init__(self, pilot: int | None, starbot: int | None, worth: float) -> None:
        self.pilot: Final = pilot
        self.starbot: Final = starbot
        self.worth: Final = worth


def best_setup(g: Celerium, seat: Seat, extra: int | None = None) -> Setup:
    """Return the best way to use what is installed, what lies in the Hangar and perhaps one Upgrade more."""
    hangar = list(g.hangar[seat])
    actions = g.actions[seat]
    if extra is not None:
        hangar.append(extra)
        actions -= UPGRADE_PRICE
    mounted = (g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT])
    best = Setup(*mounted, strength(g, seat, *mounted))
    places = (None, *range(len(hangar)))  # None: what is mounted stays
    for first in places:
        for second in places:
            changes = (first is not None) + (second is not None)
            if not changes or first == second or changes * INSTALL_PRICE > actions:
                continue
            pilot = mounted[PILOT] if first is None else hangar[first]
            starbot = mounted[STARBOT] if second is None else hangar[second]
            worth = strength(g, seat, pilot, starbot) - SPENT * INSTALL_PRICE * changes
            if worth > best.worth:
                best = Setup(pilot, starbot, worth)
    return best


def weigh_market(g: Celerium, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Weigh passing and each Upgrade on offer by what it adds to the best way to equip the vehicles."""
    have = best_setup(g, seat).worth
    found = []
    for action in legal:
        if isinstance(action, BuyUpgrade):
            upgrade = g.tables.upgrades.index[action.upgrade]
            found.append(best_setup(g, seat, upgrade).worth - have - SPENT * UPGRADE_PRICE)
        else:
            found.append(0.0)
    return found


def weigh_equipment(g: Celerium, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Weigh installations: those of the best way to equip the vehicles stand out, the Pilot's first."""
    wanted = best_setup(g, seat)
    mounted = (g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT])
    found = []
    for action in legal:
        if not isinstance(action, Install):
            found.append(0.0)
            continue
        upgrade, kind = g.tables.upgrades.index[action.upgrade], KINDS.index(action.vehicle)
        aim = wanted.pilot if kind == PILOT else wanted.starbot
        fits = aim == upgrade and mounted[kind] != aim
        found.append(2.0 - 0.5 * kind if fits else -SPENT)
    return found


def upgrade_worth(g: Celerium, upgrade: int) -> float:
    """Return what an Upgrade is worth by itself."""
    shown = [value for value in g.tables.upgrades.value[upgrade] if value is not None]
    return sum(shown) / len(LINES) + g.tables.upgrades.energy[upgrade]


def weigh_discards(g: Celerium, legal: Sequence[Action]) -> list[float]:
    """Weigh what is given up: the poorest first."""
    index = g.tables.upgrades.index
    return [-upgrade_worth(g, index[action.upgrade]) if isinstance(action, DiscardUpgrade) else 0.0 for action in legal]


def weigh_damage(g: Celerium, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """Weigh which Upgrade goes to the Workshop: the poorer one."""
    found = []
    for action in legal:
        assert isinstance(action, TakeDamage)
        upgrade = g.installed_upgrade[VEHICLES * seat + KINDS.index(action.vehicle)]
        found.append(0.0 if upgrade is None else -upgrade_worth(g, upgrade))
    return found
