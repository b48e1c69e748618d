"""Ships to learn from: built by builders of all kinds, flown many times by pilots through other cards and dice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from astrodrome.bots.galaxy_trucker.architect import Architect, Plan
from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.component_values import CAREFUL, SKILLED, THOROUGH, WANTED, Taste
from astrodrome.bots.galaxy_trucker.expert import PLANS
from astrodrome.bots.galaxy_trucker.figures import figures
from astrodrome.bots.galaxy_trucker.pilot import Pilot
from astrodrome.bots.galaxy_trucker.ship_values import ShipValue
from astrodrome.bots.play_outs import play_on
from astrodrome.games import game
from astrodrome.games.galaxy_trucker.flight.loans import debt
from astrodrome.games.galaxy_trucker.records.actions import Finish
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.building import TruckerBuilds
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action

MODULES: Final[list[Json]] = ["technologies", "four-as-five", "bonus-cards", "machinations"]
VARIED: Final = {"room": 0.5, "fade": 0.2, "keep": 0.4, "patience": 0.3, "adapt": 0.3, "fill": 0.12, "soon": 0.015}
"""By how much the plans of architects differ: a standard deviation, of `room` that of its logarithm to base 2."""
EARLY: Final = (2, 4, 6, 9, 13, 18)
"""How many turns are left when architects finish."""
ARCHITECTS: Final = 0.8
"""The share of ships that architects build, once there is something for them to go by."""
BITS: Final = 60


@dataclass(frozen=True)
class Setting:
    """In which flights ships are compared."""

    name: str
    flown_class: str
    level: int
    seats: int
    modules: bool

    def begin(self, seed: int) -> AnyGame:
        """Begin a flight."""
        options: dict[str, Json] = {"flights": [self.flown_class]}
        if self.modules:
            options |= {"modules": MODULES, "roads": [1]}
        return game("galaxy-trucker").new(self.seats, options, seed)


class OldBuilder:
    """Builds by a taste, and finishes when a share of the turns is over."""

    def __init__(self, random: Random) -> None:
        base = random.choice([CAREFUL, SKILLED, SKILLED, THOROUGH])
        self._taste: Final[Taste] = replace(
            base,
            likes={kind: 2.0 ** random.gauss(0, 0.7) for kind in WANTED},
            room=4.5 * 2 ** random.gauss(0, 0.6),
            loose_end=3 * 2 ** random.gauss(0, 0.8),
            patience=random.uniform(0, 10),
            keep=random.uniform(0, 1.5),
            crowd=random.uniform(0, 3),
        )
        self._share: Final[float] = random.choice([1.0, 1.0, 1.0, 0.8, 0.6])

    def build(self, g: Trucker, seat: int, left: int, legal: list[Action]) -> Action:
        """Return the next move."""
        left -= int((1 - self._share) * g.board.turns)
        if left <= 0 and g.hand[seat] is None:
            done = [action for action in legal if isinstance(action, Finish)]
            if done:
                return done[0]
        return build(Yard(g, seat, max(0, left), self._taste), legal)


class NewBuilder:
    """Builds by what was learned so far, with a plan of its own."""

    def __init__(self, random: Random, value: ShipValue, level: int) -> None:
        usual = vars_of(PLANS[level])
        for name, spread in VARIED.items():
            step = random.gauss(0, spread)
            usual[name] = usual[name] * 2**step if name == "room" else usual[name] + step
        usual["fill"] = min(1.0, max(0.3, usual["fill"]))
        usual["taper"] = random.uniform(0.5, 12.0)
        self.plan: Final = Plan(**{**usual, "early": random.choice(EARLY), "looks": 0, "sample": 10})
        self._value: Final = value
        self._architect: Final = Architect()

    def build(self, g: Trucker, seat: int, left: int, legal: list[Action]) -> Action:
        """Return the next move."""
        return self._architect.build(g, seat, self._value, self.plan, left, legal)


def vars_of(plan: Plan) -> dict[str, Any]:
    """Return what a plan says, by name."""
    names = (*VARIED, "far", "taper", "early")
    return {name: getattr(plan, name) for name in names}


def build_all(setting: Setting, value: ShipValue | None, random: Random) -> tuple[AnyGame, list[Plan | None]]:
    """Build all ships of a table, up to the first card; return the game, and the plans of its architects."""
    playing = setting.begin(random.getrandbits(BITS))
    builders: list[Any] = []
    for _ in range(setting.seats):
        learned = value is not None and random.random() < ARCHITECTS
        builders.append(NewBuilder(random, cast("ShipValue", value), setting.level) if learned else OldBuilder(random))
    pilot, chance = Pilot(), Chance(random.getrandbits(BITS))
    while playing.asked and not any(cast("Trucker", playing.state).flying):
        seat, g = playing.asked[0], cast("Trucker", playing.state)
        legal = list(playing.legal(seat))
        if len(legal) == 1:
            action = legal[0]
        elif isinstance(question(g), TruckerBuilds):
            world = cast("Trucker", playing.determinise(seat, random.getrandbits(BITS)).state)
            action = builders[seat].build(world, seat, g.board.turns - g.turns_taken[seat], legal)
        else:
            action = pilot.at_once(g, seat) or pilot.quick(g, seat, legal, chance)
        playing.play(seat, action, events=False)
    return playing, [builder.plan if isinstance(builder, NewBuilder) else None for builder in builders]


def credits_of(playing: AnyGame, flights: int, random: Random) -> NDArray[Any]:
    """Return what each ship brings home on average, in so many flights with other cards and dice."""
    pilot = Pilot()
    brought: list[list[int]] = []
    for _ in range(flights):
        world = cast("Trucker", playing.determinise(0, random.getrandbits(BITS), 0.0).state)
        start = world.copy()
        play_on(pilot, start, world, Chance(random.getrandbits(BITS)))
        if len(world.accounts) > len(start.accounts):
            brought.append([world.credits[seat] - debt(world, seat) for seat in range(world.seats)])
    means: NDArray[Any] = np.asarray(brought, np.float64).mean(axis=0)
    return means


def row_of(playing: AnyGame, seat: int) -> dict[str, int]:
    """Return the figures of a ship at the start of its flight, its place in the race, and the turns that it took."""
    g = cast("Trucker", playing.state)
    place = sorted(g.position, reverse=True).index(g.position[seat])
    return {**figures(g.box, g.board, g.ships[seat], g.hulls[seat]), "place": place, "turns": g.turns_taken[seat]}


def some_ships(setting: Setting, value: ShipValue | None, seed: int, tables: int, flights: int) -> list[dict[str, Any]]:
    """Build and fly the ships of some tables; return a row for each ship."""
    rows: list[dict[str, Any]] = []
    for nth in range(tables):
        random = Random(f"{seed}-{nth}")
        playing, plans = build_all(setting, value, random)
        if not playing.asked or not cast("Trucker", playing.state).deck:
            continue
        ships = [row_of(playing, seat) for seat in range(setting.seats)]
        brought = credits_of(playing, flights, random)
        for ship, plan, credits_ in zip(ships, plans, brought, strict=True):
            rows.append({"figures": ship, "plan": None if plan is None else vars_of(plan), "credits": float(credits_)})
    return rows
