"""Chapter 3: building, the components."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.geometry.hull import CONNECTOR, plane, towards
from astrodrome.games.galaxy_trucker.records.actions import (
    RETURN,
    SET_ASIDE,
    TAKE_FACE_DOWN,
    Finish,
    LookAtPile,
    Place,
    ReturnComponent,
    SetAside,
    TakeFaceDown,
    TakeFaceUp,
    TakeReserve,
)
from astrodrome.games.galaxy_trucker.records.yard_events import (
    ComponentPlaced,
    ComponentReturned,
    ComponentSeen,
    ComponentSetAside,
    ComponentTaken,
)
from astrodrome.kernel.errors import Refused
from astrodrome.kernel.records import Event, is_visible
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Table, edit, give, mount, start

FRONT = Place(at(7, 6), 0)


def yard(seats: int = 2, **options: object) -> Table:
    """A yard in real time, everybody at work."""
    return start(seats, building="realtime", **options)


def holding(name: str, **options: object) -> Table:
    """A yard in which seat 0 holds a component."""
    table = yard(2, **options)
    give(table, 0, name)
    return table


def names(table: Table, seat: int) -> list[str]:
    return [part.component for part in table.public.ships[seat].components]


@pytest.mark.rule("GB-017")
def test_all_build_at_the_same_time() -> None:
    table = yard(4)
    assert table.asked[:4] == (0, 1, 2, 3)
    for seat in (2, 0, 3, 1, 2):
        table.play(RETURN if table.g.hand[seat] else TAKE_FACE_DOWN, seat=seat)
    assert [one.holding for one in table.public.ships] == [True, True, False, True]


@pytest.mark.rule("GB-018")
@pytest.mark.parametrize("action", [TakeFaceDown(), TakeFaceUp("B002"), TakeReserve("B003")])
def test_a_hand_holds_one_component(action: TakeFaceDown) -> None:
    table = holding("B002")
    table.play(RETURN, seat=0)
    give(table, 0, "B003")
    table.play(SET_ASIDE, seat=0)
    give(table, 0, "B001")
    assert table.refuse(action, 0) == "GB-018"


@pytest.mark.rule("GB-018")
@pytest.mark.parametrize("freeing", [FRONT, ReturnComponent(), SetAside()])
def test_placing_returning_and_setting_aside_free_the_hand(freeing: Place) -> None:
    table = holding("B001")
    table.play(freeing, TAKE_FACE_DOWN, seat=0)
    assert table.public.ships[0].holding


@pytest.mark.rule("GB-019")
def test_a_component_is_taken_from_those_face_down_or_from_those_face_up() -> None:
    table = yard()
    table.play(TAKE_FACE_DOWN, RETURN, TAKE_FACE_DOWN, RETURN, seat=0)
    first, second = table.public.face_up
    assert table.public.face_down == 138
    table.play(TakeFaceUp(first), seat=1)
    assert table.public.face_up == (second,)
    assert table.public.ships[1].hand == first


@pytest.mark.rule("GB-019")
def test_nothing_can_be_taken_from_an_empty_heap() -> None:
    table = yard()
    names = [table.g.box.names[component] for component in table.g.face_down_components]
    edit(table, "up", lambda _: [" ".join(names)])
    assert table.refuse(TAKE_FACE_DOWN, 0) == "GB-019"
    assert TAKE_FACE_DOWN not in table.game.legal(0)


@pytest.mark.rule("GB-020")
def test_a_component_taken_face_down_is_seen_by_its_taker_first() -> None:
    table = yard()
    top = table.g.box.names[table.g.face_down_components[-1]]
    events = table.play(TAKE_FACE_DOWN, seat=0)
    assert table.mine(0).hand == top
    assert table.mine(1).hand is None
    assert (table.public.ships[0].holding, table.public.ships[0].hand) == (True, None)
    assert of_kind(events, ComponentTaken)[0].component is None
    assert [event.component for event in of_kind(events, ComponentSeen)] == [top]
    assert [is_visible(event, 1) for event in events] == [True, False]


@pytest.mark.rule("GB-020")
@pytest.mark.parametrize(
    ("action", "kind"), [(FRONT, ComponentPlaced), (RETURN, ComponentReturned), (SET_ASIDE, ComponentSetAside)]
)
def test_the_others_see_it_once_it_is_put_somewhere(action: Place, kind: type[Event]) -> None:
    table = yard()
    table.play(TAKE_FACE_DOWN, seat=0)
    name = table.mine(0).hand
    event = of_kind(table.play(action, seat=0), kind)[0]
    assert is_visible(event, 1)
    assert getattr(event, "component", None) == name
    seen = table.public
    assert name in (*seen.face_up, *seen.ships[0].reserve, *names(table, 0))


@pytest.mark.rule("GB-020")
def test_what_was_seen_by_all_stays_in_sight() -> None:
    table = holding("B001")
    table.play(SET_ASIDE, TakeReserve("B001"), seat=0)
    assert table.public.ships[0].hand == "B001"


@pytest.mark.rule("GB-021")
def test_nobody_sees_a_face_down_component_without_taking_it() -> None:
    table = yard()
    json = str([table.game.view(seat) for seat in (None, 0, 1)]) + str([table.game.prompt(seat) for seat in (0, 1)])
    assert not [row for row in table.g.box.warehouse if table.g.box.names[row] in json]
    assert table.public.face_down == 140


@pytest.mark.rule("GB-022")
def test_the_first_to_take_a_component_has_it() -> None:
    table = holding("B001")
    table.play(RETURN, seat=0)
    number = table.game.number
    table.game.play(1, TakeFaceUp("B001"), number)
    with pytest.raises(Refused, match="GB-022"):
        table.game.play(0, TakeFaceUp("B001"), number)
    assert [one.hand for one in table.public.ships] == [None, "B001"]
    assert table.g.hand[0] is None


@pytest.mark.rule("GB-022")
@pytest.mark.parametrize("name", ["B009", "B031", "", "x"])
def test_what_does_not_lie_face_up_cannot_be_taken_by_name(name: str) -> None:
    assert yard().refuse(TakeFaceUp(name), 0) == "GB-022"


@pytest.mark.rule("GB-023")
def test_a_component_goes_back_face_up_and_anybody_may_take_it() -> None:
    table = holding("B001")
    table.play(RETURN, seat=0)
    assert table.public.face_up == ("B001",)
    assert TakeFaceUp("B001") in table.game.legal(0)
    assert TakeFaceUp("B001") in table.game.legal(1)


@pytest.mark.rule("GB-023")
def test_there_is_nothing_to_return_with_an_empty_hand() -> None:
    assert yard().refuse(RETURN, 0) == "GB-023"


@pytest.mark.rule("GB-024")
def test_face_up_components_stay_face_up() -> None:
    table = yard()
    for _ in range(5):
        table.play(TAKE_FACE_DOWN, RETURN, seat=0)
        table.play(TakeFaceUp(table.public.face_up[0]), RETURN, seat=1)
    assert (table.public.face_down, len(table.public.face_up)) == (135, 5)


@pytest.mark.rule("GB-025")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_component_is_placed_in_any_rotation(turns: int) -> None:
    table = holding("B006")
    table.play(Place(at(7, 8), turns), seat=0)
    part = next(part for part in table.public.ships[0].components if part.component == "B006")
    assert (part.square, part.turns) == (at(7, 8), turns)
    sides = table.g.box.sides[table.g.box.number["B006"]]
    hull = table.g.hulls[0]
    lying = [sides[(side - turns) % 4] for side in range(4)]
    connectors = [plane(hull, towards(CONNECTOR, side)) >> at(7, 8) & 1 for side in range(4)]
    assert connectors == [int(side != 0) for side in lying]


@pytest.mark.rule("GB-025", "GB-056")
@pytest.mark.parametrize("square", [at(5, 5), at(7, 9), at(4, 7), 0, -1, 200, at(7, 7)])
def test_only_empty_squares_of_the_ship_shape_take_a_component(square: int) -> None:
    assert holding("B001").refuse(Place(square, 0), 0) == "GB-056"


@pytest.mark.rule("GB-025")
def test_nothing_is_placed_from_an_empty_hand() -> None:
    table = yard()
    assert table.refuse(FRONT, 0) == "GB-025"
    assert table.refuse(SET_ASIDE, 0) == "GB-028"


@pytest.mark.rule("GB-025")
@pytest.mark.parametrize("turns", [-1, 4])
def test_there_are_four_rotations(turns: int) -> None:
    assert holding("B001").refusal(Place(at(7, 6), turns), 0) is not None


@pytest.mark.rule("GB-026", "GB-035")
def test_a_component_may_hang_free_until_the_check() -> None:
    table = holding("B001")
    assert table.refuse(Place(at(9, 9), 0), 0) is None


@pytest.mark.rule("GB-027")
def test_the_component_placed_last_may_be_turned_and_moved() -> None:
    table = holding("B001")
    table.play(FRONT, Place(at(7, 6), 1), Place(at(6, 7), 3), seat=0)
    assert [(p.square, p.turns) for p in table.public.ships[0].components] == [(at(6, 7), 3), (at(7, 7), 0)]
    assert table.public.ships[0].loose == at(6, 7)


@pytest.mark.rule("GB-027")
@pytest.mark.parametrize("action", [RETURN, SET_ASIDE])
def test_the_component_placed_last_may_be_returned_or_set_aside(action: ReturnComponent) -> None:
    table = holding("B001")
    table.play(FRONT, action, seat=0)
    seen = table.public
    assert "B001" in (*seen.face_up, *seen.ships[0].reserve)
    assert seen.ships[0].figures.components == 1


@pytest.mark.rule("GB-027")
@pytest.mark.parametrize("fixing", ["take", "look", "finish"])
def test_it_is_fixed_by_the_next_take_look_or_finish(fixing: str) -> None:
    table = holding("B001")
    table.play(FRONT, seat=0)
    if fixing == "take":
        table.play(TAKE_FACE_DOWN, seat=0)
        table.play(RETURN, seat=0)
    else:
        table.play(LookAtPile(0) if fixing == "look" else Finish(1), seat=0)
    assert table.public.ships[0].loose is None
    for action in (Place(at(7, 6), 1), RETURN, SET_ASIDE):
        assert table.refusal(action, 0) is not None


@pytest.mark.rule("GB-027")
def test_putting_it_down_just_as_it_lies_is_no_action() -> None:
    table = holding("B001")
    table.play(FRONT, seat=0)
    assert table.refuse(FRONT, 0) == "GB-027"


@pytest.mark.rule("GB-028")
def test_two_components_at_most_lie_in_the_reserve() -> None:
    table = holding("B001")
    table.play(SET_ASIDE, seat=0)
    give(table, 0, "B002")
    table.play(SET_ASIDE, seat=0)
    assert table.public.ships[0].reserve == ("B001", "B002")
    give(table, 0, "B003")
    assert table.refuse(SET_ASIDE, 0) == "GB-028"
    assert SET_ASIDE not in table.game.legal(0)


@pytest.mark.rule("GB-029")
def test_a_component_set_aside_is_placed_later_or_laid_back() -> None:
    table = holding("B001")
    table.play(SET_ASIDE, TakeReserve("B001"), SET_ASIDE, TakeReserve("B001"), FRONT, seat=0)
    assert names(table, 0) == ["B001", "B031"]
    assert table.public.ships[0].reserve == ()


@pytest.mark.rule("GB-029")
@pytest.mark.parametrize("placed", [False, True])
def test_it_never_goes_back_to_the_warehouse(placed: bool) -> None:
    table = holding("B001")
    table.play(SET_ASIDE, TakeReserve("B001"), seat=0)
    if placed:
        table.play(FRONT, seat=0)
    assert table.refuse(RETURN, 0) == "GB-029"
    assert RETURN not in table.game.legal(0)


@pytest.mark.rule("GB-029")
def test_the_next_component_may_be_returned_again() -> None:
    table = holding("B001")
    table.play(SET_ASIDE, TakeReserve("B001"), SET_ASIDE, TAKE_FACE_DOWN, seat=0)
    assert table.refuse(RETURN, 0) is None


@pytest.mark.rule("GB-029")
def test_the_reserve_of_another_player_is_out_of_reach() -> None:
    table = holding("B001")
    table.play(SET_ASIDE, seat=0)
    assert table.refuse(TakeReserve("B001"), 1) == "GB-029"
    assert table.refuse(TakeReserve("x"), 0) == "GB-029"


@pytest.mark.rule("GB-030")
def test_what_is_left_in_the_reserve_is_lost_and_paid_for() -> None:
    table = start(flights=["I"])
    give(table, 0, "B001")
    table.play(SET_ASIDE, Finish(1), Finish(2))
    assert table.public.ships[0].lost == ("B001",)
    assert table.public.ships[0].reserve == ()


@pytest.mark.rule("GB-035")
@pytest.mark.parametrize(
    ("name", "place", "rule"),
    [
        ("B001", Place(at(6, 7), 0), "GB-049"),  # a smooth side against the starting cabin
        ("B001", Place(at(9, 7), 0), "GB-051"),  # joined to nothing
        ("B070", Place(at(8, 7), 2), "GB-052"),  # an engine whose exhaust points to the front
        ("B077", Place(at(8, 7), 0), None),
        ("B001", Place(at(8, 7), 0), None),
    ],
)
def test_the_strict_option_refuses_a_mistake_at_once(name: str, place: Place, rule: str | None) -> None:
    assert holding(name, modules=["strict"]).refuse(place, 0) == rule
    assert (place in holding(name, modules=["strict"]).game.legal(0)) == (rule is None)
    assert holding(name).refuse(place, 0) is None


@pytest.mark.rule("GB-035", "GB-053")
def test_the_strict_option_keeps_the_square_behind_an_engine_free() -> None:
    table = holding("B077", modules=["strict"])
    table.play(Place(at(8, 7), 0), seat=0)
    mount(table, 0, "B053@7.8")
    give(table, 0, "B010")
    assert table.refuse(Place(at(8, 8), 0), 0) == "GB-053"


@pytest.mark.rule("GB-035", "GB-054")
def test_the_strict_option_keeps_the_square_before_a_barrel_free() -> None:
    table = holding("B107", modules=["strict"])
    assert table.refuse(Place(at(8, 7), 0), 0) is None
    table.play(Place(at(8, 7), 0), seat=0)
    mount(table, 0, "B053@7.6")
    give(table, 0, "B001")
    assert table.refuse(Place(at(8, 6), 0), 0) == "GB-054"


@pytest.mark.rule("GB-036")
def test_a_ship_may_be_its_starting_cabin_alone() -> None:
    table = start(flights=["I"])
    table.play(Finish(2), Finish(1))
    assert table.asks == "TruckerMayGiveUp"
    assert [one.figures.components for one in table.public.ships] == [1, 1]
