"""Writing a position of MemoRacers: the clauses of the start of a round, or of the swap at its end."""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.figures import ROW, SOLO_MARKER
from astrodrome.games.memoracers.mechanism import VisitorSwaps
from astrodrome.games.memoracers.notation.race import lay
from astrodrome.games.memoracers.notation.row import TURNED
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, joined


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
    if g.kraken_seen_leaving is not None and hidden:
        clauses["left"] = g.tiles.face[g.kraken_seen_leaving].name
    if g.agenda and isinstance(g.agenda[-1], VisitorSwaps):
        clauses["visitors"] = " ".join(map(str, g.mechanism_visitors))
    points = g.race_points[: g.race]
    if any([any(race) for race in points]):
        clauses["points"] = joined([[race[seat] for race in points] for seat in range(g.seats)])
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
    keys=("race", "points", "round", "ships", "visitors", "circuit", "row", "up", "shown", "unseen", "left", "marker"),
    by_seat=("ships", "points"),
    lay=lay,
    tell=tell,
)
