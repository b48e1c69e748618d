"""Galaxy Trucker: what a component that was shot off would have saved, had it been turned or put elsewhere.

The flight is flown again with the same dice and cards and, where they still fit, the same answers. That is hindsight:
nobody could know the dice in the yard, so it is no part of any account.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from astrodrome.bots.galaxy_trucker.policy import TruckingPolicy
from astrodrome.games.galaxy_trucker.game.game_loop import phase
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH
from astrodrome.games.galaxy_trucker.modules.technologies.records import CannonBoosted
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.ship_check import ship_mistakes
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log, effective
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.draws import GivenDraws, NotedDraws
from astrodrome.reviews.records import Saving

POLICY: Final = TruckingPolicy()
TURNS: Final = 4
MOST_PARTS: Final = 6
"""How many components of a ship are looked at in each flight, those that were hit first."""
MOST_TRIES: Final = 16
"""In so many ways each of them is tried: turned, on free squares, then in exchange with others; the nearest first."""
LEAST: Final = 2
"""The fewest credits worth a sentence."""
MOST_SAVINGS: Final = 3
"""How many are kept for each seat."""
AHEAD: Final = 16
"""How many answers of the log are looked through for one that fits: some questions no longer come up."""
MOST_ANSWERS: Final = 2_000
"""No flight has more answers after the yard."""


@dataclass(slots=True)
class Given:
    """An answer of the log, and the question it was given to."""

    seat: Seat
    action: Action
    asked: str


@dataclass(slots=True)
class Flight:
    """A flight from the last answer in the yard on: what was answered, drawn and hit."""

    start: Trucker
    answers: list[Given] = field(default_factory=list)
    draws: dict[str, list[int]] = field(default_factory=dict)
    hits: list[tuple[Seat, int]] = field(default_factory=list)
    """Whose component was destroyed, on which square."""

    def note(self, given: Given, draws: Mapping[str, list[int]]) -> None:
        """Note an answer, and what was drawn after it."""
        self.answers.append(given)
        for name, values in draws.items():
            self.draws.setdefault(name, []).extend(values)


@dataclass(frozen=True, slots=True)
class Change:
    """A component that lies elsewhere, or is only turned."""

    square: int
    place: int
    """Where it goes."""
    code: int
    """The component as it lies there."""
    back: int
    """What lay there and takes its square, as it lies then; 0: nothing."""


@dataclass(frozen=True, slots=True)
class Landed:
    """How a flight ended for a seat."""

    credits: int
    lost: int
    """How many components."""


def savings_of(spec: AnySpec, log: Log) -> tuple[Saving, ...]:
    """Return what other places would have saved, by seat, what is worth most first."""
    found: list[Saving] = []
    for flight in flights_of(spec, log):
        for seat in range(flight.start.seats):
            squares = list(dict.fromkeys([square for who, square in flight.hits if who == seat]))
            parts = [square for square in squares if flight.start.ships[seat][square]]
            if parts:
                found += savings_in(flight, seat, parts[:MOST_PARTS])
    found.sort(key=lambda one: (one.seat, -one.credits, -one.components, one.flight))
    own = [[one for one in found if one.seat == seat][:MOST_SAVINGS] for seat in range(log.seats)]
    return tuple([one for some in own for one in some])


def flights_of(spec: AnySpec, log: Log) -> list[Flight]:
    """Return the flights of a finished game; those of ships in two halves are left out."""
    game: AnyGame = spec.replay(log, 0)
    found: list[Flight] = []
    number = -1
    boosted: set[tuple[Seat, int]] = set()
    for step in effective(log.entries):
        if not isinstance(step, Entry):
            game.state.chance.rekey(step)
            continue
        g = cast("Trucker", game.state)
        if phase(g) == "building":
            if g.flight == number:
                found.pop()
            number = g.flight
            found.append(Flight(g.copy()))
        action = spec.codec.decode_action(step.action)
        asked = type(game.decision).__name__
        chance = g.chance
        noted = NotedDraws(chance)
        g.chance = noted
        events = game.play(step.seat, action)
        g.chance = chance
        shot = shot_off(events, boosted)
        if found:
            found[-1].note(Given(step.seat, action, asked), noted.noted)
            found[-1].hits += shot
    return [flight for flight in found if flight.hits and halves_flown(flight.start) is None]


def shot_off(events: Sequence[Event], boosted: set[tuple[Seat, int]]) -> list[tuple[Seat, int]]:
    """Return seat and square of what was shot off; cannons boosted in this card disintegrate (GX-109)."""
    found = []
    for event in events:
        if isinstance(event, CannonBoosted):
            boosted.add((event.seat, event.cannon))
        elif isinstance(event, CardRevealed):
            boosted.clear()
        elif isinstance(event, ComponentLost) and event.cause == "destroyed":
            part = (event.seat, event.square)
            found += [] if part in boosted else [part]
            boosted.discard(part)
    return found


def savings_in(flight: Flight, seat: Seat, parts: Sequence[int]) -> list[Saving]:
    """Return for each of some components of a ship what its best other place would have saved."""
    was = flown_again(flight, seat, flight.start.copy())
    found: list[Saving] = []
    for square in parts:
        best: Saving | None = None
        for change in changes_of(flight.start, seat, square):
            landed = flown_again(flight, seat, changed(flight.start, seat, change))
            more, fewer = landed.credits - was.credits, was.lost - landed.lost
            if more >= LEAST and fewer > 0 and (best is None or (more, fewer) > (best.credits, best.components)):
                best = _saving(flight.start, seat, change, more, fewer)
        found += [] if best is None else [best]
    return found


def changes_of(g: Trucker, seat: Seat, square: int) -> list[Change]:
    """Return where a component could lie so that the ship is built without a mistake, the smallest changes first."""
    if square == g.board.start:
        return []
    ship = g.ships[seat]
    squares = [one for one in g.board.squares if one not in (square, g.board.start)]
    squares.sort(key=lambda one: (ship[one] != 0, _distance(one, square), one))
    found: list[Change] = []
    for place in [square, *squares]:
        ways = [Change(square, place, code, back) for code in turned(ship[square]) for back in turned(ship[place])]
        if place == square:
            ways = [Change(square, square, code, 0) for code in turned(ship[square])]
            ways = [one for one in ways if g.box.planes[one.code] != g.box.planes[ship[square]]]
        right = [one for one in ways if ship_mistakes(changed(g, seat, one), seat).none]
        found += right if place == square else right[:1]  # one way to lie there will do
        if len(found) >= MOST_TRIES:
            break
    return found[:MOST_TRIES]


def turned(code: int) -> list[int]:
    """Return a component in all its turns, as it lies first; no component is always the same."""
    return [code // TURNS * TURNS + (code + turn) % TURNS for turn in range(TURNS)] if code else [0]


def changed(g: Trucker, seat: Seat, change: Change) -> Trucker:
    """Return a copy of the yard in which a component of a ship lies elsewhere."""
    twin = g.copy()
    twin.detach(seat, change.square)
    if change.back:
        twin.detach(seat, change.place)
        twin.attach(seat, change.square, change.back)
    twin.attach(seat, change.place, change.code)
    if twin.movable_square[seat] == change.square:
        twin.movable_square[seat] = change.place
    return twin


def flown_again(flight: Flight, seat: Seat, g: Trucker) -> Landed:
    """Fly a flight with its dice and its answers from another yard; return how it ends for a seat."""
    number = g.flight
    g.chance = GivenDraws(flight.draws, Chance(0))
    at = 0
    lost = 0
    for _ in range(MOST_ANSWERS):
        if not g.agenda or g.flight != number:
            break
        lost = len(g.lost_components[seat])
        fits = _next_fitting(g, flight.answers, at)
        if fits is None:
            mover = g.asked[0]
            legal = question(g).legal(g, mover)
            answer(g, mover, legal[0] if mover == CLOCK else POLICY.quick(g, mover, legal, Chance(0)))
        else:
            at = fits + 1
            answer(g, flight.answers[fits].seat, flight.answers[fits].action)
    if not g.agenda:
        lost = len(g.lost_components[seat])
    return Landed(g.credits[seat], lost)


def _next_fitting(g: Trucker, answers: Sequence[Given], at: int) -> int | None:
    """Return the next answer of the log that was given to such a question and may be given here."""
    asked = question(g)
    name = type(asked).__name__
    for nth in range(at, min(at + AHEAD, len(answers))):
        given = answers[nth]
        if given.asked == name and given.seat in g.asked and isinstance(given.action, asked.takes):
            return nth if asked.refuse(g, given.seat, given.action) is None else None
    return None


def _saving(g: Trucker, seat: Seat, change: Change, more: int, fewer: int) -> Saving:
    board = g.board
    return Saving(
        seat=seat,
        flight=g.flight + 1,
        kind=g.box.face(change.code // TURNS)[1],
        column=board.column_number(change.square),
        row=board.row_number(change.square),
        turns=(change.code - g.ships[seat][change.square]) % TURNS,
        to_column=board.column_number(change.place),
        to_row=board.row_number(change.place),
        swapped=g.box.face(change.back // TURNS)[1] if change.back else None,
        credits=more,
        components=fewer,
    )


def _distance(one: int, other: int) -> int:
    return abs(one // WIDTH - other // WIDTH) + abs(one % WIDTH - other % WIDTH)
