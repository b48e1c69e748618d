"""Chapter 16: special tokens."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import (
    END_TURN,
    Advance,
    AimAt,
    FallBack,
    NameOpponent,
    PlaceBeside,
    Play,
    Repeat,
    TakeDamage,
)
from astrodrome.games.celerium.records.offers import DamageOffer
from astrodrome.games.celerium.records.race_events import (
    FirstAtMarketTaken,
    KeepLineTaken,
    LastAtMarketGiven,
    MeteorLaid,
    MeteorStopped,
    ShotRemoved,
    UpgradeDamaged,
    UpgradeRepaired,
    UpgradeSentToWorkshop,
    VehicleAdvanced,
    VehicleShot,
)
from astrodrome.kernel.records import PASS
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import CHAINS, Table, f, rally, why
from tests.contract.events import of_kind


def next_round(table: Table) -> None:
    """Let everybody do what is listed first until the next round begins."""
    this = table.g.round
    while table.g.round == this and not table.game.over:
        table.do(table.legal()[0])


@pytest.mark.rule("CM-164")
def test_the_owner_chooses_which_of_two_upgrades_is_damaged() -> None:
    table = rally(f(hand="3-08"), f(on_pilot="battery-blue", on_starbot="all-terrain", energy=0))
    table.play("3-08", "first", NameOpponent(1))
    assert (table.game.asked, table.offer()) == ((1,), DamageOffer(("pilot", "starbot")))
    events = table.do(TakeDamage("starbot"))
    assert of_kind(events, UpgradeDamaged) == [UpgradeDamaged(1, "starbot", "all-terrain", "all-terrain")]
    assert table.g.upgrade_damaged == [False, False, False, True]
    assert table.public.supply.workshop == 2
    assert table.public.franchises[1].starbot.damaged


@pytest.mark.rule("CM-164")
def test_a_vehicle_without_a_sound_upgrade_cannot_take_the_token() -> None:
    table = rally(f(hand="3-08"), f(on_pilot="battery-blue", energy=0))
    table.play("3-08", "first", NameOpponent(1))
    expected = Refusal("CM-164", "no-upgrade-there", (("vehicle", "starbot"),))
    assert table.refuse(TakeDamage("starbot")) == expected
    assert table.legal() == (TakeDamage("pilot"),)


@pytest.mark.rule("CM-165")
def test_damage_does_nothing_to_a_franchise_without_a_sound_upgrade() -> None:
    table = rally(f(hand="3-08"), f(on_pilot="battery-blue", damaged="pilot", hangar="all-terrain", energy=0))
    table.play("3-08", "first", NameOpponent(1))
    assert (table.asks, table.g.upgrade_damaged) == ("FranchiseGoesOn", [False, False, True, False])
    assert table.g.energy[0] == 4


@pytest.mark.rule("CM-166")
def test_a_damaged_upgrade_works_until_the_end_of_the_race() -> None:
    table = rally(f(hand="3-08"), f(on_pilot="battery-blue", energy=0))
    table.play("3-08", "first", NameOpponent(1), TakeDamage("pilot"))
    one = table.public.franchises[1]
    assert (one.capacity, one.pilot.square, one.pilot.upgrade is None) == (7, 12, False)


@pytest.mark.rule("CM-167")
def test_a_damaged_upgrade_spends_the_next_round_in_the_workshop() -> None:
    table = rally(f(), f(on_pilot="battery-blue", damaged="pilot"), round=1)
    events = table.passes(2)
    assert of_kind(events, UpgradeSentToWorkshop) == [UpgradeSentToWorkshop(1, "pilot", "battery-blue", "battery")]
    assert table.names(table.g.workshop[1]) == ["battery-blue"]
    assert (table.g.installed_upgrade[2], table.g.upgrade_damaged[2], table.g.energy[1]) == (None, False, 2)
    while table.asks != "FranchiseRaces":
        assert table.asks != "FranchiseEquips"
        table.do(table.legal()[0])
    assert table.names(table.g.workshop[1]) == ["battery-blue"]


@pytest.mark.rule("CM-168")
def test_a_repaired_upgrade_returns_to_the_hangar_with_its_token_to_the_supply() -> None:
    table = rally(f(), f(workshop="battery-blue", actions=5), round=2)
    assert table.public.supply.workshop == 2
    events = table.passes(2)
    assert of_kind(events, UpgradeRepaired) == [UpgradeRepaired(1, "battery-blue", "battery")]
    assert table.names(table.g.hangar[1]) == ["battery-blue"]
    assert (table.g.workshop[1], table.g.workshop_origin[1], table.g.actions[1]) == ((), (), 13)
    assert [table.public.supply.workshop] == [3]


@pytest.mark.rule("CM-290")
def test_damaged_upgrades_leave_before_repaired_ones_come_back() -> None:
    table = rally(f(), f(workshop="battery-blue", on_pilot="all-terrain", damaged="pilot"), round=2)
    events = table.passes(2)
    kinds = [type(event) for event in events if isinstance(event, (UpgradeSentToWorkshop, UpgradeRepaired))]
    assert kinds == [UpgradeSentToWorkshop, UpgradeRepaired]
    assert table.names(table.g.workshop[1]) == ["all-terrain"]
    assert table.names(table.g.hangar[1]) == ["battery-blue"]


@pytest.mark.rule("CM-169")
def test_a_meteor_is_laid_behind_the_players_starbot() -> None:
    table = rally(f(hand="1-08", starbot=10), f())
    assert of_kind(table.play("1-08", "first"), MeteorLaid) == [MeteorLaid(0, 9)]
    assert table.public.meteors == (9,)
    assert table.public.supply.meteors == 2


@pytest.mark.rule("CM-170")
def test_a_meteor_cannot_be_laid_behind_square_4() -> None:
    table = rally(f(hand="1-08", starbot=4), f())
    assert table.refuse(Play("1-08", "first")) == Refusal("CM-170", "no-square-behind", (("square", 4),))
    assert rally(f(hand="1-08", starbot=5), f()).refuse(Play("1-08", "first")) is None


@pytest.mark.rule("CM-171")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_a_meteor_stops_whoever_enters_its_square(squares: int) -> None:
    table = rally(f(hand="1-11", pilot=12), f(), meteors="13")
    events = table.play("1-11", "move", Advance("pilot", squares))
    assert of_kind(events, VehicleAdvanced) == [VehicleAdvanced(0, "pilot", 12, 13)]
    assert of_kind(events, MeteorStopped) == [MeteorStopped(0, "pilot", 13)]
    assert table.g.held_by_meteor == [True, False, False, False]


@pytest.mark.rule("CM-171")
def test_a_meteor_stops_a_vehicle_that_is_pushed_back_and_the_nearest_one_counts() -> None:
    table = rally(f(hand="3-13"), f(pilot=12), meteors="9 11")
    events = table.play("3-13", "first", AimAt(1, "pilot"))
    assert table.squares(1)[0] == 11
    assert of_kind(events, MeteorStopped) == [MeteorStopped(1, "pilot", 11)]


@pytest.mark.rule("CM-171")
def test_the_player_of_a_meteor_is_stopped_too() -> None:
    table = rally(f(hand="1-08", pilot=8, starbot=10), f())
    table.play("1-08", "first", Play("1-08", "move"), Advance("pilot", 2))
    assert table.squares(0) == (9, 10)


@pytest.mark.rule("CM-172")
def test_a_meteor_stops_a_vehicle_only_once() -> None:
    table = rally(f(hand="1-11 1-11", pilot=12, energy=0), f(hand="1-20"), meteors="13")
    table.play("1-11", "move", Advance("pilot", 3))
    table.play("1-20", "first", AimAt(0, "pilot"), END_TURN)
    assert table.squares(0)[0] == 11
    table.play("1-11", "move", Advance("pilot", 3))
    assert table.squares(0)[0] == 14
    assert table.g.stopped_by_meteor == [0b0001]


@pytest.mark.rule("CM-172")
def test_the_same_meteor_still_stops_other_vehicles() -> None:
    stopped = "13:0-pilot,1-pilot,1-starbot"
    table = rally(f(hand="1-11", pilot=12, starbot=12), f(), meteors=stopped)
    table.play("1-11", "move", Advance("starbot", 2))
    assert table.squares(0)[1] == 13


@pytest.mark.rule("CM-173")
def test_a_stopped_vehicle_cannot_move_again_before_the_owners_next_turn() -> None:
    table = rally(f(hand="1-11 1-18", pilot=12), f(hand="1-20"), meteors="13")
    table.play("1-11", "move", Advance("pilot", 3), Play("1-11", "second"))
    assert table.refuse(Advance("pilot", 1)) == Refusal("CM-173", "stopped", (("vehicle", "pilot"),))
    table.do(Advance("starbot", 1))
    table.play("1-20", "first", AimAt(0, "pilot"), PASS)
    assert table.squares(0)[0] == 11
    table.end_turn()
    assert table.game.asked == (0,)
    assert table.g.held_by_meteor == [False] * 4
    table.move("1-18", "pilot", 1)
    assert table.squares(0)[0] == 12


@pytest.mark.rule("CM-173")
def test_a_stopped_vehicle_cannot_be_placed_either() -> None:
    table = rally(f(hand="2-10", pilot=12), f(pilot=14, starbot=14), meteors="13")
    table.play("2-10", "move", Advance("pilot", 3))
    table.do(Play("2-10", "second"))
    assert why(table.refuse(FallBack("pilot", 1))) == ("CM-173", "stopped")


@pytest.mark.rule("CM-174")
def test_a_meteor_on_a_double_move_square_gives_no_repeat() -> None:
    table = rally(f(hand="1-11", pilot=12), f(), options=CHAINS, meteors="15")
    table.play("1-11", "move", Advance("pilot", 3))
    assert (table.squares(0)[0], table.asks) == (15, "FranchiseGoesOn")


@pytest.mark.rule("CM-175")
def test_a_meteor_laid_under_a_vehicle_acts_only_when_it_is_entered_anew() -> None:
    unable = f(hand="1-11 1-08", pilot=12, energy=0)  # so that nobody asks for an answer
    table = rally(unable, f(hand="1-20", pilot=5), meteors="12")
    table.play("1-11", "move", Advance("pilot", 1))
    assert table.squares(0)[0] == 13
    table.play("1-20", "first", AimAt(0, "pilot"))
    assert table.squares(0)[0] == 12


@pytest.mark.rule("CM-176")
def test_meteors_go_back_before_the_control_and_stop_no_penalty() -> None:
    table = rally(f(pilot=12, boosts="planet", versions=(1, 1, 1)), f(), wheel=2, meteors="10")
    table.passes(2)
    assert table.g.seen.lost == [True]
    assert table.g.sheets.pilot[0] == (12 - 4 - 6, 12 - 6)
    assert (table.g.meteors, table.g.stopped_by_meteor, table.public.supply.meteors) == ([], [], 3)


@pytest.mark.rule("CM-177")
def test_a_shot_keeps_a_vehicle_from_moving_in_its_owners_next_turn() -> None:
    table = rally(f(hand="1-12"), f(hand="1-01 1-11", energy=0))
    events = table.play("1-12", "first", AimAt(1, "starbot"), END_TURN)
    assert of_kind(events, VehicleShot) == [VehicleShot(1, "starbot")]
    assert table.public.franchises[1].starbot.shot
    table.do(Play("1-11", "move"))
    assert table.refuse(Advance("starbot", 1)) == Refusal("CM-280", "shot", (("vehicle", "starbot"),))
    assert {action.vehicle for action in table.legal() if isinstance(action, Advance)} == {"pilot"}


@pytest.mark.rule("CM-178")
@pytest.mark.parametrize("plays", [True, False])
def test_the_shot_goes_back_at_the_end_of_that_turn(plays: bool) -> None:
    table = rally(f(shot="pilot"), f(hand="1-18", shot="pilot"), first=1)
    events = table.move("1-18", "starbot", 1) if plays else table.passes()
    assert of_kind(events, ShotRemoved) == [ShotRemoved(1, "pilot")]
    assert table.g.carries_shot == [True, False, False, False]


@pytest.mark.rule("CM-178")
def test_all_shots_go_back_when_the_race_ends() -> None:
    table = rally(f(shot="pilot"), f(), f(), turn=2, passes=2)
    events = table.passes()
    assert of_kind(events, ShotRemoved) == []  # it was not this franchise's turn
    assert table.g.carries_shot == [False] * 6


@pytest.mark.rule("CM-179")
def test_a_shot_leaves_the_other_vehicle_and_the_options() -> None:
    table = rally(f(hand="1-11", shot="pilot"), f())
    assert table.refuse(Play("1-11", "move")) is None
    assert table.refuse(Play("1-11", "first")) is None
    table.play("1-11", "first", Play("1-11", "move"), Advance("starbot", 3))
    assert table.squares(0) == (12, 13)


@pytest.mark.rule("CM-180")
def test_keep_line_gives_its_token_at_once_for_the_next_race() -> None:
    table = rally(f(hand="1-09"), f(), round=1)
    assert of_kind(table.play("1-09", "second"), KeepLineTaken) == [KeepLineTaken(0)]
    assert [one.keep_line for one in table.public.franchises] == [True, False]
    table.end_turn()
    table.passes(2)
    assert table.g.round == 2
    assert table.g.has_keep_line == [True, False]


@pytest.mark.rule("CM-181")
def test_a_franchise_holds_one_keep_line_token_at_most() -> None:
    table = rally(f(hand="1-09", keep_line=True), f())
    assert table.refuse(Play("1-09", "second")) == Refusal("CM-181", "keep-line-held")
    taken = rally(f(hand="1-09"), f(keep_line=True), f(keep_line=True))
    assert taken.refuse(Play("1-09", "second")) == Refusal("CM-013", "no-keep-line-left")


@pytest.mark.rule("CM-182")
def test_first_at_market_goes_to_the_last_who_plays_it() -> None:
    table = rally(f(hand="1-09"), f(hand="1-19"), f(), round=1)
    assert of_kind(table.play("1-09", "first", END_TURN), FirstAtMarketTaken) == [FirstAtMarketTaken(0)]
    table.play("1-19", "first", END_TURN)
    assert table.g.market.first == 1
    table.passes(3)
    assert table.public.market_order == (1, 2, 0)
    assert table.g.first_franchise == 1


@pytest.mark.rule("CM-183")
def test_last_at_market_moves_from_target_to_target() -> None:
    table = rally(f(hand="1-10"), f(hand="1-10"), f(), round=1)
    events = table.play("1-10", "first", NameOpponent(1), PASS)
    assert of_kind(events, LastAtMarketGiven) == [LastAtMarketGiven(1)]
    table.end_turn()
    table.play("1-10", "first", NameOpponent(2))
    assert table.g.market.last == 2
    table.end_turn()
    table.passes(3)
    assert table.public.market_order == (1, 0, 2)


@pytest.mark.rule("CM-184")
def test_of_both_market_tokens_only_the_last_received_is_kept() -> None:
    table = rally(f(hand="1-09", at_market="last"), f(hand="1-10", energy=6))
    table.play("1-09", "first", END_TURN)
    assert [table.public.first_at_market, table.public.last_at_market] == [0, None]
    table.play("1-10", "first", NameOpponent(0))
    assert [table.public.first_at_market, table.public.last_at_market] == [None, 0]


@pytest.mark.rule("CM-185")
def test_tokens_of_the_last_race_are_worth_nothing() -> None:
    with_tokens = rally(f(hand="1-09 1-10"), f(), round=6)
    with_tokens.play("1-09", "first", END_TURN)
    with_tokens.passes()
    with_tokens.play("1-10", "second", END_TURN)
    with_tokens.passes(2)
    without = rally(f(), f(), round=6)
    without.passes(2)
    assert with_tokens.game.over
    assert with_tokens.g.score == without.g.score


@pytest.mark.rule("CM-284")
def test_a_square_holds_one_meteor_and_a_vehicle_one_shot() -> None:
    table = rally(f(hand="1-08 1-12", starbot=10), f(shot="starbot"), f(), meteors="9")
    assert table.refuse(Play("1-08", "first")) == Refusal("CM-284", "meteor-there", (("square", 9),))
    table.do(Play("1-12", "first"))
    assert table.refuse(AimAt(1, "starbot")) == Refusal("CM-284", "shot-already", (("vehicle", "starbot"),))
    assert table.legal() == (AimAt(2, "starbot"),)


@pytest.mark.rule("CM-284")
def test_with_every_vehicle_shot_a_shot_is_unavailable() -> None:
    table = rally(f(hand="1-12"), f(shot="starbot"), f(shot="starbot"))
    assert table.refuse(Play("1-12", "first")) == Refusal("CM-284", "all-shot", (("vehicle", "starbot"),))


def test_a_repeat_stops_at_a_meteor_too() -> None:
    table = rally(f(hand="1-11", pilot=12), f(), options=CHAINS, meteors="17")
    table.play("1-11", "move", Advance("pilot", 3), Repeat(3))
    assert (table.squares(0)[0], table.g.held_by_meteor[0]) == (17, True)


def test_a_placement_ignores_meteors() -> None:
    table = rally(f(hand="1-17", starbot=10), f(pilot=13, starbot=20), meteors="11 12")
    table.play("1-17", "first", PlaceBeside("starbot", 1, "pilot"))
    assert (table.squares(0)[1], table.g.held_by_meteor) == (12, [False] * 4)


def test_rounds_pass_with_an_upgrade_on_its_way() -> None:
    table = rally(f(), f(on_pilot="battery-blue", damaged="pilot"), round=1)
    next_round(table)
    assert [table.names(table.g.workshop[1]), table.names(table.g.hangar[1])] == [["battery-blue"], []]
    next_round(table)
    assert [table.names(table.g.workshop[1]), table.names(table.g.hangar[1])] == [[], ["battery-blue"]]
