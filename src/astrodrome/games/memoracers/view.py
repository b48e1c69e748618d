"""What is seen: the public table, a pilot's own program, and what a pilot has seen before."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.championship import totals_of
from astrodrome.games.memoracers.finish import deciding_rule, standing
from astrodrome.games.memoracers.options import Grade, Module
from astrodrome.games.memoracers.programming import PilotsProgram
from astrodrome.games.memoracers.solo import rank, stars
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import TileFace
from astrodrome.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship and its dashboard, as everybody sees them. A wreck has no place; a program is empty until opened."""

    place: int | None
    lane: int
    speed: int
    laps: int
    ticked: int
    racing: bool
    crash_round: int | None
    ready: bool
    program: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicView:
    """The table: the row from rear to front (None: face down), the ships by seat, the score tracks."""

    modules: tuple[Module, ...]
    grades: tuple[Grade, ...]
    shields: int
    race: int
    round: int
    circuit: tuple[str, ...]
    row: tuple[TileFace | None, ...]
    ships: tuple[ShipView, ...]
    order: Seats
    marker: int | None
    stars: int | None
    rank: str | None
    points: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: Seats
    reason: str | None
    decided_by: str | None
    """The rule that decided the race, when it is over."""


@dataclass(frozen=True, slots=True)
class MineView:
    """What only this pilot sees: the program given in while the others are still at it."""

    program: tuple[int, ...]
    force: bool


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a pilot has seen of each place of the row, as it lies now.

    None is a Kraken tile that has not been shown since it came in; it is not `kraken_left`, which left then. Every tile
    is turned for all pilots at once (MR-019, MR-061), so all of them have seen the same.
    """

    row: tuple[TileFace | None, ...]
    ages: tuple[int, ...]
    """How many rounds ago each place was last face up; 0 where it still is."""
    kraken_left: str | None


def public_view(g: MemoRacers) -> PublicView:
    """Return what everybody sees."""
    solo = g.solo
    options = g.options
    madness = options.has("kraken-madness")
    return PublicView(
        modules=options.modules,
        grades=options.grades,
        shields=g.shields,
        race=g.race,
        round=g.round,
        circuit=tuple(g.circuit),
        row=tuple([g.tiles.face[code] if up else None for code, up in zip(g.row, g.face_up, strict=True)]),
        ships=tuple([ship_view(g, seat) for seat in range(g.seats)]),
        order=tuple(sorted(range(g.seats), key=lambda seat: standing(g, seat), reverse=True)),
        marker=g.solo_marker if solo else None,
        stars=stars(g.tiles, g.circuit, madness, options.solo_star_fix) if solo else None,
        rank=rank(g.solo_marker) if solo and g.winners else None,
        points=tuple([tuple(race) for race in g.race_points]),
        totals=tuple(totals_of(g)),
        winners=g.winners,
        reason=g.end_reason,
        decided_by=deciding_rule(g),
    )


def ship_view(g: MemoRacers, seat: Seat) -> ShipView:
    """Return a ship as everybody sees it: whether it is ready, not what it programmed (MR-035)."""
    programming = bool(g.agenda) and isinstance(g.agenda[-1], PilotsProgram)
    return ShipView(
        place=g.place[seat] if g.racing[seat] else None,
        lane=g.lane[seat],
        speed=g.speed[seat],
        laps=g.laps[seat],
        ticked=g.shields_ticked[seat],
        racing=g.racing[seat],
        crash_round=g.crash_round[seat],
        ready=programming and g.answers[seat] is not None,
        program=g.programs[seat],
    )


def mine_view(g: MemoRacers, seat: Seat) -> MineView | None:
    """Return a pilot's own sealed program, if there is one."""
    program = g.answers[seat]
    return MineView(program.lanes, program.force) if isinstance(program, Program) else None


def knowledge(g: MemoRacers, seat: Seat) -> Knowledge:
    """Return what a pilot could remember."""
    faces = tuple([None if code is None else g.tiles.face[code] for code in g.tile_last_seen])
    left = g.kraken_seen_leaving
    ages = tuple([0 if up else g.round - round_ for up, round_ in zip(g.face_up, g.round_last_seen, strict=True)])
    return Knowledge(faces, ages, None if left is None else g.tiles.face[left].name)
