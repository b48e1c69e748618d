"""Chapter 10: lane effects."""

from __future__ import annotations

import pytest

from astrodrome.games.memoracers.events import (
    MechanismEntered,
    ShieldsRepaired,
    ShipCrashed,
    ShipMoved,
    SpeedLowered,
    SpeedRaised,
    TrapHit,
)
from astrodrome.games.memoracers.figures import LANES, LINES, MAX_SPEED, SHIELDS
from tests.contract.events import of_kind
from tests.memoracers.table import race, ship

EFFECTS = (TrapHit, SpeedRaised, SpeedLowered, ShieldsRepaired, MechanismEntered, ShipCrashed)


@pytest.mark.rule("MR-073")
def test_a_lane_with_nothing_on_it_does_nothing() -> None:
    table = race(ship(speed=3, ticked=5), ahead="xx.xx ++.++ rm.-r")
    events = table.fly("3 3 3")
    assert not any(isinstance(event, EFFECTS) for event in events)
    assert (table.g.speed[0], table.g.shields_ticked[0], table.g.mechanism_visitors) == (3, 5, [])


@pytest.mark.rule("MR-074")
@pytest.mark.parametrize("lines", range(1, LINES + 1))
def test_a_trap_ticks_a_shield_per_line_used(lines: int) -> None:
    table = race(ship(speed=lines, ticked=1), ahead="..x..")
    assert of_kind(table.fly(" ".join(["3"] * lines)), TrapHit) == [TrapHit(0, lines, lines)]
    assert table.g.shields_ticked[0] == 1 + lines


@pytest.mark.rule("MR-074")
def test_a_ship_that_braked_pays_for_the_lines_it_used() -> None:
    table = race(ship(speed=5), ahead="..x..")
    table.fly("3 3")
    assert table.g.shields_ticked[0] == 2


@pytest.mark.rule("MR-074")
def test_a_forced_ship_pays_for_the_line_it_won_too() -> None:
    table = race(ship(speed=2), ahead="..x..")
    table.fly("3 3 3!")
    assert table.g.shields_ticked[0] == 2 + 3


@pytest.mark.rule("MR-075")
@pytest.mark.parametrize(("effect", "speed"), [("+", 5), ("-", 3)])
def test_trap_damage_does_not_depend_on_the_speed_marker(effect: str, speed: int) -> None:
    table = race(ship(speed=4), ahead=f"..{effect}.. ..x..")
    assert of_kind(table.fly("3 3 3 3"), TrapHit) == [TrapHit(0, 4, 4)]
    assert (table.g.shields_ticked[0], table.g.speed[0]) == (4, speed)


@pytest.mark.rule("MR-076")
def test_each_trap_deals_its_full_damage() -> None:
    table = race(ship(speed=3), ahead="..x.. ..x.. ..x..")
    assert of_kind(table.fly("3 3 3"), TrapHit) == [TrapHit(0, 3, 3)] * 3
    assert table.g.shields_ticked[0] == 9


@pytest.mark.rule("MR-077")
def test_a_ship_that_ticks_its_last_shield_crashes_at_once() -> None:
    table = race(ship(speed=3, ticked=SHIELDS - 3), ahead="..x.. ..+..")
    events = [event for event in table.fly("3 3 3") if getattr(event, "seat", None) == 0][2:]
    assert events == [ShipMoved(0, 2, 3), TrapHit(0, 3, 3), ShipCrashed(0, 2)]
    assert not table.g.racing[0]
    assert table.g.speed[0] == 3


@pytest.mark.rule("MR-077")
def test_damage_beyond_the_last_shield_is_ignored() -> None:
    table = race(ship(speed=4, ticked=SHIELDS - 1), ahead="..x..")
    assert of_kind(table.fly("3 3 3 3"), TrapHit) == [TrapHit(0, 4, 1)]
    assert table.g.shields_ticked[0] == SHIELDS


@pytest.mark.rule("MR-078")
def test_a_ship_with_one_free_shield_goes_on() -> None:
    table = race(ship(speed=3, ticked=SHIELDS - 4), ahead="..x..")
    events = table.fly("3 3 3")
    assert [event.place for event in of_kind(events, ShipMoved) if event.seat == 0] == [2, 3, 4]
    assert table.g.free_shields(0) == 1
    assert table.g.racing[0]


@pytest.mark.rule("MR-079")
@pytest.mark.parametrize("kraken", ["K-1", "K-2", "K-3", "K-4"])
def test_the_two_lanes_under_the_kraken_are_trapped_and_the_others_safe(kraken: str) -> None:
    covered = (int(kraken[-1]), int(kraken[-1]) + 1)
    for lane in range(1, LANES + 1):
        table = race(ship(lane=lane), ahead=kraken)
        assert of_kind(table.fly(), TrapHit) == ([TrapHit(0, 1, 1)] if lane in covered else [])


@pytest.mark.rule("MR-079")
def test_a_kraken_hurts_like_any_trap_and_can_wreck_a_ship() -> None:
    table = race(ship(lane=1, speed=4, ticked=SHIELDS - 4), ahead="K-1")
    assert of_kind(table.fly("1 1 1 1"), ShipCrashed) == [ShipCrashed(0, 2)]


@pytest.mark.rule("MR-080")
def test_an_accelerator_raises_speed_for_the_next_round() -> None:
    table = race(ship(speed=2), ahead="..+..")
    assert of_kind(table.fly("3 3"), SpeedRaised) == [SpeedRaised(0, 3)]
    assert table.refuse("3 3 3") is None
    assert table.refuse("3 3 3 3") is not None


@pytest.mark.rule("MR-080")
def test_an_accelerator_does_nothing_at_top_speed() -> None:
    table = race(ship(speed=MAX_SPEED), ahead="..+..")
    assert of_kind(table.fly("3 3 3 3 3"), SpeedRaised) == []
    assert table.g.speed[0] == MAX_SPEED


@pytest.mark.rule("MR-081")
def test_several_accelerators_in_one_move_each_raise_speed_up_to_five() -> None:
    table = race(ship(speed=3), ahead="..+.. ..+.. ..+..")
    assert of_kind(table.fly("3 3 3"), SpeedRaised) == [SpeedRaised(0, 4), SpeedRaised(0, 5)]
    assert table.g.speed[0] == MAX_SPEED


@pytest.mark.rule("MR-082")
def test_a_slower_lowers_speed_at_once() -> None:
    table = race(ship(speed=3), ahead="..-.. ..-..")
    assert of_kind(table.fly("3 3 3"), SpeedLowered) == [SpeedLowered(0, 2), SpeedLowered(0, 1)]
    assert table.g.speed[0] == 1


@pytest.mark.rule("MR-082")
def test_a_slower_does_nothing_at_speed_1() -> None:
    table = race(ship(speed=1), ahead="..-..")
    assert of_kind(table.fly("3"), SpeedLowered) == []
    assert table.g.speed[0] == 1


@pytest.mark.rule("MR-082")
def test_a_slower_met_after_an_accelerator_takes_the_speed_back() -> None:
    table = race(ship(speed=2), ahead="..+.. ..-..")
    table.fly("3 3")
    assert table.g.speed[0] == 2


@pytest.mark.rule("MR-083")
@pytest.mark.parametrize("lines", [1, 2, 3, 4])
def test_a_repairer_clears_a_shield_per_line_not_used(lines: int) -> None:
    table = race(ship(speed=lines, ticked=9), ahead="..r..")
    cleared = LINES - lines
    assert of_kind(table.fly(" ".join(["3"] * lines)), ShieldsRepaired) == [ShieldsRepaired(0, cleared)]
    assert table.g.shields_ticked[0] == 9 - cleared


@pytest.mark.rule("MR-083")
def test_a_repairer_looks_at_the_lines_and_not_at_the_speed_marker() -> None:
    table = race(ship(speed=2, ticked=9), ahead="..+.. ..r..")
    assert of_kind(table.fly("3 3"), ShieldsRepaired) == [ShieldsRepaired(0, 3)]


@pytest.mark.rule("MR-084")
def test_a_repairer_clears_nothing_at_five_lines() -> None:
    table = race(ship(speed=5, ticked=9), ahead="..r..")
    assert of_kind(table.fly("3 3 3 3 3"), ShieldsRepaired) == [ShieldsRepaired(0, 0)]
    assert table.g.shields_ticked[0] == 9


@pytest.mark.rule("MR-084")
def test_a_repairer_never_clears_more_than_is_ticked() -> None:
    table = race(ship(speed=1, ticked=2), ahead="..r..")
    assert of_kind(table.fly("3"), ShieldsRepaired) == [ShieldsRepaired(0, 2)]
    assert table.g.shields_ticked[0] == 0
