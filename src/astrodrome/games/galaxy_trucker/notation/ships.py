"""Ships as words: `B035@7.6>+2` is the component B035 on column 7, row 6, turned once clockwise, with two humans.

`S` is the own starting cabin. Turns are `^ > v <`. What is aboard follows `+`: humans or an alien in a cabin, sleepers
in a stasis chamber, cells in a battery, goods as letters `RYGB` in a hold, `2RB` where it has cells too. Without it
cabins, chambers and batteries are full, and holds are empty.
"""

from __future__ import annotations

import re
from typing import Final

from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good
from astrodrome.games.galaxy_trucker.game.preparation import fill_ship
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH, put
from astrodrome.games.galaxy_trucker.modules.halves.leaving import all_home
from astrodrome.games.galaxy_trucker.ship.crew import NAMES
from astrodrome.games.galaxy_trucker.ship.goods import count_in, pack
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NUMBER, Part, Word, listed
from astrodrome.kernel.seats import Seat

START: Final = "S"
TURNS: Final = "^>v<"
CORNER: Final = 2
"""The printed number of the first column and row of the grid."""
WORD: Final = re.compile(r"([A-Za-z0-9_-]+?)(?:@([0-9]{1,2})\.([0-9]{1,2}))?([\^>v<]?)(?:\+([A-Za-z0-9]*))?")
MOST_LOST: Final = 999
PLACE: Final = re.compile(r"([0-9]{1,2})\.([0-9]{1,2})")
LOAD: Final = re.compile(r"([0-9]*)([A-Z]*)")
"""A number of humans, sleepers or cells, and goods."""
CABINS: Final = ("cabin", "starting_cabin", "luxury_cabin")
STASIS: Final = "stasis_chamber"
ALIENS: Final = {name: code for code, name in NAMES.items()}
LETTERS: Final[dict[str, Good]] = {good[0].upper(): good for good in GOODS}


def lay_ship(g: Trucker, seat: Seat, part: Part, in_yard: bool) -> None:
    """Build a ship from words, and load it unless it is still in the yard."""
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
    if in_yard:
        for word, _, load in loads:
            raise word.error(f"nothing comes aboard before take-off, found +{load:.20}")
        return
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


def read_place(g: Trucker, word: Word) -> int:
    """Return the square that a word names by its printed column and row, such as `7.6`."""
    found = PLACE.fullmatch(word.text)
    if not found:
        raise word.error(f"expected column and row, such as 7.6, found {word.text:.20}")
    return read_square(g, word, found[1], found[2])


def place_of(square: int) -> str:
    """Return the printed column and row of a square."""
    return f"{square % WIDTH + CORNER}.{square // WIDTH + CORNER}"


def take_component(g: Trucker, seat: Seat, word: Word, name: str) -> int:
    """Take the component that a word names, or the own starting cabin."""
    if name != START:
        return take_named(g, word, name)
    if any([code // 4 == g.box.starting[seat] for code in g.ships[seat] if code]):
        raise word.error("the starting cabin is there twice")
    return g.box.starting[seat]


def take_face_down(g: Trucker, word: Word) -> int:
    """Take the component that a word names: it lies face down, was removed unseen, or is a cabin that left its ship."""
    return take_named(g, word, word.text)


def take_named(g: Trucker, word: Word, name: str) -> int:
    """Take a component by its name."""
    component = g.box.number.get(name)
    boxed = None if g.technologies is None else g.technologies.boxed
    if component is None or (component in g.box.starting and component not in cabins_off_board(g)):
        raise word.error(f"no component is called {name:.30}")
    if component in g.box.starting:
        return component
    if component in g.face_down_components:
        g.face_down_components.remove(component)
    elif boxed is not None and component in boxed:
        boxed.remove(component)
        boxed.append(g.face_down_components.pop())
        boxed.sort()
    else:
        raise word.error(f"component {name:.30} is there twice")
    return component


def cabins_off_board(g: Trucker) -> list[int]:
    """Return the starting cabins that lie nowhere yet; class IIA does without them (GX-273)."""
    if g.board.start is None:
        return []
    laid = (
        [code // 4 for row in g.ships for code in row] + g.face_up + [one for row in g.lost_components for one in row]
    )
    return [cabin for cabin in g.box.starting[: g.seats] if cabin not in laid]


def lay_lost(g: Trucker, facts_of: list[dict[str, Word]], is_partial: bool) -> None:
    """Lay out lost components: by their names, or any so many; a starting cabin that is nowhere else is among them.

    Where a tail says more, it says where such a cabin is.
    """
    counts: list[int | None] = []
    for seat, word in enumerate([one.get("lost") for one in facts_of]):
        is_count = word is not None and NUMBER.fullmatch(word.text) is not None
        counts.append(word.number(0, MOST_LOST) if word is not None and is_count else None)
        for item in [] if is_count else listed(word):
            g.lost_components[seat].append(take_face_down(g, item))
    for seat, count in enumerate(counts):
        lost = g.lost_components[seat]
        if g.box.starting[seat] in cabins_off_board(g) and not is_partial:
            lost.append(g.box.starting[seat])
        more = 0 if count is None else max(0, count - len(lost))
        if more > len(g.face_down_components):
            raise PositionError(f"truckers, part {seat + 1}", f"{len(g.face_down_components)} components are left")
        lost += g.face_down_components[:more]
        g.face_down_components = g.face_down_components[more:]


def lay_heap(g: Trucker, words: Part) -> None:
    """Put components on top of those that lie face down, the first to be taken first."""
    top = [take_named(g, word, word.text) for word in words]
    g.face_down_components += top[::-1]


def load_square(g: Trucker, seat: Seat, word: Word, square: int, load: str) -> None:
    """Put crew, sleepers, cells or goods on a square, in place of a full load."""
    component = g.ships[seat][square] // 4
    kind = g.box.kinds[component]
    found = LOAD.fullmatch(load)
    count, letters = (found[1], found[2]) if found else ("", load)
    technologies = g.technologies
    if load in ALIENS and g.crew[seat][square]:
        put(g.crew, seat, square, ALIENS[load])
        return
    if count:
        number = Word(count, word.place)
        if kind in CABINS:
            put(g.crew, seat, square, number.number(0, g.crew[seat][square]))
        elif kind == STASIS and technologies is not None:
            put(technologies.sleepers, seat, square, number.number(0, technologies.sleepers[seat][square]))
        elif g.box.cells[component]:
            put(g.cells, seat, square, number.number(0, g.cells[seat][square]))
        else:
            raise word.error(f"{load:.20} does not fit into {kind}")
    if letters or not count:
        load_goods(g, seat, word, square, letters)


def load_goods(g: Trucker, seat: Seat, word: Word, square: int, letters: str) -> None:
    """Put goods from the bank into a hold."""
    component = g.ships[seat][square] // 4
    spaces = g.box.ordinary[component] + g.box.special[component]
    if spaces < len(letters) or not set(letters) <= set(LETTERS):
        raise word.error(f"{letters:.20} does not fit into {g.box.kinds[component]}")
    goods = [LETTERS[letter] for letter in letters]
    if goods.count(GOODS[0]) > g.box.special[component]:
        raise word.error("red goods need a special hold")
    for good in goods:
        colour = GOODS.index(good)
        if not g.goods_in_bank[colour]:
            raise word.error(f"no {good} goods are left in the bank")
        g.goods_in_bank[colour] -= 1
    put(g.goods, seat, square, pack(goods))


def ship_words(g: Trucker, seat: Seat, in_yard: bool = False) -> list[str]:
    """Return a ship as words, with what is in hyperspace; in the yard nothing is aboard."""
    home = all_home(g, seat)
    placed = [(square, code) for square, code in enumerate(home.ships[seat]) if code]
    return [
        component_word(home, seat, square, code) + ("" if in_yard else load_word(home, seat, square))
        for square, code in placed
    ]


def component_word(g: Trucker, seat: Seat, square: int, code: int) -> str:
    """Return a component of a ship as a word."""
    component, turns = code // 4, code % 4
    name = START if component == g.box.starting[seat] else g.box.names[component]
    home = g.board.start  # by name: mypyc 2.4 lets go of `g.board` at the end of a condition that never reached it
    place = "" if name == START and square == home else f"@{place_of(square)}"
    return f"{name}{place}{TURNS[turns] if turns else ''}"


def load_word(g: Trucker, seat: Seat, square: int) -> str:
    """Return what is aboard a component of a ship, as a word says it."""
    component = g.ships[seat][square] // 4
    kind, technologies = g.box.kinds[component], g.technologies
    crew, goods = g.crew[seat][square], g.goods[seat][square]
    load = ""
    if kind in CABINS:
        load = str(NAMES.get(crew, crew))
    elif kind == STASIS and technologies is not None:
        load = str(technologies.sleepers[seat][square])
    elif g.box.cells[component]:
        load = str(g.cells[seat][square])
    if goods:
        load += "".join([good[0].upper() * count_in(goods, colour) for colour, good in enumerate(GOODS)])
    return f"+{load}" if load else ""


def names_of(g: Trucker, components: list[int], between: str = ",") -> str:
    """Return components by their names."""
    return between.join([g.box.names[component] for component in components])


def must_be_laid(g: Trucker, seat: Seat) -> None:
    """Raise PositionError for a ship without a component."""
    if not any(g.ships[seat]):
        raise PositionError(f"ships, part {seat + 1}", "expected at least one component")
