"""Chapter 17: surprise controls during the race."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import (
    END_TURN,
    USE_SHIELD,
    AimAt,
    NameBoost,
    NameOpponent,
    Play,
    React,
    TakePenalty,
)
from astrodrome.games.celerium.records.offers import ControlOffer, OpponentOffer, PenaltyChoice, PenaltyOffer
from astrodrome.games.celerium.records.scoring_events import BoostChecked, BoostReplaced, VehiclePenalised
from astrodrome.kernel.records import PASS
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

CONFORMING = (2, 1, 3)
"""The versions that conform with the wheel on its second position: shield, line, planet."""
WRONG = (1, 2, 1)


def checked(boosts: str, versions: tuple[int, int, int], card: str = "3-06", energy: int = 0) -> Table:
    """Check an opponent by surprise, all its Boosts unless another card is named."""
    table = rally(f(hand=f"{card} 1-20"), f(boosts=boosts, versions=versions, energy=energy), wheel=2)
    table.play(card, "first", NameOpponent(1))
    return table


@pytest.mark.rule("CM-186")
def test_a_boost_is_judged_by_the_wheel_of_the_moment() -> None:
    table = rally(f(hand="1-01 1-15"), f(boosts="line", versions=(1, 2, 1), energy=0), wheel=2)
    table.play("1-01", "first", END_TURN)  # the wheel now authorises line 2
    table.passes()
    events = table.play("1-15", "first", NameOpponent(1))
    assert of_kind(events, BoostChecked) == [BoostChecked(1, "line", 2, 2, True)]
    early = checked("line", (1, 2, 1), "1-15")
    assert early.g.seen.lost == [True]


@pytest.mark.rule("CM-187")
def test_a_conforming_boost_returns_to_the_reserve_and_is_not_checked_again() -> None:
    table = checked("line planet", CONFORMING)
    assert table.public.franchises[1].boosts == ()
    assert table.g.boost_versions[3:6] == list(CONFORMING)
    table.do(END_TURN)
    events = table.passes(2)
    assert of_kind(events, BoostChecked) == []


@pytest.mark.rule("CM-188")
def test_line_and_planet_boosts_keep_their_effect_when_they_return() -> None:
    table = checked("line planet", CONFORMING)
    assert table.squares(1) == (12, 10)


@pytest.mark.rule("CM-189")
def test_a_conforming_shield_goes_on_protecting() -> None:
    table = rally(f(hand="1-14 1-20"), f(boosts="shield", versions=CONFORMING, energy=3), wheel=2)
    table.play("1-14", "first", NameOpponent(1), PASS, END_TURN)
    assert (table.public.franchises[1].boosts, table.public.franchises[1].shielded) == ((), True)
    table.passes()
    table.play("1-20", "first", AimAt(1, "pilot"), USE_SHIELD)
    assert table.squares(1) == (12, 10)


@pytest.mark.rule("CM-190")
def test_a_non_conforming_shield_stops_protecting_at_once() -> None:
    table = rally(f(hand="1-14 1-20"), f(boosts="shield", versions=WRONG, energy=9, hand="1-18"), wheel=2)
    table.play("1-14", "first", NameOpponent(1), PASS, END_TURN)
    assert table.public.franchises[1].shielded is False
    table.passes()
    table.play("1-20", "first", AimAt(1, "pilot"))
    assert why(table.refuse(USE_SHIELD)) == ("CM-099", "no-shield")


@pytest.mark.rule("CM-191")
def test_the_replacement_waits_in_the_reserve() -> None:
    table = checked("planet", WRONG, "1-16")
    assert table.public.franchises[1].boosts == ()
    assert table.g.boost_active == [False] * 6
    table.do(END_TURN)
    assert of_kind(table.passes(2), BoostChecked) == []


@pytest.mark.rule("CM-192")
def test_penalties_of_a_surprise_control_apply_at_once() -> None:
    table = checked("line", WRONG, "1-15")
    assert table.squares(1) == (8, 8)
    assert table.asks == "FranchiseGoesOn"


@pytest.mark.rule("CM-193")
@pytest.mark.parametrize(("card", "boosts"), [("1-15", "planet"), ("1-14", "line planet"), ("3-06", "")])
def test_without_an_active_boost_of_the_type_nothing_is_shown(card: str, boosts: str) -> None:
    table = rally(f(hand=card), f(boosts=boosts, versions=WRONG), wheel=2)
    events = table.play(card, "first", NameOpponent(1))
    assert of_kind(events, BoostChecked) == []
    assert (table.g.energy[0] < 6, table.squares(1)) == (True, (12, 10))


def test_the_whole_control_is_told_in_order() -> None:
    table = rally(f(hand="3-06"), f(boosts="shield line planet", versions=(1, 1, 1), energy=0), wheel=2)
    events = table.play("3-06", "first", NameOpponent(1))
    assert [type(event) for event in events[-7:]] == [
        BoostChecked,
        BoostReplaced,
        BoostChecked,
        BoostChecked,
        BoostReplaced,
        VehiclePenalised,
        VehiclePenalised,
    ]
    assert of_kind(events, VehiclePenalised) == [
        VehiclePenalised(1, "pilot", 12, 5),  # shield 3 and planet 4 together
        VehiclePenalised(1, "starbot", 10, 4),  # 2 and 4
    ]


def test_level_vehicles_let_the_franchise_choose_after_the_versions_are_shown() -> None:
    table = rally(f(hand="1-15"), f(pilot=11, starbot=11, boosts="line", versions=WRONG, energy=0), wheel=2)
    table.play("1-15", "first", NameOpponent(1))
    assert (table.asks, table.game.asked) == ("FranchiseTakesPenalty", (1,))
    choices = (PenaltyChoice("pilot", 7, 9), PenaltyChoice("starbot", 9, 7))
    assert table.offer() == PenaltyOffer(4, 2, choices)
    assert table.legal() == (TakePenalty("pilot"), TakePenalty("starbot"))
    table.do(TakePenalty("pilot"))
    assert table.squares(1) == (7, 9)


def test_a_block_saves_one_boost_of_several() -> None:
    table = rally(f(hand="3-06"), f(boosts="shield line planet", versions=(1, 2, 1), energy=9, hand="1-04"), wheel=2)
    table.play("3-06", "first", NameOpponent(1), React("1-04", "second", "planet"))
    assert table.public.franchises[1].boosts == ("planet",)
    assert table.squares(1) == (12 - 3 - 4, 10 - 2 - 2)


def test_a_named_boost_is_the_only_one_checked() -> None:
    table = rally(f(hand="2-08", score=20), f(boosts="shield line", versions=WRONG, energy=0), f(), wheel=2)
    table.do(Play("2-08", "first"))
    assert table.offer() == ControlOffer((1, 2))
    assert len(table.legal()) == 6
    table.do(NameBoost(1, "line"))
    assert table.public.franchises[1].boosts == ("shield",)


def test_the_offer_of_a_control_names_its_type() -> None:
    table = rally(f(hand="1-16"), f(), f())
    table.do(Play("1-16", "first"))
    assert table.offer() == OpponentOffer("CONTROL", 0, "planet", (1, 2))
