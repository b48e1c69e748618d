"""Reviewing a log: every choice judged, and the accounts added up.

For each seat and choice there are three values by what the seat knew: before the answer, after it with all luck open,
and after it with what was really drawn. The next choice begins with the value by what the seat knows then. Their
differences are the decision, the luck and what was revealed, so that they add up to the result whatever the noise.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Final

from astrodrome.bots.levels import policy_of
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.games import game as spec_of
from astrodrome.kernel.chance import check_seed
from astrodrome.kernel.errors import CorruptLog, OptionError, UnknownGame, excerpt
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.judging import DEEPER, Judged, judge_choice, judged_again, worth_another_look
from astrodrome.reviews.moments import Choice, choices_of
from astrodrome.reviews.records import Moment, Review, Verdict, account_of

STANDARD_DEPTH: Final = 8
"""How many worlds each value is played out in, unless a reader asks for more."""
MOST_DEPTH: Final = 10_000
AGAIN: Final = "again"
"""The name of the worlds in which decisions are judged again."""
SHARE: Final = 8
"""So many choices are given to a process at a time."""


def review(
    log: Log | bytes | str,
    depth: int = STANDARD_DEPTH,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return the review of a finished game.

    `depth` is how many worlds each value is played out in; the decisions that seem to have cost most are judged again
    in six times as many others. `seed` deals all of them. `jobs` is how many processes share the work: it changes
    nothing but the time. `progress` is told how many choices of how many are judged.
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
    choices = choices_of(spec, log)[0]
    data, count = log.to_json(), len(choices)
    judged: list[Judged] = []
    with ProcessPoolExecutor(jobs) as pool:
        shares = [(data, depth, seed, at, min(at + SHARE, count)) for at in range(0, count, SHARE)]
        for part in pool.map(_judge_share, shares):
            judged += part
            if progress is not None:
                progress(len(judged), count)
        again = worth_another_look(choices, judged)
        doubts = [(data, depth, seed, nth, judged[nth].verdict) for nth in again]
        for nth, verdict in zip(again, pool.map(_judge_doubt, doubts), strict=True):
            judged[nth] = replace(judged[nth], verdict=verdict)
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
    deeper = Judge(spec, policy, depth * DEEPER, seed, AGAIN)
    for nth in worth_another_look(choices, judged):
        verdict = judged[nth].verdict
        assert verdict is not None, "only what was judged is judged again"
        judged[nth] = replace(judged[nth], verdict=judged_again(deeper, choices[nth], verdict))
    return _put_together(spec, policy, log, depth, seed, judged)


def _judge_doubt(doubt: tuple[bytes, int, int, int, Verdict]) -> Verdict:
    """Judge one choice of a log again, in a process of its own."""
    data, depth, seed, nth, verdict = doubt
    log = Log.from_json(data)
    spec = spec_of(log.game)
    deeper = Judge(spec, policy_of(log.game), depth * DEEPER, check_seed(seed), AGAIN)
    return judged_again(deeper, choices_of(spec, log)[0][nth], verdict)


def _judge_share(share: tuple[bytes, int, int, int, int]) -> list[Judged]:
    """Judge some choices of a log, in a process of its own."""
    data, depth, seed, first, end = share
    log = Log.from_json(data)
    spec = spec_of(log.game)
    judge = Judge(spec, policy_of(log.game), depth, check_seed(seed))
    return [judge_choice(judge, choice) for choice in choices_of(spec, log)[0][first:end]]


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
