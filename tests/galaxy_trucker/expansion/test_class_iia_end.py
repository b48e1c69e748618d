"""Class IIA: halves that give up, the finish and the settlement (GX-307 to GX-317, GX-324 to GX-328)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp, HalfStranded
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, Power, WithdrawHalf
from astrodrome.games.galaxy_trucker.records.flight_events import DaysGained, FlightSettled, GaveUp
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer, HalfChoice
from astrodrome.games.galaxy_trucker.spec import census
from astrodrome.kernel.records import Action, Event
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, FIVE, TECH
from tests.galaxy_trucker.expansion.two_halves import DUO, pair
from tests.galaxy_trucker.table import Ship, Table, card, fly, ship

LADEN = ship(". c . . . c . \n e h3 . * . h3 e", goods={(5, 7): "Y Y B", (9, 7): "Y G"})
"""Goods worth 7 on the left, 5 on the right."""
LEFT, RIGHT = WithdrawHalf("left"), WithdrawHalf("right")


def gone(events: tuple[Event, ...]) -> list[tuple[int, str, str]]:
    """Return which halves gave up, and why."""
    return [(one.seat, one.half, one.reason) for one in of_kind(events, HalfGaveUp)]


def landed(*ships: Ship | str, halves: tuple[int, ...] = (2, 2, 2, 2), five: bool = False) -> Table:
    """Fly to the last card; who has one half only loses the right one before it."""
    table = fly(*ships, card=CREWS, after=("I-04",), flight="IIA", modules=FIVE if five else ())
    answers: list[Action] = [FLY_ON if count == 2 else RIGHT for count in halves]
    for seat in list(table.public.order):
        table.opening += table.play(answers[seat])
    return table


@pytest.mark.rule("GX-307", "GX-313")
def test_before_a_card_one_half_or_both_may_be_withdrawn() -> None:
    table = pair(LADEN, card=CREWS)
    assert table.legal == (FLY_ON, GIVE_UP, LEFT, RIGHT)
    prompt = table.game.prompt(0)
    assert prompt is not None
    halves = (HalfChoice("left", 4), HalfChoice("right", 3))
    assert prompt.offer == GiveUpOffer(12, 7, 2, halves)
    events = table.play(LEFT)
    assert of_kind(events, HalfGaveUp) == [HalfGaveUp(0, "left", "own-will", 4)]  # half of 7, rounded up, at once
    assert (table.g.credits[0], table.g.flying[0], table.asked) == (4, True, (1,))
    table = pair(LADEN, card=CREWS)
    events = table.play(GIVE_UP)
    assert (gone(events), [one.seat for one in of_kind(events, GaveUp)]) == ([(0, "left", "own-will")], [0])
    assert not table.g.flying[0]


@pytest.mark.rule("GX-307", "GX-317")
def test_the_last_half_gives_up_as_a_ship_does() -> None:
    table = pair(LADEN, card=CREWS)
    table.play(LEFT, FLY_ON)
    assert table.legal == (FLY_ON, GIVE_UP)
    refusal = table.refusal(RIGHT)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("GX-307", "no-two-halves")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == GiveUpOffer(5, 3, 1)
    events = table.play(GIVE_UP, GIVE_UP)
    settled = next(one for one in of_kind(events, FlightSettled) if one.seat == 0)
    assert (settled.goods, settled.credits) == (3, 4 + 3)


@pytest.mark.rule("GX-313")
def test_two_halves_that_give_up_together_round_each_for_itself() -> None:
    table = pair(LADEN, card=CREWS)
    events = table.play(GIVE_UP, GIVE_UP)
    assert [one.credits for one in of_kind(events, FlightSettled)] == [4 + 3, 0]
    assert table.public.accounts[0][0].goods == 7


@pytest.mark.rule("GX-314", "GX-315", "GX-316")
def test_what_a_half_held_goes_back_and_only_what_it_lost_before_is_paid() -> None:
    swarm = card("meteor_swarm", "large front")
    table = pair(LADEN, card=swarm, dice=(5,))
    assert (table.lost(0), table.has(0, 5, 7)) == (1, False)  # the cabin was hit, the rest gave up
    assert gone(table.opening) == [(0, "left", "no-humans"), (1, "left", "no-humans")]
    table = pair(ship(LADEN.drawing, goods=LADEN.goods, lost=3, credits=20), card=CREWS, after=("I-06",))
    bank, pieces, up = table.g.goods_in_bank.copy(), census(table.g), len(table.g.face_up)
    table.play(LEFT)
    assert [now - before for now, before in zip(table.g.goods_in_bank, bank, strict=True)] == [0, 2, 0, 1]
    assert (census(table.g), len(table.g.face_up) - up, table.lost(0)) == (pieces, 3, 3)
    assert not any([table.g.crew[0][at(5, 6)], table.g.cells[0][at(5, 7)], table.g.ships[0][at(4, 7)]])
    events = table.play(FLY_ON)
    settled = next(one for one in of_kind(events, FlightSettled) if one.seat == 0)
    assert settled.losses == 3


@pytest.mark.rule("GX-317")
def test_the_remaining_half_counts_for_itself() -> None:
    table = pair("e c e . . c . \n e x . * . e .", card=CREWS, after=("I-05", "I-06"))
    table.play(RIGHT, FLY_ON)
    assert table.public.ships[0].figures.engines == 3
    assert table.g.position[0] == -1 + 3  # open space


@pytest.mark.rule("GX-308")
def test_who_is_lapped_gives_up_with_both_halves() -> None:
    fast = ship(". c . . . c . \n e b . * . b e", place=10)
    table = pair(fast, ship(DUO, place=-31), card="I-05")
    assert gone(table.opening) == [(1, "left", "lapped")]
    assert [(one.seat, one.reason) for one in of_kind(table.opening, GaveUp)] == [(1, "lapped")]


@pytest.mark.rule("GX-309", "GX-312")
def test_in_open_space_a_half_without_engines_gives_up_and_the_other_one_moves() -> None:
    table = pair("e c e . . c . \n e x . * . x .", card="I-05", modules=())
    assert [(one.seat, one.half) for one in of_kind(table.opening, HalfStranded)] == [(0, "right")]
    assert [(one.seat, one.days) for one in of_kind(table.opening, DaysGained)] == [(0, 3), (1, 1)]
    assert gone(table.opening) == [(0, "right", "no-engine")]
    assert (table.g.flying[0], table.g.position[0]) == (True, 3)


@pytest.mark.rule("GX-310")
def test_in_open_space_with_no_engine_at_all_both_halves_give_up() -> None:
    table = pair(". c . . . c . \n . x . * . x .", card="I-05", modules=())
    assert of_kind(table.opening, HalfStranded) == []
    assert gone(table.opening) == [(0, "left", "no-engine")]
    assert [(one.seat, one.reason) for one in of_kind(table.opening, GaveUp)] == [(0, "no-engine")]
    assert table.g.position[0] == 0


@pytest.mark.rule("GX-311", "GX-312")
def test_in_open_space_the_slower_half_sets_the_pace_and_cannot_be_left_behind() -> None:
    table = pair("e c e . . c . \n e b . * . E b", card="I-05", modules=())
    assert table.legal == (Power((0, 0)), Power((0, 1)))  # the card is open: nothing can be withdrawn
    events = table.play(Power((0, 1)))
    assert [(one.seat, one.days) for one in of_kind(events, DaysGained)] == [(0, 2), (1, 1)]
    table = pair("e c e . . c . \n e b . * . E b", card="I-05", modules=())
    events = table.play(Power((0, 0)))
    assert ([one.days for one in of_kind(events, DaysGained)], gone(events)) == ([3, 1], [(0, "right", "no-engine")])


@pytest.mark.rule("GX-324", "GX-E22")
def test_ships_with_two_halves_arrive_before_those_with_one() -> None:
    table = landed(*[ship(DUO)] * 4, halves=(1, 2, 2, 1))
    assert [one.finish for one in of_kind(table.opening, FlightSettled)] == [4, 8, 6, 2]


@pytest.mark.rule("GX-325", "GX-326", "GX-327")
def test_with_a_ship_of_two_halves_at_the_finish_only_such_ships_are_compared() -> None:
    neat, rough = "c:0000 . c:0000 \n . * .", "c . c \n . * ."
    both = landed(ship(neat), ship(rough), halves=(1, 2))
    assert [one.beauty for one in of_kind(both.opening, FlightSettled)] == [0, 4]
    alone = landed(ship(neat), ship(rough), halves=(1, 1))
    assert [one.beauty for one in of_kind(alone.opening, FlightSettled)] == [4, 0]
    uneven = landed(ship("c:0000 . c:3333 \n . * ."), ship("c:3000 . c:3300 \n . * ."), halves=(2, 2))
    assert [one.beauty for one in of_kind(uneven.opening, FlightSettled)] == [0, 4]  # 4 connectors in all, and 3


@pytest.mark.rule("GX-326")
def test_with_five_players_a_single_ship_of_two_halves_is_paid_alone() -> None:
    table = landed(*[ship(DUO)] * 5, halves=(1, 1, 2, 1, 1), five=True)
    assert [one.beauty for one in of_kind(table.opening, FlightSettled)] == [0, 0, 4, 0, 0]
    assert [one.finish for one in of_kind(table.opening, FlightSettled)] == [8, 6, 8, 4, 2]


@pytest.mark.rule("GX-328")
def test_the_class_is_not_insured() -> None:
    table = pair(ship(DUO, lost=15, credits=30), card=CREWS, after=(), modules=TECH)
    assert of_kind(table.opening, FlightSettled)[0].losses == 15
    assert table.g.board.insurance is None


def test_only_who_counts_engines_is_stranded() -> None:
    table = pair(". c . . . c . \n . x . * . x .", card=ENGINES)
    assert gone(table.opening) == []
