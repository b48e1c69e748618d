"""Laying and writing a flight: ships in space before the next card, or with a card that is just being revealed.

Before take-off it is the yard: see `notation.yard`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD, REVEAL_CARD
from astrodrome.games.galaxy_trucker.game.flight_setup import SET_UP_FLIGHT
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME, BeginFlight, phase
from astrodrome.games.galaxy_trucker.game.preparation import place_rockets
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.notation.cards import lay_deck, lay_machinations, tell_cards, words_of
from astrodrome.games.galaxy_trucker.notation.modules import (
    MOST,
    lay_dead_column,
    lay_halves,
    lay_loans,
    lay_module_facts,
    lay_retired,
    lay_roads,
    tell_module_facts,
    tell_modules,
)
from astrodrome.games.galaxy_trucker.notation.ships import (
    lay_heap,
    lay_lost,
    lay_ship,
    must_be_laid,
    names_of,
    ship_words,
    take_face_down,
)
from astrodrome.games.galaxy_trucker.notation.yard import (
    YARD_FACTS,
    deal_open,
    is_yard,
    lay_orders,
    lay_yard,
    tell_orders,
    tell_yard,
)
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import Notation, Sheet, Word, fact, facts, joined

FACTS: Final = (
    "number", "place", "credits", "income", "lost", "flying", "specialist", "misses", "front", "turned", "halves",
    "misses-left", "misses-right", "sold", "loans", "borrowed", "order",
)  # fmt: skip


def lay(g: Trucker, sheet: Sheet) -> Mapping[str, list[int]]:
    """Fill a game from clauses: a flight under way, the yard, or the start of a flight if no ships are given."""
    while not isinstance(g.agenda[-1], BeginFlight):
        g.agenda.pop().run(g)  # what is dealt before the first flight
    flights = len(g.options.flights)
    g.flight = sheet.number("flight", 1, flights, 1) - 1
    later = [BeginFlight(flight) for flight in range(g.flight + 1, flights)]
    g.agenda = []
    in_yard = is_yard(sheet)
    truckers = sheet.parts("truckers", g.seats) if sheet.has("truckers") else [[]] * g.seats
    facts_of = [facts(part, YARD_FACTS if in_yard else FACTS) for part in truckers]
    g.credits = [fact(one, "credits", -MOST, MOST, 0) for one in facts_of]
    plots = lay_machinations(g, sheet)
    if sheet.has("ships"):
        SET_UP_FLIGHT.run(g)
        if g.machinations is not None:
            g.machinations.plots = plots
    g.accounts = [[] for _ in range(g.flight)]
    lay_roads(g, sheet)
    if not sheet.has("ships"):
        lay_loans(g, facts_of)
        g.then(BeginFlight(g.flight), *later, END_GAME)
        return {}
    lay_dead_column(g, sheet, in_yard)
    for seat, part in enumerate(sheet.parts("ships", g.seats)):
        lay_ship(g, seat, part, in_yard)
        if not sheet.is_partial and not in_yard:
            must_be_laid(g, seat)
    for word in words_of(sheet, "up"):
        g.face_up.append(take_face_down(g, word))
    if in_yard:
        lay_yard(g, sheet, facts_of, later)
        lay_heap(g, words_of(sheet, "heap"))
        return {}
    lay_orders(g, facts_of)
    lay_lost(g, facts_of, sheet.is_partial)
    deal_open(g, facts_of)
    lay_heap(g, words_of(sheet, "heap"))
    lay_truckers(g, facts_of)
    lay_module_facts(g, facts_of)
    lay_halves(g, facts_of, sheet.is_partial)
    lay_retired(g, words_of(sheet, "retired"))
    lay_deck(g, sheet)
    g.then(REVEAL_CARD if sheet.has("card") else NEXT_CARD, SETTLE_FLIGHT, *later, END_GAME)
    return {}


def lay_truckers(g: Trucker, facts_of: list[dict[str, Word]]) -> None:
    """Put the rockets on the track."""
    g.number_tiles = [fact(one, "number", 1, g.seats, seat + 1) for seat, one in enumerate(facts_of)]
    if len(set(g.number_tiles)) != g.seats:
        raise PositionError("truckers", "two players have the same number tile")
    place_rockets(g)
    for seat, one in enumerate(facts_of):
        g.position[seat] = fact(one, "place", -MOST, MOST, g.position[seat])
        g.income[seat] = fact(one, "income", -MOST, MOST, 0)
        g.flying[seat] = fact(one, "flying", 0, 1, 1) == 1
    flying = [g.position[seat] for seat in range(g.seats) if g.flying[seat]]
    if len(set(flying)) != len(flying):
        raise PositionError("truckers", "two rockets are on the same space")


def tell(g: Trucker, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state; outside of yards and flights it has none."""
    if phase(g) == "building":
        return tell_yard(g, hidden)
    if phase(g) != "flight":
        return {}
    clauses = {"flight": str(g.flight + 1)} if g.flight else {}
    clauses["ships"] = joined([ship_words(g, seat) for seat in range(g.seats)])
    clauses["truckers"] = joined([tell_trucker(g, seat) + tell_orders(g, seat, hidden) for seat in range(g.seats)])
    if g.face_up:
        clauses["up"] = names_of(g, g.face_up, " ")
    return {**clauses, **tell_modules(g), **tell_cards(g, hidden)}


def tell_trucker(g: Trucker, seat: int) -> list[str]:
    """Return where a trucker is and what it owns."""
    clauses = [f"number={g.number_tiles[seat]}", f"place={g.position[seat]}", f"credits={g.credits[seat]}"]
    clauses += [f"income={g.income[seat]}"] if g.income[seat] else []
    clauses += [f"lost={names_of(g, g.lost_components[seat])}"] if g.lost_components[seat] else []
    clauses += tell_module_facts(g, seat)
    return clauses if g.flying[seat] else [*clauses, "flying=0"]


NOTATION: Final = Notation(
    version=1,
    keys=(
        "flight", "building", "check", "ships", "truckers", "up", "heap", "hourglass", "roads", "discard",
        "pile", "dead", "retired", "machinations", "plots", "used", "revealed", "card", "deck", "extra",
    ),
    by_seat=("ships", "truckers"),
    lay=lay,
    tell=tell,
    bits=("hulls", "bound", "numb"),
)  # fmt: skip
