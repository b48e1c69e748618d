"""A ship as everybody sees it, with the figures that players count on it (GB-009)."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.galaxy_trucker.content import SPECIALISTS, Good, Specialist
from astrodrome.games.galaxy_trucker.crew import crew_name, crew_size, humans
from astrodrome.games.galaxy_trucker.energy import cells_aboard
from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS, USE_PRICE
from astrodrome.games.galaxy_trucker.goods import aboard, unpack, worth
from astrodrome.games.galaxy_trucker.planes import ALL
from astrodrome.games.galaxy_trucker.ship import exposed
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import WORTH, cannon_halves, doubles, engine_strength
from astrodrome.games.galaxy_trucker.yard_events import Member
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
    specialist: Specialist | None
    boosted: tuple[int, ...]
    facing: int
    front: int | None
    ordered: int
    junk: tuple[str, ...]


def ship_view(g: Trucker, seat: Seat) -> ShipView:
    """Return a ship as everybody sees it."""
    names = g.box.names
    hand = g.hand[seat]
    return ShipView(
        credits=g.credits[seat],
        components=tuple([component_view(g, seat, square) for square in g.board.squares if g.ships[seat][square]]),
        figures=figures_view(g, seat),
        holding=hand is not None,
        hand=names[hand] if hand is not None and g.hand_seen[seat] else None,
        loose=g.loose[seat],
        reserve=tuple([names[component] for component in g.reserve[seat]]),
        number=g.numbers[seat],
        turns=g.turns[seat],
        looking=g.looking[seat],
        looked=tuple(g.looked[seat]),
        lost=tuple([names[component] for component in g.lost[seat]]),
        flying=g.flying[seat],
        place=g.place[seat] if g.flying[seat] else None,
        stranded=g.stranded[seat],
        strength=g.strength[seat],
        landed=g.landed[seat],
        hyper=g.hyper[seat],
        specialist=specialist_of(g, seat),
        boosted=tuple(g.boosted[seat]),
        facing=g.facing[seat],
        front=g.fronts[seat],
        ordered=len(g.made[seat]),
        junk=tuple([names[component] for component in g.junk[seat]]),
    )


def specialist_of(g: Trucker, seat: Seat) -> Specialist | None:
    """Return the specialisation card in front of a player, whether the alien is still aboard or not (GX-161)."""
    chosen = g.specialists[seat]
    return None if chosen is None else SPECIALISTS[chosen]


def component_view(g: Trucker, seat: Seat, square: int) -> ComponentView:
    """Return the component on a square."""
    code = g.ships[seat][square]
    crew = g.crew[seat][square]
    return ComponentView(
        square=square,
        component=g.box.names[code // 4],
        turns=code % 4,
        humans=crew if crew <= CABIN_HUMANS else 0,
        alien=crew_name(crew) if crew > CABIN_HUMANS else None,
        cells=g.cells[seat][square],
        goods=unpack(g.goods[seat][square]),
        sleepers=g.sleepers[seat][square] if g.sleepers else 0,
    )


def figures_view(g: Trucker, seat: Seat) -> FiguresView:
    """Return what is counted on a ship."""
    hull = g.hulls[seat]
    uses = cells_aboard(g, seat) // USE_PRICE
    (engines,) = doubles(g, seat, "engines")
    return FiguresView(
        components=(hull & ALL).bit_count(),
        exposed=exposed(hull),
        crew=crew_size(g, seat),
        humans=humans(g, seat),
        cells=cells_aboard(g, seat),
        goods=worth(aboard(g, seat)),
        engines=engine_strength(g, seat, 0),
        engines_powered=engine_strength(g, seat, min(engines, uses)),
        cannon_halves=cannon_halves(g, seat),
        cannon_halves_powered=cannon_halves(g, seat, *strongest(doubles(g, seat, "cannons"), uses)),
    )


def strongest(there: tuple[int, ...], uses: int) -> list[int]:
    """Return how many of each kind of double cannons to power with some cells: those that count most come first."""
    powered = [0] * len(there)
    for kind in sorted(range(len(there)), key=WORTH.__getitem__, reverse=True):
        powered[kind] = min(there[kind], uses)
        uses -= powered[kind]
    return powered
