"""Class IIA: two halves are built, checked and manned (GX-272 to GX-281)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfGaveUp
from astrodrome.games.galaxy_trucker.records.actions import (
    BOARD_HUMANS,
    FLY_ON,
    RETURN,
    SET_ASIDE,
    TAKE_OPPORTUNITY,
    BoardAlien,
    KeepPart,
    LookAtPile,
    LoseCrew,
    Place,
    Remove,
    TakeReserve,
)
from astrodrome.games.galaxy_trucker.records.flight_events import GaveUp
from astrodrome.games.galaxy_trucker.records.offers import AlienOffer, KeepOffer, RepairOffer
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES
from astrodrome.games.galaxy_trucker.spec import SPEC, census
from astrodrome.kernel.chance import Chance
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import TECH
from tests.galaxy_trucker.expansion.two_halves import DUO, a_component, pair
from tests.galaxy_trucker.table import card, check, give, ship, start
from tests.laws.hooks.trucker_pilot import able

IIA = BOARDS["IIA"]
LEFT = [at(*place) for place in [(3, 5), (6, 5), (3, 6), (4, 6), (5, 6), (6, 6), (4, 7), (5, 7)]]
LEFT += [at(*place) for place in [(3, 8), (4, 8), (5, 8), (6, 8), (3, 9), (6, 9)]]


@pytest.mark.rule("GX-272", "GX-273")
def test_a_ship_is_two_halves_with_one_rocket_and_without_its_starting_cabin() -> None:
    table = start(flights=["IIA"])
    assert (IIA.start, sorted(IIA.half_squares[0]), len(IIA.half_squares[1])) == (None, sorted(LEFT), 14)
    assert [one.components for one in table.public.ships] == [(), ()]
    assert [half.half for half in table.public.ships[0].halves] == ["left", "right"]
    assert set(table.g.box.starting[:2]) <= set(census(table.g))
    flying = pair(DUO)
    assert (flying.public.order, flying.public.ships[0].place) == ((0, 1), -1)


@pytest.mark.rule("GX-273")
def test_the_starting_cabin_comes_back_for_the_next_flight() -> None:
    game, chance = SPEC.new(2, {"flights": ["IIA", "I"], "turns": 8}, 5), Chance(5)
    pieces = census(game.state)
    while game.state.flight == 0:
        seat = game.asked[0]
        game.play(seat, able(game, seat, chance))
        assert census(game.state) == pieces
    assert [game.state.ships[seat][BOARDS["I"].start or 0] // 4 for seat in range(2)] == game.state.box.starting[:2]


@pytest.mark.rule("GX-274", "GX-275", "GX-276")
def test_the_first_component_of_a_half_lies_anywhere_and_others_are_joined_to_their_half() -> None:
    table = start(flights=["IIA"], modules=["strict"], building="realtime")
    give(table, 0, "B052")  # double in front, smooth behind, universal on both sides
    squares = {action.square for action in table.game.legal(0) if isinstance(action, Place)}
    assert squares == set(IIA.squares)
    table.play(Place(at(6, 6), 0), seat=0)
    give(table, 0, "B054")
    squares = {action.square for action in table.game.legal(0) if isinstance(action, Place)}
    assert squares == {at(6, 5), at(5, 6), *IIA.half_squares[1]}
    assert table.refuse(Place(at(3, 9), 0), seat=0) == "GB-051"
    table.play(Place(at(8, 6), 0), seat=0)
    give(table, 0, "B053")
    assert table.refuse(Place(at(6, 5), 0), seat=0) is None  # either half, in any order
    assert table.refuse(Place(at(9, 6), 0), seat=0) is None
    assert table.refuse(Place(at(7, 6), 0), seat=0) == "GB-056"


@pytest.mark.rule("GX-276")
def test_halves_that_face_each_other_are_not_joined() -> None:
    table = check(". c x . x c . \n . . . * . . .", DUO, flight="IIA")
    assert table.asks == "TruckerMayGiveUp"  # without a mistake, and no part hangs free
    assert table.public.ships[0].figures.exposed == 2 * 6


@pytest.mark.rule("GX-277", "GX-025")
def test_each_half_must_hang_together_by_itself() -> None:
    table = check("c . x . . c . \n . . . * . b x", DUO, flight="IIA")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, RepairOffer)
    assert [part.squares for part in prompt.offer.parts] == [(at(4, 6),), (at(6, 6),)]
    assert table.legal == (KeepPart(0), KeepPart(1))
    assert table.refuse(KeepPart(2)) == "GB-062"
    assert table.refuse(Remove(at(9, 6))) == "GB-060"
    table.play(KeepPart(0))
    assert (table.has(0, 4, 6), table.has(0, 6, 6), table.has(0, 9, 6), table.lost(0)) == (True, False, True, 1)


@pytest.mark.rule("GX-277", "GX-025")
def test_what_hangs_free_in_its_half_falls_off_and_the_other_half_stays() -> None:
    swarm = card("meteor_swarm", "large front")
    table = pair("c x c . . c . \n e . . * . b e \n . . . . . . .", card=swarm, dice=(5,))
    assert table.asks == "TruckerKeepsPart"
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, KeepOffer)
    assert [part.squares for part in prompt.offer.parts] == [(at(4, 6), at(4, 7)), (at(6, 6),)]
    events = table.play(KeepPart(1))
    fallen = [one for one in of_kind(events, ComponentLost) if one.seat == 0]
    assert [(one.column, one.row, one.cause) for one in fallen] == [(4, 6, "fallen"), (4, 7, "fallen")]
    assert (table.has(0, 6, 6), table.has(0, 10, 7), table.lost(0)) == (True, True, 3)


@pytest.mark.rule("GX-277")
def test_both_halves_can_break_at_the_same_time() -> None:
    middle = {(5, 6): "1", (9, 6): "1"}
    one = ship("c c x . x c c \n . . . * . . .", crew=middle)
    two = card("abandoned_ship", crew=2, credits=3, days=1)
    table = pair(one, card=two, modules=(), roads=("personalised-cabins",))
    table.play(TAKE_OPPORTUNITY, *[LoseCrew(at(*square)) for square in middle])
    assert table.legal == tuple([KeepPart(part) for part in range(4)])
    table.play(KeepPart(3))
    assert (table.asks, table.legal) == ("TruckerKeepsPart", (KeepPart(0), KeepPart(1)))
    table.play(KeepPart(0))
    left = [table.has(0, column, 6) for column in (4, 6, 8, 10)]
    assert left == [True, False, False, True]


@pytest.mark.rule("GX-278")
def test_two_components_in_all_are_set_aside_and_used_in_either_half() -> None:
    table = start(flights=["IIA"], building="realtime")
    names = [a_component(table, "structural")]
    for _ in range(2):
        name = a_component(table, "cabin")
        names.append(name)
        give(table, 0, name)
        table.play(SET_ASIDE, seat=0)
    give(table, 0, names[0])
    assert table.refuse(SET_ASIDE, seat=0) == "GB-028"
    table.play(RETURN, TakeReserve(names[1]), Place(at(5, 6), 0), TakeReserve(names[2]), Place(at(9, 6), 0), seat=0)
    assert (table.has(0, 5, 6), table.has(0, 9, 6), table.g.reserve[0]) == (True, True, [])


@pytest.mark.rule("GX-279")
def test_cards_may_be_looked_at_once_each_half_has_a_component() -> None:
    table = start(flights=["IIA"], building="realtime")
    for square in (at(5, 6), at(4, 6)):
        give(table, 0, a_component(table, "cabin"))
        table.play(Place(square, 0), seat=0)
        refusal = table.refusal(LookAtPile(0), seat=0)
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("GX-279", "look-after-both-halves")
        assert LookAtPile(0) not in table.game.legal(0)
    give(table, 0, a_component(table, "cabin"))
    table.play(Place(at(9, 6), 0), LookAtPile(0), seat=0)
    assert table.g.pile_in_view[0] == 0


@pytest.mark.rule("GX-280")
def test_one_alien_of_a_colour_lives_on_the_whole_ship() -> None:
    table = check("p c . . . c p \n . c . * . c .", DUO, flight="IIA")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == AlienOffer("purple", (at(5, 6), at(9, 6)))
    table.play(BoardAlien(at(5, 6)))
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.crew[0].count(ALIEN_CODES[0]) == 1


@pytest.mark.rule("GX-280")
def test_the_alien_of_a_half_in_hyperspace_counts() -> None:
    drawing = "p c . . . c p \n . c . * . c ."
    for alien, facts, asked in (("purple", "", ()), ("2", "", (0,)), ("purple", "misses-left=2", ())):
        table = pair(ship(drawing, crew={(5, 6): alien}, facts=facts))
        assert TruckerBoardsAlien(0, 0, at(9, 6)).asks(table.g) == asked


@pytest.mark.rule("GX-281")
def test_life_support_works_in_its_half_only() -> None:
    table = check("c x p . c x c \n . . . * . . .", DUO, flight="IIA")
    assert table.asks == "TruckerMayGiveUp"  # nobody is asked: the cabin on its left is two squares away
    table = check("c c p . c x c \n . . . * . . .", DUO, flight="IIA")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == AlienOffer("purple", (at(5, 6),))
    table.play(BOARD_HUMANS)
    assert table.g.crew[0][at(5, 6)] == 2


@pytest.mark.rule("GX-288", "GX-315")
def test_a_half_without_a_human_at_launch_gives_up_at_once_and_costs_nothing() -> None:
    table = check("c . . . . b x \n c . . * . . .", ". . . * . x x", DUO, flight="IIA")
    assert [(one.seat, one.half, one.reason, one.credits) for one in of_kind(table.opening, HalfGaveUp)] == [
        (0, "right", "no-humans", 0),
        (1, "left", "no-humans", 0),
    ]
    assert [(one.seat, one.reason) for one in of_kind(table.opening, GaveUp)] == [(1, "no-humans")]
    assert (table.lost(0), table.has(0, 9, 6), len(table.g.face_up)) == (0, False, 2)
    assert [len(one.halves) for one in table.public.ships] == [1, 1, 2]
    table.play(FLY_ON)
    assert table.asked == (2,)


def test_the_class_goes_with_all_modules() -> None:
    options = {"flights": ["IIA"], "modules": [*TECH, "fifth-wheel", "bonus-cards"], "roads": [5]}
    game, chance = SPEC.new(5, options, 3), Chance(3)  # type: ignore[arg-type]  # JSON
    while not game.over:
        seat = game.asked[0]
        game.play(seat, able(game, seat, chance))
    assert game.outcome is not None
