"""The policy of a searching trucker: what a flight is worth to it, and what it guesses that truckers do."""

from __future__ import annotations

from math import exp

import pytest

from astrodrome.bots.galaxy_trucker.policy import RIVAL, SPAN, WIDEST, TruckingPolicy, promise
from astrodrome.games.galaxy_trucker.content.rows import Road
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, TAKE_OPPORTUNITY, StowGoods
from astrodrome.games.galaxy_trucker.records.offers import StowOffer
from astrodrome.games.galaxy_trucker.ship.goods import pack
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from tests.bots.yard import asking, built, crew_of, play_until, to_the_first_card
from tests.galaxy_trucker.expansion.bonus_flight import bonus
from tests.galaxy_trucker.expansion.positions import rough
from tests.galaxy_trucker.table import card, ship

CLASS_I: dict[str, Json] = {"flights": ["I"]}
CLASS_II: dict[str, Json] = {"flights": ["II"]}


def test_a_flight_that_is_over_is_worth_its_credits() -> None:
    g = play_out(built(CLASS_II, 6).state)
    assert any(g.lost_components)
    assert [promise(g, seat) for seat in range(2)] == [float(one) for one in g.credits]


def test_before_the_account_losses_count_once_and_up_to_the_insurance() -> None:
    g = built(CLASS_I).state
    g.credits[0], g.income[0] = 7, 4
    g.lost_components[0] = g.face_down_components[:3]
    assert promise(g, 0) == 7 - 3
    insurance = g.board.insurance
    assert insurance is not None
    g.lost_components[0] = g.face_down_components[: insurance + 2]
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
    policy, g = TruckingPolicy(), start.copy()
    while not policy.horizon(start, g):
        seat = g.asked[0]
        answer(g, seat, policy.quick(g, seat, question(g).legal(g, seat), Chance(1)))
    return g


def test_between_two_flights_a_trucker_is_worth_its_credits() -> None:
    game = play_until(SPEC.new(2, {"flights": ["I", "II"]}, 6), lambda game: bool(game.state.accounts))
    g = game.state
    assert g.flight == 1
    assert any(g.credits)
    assert [promise(g, seat) for seat in range(2)] == [float(one) for one in g.credits]
    to_the_first_card(game)
    g.lost_components[0] = g.face_down_components[:2]
    assert promise(g, 0) == g.credits[0] - 2


def test_what_all_had_before_a_flight_changes_nothing() -> None:
    g = play_out(built(CLASS_I).state)
    first = TruckingPolicy().value(g, 0)
    richer = g.copy()
    richer.credits[:] = [one + 50 for one in g.credits]
    richer.accounts = [[[50, 0, 0, 0, 0], [50, 0, 0, 0, 0]], *g.accounts]
    assert TruckingPolicy().value(richer, 0) == pytest.approx(first)


def test_what_one_alone_had_before_a_flight_counts() -> None:
    g = play_out(built(CLASS_I).state)
    mine, theirs = g.credits
    g.credits[:] = [mine + 50, theirs + 30]
    g.accounts = [[[50, 0, 0, 0, 0], [30, 0, 0, 0, 0]], *g.accounts]
    assert TruckingPolicy().value(g, 0) == pytest.approx(1 / (1 + exp((RIVAL * theirs - mine - 20) / SPAN)))


def test_the_worth_of_a_flight_is_told_by_its_credits_alone() -> None:
    """Where no flight came before, nothing is left out: not even what both have won."""
    g = play_out(built(CLASS_I, 6).state)
    mine, theirs = g.credits
    assert min(mine, theirs) > 0
    assert TruckingPolicy().value(g, 0) == pytest.approx(1 / (1 + exp((RIVAL * theirs - mine) / SPAN)))


def test_a_play_out_goes_on_to_the_account() -> None:
    g = play_out(built(CLASS_I).state)
    assert len(g.revealed) == 8
    assert len(g.accounts) == 1
    assert not g.asked


def test_what_one_has_counts_for_one_and_what_the_richest_has_against_one() -> None:
    g = built(CLASS_I, seats=3).state
    g.credits[:] = [10, 10, 0]
    even = TruckingPolicy().value(g, 0)
    g.credits[:] = [11, 10, 0]
    richer = TruckingPolicy().value(g, 0)
    g.credits[:] = [10, 11, 0]
    poorer = TruckingPolicy().value(g, 0)
    g.credits[:] = [10, 10, 5]
    assert poorer < even < richer
    assert TruckingPolicy().value(g, 0) == even
    assert richer - even > even - poorer
    g.credits[:] = [80, 10, 0]
    far = TruckingPolicy().value(g, 0)
    g.credits[:] = [81, 10, 0]
    assert TruckingPolicy().value(g, 0) - far > 0.0005


@pytest.mark.parametrize(("humans", "expected"), [(2, FLY_ON), (1, GIVE_UP)])
def test_in_a_play_out_half_of_rich_goods_is_taken_home_from_a_ship_that_is_nearly_empty(
    humans: int, expected: Action
) -> None:
    game = built(CLASS_I)
    g, seat = game.state, game.asked[0]
    g.crew[seat] = crew_of(g, seat, humans)
    hold = g.board.squares[0]
    g.goods[seat] = [pack(["red", "red", "red", "red"]) if at == hold else 0 for at in range(len(g.goods[seat]))]
    assert TruckingPolicy().quick(g, seat, game.legal(seat), Chance(1)) == expected


def test_in_a_play_out_with_modules_truckers_go_home_before_they_owe() -> None:
    game = built({**CLASS_I, "modules": ["machinations"]})
    g, seat = game.state, game.asked[0]
    g.credits[seat] = 3
    g.crew[seat] = crew_of(g, seat, 3)
    assert TruckingPolicy().quick(g, seat, game.legal(seat), Chance(1)) == GIVE_UP


@pytest.mark.parametrize(("road", "expected"), [("rotten-batteries", TAKE_OPPORTUNITY), ("personalised-cabins", PASS)])
def test_in_a_play_out_rough_roads_are_heeded(road: Road, expected: Action) -> None:
    wreck = card("abandoned_ship", crew=2, credits=5, days=1)
    table = rough(road, "c c S c c", ship("S"), card=wreck)
    assert TruckingPolicy().quick(table.g, table.asked[0], table.legal, Chance(1)) == expected


def test_in_a_play_out_nobody_foresees_the_number_of_a_die() -> None:
    table = bonus("BC-1", "S", "S")
    numbers = {TruckingPolicy().quick(table.g, table.asked[0], table.legal, Chance(seed)) for seed in range(20)}
    assert len(numbers) > 1


def test_in_a_play_out_the_load_worth_most_is_taken() -> None:
    game = play_until(built(CLASS_II, 6), asking("TruckerStows"))
    seat = game.asked[0]
    offer = game.decision.offer(game.state, seat)
    assert isinstance(offer, StowOffer)
    wish = TruckingPolicy().quick(game.state, seat, game.legal(seat), Chance(1))
    assert isinstance(wish, StowGoods)
    assert wish.holds == offer.best
    assert len(game.legal(seat)) > 1


def test_of_many_answers_the_likely_one_and_a_few_others_are_played_out() -> None:
    game = play_until(SPEC.new(2, CLASS_II, 6), lambda game: len(game.legal(game.asked[0])) > WIDEST)
    g, seat = game.state, game.asked[0]
    legal = game.legal(seat)
    looked_at = TruckingPolicy().best_first(g, seat, legal)
    assert looked_at[0] == TruckingPolicy().quick(g, seat, legal, Chance(0))
    assert len(set(looked_at)) == WIDEST
    assert set(looked_at) < set(legal)
