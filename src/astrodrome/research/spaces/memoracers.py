"""Facts about MemoRacers: its row, its tiles, its programs."""

from __future__ import annotations

from astrodrome.games.memoracers.actions import TRIES, Program
from astrodrome.games.memoracers.figures import LANES, LINES, RANKS, ROW
from astrodrome.games.memoracers.finish import REASONS
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.tiles import ALL_TILES, NUMBERED_TILES
from astrodrome.research.spaces.facts import Facts


def facts(seats: int, options: Options) -> Facts:
    """Return the facts of a race."""
    programs = dict.fromkeys([program for lane in TRIES for program in lane])
    return Facts(
        room={
            "PublicView.grades": seats,
            "PublicView.circuit": ROW,
            "PublicView.row": ROW,
            "TileFace.lanes": LANES,
            "PublicView.ships": seats,
            "ShipView.program": LINES,
            "PublicView.order": seats,
            "PublicView.points": seats,
            "PublicView.points[]": seats,
            "PublicView.totals": seats,
            "PublicView.winners": seats,
            "MineView.program": LINES,
            "Knowledge.row": ROW,
            "Knowledge.ages": ROW,
        },
        names={
            "PublicView.circuit[]": NUMBERED_TILES,
            "TileFace.name": ALL_TILES,
            "PublicView.rank": tuple(RANKS),
            "PublicView.reason": REASONS,
            "Knowledge.kraken_left": ALL_TILES,
        },
        fixed=frozenset(fixed_fields(seats, options)),
        derived=frozenset({"PublicView.decided_by"}),
        by_seat=frozenset({"PublicView.ships", "PublicView.points[]", "PublicView.totals"}),
        seat_numbers=frozenset({"PublicView.order[]", "PublicView.winners[]"}),
        values={
            "PlaceShip.lane": tuple(range(1, LANES + 1)),
            "SwapTiles.place": tuple(range(ROW - 1)),
        },
        listed={Program: tuple(programs)},
    )


def fixed_fields(seats: int, options: Options) -> list[str]:
    """Return what never changes while somebody chooses: settings, the end, and what only other modes have."""
    fixed = ["modules", "grades", "shields", "winners", "reason", "rank"]
    if seats > 1:
        fixed += ["marker", "stars"]
    if not options.has("championship"):
        fixed += ["race", "points", "totals"]
    return [f"PublicView.{name}" for name in fixed]
