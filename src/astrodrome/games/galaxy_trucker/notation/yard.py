"""Laying and writing the yard: ships being built, and ships that are built and not checked yet."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD
from astrodrome.games.galaxy_trucker.content.figures import CIRCLES, OPEN_PILES, RESERVE
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME, BeginFlight
from astrodrome.games.galaxy_trucker.game.preparation import PREPARE_FLIGHT
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.notation.cards import tell_machinations
from astrodrome.games.galaxy_trucker.notation.modules import lay_loans, tell_modules
from astrodrome.games.galaxy_trucker.notation.ships import (
    lay_lost,
    names_of,
    place_of,
    read_place,
    ship_words,
    take_face_down,
)
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.building import TRUCKERS_BUILD, TruckerBuilds, TruckersBuild, turns_agreed
from astrodrome.games.galaxy_trucker.yard.closing import CLOSE_YARD
from astrodrome.games.galaxy_trucker.yard.hourglass import has_hourglass
from astrodrome.games.galaxy_trucker.yard.ship_check import CHECK_SHIPS
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Sheet, Word, fact, joined, listed

RUNNING: Final = "running"
YARD_FACTS: Final = (
    "number", "credits", "lost", "loans", "order", "turns", "hand", "seen", "kept", "made", "movable", "reserve",
    "looks", "looked",
)  # fmt: skip


def is_yard(sheet: Sheet) -> bool:
    """Return whether clauses describe the yard; both moments at once, or without ships, are refused."""
    keys = [key for key in ("building", "check") if sheet.has(key)]
    if not keys:
        for key in [key for key in ("hourglass",) if sheet.has(key)]:
            raise PositionError(key, "only the clause building has this")
        return False
    if len(keys) > 1:
        raise PositionError("check", "expected either building or check")
    if not sheet.has("ships"):
        raise PositionError(keys[0], "expected the clause ships too")
    for key in [key for key in ("revealed", "card", "deck", "retired", "extra") if sheet.has(key)]:
        raise PositionError(key, "no card is revealed before take-off")
    return True


def lay_yard(g: Trucker, sheet: Sheet, facts_of: list[dict[str, Word]], later: list[BeginFlight]) -> None:
    """Lay out what builders have, and go on with building or with the check."""
    is_building = sheet.has("building")
    lay_loans(g, facts_of)
    lay_numbers(g, facts_of, is_building)
    lay_orders(g, facts_of)
    for seat, one in enumerate(facts_of):
        if is_building:
            lay_builder(g, seat, one)
        for name in [] if is_building else [name for name in YARD_FACTS[5:] if name in one]:
            raise one[name].error("only the clause building has this")
    lay_lost(g, facts_of, sheet.is_partial)
    deal_open(g, facts_of)
    tasks: list[Task[Trucker]] = [CHECK_SHIPS, PREPARE_FLIGHT, NEXT_CARD, SETTLE_FLIGHT, *later, END_GAME]
    g.then(*([builders(g, sheet), CLOSE_YARD] if is_building else []), *tasks)
    if not is_building or not has_hourglass(g):
        g.sand_running = False
        if sheet.has("hourglass"):
            raise PositionError("hourglass", "only building in real time has one")
    elif sheet.has("hourglass"):
        space, *running = sheet.words("hourglass") or [Word("", "hourglass")]
        g.hourglass_space = space.number(0, CIRCLES[g.level])
        g.sand_running = bool(running)
        if running and [word.text for word in running] != [RUNNING]:
            raise running[-1].error(f"expected {RUNNING}, found {running[-1].text:.20}")


def lay_numbers(g: Trucker, facts_of: list[dict[str, Word]], is_building: bool) -> None:
    """Give out number tiles: all of them before the check, while building those of who has finished."""
    taken: list[int | None] = []
    for seat, one in enumerate(facts_of):
        has_one = not is_building or "number" in one
        taken.append(fact(one, "number", 1, g.seats, seat + 1) if has_one else None)
    held = [number for number in taken if number is not None]
    if len(set(held)) != len(held):
        raise PositionError("truckers", "two players have the same number tile")
    if is_building and len(held) == g.seats:
        raise PositionError("building", "expected somebody who has not finished; if all have, write check")
    g.number_tiles = taken


def builders(g: Trucker, sheet: Sheet) -> Task[Trucker]:
    """Return the question to those who build: all at once, or the one whose turn it is."""
    words = sheet.words("building")
    if g.options.building == "realtime":
        if words:
            raise words[0].error("in real time all build: expected -")
        return TRUCKERS_BUILD
    open_seats = [seat for seat in range(g.seats) if g.number_tiles[seat] is None]
    seat = sheet.word("building").number(0, g.seats - 1) if words else open_seats[0]
    if seat not in open_seats or g.turns_taken[seat] >= turns_agreed(g):
        raise PositionError("building", f"seat {seat} has finished, or has no turn left")
    return TruckerBuilds(seat)


def lay_builder(g: Trucker, seat: int, one: dict[str, Word]) -> None:
    """Lay out what a builder holds, keeps and has looked at."""
    roads = g.roads
    g.turns_taken[seat] = fact(one, "turns", 0, turns_agreed(g), 0)
    g.reserve[seat] = [take_face_down(g, word) for word in listed(one.get("reserve"))]
    if len(g.reserve[seat]) > RESERVE or (g.reserve[seat] and g.intro):
        raise one["reserve"].error(f"expected at most {0 if g.intro else RESERVE} components in a reserve")
    if "hand" in one:
        if len(listed(one["hand"])) != 1 or g.number_tiles[seat] is not None:
            raise one["hand"].error("a builder who has not finished holds at most one component")
        g.hand[seat] = next(iter(take_those_named(g, one["hand"])), None)
    if "movable" in one:
        square, home = read_place(g, one["movable"]), g.board.start  # by name, as in `component_word`
        if "hand" in one or g.number_tiles[seat] is not None or not g.ships[seat][square] or square == home:
            raise one["movable"].error("only the component placed last can be moved, while the hand is empty")
        g.movable_square[seat] = square
    is_free = int("hand" in one or "movable" in one)
    g.hand_is_public[seat] = fact(one, "seen", 0, 1, 0) == 1
    g.from_reserve[seat] = fact(one, "kept", 0, is_free, 0) == 1
    if "made" in one and roads is None:
        raise one["made"].error("only a game with Rough Roads has this")
    if roads is not None:
        roads.hand_is_custom[seat] = fact(one, "made", 0, is_free, 0) == 1
    g.piles_seen[seat] = [pile.number(1, OPEN_PILES) - 1 for pile in listed(one.get("looked"))]
    if "looks" in one:
        pile = one["looks"].number(1, OPEN_PILES) - 1
        if pile in g.pile_in_view or "hand" in one or pile not in g.piles_seen[seat]:
            raise one["looks"].error("a pile is looked at by one player, with an empty hand, and is among looked=")
        g.pile_in_view[seat] = pile


def lay_orders(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Lay out what was made to order and is not used yet (GX-474)."""
    roads = g.roads
    for seat, one in enumerate(facts_of):
        if roads is not None:
            roads.custom_components[seat] = take_those_named(g, one.get("order"))
        elif "order" in one:
            raise one["order"].error("only a game with Rough Roads has this")


def tell_orders(g: Trucker, seat: int, hidden: bool) -> list[str]:
    """Return what was made to order and is not used yet."""
    made = [] if g.roads is None else g.roads.custom_components[seat]
    return [f"order={names_of(g, made) if hidden else f'{len(made)}{OPEN}'}"] if made else []


def take_those_named(g: Trucker, word: Word | None) -> list[int]:
    """Return components by their names; what is open comes last."""
    return [take_face_down(g, item) for item in listed(word) if not opens(item)]


def opens(word: Word) -> int:
    """Return how many components are left open: one for `?`, two for `2?`."""
    return 1 if word.text == OPEN else word.opens() or 0


def deal_open(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Deal what is open in hands and in piles made to order."""
    for seat, one in enumerate(facts_of):
        for name in [name for name in ("hand", "order") if name in one]:
            for item in listed(one[name]):
                if opens(item) > len(g.face_down_components) or (name == "hand" and opens(item) > 1):
                    raise item.error("fewer components are there to be dealt")
                dealt = [g.face_down_components.pop() for _ in range(opens(item))]
                if name == "order" and g.roads is not None:
                    g.roads.custom_components[seat] += dealt
                elif dealt:
                    g.hand[seat] = dealt[0]


def tell_yard(g: Trucker, hidden: bool) -> dict[str, str]:
    """Return the clauses of a yard in which ships are being built."""
    top = g.agenda[-1]
    if not isinstance(top, TruckerBuilds | TruckersBuild):
        return {}
    clauses = {"flight": str(g.flight + 1)} if g.flight else {}
    clauses["building"] = str(top.seat) if isinstance(top, TruckerBuilds) else NONE
    clauses["ships"] = joined([ship_words(g, seat, in_yard=True) for seat in range(g.seats)])
    clauses["truckers"] = joined([tell_builder(g, seat, hidden) for seat in range(g.seats)])
    if g.face_up:
        clauses["up"] = names_of(g, g.face_up, " ")
    if has_hourglass(g):
        clauses["hourglass"] = f"{g.hourglass_space} {RUNNING}" if g.sand_running else str(g.hourglass_space)
    return {**clauses, **tell_modules(g), **tell_machinations(g, hidden)}


def tell_builder(g: Trucker, seat: int, hidden: bool) -> list[str]:
    """Return what a builder holds, keeps and has looked at."""
    names, machinations, roads = g.box.names, g.machinations, g.roads
    number, hand, square, pile = g.number_tiles[seat], g.hand[seat], g.movable_square[seat], g.pile_in_view[seat]
    words = [] if number is None else [f"number={number}"]
    counts = [("credits", g.credits[seat]), ("turns", g.turns_taken[seat])]
    counts.append(("loans", 0 if machinations is None else machinations.loans[seat]))
    is_seen, is_free = g.hand_is_public[seat], hand is not None or square is not None
    counts += [("seen", int(is_seen)), ("kept", int(is_free and g.from_reserve[seat]))]
    counts.append(("made", int(is_free and roads is not None and roads.hand_is_custom[seat])))
    words += [f"{name}={count}" for name, count in counts if count]
    if g.lost_components[seat]:
        words.append(f"lost={names_of(g, g.lost_components[seat])}")
    if hand is not None:
        words.append(f"hand={names[hand] if hidden or is_seen else OPEN}")
    if square is not None:
        words.append(f"movable={place_of(square)}")
    if g.reserve[seat]:
        words.append(f"reserve={names_of(g, g.reserve[seat])}")
    words += tell_orders(g, seat, hidden)
    if g.piles_seen[seat]:
        words.append(f"looked={','.join([str(seen + 1) for seen in g.piles_seen[seat]])}")
    if pile is not None:
        words.append(f"looks={pile + 1}")
    return words
