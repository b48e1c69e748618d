"""MemoRacers as the kernel knows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games.memoracers.actions import ACTIONS
from astrodrome.games.memoracers.championship import BuilderMakesCircuit, ScoreRace
from astrodrome.games.memoracers.circuit import FlyReconnaissance, LayCircuit
from astrodrome.games.memoracers.determinise import determinise
from astrodrome.games.memoracers.events import EVENTS
from astrodrome.games.memoracers.finish import RaceEnds
from astrodrome.games.memoracers.maintenance import Maintain
from astrodrome.games.memoracers.mechanism import VisitorSwaps
from astrodrome.games.memoracers.moving import ShipActs, ShipsAct
from astrodrome.games.memoracers.notation.writing import NOTATION
from astrodrome.games.memoracers.offers import OFFERS
from astrodrome.games.memoracers.options import MODULES, Options, check_options
from astrodrome.games.memoracers.outcome import outcome
from astrodrome.games.memoracers.programming import PilotsProgram
from astrodrome.games.memoracers.race import BeginRace, CloseRound, RaceRound, RunRace
from astrodrome.games.memoracers.solo import StepMarker, stars, tile_stars
from astrodrome.games.memoracers.start import PilotPlacesShip, PrepareShips
from astrodrome.games.memoracers.state import FIELDS, MemoRacers
from astrodrome.games.memoracers.tile_set import tile_set
from astrodrome.games.memoracers.tiles import SERIES, Content, TileFace, our_content
from astrodrome.games.memoracers.view import knowledge, mine_view, public_view
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import Spec

RULES_VERSION: Final = "1"


@dataclass(frozen=True, slots=True)
class TilePreview:
    """A tile of the set-up page, with the stars it would add in solo: traps, slower, symbol, help."""

    face: TileFace
    stars: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Preview:
    """What the set-up page shows before a race: every tile by number and series, and the stars of the circuit.

    The stars of a circuit that will be drawn are not known before the draw.
    """

    tiles: tuple[tuple[TilePreview, ...], ...]
    stars: int | None


def begin(seats: int, options: Options, chance: Chance) -> MemoRacers:
    """Return a race, or a championship of as many races as players (MR-159), ready to start."""
    g = MemoRacers(seats, options, chance)
    g.clear_dashboards()
    races = seats if options.has("championship") else 1
    g.then(*[BeginRace(race) for race in range(races)])
    return g


def preview(seats: int, options: Options) -> Preview:
    """Return the tiles and stars of a set-up."""
    tiles = tile_set(options.content)
    names = [[f"{number}-{series}" for series in SERIES] for number in range(1, 10)]
    fix = options.solo_star_fix
    shown = tuple(
        [tuple([TilePreview(tiles.face[tiles.code[n]], tile_stars(tiles, n, fix)) for n in row]) for row in names]
    )
    choice = options.circuit
    if choice == "random":
        return Preview(shown, None)
    circuit = list(choice) if isinstance(choice, tuple) else [f"{number}-{choice}" for number in range(1, 10)]
    return Preview(shown, stars(tiles, circuit, options.has("kraken-madness"), fix))


def census(g: MemoRacers) -> tuple[int, ...]:
    """Count each tile of the table: in the row, in the reserve, or in the box, where all others are."""
    on_table = [code // 2 for code in [*g.row, *g.kraken_reserve]]
    needed = [g.tiles.code[name] // 2 for name in g.circuit] + [code // 2 for code in g.tiles.krakens]
    out = needed if g.row else []
    return tuple([on_table.count(index) + (index not in out) for index in range(len(g.tiles.face) // 2)])


SPEC: Final = Spec(
    name="memoracers",
    rules_version=RULES_VERSION,
    seats=range(1, 6),
    modules=MODULES,
    folder=Path(__file__).parent,
    options=Options,
    content=Content,
    actions=ACTIONS,
    events=EVENTS,
    offers=OFFERS,
    tasks=(
        BeginRace,
        BuilderMakesCircuit,
        CloseRound,
        FlyReconnaissance,
        LayCircuit,
        Maintain,
        PilotPlacesShip,
        PilotsProgram,
        PrepareShips,
        RaceEnds,
        RaceRound,
        RunRace,
        ScoreRace,
        ShipActs,
        ShipsAct,
        StepMarker,
        VisitorSwaps,
    ),
    fields=FIELDS,
    check=check_options,
    blank=MemoRacers,
    begin=begin,
    public=public_view,
    mine=mine_view,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=census,
    our_content=our_content,
    notation=NOTATION,
)
