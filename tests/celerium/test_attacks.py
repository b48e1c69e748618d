"""Chapter 15: energy options, attacks and the answers to them."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.effect_codes import CODES
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import (
    END_TURN,
    USE_SHIELD,
    Advance,
    AimAt,
    NameOpponent,
    PlaceBeside,
    Play,
    React,
)
from astrodrome.games.celerium.records.offers import AnswerOffer
from astrodrome.games.celerium.records.race_events import (
    AttackDodged,
    AttackLaunched,
    ControlBlocked,
    VehiclePushed,
    WheelTurned,
)
from astrodrome.kernel.records import PASS
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import Franchise, Table, f, rally, why
from tests.contract.events import of_kind

DODGE = React("1-18", "first")


def attacked(*targets: str, energy: int = 6) -> Table:
    """Push everybody on the blue line back, with a hand of cards for each target."""
    table = rally(f(hand="1-02"), *[f(hand=hand, energy=energy) for hand in targets])
    table.play("1-02", "second")
    return table


@pytest.mark.rule("CM-152")
def test_one_option_is_paid_and_carried_out() -> None:
    table = rally(f(hand="1-02", energy=4), f())
    table.play("1-02", "first")
    assert (table.g.energy[0], table.g.wheel, table.squares(1)) == (3, 1, (12, 10))
    assert why(table.refuse(Play("1-02", "second"))) == ("CM-152", "one-option")


@pytest.mark.rule("CM-153")
def test_an_energy_symbol_makes_an_option_dearer_by_one() -> None:
    option = rally(f()).g.tables.cards.option
    names = rally(f()).g.tables.cards.index
    assert [one.cost for one in option[names["1-04"]]] == [1, 2]
    assert [one.cost for one in option[names["3-06"]]] == [3, 4]


@pytest.mark.rule("CM-154")
def test_the_other_option_is_lost_with_the_card() -> None:
    table = rally(f(hand="1-02"), f())
    table.play("1-02", "first", END_TURN)
    assert table.hand(0) == []
    assert [laid.card.name for laid in table.public.laid] == ["1-02"]


@pytest.mark.rule("CM-155")
def test_a_push_by_line_hits_only_opposing_vehicles_of_the_kind_on_the_line() -> None:
    table = rally(f(hand="1-02"), f(), f(line="green"), f())
    table.play("1-02", "second")
    assert [table.squares(seat) for seat in range(4)] == [(12, 10), (11, 10), (12, 10), (11, 10)]


@pytest.mark.rule("CM-156")
def test_the_wheel_turns_clockwise_and_authorises_other_versions_at_once() -> None:
    table = rally(f(hand="1-01 2-01", score=20), f(hand="1-02"), wheel=2)
    events = table.play("2-01", "second")  # two notches
    assert of_kind(events, WheelTurned) == [WheelTurned(0, 2, our_box().wheel[0])]
    assert [table.g.authorised(boost) for boost in range(3)] == [1, 3, 2]
    table.end_turn()
    table.play("1-02", "first")
    assert [table.g.authorised(boost) for boost in range(3)] == [2, 1, 3]


@pytest.mark.rule("CM-157")
def test_what_harms_an_opponent_is_an_attack_and_wheel_and_meteor_are_not() -> None:
    attacks = {code.name for code in CODES if code.attack}
    assert attacks == {
        *("PUSH-P", "PUSH-S", "PUSH-PS", "PUSH-LEAD", "PUSH-ONE"),
        *("CONTROL", "SHOT", "DAMAGE", "DRAIN", "SWAP", "LAST"),
    }
    table = rally(f(hand="1-01 1-08"), f(boosts="shield", hand="1-18", energy=9))
    assert of_kind(table.play("1-01", "first", END_TURN), AttackLaunched) == []
    table.passes()
    assert of_kind(table.play("1-08", "first"), AttackLaunched) == []


@pytest.mark.rule("CM-158")
def test_a_reaction_is_paid_and_discarded_without_its_movement() -> None:
    table = attacked("1-18 1-01")
    events = table.do(DODGE)
    assert of_kind(events, AttackDodged) == [AttackDodged(1, "1-18")]
    assert (table.g.energy[1], table.g.actions[1], table.squares(1)) == (5, 8, (12, 10))
    assert table.hand(1) == ["1-01"]
    assert [(laid.seat, laid.card.name) for laid in table.public.laid] == [(0, "1-02"), (1, "1-18")]


@pytest.mark.rule("CM-158")
@pytest.mark.parametrize(
    ("action", "key"),
    [
        (React("1-20", "second"), "not-in-hand"),
        (React("0-00", "first"), "not-in-hand"),
        (React("1-18", "second"), "no-reaction"),
        (React("1-18", "move"), "no-reaction"),
        (React("1-18", "first", "shield"), "no-reaction"),
        (React("1-04", "second"), "no-reaction"),
    ],
)
def test_only_a_reaction_in_hand_helps(action: React, key: str) -> None:
    table = attacked("1-18 1-04")
    assert table.refuse(action) == Refusal("CM-158", key)


@pytest.mark.rule("CM-159")
def test_a_reaction_is_no_ordinary_option() -> None:
    table = rally(f(hand="1-18 1-04", energy=9), f())
    assert table.refuse(Play("1-18", "first")) == Refusal("CM-159", "only-as-reaction")
    assert table.refuse(Play("1-04", "second")) == Refusal("CM-159", "only-as-reaction")
    assert why(table.refuse(DODGE)) == ("AD-004", "not-an-answer")


@pytest.mark.rule("CM-160")
def test_a_reaction_is_neither_a_turn_nor_a_pass() -> None:
    table = rally(f(hand="1-02"), f(hand="1-18 1-01"), f(line="green"))
    table.play("1-02", "second", DODGE, END_TURN)
    assert table.game.asked == (1,)
    assert table.public.passes == 0
    table.passes(2)
    assert table.game.asked == (0,)
    assert table.asks == "FranchiseRaces"


@pytest.mark.rule("CM-161")
def test_targets_answer_in_turn_order_before_anything_happens() -> None:
    table = rally(f(hand="1-18"), f(hand="1-02"), f(hand="1-07"), first=2)
    table.passes()
    table.passes()
    table.play("1-02", "second")
    assert list(table.game.asked) == [2, 0]
    assert table.g.square == [12, 10] * 3
    table.game.play(0, DODGE)
    table.game.play(2, React("1-07", "first"))
    assert list(table.game.asked) == [0]  # the first in order acted; the other one answers knowing it
    assert table.hand(0) == ["1-18"]
    table.do(PASS)
    assert [table.squares(seat)[0] for seat in range(3)] == [11, 12, 12]


@pytest.mark.rule("CM-161")
def test_a_target_that_passed_before_is_not_asked_again() -> None:
    table = attacked("1-18", "1-07", "2-15")
    table.game.play(1, PASS)
    table.game.play(2, React("1-07", "first"))
    table.game.play(3, PASS)
    assert list(table.game.asked) == [3]
    table.do(React("2-15", "first"))
    assert [table.squares(seat)[0] for seat in range(4)] == [12, 11, 12, 12]


@pytest.mark.rule("CM-162")
def test_the_attacker_has_paid_even_when_the_attack_is_avoided() -> None:
    table = attacked("1-18")
    table.do(DODGE, END_TURN)
    assert (table.g.energy[0], table.hand(0), table.squares(1)) == (5, [], (12, 10))
    swap = rally(f(hand="3-14", pilot=12), f(pilot=13, starbot=4, boosts="shield"))
    swap.play("3-14", "first", PlaceBeside("pilot", 1, "pilot"), USE_SHIELD)
    assert swap.g.energy == [3, 3]


@pytest.mark.rule("CM-163")
def test_without_the_energy_for_an_answer_the_attack_is_suffered() -> None:
    table = rally(f(hand="1-02"), f(hand="1-20", energy=1))
    table.play("1-02", "second")
    assert table.refuse(React("1-20", "second")) == Refusal("CM-037", "few-energy", (("price", 2), ("energy", 1)))
    assert table.legal() == (PASS,)
    table.do(PASS)
    assert table.squares(1) == (11, 10)
    shield = rally(f(hand="1-02"), f(boosts="shield", hand="1-18", energy=2))
    shield.play("1-02", "second")
    assert shield.refuse(USE_SHIELD) == Refusal("CM-037", "few-energy", (("price", 3), ("energy", 2)))


@pytest.mark.rule("CM-163")
@pytest.mark.parametrize(
    ("one", "asked"),
    [
        (f(energy=0, hand="1-18", boosts="shield"), False),
        (f(energy=1, hand="", boosts="shield"), False),
        (f(energy=2, boosts="shield"), False),
        (f(energy=3, boosts="shield"), True),
        (f(energy=3), False),
        (f(energy=1, hand="1-01"), True),
        (f(energy=2, hand="3-01"), True),
        (f(energy=1, hand="3-01"), False),
    ],
)
def test_a_target_is_asked_where_the_table_cannot_rule_an_answer_out(one: Franchise, asked: bool) -> None:
    table = rally(f(hand="1-02"), one)
    table.play("1-02", "second")
    assert (table.asks == "TargetsAnswer") is asked
    assert (table.squares(1) == (11, 10)) is not asked


@pytest.mark.rule("CM-289")
@pytest.mark.parametrize(
    ("card", "part", "aim", "one", "asked"),
    [
        ("1-20", "first", AimAt(1, "pilot"), f(pilot=4, boosts="shield"), False),
        ("1-20", "first", AimAt(1, "pilot"), f(pilot=5, boosts="shield"), True),
        ("3-08", "second", NameOpponent(1), f(energy=9, boosts="shield"), True),
        ("3-08", "first", NameOpponent(1), f(boosts="shield"), False),
        ("3-08", "first", NameOpponent(1), f(boosts="shield", on_pilot="all-terrain"), True),
        ("1-15", "first", NameOpponent(1), f(boosts="shield"), False),
        ("1-14", "first", NameOpponent(1), f(boosts="shield"), True),
        ("1-10", "first", NameOpponent(1), f(boosts="shield"), True),
    ],
)
def test_a_franchise_is_asked_only_about_what_would_change_something(
    card: str, part: str, aim: AimAt | NameOpponent, one: Franchise, asked: bool
) -> None:
    table = rally(f(hand=card), one)
    table.do(Play(card, "first" if part == "first" else "second"), aim)
    assert (table.asks == "TargetsAnswer") is asked


@pytest.mark.rule("CM-289")
def test_who_is_last_at_the_market_already_is_not_asked() -> None:
    table = rally(f(hand="1-10"), f(boosts="shield", at_market="last"))
    events = table.play("1-10", "first", NameOpponent(1))
    assert of_kind(events, AttackLaunched) == [AttackLaunched(0, (), 0)]
    assert table.asks == "FranchiseGoesOn"


def test_who_holds_only_cards_of_a_level_without_a_block_is_not_asked_for_one() -> None:
    """A control may also be blocked: level 1 and 2 have such cards, for one energy more."""
    table = rally(f(hand="1-15"), f(boosts="line", hand="3-01", energy=3))
    table.play("1-15", "first", NameOpponent(1))
    assert table.asks == "TargetsAnswer"
    assert table.legal() == (PASS,)


def test_the_attack_is_told_before_its_effect() -> None:
    table = rally(f(hand="1-02"), f(), f())
    events = table.play("1-02", "second")
    assert of_kind(events, AttackLaunched) == [AttackLaunched(0, (1, 2), 2)]
    assert of_kind(events, VehiclePushed) == [VehiclePushed(1, "pilot", 12, 11), VehiclePushed(2, "pilot", 12, 11)]


def test_the_offer_shows_the_attack_and_every_answer() -> None:
    table = rally(f(hand="1-15"), f(boosts="line", hand="1-18 1-04 2-04", energy=2))
    table.play("1-15", "first", NameOpponent(1))
    offer = table.offer()
    assert isinstance(offer, AnswerOffer)
    assert (offer.attacker, offer.card, offer.part, offer.energy) == (0, "1-15", "first", 2)
    assert (offer.shield_price, why(offer.shield)) == (3, ("CM-099", "no-shield"))
    rows = [(r.card, r.part, r.boost, r.price, why(r.refusal)) for r in offer.reactions]
    nothing = ("CM-272", "nothing-to-block")
    assert rows == [
        ("1-04", "second", "shield", 2, nothing),
        ("1-04", "second", "line", 2, None),
        ("1-04", "second", "planet", 2, nothing),
        ("1-18", "first", None, 1, None),
        ("2-04", "second", "shield", 3, nothing),
        ("2-04", "second", "line", 3, ("CM-037", "few-energy")),
        ("2-04", "second", "planet", 3, nothing),
    ]


def test_a_block_is_told_with_its_boost() -> None:
    table = rally(f(hand="1-15"), f(boosts="line", hand="1-04"))
    table.play("1-15", "first", NameOpponent(1))
    events = table.do(React("1-04", "second", "line"))
    assert of_kind(events, ControlBlocked) == [ControlBlocked(1, "1-04", "line")]
    assert table.g.energy[1] == 4


def test_a_move_and_an_attack_can_be_combined() -> None:
    table = rally(f(hand="1-02"), f())
    table.play("1-02", "second", Play("1-02", "move"), Advance("starbot", 1))
    assert (table.squares(0), table.squares(1)) == ((12, 11), (11, 10))
