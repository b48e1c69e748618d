"""Reviewing a log: every choice judged, and the accounts added up.

For each seat and choice there are three values by what the seat knew: before the answer, after it with all luck open,
and after it with what was really drawn. The next choice begins with the value by what the seat knows then. Their
differences are the decision, the luck and what was revealed, so that they add up to the result whatever the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from astrodrome.bots.levels import policy_of
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.games import game as spec_of
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import check_seed
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import CorruptLog, OptionError, UnknownGame, excerpt
from astrodrome.kernel.log import Log
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.estimates import difference, estimate, mean_of
from astrodrome.reviews.judge import FEWEST_WORLDS, Judge
from astrodrome.reviews.moments import Choice, choices_of
from astrodrome.reviews.records import Answer, Moment, Review, Verdict, account_of

STANDARD_DEPTH: Final = 8
"""How many worlds each value is played out in, unless a reader asks for more."""
MOST_DEPTH: Final = 10_000
SHARE: Final = 8
"""So many choices are given to a process at a time."""


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


def review(
    log: Log | bytes | str,
    depth: int = STANDARD_DEPTH,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the review of a finished game.

    `depth` is how many worlds each value is played out in, `seed` deals them, and `jobs` is how many processes share
    the work: it changes nothing but the time. `progress` is told how many choices of how many are judged.
    """
    if not isinstance(log, Log):
        log = Log.from_json(log)
    if type(depth) is not int or not 2 <= depth <= MOST_DEPTH:
        raise OptionError("depth", f"expected 2 to {MOST_DEPTH}, found {excerpt(depth)}")
    try:
        spec = spec_of(log.game)
    except UnknownGame as error:
        raise CorruptLog(f"game: {error}") from None
    if jobs == 1:
        return review_by(spec, policy_of(log.game), log, depth, seed, progress)
    count = len(choices_of(spec, log)[0])
    shares = [(log.to_json(), depth, seed, at, min(at + SHARE, count)) for at in range(0, count, SHARE)]
    judged: list[Judged] = []
    with ProcessPoolExecutor(jobs) as pool:
        for part in pool.map(_judge_share, shares):
            judged += part
            if progress is not None:
                progress(len(judged), count)
    return _put_together(spec, policy_of(log.game), log, depth, seed, judged)


def review_by(
    spec: AnySpec,
    policy: AnyPolicy,
    log: Log,
    depth: int = STANDARD_DEPTH,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the review of a game of any spec, played out by any policy; see `review`."""
    judge = Judge(spec, policy, depth, check_seed(seed))
    choices, _ = choices_of(spec, log)
    judged: list[Judged] = []
    for choice in choices:
        judged.append(judge_choice(judge, choice))
        if progress is not None:
            progress(len(judged), len(choices))
    return _put_together(spec, policy, log, depth, seed, judged)


def _judge_share(share: tuple[bytes, int, int, int, int]) -> list[Judged]:
    """Judge some choices of a log, in a process of its own."""
    data, depth, seed, first, end = share
    log = Log.from_json(data)
    spec = spec_of(log.game)
    judge = Judge(spec, policy_of(log.game), depth, check_seed(seed))
    return [judge_choice(judge, choice) for choice in choices_of(spec, log)[0][first:end]]


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
    before = mean_of(judge.play_on(worlds, seat, choice.at))
    if choice.seats or (choice.is_sealed and seat != choice.seat):
        return Known(before, None, None, None)
    given = (choice.seat, choice.action)
    after = judge.play(worlds, seat, choice.at, given)
    if len(after) <= FEWEST_WORLDS and len(after) < len(worlds):
        return Known(before, None, None, None)
    drawn = after
    if choice.draws:
        drawn = judge.play(worlds, seat, choice.at, given, choice.draws, choice.forced)
    verdict = _verdict(judge, choice, worlds, after) if seat == choice.seat else None
    return Known(before, mean_of(after), mean_of(drawn), verdict)


def _verdict(judge: Judge, choice: Choice, worlds: Sequence[State], done: list[int]) -> Verdict:
    """Compare the answers of a decision in the same worlds."""
    seat, legal = choice.seat, choice.game.legal(choice.seat)
    answers = judge.worth_looking_at(worlds[0], seat, legal, choice.action)
    found: list[tuple[Action, list[int]]] = []
    for action in answers:
        values = done if action == choice.action else judge.play(worlds, seat, choice.at, (seat, action))
        if len(values) == len(done):
            found.append((action, values))
    found.sort(key=lambda one: -sum(one[1]))
    where = [action for action, _ in found].index(choice.action)
    told = tuple([Answer(plain(action), estimate(values)) for action, values in found])
    return Verdict(told, where, difference(found[0][1], done))


def _put_together(spec: AnySpec, policy: AnyPolicy, log: Log, depth: int, seed: int, judged: list[Judged]) -> Review:
    """Add up: each choice ends with the value that the next one begins with, the last one with the result."""
    choices, end = choices_of(spec, log)
    judge = Judge(spec, policy, depth, seed)
    results = tuple([judge.result(end, seat) for seat in range(end.seats)])
    after = [*[one.before for one in judged[1:]], results]
    moments = tuple([_moment(*pair) for pair in zip(choices, judged, after, strict=True)])
    accounts = tuple([account_of(moments, results, seat) for seat in range(end.seats)])
    return Review(spec.name, depth, seed, moments, accounts)


def _moment(choice: Choice, judged: Judged, after: tuple[int, ...]) -> Moment:
    seats = range(choice.game.seats)
    by_decision: list[int] = []
    by_luck: list[int] = []
    by_reveal: list[int] = []
    for seat in seats:
        start, end = judged.before[seat], after[seat]
        answered, drawn = judged.answer[seat], judged.drawn[seat]
        if answered is None or drawn is None:
            hidden = choice.is_sealed and seat != choice.seat
            answered = drawn = start if hidden else end
        by_decision.append(answered - start)
        by_luck.append(drawn - answered)
        by_reveal.append(end - drawn)
    deciders = choice.seats or (choice.seat,)
    return Moment(
        choice.at,
        deciders,
        choice.decision,
        judged.before,
        tuple(by_decision),
        tuple(by_luck),
        tuple(by_reveal),
        judged.verdict,
    )
