"""Chapters 25 and 26: the effects of the house event cards, and additions."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import (
    USE_SHIELD,
    AimAt,
    DrawCard,
    NameBoost,
    NameOpponent,
    PlaceBeside,
    Play,
    React,
    TurnWheel,
)
from astrodrome.games.celerium.records.offers import (
    AimChoice,
    AimOffer,
    DrawOffer,
    LevelChoice,
    OpponentOffer,
    WheelChoice,
    WheelOffer,
)
from astrodrome.games.celerium.records.preparation_events import CardsSeen
from astrodrome.games.celerium.records.race_events import (
    ActionsGained,
    CardDrawn,
    EnergyDrained,
    VehiclePushed,
    VehicleShot,
    WheelTurned,
)
from astrodrome.games.celerium.records.scoring_events import BoostChecked
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import all_cards, f, rally, why
from tests.contract.events import of_kind

BOX = our_box()


@pytest.mark.rule("CM-268")
def test_the_130_event_cards_are_20_times_2_and_twice_15_times_3() -> None:
    kinds = Counter((row.level, row.copies) for row in BOX.events)
    assert kinds == {(1, 2): 20, (2, 3): 15, (3, 3): 15}
    assert sum(row.copies for row in BOX.events) == 130
    assert [row.name for row in BOX.events if not row.house] == ["1-01"]


@pytest.mark.rule("CM-269")
@pytest.mark.parametrize(("card", "part", "notches"), [("1-01", "first", 1), ("2-01", "second", 2)])
def test_wheel_turns_as_many_notches_as_written(card: str, part: str, notches: int) -> None:
    table = rally(f(hand=card), f())
    events = table.do(Play(card, "first" if part == "first" else "second"))
    assert of_kind(events, WheelTurned) == [WheelTurned(0, notches, BOX.wheel[notches % 3])]


@pytest.mark.rule("CM-269")
def test_one_or_two_notches_are_the_players_choice() -> None:
    table = rally(f(hand="3-01"), f(), wheel=3)
    table.do(Play("3-01", "second"))
    assert table.offer() == WheelOffer((WheelChoice(1, BOX.wheel[0]), WheelChoice(2, BOX.wheel[1])))
    assert table.legal() == (TurnWheel(1), TurnWheel(2))
    assert table.refuse(TurnWheel(3)) == Refusal("CM-269", "notches", (("least", 1), ("most", 2)))
    assert why(table.refuse(TurnWheel(0))) == ("CM-269", "notches")
    table.do(TurnWheel(2))
    assert table.g.wheel == 1


@pytest.mark.rule("CM-270")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("1-02", (11, 10), (12, 10)), ("1-05", (12, 9), (12, 10)), ("3-02", (10, 8), (12, 10))],
)
def test_push_by_line_moves_the_named_kind_on_the_named_line(
    card: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    table = rally(f(hand=card), f(line="blue", energy=0), f(line="yellow", energy=0))
    part = "second" if card == "1-02" else "first"
    table.do(Play(card, "second" if part == "second" else "first"))
    assert (table.squares(0), table.squares(1), table.squares(2)) == ((12, 10), first, second)


@pytest.mark.rule("CM-270")
def test_push_lead_hits_the_leading_opposing_vehicle() -> None:
    table = rally(f(hand="3-10", pilot=28), f(pilot=9, starbot=17, energy=0), f(pilot=16, starbot=5))
    table.do(Play("3-10", "first"))
    assert table.legal() == (AimAt(1, "starbot"),)
    assert table.refuse(AimAt(2, "pilot")) == Refusal("CM-270", "not-leading", (("square", 17),))
    assert table.refuse(AimAt(0, "pilot")) == Refusal("CM-281", "own-franchise")
    assert table.refuse(AimAt(3, "pilot")) == Refusal("CM-281", "no-franchise")
    events = table.do(AimAt(1, "starbot"))
    assert of_kind(events, VehiclePushed) == [VehiclePushed(1, "starbot", 17, 14)]


@pytest.mark.rule("CM-270")
def test_among_level_leaders_the_player_chooses() -> None:
    table = rally(f(hand="1-19"), f(pilot=17, starbot=17), f(pilot=17))
    table.do(Play("1-19", "second"))
    assert table.legal() == (AimAt(1, "pilot"), AimAt(1, "starbot"), AimAt(2, "pilot"))


@pytest.mark.rule("CM-270")
def test_push_one_hits_any_opposing_vehicle() -> None:
    table = rally(f(hand="1-20"), f(starbot=4, energy=0), f())
    table.do(Play("1-20", "first"))
    assert len(table.legal()) == 4
    choices = [AimChoice(seat, kind, None) for seat in (1, 2) for kind in ("pilot", "starbot")]
    assert table.offer() == AimOffer("PUSH-ONE", 2, tuple(choices))
    table.do(AimAt(1, "starbot"))  # in vain: it stands on square 4
    assert table.squares(1) == (12, 4)


@pytest.mark.rule("CM-271")
@pytest.mark.parametrize(
    ("card", "aim", "shown"),
    [
        ("1-14", NameOpponent(1), ["shield"]),
        ("1-15", NameOpponent(1), ["line"]),
        ("1-16", NameOpponent(1), ["planet"]),
        ("2-08", NameBoost(1, "planet"), ["planet"]),
        ("3-06", NameOpponent(1), ["shield", "line", "planet"]),
    ],
)
def test_control_checks_the_named_boosts_of_one_opponent(card: str, aim: Action, shown: list[str]) -> None:
    table = rally(f(hand=card), f(boosts="shield line planet", energy=0), f(boosts="shield line planet"))
    events = table.do(Play(card, "first"), aim)
    assert [(event.seat, event.boost) for event in of_kind(events, BoostChecked)] == [(1, boost) for boost in shown]


@pytest.mark.rule("CM-271")
def test_a_shield_avoids_a_surprise_control() -> None:
    table = rally(f(hand="3-06"), f(boosts="shield line", energy=4, versions=(1, 1, 1)))
    events = table.do(Play("3-06", "first"), NameOpponent(1), USE_SHIELD)
    assert of_kind(events, BoostChecked) == []
    assert table.public.franchises[1].boosts == ("shield", "line")


@pytest.mark.rule("CM-272")
def test_block_keeps_one_boost_out_and_only_of_a_control() -> None:
    table = rally(f(hand="3-06"), f(boosts="shield line", energy=4, hand="1-04"))
    table.do(Play("3-06", "first"), NameOpponent(1))
    nothing = Refusal("CM-272", "nothing-to-block", (("boost", "planet"),))
    assert table.refuse(React("1-04", "second", "planet")) == nothing
    events = table.do(React("1-04", "second", "shield"))
    assert [event.boost for event in of_kind(events, BoostChecked)] == ["line"]
    push = rally(f(hand="1-20"), f(boosts="shield line", energy=4, hand="1-04"))
    push.do(Play("1-20", "first"), AimAt(1, "pilot"))
    assert why(push.refuse(React("1-04", "second", "line"))) == ("CM-272", "nothing-to-block")


@pytest.mark.rule("CM-272")
@pytest.mark.parametrize(
    ("card", "part", "aim"),
    [
        ("1-20", "first", AimAt(1, "pilot")),
        ("1-12", "first", AimAt(1, "starbot")),
        ("3-07", "first", AimAt(1, "pilot")),
        ("3-08", "first", NameOpponent(1)),
        ("3-08", "second", NameOpponent(1)),
        ("1-10", "first", NameOpponent(1)),
        ("3-06", "first", NameOpponent(1)),
        ("3-14", "first", PlaceBeside("starbot", 1, "pilot")),
    ],
)
def test_dodge_cancels_any_attack(card: str, part: str, aim: Action) -> None:
    one = f(boosts="line", on_pilot="all-terrain", hand="1-18", energy=2)
    table = rally(f(hand=card), one)
    before = (
        table.g.square,
        table.g.carries_shot,
        table.g.upgrade_damaged,
        table.g.market.last,
        table.g.boost_active,
    )
    table.do(Play(card, "first" if part == "first" else "second"), aim, React("1-18", "first"))
    assert (
        table.g.square,
        table.g.carries_shot,
        table.g.upgrade_damaged,
        table.g.market.last,
        table.g.boost_active,
    ) == before
    assert table.g.energy[1] == 1


@pytest.mark.rule("CM-278")
@pytest.mark.parametrize(("energy", "left", "lost"), [(6, 2, 4), (4, 0, 4), (3, 0, 3)])
def test_drain_takes_energy_but_never_below_zero(energy: int, left: int, lost: int) -> None:
    table = rally(f(hand="3-08"), f(energy=energy))
    table.do(Play("3-08", "second"))
    assert table.offer() == OpponentOffer("DRAIN", 4, None, (1,))
    events = table.do(NameOpponent(1))
    assert of_kind(events, EnergyDrained) == [EnergyDrained(1, lost)]
    assert table.g.energy[1] == left


@pytest.mark.rule("CM-279")
@pytest.mark.parametrize(("actions", "gained"), [(3, 2), (14, 1), (15, 0)])
def test_act_gives_actions_up_to_15(actions: int, gained: int) -> None:
    table = rally(f(hand="3-12", actions=actions), f())
    events = table.do(Play("3-12", "first"))
    assert of_kind(events, ActionsGained) == [ActionsGained(0, gained)]
    assert table.g.actions[0] == actions + gained


@pytest.mark.rule("CM-279")
def test_draw_takes_the_top_card_of_a_deck_of_ones_level() -> None:
    table = rally(f(hand="2-14", score=20), f(), deck="1-04 2-11")
    table.do(Play("2-14", "second"))
    assert table.legal() == (DrawCard(1), DrawCard(2))
    closed = Refusal("CM-279", "level-too-high", (("level", 3), ("own", 2)))
    assert table.refuse(DrawCard(3)) == closed
    assert why(table.refuse(DrawCard(0))) == ("CM-279", "level-too-high")
    levels = (LevelChoice(1, 40, None), LevelChoice(2, 44, None), LevelChoice(3, 45, closed))
    assert table.offer() == DrawOffer(levels)
    events = table.do(DrawCard(2))
    assert of_kind(events, CardDrawn) == [CardDrawn(0, 2)]
    assert of_kind(events, CardsSeen) == [CardsSeen((0,), ("2-11",))]
    assert table.hand(0) == ["2-11"]


def all_but(card: str, *levels: int) -> str:
    """Return a hand with all cards of some levels, but one."""
    cards = [name for level in levels for name in all_cards(level)]
    if card in cards:
        cards.remove(card)
    return " ".join(cards)


@pytest.mark.rule("CM-291")
def test_draw_names_a_level_that_has_a_card_or_is_paid_in_vain() -> None:
    table = rally(f(hand="2-14", score=20), f(hand=all_but("2-14", 1)))
    table.do(Play("2-14", "second"))
    assert table.refuse(DrawCard(1)) == Refusal("CM-084", "deck-short", (("level", 1), ("left", 0)))
    assert table.legal() == (DrawCard(2),)
    vain = rally(f(hand="2-14", score=20), f(hand=all_but("2-14", 1, 2)))
    events = vain.do(Play("2-14", "second"))
    assert of_kind(events, CardDrawn) == []
    assert (vain.g.energy[0], vain.asks) == (4, "FranchiseGoesOn")


@pytest.mark.rule("CM-281")
def test_shot_names_a_vehicle_of_its_kind() -> None:
    table = rally(f(hand="2-09"), f(energy=0), f(energy=0))
    table.do(Play("2-09", "first"))
    assert table.legal() == (AimAt(1, "pilot"), AimAt(2, "pilot"))
    assert table.refuse(AimAt(1, "starbot")) == Refusal("CM-281", "not-that-kind", (("vehicle", "starbot"),))
    events = table.do(AimAt(2, "pilot"))
    assert of_kind(events, VehicleShot) == [VehicleShot(2, "pilot")]


@pytest.mark.rule("CM-281")
def test_damage_names_an_opponent() -> None:
    table = rally(f(hand="3-08", on_pilot="all-terrain"), f(), f())
    table.do(Play("3-08", "first"))
    assert table.legal() == (NameOpponent(1), NameOpponent(2))
    assert table.refuse(NameOpponent(0)) == Refusal("CM-281", "own-franchise")
    assert table.refuse(NameOpponent(7)) == Refusal("CM-281", "no-franchise")


@pytest.mark.rule("CM-281")
def test_only_the_card_that_says_so_is_unstoppable() -> None:
    cards = rally(f()).g.tables.cards
    names = [
        name for name, pair in zip(cards.name, cards.option, strict=True) if any(option.unstoppable for option in pair)
    ]
    assert names == ["3-07"]


@pytest.mark.rule("CM-283")
@pytest.mark.parametrize(
    ("card", "part", "then"),
    [
        ("1-01", "second", ()),
        ("1-15", "first", (NameOpponent(1),)),
        ("3-08", "second", (NameOpponent(1),)),
        ("3-08", "first", (NameOpponent(1),)),
        ("1-09", "first", ()),
        ("3-12", "first", ()),
    ],
)
def test_an_option_may_be_used_in_vain_and_is_paid(card: str, part: str, then: tuple[Action, ...]) -> None:
    table = rally(f(hand=card, actions=15, at_market="first"), f(energy=0))
    table.do(Play(card, "first" if part == "first" else "second"), *then)
    assert table.g.energy[0] < 6
    assert [laid.card.name for laid in table.public.laid] == [card]
    assert table.g.square == [12, 10, 12, 10]


def test_opponents_are_listed_clockwise_from_the_left() -> None:
    table = rally(f(), f(hand="1-10"), f(), f(), first=1)
    table.do(Play("1-10", "first"))
    assert table.legal() == (NameOpponent(2), NameOpponent(3), NameOpponent(0))
