"""Chapter 13: race turns and passing."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import END_TURN, PASS_TURN, Advance, Play
from astrodrome.games.celerium.records.offers import GoOnOffer, RaceOffer
from astrodrome.games.celerium.records.race_events import CardPlayed, FranchisePassed, RaceEnded
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import CHAINS, f, rally, why
from tests.contract.events import of_kind


@pytest.mark.rule("CM-129")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_turns_go_round_clockwise_from_the_first_franchise(first: int) -> None:
    table = rally(f(hand="1-18 1-18"), f(hand="2-15 2-15"), f(hand="3-15 3-15"), first=first)
    asked = []
    for _ in range(6):
        asked += list(table.game.asked)
        card = table.hand(table.game.asked[0])[0]
        table.move(card, "pilot", 1)
    assert asked == [(first + n) % 3 for n in range(6)]


@pytest.mark.rule("CM-130")
def test_a_turn_is_one_card_or_a_pass() -> None:
    table = rally(f(hand="1-01 1-02"), f())
    assert table.legal()[0] == PASS_TURN
    table.play("1-01", "move", Advance("pilot", 1))
    assert why(table.refuse(Play("1-02", "move"))) == ("CM-130", "one-card-a-turn")
    table.do(END_TURN)
    assert table.game.asked == (1,)
    assert table.hand(0) == ["1-02"]


@pytest.mark.rule("CM-130")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    table = rally(f(hand="1-01"), f(hand="1-02"))
    assert table.refuse(Play("1-02", "move")) == Refusal("CM-130", "not-in-hand")
    assert table.refuse(Play("9-99", "move")) == Refusal("CM-130", "not-in-hand")


@pytest.mark.rule("CM-131")
def test_a_franchise_that_passed_may_play_later() -> None:
    table = rally(f(hand="1-18"), f(hand="1-18"))
    assert table.passes() == (FranchisePassed(0),)
    table.move("1-18", "pilot", 1)
    assert table.game.asked == (0,)
    assert table.refuse(Play("1-18", "move")) is None


@pytest.mark.rule("CM-132")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_race_ends_after_as_many_passes_in_a_row_as_franchises(seats: int) -> None:
    table = rally(f(hand="1-18"), *[f() for _ in range(seats - 1)])
    for done in range(1, seats):
        table.passes()
        assert (table.asks, table.public.passes) == ("FranchiseRaces", done)
    assert of_kind(table.passes(), RaceEnded) == [RaceEnded(1)]


@pytest.mark.rule("CM-132")
def test_a_card_breaks_the_row_of_passes() -> None:
    table = rally(f(), f(), f(hand="1-18"))
    table.passes(2)
    table.move("1-18", "pilot", 1)
    assert table.public.passes == 0
    table.passes(2)
    assert table.asks == "FranchiseRaces"
    assert of_kind(table.passes(), RaceEnded) == [RaceEnded(1)]


@pytest.mark.rule("CM-133")
def test_without_a_card_a_franchise_can_only_pass() -> None:
    table = rally(f(), f(hand="1-01"))
    assert table.legal() == (PASS_TURN,)


@pytest.mark.rule("CM-134")
def test_if_all_pass_at_once_the_placement_stands() -> None:
    table = rally(f(pilot=20, starbot=9, hand="1-01"), f(pilot=11, starbot=7, hand="1-01"))
    table.passes(2)
    assert table.g.square == [20, 9, 11, 7]
    assert table.g.sheets.pilot == [(13, 4)]


@pytest.mark.rule("CM-135")
@pytest.mark.parametrize("parts", [("move", "first"), ("first", "move"), ("move", "second"), ("second", "move")])
def test_both_parts_may_be_used_in_either_order(parts: tuple[str, str]) -> None:
    table = rally(f(hand="1-03"), f(line="green"))
    for part in parts:
        play = {name: Play("1-03", name) for name in ("move", "first", "second")}[part]
        events = table.do(play)
        assert of_kind(events, CardPlayed) == [CardPlayed(0, "1-03", play.part)]
        if part == "move":
            table.do(Advance("pilot", 2))
    assert table.squares(0) == (14, 10)
    assert (table.g.actions[0], table.g.energy[0]) == (7, 5)
    assert (table.g.wheel == 1) is ("first" in parts)
    assert (table.squares(1) == (11, 10)) is ("second" in parts)
    assert table.game.asked == (1,)


@pytest.mark.rule("CM-135")
def test_one_part_alone_is_enough() -> None:
    table = rally(f(hand="1-01"), f())
    table.play("1-01", "first")
    assert table.legal() == (END_TURN, Play("1-01", "move"))
    table.do(END_TURN)
    assert table.squares(0) == (12, 10)


@pytest.mark.rule("CM-136")
def test_a_card_of_which_no_part_can_be_used_cannot_be_played() -> None:
    table = rally(f(hand="1-01 1-07", actions=0, energy=0), f())
    assert table.legal() == (PASS_TURN,)
    assert why(table.refuse(Play("1-01", "move"))) == ("CM-036", "few-actions")
    assert why(table.refuse(Play("1-01", "first"))) == ("CM-037", "few-energy")


@pytest.mark.rule("CM-137")
def test_a_played_card_lies_face_up_and_leaves_the_hand_for_one_part() -> None:
    table = rally(f(hand="1-01 1-01"), f())
    table.move("1-01", "pilot", 1)
    assert table.hand(0) == ["1-01"]
    assert [(laid.seat, laid.card.name) for laid in table.public.laid] == [(0, "1-01")]


@pytest.mark.rule("CM-138")
def test_played_cards_are_discarded_by_level_at_the_end_of_the_round() -> None:
    table = rally(f(hand="1-18 2-15", score=20), f(hand="3-15"))
    for card in ("1-18", "3-15", "2-15"):
        table.move(card, "pilot", 1)
    assert [deck.discard for deck in table.public.decks] == [(), (), ()]
    table.passes(2)
    assert [deck.discard for deck in table.public.decks] == [("1-18",), ("2-15",), ("3-15",)]
    assert table.public.laid == ()


@pytest.mark.rule("CM-139")
def test_cards_in_hand_are_seen_by_their_owner_alone() -> None:
    tables = [rally(f(hand="1-01"), f(hand=card)) for card in ("1-02", "1-03")]
    one, other = [[to_json(table.game.view(seat)) for seat in (None, 0)] for table in tables]
    assert one == other
    assert [[card.name for card in table.mine(0).hand] for table in tables] == [["1-01"]] * 2


@pytest.mark.rule("CM-285")
def test_the_first_part_is_finished_before_the_other_is_offered() -> None:
    table = rally(f(hand="1-02", pilot=13), f(boosts="shield"), options=CHAINS)
    table.do(Play("1-02", "second"))
    assert table.asks == "TargetsAnswer"
    table.do(table.legal()[0])
    assert table.asks == "FranchiseGoesOn"
    table.do(Play("1-02", "move"), Advance("pilot", 2))
    assert table.asks == "FranchiseRepeats"


def test_the_used_part_is_refused_a_second_time() -> None:
    table = rally(f(hand="1-03"), f())
    table.play("1-03", "move", Advance("pilot", 1))
    assert why(table.refuse(Play("1-03", "move"))) == ("CM-135", "moved-already")
    other = rally(f(hand="1-03"), f())
    other.play("1-03", "first")
    assert why(other.refuse(Play("1-03", "second"))) == ("CM-152", "one-option")


def test_the_other_part_is_not_asked_where_it_cannot_be_used() -> None:
    table = rally(f(hand="1-01", energy=0), f())
    table.play("1-01", "move", Advance("pilot", 1))
    assert table.game.asked == (1,)
    poor = rally(f(hand="1-01", actions=0), f())
    poor.play("1-01", "first")
    assert poor.game.asked == (1,)


def test_the_offer_shows_cards_prices_and_landings() -> None:
    table = rally(f(hand="1-01 1-12", pilot=13, starbot=27, actions=1, energy=1), f(), options=CHAINS)
    offer = table.offer()
    assert isinstance(offer, RaceOffer)
    assert (offer.actions, offer.energy) == (1, 1)
    cards = [(c.card, c.squares, [(p.part, p.price, why(p.refusal)) for p in c.parts]) for c in offer.cards]
    assert cards == [
        ("1-01", 2, [("move", 1, None), ("first", 1, None), ("second", 1, None)]),
        (
            "1-12",
            3,
            [
                ("move", 2, ("CM-036", "few-actions")),
                ("first", 2, ("CM-037", "few-energy")),
                ("second", 2, ("CM-037", "few-energy")),
            ],
        ),
    ]
    pilot, starbot = offer.reach
    assert [(end.squares, end.square, end.meteor, end.again) for end in pilot.landings] == [
        (1, 14, False, 0),
        (2, 15, False, 2),
        (3, 16, False, 0),
    ]
    assert [(end.squares, end.square) for end in starbot.landings] == [(1, 28)]


def test_the_offer_of_an_empty_hand_is_empty() -> None:
    offer = rally(f(), f()).offer()
    assert isinstance(offer, RaceOffer)
    assert offer.cards == ()
    assert [(reach.landings, reach.refusal) for reach in offer.reach] == [((), None), ((), None)]


def test_the_offer_of_the_other_part_greys_out_what_is_used() -> None:
    table = rally(f(hand="1-03"), f())
    table.play("1-03", "first")
    offer = table.offer()
    assert isinstance(offer, GoOnOffer)
    assert [(p.part, p.price, why(p.refusal)) for p in offer.card.parts] == [
        ("move", 1, None),
        ("first", 1, ("CM-152", "one-option")),
        ("second", 1, ("CM-152", "one-option")),
    ]
    assert (offer.actions, offer.energy, len(offer.reach[0].landings)) == (8, 5, 2)
