"""The moments of a log: its answers with a choice, each with the game before it and what was drawn after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import ModuleType
from typing import Final, cast

from astrodrome.kernel.agenda import State, question
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import CorruptLog
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log, effective
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.draws import NotedDraws, Redealt

COMPANION: Final = "moments"
"""A game may say in `bots/<game>/moments.py` which questions are judged as one phase (`AS_ONE`), which answers need no
thought (`is_obvious`), what a seat has in the unit of the game (`gain`), a figure of the position that speaks for an
answer (`fact`), what an answer surely costs or brings (`note`), what a seat had seen of the way that it took (`seen`),
in how many worlds the coach plays out each answer (`WORLDS`), and that it has no coach at the table (`COACHED`)."""


@dataclass(slots=True)
class Choice:
    """An answer with a choice."""

    at: int
    """How many answers were given before it."""
    game: AnyGame
    """The game before it; it is not played on."""
    seat: Seat
    action: Action
    decision: str
    is_sealed: bool = False
    """Whether the others cannot see the answer yet."""
    draws: dict[str, list[int]] = field(default_factory=dict)
    """What was drawn until the next choice, by name."""
    followed: list[tuple[Seat, Action]] = field(default_factory=list)
    """The answers after it that are not judged: those without a choice, and obvious ones."""
    seats: tuple[Seat, ...] = ()
    """Who answered in a phase that is judged as one; empty if this is a single answer."""


def phases_of(spec: AnySpec) -> tuple[str, ...]:
    """Return the questions of a game that are judged as one phase."""
    companion = companion_of(spec, "astrodrome.bots", COMPANION)
    return () if companion is None else cast("tuple[str, ...]", companion.AS_ONE)


def choices_of(spec: AnySpec, log: Log) -> tuple[list[Choice], AnyGame]:
    """Return the choices of a finished game in order, and the game at its end."""
    game = spec.replay(log, 0)
    companion = companion_of(spec, "astrodrome.bots", COMPANION)
    phases = phases_of(spec)
    found: list[Choice] = []
    at = 0
    for step in effective(log.entries):
        if not isinstance(step, Entry):
            game.state.chance.rekey(step)
            continue
        action = spec.codec.decode_action(step.action)
        decision, seat = game.decision, step.seat
        name = type(decision).__name__
        as_one = name in phases
        has_choice = seat != CLOCK and (len(game.legal(seat)) > 1 or not game.complete(seat))
        if as_one and found and found[-1].seats:
            found[-1].seats = tuple(sorted({*found[-1].seats, seat} - {CLOCK}))
        elif has_choice and not _is_obvious(companion, game, seat, action, found):
            found.append(Choice(at, game.copy(), seat, action, name, seats=(seat,) if as_one else ()))
        elif found:
            found[-1].followed.append((seat, action))
            has_choice = False
        draws = _played(game, seat, action)
        for draw, values in draws.items() if found else ():
            found[-1].draws.setdefault(draw, []).extend(values)
        if has_choice and decision.sealed and not game.over:
            found[-1].is_sealed = game.decision is decision
        at += 1
    if not game.over:
        raise CorruptLog("the game is not over: only a finished game can be reviewed")
    return found, game


def _is_obvious(companion: ModuleType | None, game: AnyGame, seat: Seat, action: Action, before: list[Choice]) -> bool:
    """Return whether an answer needed no thought, by what the seat knew; then it is not judged by itself.

    Sealed answers are, for the others must not know them yet; so is the first answer after a phase.
    """
    if companion is None or game.decision.sealed or not before or before[-1].seats:
        return False
    return needs_no_thought(companion, game, seat, action)


def needs_no_thought(companion: ModuleType, game: AnyGame, seat: Seat, action: Action) -> bool:
    """Return whether an answer is obvious by what the seat knows."""
    world: State = game.spec.determinise(game.state, seat, Redealt(game.number), 1.0)
    return cast("bool", companion.is_obvious(world, seat, question(world).legal(world, seat), action))


def _played(game: AnyGame, seat: Seat, action: Action) -> dict[str, list[int]]:
    """Play an answer, and return what was drawn."""
    chance = game.state.chance
    noted = NotedDraws(chance)
    game.state.chance = noted
    game.play(seat, action, events=False)
    game.state.chance = chance
    return noted.noted
