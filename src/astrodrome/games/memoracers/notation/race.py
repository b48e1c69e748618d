"""Laying a race of MemoRacers: the moment, the ships, what pilots have seen, the races before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.memoracers.championship import ScoreRace
from astrodrome.games.memoracers.figures import LANES, LAPS, MAX_SPEED, ROW, SOLO_MARKER
from astrodrome.games.memoracers.finish import RaceEnds
from astrodrome.games.memoracers.mechanism import VisitorSwaps, last_visitor
from astrodrome.games.memoracers.notation.row import lay_row, read_left
from astrodrome.games.memoracers.race import ROUND, BeginRace
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import Sheet, fact, facts
from astrodrome.kernel.seats import Seat

FACTS: Final = ("place", "lane", "speed", "ticked", "laps", "wraps", "started", "crash")
MOST: Final = 9999


def lay(g: MemoRacers, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a race from clauses, with a round on the agenda, or the swap at its end."""
    g.clear_dashboards()
    g.race = sheet.number("race", 1, g.seats, 1) - 1
    number = sheet.number("round", 1, MOST, 1)
    g.solo_marker = sheet.number("marker", 0, MOST, SOLO_MARKER)
    lay_ships(g, sheet, has_begun=number > 1)
    g.kraken_seen_leaving = read_left(g, sheet)
    lay_row(g, sheet, g.kraken_seen_leaving)
    lay_memories(g, sheet)
    rest: list[Task[MemoRacers]] = [ROUND, RaceEnds()]
    if g.options.has("championship"):
        rest += [ScoreRace(), *[BeginRace(race) for race in range(g.race + 1, g.seats)]]
    lay_points(g, sheet)
    g.round = number - 1
    if sheet.has("visitors"):
        g.round = number  # it is almost over
        rest.insert(0, VisitorSwaps(lay_visitors(g, sheet)))
    g.agenda = []
    g.then(*rest)
    return {}


def lay_memories(g: MemoRacers, sheet: Sheet) -> None:
    """Turn tiles up, and say what pilots have seen of the others, and when."""
    up = [word.number(0, ROW - 1) for word in sheet.words("up")] if sheet.has("up") else range(max(g.place) + 2)
    g.face_up = [place in up for place in range(ROW)]
    g.tile_last_seen = [None if sheet.has("unseen") and g.tiles.is_kraken[code] else code for code in g.row]
    g.round_last_seen = [0] * ROW
    if sheet.has("shown"):
        shown = sheet.words("shown")
        if len(shown) != ROW:
            raise PositionError("shown", f"expected {ROW} rounds, found {len(shown)}")
        g.round_last_seen = [word.number(0, MOST) for word in shown]


def lay_ships(g: MemoRacers, sheet: Sheet, has_begun: bool) -> None:
    """Fill in the dashboards."""
    for seat, part in enumerate(sheet.parts("ships", g.seats) if sheet.has("ships") else [[]] * g.seats):
        ship = facts(part, FACTS)
        g.place[seat] = fact(ship, "place", 0, ROW - 1, 0)
        g.lane[seat] = fact(ship, "lane", 1, LANES, 1 + seat % LANES)
        g.speed[seat] = fact(ship, "speed", 1, MAX_SPEED, g.speed[seat])
        g.shields_ticked[seat] = fact(ship, "ticked", 0, g.shields, g.shields_ticked[seat])
        g.laps[seat] = fact(ship, "laps", 0, LAPS, 0)
        g.wraps[seat] = fact(ship, "wraps", 0, MOST, 0)
        g.left_start_line[seat] = fact(ship, "started", 0, 1, int(has_begun)) == 1
        if "crash" in ship:
            g.racing[seat] = False
            g.crash_round[seat] = fact(ship, "crash", 1, MOST, 1)
            g.crash_distance[seat] = g.distance(seat)
    if True not in g.racing and not sheet.is_partial:
        raise PositionError("ships", "no ship is racing")


def lay_points(g: MemoRacers, sheet: Sheet) -> None:
    """Enter the points of earlier races of a championship: none, if nothing is said."""
    g.race_points = [[0] * g.seats for _ in range(g.race)] if g.options.has("championship") else []
    if not sheet.has("points"):
        return
    if not g.options.has("championship"):
        raise PositionError("points", "there are points only in a championship")
    for seat, part in enumerate(sheet.parts("points", g.seats)):
        if len(part) != g.race:
            raise PositionError(f"points, part {seat + 1}", f"expected points of {g.race} races, found {len(part)}")
        for race, word in enumerate(part):
            g.race_points[race][seat] = word.number(0, g.seats - 1)


def lay_visitors(g: MemoRacers, sheet: Sheet) -> Seat:
    """Say who entered a mechanism in this round; return the last of them that is still racing (MR-086, MR-091)."""
    g.mechanism_visitors = [word.number(0, g.seats - 1) for word in sheet.words("visitors")]
    visitor = last_visitor(g)
    if visitor is None:
        raise PositionError("visitors", "expected a ship that is still racing")
    return visitor
