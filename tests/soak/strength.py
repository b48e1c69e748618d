"""Are the levels worth their names? One strong bot among weaker ones, its seat rotated, with a 95% interval.

`python -m tests.soak.strength GAME STRONG WEAK [GAMES] [SEATS]` runs one match by itself.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from astrodrome.research.intervals import wilson
from astrodrome.selfplay.simulation import Plan, play_many

GAMES = 200
SEATS = 4
MARGIN = 1.3
"""The lower end of the interval must lie above this many times the fair share."""


@dataclass(frozen=True)
class Match:
    """What came of a match: the share of wins of the strong bot, and its interval."""

    strong: str
    weak: str
    seats: int
    games: int
    share: float
    low: float
    high: float

    @property
    def needed(self) -> float:
        """The least the lower end may be."""
        return MARGIN / self.seats

    def told(self) -> str:
        """Return the result as a sentence."""
        return (
            f"{self.strong} against {self.weak} in the other {self.seats - 1} seats: {self.share:.1%} of {self.games}"
            f" games (95% interval {self.low:.1%} to {self.high:.1%}; needed above {self.needed:.1%})"
        )


def play_match(game: str, strong: str, weak: str, games: int = GAMES, seats: int = SEATS, jobs: int = 2) -> Match:
    """Play a match: the strong bot sits in every seat equally often, with the same deals in each."""
    wins = 0.0
    each = games // seats
    for own in range(seats):
        bots = tuple(strong if seat == own else weak for seat in range(seats))
        for played in play_many(Plan(game, seats, bots, seed=11, options={}), each, jobs):
            if own in played.winners:
                wins += 1 / len(played.winners)
    low, high = wilson(wins, each * seats)
    return Match(strong, weak, seats, each * seats, wins / (each * seats), low, high)


def main() -> int:
    """Run one match; the status says whether the strong bot is strong enough."""
    game, strong, weak = sys.argv[1:4]
    games = int(sys.argv[4]) if len(sys.argv) > 4 else GAMES
    seats = int(sys.argv[5]) if len(sys.argv) > 5 else SEATS
    match = play_match(game, strong, weak, games, seats)
    sys.stdout.write(match.told() + "\n")
    return 0 if match.low > match.needed else 1


if __name__ == "__main__":
    sys.exit(main())
