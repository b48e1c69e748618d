"""Bonus: Boscalumia, the Forgotten City (CS-366 to CS-381, CS-486 to CS-494, CS-530, CS-534)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.content.cities import our_content
from astrodrome.games.celestia.content.figures import FORGOTTEN_DICE, TOKEN_POINTS
from astrodrome.games.celestia.content.tables import Tables
from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    FLY_ON,
    HEAD_FORGOTTEN,
    HEAD_ON,
    LEAVE,
    STAY,
    STOP,
    USE_POWER,
    UseSpyglass,
)
from astrodrome.games.celestia.records.card_events import CardsDrawn
from astrodrome.games.celestia.records.flight_events import (
    ForgottenCityLit,
    ForgottenCityReached,
    HeadingChosen,
    SpaceReached,
    VesselCrashed,
    VoyageBegan,
)
from astrodrome.games.celestia.records.offers import AnnounceOffer, HeadingOffer
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from astrodrome.kernel.records import Line
from tests.celestia.table import Table, fly, name, play, row
from tests.contract.events import of_kind

SPACE = 0
AFTER_ANNOUNCEMENTS, AFTER_CRASH, AFTER_LAYING, AT_FALL = (
    "PlayersAfterAnnouncements",
    "PlayersAfterCrash",
    "PlayersAtLaying",
    "PlayersAtFall",
)


def bosc(*hands: str, at: int = 12, modules: str = "", powers: bool = False, **more: object) -> Table:
    """Set up a step with Boscalumia; `at` 0 is the empty space."""
    more.setdefault("dice", "ffff")
    return fly(*hands, at=at, modules=f"boscalumia {modules}".strip(), power_cards=powers, **more)  # type: ignore[arg-type]  # as given


@pytest.mark.rule("CS-366", "CS-381")
def test_it_lies_beside_barbadahl_off_the_route_and_is_not_lit() -> None:
    beside = [row_.value for row_ in our_content().cities if row_.forgotten]
    table = bosc("", "", "")
    assert beside == [12]
    assert not table.public.lit
    table.do(0, HEAD_ON)
    assert (table.public.target.city, len(table.g.step.dice)) == (15, 3)


@pytest.mark.rule("CS-366", "CS-368")
def test_the_empty_space_and_the_forgotten_city_come_after_the_route_with_four_dice_each() -> None:
    tables = Tables(our_content())
    assert (tables.space, tables.forgotten) == (tables.cities, tables.cities + 1)
    assert tables.dice[tables.space :] == [4, 4]


@pytest.mark.rule("CS-367")
def test_on_barbadahl_the_captain_chooses_the_heading_before_rolling() -> None:
    table = bosc("", "", "")
    assert (table.decision, table.asked, table.g.step.dice) == ("HelmChoosesHeading", (0,), [])
    assert table.can(0) == (HEAD_ON, HEAD_FORGOTTEN)
    assert [(one.city, one.dice) for one in table.offer(0, HeadingOffer).headings] == [(15, 3), (None, 4)]
    assert of_kind(table.do(0, HEAD_FORGOTTEN), HeadingChosen) == [HeadingChosen(0, "aircraft", True)]
    assert table.public.target.spot == "space"
    assert bosc("", "", "", at=9).decision == "PassengerAnnounces"


@pytest.mark.rule("CS-368")
def test_towards_it_four_dice_are_rolled_and_who_leaves_takes_a_treasure_of_barbadahl() -> None:
    table = bosc("", "", "", piles={12: "15 12"})
    table.do(0, HEAD_FORGOTTEN)
    assert len(table.g.step.dice) == FORGOTTEN_DICE == 4
    events = table.do(1, LEAVE)
    assert of_kind(events, TreasureTaken) == [TreasureTaken(1, 12)]
    assert table.owns(1) == ["12:15"]


@pytest.mark.rule("CS-369")
def test_after_a_success_the_aircraft_stands_in_the_empty_space_and_nobody_gains() -> None:
    table = bosc("c c c c", "", "")
    table.do(0, HEAD_FORGOTTEN)
    table.end_step()
    assert of_kind(table.events, SpaceReached) == [SpaceReached("aircraft")]
    assert table.public.aircraft is not None
    assert table.public.aircraft.spot == "space"
    assert (table.g.forgotten_city.tokens, not of_kind(table.events, TreasureTaken)) == ([False] * 3, True)


@pytest.mark.rule("CS-370")
def test_a_failure_is_an_ordinary_crash_on_barbadahl() -> None:
    table = bosc("", "jetpack", "", powers=True, piles={12: "15"})
    table.do(0, HEAD_FORGOTTEN)
    table.on(AT_FALL).act(1, play("jetpack"))
    assert table.owns(1) == ["12:15"]
    assert of_kind(table.events, VesselCrashed) == [VesselCrashed("aircraft", (0, 2))]


@pytest.mark.rule("CS-371", "CS-372")
def test_from_the_space_there_is_one_way_only_and_nobody_can_leave() -> None:
    table = bosc("", "", "", at=SPACE)
    assert (table.dice, table.public.target.spot) == ("ffff", "forgotten")
    assert table.decision == "CaptainDeclares", "neither a heading nor an announcement"
    lone = bosc("", "", "", at=SPACE, ashore=(1, 2))
    assert lone.decision == "CaptainDeclares", "a captain alone cannot stop here either"


@pytest.mark.rule("CS-372")
def test_with_a_lifeboat_passengers_announce_but_cannot_leave() -> None:
    table = bosc("", "boat-fog", "", at=SPACE, modules="ext2").on("PassengerAnnounces")
    assert table.can(1) == (STAY, row("boat-fog"))
    assert table.why(1, LEAVE) == "CS-372"
    assert table.offer(1, AnnounceOffer).city is None


@pytest.mark.rule("CS-373")
def test_jetpack_hook_ejection_and_mooring_are_barred_in_the_space() -> None:
    table = bosc("c c c c", "ejection mooring hook", "c", at=SPACE, modules="ext1 grappin", powers=True, dice="fff.")
    assert table.on(AFTER_ANNOUNCEMENTS).why(1, play("ejection")) == "CS-373"
    while not of_kind(table.events, ForgottenCityLit):
        assert table.decision != AFTER_LAYING, "nothing that is played there could be played"
        table.usual()


@pytest.mark.rule("CS-373", "CS-375")
def test_a_crash_from_the_space_gives_nobody_a_treasure() -> None:
    table = bosc("jetpack", "c", "c", at=SPACE, powers=True).on("CaptainDeclares")
    table.do(0, DECLARE_CRASH)
    while table.g.voyage == 1:
        assert table.decision != AT_FALL
        table.usual()
    assert not of_kind(table.events, TreasureTaken)
    assert "jetpack" in table.hand(0)


@pytest.mark.rule("CS-374")
def test_other_cards_follow_their_usual_rules_in_the_space() -> None:
    table = bosc("c c c route", "spell", "c", at=SPACE, powers=True, dice="fff.").on(AFTER_ANNOUNCEMENTS)
    assert table.why(0, play("route")) is None
    assert table.why(1, play("spell")) is None


@pytest.mark.rule("CS-376", "CS-377")
def test_the_second_success_lights_it_and_gives_25_points_to_each_aboard() -> None:
    table = bosc("c c c c", "", "", "", at=SPACE, ashore=(3,)).on("CaptainDeclares")
    events = table.do(0, DECLARE_SUCCESS)
    assert of_kind(events, ForgottenCityLit) == [ForgottenCityLit("aircraft", (0, 1, 2), TOKEN_POINTS)]
    assert table.public.lit
    assert [table.mine(seat).points for seat in range(4)] == [25, 25, 25, 0]


@pytest.mark.rule("CS-377")
def test_the_token_counts_for_the_goal_and_in_the_score() -> None:
    table = bosc("c c c c", "", "", at=SPACE, holds={1: "25:25"}).on("CaptainDeclares")
    table.do(0, DECLARE_SUCCESS)
    assert table.decision is None
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (25, 50, 25)
    assert Line("score-boscalumia", 25) in table.game.outcome.breakdown[0]


@pytest.mark.rule("CS-378")
def test_after_lighting_a_new_voyage_starts_with_the_usual_draw() -> None:
    table = bosc("c c c c", "", "", at=SPACE, modules="matryoshburg").on("CaptainDeclares")
    events = table.do(0, DECLARE_SUCCESS)
    assert of_kind(events, VoyageBegan)
    assert len(of_kind(events, CardsDrawn)) == 3
    assert not of_kind(events, VesselCrashed)
    assert table.city == 1


@pytest.mark.rule("CS-379")
def test_once_lit_the_heading_is_no_longer_offered() -> None:
    table = bosc("", "", "", at=9, dice="...fff", lit="1")
    table.end_step()
    assert (table.city, table.decision) == (12, "PassengerAnnounces")
    assert table.public.target.city == 15


@pytest.mark.rule("CS-380")
def test_players_ashore_never_gain_the_token() -> None:
    table = bosc("c c c c", "", "", at=SPACE, ashore=(2,)).on("CaptainDeclares")
    table.do(0, DECLARE_SUCCESS)
    assert table.g.forgotten_city.tokens == [True, True, False]
    assert table.game.outcome is None
    table.end_step()
    assert not table.g.forgotten_city.tokens[2]


@pytest.mark.rule("CS-486")
def test_mooring_on_barbadahl_keeps_the_aircraft_there_for_a_new_heading() -> None:
    table = bosc("c c c c", "mooring", "", modules="ext1", dice="ffff")
    table.do(0, HEAD_FORGOTTEN)
    table.on(AFTER_LAYING).act(1, play("mooring"))
    assert table.city == 12
    assert (table.decision, table.asked) == ("HelmChoosesHeading", (1,))


@pytest.mark.rule("CS-487")
def test_a_spyglass_leads_into_the_space_and_from_there_into_the_city() -> None:
    table = bosc("", "", "", holds={1: "4:S 2:S"})
    table.do(0, HEAD_FORGOTTEN)
    table.on(AFTER_CRASH).act(1, UseSpyglass(4))
    assert of_kind(table.events, SpaceReached)
    table.on(AFTER_CRASH).act(1, UseSpyglass(2))
    assert of_kind(table.events, ForgottenCityLit)


@pytest.mark.rule("CS-488")
def test_bandit_and_black_change_the_four_dice() -> None:
    more = bosc("bandit", "", "", modules="ext1")
    more.do(0, HEAD_FORGOTTEN)
    more.act(0, play("bandit"))
    assert len(more.on("PassengerAnnounces").g.step.dice) == 5
    fewer = bosc("c", "", "", modules="ext1", colours="black red blue")
    fewer.do(0, HEAD_FORGOTTEN)
    fewer.act(0, USE_POWER)
    assert len(fewer.on("PassengerAnnounces").g.step.dice) == 2


@pytest.mark.rule("CS-489")
def test_captaincy_may_be_handed_over_in_the_space_but_nobody_leaves() -> None:
    table = bosc("need", "c", "c", at=SPACE, modules="ext2").on(AFTER_ANNOUNCEMENTS)
    table.act(0, play("need"))
    table.do(0, name(1))
    assert table.can(0) == (STAY,)
    assert table.why(0, LEAVE) == "CS-489"
    assert table.offer(0, AnnounceOffer).city is None


@pytest.mark.rule("CS-490")
def test_purple_is_pointless_in_the_space() -> None:
    table = bosc("c", "spell", "c", at=SPACE, modules="ext1 ext2", powers=True, colours="red purple blue", dice="fff.")
    assert table.on(AFTER_ANNOUNCEMENTS).why(1, USE_POWER) == "CS-289"


@pytest.mark.rule("CS-491")
def test_the_lifeboat_may_be_launched_in_the_space_and_heads_for_the_city() -> None:
    table = bosc("c c c c", "boat-birds", "", at=SPACE, modules="ext2", dice="ffffbbbb")
    table.let(1, row("boat-birds"))
    table.let(0, DECLARE_SUCCESS)
    table.on("CaptainDeclares")
    assert (table.dice, table.public.target.spot) == ("bbbb", "forgotten")
    stuck = bosc("", "c", "", at=SPACE, modules="ext2", down=True, pilot=1, boat_at=None).on("CaptainDeclares")
    assert STOP not in stuck.can(1)


@pytest.mark.rule("CS-492")
def test_on_barbadahl_the_pilot_chooses_an_own_heading() -> None:
    table = bosc("c c c", "c", "", modules="ext2", pilot=1, dice="fffbbbb")
    table.do(0, HEAD_ON)
    table.on("PilotMayGetOff").do(1, FLY_ON)
    assert (table.decision, table.asked) == ("HelmChoosesHeading", (1,))
    events = table.do(1, HEAD_FORGOTTEN)
    assert of_kind(events, HeadingChosen) == [HeadingChosen(1, "lifeboat", True)]
    assert table.city == 15


@pytest.mark.rule("CS-493")
def test_the_new_voyage_waits_for_a_lifeboat_after_the_lighting() -> None:
    table = bosc("c c c c", "", "", at=SPACE, modules="ext2", pilot=1, boat_at=4, dice="ffff")
    table.let(0, DECLARE_SUCCESS)
    table.on("PilotMayGetOff")
    assert table.public.lit
    assert not of_kind(table.events, VoyageBegan)


@pytest.mark.rule("CS-494")
def test_without_treasure_on_barbadahl_the_city_is_out_of_reach() -> None:
    table = bosc("c c c", "", "", at=9, piles={12: 0}, dice="fff").end_step()
    assert table.city == 15
    moored = bosc("c c c c", "mooring", "", modules="ext1", dice="ffff", piles={12: 1})
    moored.do(0, HEAD_FORGOTTEN)
    moored.on("PassengerAnnounces").do(1, STAY)
    moored.do(2, LEAVE)
    moored.on(AFTER_LAYING).act(1, play("mooring"))
    assert (moored.left(12), moored.decision) == (0, "HelmChoosesHeading")


@pytest.mark.rule("CS-530")
def test_a_vessel_that_comes_after_the_lighting_gains_nothing() -> None:
    table = bosc("", "c", "", at=SPACE, modules="ext2", down=True, pilot=1, dice="....", lit="0 2")
    table.let(1, DECLARE_SUCCESS)
    table.end_step()
    assert of_kind(table.events, ForgottenCityReached) == [ForgottenCityReached("lifeboat")]
    assert table.g.forgotten_city.tokens == [True, False, True]
    assert not of_kind(table.events, VesselCrashed)


@pytest.mark.rule("CS-530", "CS-376")
def test_a_pilot_may_light_it_alone() -> None:
    table = bosc("", "c", "", at=SPACE, modules="ext2", down=True, pilot=1, dice="....")
    table.let(1, DECLARE_SUCCESS)
    table.end_step()
    assert of_kind(table.events, ForgottenCityLit) == [ForgottenCityLit("lifeboat", (1,), TOKEN_POINTS)]
    assert table.g.forgotten_city.tokens == [False, True, False]


@pytest.mark.rule("CS-534")
def test_where_barbadahl_is_the_last_city_arriving_ends_the_voyage() -> None:
    table = bosc("c c c", "", "", at=9, piles={15: 0, 20: 0, 25: 0}, dice="fff").end_step()
    assert table.g.voyage == 2
    assert [len(table.owns(seat)) for seat in range(3)] == [1, 1, 1]
