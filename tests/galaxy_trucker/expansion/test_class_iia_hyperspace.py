"""Class IIA in hyperspace: each half jumps for itself (GX-318 to GX-323, GX-E19 to GX-E21)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp, HalfJumped, HalfReturned
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.modules.roads.records import PayUnion, UnionOffer
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, KeepPart, Land, WithdrawHalf
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSpent,
    FlightSettled,
    GaveUp,
    GoodLost,
    GoodsStowed,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer, HalfChoice
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.spec import census
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES
from tests.galaxy_trucker.expansion.two_halves import DUO, pair
from tests.galaxy_trucker.table import Table, card, ship

BOTH = """
 j c . . . c j
 e b . * . b e
"""
"""Each half can jump: a cabin, a battery, an accelerator and its engine."""
LEFT, RIGHT = Jump(at(4, 6), at(4, 7)), Jump(at(10, 6), at(10, 7))
QUIET = card("abandoned_ship", crew=99, credits=1, days=1)


def jumped(*, after: tuple[str, ...] = ("I-05", "I-06", "I-07")) -> Table:
    """Let the right half of the first ship jump when a card without effect is revealed."""
    table = pair(BOTH, card=QUIET, after=after)
    table.opening += table.play(RIGHT, PASS)
    return table


@pytest.mark.rule("GX-318")
def test_an_accelerator_sends_its_own_half_alone() -> None:
    table = pair(BOTH, card=QUIET)
    assert table.legal == (PASS, LEFT, RIGHT)
    pieces = census(table.g)
    events = table.play(RIGHT)
    assert of_kind(events, HalfJumped) == [HalfJumped(0, "right", at(10, 7), 2)]
    assert [(one.column, one.row, one.cause) for one in of_kind(events, ComponentLost)] == [(10, 7, "destroyed")]
    assert [one.square for one in of_kind(events, CellSpent)] == [at(9, 7)]
    assert (table.has(0, 9, 6), table.has(0, 5, 6), table.public.order) == (False, True, (0, 1))
    assert census(table.g) == pieces
    halves = table.public.ships[0].halves
    assert [(one.half, one.hyper, len(one.away)) for one in halves] == [("left", 0, 0), ("right", 2, 3)]
    assert [(one.square, one.humans, one.cells) for one in halves[1].away] == [
        (at(9, 6), 2, 0),
        (at(10, 6), 0, 0),
        (at(9, 7), 0, 1),
    ]


@pytest.mark.rule("GX-319")
def test_the_whole_ship_is_gone_once_each_half_has_jumped() -> None:
    table = pair(BOTH, ship(DUO), card=QUIET, after=("I-05", "I-06", "I-07"))
    table.play(RIGHT)
    assert table.legal == (PASS, LEFT)
    events = table.play(LEFT)
    assert [one.square for one in of_kind(events, CellSpent)] == [at(5, 7)]
    assert (technologies_of(table.g).cards_to_miss[0], table.g.hulls[0], table.lost(0), table.public.order) == (
        1,
        0,
        2,
        (1,),
    )
    events = table.play(FLY_ON, FLY_ON)  # open space: the rival alone moves
    assert [one.seat for one in of_kind(events, StrengthDeclared)] == [1]
    assert [one.half for one in of_kind(events, HalfReturned)] == ["left", "right"]
    assert (technologies_of(table.g).cards_to_miss[0], table.g.position[0], table.public.ships[0].figures.crew) == (
        0,
        0,
        4,
    )


@pytest.mark.rule("GX-319", "GX-323")
def test_halves_that_jump_one_card_apart_come_back_one_card_apart() -> None:
    table = jumped()
    table.play(FLY_ON, FLY_ON)
    assert table.asks == "TruckerMayJump"
    table.play(LEFT)
    assert (halves_of(table.g).cards_to_miss[0], technologies_of(table.g).cards_to_miss[0]) == (
        [1, 0],
        0,
    )  # open space is over, and the right half is back
    assert (table.has(0, 9, 6), table.has(0, 5, 6)) == (True, False)
    events = table.play(FLY_ON, FLY_ON)
    assert [one.half for one in of_kind(events, HalfReturned)] == ["left"]


@pytest.mark.rule("GX-321", "GX-323")
def test_sleepers_travel_with_their_half_and_come_back_asleep() -> None:
    table = pair("j c . . . c j Z \n e b . * . b e .", card=QUIET, after=("I-05", "I-06", "I-07"))
    chamber = at(11, 6)
    put(technologies_of(table.g).sleepers, 0, chamber, 3)
    table.play(RIGHT, PASS)
    assert technologies_of(table.g).sleepers[0][chamber] == 0
    assert [one.sleepers for one in table.public.ships[0].halves[1].away if one.square == chamber] == [3]
    while halves_of(table.g).parts_in_hyperspace[0]:
        table.play(PASS if table.asks == "TruckerMayJump" else table.legal[0])
    assert technologies_of(table.g).sleepers[0][chamber] == 3


@pytest.mark.rule("GX-320", "GX-322")
def test_with_one_half_away_the_rocket_moves_by_the_other_one() -> None:
    drawing = "e c e . . c j \n e b . * . b e"
    table = pair(drawing, card="I-05", after=("I-06", "I-05", "I-07"), modules=("technologies",))
    table.play(Jump(at(10, 6), at(10, 7)))
    assert table.g.position[0] == 3
    assert table.public.ships[0].figures.crew == 2


@pytest.mark.rule("GX-321", "GX-E19")
def test_nothing_is_lost_that_is_in_hyperspace() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_goods=3), ZoneLine("engines", days=4)))
    drawing = "e c e . . c j \n . . . * . b e \n . . . . h h ."
    crew = {(5, 6): "1", (9, 6): "1"}
    table = pair(ship(drawing, crew=crew, goods={(8, 8): "Y G", (9, 8): "B"}), card=zone, after=("I-05", "I-06"))
    events = table.play(PASS, Jump(at(10, 6), at(10, 7)))
    assert [(one.seat, one.value) for one in of_kind(events, WeakestFound)][:1] == [(0, "crew")]
    spent = [one for one in of_kind(events, CellSpent) if one.instead]
    assert (of_kind(events, GoodLost), spent) == ([], [])
    assert table.public.ships[0].halves[1].away[-1].goods == ("blue",)


@pytest.mark.rule("GX-E20")
def test_the_half_in_the_race_counts_its_engines_alone() -> None:
    one = ship("e n c c . . c j \n . e e . * . b e \n . . . . . . e .", crew={(5, 6): "brown"})
    other = "e x c e . e c x e \n . e e . * . e e ."
    table = pair(one, other, card=ENGINES)
    assert [half.engines for half in table.public.ships[0].halves] == [5, 2]
    stays = table.play(PASS, PASS)
    assert [one.strength for one in of_kind(stays, StrengthDeclared) if one.seat == 0] == [2]
    assert [one.seat for one in of_kind(stays, WeakestFound)] == [0]
    table = pair(one, other, card=ENGINES)
    jumps = table.play(PASS, Jump(at(10, 6), at(10, 7)))
    assert [one.strength for one in of_kind(jumps, StrengthDeclared)] == [5, 4]
    assert [one.seat for one in of_kind(jumps, WeakestFound)] == [1]


@pytest.mark.rule("GX-323", "GX-E21")
def test_the_halves_are_reunited_after_the_next_card_and_nothing_is_loaded_before() -> None:
    planets = card("planets", planets=(("blue",), ("blue",)), days=1)
    drawing = "e c . . . c j \n . . . * . b e \n . . . . h h ."
    table = pair(drawing, card=planets, after=("I-05", "I-06"))
    table.play(Jump(at(10, 6), at(10, 7)), Land(0))
    events = table.play(PASS)
    assert (of_kind(events, GoodsStowed), table.has(0, 9, 6), halves_of(table.g).cards_to_miss[0]) == (
        [],
        False,
        [0, 1],
    )
    events = table.play(FLY_ON, FLY_ON)
    assert of_kind(events, HalfReturned) == [HalfReturned(0, "right")]
    assert (table.has(0, 9, 6), halves_of(table.g).parts_in_hyperspace[0], table.public.ships[0].figures.crew) == (
        True,
        [],
        4,
    )


@pytest.mark.rule("GX-320", "GX-309")
def test_a_half_in_hyperspace_cannot_be_stranded_and_flies_on_alone() -> None:
    drawing = ". c . . . c j \n . b . * . b e \n . . . . . e ."
    table = pair(drawing, card="I-05", after=("I-06", "I-07", "I-08"))
    events = table.play(RIGHT)
    assert [(one.half, one.reason) for one in of_kind(events, HalfGaveUp)] == [("left", "no-engine")]
    assert (table.g.flying[0], technologies_of(table.g).cards_to_miss[0], of_kind(events, GaveUp)) == (True, 1, [])
    events = table.play(FLY_ON, FLY_ON)
    assert [one.half for one in of_kind(events, HalfReturned)] == ["right"]
    assert (technologies_of(table.g).cards_to_miss[0], table.has(0, 9, 6)) == (0, True)


@pytest.mark.rule("GX-308", "GX-318")
def test_who_is_lapped_loses_the_half_in_hyperspace_too() -> None:
    table = pair(ship(DUO, place=10), ship(BOTH, place=-31), card="I-05")
    events = table.play(RIGHT, PASS, PASS)
    assert [(one.seat, one.half) for one in of_kind(events, HalfGaveUp)] == [(1, "left")]
    assert [(one.seat, one.reason) for one in of_kind(events, GaveUp)] == [(1, "lapped")]
    assert (halves_of(table.g).parts_in_hyperspace[1], halves_of(table.g).cards_to_miss[1]) == ([], [0, 0])


@pytest.mark.rule("GX-307", "GX-321")
def test_a_half_in_hyperspace_may_be_withdrawn_between_cards() -> None:
    table = jumped()
    pieces = census(table.g)
    assert table.legal == (FLY_ON, GIVE_UP, WithdrawHalf("left"), WithdrawHalf("right"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, GiveUpOffer)
    assert [choice.half for choice in prompt.offer.halves] == ["left", "right"]
    assert halves_of(table.g).parts_in_hyperspace[0], "the goods of both are priced, and the half stays away"
    events = table.play(WithdrawHalf("right"))
    assert [one.half for one in of_kind(events, HalfGaveUp)] == ["right"]
    assert (
        halves_of(table.g).parts_in_hyperspace[0],
        halves_of(table.g).flying[0],
        technologies_of(table.g).cards_to_miss[0],
        census(table.g),
    ) == ([], [0], 0, pieces)
    table = jumped()
    table.play(WithdrawHalf("left"))
    assert (halves_of(table.g).flying[0], technologies_of(table.g).cards_to_miss[0], table.g.flying[0]) == (
        [1],
        1,
        True,
    )


@pytest.mark.rule("GX-318")
def test_a_half_that_jumps_past_the_last_card_has_given_up() -> None:
    table = pair(BOTH, card=QUIET, after=())
    events = table.play(RIGHT, PASS)
    assert [(one.half, one.reason) for one in of_kind(events, HalfGaveUp)] == [("right", "missed")]
    assert [one.finish for one in of_kind(events, FlightSettled)] == [6, 8]  # one half only
    table = pair(BOTH, card=QUIET, after=())
    events = table.play(RIGHT, LEFT)
    assert [(one.seat, one.reason) for one in of_kind(events, GaveUp)] == [(0, "missed")]


@pytest.mark.rule("GX-301", "GX-321")
def test_a_diplomat_in_hyperspace_is_of_no_use() -> None:
    crew = {(9, 6): "cyan", (5, 6): "1", (9, 7): "1"}
    one = ship(". c . . . c y \n . . . * . c j \n . . . . . b e", crew=crew, specialist="diplomat")
    table = pair(one, ship(DUO), card=CREWS)
    table.play(PASS, PASS)
    assert (table.asks, table.asked) == ("TruckerSendsDiplomat", (0,))
    table = pair(one, ship(DUO), card=CREWS)
    events = table.play(PASS, Jump(at(10, 7), at(10, 8)))
    assert [two.seat for two in of_kind(events, WeakestFound)] == [0]
    assert (table.asks, table.g.position[0]) == ("TruckerMayGiveUp", -1)


@pytest.mark.rule("GX-424", "GX-320")
def test_cosmic_psychosis_reaches_the_half_in_hyperspace() -> None:
    table = pair(BOTH, card=QUIET, dice=(9, 6), roads=("cosmic-psychosis",))
    events = table.play(RIGHT, PASS)
    lost = [one for one in of_kind(events, ComponentLost) if one.seat == 0]
    assert [(one.column, one.row) for one in lost] == [(10, 7), (9, 6)]
    assert table.asks == "TruckerKeepsPart"  # the accelerator and the battery are no longer joined
    table.play(KeepPart(0))
    assert (table.has(0, 9, 7), [row[0] for row in halves_of(table.g).parts_in_hyperspace[0]]) == (False, [at(10, 6)])


@pytest.mark.rule("GX-452", "GX-320")
def test_the_union_counts_the_crew_in_hyperspace_as_well() -> None:
    table = pair(ship(BOTH, credits=9), card=QUIET, after=("I-06",), roads=("union-ship",))
    table.play(RIGHT, PASS, FLY_ON, FLY_ON)
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == UnionOffer(4, 4, 4)
    table.play(PayUnion(4), GIVE_UP)
    assert (
        table.g.credits[0],
        halves_of(table.g).cards_to_miss[0],
        len(halves_of(table.g).parts_in_hyperspace[0]),
    ) == (5, [0, 1], 3)


def test_a_jump_may_break_the_half_first() -> None:
    drawing = ". c . . c b j \n . . . * . . e:3333 \n . . . . . . x"
    table = pair(drawing, card=QUIET)
    table.play(Jump(at(10, 6), at(10, 7)))
    assert (table.asks, table.legal) == ("TruckerKeepsPart", (KeepPart(0), KeepPart(1)))
    table.play(KeepPart(0))
    assert ([row[0] for row in halves_of(table.g).parts_in_hyperspace[0]], table.lost(0)) == (
        [at(8, 6), at(9, 6), at(10, 6)],
        2,
    )


@pytest.mark.rule("GX-313", "GX-321")
def test_goods_in_hyperspace_count_in_what_giving_up_would_bring() -> None:
    laden = ship(f"{BOTH} . h . . . h .", goods={(5, 8): "Y", (9, 8): "Y G"})
    table = pair(laden, card=QUIET, after=("I-05", "I-06", "I-07"))
    table.play(RIGHT, PASS)
    prompt = table.game.prompt(0)
    assert prompt is not None
    halves = (HalfChoice("left", 2), HalfChoice("right", 3))
    assert prompt.offer == GiveUpOffer(8, 5, 3, halves)
    assert halves_of(table.g).parts_in_hyperspace[0]  # only looked at
