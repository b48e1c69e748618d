"""Building the circuit (MR-010 to MR-018) and the reconnaissance lap (MR-019 to MR-024)."""

from __future__ import annotations

from astrodrome.games.memoracers.events import CircuitBuilt, ReconnaissanceFlown
from astrodrome.games.memoracers.figures import FACE_UP_AFTER_RECON, NUMBERS, ROW
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import SERIES
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


def named_circuit(choice: str | tuple[str, ...], chance: Chance) -> list[str]:
    """Return the nine tile codes of an option: a series, a list of codes, or a draw (MR-012, MR-170)."""
    if isinstance(choice, tuple):
        return sorted(choice)
    if choice == "random":
        return [f"{number}-{SERIES[chance.below('series', len(SERIES))]}" for number in range(1, NUMBERS + 1)]
    return [f"{number}-{choice}" for number in range(1, NUMBERS + 1)]


class LayCircuit(Task[MemoRacers]):
    """Lay tile 1 face up at the rear and the other nine, shuffled, face down in front of it (MR-013, MR-014)."""

    args = ("builder",)

    def __init__(self, builder: Seat | None) -> None:
        self.builder = builder

    @override
    def run(self, g: MemoRacers) -> None:
        """Shuffle tiles 2 to 9 with one Kraken tile; the other three are the reserve (MR-014, MR-016)."""
        tiles = g.tiles
        krakens = tiles.krakens.copy()
        kraken = krakens.pop(g.chance.below("first-kraken", len(krakens)))
        others = [tiles.code[name] for name in g.circuit[1:]]
        others.append(kraken)
        g.chance.shuffle("circuit", others)
        for index, code in enumerate(others):
            if tiles.mobile[code]:
                others[index] = code + g.chance.below("orientation", 2)  # MR-017: it can lie either way round
        g.row = [self.start_tile(g), *others]
        g.face_up = [place == 0 for place in range(ROW)]
        g.kraken_reserve = krakens
        g.kraken_seen_leaving = None
        if g.listening:
            g.emit(CircuitBuilt(g.race + 1, tuple(g.circuit), self.builder))

    def start_tile(self, g: MemoRacers) -> int:
        """Return the code of tile 1, which may be a mobile-trap tile too in a table other than ours."""
        code = g.tiles.code[g.circuit[0]]
        return code + g.chance.below("orientation", 2) if g.tiles.mobile[code] else code


class FlyReconnaissance(Task[MemoRacers]):
    """Show every tile once, then turn all but two face down again (MR-019 to MR-021)."""

    @override
    def run(self, g: MemoRacers) -> None:
        """Show the faces to all at once; from now on they must be remembered (MR-024)."""
        g.tile_last_seen = list(g.row)
        g.round_last_seen = [0] * ROW
        g.face_up = [place < FACE_UP_AFTER_RECON for place in range(ROW)]
        if g.listening:
            g.emit(ReconnaissanceFlown(tuple([g.tiles.face[code] for code in g.row])))


def turn_up(g: MemoRacers, place: int) -> bool:
    """Turn the tile at a place face up for all, if it is not; return whether it was turned (MR-059, MR-061)."""
    if g.face_up[place]:
        return False
    g.face_up[place] = True
    g.tile_last_seen[place] = g.row[place]
    return True
