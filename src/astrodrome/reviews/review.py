"""Reviewing a log: every choice judged, and the accounts added up.

For each seat and choice there are three values by what the seat knew: before the answer, after it with all luck open,
and after it with what was really drawn. The next choice begins with the value by what the seat knows then. Their
differences are the decision, the luck and what was revealed, so that they add up to the result whatever the noise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, cast

from astrodrome.bots.levels import policy_of
from astrodrome.bots.search_policy import AnyPolicy
from astrodrome.games import game as spec_of
from astrodrome.kernel.chance import check_seed
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import CorruptLog, OptionError, UnknownGame, excerpt
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import Choice, choices_of
from astrodrome.reviews.records import Moment, Review, Saving, Verdict, account_of
from astrodrome.reviews.verdicts import DEEPER, Judged, judge_choice, judged_again, worth_another_look

STANDARD_DEPTH: Final = 8
"""How many worlds each value is played out in, unless a reader asks for more."""
MOST_DEPTH: Final = 10_000
AGAIN: Final = "again"
"""The name of the worlds in which decisions are judged again."""
SHARE: Final = 4
"""How many choices are given to a process at a time."""


class Reviewing:
    """The work of one review: its choices, judged one by one, and what they add up to."""

    def __init__(self, spec: AnySpec, policy: AnyPolicy, log: Log, depth: int, seed: int) -> None:
        self._spec: Final = spec
        self._depth: Final = depth
        self._seed: Final = seed
        self._log: Final = log
        self.choices, self._end = choices_of(spec, log)
        self._judge: Final = Judge(spec, policy, depth, check_seed(seed))
        self._deeper: Final = Judge(spec, policy, depth * DEEPER, seed, AGAIN)

    def judged(self, nth: int) -> Judged:
        """Judge a choice."""
        return judge_choice(self._judge, self.choices[nth])

    def again(self, nth: int, verdict: Verdict) -> Verdict:
        """Compare the best answers of a choice again, in more worlds."""
        return judged_again(self._deeper, self.choices[nth], verdict)

    def moments(self, judged: Sequence[Judged]) -> tuple[Moment, ...]:
        """Return the moments so far; each ends with the value that the next one begins with, the last with the result.

        While choices are left the last one that was judged has no end yet, and is left out.
        """
        after = [one.before for one in judged[1:]]
        if len(judged) == len(self.choices):
            after.append(self._results())
        return tuple([_moment(*pair) for pair in zip(self.choices, judged, after, strict=False)])

    def savings(self) -> tuple[Saving, ...]:
        """Return what can be said with hindsight, where the game has a module for it here (`savings_of`)."""
        companion = companion_of(self._spec, "astrodrome.reviews")
        return () if companion is None else cast("tuple[Saving, ...]", companion.savings_of(self._spec, self._log))

    def put_together(self, judged: Sequence[Judged], savings: tuple[Saving, ...]) -> Review:
        """Add up the accounts."""
        moments, results = self.moments(judged), self._results()
        accounts = tuple([account_of(moments, results, seat) for seat in range(self._end.seats)])
        return Review(self._spec.name, self._depth, self._seed, moments, accounts, savings)

    def _results(self) -> tuple[int, ...]:
        return tuple([self._judge.result(self._end, seat) for seat in range(self._end.seats)])


Progress = Callable[[Reviewing, Sequence[Judged]], None]
"""Receives what was judged so far."""


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
    nothing but the time. `progress` receives how many choices of how many are judged.
    """
    return review_in_steps(log, depth, seed, jobs, _counted(progress))


def review_in_steps(log: Log | bytes | str, depth: int, seed: int, jobs: int, progress: Progress) -> Review:
    """Return the review of a finished game; `progress` receives what was judged after each share of the choices."""
    data = log.to_json() if isinstance(log, Log) else log
    if type(depth) is not int or not 2 <= depth <= MOST_DEPTH:
        raise OptionError("depth", f"expected 2 to {MOST_DEPTH}, found {excerpt(depth)}")
    if type(jobs) is not int or jobs < 1:
        raise OptionError("jobs", f"expected at least 1, found {excerpt(jobs)}")
    work = _reviewing(data, depth, seed)
    if jobs == 1:
        return _alone(work, progress)
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - a browser has no processes

    count = len(work.choices)
    judged: list[Judged] = []
    with ProcessPoolExecutor(jobs) as pool:
        ends = [*range(1, min(jobs + 1, count)), *range(jobs + 1, count, SHARE), count]  # first figures come soon
        shares = [(data, depth, seed, at, end) for at, end in zip([0, *ends], ends, strict=False)]
        for part in pool.map(_judge_share, shares):
            judged += part
            progress(work, judged)
        again = worth_another_look(work.choices, judged)
        looked_back = pool.submit(_look_back, data, depth, seed)
        doubts = [(data, depth, seed, nth, judged[nth].verdict) for nth in again]
        for nth, verdict in zip(again, pool.map(_judge_doubt, doubts), strict=True):
            judged[nth] = replace(judged[nth], verdict=verdict)
        return work.put_together(judged, looked_back.result())


def review_by(spec: AnySpec, policy: AnyPolicy, log: Log, depth: int = STANDARD_DEPTH, seed: int = 0) -> Review:
    """Return the review of a game of any spec, played out by any policy; see `review`."""
    return _alone(Reviewing(spec, policy, log, depth, seed), _counted(None))


def begun(log: bytes, depth: int) -> Reviewing:
    """Return the review of a log as work that can be done step by step."""
    return _reviewing(log, depth, 0)


def in_steps(work: Reviewing) -> Iterator[list[Judged]]:
    """Judge a choice at each step, then judge the costliest again; the same list each time, complete at the end."""
    judged: list[Judged] = []
    for nth in range(len(work.choices)):
        judged.append(work.judged(nth))
        yield judged
    for nth in worth_another_look(work.choices, judged):
        verdict = judged[nth].verdict
        assert verdict is not None, "only what was judged is judged again"
        judged[nth] = replace(judged[nth], verdict=work.again(nth, verdict))
        yield judged


def _alone(work: Reviewing, progress: Progress) -> Review:
    judged: list[Judged] = []
    for judged in in_steps(work):
        progress(work, judged)
    return work.put_together(judged, work.savings())


def _counted(progress: Callable[[int, int], None] | None) -> Progress:
    def tell(work: Reviewing, judged: Sequence[Judged]) -> None:
        if progress is not None:
            progress(len(judged), len(work.choices))

    return tell


@lru_cache(maxsize=1)
def _reviewing(data: bytes | str, depth: int, seed: int) -> Reviewing:
    """Read a log and find its choices, once for all shares that a process gets of it."""
    log = Log.from_json(data)
    try:
        spec = spec_of(log.game)
    except UnknownGame as error:
        raise CorruptLog(f"game: {error}") from None
    return Reviewing(spec, policy_of(log.game), log, depth, seed)


def _judge_share(share: tuple[bytes, int, int, int, int]) -> list[Judged]:
    """Judge some choices of a log, in a process of its own."""
    data, depth, seed, first, end = share
    work = _reviewing(data, depth, seed)
    return [work.judged(nth) for nth in range(first, end)]


def _judge_doubt(doubt: tuple[bytes, int, int, int, Verdict]) -> Verdict:
    """Judge one choice of a log again, in a process of its own."""
    data, depth, seed, nth, verdict = doubt
    return _reviewing(data, depth, seed).again(nth, verdict)


def _look_back(data: bytes | str, depth: int, seed: int) -> tuple[Saving, ...]:
    """Look at a log with hindsight, in a process of its own."""
    return _reviewing(data, depth, seed).savings()


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
