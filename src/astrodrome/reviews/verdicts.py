"""Verdicts on the choices of a game: their values by what each seat knew, and the answers side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.agenda import State
from astrodrome.kernel.codec import plain
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.reviews.estimates import difference, estimate, mean_of
from astrodrome.reviews.judge import FEWEST_WORLDS, Judge
from astrodrome.reviews.moments import Choice
from astrodrome.reviews.records import Answer, Verdict

DEEPER: Final = 6
"""How many times as many worlds are dealt for the decisions that seem to have cost most."""
LOOKED_AT_AGAIN: Final = 6
"""How many decisions of each seat are judged again: the one that seems worst often only had bad worlds."""
STILL_COMPARED: Final = 3
"""How many of their answers are compared again."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The values of one choice, by seat: `before` it, with the `answer` given, and with what was `drawn`."""

    before: tuple[int, ...]
    answer: tuple[int | None, ...]
    drawn: tuple[int | None, ...]
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Known:
    """The values of one choice by what one seat knew; None where it could not judge the answer."""

    before: int
    answer: int | None
    drawn: int | None
    verdict: Verdict | None


def judge_choice(judge: Judge, choice: Choice) -> Judged:
    """Return the values of a choice for every seat."""
    seats = [judge_seat(judge, choice, seat) for seat in range(choice.game.seats)]
    return Judged(
        before=tuple([one.before for one in seats]),
        answer=tuple([one.answer for one in seats]),
        drawn=tuple([one.drawn for one in seats]),
        verdict=seats[choice.seat].verdict,
    )


def judge_seat(judge: Judge, choice: Choice, seat: Seat) -> Known:
    """Return the values of a choice by what one seat knew."""
    worlds = judge.deal(choice.game, seat, choice.at)
    if choice.seats:  # a phase goes on for long, and only its beginning is judged: a third of the worlds must do
        worlds = worlds[: (len(worlds) + 2) // 3]
    before = mean_of(judge.play_on(worlds, seat, choice.at))
    if choice.seats or (choice.is_sealed and seat != choice.seat):
        return Known(before, None, None, None)
    given = (choice.seat, choice.action)
    after = judge.play(worlds, seat, choice.at, given)
    if len(after) <= FEWEST_WORLDS and len(after) < len(worlds):
        return Known(before, None, None, None)
    drawn = after
    if choice.draws:
        drawn = judge.play(worlds, seat, choice.at, given, choice.draws, choice.followed)
    verdict = None
    if seat == choice.seat:
        answers = judge.worth_looking_at(worlds[0], seat, choice.game.legal(seat), choice.action)
        verdict = compared(judge, choice, worlds, after, answers)
    return Known(before, mean_of(after), mean_of(drawn), verdict)


def compared(
    judge: Judge, choice: Choice, worlds: Sequence[State], done: list[int], answers: Sequence[Action]
) -> Verdict:
    """Compare answers of a decision in the same worlds; `done` is what the one that was given brought in them."""
    found: list[tuple[Action, list[int]]] = []
    for action in answers:
        values = done if action == choice.action else judge.play(worlds, choice.seat, choice.at, (choice.seat, action))
        if len(values) == len(done):
            found.append((action, values))
    found.sort(key=lambda one: -sum(one[1]))
    where = [action for action, _ in found].index(choice.action)
    estimates = tuple(
        [Answer(plain(action), estimate(values), judge.gain(choice.seat, action)) for action, values in found]
    )
    return Verdict(
        estimates,
        where,
        difference(found[0][1], done),
        judge.fact(worlds[0], choice.seat),
        judge.seen(worlds[0], choice.seat, choice.action),
    )


def judged_again(judge: Judge, choice: Choice, verdict: Verdict) -> Verdict:
    """Compare the best answers of a decision and the one that was given again, in the worlds of another judge."""
    decode = choice.game.spec.codec.decode_action
    best = [decode(answer.action) for answer in verdict.answers[:STILL_COMPARED]]
    worlds = judge.deal(choice.game, choice.seat, choice.at)
    done = judge.play(worlds, choice.seat, choice.at, (choice.seat, choice.action))
    return compared(judge, choice, worlds, done, best if choice.action in best else [*best, choice.action])


def worth_another_look(choices: Sequence[Choice], judged: Sequence[Judged]) -> list[int]:
    """Return which choices seem to have cost their seat most."""
    found: list[int] = []
    for seat in range(choices[0].game.seats if choices else 0):
        costs = [
            (one.verdict.cost.value, nth)
            for nth, one in enumerate(judged)
            if one.verdict is not None and choices[nth].seat == seat and one.verdict.cost.value > 0
        ]
        found += [nth for _, nth in sorted(costs, key=lambda one: (-one[0], one[1]))[:LOOKED_AT_AGAIN]]
    return sorted(found)
