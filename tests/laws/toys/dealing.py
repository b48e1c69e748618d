"""What the toys share when they deal again and when they rank."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.kernel.agenda import State, question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Window
from astrodrome.kernel.records import Line, Outcome
from astrodrome.kernel.seats import Seat


def recalls(chance: Chance, recall: float) -> bool:
    """Tell whether something seen is still remembered."""
    return chance.below("recall", 1 << 16) < recall * (1 << 16)


def redeal(chance: Chance, piles: Sequence[list[int]]) -> None:
    """Shuffle the things of several piles together; each pile keeps its size."""
    things = [thing for pile in piles for thing in pile]
    chance.shuffle("redeal", things)
    for pile in piles:
        for i in range(len(pile)):
            pile[i] = things.pop()


def exchange(chance: Chance, places: Sequence[tuple[list[int], int]]) -> None:
    """Exchange what lies at random pairs of places."""
    for _ in range(len(places) * 2 if len(places) > 1 else 0):
        (a, i), (b, j) = (places[chance.below("place", len(places))] for _ in range(2))
        a[i], b[j] = b[j], a[i]


def redeal_answers(g: State, seat: Seat, chance: Chance) -> None:
    """Give the other seats sealed answers that they could have given; in a window nobody knows who has answered."""
    if not g.agenda:
        return
    decision = question(g)
    for other, given in enumerate(g.answers):
        if other == seat or given is None:
            continue
        g.answers[other] = None
        if not isinstance(decision, Window):
            could = decision.legal(g, other)
            g.answers[other] = could[chance.below("answer", len(could))]
    settle(g)


def ranked(scores: Sequence[int], breakdown: Sequence[tuple[Line, ...]]) -> Outcome:
    """Return the outcome where more points are better and ties are shared."""
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(tuple(scores), ranks, winners, tuple(breakdown))


def no_preview(seats: int, options: object) -> None:
    """Show nothing before a game: a toy has no set-up page."""
