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
    BRISK,
    BY_CLASS,
    CAREFUL,
    HASTY,
    SKILLED,
    THOROUGH,
    Taste,
    Tastes,
)
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.actions import FLY_ON, GIVE_UP, StowGoods
from astrodrome.games.galaxy_trucker.goods import pack
from astrodrome.games.galaxy_trucker.offers import StowOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat
from tests.bots.yard import built, to_the_first_card

GAME = "galaxy-trucker"


CLASS_I: dict[str, Json] = {"flights": ["I"]}
CLASS_II: dict[str, Json] = {"flights": ["II"]}


@pytest.mark.parametrize(
    ("tastes", "level", "expanded", "in_turns", "taste"),
    [
        (BY_CLASS, 1, False, True, BRISK),
        (BY_CLASS, 2, False, True, SKILLED),
        (BY_CLASS, 3, False, True, SKILLED),
        (BY_CLASS, 1, True, True, THOROUGH),
        (BY_CLASS, 3, False, False, CAREFUL),
        (ALL_CAREFUL, 3, False, True, CAREFUL),
        (ALL_CAREFUL, 3, True, True, THOROUGH),
        (ALL_HASTY, 3, True, True, HASTY),
    ],
)
def test_each_yard_has_its_taste(tastes: Tastes, level: int, expanded: bool, in_turns: bool, taste: Taste) -> None:
    assert tastes.of(level, expanded, in_turns) is taste


def test_a_flight_that_is_over_is_worth_its_credits() -> None:
    g = play_out(built(CLASS_II, 6).state)
    assert any(g.lost)
    assert [promise(g, seat) for seat in range(2)] == [float(one) for one in g.credits]


def test_before_the_account_losses_count_once_and_up_to_the_insurance() -> None:
    g = built(CLASS_I).state
    g.credits[0], g.income[0] = 7, 4
    g.lost[0] = g.heap[:3]
    assert promise(g, 0) == 7 - 3
    insurance = g.board.insurance
    assert insurance is not None
    g.lost[0] = g.heap[: insurance + 2]
    assert promise(g, 0) == 7 - insurance


def test_before_the_account_goods_are_worth_their_price_or_half_after_giving_up() -> None:
    g = built(CLASS_I).state
    hold = g.board.squares[0]
    g.goods[0] = [pack(["yellow", "green"]) if at == hold else 0 for at in range(len(g.goods[0]))]
    assert promise(g, 0) == 5
    g.flying[0] = False
    assert promise(g, 0) == 3


def play_out(start: Trucker) -> Trucker:
    """Let everybody do what is likely as far as a play-out goes."""
    sense, g = TruckingSense(), start.copy()
    while not sense.horizon(start, g):
        seat = g.asked[0]
        answer(g, seat, sense.quick(g, seat, question(g).legal(g, seat), Chance(1)))
    return g


def test_between_two_flights_a_trucker_is_worth_its_credits() -> None:
    game = SPEC.new(2, {"flights": ["I", "II"]}, 6)
    bots = [make("normal", seat, GAME) for seat in range(2)]
    while len(game.state.accounts) < 1:
        seat = game.asked[0]
        game.play(seat, ask(game, seat, bots[seat], 1, 0))
    g = game.state
    assert g.flight == 1
    assert any(g.credits)
    assert [promise(g, seat) for seat in range(2)] == [float(one) for one in g.credits]
    to_the_first_card(game)
    g.lost[0] = g.heap[:2]
    assert promise(g, 0) == g.credits[0] - 2


def test_what_all_had_before_a_flight_changes_nothing() -> None:
    g = play_out(built(CLASS_I).state)
    first = TruckingSense().value(g, 0)
    richer = g.copy()
    richer.credits[:] = [one + 50 for one in g.credits]
    richer.accounts = [[[50, 0, 0, 0, 0], [50, 0, 0, 0, 0]], *g.accounts]
    assert TruckingSense().value(richer, 0) == pytest.approx(first)


def test_a_play_out_goes_on_to_the_account() -> None:
    g = play_out(built(CLASS_I).state)
    assert len(g.revealed) == 8
    assert len(g.accounts) == 1
    assert not g.asked


def test_what_one_has_counts_for_one_and_what_the_richest_has_against_one() -> None:
    g = built(CLASS_I, seats=3).state
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
    g.credits[:] = [80, 10, 0]
    far = TruckingSense().value(g, 0)
    g.credits[:] = [81, 10, 0]
    assert TruckingSense().value(g, 0) - far > 0.0005


class Noting:
    """Stands for the search, and notes that it was asked."""

    asked = False

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        self.asked = True
        return legal[0]


@pytest.mark.parametrize(("cabins", "modules", "thinks"), [(3, [], False), (1, [], True), (1, ["machinations"], False)])
def test_giving_up_is_thought_about_where_few_are_aboard(cabins: int, modules: list[Json], thinks: bool) -> None:
    game = built({**CLASS_I, "modules": modules})
    seat = game.asked[0]
    leave(game.state, seat, cabins)
    bot, search = SearchingTrucker(1), Noting()
    bot._search = search  # type: ignore[assignment]
    ask(game, seat, bot, 1, 0)
    assert search.asked is thinks


def leave(g: Trucker, seat: Seat, cabins: int) -> None:
    """Leave two humans in each of so many cabins."""
    manned = [square for square in g.board.squares if g.crew[seat][square]]
    g.crew[seat] = [2 if square in manned[:cabins] else 0 for square in range(len(g.crew[seat]))]


@pytest.mark.parametrize(("humans", "expected"), [(2, FLY_ON), (1, GIVE_UP)])
def test_in_a_play_out_half_of_rich_goods_is_taken_home_from_a_ship_that_is_nearly_empty(
    humans: int, expected: Action
) -> None:
    game = built(CLASS_I)
    g, seat = game.state, game.asked[0]
    leave(g, seat, 1)
    g.crew[seat] = [min(one, humans) for one in g.crew[seat]]
    hold = g.board.squares[0]
    g.goods[seat] = [pack(["red", "red", "red", "red"]) if at == hold else 0 for at in range(len(g.goods[seat]))]
    assert TruckingSense().quick(g, seat, game.legal(seat), Chance(1)) == expected


def test_in_a_play_out_the_load_worth_most_is_taken() -> None:
    game = built(CLASS_II, 6)
    while type(game.decision).__name__ != "TruckerStows":
        seat = game.asked[0]
        game.play(seat, TruckingSense().quick(game.state, seat, game.legal(seat), Chance(1)))
    seat = game.asked[0]
    offer = game.decision.offer(game.state, seat)
    assert isinstance(offer, StowOffer)
    wish = TruckingSense().quick(game.state, seat, game.legal(seat), Chance(1))
    assert isinstance(wish, StowGoods)
    assert wish.holds == offer.best
    assert len(game.legal(seat)) > 1


def test_the_hard_level_builds_by_class() -> None:
    """Its ship of class II is not the one that a careful builder makes of the same heap."""
    ships = []
    for level in ("normal", "hard"):
        game = SPEC.new(2, {"flights": ["II"]}, 5)
        bots = [make(level, seat, GAME) for seat in range(2)]
        while type(game.decision).__name__ == "TruckerBuilds":
            seat = game.asked[0]
            game.play(seat, ask(game, seat, bots[seat], 1, 0))
        ships.append(game.state)
    careful, skilled = [min(g.turns) for g in ships]
    assert skilled > careful


def test_the_hard_level_searches_and_the_others_do_not() -> None:
    assert {name: level.iterations is not None for name, level in LEVELS.items()} == {
        "easy": False,
        "normal": False,
        "hard": True,
    }
