"""Ratings of bots from their games: Plackett and Luce's model for any number of seats, as openskill computes it.

A rating is a mean and an uncertainty, both on openskill's scale (a newcomer has 25 and 25/3). Where a bot sits in
several seats of a game, it moves by the mean of what its seats would move.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.research.arena import Meeting

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is held to be, and how sure that is."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        """The strength a bot has almost surely: three uncertainties below the mean."""
        return self.mu - 3 * self.sigma


NEWCOMER: Final = Rating(25.0, 25.0 / 3)
"""The rating of a bot before its first game."""


class NoRatings(AstrodromeError):
    """The library that computes ratings is not installed."""


def plackett_luce() -> PlackettLuce:
    """Return openskill's model; NoRatings says what to install where it is missing."""
    try:
        from openskill.models import PlackettLuce as Model  # noqa: PLC0415 - the extra `arena`, which playing goes without
    except ModuleNotFoundError:
        raise NoRatings("ratings need openskill, which is not installed: pip install 'astrodrome[arena]'") from None
    return Model()


def rate(bots: int, meetings: Iterable[Meeting]) -> list[Rating]:
    """Return the rating of each of so many bots after its games, in the order in which they were played."""
    model = plackett_luce()
    ratings = [NEWCOMER] * bots
    for meeting in meetings:
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in meeting.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in meeting.ranks])
        for bot in set(meeting.bots):
            own = [team[0] for seated, team in zip(meeting.bots, after, strict=True) if seated == bot]
            ratings[bot] = Rating(sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return ratings
