"""Upgrades: what a pair of vehicles is worth over the races to come, what to buy, what to install, what to let go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.celerium.tuning import Tuning
from astrodrome.bots.celerium.valuation import races_after
from astrodrome.games.celerium.content.figures import INSTALL_PRICE, TYPE_MALUS, UPGRADE_PRICE
from astrodrome.games.celerium.content.vocabulary import KINDS, LINES, PILOT, STARBOT, VEHICLES
from astrodrome.games.celerium.records.actions import BuyUpgrade, DiscardUpgrade, Install, TakeDamage
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.state.tables import Tables
from astrodrome.games.celerium.track.placement import on_track
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat


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


def energy_worth(g: Celerium, pilot: int | None, starbot: int | None, tuning: Tuning) -> float:
    """Return what the gauge that two Upgrades give is worth in a race (CM-071)."""
    energy = g.tables.upgrades.energy
    gauge = max(2, sum([energy[upgrade] for upgrade in (pilot, starbot) if upgrade is not None]))
    return tuning.energy_worth * min(gauge, tuning.enough) + tuning.surplus * max(0, gauge - tuning.enough)


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


class Equipped:
    """What a franchise with two Upgrades may expect of every planet."""

    def __init__(self, g: Celerium, seat: Seat, pilot: int | None, starbot: int | None) -> None:
        powers = base_power(g, seat, PILOT, pilot), base_power(g, seat, STARBOT, starbot)
        planets = range(len(g.tables.modifier))
        self.lines: Final = [line_worths(g, seat, planet, *powers) for planet in planets]
        """By planet and line."""
        self.mean: Final = [mean_of_lines(lines) for lines in self.lines]
        """By planet: in the mean, as not every line may be picked."""


def mean_of_lines(lines: list[float]) -> float:
    """Return what a planet promises while nobody knows which line will be forbidden."""
    worst, second, best = sorted(lines)
    return 0.5 * best + 0.45 * second + 0.05 * worst


EQUIPPED_KEPT: Final = 4096
KEPT: Final[dict[tuple[Tables, int | None, int, int | None, int | None], Equipped]] = {}


def equipped(g: Celerium, seat: Seat, pilot: int | None, starbot: int | None) -> Equipped:
    """Return what two Upgrades promise, worked out once for a Pilot's face and a Starbot."""
    key = (g.tables, g.pilot_face[seat], g.starbot_colour[seat], pilot, starbot)
    found = KEPT.get(key)
    if found is None:
        if len(KEPT) >= EQUIPPED_KEPT:
            KEPT.clear()
        found = KEPT[key] = Equipped(g, seat, pilot, starbot)
    return found


def strength(g: Celerium, seat: Seat, pilot: int | None, starbot: int | None, tuning: Tuning) -> float:
    """Return what two Upgrades promise over the race of this round and those after it."""
    promised = equipped(g, seat, pilot, starbot)
    lines = promised.lines[g.planet()]
    last = g.line[seat]
    if last is not None and not g.has_keep_line[seat]:
        here = max([0.0 if line == last else worth for line, worth in enumerate(lines)])
    else:
        here = max(lines)
    energy = energy_worth(g, pilot, starbot, tuning)
    total = here + energy
    after = races_after(g)
    if after:
        seen, later, unseen = g.planets.seen, 0.0, 0
        for planet, mean in enumerate(promised.mean):
            if planet not in seen:
                later += mean
                unseen += 1
        total += after * (later / unseen + energy)
    return total


class Setup:
    """A way to equip the vehicles: the Upgrade of each, what it promises, and the installations it takes."""

    def __init__(self, pilot: int | None, starbot: int | None, worth: float) -> None:
        self.pilot: Final = pilot
        self.starbot: Final = starbot
        self.worth: Final = worth


def best_setup(g: Celerium, seat: Seat, tuning: Tuning, extra: int | None = None) -> Setup:
    """Return the best way to use what is installed, what lies in the Hangar and perhaps one Upgrade more."""
    hangar = list(g.hangar[seat])
    actions = g.actions[seat]
    if extra is not None:
        hangar.append(extra)
        actions -= UPGRADE_PRICE
    mounted = (g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT])
    best = Setup(*mounted, strength(g, seat, *mounted, tuning))
    places = (None, *range(len(hangar)))  # None: what is mounted stays
    for first in places:
        for second in places:
            changes = (first is not None) + (second is not None)
            if not changes or first == second or changes * INSTALL_PRICE > actions:
                continue
            pilot = mounted[PILOT] if first is None else hangar[first]
            starbot = mounted[STARBOT] if second is None else hangar[second]
            worth = strength(g, seat, pilot, starbot, tuning) - tuning.spent * INSTALL_PRICE * changes
            if worth > best.worth:
                best = Setup(pilot, starbot, worth)
    return best


def weigh_market(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh passing and each Upgrade on offer by what it adds to the best way to equip the vehicles."""
    have = best_setup(g, seat, tuning).worth
    found = []
    for action in legal:
        if isinstance(action, BuyUpgrade):
            upgrade = g.tables.upgrades.index[action.upgrade]
            found.append(best_setup(g, seat, tuning, upgrade).worth - have - tuning.spent * UPGRADE_PRICE)
        else:
            found.append(0.0)
    return found


def weigh_equipment(g: Celerium, seat: Seat, legal: Sequence[Action], tuning: Tuning) -> list[float]:
    """Weigh installations: those of the best way to equip the vehicles stand out, the Pilot's first."""
    wanted = best_setup(g, seat, tuning)
    mounted = (g.installed_upgrade[VEHICLES * seat], g.installed_upgrade[VEHICLES * seat + STARBOT])
    found = []
    for action in legal:
        if not isinstance(action, Install):
            found.append(0.0)
            continue
        upgrade, kind = g.tables.upgrades.index[action.upgrade], KINDS.index(action.vehicle)
        aim = wanted.pilot if kind == PILOT else wanted.starbot
        fits = aim == upgrade and mounted[kind] != aim
        found.append(2.0 - 0.5 * kind if fits else -tuning.spent)
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
