"""Positions of MemoRacers as text: the start of a round, when all pilots program.

A tile is its code (`4-B`), with `'` behind it where it lies turned by 180°; `?` is dealt. A ship is a list of facts:
`place=3 lane=2 speed=2 ticked=1 laps=1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.memoracers.championship import ScoreRace
from astrodrome.games.memoracers.circuit import named_circuit
from astrodrome.games.memoracers.figures import LANES, LAPS, MAX_SPEED, NUMBERS, ROW, SOLO_MARKER
from astrodrome.games.memoracers.finish import RaceEnds
from astrodrome.games.memoracers.race import ROUND, BeginRace
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, Sheet, Word, fact, facts, joined

TURNED: Final = "'"
FACTS: Final = ("place", "lane", "speed", "ticked", "laps", "wraps", "started", "crash")
MOST: Final = 9999


def lay(g: MemoRacers, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a race from clauses, with a round on the agenda."""
    g.clear_dashboards()
    g.race = sheet.number("race", 1, g.seats, 1) - 1
    g.round = sheet.number("round", 1, MOST, 1) - 1
    g.solo_marker = sheet.number("marker", 0, MOST, SOLO_MARKER)
    lay_ships(g, sheet)
    lay_row(g, sheet)
    up = [word.number(0, ROW - 1) for word in sheet.words("up")] if sheet.has("up") else range(max(g.place) + 2)
    g.face_up = [place in up for place in range(ROW)]
    g.tile_last_seen = [None if sheet.has("unseen") and g.tiles.is_kraken[code] else code for code in g.row]
    g.round_last_seen = [0] * ROW
    if sheet.has("shown"):
        shown = sheet.words("shown")
        if len(shown) != ROW:
            raise PositionError("shown", f"expected {ROW} rounds, found {len(shown)}")
        g.round_last_seen = [word.number(0, MOST) for word in shown]
    rest: list[Task[MemoRacers]] = []
    if g.options.has("championship"):
        rest = [ScoreRace(), *[BeginRace(race) for race in range(g.race + 1, g.seats)]]
        g.race_points = [[0] * g.seats for _ in range(g.race)]
    g.agenda = []
    g.then(ROUND, RaceEnds(), *rest)
    return {}


def lay_ships(g: MemoRacers, sheet: Sheet) -> None:
    """Fill in the dashboards."""
    first = 1 if g.round else 0
    for seat, part in enumerate(sheet.parts("ships", g.seats) if sheet.has("ships") else [[]] * g.seats):
        ship = facts(part, FACTS)
        g.place[seat] = fact(ship, "place", 0, ROW - 1, 0)
        g.lane[seat] = fact(ship, "lane", 1, LANES, 1 + seat % LANES)
        g.speed[seat] = fact(ship, "speed", 1, MAX_SPEED, g.speed[seat])
        g.shields_ticked[seat] = fact(ship, "ticked", 0, g.shields, g.shields_ticked[seat])
        g.laps[seat] = fact(ship, "laps", 0, LAPS, 0)
        g.wraps[seat] = fact(ship, "wraps", 0, MOST, 0)
        g.left_start_line[seat] = fact(ship, "started", 0, 1, first) == 1
        if "crash" in ship:
            g.racing[seat] = False
            g.crash_round[seat] = fact(ship, "crash", 1, MOST, 1)
            g.crash_distance[seat] = g.distance(seat)
    if True not in g.racing and not sheet.is_partial:
        raise PositionError("ships", "no ship is racing")


def lay_row(g: MemoRacers, sheet: Sheet) -> None:
    """Lay the row; tiles that are left open are those of the circuit that are missing, and one Kraken tile."""
    tiles = g.tiles
    words = sheet.words("row") if sheet.has("row") else []
    if words and len(words) != ROW:
        raise PositionError("row", f"expected {ROW} tiles, found {len(words)}")
    row = [None if word.text == OPEN else read_tile(g, word) for word in words] or [None] * ROW
    known = {number: code for code in row if code is not None and (number := tiles.number[code]) is not None}
    for place, code in enumerate(row):
        if code is not None and code // 2 in [None if one is None else one // 2 for one in row[:place]]:
            raise words[place].error(f"tile {words[place].text:.20} is there twice")
        if code is not None and (number := tiles.number[code]) is not None and known[number] != code:
            raise words[place].error(f"tile {number} is there twice")
    g.circuit = read_circuit(g, sheet, known)
    krakens = [code for code in tiles.krakens if code not in row]
    missing = [tiles.code[name] for name in g.circuit if tiles.code[name] // 2 not in [c // 2 for c in known.values()]]
    if len(krakens) == len(tiles.krakens):
        missing.append(krakens.pop(g.chance.below("first-kraken", len(krakens))))
    if len(missing) != row.count(None) or len(tiles.krakens) - len(krakens) != 1:
        raise PositionError("row", f"expected the tiles 1 to {NUMBERS} and one Kraken tile")
    g.chance.shuffle("circuit", missing)
    if None in row and row[0] is None:
        start = [code for code in missing if tiles.is_start[code]]
        if start:  # MR-013: tile 1 lies at the rear
            missing.remove(start[0])
            missing.append(start[0])
    g.row = [missing.pop() if code is None else code for code in row]
    g.kraken_reserve = krakens


def read_tile(g: MemoRacers, word: Word) -> int:
    """Return the code of a tile as it lies."""
    is_turned = word.text.endswith(TURNED)
    plain = Word(word.text.removesuffix(TURNED), word.place)
    return plain.named(g.tiles.code, "tile") + is_turned


def read_circuit(g: MemoRacers, sheet: Sheet, known: Mapping[int, int]) -> list[str]:
    """Return the nine tiles of the circuit: those in the row, those that are named, else those of the options."""
    chosen = named_circuit(g.options.circuit, g.chance)
    if sheet.has("circuit"):
        words = sheet.words("circuit")
        chosen = [word.text for word in words]
        for word in words:
            word.named(g.tiles.code, "tile")
    circuit = [
        g.tiles.face[known[int(name[0])]].name if name[0].isdigit() and int(name[0]) in known else name
        for name in chosen
    ]
    if [name[0] for name in sorted(circuit)] != [str(number) for number in range(1, NUMBERS + 1)]:
        raise PositionError(
            "circuit", f"expected a tile of each number from 1 to {NUMBERS}, found {' '.join(chosen):.60}"
        )
    return sorted(circuit)


def tell(g: MemoRacers, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state; before the ships are placed it has none."""
    if not g.row or 0 in g.lane:
        return {}
    clauses = {"race": str(g.race + 1)} if g.race else {}
    clauses["round"] = str(max(1, g.round))
    clauses["ships"] = joined([tell_ship(g, seat) for seat in range(g.seats)])
    clauses["circuit"] = " ".join(g.circuit)
    clauses["row"] = " ".join([tile_word(g, place) if hidden or g.face_up[place] else OPEN for place in range(ROW)])
    clauses["up"] = " ".join([str(place) for place in range(ROW) if g.face_up[place]]) or NONE
    if any(g.round_last_seen):
        clauses["shown"] = " ".join(map(str, g.round_last_seen))
    if None in g.tile_last_seen:
        clauses["unseen"] = NONE
    if g.solo_marker != SOLO_MARKER:
        clauses["marker"] = str(g.solo_marker)
    return clauses


def tile_word(g: MemoRacers, place: int) -> str:
    """Return a tile of the row as a word."""
    code = g.row[place]
    return g.tiles.face[code].name + TURNED * (code % 2)


def tell_ship(g: MemoRacers, seat: int) -> list[str]:
    """Return the facts of a ship that are not ordinary."""
    clauses = [f"place={g.place[seat]}", f"lane={g.lane[seat]}", f"speed={g.speed[seat]}"]
    clauses += [f"ticked={g.shields_ticked[seat]}", f"laps={g.laps[seat]}"]
    if g.wraps[seat]:
        clauses.append(f"wraps={g.wraps[seat]}")
    if g.left_start_line[seat] != (g.round > 1):
        clauses.append(f"started={int(g.left_start_line[seat])}")
    crash = g.crash_round[seat]
    return clauses if crash is None else [*clauses, f"crash={crash}"]


NOTATION: Final = Notation(
    version=1,
    keys=("race", "round", "ships", "circuit", "row", "up", "shown", "unseen", "marker"),
    by_seat=("ships",),
    lay=lay,
    tell=tell,
)
