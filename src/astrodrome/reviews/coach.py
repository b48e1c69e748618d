"""The coach: the answers to an open question with their chances, by what the seat that is asked knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.bots.levels import policy_of
from astrodrome.kernel.codec import plain
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.estimates import difference, estimate
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import COMPANION, phases_of
from astrodrome.reviews.records import Answer, Estimate

WORLDS: Final = 48
"""In how many worlds each answer is played out, unless the game names another number (`WORLDS` in its `moments.py`): as
many as a person waits for."""
LEAST: Final = 12
"""With fewer worlds than this the intervals of answers say nothing."""
SEED: Final = 0
"""The same question gets the same answer; nothing of it may come from the seed of the game."""


@dataclass(frozen=True, slots=True)
class Coaching:
    """What the coach says of a question: the answers, the best one first."""

    answers: tuple[Answer, ...]
    worlds: int
    """In how many worlds each of them was played out."""
    costs: tuple[Estimate, ...]
    """By answer: what the best one brings more in the same worlds, with its interval."""
    fact: tuple[str, int] | None = None
    """A figure of the position that speaks for an answer, by its name."""


def has_coach(spec: AnySpec) -> bool:
    """Return whether a game has a coach at the table: in MemoRacers memory is the game (MR-024)."""
    companion = companion_of(spec, "astrodrome.bots", COMPANION)
    return companion is not None and getattr(companion, "COACHED", True)


def coach(game: AnyGame, seat: Seat, thought: Action | None = None, share: float = 1.0) -> Coaching | None:
    """Return what the answers of a seat to the open question are worth; `thought` is one that it thinks of.

    `share`: of the worlds, for devices on which all of them would take too long.
    None where nothing is judged answer by answer: there is no choice, or the question is part of a phase such as
    building a ship.
    """
    spec = game.spec
    legal = game.legal(seat)
    if not has_coach(spec) or type(game.decision).__name__ in phases_of(spec) or len(legal) < 2:
        return None
    most: int = getattr(companion_of(spec, "astrodrome.bots", COMPANION), "WORLDS", WORLDS)
    count = max(min(LEAST, most), round(most * share))
    judge = Judge(spec, policy_of(spec.name), count, SEED, "coach")
    worlds = judge.deal(game, seat, game.number)
    found: list[tuple[Action, list[int]]] = []
    for action in judge.worth_looking_at(worlds[0], seat, legal, thought):
        values = judge.play(worlds, seat, game.number, (seat, action))
        if len(values) == count:
            found.append((action, values))
    if len(found) < 2:
        return None
    found.sort(key=lambda one: -sum(one[1]))
    answers = [Answer(plain(action), estimate(values), judge.gain(seat, action)) for action, values in found]
    costs = [difference(found[0][1], values) for _, values in found]
    return Coaching(tuple(answers), count, tuple(costs), judge.fact(worlds[0], seat))
