"""What modules of the Big Expansion add to a position: facts of truckers, and cards of Rough Roads."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import DICE, DIE_SIDES, LOAN_TOKENS
from astrodrome.games.galaxy_trucker.content.rows import SIDES, SPECIALISTS
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, REAR
from astrodrome.games.galaxy_trucker.modules.halves.leaving import measure_absence, put_aside
from astrodrome.games.galaxy_trucker.modules.roads.drawing import bind, numb_column
from astrodrome.games.galaxy_trucker.modules.roads.state import Roads
from astrodrome.games.galaxy_trucker.notation.cards import words_of
from astrodrome.games.galaxy_trucker.ship.bodies import NAMES, halves_flown, squares_in
from astrodrome.games.galaxy_trucker.ship.module_effects import in_force
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import OPEN, Part, Sheet, Word, fact, listed

MOST: Final = 99999
SPECIALIST_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SPECIALISTS)}
SIDE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(SIDES)}
HALF_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
HALF_MISSES: Final = ("misses-left", "misses-right")
TECHNOLOGIES: Final = "only a game with the module technologies has this"
MACHINATIONS: Final = "only a game with the module machinations has this"


def refuse_facts(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Raise PositionError for a fact that this flight or this game does not have."""
    in_halves = halves_flown(g) is not None
    absent = [
        (g.technologies is None, ("specialist", "misses", *HALF_MISSES), TECHNOLOGIES),
        (g.machinations is None, ("loans", "borrowed"), MACHINATIONS),
        (not g.board.any_front, ("front",), "only ships of class IA choose their front"),
        (not in_force(g, "somersault"), ("turned",), "only Somersault, a card of Rough Roads, turns ships"),
        (not in_halves, ("halves", *HALF_MISSES, "sold"), "only ships of class IIA have two halves"),
        (in_halves, ("misses",), "a half misses cards: expected misses-left= or misses-right="),
    ]
    for one in facts_of:
        for word, why in [
            (one[name], why) for without, names, why in absent if without for name in names if name in one
        ]:
            raise word.error(why)


def lay_module_facts(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Fill in what modules know of each trucker in a flight."""
    refuse_facts(g, facts_of)
    lay_loans(g, facts_of)
    technologies, headings, machinations = g.technologies, g.headings, g.machinations
    for seat, one in enumerate(facts_of):
        if technologies is not None:
            technologies.cards_to_miss[seat] = fact(one, "misses", 0, MOST, 0)
            if "specialist" in one:
                specialist = one["specialist"].named(SPECIALIST_NUMBERS, "specialist")
                if specialist in technologies.specialists:
                    raise one["specialist"].error(f"the {SPECIALISTS[specialist]} is there twice")
                technologies.specialists[seat] = specialist
        if machinations is not None:
            machinations.borrowed[seat] = fact(one, "borrowed", -MOST, MOST, 0)
        if headings is not None:
            front = one["front"].named(SIDE_NUMBERS, "side") if "front" in one else headings.fronts[seat]
            headings.fronts[seat] = front
            headings.facing[seat] = ((front or FRONT) + REAR * fact(one, "turned", 0, 1, 0)) % len(SIDES)


def lay_loans(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Give out loan tokens."""
    machinations = g.machinations
    if machinations is not None:
        machinations.loans = [fact(one, "loans", 0, LOAN_TOKENS, 0) for one in facts_of]
        if sum(machinations.loans) > LOAN_TOKENS:
            raise PositionError("truckers", f"there are {LOAN_TOKENS} loan tokens, found {sum(machinations.loans)}")


def lay_halves(g: Trucker, facts_of: list[dict[str, Word]], is_partial: bool) -> None:
    """Let halves have left the flight, or be in hyperspace with all they hold."""
    halves = halves_flown(g)
    if halves is None:
        return
    for seat, one in enumerate(facts_of):
        if "halves" in one:
            halves.flying[seat] = sorted({word.named(HALF_NUMBERS, "half") for word in listed(one["halves"])})
            if not halves.flying[seat]:
                raise one["halves"].error("expected left, right or left,right")
        halves.goods_income[seat] = fact(one, "sold", 0, MOST, 0)
        for half, name in enumerate(NAMES):
            is_there = any([g.ships[seat][square] for square in squares_in(g, half)])
            if is_there != (half in halves.flying[seat]) and not is_partial:
                wants = "expected no component in" if is_there else "expected at least one component in"
                raise PositionError(f"ships, part {seat + 1}", f"{wants} the {name} half")
            halves.cards_to_miss[seat][half] = fact(one, HALF_MISSES[half], 0, MOST, 0)
            if halves.cards_to_miss[seat][half]:
                if half not in halves.flying[seat]:
                    raise one[HALF_MISSES[half]].error(f"the {name} half has left the flight")
                put_aside(g, seat, half)
        measure_absence(g, seat)


def lay_retired(g: Trucker, words: Part) -> None:
    """Note specialisations of this flight whose alien was replaced (GX-Q47)."""
    technologies = g.technologies
    for word in words:
        if technologies is None:
            raise word.error(TECHNOLOGIES)
        specialist = word.named(SPECIALIST_NUMBERS, "specialist")
        if specialist in technologies.specialists or specialist in technologies.retired_specialists:
            raise word.error(f"the {word.text:.20} is there twice")
        technologies.retired_specialists.append(specialist)


def road_card(g: Trucker, roads: Roads, word: Word) -> int:
    """Take a card of Rough Roads out of the pile."""
    card = word.named({row.name: at for at, row in enumerate(g.box.roads)}, "card of Rough Roads")
    if card not in roads.pile:
        raise word.error(f"card {word.text:.20} is there twice, or is left out with a handicap")
    roads.pile.remove(card)
    return card


def lay_roads(g: Trucker, sheet: Sheet) -> None:
    """Lay out the cards of Rough Roads that are in force, those of earlier flights, and those that come next."""
    roads, level = g.roads, g.options.level_of_roads
    words = words_of(sheet, "roads") if sheet.has("ships") else []  # without ships they are still to be drawn
    if sheet.has("roads") and sheet.has("ships") and (roads is None or level != len(words)):
        raise PositionError("roads", f"expected {level} for these options, found {len(words)}")
    if roads is None:
        for key in [key for key in ("discard", "pile", "dead") if sheet.has(key)]:
            raise PositionError(key, "only a game with Rough Roads has this")
        return
    roads.cards = [road_card(g, roads, word) for word in words]
    roads.discard = [road_card(g, roads, word) for word in words_of(sheet, "discard")]
    coming = [word for word in words_of(sheet, "pile") if word.text != OPEN]
    top = [road_card(g, roads, word) for word in coming]
    roads.pile += top[::-1]
    bind(g)


def lay_dead_column(g: Trucker, sheet: Sheet, in_yard: bool) -> None:
    """Name the column in which nothing works after building: the dice have named it for Dead Zone (GX-479)."""
    roads = g.roads
    if roads is None or not sheet.has("dead"):
        return
    word = sheet.word("dead")
    if not in_force(g, "dead-zone"):
        raise word.error("only Dead Zone, a card of Rough Roads, lets a column die")
    roads.dead_column = word.number(DICE, DICE * DIE_SIDES)
    if g.board.columns[roads.dead_column] is None:
        raise word.error(f"no column has the number {roads.dead_column}")
    if not in_yard:
        numb_column(g)


def tell_modules(g: Trucker) -> dict[str, str]:
    """Return the clauses of Rough Roads and of specialists."""
    clauses: dict[str, str] = {}
    roads, technologies = g.roads, g.technologies
    if roads is not None:
        names = [row.name for row in g.box.roads]
        for key, cards in (("roads", roads.cards), ("discard", roads.discard)):
            if cards:
                clauses[key] = " ".join([names[card] for card in cards])
        if roads.dead_column is not None:
            clauses["dead"] = str(roads.dead_column)
    if technologies is not None and technologies.retired_specialists:
        clauses["retired"] = " ".join([SPECIALISTS[one] for one in technologies.retired_specialists])
    return clauses


def tell_module_facts(g: Trucker, seat: int) -> list[str]:
    """Return what modules know of a trucker."""
    words: list[str] = []
    technologies, headings, machinations, halves = g.technologies, g.headings, g.machinations, halves_flown(g)
    if technologies is not None:
        chosen, missed = technologies.specialists[seat], technologies.cards_to_miss[seat]
        words += [] if chosen is None else [f"specialist={SPECIALISTS[chosen]}"]
        words += [f"misses={missed}"] if missed and halves is None else []
    if machinations is not None:
        words += [f"loans={loans}"] if (loans := machinations.loans[seat]) else []
        words += [f"borrowed={credits_}"] if (credits_ := machinations.borrowed[seat]) else []
    if headings is not None:
        front, is_chosen = headings.fronts[seat], g.board.any_front  # by name, as in `component_word`
        words += [f"front={SIDES[front]}"] if front is not None and is_chosen else []
        words += ["turned=1"] if headings.facing[seat] != (front or FRONT) else []
    if halves is not None:
        words += [] if len(halves.flying[seat]) == len(NAMES) else [f"halves={NAMES[halves.flying[seat][0]]}"]
        missing = zip(HALF_MISSES, halves.cards_to_miss[seat], strict=True)
        words += [f"{name}={cards}" for name, cards in missing if cards]
        words += [f"sold={sold}"] if (sold := halves.goods_income[seat]) else []
    return words
