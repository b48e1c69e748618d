"""The table of a contest: ratings, shares of wins with intervals, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import product

from astrodrome.kernel.fields import Json
from astrodrome.research.arena import Contest, Finished
from astrodrome.research.intervals import Estimate, estimate
from astrodrome.research.ratings import NEWCOMER, Rating, rate


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot: its rating, its share of wins with an interval over the deals, its mean rank, games and faults."""

    bot: str
    rating: Rating
    wins: Estimate
    rank: float
    games: int
    faults: int


@dataclass(frozen=True, slots=True)
class Standings:
    """A contest so far, the best bot first. `beats[a][b]`: how often the a-th in this order came before the b-th."""

    contest: Contest
    rows: tuple[Standing, ...]
    beats: tuple[tuple[float | None, ...], ...]
    games: int
    digest: str
    faults: tuple[str, ...]
    deals: frozenset[int] = frozenset()
    """The numbers of the deals that were played."""

    def to_json(self) -> dict[str, Json]:
        """Return the standings as one JSON object."""
        rows: list[Json] = []
        for row in self.rows:
            wins: dict[str, Json] = {"mean": row.wins.mean, "low": row.wins.low, "high": row.wins.high}
            rows.append(
                {
                    "bot": row.bot,
                    "mu": row.rating.mu,
                    "sigma": row.rating.sigma,
                    "wins": {**wins, "deals": row.wins.count},
                    "mean_rank": row.rank,
                    "games": row.games,
                    "faults": row.faults,
                }
            )
        return {
            **self.contest.to_json(),
            "games": self.games,
            "standings": rows,
            "beats": [list(line) for line in self.beats],
            "faults": list(self.faults[:20]),
            "digest": self.digest,
        }


def standings(contest: Contest, finished: Sequence[Finished]) -> Standings:
    """Return the table of a contest after some of its blocks. The bots of a pair get no ratings: wins say it all."""
    finished = sorted(finished, key=lambda one: one.block.number)
    meetings = [meeting for one in finished for meeting in one.meetings]
    ratings = [NEWCOMER] * len(contest.bots) if contest.style == "pair" else rate(len(contest.bots), meetings)
    order = order_of(ratings)
    rows = [_row(contest, bot, ratings[bot], finished) for bot in order]
    beats = [tuple([_beats(finished, a, b) for b in order]) for a in order]
    digest = blake2b("".join([meeting.digest for meeting in meetings]).encode(), digest_size=16).hexdigest()
    faults = tuple([words for meeting in meetings for words in meeting.faults])
    deals = frozenset([one.block.number for one in finished])
    return Standings(contest, tuple(rows), tuple(beats), len(meetings), digest, faults, deals)


def order_of(ratings: Sequence[Rating]) -> list[int]:
    """Return the bots from the strongest to the weakest; equal ones keep the order in which they were named."""
    return sorted(range(len(ratings)), key=lambda bot: -ratings[bot].mu)


def _row(contest: Contest, bot: int, rating: Rating, finished: Sequence[Finished]) -> Standing:
    shares, ranks = [], []
    for one in finished:
        seats = [(m.shares[s], m.ranks[s]) for m in one.meetings for s, seated in enumerate(m.bots) if seated == bot]
        if seats:
            shares.append(sum(share for share, _ in seats) / len(seats))
            ranks += [rank for _, rank in seats]
    faults = sum(m.bots[seat] == bot for one in finished for m in one.meetings for seat in m.failed)
    rank = sum(ranks) / len(ranks) if ranks else 0.0
    return Standing(contest.bots[bot], rating, estimate(shares), rank, len(ranks), faults)


def _beats(finished: Sequence[Finished], a: int, b: int) -> float | None:
    """Return how often one bot came before another, a tie counting half; None where they never met."""
    if a == b:
        return None
    points = pairs = 0.0
    for one in finished:
        for m in one.meetings:
            ranks = {
                bot: [rank for seated, rank in zip(m.bots, m.ranks, strict=True) if seated == bot] for bot in (a, b)
            }
            for mine, other in product(ranks[a], ranks[b]):
                pairs += 1
                points += 1.0 if mine < other else 0.5 if mine == other else 0.0
    return points / pairs if pairs else None
