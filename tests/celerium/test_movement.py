"""Chapter 14: movement."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import (
    STAY_THERE,
    Advance,
    AimAt,
    NameOpponent,
    PlaceBeside,
    Play,
    Repeat,
)
from astrodrome.games.celerium.records.offers import AdvanceOffer, Landing, RepeatOffer, VehicleReach
from astrodrome.games.celerium.records.race_events import VehicleAdvanced
from astrodrome.kernel.codec import plain
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import CHAINS, SCORES, VAIN, f, rally, why
from tests.contract.events import of_kind


@pytest.mark.rule("CM-140")
def test_the_actions_of_a_card_are_paid_in_full_before_it_moves() -> None:
    table = rally(f(hand="3-09", actions=3, score=40), f())
    table.do(Play("3-09", "move"))
    assert table.g.actions[0] == 0
    assert table.squares(0) == (12, 10)
    events = table.do(Advance("pilot", 5))
    assert of_kind(events, VehicleAdvanced) == [VehicleAdvanced(0, "pilot", 12, 17)]


@pytest.mark.rule("CM-141")
@pytest.mark.parametrize(("vehicle", "squares"), [("pilot", (14, 10)), ("starbot", (12, 12))])
def test_one_vehicle_advances_and_the_other_stays(vehicle: str, squares: tuple[int, int]) -> None:
    table = rally(f(hand="1-01"), f())
    advance = {"pilot": Advance("pilot", 2), "starbot": Advance("starbot", 2)}[vehicle]
    table.play("1-01", "move", advance)
    assert table.squares(0) == squares


@pytest.mark.rule("CM-142")
@pytest.mark.parametrize("squares", [0, 4, -1])
def test_one_square_at_least_and_no_more_than_printed(squares: int) -> None:
    table = rally(f(hand="1-11"), f())
    table.do(Play("1-11", "move"))
    expected = Refusal("CM-142", "squares-of-card", (("most", 3), ("squares", squares)))
    assert table.refuse(Advance("pilot", squares)) == expected
    advances = [Advance("pilot", n) for n in (1, 2, 3)] + [Advance("starbot", n) for n in (1, 2, 3)]
    assert table.legal() == tuple(advances)


@pytest.mark.rule("CM-142")
def test_a_vehicle_on_28_cannot_use_the_movement() -> None:
    table = rally(f(hand="1-01", pilot=28, starbot=27), f())
    table.do(Play("1-01", "move"))
    assert table.legal() == (Advance("starbot", 1),)
    assert table.refuse(Advance("pilot", 1)) == Refusal("CM-127", "end-of-track", (("last", 28), ("left", 0)))
    assert table.refuse(Advance("starbot", 2)) == Refusal("CM-127", "end-of-track", (("last", 28), ("left", 1)))
    home = rally(f(hand="1-01", pilot=28, starbot=28), f())
    assert why(home.refuse(Play("1-01", "move"))) == ("CM-142", "none-can-advance")


@pytest.mark.rule("CM-143")
def test_fewer_squares_cost_as_much() -> None:
    table = rally(f(hand="1-11", actions=5), f())
    table.play("1-11", "move", Advance("pilot", 1))
    assert table.g.actions[0] == 3


@pytest.mark.rule("CM-144")
def test_a_placement_is_exact() -> None:
    table = rally(f(hand="2-10", score=20, pilot=12), f(pilot=14, starbot=5), options=CHAINS)
    table.do(Play("2-10", "first"))
    assert table.legal() == (PlaceBeside("pilot", 1, "pilot"),)
    table.do(PlaceBeside("pilot", 1, "pilot"))
    assert table.squares(0)[0] == 15
    assert table.asks == "FranchiseGoesOn"  # and no repeat from the double-move square


@pytest.mark.rule("CM-145")
def test_in_front_is_the_higher_number() -> None:
    ahead = rally(f(hand="2-10", pilot=12, starbot=11), f(pilot=13, starbot=5))
    ahead.play("2-10", "first", PlaceBeside("starbot", 1, "pilot"))
    assert ahead.squares(0) == (12, 14)
    behind = rally(f(hand="1-17", pilot=12, starbot=11), f(pilot=13, starbot=5))
    behind.play("1-17", "first", PlaceBeside("starbot", 1, "pilot"))
    assert behind.squares(0) == (12, 12)
    level = rally(f(pilot=9, starbot=9), f(pilot=9, starbot=4))
    level.passes(2)
    assert level.g.sheets.missed == [(1, 0)]  # on one square neither is in front


@pytest.mark.rule("CM-146")
def test_movement_never_goes_back_and_never_moves_an_opponent() -> None:
    table = rally(f(hand="1-01"), f())
    table.do(Play("1-01", "move"))
    assert why(table.refuse(Advance("pilot", -1))) == ("CM-142", "squares-of-card")
    assert why(table.refuse(AimAt(1, "pilot"))) == ("AD-004", "not-an-answer")
    table.do(Advance("pilot", 2))
    assert table.squares(1) == (12, 10)


@pytest.mark.rule("CM-147")
def test_an_advance_that_ends_on_a_double_move_square_may_be_repeated() -> None:
    table = rally(f(hand="1-11", pilot=12), f(), options=CHAINS)
    table.play("1-11", "move", Advance("pilot", 3))
    assert table.squares(0)[0] == 15
    assert table.legal() == (STAY_THERE, Repeat(1), Repeat(2), Repeat(3))
    assert table.refuse(Repeat(4)) == Refusal("CM-147", "squares-of-repeat", (("most", 3), ("squares", 4)))
    assert table.refuse(Repeat(0)) == Refusal("CM-147", "squares-of-repeat", (("most", 3), ("squares", 0)))
    table.do(Repeat(2))
    assert table.squares(0)[0] == 17
    assert table.asks == "FranchiseGoesOn"


@pytest.mark.rule("CM-147")
def test_a_franchise_may_stay_on_the_double_move_square() -> None:
    table = rally(f(hand="1-11", pilot=12), f(), options=CHAINS)
    table.play("1-11", "move", Advance("pilot", 3), STAY_THERE)
    assert table.squares(0)[0] == 15


@pytest.mark.rule("CM-148")
def test_passing_over_a_double_move_square_does_nothing() -> None:
    table = rally(f(hand="1-11", pilot=13), f(), options=CHAINS)
    table.play("1-11", "move", Advance("pilot", 3))
    assert (table.squares(0)[0], table.asks) == (16, "FranchiseGoesOn")


@pytest.mark.rule("CM-149")
def test_a_repeat_that_ends_on_another_one_repeats_by_its_own_length() -> None:
    table = rally(f(hand="3-05", pilot=11), f(), options=CHAINS)
    table.play("3-05", "move", Advance("pilot", 4), Repeat(4))
    assert (table.squares(0)[0], table.asks) == (19, "FranchiseRepeats")
    table.do(Repeat(4))
    assert (table.squares(0)[0], table.asks) == (23, "FranchiseGoesOn")


@pytest.mark.rule("CM-149")
def test_the_second_repeat_is_no_longer_than_the_first() -> None:
    table = rally(f(hand="3-09", pilot=9, actions=9), f(), options=CHAINS)
    table.play("3-09", "move", Advance("pilot", 6), Repeat(4))
    assert table.squares(0)[0] == 19
    assert table.legal() == (STAY_THERE, Repeat(1), Repeat(2), Repeat(3), Repeat(4))


@pytest.mark.rule("CM-150")
def test_a_repeat_costs_no_further_action() -> None:
    table = rally(f(hand="1-11", pilot=12, actions=2), f(), options=CHAINS)
    table.play("1-11", "move", Advance("pilot", 3), Repeat(3))
    assert table.g.actions[0] == 0
    assert table.squares(0)[0] == 18


@pytest.mark.rule("CM-151")
def test_being_pushed_or_set_back_onto_a_double_move_square_does_not_count() -> None:
    table = rally(f(hand="1-20"), f(pilot=17), options=CHAINS)
    table.play("1-20", "first", AimAt(1, "pilot"))
    assert (table.squares(1)[0], table.asks) == (15, "FranchiseGoesOn")
    checked = rally(
        f(hand="1-16"), f(pilot=19, starbot=13, boosts="planet", versions=(1, 1, 1)), wheel=2, options=CHAINS
    )
    checked.play("1-16", "first", NameOpponent(1))
    assert checked.squares(1) == (15, 9)
    assert checked.asks == "FranchiseGoesOn"


def test_the_offer_of_an_advance_shows_meteors_and_repeats() -> None:
    table = rally(f(hand="1-11", pilot=13, starbot=26), f(), options=CHAINS, meteors="28 16")
    table.do(Play("1-11", "move"))
    pilot = (Landing(1, 14, False, 0, VAIN), Landing(2, 15, False, 2, VAIN), Landing(3, 16, True, 0, VAIN))
    starbot = (Landing(1, 27, False, 0, VAIN), Landing(2, 28, True, 0, VAIN))
    vehicles = (VehicleReach("pilot", pilot, None), VehicleReach("starbot", starbot, None))
    assert table.offer() == AdvanceOffer(vehicles)


def test_the_offer_of_an_advance_promises_no_repeat_beyond_the_track() -> None:
    table = rally(f(hand="3-09", pilot=18, actions=9), f(), options=CHAINS)
    table.do(Play("3-09", "move"))
    offer = table.offer()
    assert isinstance(offer, AdvanceOffer)
    assert offer.vehicles[0].landings[-1] == Landing(6, 24, False, 4, SCORES)


def test_the_offer_of_an_advance_says_why_a_vehicle_stays() -> None:
    table = rally(f(hand="1-11", pilot=28), f())
    table.do(Play("1-11", "move"))
    offer = table.offer()
    assert isinstance(offer, AdvanceOffer)
    assert (offer.vehicles[0].landings, why(offer.vehicles[0].refusal)) == ((), ("CM-127", "end-of-track"))


def test_the_offer_of_a_repeat_shows_where_it_ends() -> None:
    table = rally(f(hand="3-09", pilot=18, actions=9), f(), options=CHAINS)
    table.play("3-09", "move", Advance("pilot", 6))
    landings = tuple([Landing(n, 24 + n, False, 0, SCORES) for n in (1, 2, 3, 4)])
    assert table.offer() == RepeatOffer("pilot", landings)
    assert table.refuse(Repeat(5)) == Refusal("CM-127", "end-of-track", (("last", 28), ("left", 4)))


def test_a_double_move_square_at_the_end_of_the_track_asks_nothing() -> None:
    track = [replace(row, double_move=row.square == 28) for row in our_box().track]
    table = rally(f(hand="1-01", pilot=27), f(), options={"content": {"track": plain(track)}})
    table.play("1-01", "move", Advance("pilot", 1))
    assert table.asks == "FranchiseGoesOn"
