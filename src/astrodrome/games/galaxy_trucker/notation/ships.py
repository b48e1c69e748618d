"""Ships as words: `B035@7.6>+2` is the component B035 on column 7, row 6, turned once clockwise, with two humans.

`S` is the own starting cabin. Turns are `^ > v <`. What is aboard follows `+`: humans or an alien in a cabin, cells in
a battery, goods as letters `RYGB` in a hold. Without it cabins and batteries are full, and holds are empty.
"""

from __future__ import annotations

import re
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.game.preparation import fill_ship
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH, put
from astrodrome.games.galaxy_trucker.ship.crew import NAMES
from astrodrome.games.galaxy_trucker.ship.goods import count_in, pack
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import Part, Word
from astrodrome.kernel.seats import Seat

START: Final = "S"
TURNS: Final = "^>v<"
CORNER: Final = 2
"""The printed number of the first column and row of the grid."""
WORD: Final = re.compile(r"([A-Za-z0-9_-]+?)(?:@([0-9]{1,2})\.([0-9]{1,2}))?([\^>v<]?)(?:\+([A-Za-z0-9]*))?")
ALIENS: Final = {name: code for code, name in NAMES.items()}
LETTERS: Final[dict[str, Good]] = {good[0].upper(): good for good in GOODS}


def lay_ship(g: Trucker, seat: Seat, part: Part) -> None:
    """Build a ship from words, and load it."""
    if g.board.start is not None:
        g.detach(seat, g.board.start)
    loads: list[tuple[Word, int, str]] = []
    for word in part:
        found = WORD.fullmatch(word.text)
        if not found:
            raise word.error(f"expected a component such as B035@7.6>, found {word.text:.30}")
        square = read_square(g, word, found[2], found[3])
        if g.ships[seat][square]:
            raise word.error("two components lie on this square")
        component = take_component(g, seat, word, found[1])
        g.attach(seat, square, 4 * component + (TURNS.index(found[4]) if found[4] else 0))
        if found[5] is not None:
            loads.append((word, square, found[5]))
    fill_ship(g, seat)
    for word, square, load in loads:
        load_square(g, seat, word, square, load)


def read_square(g: Trucker, word: Word, column: str | None, row: str | None) -> int:
    """Return a square of the board by its printed column and row."""
    if column is None or row is None:
        if g.board.start is None:
            raise word.error("expected its column and row, as in @7.6")
        return g.board.start
    x, y = int(column) - CORNER, int(row) - CORNER
    square = y * WIDTH + x
    if not 0 <= x < WIDTH or square not in g.board.squares:
        raise word.error(f"column {column}, row {row} is not on the board")
    return square


def take_component(g: Trucker, seat: Seat, word: Word, name: str) -> int:
    """Take the component that a word names out of those that lie face down."""
    if name == START:
        if any([code // 4 == g.box.starting[seat] for code in g.ships[seat] if code]):
            raise word.error("the starting cabin is there twice")
        return g.box.starting[seat]
    component = g.box.number.get(name)
    if component is None or component in g.box.starting:
        raise word.error(f"no component is called {name:.30}")
    boxed = None if g.technologies is None else g.technologies.boxed
    if component in g.face_down_components:
        g.face_down_components.remove(component)
    elif boxed is not None and component in boxed:
        boxed.remove(component)
        boxed.append(g.face_down_components.pop())
        boxed.sort()
    else:
        raise word.error(f"component {name:.30} is there twice")
    return component


def load_square(g: Trucker, seat: Seat, word: Word, square: int, load: str) -> None:
    """Put crew, cells or goods on a square, in place of a full load."""
    component = g.ships[seat][square] // 4
    if load in ALIENS and g.crew[seat][square]:
        put(g.crew, seat, square, ALIENS[load])
    elif load.isdigit() and g.crew[seat][square]:
        put(g.crew, seat, square, Word(load, word.place).number(0, g.crew[seat][square]))
    elif load.isdigit() and g.box.cells[component]:
        put(g.cells, seat, square, Word(load, word.place).number(0, g.box.cells[component]))
    elif g.box.ordinary[component] + g.box.special[component] >= len(load) and set(load) <= set(LETTERS):
        goods = [LETTERS[letter] for letter in load]
        if goods.count(GOODS[0]) > g.box.special[component]:
            raise word.error("red goods need a special hold")
        for good in goods:
            colour = GOODS.index(good)
            if not g.goods_in_bank[colour]:
                raise word.error(f"no {good} goods are left in the bank")
            g.goods_in_bank[colour] -= 1
        put(g.goods, seat, square, pack(goods))
    else:
        raise word.error(f"{load:.20} does not fit into {g.box.kinds[component]}")


def ship_words(g: Trucker, seat: Seat) -> list[str]:
    """Return a ship as words."""
    return [component_word(g, seat, square, code) for square, code in enumerate(g.ships[seat]) if code]


def component_word(g: Trucker, seat: Seat, square: int, code: int) -> str:
    """Return a component of a ship as a word."""
    component, turns = code // 4, code % 4
    name = START if component == g.box.starting[seat] else g.box.names[component]
    home = g.board.start  # by name: mypyc 2.4 lets go of `g.board` at the end of a condition that never reached it
    place = "" if name == START and square == home else f"@{square % WIDTH + CORNER}.{square // WIDTH + CORNER}"
    crew, goods = g.crew[seat][square], g.goods[seat][square]
    load = ""
    if g.box.kinds[component] in ("cabin", "starting_cabin", "luxury_cabin"):
        load = f"+{NAMES.get(crew, crew)}"
    elif g.box.cells[component] and not goods:
        load = f"+{g.cells[seat][square]}"
    elif goods:
        letters = [good[0].upper() * count_in(goods, colour) for colour, good in enumerate(GOODS)]
        load = f"+{''.join(letters)}"
    return f"{name}{place}{TURNS[turns] if turns else ''}{load}"


def must_be_laid(g: Trucker, seat: Seat) -> None:
    """Raise PositionError for a ship without a component."""
    if not any(g.ships[seat]):
        raise PositionError(f"ships, part {seat + 1}", "expected at least one component")
