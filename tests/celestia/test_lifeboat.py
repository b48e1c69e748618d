"""Extension 2: the lifeboat (CS-298 to CS-331, CS-515, CS-528, CS-529)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cards import CARDS, LIFEBOAT, SYMBOLS
from astrodrome.games.celestia.records.actions import DECLARE_CRASH, DECLARE_SUCCESS, FLY_ON, LEAVE, STAY, STOP, Reroll
from astrodrome.games.celestia.records.card_events import CardsDrawn, CardsLaid, LifeboatTaken
from astrodrome.games.celestia.records.flight_events import (
    AircraftAbandoned,
    CaptaincyPassed,
    DiceRolled,
    LastCityReached,
    RouteEnded,
    VesselCrashed,
    VesselMoved,
    VesselStopped,
    VoyageBegan,
)
from astrodrome.games.celestia.records.offers import AnnounceOffer, DeclareOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from tests.celestia.table import Table, cards, fly, name, play, row, start
from tests.contract.events import of_kind

BOATS = ("boat-fog", "boat-lightning", "boat-birds", "boat-pirates")
AFTER_ANNOUNCEMENTS, AFTER_SUCCESS, AFTER_CRASH = (
    "PlayersAfterAnnouncements",
    "PlayersAfterSuccess",
    "PlayersAfterCrash",
)


def sea(*hands: str, **more: object) -> Table:
    """Set up a step with Extension 2 and without Power cards."""
    more.setdefault("at", 2)
    more.setdefault("dice", "ff")
    return fly(*hands, modules="ext2", power_cards=False, **more)  # type: ignore[arg-type]  # passed on as given


def alone(*hands: str, **more: object) -> Table:
    """Let the lifeboat fly on alone, seat 1 in it."""
    return sea(*hands, down=True, pilot=1, **more)


@pytest.mark.rule("CS-298")
def test_ten_cards_are_added_and_the_lifeboat_is_free() -> None:
    table = start(4, modules=["ext2"])
    assert sum(table.g.edition.copies) == 94
    assert sum(start(4, modules=["ext1", "ext2"]).g.edition.copies) == 120
    assert (table.public.pilot, table.public.lifeboat) == (None, None)


@pytest.mark.rule("CS-299", "CS-302", "CS-303")
def test_a_passenger_may_take_the_lifeboat_with_a_card() -> None:
    table = sea("c c", "boat-birds", "", at=4).on("PassengerAnnounces")
    assert table.can(1) == (STAY, LEAVE, row("boat-birds"))
    events = table.let(1, row("boat-birds"))
    assert of_kind(events, LifeboatTaken) == [LifeboatTaken(1, "lifeboat-birds")]
    assert (table.public.pilot, table.boat_city, table.public.lifeboat_card) == (1, 4, "lifeboat-birds")
    assert (table.owns(1), table.hand(1), table.left(4)) == ([], "", 10)
    assert table.discard == ""


@pytest.mark.rule("CS-300")
def test_without_a_card_or_a_free_lifeboat_the_choice_does_not_exist() -> None:
    table = sea("c c", "c", "").on("PassengerAnnounces")
    assert table.can(1) == (STAY, LEAVE)
    assert table.why(1, row("boat-fog")) == "CS-300"
    occupied = sea("c c", "boat-birds", "", pilot=2).on("PassengerAnnounces")
    assert occupied.can(1) == (STAY, LEAVE)
    assert occupied.why(1, row("boat-birds")) == "CS-301"


@pytest.mark.rule("CS-301")
def test_the_first_in_announcing_order_gets_the_one_seat() -> None:
    table = sea("c c", "boat-fog", "boat-birds", "")
    table.let(1, row("boat-fog"))
    assert table.can(2) == (STAY, LEAVE)
    assert [choice.refusal and choice.refusal.rule for choice in table.offer(2, AnnounceOffer).lifeboats] == ["CS-301"]


@pytest.mark.rule("CS-304")
def test_the_pilot_is_no_longer_aboard() -> None:
    table = sea("", "boat-fog", "", "", captain=0, dice="ff..")
    table.let(1, row("boat-fog"))
    table.let(2, STAY)
    table.let(3, STAY)
    table.let(0, DECLARE_CRASH)
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (0, 2, 3))]
    assert table.public.pilot == 1
    flying = sea("c c", "boat-fog", "", "", dice="ff....")
    flying.let(1, row("boat-fog"))
    assert flying.end_step().on("PassengerAnnounces", later=True).asked == (3,)


@pytest.mark.rule("CS-305")
def test_the_pilot_neither_ejects_nor_is_ejected() -> None:
    table = fly("ejection", "ejection", "c", "c", modules="ext2", at=2, pilot=1, dice="ff").on(AFTER_ANNOUNCEMENTS)
    assert 1 not in table.asked
    table.act(0, play("ejection"))
    assert table.why(0, name(1)) == "CS-131"
    boat = fly("", "ejection", "", modules="ext2", down=True, pilot=1, dice=".b", at=2).on(AFTER_ANNOUNCEMENTS)
    assert boat.why(1, play("ejection")) == "CS-305"


@pytest.mark.rule("CS-306", "CS-307")
def test_a_captain_may_leave_by_lifeboat_and_the_next_passenger_faces_the_dice() -> None:
    table = sea("c c boat-birds", "", "", "", captain=0, ashore=(1,)).on(AFTER_ANNOUNCEMENTS)
    table.act(0, row("boat-birds"))
    assert (table.public.pilot, table.g.captain, table.dice) == (0, 2, "ff")
    assert table.on("CaptainDeclares").asked == (2,)


@pytest.mark.rule("CS-306")
def test_the_captain_cannot_take_a_lifeboat_that_is_occupied_or_take_it_early() -> None:
    table = sea("boat-birds need", "c", "", "", pilot=3)
    assert table.why(0, row("boat-birds")) == "CS-306"
    assert table.on(AFTER_ANNOUNCEMENTS).why(0, row("boat-birds")) == "CS-300"


@pytest.mark.rule("CS-308")
def test_nobody_announces_again_after_the_captain_has_left() -> None:
    table = sea("boat-birds", "c", "c").on(AFTER_ANNOUNCEMENTS)
    table.act(0, row("boat-birds"))
    assert table.decision in (AFTER_ANNOUNCEMENTS, "CaptainDeclares")
    assert table.why(1, LEAVE) in ("AD-004", "AD-001")
    assert table.aboard() == [1, 2]


@pytest.mark.rule("CS-309")
def test_after_a_declaration_it_is_too_late() -> None:
    table = sea("c c boat-birds need", "c", "").on(AFTER_SUCCESS)
    assert table.why(0, row("boat-birds")) == "CS-309"
    crash = fly("boat-birds route", "c", "c", at=2, dice="fff.", modules="ext2").on(AFTER_CRASH)
    assert crash.why(0, row("boat-birds")) == "CS-309"
    crash.act(0, play("route"))
    crash.do(0, Reroll((0,)))
    assert crash.decision == AFTER_ANNOUNCEMENTS
    assert crash.why(0, row("boat-birds")) is None


@pytest.mark.rule("CS-310", "CS-529")
def test_a_captain_alone_may_take_it_only_if_equipment_does_not_suffice() -> None:
    able = sea("c c boat-birds", "", "", ashore=(1, 2)).on(AFTER_ANNOUNCEMENTS)
    assert able.why(0, row("boat-birds")) == "CS-310"
    table = sea("c t boat-birds", "", "", ashore=(1, 2), dice="ffll").on(AFTER_ANNOUNCEMENTS)
    events = table.let(0, row("boat-birds"))
    assert of_kind(events, AircraftAbandoned) == [AircraftAbandoned(0)]
    assert not of_kind(events, VesselCrashed)
    assert (table.public.aircraft, table.public.pilot, table.g.crashed) == (None, 0, True)
    table.on("CaptainDeclares")
    assert [event.vessel for event in of_kind(table.events, DiceRolled)] == ["aircraft", "lifeboat"]


@pytest.mark.rule("CS-311")
def test_a_captain_left_alone_in_the_step_is_treated_alike() -> None:
    table = sea("c c boat-birds", "", at=2)
    table.let(1, LEAVE)
    assert table.on(AFTER_ANNOUNCEMENTS).why(0, row("boat-birds")) == "CS-310"
    poor = sea("c boat-birds", "", at=2)
    poor.let(1, LEAVE)
    assert poor.on(AFTER_ANNOUNCEMENTS).why(0, row("boat-birds")) is None


@pytest.mark.rule("CS-312")
def test_in_a_round_the_aircraft_comes_first_then_the_lifeboat_then_the_next_captain() -> None:
    table = sea("c c", "boat-birds", "", dice="ffbb")
    table.let(1, row("boat-birds"))
    table.let(0, DECLARE_SUCCESS)
    table.let(1, DECLARE_SUCCESS)
    table.end_step()
    kinds = [type(event) for event in table.events if isinstance(event, VesselMoved | DiceRolled | CaptaincyPassed)]
    assert kinds[:5] == [DiceRolled, VesselMoved, DiceRolled, VesselMoved, CaptaincyPassed]


@pytest.mark.rule("CS-313", "CS-314")
def test_the_lifeboat_has_its_own_dice_and_no_announcements() -> None:
    table = sea("c c", "c", "", pilot=1, at=2, boat_at=6, dice="ffbbb")
    table.let(0, DECLARE_SUCCESS)
    table.on("PilotMayGetOff").let(1, FLY_ON)
    assert table.dice == "bbb"
    assert table.on("CaptainDeclares").asked == (1,)


@pytest.mark.rule("CS-315", "CS-463")
@pytest.mark.parametrize(("boat", "die"), list(zip(BOATS, "flbp", strict=True)))
def test_dice_of_the_lifeboats_type_are_free(boat: str, die: str) -> None:
    table = alone("", "c l h p", "", at=6, boat=boat, dice=die * 3).on("CaptainDeclares")
    assert table.can(1) == (DECLARE_SUCCESS,)
    assert table.offer(1, DeclareOffer).payments == ((),)


@pytest.mark.rule("CS-316")
def test_the_rest_is_paid_by_the_captains_rules() -> None:
    must = alone("", "c t", "", boat="boat-birds", dice="fb").on("CaptainDeclares")
    assert must.can(1) == (DECLARE_SUCCESS,)
    free = alone("", "t", "", boat="boat-birds", dice="fb").on("CaptainDeclares")
    assert free.can(1) == (DECLARE_SUCCESS, DECLARE_CRASH)
    lost = alone("", "l", "", boat="boat-birds", dice="fb").on("CaptainDeclares")
    assert lost.can(1) == (DECLARE_CRASH,)


@pytest.mark.rule("CS-317")
def test_after_a_success_the_lifeboat_moves_and_keeps_its_card() -> None:
    table = alone("", "c", "", boat="boat-birds", dice="fb").on("CaptainDeclares")
    events = table.let(1, DECLARE_SUCCESS)
    assert of_kind(events, VesselMoved) == [VesselMoved("lifeboat", 4)]
    assert (table.public.pilot, table.public.lifeboat_card, table.boat_city) == (1, "lifeboat-birds", 4)
    assert table.discard == "c"


@pytest.mark.rule("CS-318")
def test_after_a_failure_the_pilot_is_ashore_and_the_card_discarded() -> None:
    table = sea("c c", "", "", pilot=1, dice="ffff", boat="boat-birds").on("CaptainDeclares")
    table.let(0, DECLARE_SUCCESS)
    table.let(1, FLY_ON, DECLARE_CRASH)
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("lifeboat", (1,))]
    assert (table.public.pilot, table.owns(1)) == (None, [])
    assert "lifeboat-birds" in table.public.discard
    assert table.g.captain == 2, "the aircraft flies on without seat 1"


@pytest.mark.rule("CS-319", "CS-320")
def test_the_pilot_must_roll_in_the_round_of_boarding_and_may_get_off_from_the_next_on() -> None:
    table = sea("c c", "boat-birds", "", dice="ffbbff")
    table.let(1, row("boat-birds"))
    table.let(0, DECLARE_SUCCESS)
    while table.decision != "CaptainDeclares":
        assert table.decision != "PilotMayGetOff"
        table.usual()
    table.let(1, DECLARE_SUCCESS)
    table.on("PilotMayGetOff", later=True)
    events = table.let(1, STOP)
    assert of_kind(events, VesselStopped) == [VesselStopped("lifeboat", 1, 4)]
    assert of_kind(events, TreasureTaken) == [TreasureTaken(1, 4)]


@pytest.mark.rule("CS-321", "CS-323")
def test_when_the_pilot_gets_off_the_lifeboat_is_free_again() -> None:
    table = sea("c c c c", "", "boat-fog", pilot=1, boat="boat-birds", dice="ffff")
    table.on("PilotMayGetOff").do(1, STOP)
    assert (table.public.pilot, "lifeboat-birds" in table.public.discard) == (None, True)
    assert table.on("PassengerAnnounces").asked == (0,)
    assert table.g.captain == 2
    table.let(0, STAY)
    assert row("boat-fog") in table.on(AFTER_ANNOUNCEMENTS).can(2)


@pytest.mark.rule("CS-322")
def test_the_pilot_cannot_get_off_in_an_empty_city() -> None:
    table = alone("", "c", "", piles={2: 0}, dice="ff")
    assert table.decision == "CaptainDeclares"


@pytest.mark.rule("CS-324", "CS-325")
def test_the_lifeboat_goes_on_alone_and_the_new_voyage_waits_for_it() -> None:
    table = sea("", "boat-birds", "", dice="ffbbbb")
    table.let(1, row("boat-birds"))
    table.let(2, STAY)
    table.let(0, DECLARE_CRASH)
    assert not [event for event in table.events if isinstance(event, VoyageBegan | CardsDrawn)]
    table.let(1, DECLARE_SUCCESS)
    table.on("PilotMayGetOff")
    assert table.aboard() == []
    assert not of_kind(table.events, VoyageBegan)
    table.let(1, STOP)
    assert of_kind(table.events, VoyageBegan)


@pytest.mark.rule("CS-326")
def test_then_everybody_boards_and_draws_once() -> None:
    table = alone("", "", "")
    table.let(1, STOP)
    assert table.aboard() == [0, 1, 2]
    assert sorted(event.seat for event in of_kind(table.events, CardsDrawn)) == [0, 1, 2]


@pytest.mark.rule("CS-327")
def test_on_the_last_city_the_pilot_takes_one_treasure() -> None:
    table = alone("", "c c c c", "", at=20, dice="ffff", boat="boat-birds").on("CaptainDeclares")
    events = table.let(1, DECLARE_SUCCESS)
    assert of_kind(events, LastCityReached) == [LastCityReached("lifeboat", 25)]
    assert (table.owns(1), table.g.voyage) == (["25:25"], 2)


@pytest.mark.rule("CS-328")
def test_the_lifeboat_passes_cities_without_treasure() -> None:
    table = alone("", "c c c", "", at=2, piles={4: 0, 6: 0}, dice="bbb", boat="boat-birds").on("CaptainDeclares")
    assert len(table.g.step.dice) == 3
    table.let(1, DECLARE_SUCCESS)
    assert table.boat_city == 9


@pytest.mark.rule("CS-329")
def test_later_lifeboat_steps_do_not_move_the_captaincy() -> None:
    table = sea("", "", "", "", captain=3, pilot=1, dice="ffbb", boat="boat-birds").on("CaptainDeclares")
    table.let(3, DECLARE_CRASH)
    table.let(1, FLY_ON, DECLARE_SUCCESS)
    table.let(1, STOP)
    assert table.g.captain == 0


@pytest.mark.rule("CS-330", "CS-458")
def test_a_special_card_acts_on_the_vessel_whose_step_it_is() -> None:
    table = fly("c c c bandit", "c", "", modules="ext1 ext2", at=2, pilot=1, dice="ffbbb", boat="boat-birds")
    assert table.on("PassengerAnnounces").dice == "ff"
    table.on("CaptainDeclares").do(0, DECLARE_SUCCESS)
    table.on("PilotMayGetOff").do(1, FLY_ON)
    table.act(0, play("bandit"))
    assert table.on("CaptainDeclares").dice == "bbb"


@pytest.mark.rule("CS-331")
def test_in_the_lifeboats_step_the_pilot_is_captain_and_first_in_turn_order() -> None:
    table = fly("c", "route", "c", modules="ext2", at=2, down=True, pilot=1, dice=".f", boat="boat-birds").on(
        AFTER_ANNOUNCEMENTS
    )
    assert list(table.asked) == [1, 2, 0]
    table.act(1, play("route"))
    assert (table.decision, table.asked) == ("CaptainChoosesDice", (1,))


@pytest.mark.rule("CS-515")
def test_a_vessel_with_no_city_ahead_stops_and_its_occupants_take_treasures() -> None:
    table = sea("", "", "", "", captain=2, ashore=(3,), at=20, piles={20: 2, 25: 0})
    assert of_kind(table.events, RouteEnded) == [RouteEnded("aircraft", 20)]
    assert of_kind(table.events, TreasureTaken) == [TreasureTaken(2, 20), TreasureTaken(0, 20)]
    assert not of_kind(table.events, VesselCrashed)
    boat = alone("", "", "", at=20, piles={25: 0})
    assert boat.owns(1) == ["20:20"]


@pytest.mark.rule("CS-528")
def test_who_fell_is_ashore_and_may_play_only_cards_open_to_all() -> None:
    table = fly("route spell", "c", "c", modules="ext2", at=2, down=True, pilot=1, dice=".f", boat="boat-birds").on(
        AFTER_ANNOUNCEMENTS
    )
    assert table.why(0, play("spell")) is None
    assert table.why(0, play("route")) == "CS-119"


@pytest.mark.rule("CS-529")
def test_an_abandoned_aircraft_opens_no_window_for_jetpacks() -> None:
    table = fly("jetpack boat-fog", "jetpack", "", modules="ext2", ashore=(1, 2), at=2, dice="llbb").on(
        AFTER_ANNOUNCEMENTS
    )
    table.act(0, row("boat-fog"))
    assert table.decision != "PlayersAtFall"
    assert of_kind(table.events, CardsLaid) == []


@pytest.mark.rule("CS-017", "CS-303")
def test_each_lifeboat_card_names_one_type_for_all_to_see() -> None:
    for number, symbol in enumerate(SYMBOLS):
        table = alone("", "", "", boat=f"boat-{symbol}")
        assert table.public.lifeboat_card == CARDS[LIFEBOAT + number]
        assert cards(f"boat-{symbol}") == (CARDS[LIFEBOAT + number],)
