"""A ship as everybody sees it, with the figures that players count on it (GB-009)."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.content.rows import SPECIALISTS, Good, Half, Specialist
from astrodrome.games.galaxy_trucker.flight.module_effects import is_explosive
from astrodrome.games.galaxy_trucker.geometry.hull import ALL
from astrodrome.games.galaxy_trucker.geometry.hull_queries import exposed
from astrodrome.games.galaxy_trucker.modules.halves.leaving import goods_in
from astrodrome.games.galaxy_trucker.modules.halves.state import Halves
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, Body, aside_of, bodies, halves_flown, hull_of, lives_in
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES, crew_name, crew_size, humans
from astrodrome.games.galaxy_trucker.ship.energy import affordable, cells_aboard
from astrodrome.games.galaxy_trucker.ship.goods import aboard, unpack, worth
from astrodrome.games.galaxy_trucker.ship.headings import facing, front
from astrodrome.games.galaxy_trucker.ship.loading import cells_to_load, humans_to_board
from astrodrome.games.galaxy_trucker.ship.stowing import rooms
from astrodrome.games.galaxy_trucker.ship.strength import (
    WORTH,
    boosted,
    cannon_half_points,
    cannon_half_points_of,
    doubles_in,
    engine_strength,
    engine_strength_of,
)
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.components import custom_components
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class ComponentView:
    """A component on a ship, turned clockwise by quarter turns, with what it holds."""

    square: int
    component: str
    turns: int
    humans: int
    alien: Member | None
    cells: int
    goods: tuple[Good, ...]
    sleepers: int


@dataclass(frozen=True, slots=True)
class FiguresView:
    """What is counted on a ship; strengths without cells and with as many as there are, cannons in halves."""

    components: int
    exposed: int
    crew: int
    humans: int
    cells: int
    goods: int
    engines: int
    engines_powered: int
    cannon_halves: int
    cannon_halves_powered: int


@dataclass(frozen=True, slots=True)
class BuiltView:
    """What a ship will have when cells and humans are aboard (GB-066, GB-067), and its spaces for goods and shields."""

    crew: int
    cells: int
    engines_powered: int
    cannon_halves_powered: int
    holds: int
    shields: int


@dataclass(frozen=True, slots=True)
class HalfView:
    """One half of a ship that still flies, and what is counted on it; cannons in halves of a point.

    `away` is all of it while it is in hyperspace, where only its goods are counted.
    """

    half: Half
    hyper: int
    exposed: int
    crew: int
    humans: int
    cells: int
    goods: int
    engines: int
    engines_powered: int
    cannon_halves: int
    cannon_halves_powered: int
    away: tuple[ComponentView, ...]


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship and its player's place, as everybody sees them; a hand taken unseen shows only that it holds."""

    credits: int
    components: tuple[ComponentView, ...]
    figures: FiguresView
    holding: bool
    hand: str | None
    loose: int | None
    reserve: tuple[str, ...]
    number: int | None
    turns: int
    looking: int | None
    looked: tuple[int, ...]
    lost: tuple[str, ...]
    flying: bool
    place: int | None
    stranded: bool
    strength: int | None
    landed: int | None
    hyper: int
    sitting_out: bool
    specialist: Specialist | None
    boosted: tuple[int, ...]
    facing: int
    front: int | None
    ordered: int
    junk: tuple[str, ...]
    loans: int
    machinations: int
    halves: tuple[HalfView, ...] = ()
    built: BuiltView | None = None
    explosive: tuple[int, ...] = ()


def ship_view(g: Trucker, seat: Seat, in_yard: bool) -> ShipView:
    """Return a ship as everybody sees it, while it is in the yard with what it will have."""
    names = g.box.names
    hand = g.hand[seat]
    technologies, roads, machinations = g.technologies, g.roads, g.machinations
    halves = halves_flown(g)
    components, figures = hull_views(g, seat)
    return ShipView(
        credits=g.credits[seat],
        components=components,
        figures=figures,
        holding=hand is not None,
        hand=names[hand] if hand is not None and g.hand_is_public[seat] else None,
        loose=g.movable_square[seat],
        reserve=tuple([names[component] for component in g.reserve[seat]]),
        number=g.number_tiles[seat],
        turns=g.turns_taken[seat],
        looking=g.pile_in_view[seat],
        looked=tuple(g.piles_seen[seat]),
        lost=tuple([names[component] for component in g.lost_components[seat]]),
        flying=g.flying[seat],
        place=g.position[seat] if g.flying[seat] else None,
        stranded=g.stranded[seat],
        strength=g.declared_strength[seat],
        landed=g.planet_landed_on[seat],
        hyper=0 if technologies is None else technologies.cards_to_miss[seat],
        sitting_out=roads is not None and seat in roads.sitting_out,
        specialist=specialist_of(g, seat),
        boosted=tuple(boosted(g, seat)),
        facing=facing(g, seat),
        front=front(g, seat),
        ordered=len(custom_components(g, seat)),
        junk=() if roads is None else tuple([names[component] for component in roads.junk[seat]]),
        halves=() if halves is None else tuple([half_view(g, halves, seat, half) for half in halves.flying[seat]]),
        loans=0 if machinations is None else machinations.loans[seat],
        machinations=0 if machinations is None else len(machinations.hands[seat]),
        built=built_view(g, seat) if in_yard else None,
        explosive=() if roads is None else tuple([at for at in g.board.squares if is_explosive(g, seat, at)]),
    )


def hull_views(g: Trucker, seat: Seat) -> tuple[tuple[ComponentView, ...], FiguresView]:
    """Return every component of a ship, and what is counted on it: both depend on nothing but the ship."""
    return component_views(g, seat), figures_view(g, seat)


def half_view(g: Trucker, halves: Halves, seat: Seat, half: int) -> HalfView:
    """Return one half of a ship (GX-272, GX-321)."""
    away = [away_view(g, row) for row in aside_of(g, seat, half)]
    cells = cells_aboard(g, seat, half)
    return HalfView(
        half=NAMES[half],
        hyper=halves.cards_to_miss[seat][half],
        exposed=exposed(hull_of(g, seat, half)),
        crew=humans(g, seat, half) + sum([lives_in(g, seat, alien, half) for alien in ALIEN_CODES]),
        humans=humans(g, seat, half),
        cells=cells,
        goods=worth(goods_in(g, seat, half)),
        engines=engine_strength_of(g, seat, half, 0),
        engines_powered=engines_powered(g, seat, half, cells),
        cannon_halves=cannon_half_points_of(g, seat, half, ()),
        cannon_halves_powered=cannons_powered(g, seat, half, cells),
        away=tuple(away),
    )


def away_view(g: Trucker, row: list[int]) -> ComponentView:
    """Return a component that is in hyperspace."""
    square, code, crew, cells, goods, sleepers = row
    return laid_view(g, square, code, crew, cells, goods, sleepers)


def specialist_of(g: Trucker, seat: Seat) -> Specialist | None:
    """Return the specialisation card in front of a player, whether the alien is still aboard or not (GX-161)."""
    chosen = None if g.technologies is None else g.technologies.specialists[seat]
    return None if chosen is None else SPECIALISTS[chosen]


def component_views(g: Trucker, seat: Seat) -> tuple[ComponentView, ...]:
    """Return every component of a ship."""
    ship = g.ships[seat]
    return tuple([component_view(g, seat, square) for square in g.board.squares if ship[square]])


def component_view(g: Trucker, seat: Seat, square: int) -> ComponentView:
    """Return the component on a square."""
    sleepers = 0 if g.technologies is None else g.technologies.sleepers[seat][square]
    held = g.crew[seat][square], g.cells[seat][square], g.goods[seat][square], sleepers
    return laid_view(g, square, g.ships[seat][square], *held)


def laid_view(g: Trucker, square: int, code: int, crew: int, cells: int, goods: int, sleepers: int) -> ComponentView:
    """Return a component with what it holds."""
    return ComponentView(
        square=square,
        component=g.box.names[code // 4],
        turns=code % 4,
        humans=crew if crew <= CABIN_HUMANS else 0,
        alien=crew_name(crew) if crew > CABIN_HUMANS else None,
        cells=cells,
        goods=unpack(goods),
        sleepers=sleepers,
    )


def figures_view(g: Trucker, seat: Seat) -> FiguresView:
    """Return what is counted on a ship."""
    hull = g.hulls[seat]
    engines, cannon_halves = engine_strength(g, seat, 0), cannon_half_points(g, seat)
    engines_with, cannon_halves_with = engines, cannon_halves
    if any(g.cells[seat]):  # else nothing can be powered: counting once is enough
        there = [(half, cells_aboard(g, seat, half)) for half in bodies(g, seat)]
        engines_with = min([engines_powered(g, seat, half, cells) for half, cells in there], default=0)
        cannon_halves_with = sum([cannons_powered(g, seat, half, cells) for half, cells in there])
    return FiguresView(
        components=(hull & ALL).bit_count(),
        exposed=exposed(hull),
        crew=crew_size(g, seat),
        humans=humans(g, seat),
        cells=cells_aboard(g, seat),
        goods=worth(aboard(g, seat)),
        engines=engines,
        engines_powered=engines_with,
        cannon_halves=cannon_halves,
        cannon_halves_powered=cannon_halves_with,
    )


def built_view(g: Trucker, seat: Seat) -> BuiltView:
    """Return what a ship in the yard will have when it is loaded."""
    there = [(half, sum([cells for _, cells in cells_to_load(g, seat, half)])) for half in bodies(g, seat)]
    kinds = [g.box.kinds[code // 4] for code in g.ships[seat] if code]
    return BuiltView(
        crew=sum([count for _, count in humans_to_board(g, seat)]),
        cells=sum([cells for _, cells in there]),
        engines_powered=min([engines_powered(g, seat, half, cells) for half, cells in there], default=0),
        cannon_halves_powered=sum([cannons_powered(g, seat, half, cells) for half, cells in there]),
        holds=sum([room.spaces for room in rooms(g, seat)]),
        shields=kinds.count("shield"),
    )


def engines_powered(g: Trucker, seat: Seat, half: Body, cells: int) -> int:
    """Return the engine strength of a ship or half with as many of its cells as help."""
    (engines,) = doubles_in(g, seat, "engines", half)
    return engine_strength_of(g, seat, half, affordable(g, seat, cells, engines, half))


def cannons_powered(g: Trucker, seat: Seat, half: Body, cells: int) -> int:
    """Return the cannon strength of a ship or half with as many of its cells as help, in half points."""
    there = doubles_in(g, seat, "cannons", half)
    return cannon_half_points_of(g, seat, half, strongest(there, affordable(g, seat, cells, sum(there), half)))


def strongest(there: tuple[int, ...], uses: int) -> list[int]:
    """Return how many of each kind of double cannons to power with some cells: those that count most come first."""
    powered = [0] * len(there)
    for kind in sorted(range(len(there)), key=WORTH.__getitem__, reverse=True):
        powered[kind] = min(there[kind], uses)
        uses -= powered[kind]
    return powered
