"""The searching trucker: what a flight is worth to it, which taste it builds by, what it thinks about."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.galaxy_trucker.levels import LEVELS
from astrodrome.bots.galaxy_trucker.sense import SearchingTrucker, TruckingSense, promise
from astrodrome.bots.galaxy_trucker.wants import (
    ALL_CAREFUL,
    ALL_HASTY,
    BY_CLASS,
    CAREFUL,
    HASTY,
    SKILLED,
    SWIFT,
    THOROUGH,
    Taste,
    Tastes,
)
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Prompt, View

GAME = "galaxy-trucker"


def at_the_first_card(flight: str, seats: int = 2, seed: int = 5) -> AnyGame:
    """Let careful builders build, and stop where giving up is first possible."""
    game = SPEC.new(seats, {"flights": [flight]}, seed)
    bots = [make("normal", seat, GAME) for seat in range(seats)]
    while type(game.decision).__name__ != "TruckerMayGiveUp":
        seat = game.asked[0]
        game.play(seat, ask(game, seat, bots[seat], 1, 0))
    return game


@pytest.mark.parametrize(
    ("tastes", "level", "expanded", "turns_left", "taste"),
    [
        (BY_CLASS, 1, False, 50, SWIFT),
        (BY_CLASS, 2, False, 50, SKILLED),
        (BY_CLASS, 3, False, 50, SKILLED),
        (BY_CLASS, 1, True, 50, THOROUGH),
        (BY_CLASS, 3, False, None, CAREFUL),
        (ALL_CAREFUL, 3, False, 50, CAREFUL),
        (ALL_CAREFUL, 3, True, 50, THOROUGH),
        (ALL_HASTY, 3, True, 50, HASTY),
    ],
)
def test_each_yard_has_its_taste(
    tastes: Tastes, level: int, expanded: bool, turns_left: int | None, taste: Taste
) -> None:
    assert tastes.of(level, expanded, turns_left) is taste


def test_a_flight_that_is_over_is_worth_its_credits() -> None:
    g = at_the_first_card("II", seed=6).state
    while g.asked:
        seat = g.asked[0]
        legal = question(g).legal(g, seat)
        answer(g, seat, TruckingSense().quick(g, seat, legal, Chance(1)))
    assert any(g.lost)
    assert [promise(g, seat) for seat in range(2)] == [float(one) for one in g.credits]


def test_before_the_account_goods_and_losses_count_once_and_up_to_the_insurance() -> None:
    g = at_the_first_card("I").state
    g.credits[0], g.income[0] = 7, 4
    g.lost[0] = g.heap[:3]
    assert promise(g, 0) == 7 - 3
    insurance = g.board.insurance
    assert insurance is not None
    g.lost[0] = g.heap[: insurance + 2]
    assert promise(g, 0) == 7 - insurance


def test_a_play_out_goes_on_to_the_account() -> None:
    start = at_the_first_card("I").state
    g = start.copy()
    sense = TruckingSense()
    cards: Sequence[int] = ()
    while not sense.horizon(start, g):
        cards = g.revealed
        seat = g.asked[0]
        answer(g, seat, sense.quick(g, seat, question(g).legal(g, seat), Chance(1)))
    assert len(cards) == 8
    assert len(g.accounts) == 1


def test_what_one_has_counts_for_one_and_what_the_richest_has_against_one() -> None:
    g = at_the_first_card("I", 3).state
    g.credits[:] = [10, 10, 0]
    even = TruckingSense().value(g, 0)
    g.credits[:] = [11, 10, 0]
    richer = TruckingSense().value(g, 0)
    g.credits[:] = [10, 11, 0]
    poorer = TruckingSense().value(g, 0)
    g.credits[:] = [10, 10, 5]
    assert poorer < even < richer
    assert TruckingSense().value(g, 0) == even
    assert richer - even > even - poorer


class Noting:
    """Stands for the search, and notes that it was asked."""

    asked = False

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        self.asked = True
        return legal[0]


@pytest.mark.parametrize(("cabins", "thinks"), [(3, False), (1, True)])
def test_giving_up_is_thought_about_where_few_are_aboard(cabins: int, thinks: bool) -> None:
    game = at_the_first_card("I")
    g, seat = game.state, game.asked[0]
    manned = [square for square in g.board.squares if g.crew[seat][square]]
    g.crew[seat] = [2 if square in manned[:cabins] else 0 for square in range(len(g.crew[seat]))]
    bot, search = SearchingTrucker(1), Noting()
    bot._search = search  # type: ignore[assignment]
    ask(game, seat, bot, 1, 0)
    assert search.asked is thinks


def test_the_hard_level_searches_and_the_others_do_not() -> None:
    assert {name: level.iterations is not None for name, level in LEVELS.items()} == {
        "easy": False,
        "normal": False,
        "hard": True,
    }
