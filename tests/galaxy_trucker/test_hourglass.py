"""Chapter 4: the hourglass, number tiles and the end of building; building in turns (chapter 21)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import (
    LEAVE_YARD,
    PUT_PILE_BACK,
    RETURN,
    SET_ASIDE,
    TAKE_FACE_DOWN,
    TURN_HOURGLASS,
    Finish,
    LookAtPile,
    Place,
    TakeFaceUp,
)
from astrodrome.games.galaxy_trucker.records.yard_events import BuildingEnded, HourglassTurned, NumberTaken, SandRanOut
from astrodrome.kernel.errors import OptionError, Refused
from astrodrome.kernel.records import TIME_UP, ClockOffer
from astrodrome.kernel.seats import CLOCK
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import Table, give, mount, start


def yard(seats: int = 2, flight: str = "I", **options: object) -> Table:
    """A yard in real time."""
    return start(seats, building="realtime", flights=[flight], **options)


def run_out(table: Table) -> None:
    """Let the sand run out."""
    table.play(TIME_UP, seat=CLOCK)


@pytest.mark.rule("GB-037")
@pytest.mark.parametrize(("flight", "runs"), [("I", 2), ("II", 3), ("III", 4), ("IIIA", 4)])
def test_the_glass_runs_once_more_than_the_number_of_the_flight(flight: str, runs: int) -> None:
    table = yard(flight=flight)
    table.play(Finish(1), seat=0)
    count = 0
    while table.asks == "TruckersBuild":
        assert CLOCK in table.asked
        run_out(table)
        count += 1
        if table.asks == "TruckersBuild":
            table.play(TURN_HOURGLASS, seat=0)
    assert count == runs


@pytest.mark.rule("GB-037")
def test_only_the_sand_says_that_time_is_up() -> None:
    table = yard()
    assert table.refuse(TIME_UP, 0) == "GB-037"
    assert table.refuse(TAKE_FACE_DOWN, CLOCK) == "GB-037"
    assert table.game.legal(CLOCK) == (TIME_UP,)


@pytest.mark.rule("GB-038")
def test_only_a_glass_that_has_run_out_can_be_turned() -> None:
    table = yard(flight="II")
    assert table.refuse(TURN_HOURGLASS, 0) == "GB-038"
    run_out(table)
    assert CLOCK not in table.asked
    events = table.play(TURN_HOURGLASS, seat=0)
    assert of_kind(events, HourglassTurned) == [HourglassTurned(0, 1)]
    assert table.refuse(TURN_HOURGLASS, 0) == "GB-038"


@pytest.mark.rule("GB-039")
def test_anybody_turns_it_but_onto_start_only_who_holds_a_number() -> None:
    table = yard(flight="II")
    run_out(table)
    assert table.refuse(TURN_HOURGLASS, 0) is None
    table.play(TURN_HOURGLASS, seat=1)
    run_out(table)
    assert [table.refuse(TURN_HOURGLASS, seat) for seat in (0, 1)] == ["GB-039", "GB-039"]
    table.play(Finish(2), seat=1)
    assert [table.refuse(TURN_HOURGLASS, seat) for seat in (0, 1)] == ["GB-039", None]
    table.play(TURN_HOURGLASS, seat=1)
    glass = table.public.hourglass
    assert glass is not None
    assert (glass.circle, glass.running) == (0, True)


@pytest.mark.rule("GB-040")
def test_building_goes_on_while_the_glass_lies_run_out_before_start() -> None:
    table = yard()
    run_out(table)
    for _ in range(20):
        table.play(TAKE_FACE_DOWN, RETURN, seat=0)
    assert table.asks == "TruckersBuild"


@pytest.mark.rule("GB-041")
def test_the_glass_may_be_turned_with_a_component_in_hand() -> None:
    table = yard(flight="II")
    table.play(TAKE_FACE_DOWN, seat=0)
    run_out(table)
    table.play(TURN_HOURGLASS, seat=0)
    assert table.public.ships[0].holding


@pytest.mark.rule("GB-042")
def test_a_finisher_takes_any_free_number_and_may_not_change_the_ship() -> None:
    table = yard(3)
    mount(table, 1, "B050@7.6")
    table.play(Finish(2), seat=1)
    assert table.public.ships[1].number == 2
    assert table.refuse(TAKE_FACE_DOWN, 1) == "GB-042"
    assert table.refuse(Finish(2), 0) == "GB-042"
    assert table.refuse(Finish(1), 1) == "GB-042"
    table.play(Finish(1), seat=2)
    assert [one.number for one in table.public.ships] == [None, 2, 1]


@pytest.mark.rule("GB-013", "GB-042")
@pytest.mark.parametrize("number", [0, 3, -1])
def test_there_are_no_other_number_tiles(number: int) -> None:
    assert yard(2).refuse(Finish(number), 0) == "GB-013"


@pytest.mark.rule("GB-043")
def test_a_player_may_finish_at_once() -> None:
    table = yard()
    assert table.refuse(Finish(1), 0) is None
    assert of_kind(table.play(Finish(1), seat=0), NumberTaken) == [NumberTaken(0, 1)]


def time_out(table: Table, finisher: int = 0) -> None:
    """Let a player finish and the sand run out on START."""
    table.play(Finish(2), seat=finisher)
    run_out(table)
    table.play(TURN_HOURGLASS, seat=finisher)
    events = table.play(TIME_UP, seat=CLOCK)
    assert of_kind(events, SandRanOut) == [SandRanOut(0)]
    assert of_kind(events, BuildingEnded)


@pytest.mark.rule("GB-044")
def test_when_time_is_out_the_others_take_a_free_number_and_the_first_has_it() -> None:
    table = yard(4)
    time_out(table)
    assert table.asks == "TruckersTakeNumbers"
    assert table.asked == (1, 2, 3, CLOCK)
    with pytest.raises(Refused, match="AD-004"):
        table.play(TAKE_FACE_DOWN, seat=1)
    assert table.game.legal(3) == (Finish(1), Finish(3), Finish(4))
    number = table.game.number
    table.game.play(3, Finish(1), number)
    with pytest.raises(Refused, match="GB-042"):
        table.game.play(1, Finish(1), number)
    assert table.refuse(Finish(5), 1) == "GB-013"
    assert table.refuse(TIME_UP, 1) == "GB-044"
    table.play(Finish(4), seat=1)
    table.play(Finish(3), seat=2)
    assert [one.number for one in table.public.ships] == [2, 4, 3, 1]


@pytest.mark.rule("GB-044")
def test_who_does_not_ask_in_time_gets_the_lowest_left_in_seat_order() -> None:
    table = yard(4)
    time_out(table, finisher=3)
    table.play(Finish(3), seat=1)
    table.play(TIME_UP, seat=CLOCK)
    assert [one.number for one in table.public.ships] == [1, 3, 4, 2]


@pytest.mark.rule("GB-044", "GB-188")
def test_the_clock_is_told_how_long_to_wait() -> None:
    table = yard(hourglass=45, number_time=7)
    prompt = table.game.prompt(CLOCK)
    assert prompt is not None
    assert prompt.offer == ClockOffer(45)
    time_out(table)
    prompt = table.game.prompt(CLOCK)
    assert prompt is not None
    assert prompt.offer == ClockOffer(7)


@pytest.mark.rule("GB-045")
def test_a_component_in_hand_goes_back_and_the_last_placed_stays() -> None:
    table = yard(3)
    give(table, 1, "B001")
    give(table, 2, "B004")
    table.play(Place(at(7, 6), 0), seat=2)
    time_out(table)
    assert table.public.face_up == ("B001",)
    assert [one.holding for one in table.public.ships] == [False, False, False]
    assert table.public.ships[1].lost == ()
    assert table.public.ships[2].figures.components == 2
    assert table.public.ships[2].loose is None


@pytest.mark.rule("GB-046")
def test_building_ends_when_all_have_finished() -> None:
    table = yard()
    table.play(Finish(1), seat=0)
    events = table.play(Finish(2), seat=1)
    assert of_kind(events, BuildingEnded)
    assert not of_kind(events, SandRanOut)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-187")
def test_requests_are_settled_in_the_order_in_which_they_arrive() -> None:
    table = yard(3)
    number = table.game.number
    give(table, 0, "B001")
    table.game.play(0, RETURN, number)
    table.game.play(2, TakeFaceUp("B001"), number)
    table.game.play(1, TAKE_FACE_DOWN, number)
    table.game.play(2, RETURN, number)
    assert table.game.number == number
    table.game.play(0, TakeFaceUp("B001"), number)
    views = {repr(table.game.view(seat).public) for seat in (None, 0, 1, 2)}
    assert len(views) == 1
    assert table.public.ships[0].hand == "B001"


@pytest.mark.rule("GB-188")
def test_the_hourglass_runs_90_seconds_unless_the_table_says_otherwise() -> None:
    glass = yard().public.hourglass
    assert glass is not None
    assert glass.seconds == 90
    with pytest.raises(OptionError, match="GB-188"):
        yard(hourglass=0)


@pytest.mark.rule("GB-189")
def test_who_leaves_keeps_the_ship_and_takes_the_last_number() -> None:
    table = yard(3)
    give(table, 1, "B001")
    table.play(Place(at(7, 6), 0), TAKE_FACE_DOWN, LEAVE_YARD, seat=1)
    seen = table.public.ships[1]
    assert (seen.number, seen.figures.components, seen.holding) == (3, 2, False)
    assert len(table.public.face_up) == 1
    assert table.refuse(LEAVE_YARD, 1) == "GB-042"
    table.play(LEAVE_YARD, seat=0)
    assert table.public.ships[0].number == 2


@pytest.mark.rule("GB-190")
def test_in_turns_each_player_makes_one_building_action() -> None:
    table = start(3)
    seen = []
    for _ in range(7):
        seen.append(table.asked)
        table.play(table.legal[0])
    assert seen == [(0,), (1,), (2,), (0,), (1,), (2,), (0,)]
    assert [one.turns for one in table.public.ships] == [3, 2, 2]


@pytest.mark.rule("GB-190")
def test_who_has_finished_is_passed_over() -> None:
    table = start(3)
    table.play(Finish(1))
    seen = []
    for _ in range(4):
        seen.append(table.asked)
        table.play(table.legal[0])
    assert seen == [(1,), (2,), (1,), (2,)]


@pytest.mark.rule("GB-190")
def test_building_in_turns_ends_after_the_agreed_number() -> None:
    table = start(2, turns=3, flights=["I"])
    for _ in range(6):
        assert table.asks == "TruckerBuilds"
        table.play(table.legal[0])
    assert (table.asks, table.asked) == ("TruckerTakesNumber", (0,))
    table.play(Finish(2))
    assert table.asked == (1,)
    assert table.legal == (Finish(1),)
    assert table.refuse(Finish(2)) == "GB-042"


@pytest.mark.rule("GB-190")
@pytest.mark.parametrize(("flight", "turns"), [("I", 60), ("II", 90), ("III", 120)])
def test_the_board_says_how_many_turns_unless_the_table_does(flight: str, turns: int) -> None:
    assert start(flights=[flight]).public.turns == turns
    assert start(flights=[flight], turns=8).public.turns == 8
    assert yard(flight=flight).public.turns is None


@pytest.mark.rule("GB-190")
def test_there_is_no_hourglass_in_turns() -> None:
    table = start()
    assert table.public.hourglass is None
    assert table.refuse(TURN_HOURGLASS) == "GB-190"
    assert CLOCK not in table.asked


@pytest.mark.rule("GB-190")
def test_turns_are_counted_only_in_turns() -> None:
    for options in ({"building": "realtime", "turns": 5}, {"turns": 0}):
        with pytest.raises(OptionError, match="GB-190"):
            start(**options)


@pytest.mark.rule("GB-032", "GB-190")
def test_a_pile_is_held_until_the_next_turn_of_its_reader() -> None:
    table = start(2)
    for seat in (0, 1):
        mount(table, seat, f"B05{seat}@7.6")
    table.play(LookAtPile(0))
    assert table.refuse(LookAtPile(0)) == "GB-032"
    table.play(LookAtPile(1), PUT_PILE_BACK)
    assert table.refuse(LookAtPile(0)) is None


@pytest.mark.rule("GB-194")
def test_a_player_finishes_with_an_empty_hand() -> None:
    table = yard()
    give(table, 0, "B001")
    assert table.refuse(Finish(1), 0) == "GB-194"
    assert Finish(1) not in table.game.legal(0)
    table.play(SET_ASIDE, seat=0)
    assert table.refuse(Finish(1), 0) is None


def test_a_refused_claim_changes_nothing() -> None:
    table = yard()
    before = table.game.digest()
    for action in (TakeFaceUp("B001"), Finish(9), RETURN, TURN_HOURGLASS):
        with pytest.raises(Refused):
            table.play(action, seat=0)
    assert table.game.digest() == before


@pytest.mark.rule("GB-034", "GB-039")
def test_the_table_waits_for_builders_and_for_whoever_finished_only_while_the_glass_can_be_turned() -> None:
    table = yard()
    mount(table, 0, "B050@7.6")
    table.play(Finish(1), seat=0)
    assert 0 in table.asked, "cards may be looked at"
    assert table.game.situation.waiting == (1, CLOCK)
    run_out(table)
    assert table.game.situation.waiting == (1, 0)
    table.play(TURN_HOURGLASS, seat=0)
    assert table.game.situation.waiting == (1, CLOCK)
