"""What the modules add to a position: colours and characters, gifts, the Forgotten City; and the crews of two."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import COLOURS
from astrodrome.games.celestia.notation.words import read_treasure, treasure_word
from astrodrome.games.celestia.state.characters_record import Characters
from astrodrome.games.celestia.state.end_records import ForgottenCity
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import OPEN, Part, Sheet, Word, joined

COLOUR_OF: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}


def lay_modules(g: Celestia, sheet: Sheet) -> None:
    """Lay what modules add, except the gifts, which are treasures."""
    lay_colours(g, sheet)
    if sheet.has("spent"):
        need(g.edition.ext1, "spent", "there are no characters without the module ext1")
        spent = read_seats(g, sheet.words("spent"))
        g.characters = Characters(g.characters.crew, g.characters.colour, [seat in spent for seat in range(g.seats)])
    if sheet.has("lit"):
        need(g.edition.boscalumia, "lit", "there is no Forgotten City without the module boscalumia")
        reached = read_seats(g, sheet.words("lit"))
        if not reached and not sheet.is_partial:
            raise PositionError("lit", "expected the seats whose tokens lie in the Forgotten City")
        g.forgotten_city = ForgottenCity(True, [seat in reached for seat in range(g.seats)])


def need(is_there: bool, key: str, message: str) -> None:
    """Raise PositionError where a clause is of a module that is not in the game."""
    if not is_there:
        raise PositionError(key, message)


def read_seats(g: Celestia, words: Part) -> list[int]:
    """Return the seats that a clause lists, each once."""
    seats: list[int] = []
    for word in words:
        seat = word.number(0, g.seats - 1)
        if seat in seats:
            raise word.error(f"seat {seat} is there twice")
        seats.append(seat)
    return seats


def lay_colours(g: Celestia, sheet: Sheet) -> None:
    """Give players their colours, and a crew the one of them that is its character."""
    crew, powers = g.characters.crew, g.characters.colour
    if sheet.has("colours"):
        if g.edition.options.colours:
            raise PositionError("colours", "the options name them already")
        crew = read_crews(g, sheet)
        if g.edition.ext1:
            powers = [colours[0] for colours in crew]
    if sheet.has("characters"):
        need(g.edition.ext1 and g.edition.crew > 1, "characters", "only a crew has several (modules two and ext1)")
        words = sheet.words("characters")
        if len(words) != g.seats:
            raise PositionError("characters", f"expected one of each seat, found {len(words)}")
        powers = [read_colour(word) for word in words]
        for seat, word in enumerate(words):
            if powers[seat] not in crew[seat] and not sheet.is_partial:
                raise word.error(f"seat {seat} has no pawn of this colour")
    g.characters = Characters(crew, powers, g.characters.power_used)


def read_crews(g: Celestia, sheet: Sheet) -> list[tuple[int, ...]]:
    """Return the colours of each seat, no colour twice."""
    taken: list[int] = []
    crews: list[tuple[int, ...]] = []
    for seat, part in enumerate(sheet.parts("colours", g.seats)):
        if len(part) != g.edition.crew:
            raise PositionError(f"colours, part {seat + 1}", f"expected {g.edition.crew}, found {len(part)}")
        colours = [read_colour(word) for word in part]
        for word, colour in zip(part, colours, strict=True):
            if colour in taken:
                raise word.error(f"{COLOURS[colour]} is there twice")
            taken.append(colour)
        crews.append(tuple(colours))
    return crews


def read_colour(word: Word) -> int:
    """Return the colour that a word names."""
    return word.named(COLOUR_OF, "colour")


def lay_pawns(g: Celestia, sheet: Sheet) -> None:
    """Say how many pawns of each crew are aboard (CS-191)."""
    if g.edition.crew == 1:
        raise PositionError("pawns", "each seat has one pawn: write who is ashore")
    if sheet.has("ashore"):
        raise PositionError("pawns", "they say who is ashore too: leave one of both out")
    words = sheet.words("pawns")
    if len(words) != g.seats:
        raise PositionError("pawns", f"expected a number for each seat, found {len(words)}")
    g.pawns = [word.number(0, g.edition.crew) for word in words]


def read_gifts(g: Celestia, sheet: Sheet) -> list[tuple[int, int | None, Word]]:
    """Return the gifts that wait: city, treasure (None if it is left open) and word."""
    if not sheet.has("gifts"):
        return []
    need(g.edition.xmas, "gifts", "there are none without the module xmas")
    gifts: list[tuple[int, int | None, Word]] = []
    for word in sheet.words("gifts"):
        city, treasure = read_treasure(g.tables, word)
        gifts.append((city, treasure, word))
    return gifts


def tell_modules(g: Celestia, hidden: bool) -> dict[str, str]:
    """Return the clauses of what modules add."""
    clauses: dict[str, str] = {}
    size = g.edition.crew
    in_order = [tuple(range(seat * size, (seat + 1) * size)) for seat in range(g.seats)]
    if not g.edition.options.colours and (g.edition.ext1 or g.characters.crew != in_order):
        clauses["colours"] = joined([[COLOURS[colour] for colour in crew] for crew in g.characters.crew])
    if g.edition.ext1 and size > 1:
        clauses["characters"] = " ".join([COLOURS[colour] for colour in g.characters.colour if colour is not None])
    if any(g.characters.power_used):
        clauses["spent"] = seats_text(g.characters.power_used)
    if g.forgotten_city.lit:
        clauses["lit"] = seats_text(g.forgotten_city.tokens)
    if g.gifts.waiting:
        clauses["gifts"] = " ".join([gift_word(g, gift, hidden) for gift in g.gifts.waiting])
    return clauses


def gift_word(g: Celestia, gift: int, hidden: bool) -> str:
    """Return a gift as a word; of what it is, all know the city."""
    return treasure_word(g.tables, gift) if hidden else f"{g.tables.value[g.tables.city_of[gift]]}:{OPEN}"


def seats_text(chosen: list[bool]) -> str:
    """Return the seats for which something holds."""
    return " ".join([str(seat) for seat, holds in enumerate(chosen) if holds])
