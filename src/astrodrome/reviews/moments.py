"""The moments of a log: its answers with a choice, each with the game before it and what was drawn after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from astrodrome.kernel.errors import CorruptLog
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log, effective
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.draws import NotedDraws

AS_ONE: Final[Mapping[str, tuple[str, ...]]] = {"galaxy-trucker": ("TruckerBuilds",)}
"""By game: questions of a phase that is judged as one: hundreds of small answers, each worth next to nothing."""


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
    forced: int = 0
    """How many answers without a choice came after it."""
    seats: tuple[Seat, ...] = ()
    """Who answered in a phase that is judged as one; empty if this is a single answer."""


def choices_of(spec: AnySpec, log: Log) -> tuple[list[Choice], AnyGame]:
    """Return the choices of a finished game in order, and the game at its end."""
    game = spec.replay(log, 0)
    found: list[Choice] = []
    at = 0
    for step in effective(log.entries):
        if not isinstance(step, Entry):
            game.state.chance.rekey(step)
            continue
        action = spec.codec.decode_action(step.action)
        decision, seat = game.decision, step.seat
        name = type(decision).__name__
        as_one = name in AS_ONE.get(spec.name, ())
        has_choice = seat != CLOCK and (len(game.legal(seat)) > 1 or not game.complete(seat))
        if as_one and found and found[-1].seats:
            found[-1].seats = tuple(sorted({*found[-1].seats, seat} - {CLOCK}))
        elif has_choice:
            found.append(Choice(at, game.copy(), seat, action, name, seats=(seat,) if as_one else ()))
        elif found:
            found[-1].forced += 1
        draws = _played(game, seat, action)
        for draw, values in draws.items() if found else ():
            found[-1].draws.setdefault(draw, []).extend(values)
        if has_choice and decision.sealed and not game.over:
            found[-1].is_sealed = game.decision is decision
        at += 1
    if not game.over:
        raise CorruptLog("the game is not over: only a finished game can be reviewed")
    return found, game


def _played(game: AnyGame, seat: Seat, action: Action) -> dict[str, list[int]]:
    """Play an answer, and return what was drawn."""
    chance = game.state.chance
    noted = NotedDraws(chance)
    game.state.chance = noted
    game.play(seat, action, events=False)
    game.state.chance = chance
    return noted.noted
