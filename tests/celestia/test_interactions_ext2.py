"""Interactions of the lifeboat (CS-451 to CS-467)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    HEAD_ON,
    LEAVE,
    STAY,
    STOP,
    USE_POWER,
    UseSpyglass,
)
from astrodrome.games.celestia.records.card_events import VesselMoored
from astrodrome.games.celestia.records.flight_events import (
    RouteEnded,
    VesselCrashed,
    VesselMoved,
    VesselStopped,
    VoyageBegan,
)
from astrodrome.games.celestia.records.offers import DeclareOffer
from astrodrome.games.celestia.records.treasure_events import EndAnnounced, TreasureTaken
from tests.celestia.table import Table, fly, helping, name, pick, play, row
from tests.contract.events import of_kind

AFTER_ANNOUNCEMENTS, AFTER_CRASH, AFTER_LAYING, AT_FALL = (
    "PlayersAfterAnnouncements",
    "PlayersAfterCrash",
    "PlayersAtLaying",
    "PlayersAtFall",
)


def sea(*hands: str, modules: str = "ext2", **more: object) -> Table:
    """Set up a step with Extension 2."""
    more.setdefault("at", 4)
    more.setdefault("dice", "ff")
    return fly(*hands, modules=modules, **more)  # type: ignore[arg-type]  # passed on as given


def alone(*hands: str, modules: str = "ext2", **more: object) -> Table:
    """Let the lifeboat fly on alone, seat 1 in it with birds free, past its decision to get off."""
    more.setdefault("boat", "boat-birds")
    table = sea(*hands, modules=modules, down=True, pilot=1, **more)
    table.let(1, FLY_ON)
    return table


@pytest.mark.rule("CS-451")
def test_who_took_the_lifeboat_cannot_be_ejected_and_who_stayed_cannot_flee_by_it() -> None:
    table = sea("ejection", "boat-fog", "boat-birds", "c")
    table.let(1, row("boat-fog"))
    table.let(0, play("ejection"))
    assert table.why(0, name(1)) == "CS-131"
    stayed = sea("ejection", "boat-fog", "c").on(AFTER_ANNOUNCEMENTS)
    assert stayed.why(1, row("boat-fog")) == "CS-451"


@pytest.mark.rule("CS-452")
def test_the_passenger_who_becomes_captain_cannot_be_ejected() -> None:
    table = sea("boat-birds", "c", "ejection", "c")
    table.let(0, row("boat-birds"))
    table.let(2, play("ejection"))
    assert table.why(2, name(1)) == "CS-129"
    assert table.why(2, name(3)) is None


@pytest.mark.rule("CS-453")
@pytest.mark.parametrize(("hand", "rule"), [("c c", "CS-310"), ("c t", None)])
def test_a_captain_who_ejected_the_last_passenger_is_alone(hand: str, rule: str | None) -> None:
    table = sea(f"{hand} ejection boat-birds", "c")
    table.let(0, play("ejection"))
    table.do(0, name(1))
    assert table.why(0, row("boat-birds")) == rule


@pytest.mark.rule("CS-454", "CS-455")
def test_on_the_lifeboats_dice_only_the_pilot_re_rolls_but_anybody_casts_a_bad_spell() -> None:
    table = alone("route spell", "route", "c", dice="f.").on(AFTER_ANNOUNCEMENTS)
    assert table.why(1, play("route")) is None
    assert table.why(0, play("route")) == "CS-119"
    assert table.why(0, play("spell")) is None
    laid = alone("spell mooring", "c", "c", modules="ext1 ext2", dice="f.").on(AFTER_LAYING)
    assert laid.why(0, play("spell")) == "CS-150"


@pytest.mark.rule("CS-456")
def test_at_a_lifeboat_crash_the_pilot_may_land_by_jetpack() -> None:
    table = alone("jetpack", "jetpack", "c", dice="ff", piles={4: "9 4"}).on(AT_FALL)
    assert table.asked == (1,)
    events = table.do(1, play("jetpack"))
    assert of_kind(events, TreasureTaken) == [TreasureTaken(1, 4)]
    assert of_kind(events, VesselCrashed) == [VesselCrashed("lifeboat", ())]
    assert (table.owns(1), table.public.pilot, table.g.voyage) == (["4:9"], None, 2)
    air = sea("c", "jetpack", "c", pilot=1, dice="ff").on(AT_FALL)
    assert 1 not in air.asked


@pytest.mark.rule("CS-457")
def test_a_spyglass_serves_its_owners_vessel_only() -> None:
    table = alone("c", "c", "c", dice="ff", holds={1: "2:S", 0: "6:S"}).on(AFTER_CRASH)
    assert 0 not in table.asked
    events = table.act(1, UseSpyglass(2))
    assert of_kind(events, VesselMoved) == [VesselMoved("lifeboat", 6)]
    air = sea("c", "c", "c", pilot=1, dice="ff", holds={1: "2:S"}).on(AFTER_CRASH)
    assert 1 not in air.asked


@pytest.mark.rule("CS-459")
def test_a_moored_lifeboat_stays_and_keeps_its_card() -> None:
    table = alone("mooring", "c", "c", modules="ext1 ext2", dice="fb").on(AFTER_LAYING)
    table.act(0, play("mooring"))
    assert of_kind(table.events, VesselMoored) == [VesselMoored("lifeboat")]
    assert (table.boat_city, table.public.lifeboat_card, table.hand(1)) == (4, "lifeboat-birds", "")
    air = sea("c c", "c", "mooring", modules="ext1 ext2", pilot=1, boat="boat-birds", dice="ffbb").on(AFTER_LAYING)
    air.act(2, play("mooring"))
    air.let(1, FLY_ON)
    air.let(1, DECLARE_SUCCESS)
    air.end_step()
    assert (air.city, air.boat_city) == (4, 6)


@pytest.mark.rule("CS-460")
def test_nobody_helps_the_lifeboat_and_the_pilot_helps_nobody() -> None:
    table = alone("?c", "?c route", "?c", modules="ext1 ext2", dice="ff").on(AFTER_CRASH)
    assert table.asked == (1,)
    assert table.why(1, helping("?c")) == "CS-460"
    air = sea("c", "?c", "c", modules="ext1 ext2", pilot=1, dice="ff").on(AFTER_CRASH)
    assert 1 not in air.asked


@pytest.mark.rule("CS-461")
@pytest.mark.parametrize(("colour", "rule"), [("red", None), ("green", None), ("yellow", None), ("blue", "CS-461")])
def test_the_pilot_may_use_the_own_power_but_not_blue(colour: str, rule: str | None) -> None:
    idle = [other for other in ("black", "purple", "green") if other != colour]
    table = alone(
        "c", "route", "c", modules="ext1 ext2", dice="fp", holds={1: "15:15"}, colours=f"{idle[0]} {colour} {idle[1]}"
    ).on(AFTER_CRASH)
    assert table.why(1, USE_POWER) == rule


@pytest.mark.rule("CS-461")
def test_black_and_red_work_on_the_lifeboats_dice_and_others_powers_do_not_reach_it() -> None:
    black = sea("c", "c", "c", modules="ext1 ext2", at=6, down=True, pilot=1, colours="red black blue", dice="f")
    black.let(1, FLY_ON)
    black.act(1, USE_POWER)
    assert len(black.on("CaptainDeclares").g.step.dice) == 1
    others = sea("c", "c", "c", modules="ext1 ext2", at=6, down=True, pilot=1, colours="black red blue", dice="fff")
    others.let(1, FLY_ON)
    assert others.why(0, USE_POWER) == "CS-259"
    red = alone("c", "c", "c", modules="ext1 ext2", colours="black red blue", dice="ffbb", holds={1: "15:15"}).on(
        AFTER_CRASH
    )
    red.act(1, USE_POWER)
    red.do(1, pick("15:15"))
    assert red.on("CaptainDeclares").offer(1, DeclareOffer).needs == ()


@pytest.mark.rule("CS-461", "CS-462")
def test_purple_is_impossible_in_the_lifeboat_and_the_pilot_is_no_target() -> None:
    boat = alone("c", "route", "c", modules="ext1 ext2", colours="red purple blue", dice="f.").on(AFTER_ANNOUNCEMENTS)
    assert boat.why(1, USE_POWER) == "CS-461"
    table = sea("c c", "boat-fog", "c", "c", modules="ext1 ext2", colours="red black purple blue")
    table.let(1, row("boat-fog"))
    table.let(2, LEAVE)
    table.let(2, USE_POWER)
    assert table.why(2, name(1)) == "CS-283"
    own = sea("c c", "boat-fog spell", "c", modules="ext1 ext2", colours="red purple blue", dice="f.")
    own.let(1, row("boat-fog"))
    own.let(2, LEAVE)
    assert own.on(AFTER_ANNOUNCEMENTS).why(1, USE_POWER) == "CS-284"


@pytest.mark.rule("CS-464")
def test_the_lifeboats_target_is_judged_anew_when_the_aircraft_empties_the_last_city() -> None:
    table = sea("c c c c", "", "", at=20, pilot=1, piles={25: 2}, dice="ffff", power_cards=False)
    table.let(0, DECLARE_SUCCESS)
    table.end_step()
    assert of_kind(table.events, RouteEnded) == [RouteEnded("lifeboat", 20)]
    assert [table.owns(seat) for seat in range(3)] == [["25:25"], ["20:20"], ["25:25"]]


@pytest.mark.rule("CS-465")
def test_the_pilot_cannot_get_off_where_a_passenger_took_the_last_treasure() -> None:
    table = sea("c c", "c", "c", pilot=1, boat="boat-birds", piles={4: 1}, dice="ffbb", power_cards=False)
    table.let(2, LEAVE)
    table.let(0, DECLARE_SUCCESS)
    while table.g.step.vessel == 0:
        table.usual()
    assert table.decision != "PilotMayGetOff"


@pytest.mark.rule("CS-466")
def test_the_end_is_checked_only_when_both_vessels_are_done() -> None:
    table = sea("", "", "", pilot=1, holds={0: "25:25 25:25"}, dice="ff", power_cards=False)
    table.let(0, DECLARE_CRASH)
    table.on("PilotMayGetOff")
    assert not of_kind(table.events, EndAnnounced)
    table.do(1, STOP)
    assert table.decision is None


@pytest.mark.rule("CS-467")
def test_with_the_pilot_away_a_captain_alone_may_stop_and_the_lifeboat_goes_on() -> None:
    table = sea("", "", "", pilot=1, ashore=(2,))
    assert table.can(0) == (FLY_ON, STOP)
    events = table.do(0, STOP)
    assert of_kind(events, VesselStopped) == [VesselStopped("aircraft", 0, 4)]
    assert not of_kind(events, VoyageBegan)
    assert (table.decision, table.asked) == ("PilotMayGetOff", (1,))
    assert HEAD_ON not in table.can(1)
    assert STAY not in table.can(1)
