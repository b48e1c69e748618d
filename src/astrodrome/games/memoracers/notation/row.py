"""Laying the row of tiles, and the Kraken tile that left it.

A tile is its code (`4-B`), with `'` behind it where it lies turned by 180°; `?` is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.memoracers.circuit import named_circuit
from astrodrome.games.memoracers.figures import NUMBERS, ROW
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import OPEN, Sheet, Word

TURNED: Final = "'"


def read_left(g: MemoRacers, sheet: Sheet) -> int | None:
    """Return the Kraken tile that everybody saw leave the row last."""
    if not sheet.has("left"):
        return None
    names = {g.tiles.face[code].name: code for code in g.tiles.krakens}
    return sheet.word("left").named(names, "Kraken tile")


def lay_row(g: MemoRacers, sheet: Sheet, left: int | None) -> None:
    """Lay the row; tiles that are left open are those of the circuit that are missing, and one Kraken tile.

    The Kraken tile that `left` is not dealt: it lies beside the row.
    """
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
        possible = [code for code in krakens if code != left]
        missing.append(possible[g.chance.below("first-kraken", len(possible))])
        krakens.remove(missing[-1])
    if len(missing) != row.count(None) or len(tiles.krakens) - len(krakens) != 1:
        raise PositionError("row", f"expected the tiles 1 to {NUMBERS} and one Kraken tile")
    g.chance.shuffle("circuit", missing)
    if None in row and row[0] is None:
        start = [code for code in missing if tiles.is_start[code]]
        if start:  # MR-013: tile 1 lies at the rear
            missing.remove(start[0])
            missing.append(start[0])
    if left is not None and left in row and not sheet.is_partial:
        raise PositionError("left", "that Kraken tile is in the row")
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
