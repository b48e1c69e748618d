"""Chapters 5 and 6: the round, and programming."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.events import (
    EngineForced,
    PilotReady,
    ProgramOpened,
    RoundBegan,
    ShipBraked,
    ShipMoved,
    TileLooped,
)
from astrodrome.games.memoracers.figures import FORCE_NEEDS_MORE_THAN, FORCE_TICKS, LANES, LINES, MAX_SPEED, SHIELDS
from astrodrome.games.memoracers.offers import ProgramOffer, SpeedChoice
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.view import MineView
from astrodrome.kernel.errors import BadAction, Refused
from astrodrome.kernel.refusal import NOT_ASKED, Refusal
from tests.contract.events import of_kind
from tests.memoracers.table import Table, program, race, ship


@pytest.mark.rule("MR-031")
def test_a_round_is_programming_then_action_then_maintenance() -> None:
    table = race(ship(place=1, speed=2), ship(place=1))
    assert table.g.round == 5
    kinds = [type(event) for event in table.fly("3 3", "3")]
    firsts = [kinds.index(kind) for kind in (PilotReady, ProgramOpened, ShipMoved, TileLooped, RoundBegan)]
    assert firsts == sorted(firsts)
    assert kinds[-1] is RoundBegan


@pytest.mark.rule("MR-032")
def test_rounds_follow_each_other_until_the_race_ends() -> None:
    table = race(ship(place=1), ship(place=1))
    for number in (6, 7, 8):
        assert of_kind(table.fly(), RoundBegan) == [RoundBegan(number)]
        assert table.game.situation.decision == "PilotsProgram"
    last = race(ship(place=1), ship(place=1, ticked=SHIELDS - 1), ahead="K-2")
    assert of_kind(last.fly(), RoundBegan) == []
    assert last.game.over


@pytest.mark.rule("MR-033")
def test_a_wreck_takes_no_further_part() -> None:
    table = race(ship(place=1), ship(place=5, wreck=3), ship(place=2), ahead="..... ..... .....")
    assert table.game.asked == (0, 2)
    events = table.fly()
    assert {event.seat for event in of_kind(events, ShipMoved)} == {0, 2}
    assert {event.seat for event in of_kind(events, ProgramOpened)} == {0, 2}
    assert table.public.ships[1].place is None


@pytest.mark.rule("MR-034")
def test_all_racing_pilots_program_at_the_same_time() -> None:
    table = race(ship(), ship(), ship())
    asked = [table.game.asked]
    for seat in (1, 2):
        table.game.play(seat, program("3"))
        asked.append(table.game.asked)
    assert asked == [(0, 1, 2), (0, 2), (0,)]
    assert table.game.situation.waiting == (0,)


@pytest.mark.rule("MR-035")
def test_a_program_stays_hidden_until_everybody_is_ready() -> None:
    table = race(ship(speed=2), ship(speed=3))
    assert table.game.play(0, program("3 4 4!")) == (PilotReady(0),)
    before = table.public.ships[0]
    assert (before.ready, before.program, before.speed, before.ticked) == (True, (), 2, 0)
    assert table.public.ships[1].ready is False
    assert table.mine(0) == MineView((3, 4, 4), True)
    assert table.mine(1) is None
    assert table.game.view(None).mine is None


@pytest.mark.rule("MR-035")
def test_all_programs_are_shown_at_once_when_the_last_pilot_is_ready() -> None:
    table = race(ship(speed=2), ship(speed=3))
    table.game.play(1, program("2"))
    events = table.game.play(0, program("3 4 4!"))
    shown = [PilotReady(0), ProgramOpened(0, (3, 4, 4), 3), EngineForced(0, 3, FORCE_TICKS), ProgramOpened(1, (2,), 1)]
    assert list(events[:5]) == [*shown, ShipBraked(1, 1)]
    assert table.mine(0) is None


@pytest.mark.rule("MR-035")
def test_nobody_is_ready_again_in_the_next_round() -> None:
    table = race(ship(), ship())
    table.fly()
    assert [one.ready for one in table.public.ships] == [False, False]
    assert table.game.asked == (0, 1)


@pytest.mark.rule("MR-036")
def test_a_refused_try_changes_nothing_and_another_may_follow() -> None:
    table = race(ship(speed=2))
    before = table.game.digest()
    with pytest.raises(Refused):
        table.game.play(0, program("5 5"))
    assert table.game.digest() == before
    assert table.refuse("4 4") is None
    assert table.game.digest() == before


@pytest.mark.rule("MR-036")
def test_a_program_given_in_cannot_be_changed() -> None:
    table = race(ship(speed=2))
    table.game.play(0, program("3 3"))
    assert table.game.refuse(0, program("2 2")) == NOT_ASKED
    table.fly("", "5")
    assert table.g.lane[0] == 3


@pytest.mark.rule("MR-037")
def test_a_program_has_no_more_lines_than_the_speed() -> None:
    table = race(ship(speed=2))
    assert table.refuse("3 3") is None
    assert table.refuse("3 3 3") == Refusal("MR-037", "too-many-lines", (("speed", 2), ("lines", 3)))
    assert table.refuse("3 3 3 3!") == Refusal("MR-037", "too-many-lines", (("speed", 3), ("lines", 4)))


@pytest.mark.rule("MR-037")
def test_the_number_of_lines_is_the_speed_the_ship_flies_at() -> None:
    table = race(ship(speed=4))
    opened = of_kind(table.fly("3 3 3"), ProgramOpened)
    assert opened[0] == ProgramOpened(0, (3, 3, 3), 3)
    assert table.g.speed[0] == 3


@pytest.mark.rule("MR-037")
def test_a_line_cannot_be_skipped() -> None:
    table = race(ship(speed=3))
    assert table.refuse("3 0 3") == Refusal("MR-041", "off-the-circuit", (("lane", 0), ("lanes", LANES)))
    with pytest.raises(BadAction, match=r"lanes\[1\]: expected a whole number"):
        SPEC.codec.decode_action({"do": "Program", "lanes": [3, None, 3]})


@pytest.mark.rule("MR-038")
def test_the_unused_lines_have_no_box_ticked() -> None:
    table = race(ship(speed=5), ship(place=1))
    table.game.play(0, program("3 3"))
    assert table.mine(0) == MineView((3, 3), False)


@pytest.mark.rule("MR-038")
def test_a_line_has_exactly_one_box_ticked() -> None:
    with pytest.raises(BadAction, match=r"lanes\[1\]: expected a whole number, found \[2, 3\]"):
        SPEC.codec.decode_action({"do": "Program", "lanes": [3, [2, 3]]})


@pytest.mark.rule("MR-039")
@pytest.mark.parametrize(("lane", "reached"), [(1, [1, 2]), (2, [1, 2, 3]), (3, [2, 3, 4]), (5, [4, 5])])
def test_the_first_lane_is_at_most_one_aside_of_the_ship(lane: int, reached: list[int]) -> None:
    table = race(ship(lane=lane))
    assert [aim for aim in range(1, 6) if table.refuse(str(aim)) is None] == reached


@pytest.mark.rule("MR-039")
def test_a_first_lane_two_aside_is_refused() -> None:
    args = (("line", 1), ("lane", 5), ("before", 3))
    assert race(ship(lane=3)).refuse("5") == Refusal("MR-039", "lane-jump", args)


@pytest.mark.rule("MR-040")
def test_a_lane_change_of_two_is_refused() -> None:
    table = race(ship(lane=3, speed=3))
    args = (("line", 3), ("lane", 2), ("before", 4))
    assert table.refuse("4 4 2") == Refusal("MR-040", "lane-jump", args)
    assert table.refuse("4 4 3") is None


@pytest.mark.rule("MR-041")
@pytest.mark.parametrize(("lane", "aim"), [(1, 0), (5, 6)])
def test_a_program_may_not_leave_the_lanes(lane: int, aim: int) -> None:
    args = (("lane", aim), ("lanes", LANES))
    assert race(ship(lane=lane)).refuse(str(aim)) == Refusal("MR-041", "off-the-circuit", args)


@pytest.mark.rule("MR-041")
def test_the_sides_do_not_join() -> None:
    args = (("line", 2), ("lane", 5), ("before", 1))
    assert race(ship(lane=1, speed=2)).refuse("1 5") == Refusal("MR-040", "lane-jump", args)


@pytest.mark.rule("MR-042")
def test_a_ship_cannot_stand_still() -> None:
    table = race(ship(speed=3))
    assert table.refuse("") == Refusal("MR-042", "stand-still")
    assert table.refuse("!") == Refusal("MR-042", "stand-still")


@pytest.mark.rule("MR-043")
def test_forced_acceleration_raises_speed_by_one_and_ticks_two_shields() -> None:
    table = race(ship(speed=2, ticked=3))
    events = table.fly("3 3 3!")
    assert of_kind(events, EngineForced) == [EngineForced(0, 3, FORCE_TICKS)]
    assert (table.g.speed[0], table.g.shields_ticked[0]) == (3, 3 + FORCE_TICKS)
    assert [event.place for event in of_kind(events, ShipMoved) if event.seat == 0] == [2, 3, 4]
    assert of_kind(events, ShipBraked) == []


@pytest.mark.rule("MR-044")
def test_the_engine_is_forced_at_most_once_a_round() -> None:
    table = race(ship(speed=2))
    assert table.refuse("3 3 3 3!") == Refusal("MR-037", "too-many-lines", (("speed", 3), ("lines", 4)))
    table.fly("3 3 3!")
    assert table.refuse("3 3 3 3!") is None


@pytest.mark.rule("MR-045")
def test_forcing_is_refused_with_two_free_shields_or_fewer() -> None:
    for free in range(1, FORCE_NEEDS_MORE_THAN + 1):
        table = race(ship(speed=2, ticked=SHIELDS - free))
        args = (("free", free), ("least", FORCE_NEEDS_MORE_THAN + 1))
        assert table.refuse("3 3 3!") == Refusal("MR-045", "force-needs-shields", args)
        assert not any(isinstance(action, Program) and action.force for action in table.game.legal(0))


@pytest.mark.rule("MR-045")
def test_forcing_with_three_free_shields_leaves_one() -> None:
    table = race(ship(speed=2, ticked=SHIELDS - FORCE_NEEDS_MORE_THAN - 1))
    assert program("3 3 3!") in table.game.legal(0)
    table.fly("3 3 3!")
    assert table.g.racing[0]
    assert table.g.free_shields(0) == 1


@pytest.mark.rule("MR-046")
def test_forcing_is_refused_at_top_speed() -> None:
    table = race(ship(speed=MAX_SPEED))
    expected = Refusal("MR-046", "force-at-top-speed", (("speed", MAX_SPEED),))
    assert table.refuse("3 3 3 3 3!") == expected
    assert table.refuse("3 3 3 3 3 3!") == expected
    assert race(ship(speed=MAX_SPEED, ticked=SHIELDS - 1)).refuse("3!") == expected
    assert race(ship(speed=MAX_SPEED - 1)).refuse("3 3 3 3 3!") is None


@pytest.mark.rule("MR-047")
def test_the_speed_gained_by_force_lasts() -> None:
    table = race(ship(speed=2))
    table.fly("3 3 3!")
    assert table.public.ships[0].speed == 3
    assert table.refuse("3 3 3") is None
    table.fly("3 3 3")
    assert (table.g.speed[0], table.g.shields_ticked[0]) == (3, FORCE_TICKS)


@pytest.mark.rule("MR-048")
@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_braking_by_any_number_of_steps_is_free(lines: int) -> None:
    table = race(ship(speed=5, ticked=4))
    events = table.fly(" ".join(["3"] * lines))
    assert of_kind(events, ShipBraked) == [ShipBraked(0, lines)]
    assert (table.g.speed[0], table.g.shields_ticked[0]) == (lines, 4)


@pytest.mark.rule("MR-048")
def test_flying_at_full_speed_is_no_braking() -> None:
    assert of_kind(race(ship(speed=2)).fly("3 3"), ShipBraked) == []


@pytest.mark.rule("MR-049")
def test_a_ship_that_braked_keeps_the_lower_speed() -> None:
    table = race(ship(speed=4))
    table.fly("3 3")
    assert table.refuse("3 3") is None
    assert table.refuse("3 3 3") == Refusal("MR-037", "too-many-lines", (("speed", 2), ("lines", 3)))


@pytest.mark.rule("MR-050")
@pytest.mark.parametrize("lines", [1, 2, 3])
def test_forcing_and_braking_do_not_go_together(lines: int) -> None:
    refusal = race(ship(speed=3)).refuse(" ".join(["3"] * lines) + "!")
    assert refusal == Refusal("MR-050", "force-and-brake", (("speed", 4), ("lines", lines)))


@pytest.mark.rule("MR-051")
def test_while_others_program_the_table_stands_as_the_phase_found_it() -> None:
    table = race(ship(speed=2, ticked=1, laps=1), ship(place=3, speed=4))
    before = table.public
    assert [face is not None for face in before.row] == [True] * 5 + [False] * 5
    assert [(one.place, one.speed, one.laps, one.ticked) for one in before.ships] == [(1, 2, 1, 1), (3, 4, 0, 0)]
    table.game.play(0, program("3 3 3!"))
    after = table.public
    assert after.row == before.row
    assert [(one.place, one.lane, one.speed, one.laps, one.ticked) for one in after.ships] == [
        (one.place, one.lane, one.speed, one.laps, one.ticked) for one in before.ships
    ]
    assert after.order == before.order


def offer(table: Table) -> ProgramOffer:
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert (prompt.decision, prompt.rules) == ("PilotsProgram", ("MR-037", "MR-040"))
    assert isinstance(prompt.offer, ProgramOffer)
    return prompt.offer


@pytest.mark.rule("MR-043", "MR-048")
def test_each_speed_is_offered_with_its_price_and_its_risk() -> None:
    shown = offer(race(ship(place=4, lane=2, speed=2)))
    assert (shown.lane, shown.place) == (2, 4)
    assert shown.speeds == (
        SpeedChoice(1, False, 0, 1, LINES - 1, None),
        SpeedChoice(2, False, 0, 2, LINES - 2, None),
        SpeedChoice(3, True, FORCE_TICKS, 3, LINES - 3, None),
    )
    assert shown.reach == ((1, 2), (1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5))


@pytest.mark.rule("MR-045", "MR-046")
def test_forcing_is_offered_greyed_out_with_its_reason() -> None:
    top = offer(race(ship(speed=MAX_SPEED))).speeds[-1]
    refusal = Refusal("MR-046", "force-at-top-speed", (("speed", MAX_SPEED),))
    assert top == SpeedChoice(MAX_SPEED, True, FORCE_TICKS, MAX_SPEED, 0, refusal)
    worn = offer(race(ship(speed=1, ticked=SHIELDS - 2))).speeds[-1]
    assert worn.refusal == Refusal("MR-045", "force-needs-shields", (("free", 2), ("least", 3)))


@pytest.mark.parametrize("lane", range(1, LANES + 1))
@pytest.mark.parametrize("speed", range(1, MAX_SPEED + 1))
@pytest.mark.parametrize("ticked", [0, SHIELDS - 2])
def test_the_list_of_programs_is_exactly_what_is_not_refused(lane: int, speed: int, ticked: int) -> None:
    table = race(ship(lane=lane, speed=speed, ticked=ticked))
    decision, g = table.game.decision, table.g
    tried = decision.candidates(g, 0)
    assert len(set(tried)) == len(tried)
    assert [action for action in tried if decision.refuse(g, 0, action) is None] == list(table.game.legal(0))
    assert {len(action.lanes) for action in tried if isinstance(action, Program) and action.force} == {2, 3, 4, 5}
    assert {len(action.lanes) for action in tried if isinstance(action, Program) and not action.force} == {
        1,
        2,
        3,
        4,
        5,
    }
    assert table.game.complete(0)


def test_programs_are_listed_by_falling_speed_with_force_last() -> None:
    listed = race(ship(lane=1, speed=2)).game.legal(0)
    assert listed[:6] == tuple([program(text) for text in ("1 1", "1 2", "2 1", "2 2", "2 3", "1")])
    assert listed[6:9] == tuple([program(text) for text in ("2", "1 1 1!", "1 1 2!")])
